import { stringify } from 'csv-stringify/sync'
import { CONTEXT_PARTS } from '../../common/lead-context.ts'
import type { RegisteredLead } from '../../functions/outbox/register.ts'
import { appointmentField, contextField, field } from './record.ts'

const FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'employees',
  'service',
  'subject',
  'message',
  'url',
  'zone',
] as const

/**
 * Leads as a table that a German Excel opens with a double click: semicolons, a byte order mark for umlauts, and no
 * cell that would be taken for a formula (https://owasp.org/www-community/attacks/CSV_Injection), even where a program
 * uses another separator.
 */
export function leadsCsv(leads: readonly RegisteredLead[]): string {
  const rows = leads.map((lead) => [
    lead.createdAt.toISOString(),
    lead.kind,
    lead.state,
    ...[...typed(lead), lead.source, lead.language].map(guarded),
    lead.suspicion.join(' '),
    lead.id,
  ])
  const context = CONTEXT_PARTS.map((part) => `context.${part}`)
  const columns = [
    'createdAt',
    'kind',
    'state',
    ...FIELDS,
    'appointment',
    ...context,
    'source',
    'language',
    'suspicion',
    'id',
  ]
  return stringify(rows, {
    header: true,
    columns,
    delimiter: ';',
    record_delimiter: 'windows',
    bom: true,
    escape_formulas: true,
    // With a delimiter of records of our own, the library leaves other line breaks bare, and rows would break there.
    quoted_match: /[\r\n]/,
  })
}

const typed = (lead: RegisteredLead) => [
  ...FIELDS.map((name) => field(lead, name)),
  appointmentField(lead),
  ...CONTEXT_PARTS.map((part) => contextField(lead, part)),
]

/** The start of a formula, at the start of a cell or after what some program takes for the end of one. */
const FORMULA = /(^|[;,|\t\r\n\v\f\u0085\u2028\u2029])([\s\p{C}"]*)(?=[=+\-@＝＋－＠])/gu

/** The library checks only the first character of a cell. */
const guarded = (cell: string) => cell.replace(FORMULA, "$1$2'")
