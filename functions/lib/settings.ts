import { isIP } from 'node:net'

/** What a running server is told by its environment. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number
  /** A libSQL address: "file:data/leads.db" (relative to the working directory) or "libsql://…". */
  readonly databaseUrl: string
  readonly limitsRates: boolean
  /** Proxies whose forwarding headers count: how many stand in front, or their addresses. 0: none. */
  readonly trustedProxies: number | readonly string[]
}

export type SettingsReading =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

const DATABASE_SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:']
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']
const LEADS_NAMES = [
  'LEADS_DATABASE_URL',
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
  const read = <T>(name: string, missing: T, parse: (text: string) => T | null, takes: string): T => {
    const text = environment[name]?.trim()
    if (!text) return missing
    const value = parse(text)
    if (value === null) problems.push(`${name} is "${text}". It takes ${takes}.`)
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
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
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
  return scheme && text.length > scheme.length ? text : null
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
