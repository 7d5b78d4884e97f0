import { CONTEXT_PARTS, contextPart } from '../../common/lead-context.ts'
import { formatNumber } from '../../common/money.ts'
import type { OwnerMailContext } from '../../schemas/types.ts'
import { oneLine } from '../lib/one-line.ts'
import { wordsIn } from '../lib/texts.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { appointmentLines } from './appointment-texts.ts'
import type { SinkServices } from './sink.ts'

/** A mail as text: nothing in it can be markup. */
export interface Mail {
  readonly subject: string
  readonly text: string
}

/** In the order in which the owner reads them. */
const FIELDS = ['name', 'email', 'phone', 'company', 'employees', 'service', 'subject', 'message', 'url'] as const

/** More than the schema of the context allows. */
const LONGEST_PART = 1000

type MailContext = Pick<SinkServices, 'site' | 'texts' | 'rules'>

/** The mail to the owner, in the default language of the site. */
export function ownerMail(lead: StoredLead, services: MailContext): Mail {
  const { site, texts } = services
  const { kind, payload, suspicion, source, id, createdAt, replaces } = lead
  const words = wordsIn(texts.defaultLanguage, texts).mails.owner
  const mark = suspicion.length > 0 ? `[${words.suspicious}] ` : ''
  const lines = FIELDS.flatMap((field) => {
    const value = payload[field]
    return typeof value === 'string' && value.trim() !== '' ? [entry(words.fields[field], value)] : []
  })
  const context = contextLines(payload['context'], words.context, texts.defaultLanguage)
  const foot = [
    `${words.source}: ${oneLine(source, 200)}`,
    `${words.received}: ${createdAt.toISOString()}`,
    `${words.id}: ${id}`,
    ...replaces.map((earlier) => `${words.replaces}: ${earlier}`),
  ]
  return {
    subject: `${mark}${words.kinds[kind]}: ${oneLine(payload['name'], 120)}${site.name ? ` (${site.name})` : ''}`,
    text: `${[...appointmentLines(lead, services), ...lines, ...context].join('\n')}\n\n-- \n${foot.join('\n')}\n`,
  }
}

/** What the visitor did before he sent it, below its own heading; [] where that is not known. */
function contextLines(context: unknown, words: OwnerMailContext, language: string): string[] {
  const lines = CONTEXT_PARTS.flatMap((part) => {
    const value = contextPart(context, part)
    // "document.kind" is the kind of the document.
    const name = part.replace(/^.*[.]/, '') as keyof OwnerMailContext
    const text = typeof value === 'number' ? formatNumber(value, language) : oneLine(value, LONGEST_PART)
    return text === '' ? [] : [entry(words[name], text)]
  })
  return lines.length > 0 ? ['', `${words.title}:`, ...lines] : []
}

function entry(label: string, value: string): string {
  return value.includes('\n') || value.length > 80 ? `${label}:\n${value}\n` : `${label}: ${value}`
}

/**
 * The mail to the visitor. It repeats nothing but the name: a form that mails what a stranger typed to an address that a
 * stranger typed would be a tool for spammers.
 */
export function confirmationMail(lead: StoredLead, services: Pick<MailContext, 'site' | 'texts'>): Mail {
  const { subject, text } = wordsIn(lead.language, services.texts).mails.confirmation
  return { subject, text: letter(lead, [text], services) }
}

/** Paragraphs to a visitor, between greeting and sender. */
export function letter(
  { payload, language }: StoredLead,
  paragraphs: readonly string[],
  { site, texts }: Pick<MailContext, 'site' | 'texts'>,
): string {
  const { greeting, greetingWithoutName } = wordsIn(language, texts).mails.confirmation
  const name = oneLine(payload['name'], 60)
  const hello = name === '' || isAdvertisement(name) ? greetingWithoutName : greeting.replace('{name}', () => name)
  const body = [hello, ...paragraphs].join('\n\n')
  return [`${body}\n`, site.name, site.phone].filter(Boolean).join('\n').concat('\n')
}

/** A name with an address or a number in it; mail programs turn them into links. */
function isAdvertisement(name: string): boolean {
  return /[\d/:@<>[\]]|\.\p{L}{2}|www\./iu.test(name)
}
