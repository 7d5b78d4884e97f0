import type { SiteFacts } from '../lib/types.ts'
import type { StoredLead } from '../outbox/queue.ts'

/** A mail as text: nothing in it can be markup. */
export interface Mail {
  readonly subject: string
  readonly text: string
}

const TITLES = { contact: 'Nachricht', booking: 'Buchung', partial: 'Unfertige Buchung' }

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  employees: 'Beschäftigte',
  service: 'Leistung',
  subject: 'Betreff',
  message: 'Nachricht',
  url: 'Seite',
}

/** What the owner reads. */
export function ownerMail(lead: StoredLead, site: SiteFacts): Mail {
  const { kind, payload, suspicion, source, id, createdAt, replaces } = lead
  const mark = suspicion.length > 0 ? '[Spamverdacht] ' : ''
  const lines = Object.entries(LABELS).flatMap(([field, label]) => {
    const value = payload[field]
    return typeof value === 'string' && value.trim() !== '' ? [entry(label, value)] : []
  })
  const foot = [
    `Quelle: ${oneLine(source, 200)}`,
    `Eingang: ${createdAt.toISOString()}`,
    `Kennung: ${id}`,
    ...replaces.map((earlier) => `Ersetzt: ${earlier}`),
  ]
  return {
    subject: `${mark}${TITLES[kind]}: ${oneLine(payload['name'], 120)}${site.name ? ` (${site.name})` : ''}`,
    text: `${lines.join('\n')}\n\n-- \n${foot.join('\n')}\n`,
  }
}

function entry(label: string, value: string): string {
  return value.includes('\n') || value.length > 80 ? `${label}:\n${value}\n` : `${label}: ${value}`
}

const CONFIRMATIONS: Readonly<Record<'de' | 'en' | 'pt', (name: string) => Mail>> = {
  de: (name) => ({
    subject: 'Ihre Nachricht ist angekommen',
    text: `Guten Tag${name},\n\nvielen Dank, Ihre Nachricht ist bei uns angekommen. Wir melden uns bei Ihnen.\n`,
  }),
  en: (name) => ({
    subject: 'Your message has arrived',
    text: `Hello${name},\n\nthank you, your message has reached us. We will get back to you.\n`,
  }),
  pt: (name) => ({
    subject: 'Sua mensagem chegou',
    text: `Olá${name},\n\nobrigado, sua mensagem chegou até nós. Entraremos em contato.\n`,
  }),
}

/**
 * What the visitor reads. It repeats nothing but the name: a form that mails what a stranger typed to an address that
 * a stranger typed would be a tool for senders of spam.
 */
export function confirmationMail({ payload, language }: StoredLead, { name: site, phone }: SiteFacts): Mail {
  const write = CONFIRMATIONS[language === 'en' || language === 'pt' ? language : 'de']
  const name = oneLine(payload['name'], 60)
  const { subject, text } = write(name === '' || isAdvertisement(name) ? '' : ` ${name}`)
  return { subject, text: [text, site, phone].filter(Boolean).join('\n').concat('\n') }
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
