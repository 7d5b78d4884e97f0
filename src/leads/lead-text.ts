// Leads as the owner reads them on a terminal.
import { CONTEXT_PARTS } from '../../common/lead-context.ts'
import type { Appointment } from '../../functions/outbox/appointments/appointment.ts'
import type { DeliveryState, RegisteredLead } from '../../functions/outbox/register.ts'
import { type Counted, counted, momentIn } from '../diagnostics/said.ts'
import type { UiLanguage, Words } from '../diagnostics/words.ts'
import { germanProblem } from './german-problems.ts'
import { fieldIn, KINDS, STATES, suspicionsIn } from './lead-words.ts'
import { contextField, field, recordOf } from './record.ts'
import { printableLines, table } from './table.ts'

/** In which language, and by which clock (an IANA name), something is told. */
export interface Telling {
  readonly language: UiLanguage
  readonly zone: string
}

const COLUMNS: readonly (Words & { readonly maxLength?: number })[] = [
  { en: 'ID', de: 'ID', maxLength: 8 },
  { en: 'RECEIVED', de: 'EINGANG', maxLength: 20 },
  { en: 'KIND', de: 'ART' },
  { en: 'STATE', de: 'STAND' },
  { en: 'NAME', de: 'NAME', maxLength: 24 },
  { en: 'E-MAIL', de: 'E-MAIL', maxLength: 32 },
  { en: 'PHONE', de: 'TELEFON', maxLength: 18 },
  { en: 'APPOINTMENT', de: 'TERMIN', maxLength: 32 },
  { en: 'SOURCE', de: 'HERKUNFT', maxLength: 36 },
  { en: 'SPAM?', de: 'SPAM?', maxLength: 20 },
]

/** A row for each lead. */
export function leadTable(leads: readonly RegisteredLead[], telling: Telling): string {
  const { language, zone } = telling
  return table(
    COLUMNS.map(({ maxLength = 40, ...title }) => ({ title: title[language], maxLength })),
    leads.map((lead) => [
      lead.id.slice(0, 8),
      momentIn(language, lead.createdAt, zone),
      KINDS[lead.kind][language],
      STATES[lead.state][language],
      field(lead, 'name'),
      field(lead, 'email'),
      field(lead, 'phone'),
      lead.appointment ? appointmentText(lead.appointment, telling) : '',
      lead.source,
      suspicionsIn(language, lead.suspicion),
    ]),
  )
}

const CANCELLED: Words = { en: ' (cancelled)', de: ' (abgesagt)' }

function appointmentText({ start, state }: Appointment, { language, zone }: Telling): string {
  return `${momentIn(language, start, zone)}${state === 'cancelled' ? CANCELLED[language] : ''}`
}

/** Everything about a lead: a line for each value, what strangers typed made safe to print. */
export function leadText(lead: RegisteredLead, telling: Telling): string {
  const { language } = telling
  const { deliveries: _, context: __, ...rest } = recordOf(lead)
  const own = { ...rest, ...spoken(lead, telling) }
  const parts = CONTEXT_PARTS.map((part) => [`context.${part}`, contextField(lead, part)] as const)
  const ways = lead.deliveries.map((delivery) => ['delivery', deliveryText(delivery, telling)] as const)
  return [...Object.entries(own), ...parts, ...ways]
    .flatMap(([name, value]) => entry(fieldIn(language, name), shown(value)))
    .join('\n')
}

/** The values that people read in other words than programs; null: there is none. */
function spoken(lead: RegisteredLead, telling: Telling): Readonly<Record<string, string | null>> {
  const { language, zone } = telling
  const at = (moment: Date | null | undefined) => (moment ? momentIn(language, moment, zone) : null)
  return {
    kind: KINDS[lead.kind][language],
    state: STATES[lead.state][language],
    createdAt: at(lead.createdAt),
    replyBy: at(lead.promise?.dueAt),
    answeredAt: at(lead.answeredAt),
    appointment: lead.appointment ? appointmentText(lead.appointment, telling) : null,
    suspicion: suspicionsIn(language, lead.suspicion),
  }
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function entry(name: string, value: string): string[] {
  const text = printableLines(value)
  if (text === '') return []
  return [text.includes('\n') ? `${name}:\n${text}` : `${name}: ${text}`]
}

const TRIES: Counted = { en: ['try', 'tries'], de: ['Versuch', 'Versuche'] }
const NEXT: Words = { en: 'next at', de: 'der nächste am' }

function deliveryText(delivery: DeliveryState, { language, zone }: Telling): string {
  const { sink, state, attempts, nextAt, problem } = delivery
  return [
    sink,
    STATES[state][language],
    counted(attempts, TRIES)[language],
    nextAt && `${NEXT[language]} ${momentIn(language, nextAt, zone)}`,
    language === 'de' ? germanProblem(problem) : problem,
  ]
    .filter(Boolean)
    .join(', ')
}
