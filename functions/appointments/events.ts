// An appointment in the words of calendars.
import { oneLine } from '../lib/one-line.ts'
import { wordsIn } from '../lib/texts.ts'
import type { Lead, LeadServices } from '../lib/types.ts'
import type { WrittenEvent } from './ical/write.ts'

export interface EventTime {
  readonly start: number
  readonly end: number
  readonly sequence: number
  readonly isCancelled: boolean
  /** When this is said, and the zone of the opening hours. */
  readonly at: number
  readonly zone: string
}

type Words = Pick<LeadServices, 'texts' | 'site'>

/** For the owner: who is to be called. What visitors typed goes where the owner alone reads it. */
export function ownersEvent(lead: Lead, time: EventTime, { texts }: Words): WrittenEvent {
  const { fields } = wordsIn(texts.defaultLanguage, texts).mails.owner
  const { ownerSummary } = wordsIn(texts.defaultLanguage, texts).mails.appointment
  const lines = (['name', 'phone', 'email', 'company', 'message'] as const).flatMap((field) => {
    const value = lead.payload[field]
    return typeof value === 'string' && value.trim() !== '' ? [`${fields[field]}: ${value}`] : []
  })
  const name = oneLine(lead.payload['name'], 120)
  return { ...time, uid: lead.id, summary: ownerSummary.replace('{name}', () => name), description: lines.join('\n') }
}

/** For the visitor. @param link where it can be changed; "" if that is not known */
export function visitorsEvent(
  lead: Lead,
  time: EventTime,
  { texts, site, link }: Words & { readonly link: string },
): WrittenEvent {
  const { summary, manage } = wordsIn(lead.language, texts).mails.appointment
  const description = link === '' ? '' : `${manage} ${link}`
  return { ...time, uid: lead.id, summary: summary.replace('{site}', () => site.name).trim(), description }
}
