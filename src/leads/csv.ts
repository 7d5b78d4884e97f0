import { stringify } from 'csv-stringify/sync'
import type { RegisteredLead } from '../../functions/outbox/register.ts'
import { field } from './record.ts'

const FIELDS = ['name', 'email', 'phone', 'company', 'employees', 'service', 'subject', 'message', 'url'] as const

/**
 * Leads as a table that a German Excel opens with a double click: semicolons, umlauts told by a byte order mark, and
 * no cell that would be taken for a formula (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function leadsCsv(leads: readonly RegisteredLead[]): string {
  const rows = leads.map((lead) => [
    lead.createdAt.toISOString(),
    lead.kind,
    lead.state,
    ...FIELDS.map((name) => guarded(field(lead, name))),
    lead.source,
    lead.language,
    lead.suspicion.join(' '),
    lead.id,
  ])
  const columns = ['createdAt', 'kind', 'state', ...FIELDS, 'source', 'language', 'suspicion', 'id']
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

/** The library looks at the first sign only, spreadsheets may skip space in front of a formula. */
function guarded(cell: string): string {
  return /^\s+[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell
}
