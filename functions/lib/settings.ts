import { isIP } from 'node:net'
import { leadsInside } from '../sinks/private-address.ts'

/** What a running server is told by its environment. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number
  /** A libSQL address: "file:data/leads.db" (relative to the working directory) or "libsql://…". */
  readonly databaseUrl: string
  readonly limitsRates: boolean
  /** Proxies whose forwarding headers count: how many stand in front, or their addresses. 0: none. */
  readonly trustedProxies: number | readonly string[]
  /** Where leads are posted to; null: nowhere. */
  readonly webhook: WebhookSettings | null
  /** How leads are mailed; null: not at all. */
  readonly mail: MailSettings | null
}

export interface WebhookSettings {
  readonly url: string
  /** Standard Webhooks secret, "whsec_" and base64; null: the deliveries are not signed. */
  readonly secret: string | null
  /** Whether the address may lead into a private network. */
  readonly allowsPrivate: boolean
}

export interface MailSettings {
  /** "smtps://user:password@mail.example.com". */
  readonly url: string
  /** The owner's mailbox. */
  readonly to: string
  /** The sender's address. */
  readonly from: string
  /** Whether visitors get a confirmation. */
  readonly confirms: boolean
}

export type SettingsReading =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

const DATABASE_SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:']
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']
/** Addresses of webhooks often hold what lets one in. */
const SECRET_NAMES = ['LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_URL', 'SMTP_URL']
const LEADS_NAMES = [
  'LEADS_DATABASE_URL',
  'LEADS_MAIL_CONFIRMATION',
  'LEADS_MAIL_FROM',
  'LEADS_MAIL_TO',
  'LEADS_WEBHOOK_ALLOW_PRIVATE',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_WEBHOOK_URL',
]

/**
 * The environment as checked settings. An empty value counts as not set.
 *
 * @returns all problems at once, each a sentence that names the variable and what it takes
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsReading {
  const problems: string[] = unknownNames(environment)
  const read: Read = (name, missing, parse, takes) => {
    const text = environment[name]?.trim()
    if (!text) return missing
    const value = parse(text)
    // Passwords and secrets do not belong on a screen.
    const isSecret = SECRET_NAMES.includes(name) || /authtoken/i.test(text)
    const shown = isSecret ? 'not right' : `"${text}"`
    if (value === null) problems.push(`${name} is ${shown}. It takes ${takes}.`)
    return value ?? missing
  }
  const value: Settings = {
    port: read('PORT', 3000, parsePort, 'a port from 0 to 65535, such as 3000'),
    databaseUrl: read(
      'LEADS_DATABASE_URL',
      'file:data/leads.db',
      parseDatabase,
      'the address of a libSQL database, such as file:data/leads.db or libsql://leads.example.com',
    ),
    limitsRates: read('RATE_LIMIT', true, parseSwitch, '"on" (the default) or "off" (for tests only)'),
    trustedProxies: read<Settings['trustedProxies']>(
      'TRUST_PROXY',
      0,
      parseProxies,
      'the number of proxies in front of this server, or their addresses separated by commas, such as 1 or 10.0.0.0/8',
    ),
    webhook: webhookSettings(read, problems),
    mail: mailSettings(read, problems),
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
}

type Read = <T>(name: string, missing: T, parse: (text: string) => T | null, takes: string) => T

const SWITCH = '"on" or "off" (the default)'

function webhookSettings(read: Read, problems: string[]): WebhookSettings | null {
  const url = read('LEADS_WEBHOOK_URL', null, parseWeb, 'an address such as https://hooks.example.com/leads')
  const secret = read(
    'LEADS_WEBHOOK_SECRET',
    null,
    parseSecret,
    '"whsec_" and at least 24 random bytes in base64, such as the receiver shows',
  )
  const allowsPrivate = read('LEADS_WEBHOOK_ALLOW_PRIVATE', false, parseSwitch, SWITCH)
  if (url && !allowsPrivate) problems.push(...dangersOf(new URL(url)))
  if (url) return { url, secret, allowsPrivate }
  if (secret) problems.push('LEADS_WEBHOOK_SECRET is set, but LEADS_WEBHOOK_URL is not: there is nothing to sign.')
  return null
}

/** What a lead must not be exposed to, unless the owner means it. */
function dangersOf(url: URL): string[] {
  const unless = 'To allow it all the same: LEADS_WEBHOOK_ALLOW_PRIVATE=on.'
  if (url.protocol === 'http:')
    return [`LEADS_WEBHOOK_URL begins with http://: leads would travel unencrypted. ${unless}`]
  return leadsInside(url) ? [`LEADS_WEBHOOK_URL leads into a private network. ${unless}`] : []
}

function mailSettings(read: Read, problems: string[]): MailSettings | null {
  const url = read('SMTP_URL', null, parseSmtp, 'an address such as smtps://user:password@mail.example.com')
  const to = read('LEADS_MAIL_TO', null, parseMailbox, 'an e-mail address')
  const from = read('LEADS_MAIL_FROM', to, parseMailbox, 'an e-mail address')
  const confirms = read('LEADS_MAIL_CONFIRMATION', false, parseSwitch, SWITCH)
  if (url && to && from) return { url, to, from, confirms }
  if (url) problems.push('SMTP_URL is set, but LEADS_MAIL_TO is not: say whom leads are mailed to.')
  if (to && !url) problems.push('LEADS_MAIL_TO is set, but SMTP_URL is not: say which server sends the mails.')
  return null
}

/** A misspelt name would silently leave leads in the wrong place. */
function unknownNames(environment: object): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('LEADS_') && !LEADS_NAMES.includes(name))
    .sort()
    .map((name) => `${name} is not a setting. There are ${LEADS_NAMES.join(', ')}.`)
}

function parsePort(text: string): number | null {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65535 ? port : null
}

function parseDatabase(text: string): string | null {
  const scheme = DATABASE_SCHEMES.find((known) => text.startsWith(known))
  // What is only in memory would be lost with the process.
  const isKept = !/:memory:|[?&]mode=memory/i.test(text)
  return scheme && text.length > scheme.length && isKept ? text : null
}

function parseSwitch(text: string): boolean | null {
  if (text === 'on') return true
  return text === 'off' ? false : null
}

function parseProxies(text: string): number | string[] | null {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.every(isProxy) ? addresses : null
}

function isProxy(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function parseWeb(text: string): string | null {
  return /^https?:$/.test(schemeOf(text)) ? text : null
}

function parseSmtp(text: string): string | null {
  return /^smtps?:$/.test(schemeOf(text)) && new URL(text).hostname !== '' ? text : null
}

function schemeOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}

function parseMailbox(text: string): string | null {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text) ? text : null
}

/** Standard Webhooks: 24 to 64 bytes, with a prefix that tells what it is. */
function parseSecret(text: string): string | null {
  const base64 = text.replace(/^whsec_/, '')
  const bytes = Buffer.from(base64, 'base64')
  // Buffer reads also what is no base64.
  const isRight = text.startsWith('whsec_') && bytes.toString('base64') === base64
  return isRight && bytes.length >= 24 && bytes.length <= 64 ? text : null
}
