import { wordsIn } from '../lib/texts.ts'
import type { Services } from '../lib/types.ts'
import type { StoredLead } from '../outbox/queue.ts'

/** A mail as text: nothing in it can be markup. */
export interface Mail {
  readonly subject: string
  readonly text: string
}

/** In the order in which the owner reads them. */
const FIELDS = ['name', 'email', 'phone', 'company', 'employees', 'service', 'subject', 'message', 'url'] as const

/** What mails are written with. */
type Writing = Pick<Services, 'site' | 'texts'>

/** What the owner reads, in the default language of the site. */
export function ownerMail(lead: StoredLead, { site, texts }: Writing): Mail {
  const { kind, payload, suspicion, source, id, createdAt, replaces } = lead
  const words = wordsIn(texts.defaultLanguage, texts).mails.owner
  const mark = suspicion.length > 0 ? `[${words.suspicious}] ` : ''
  const lines = FIELDS.flatMap((field) => {
    const value = payload[field]
    return typeof value === 'string' && value.trim() !== '' ? [entry(words.fields[field], value)] : []
  })
  const foot = [
    `${words.source}: ${oneLine(source, 200)}`,
    `${words.received}: ${createdAt.toISOString()}`,
    `${words.id}: ${id}`,
    ...replaces.map((earlier) => `${words.replaces}: ${earlier}`),
  ]
  return {
    subject: `${mark}${words.kinds[kind]}: ${oneLine(payload['name'], 120)}${site.name ? ` (${site.name})` : ''}`,
    text: `${lines.join('\n')}\n\n-- \n${foot.join('\n')}\n`,
  }
}

function entry(label: string, value: string): string {
  return value.includes('\n') || value.length > 80 ? `${label}:\n${value}\n` : `${label}: ${value}`
}

/**
 * What the visitor reads. It repeats nothing but the name: a form that mails what a stranger typed to an address that
 * a stranger typed would be a tool for senders of spam.
 */
export function confirmationMail({ payload, language }: StoredLead, { site, texts }: Writing): Mail {
  const { subject, greeting, greetingWithoutName, text } = wordsIn(language, texts).mails.confirmation
  const name = oneLine(payload['name'], 60)
  const hello = name === '' || isAdvertisement(name) ? greetingWithoutName : greeting.replace('{name}', () => name)
  return { subject, text: [`${hello}\n\n${text}\n`, site.name, site.phone].filter(Boolean).join('\n').concat('\n') }
}

/** A name with an address or a number in it; mail programs make links of them. */
function isAdvertisement(name: string): boolean {
  return /[\d/:@<>[\]]|\.\p{L}{2}|www\./iu.test(name)
}

/** Signs that turn the direction of what follows: "\u202Egpj.exe" looks like "exe.jpg". */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

function oneLine(value: unknown, most: number): string {
  const text = String(value ?? '')
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // By characters, so that none is cut in halves.
  return [...text]
    .slice(0, most)
    .join('')
    .replace(/\p{Surrogate}/gu, '\ufffd')
}
