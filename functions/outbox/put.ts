import type { InStatement } from '@libsql/client'
import type { Lead, SinkName } from '../lib/types.ts'
import { mayConfirm } from './confirmations.ts'
import type { Write } from './write.ts'

/** Whoever leaves the dialog after step 1 may come back to it; the owner hears of the partial lead after this. */
const PARTIAL_DELAY_MS = 15 * 60 * 1000

/** So long a partial lead may wait in a browser (seven days) and come after the one that completed it. */
const LATE_PARTIAL_MS = 8 * 24 * 60 * 60 * 1000

/**
 * Commits a lead and its deliveries in one transaction. A booking takes the place of the partial leads of the same
 * e-mail address, and a partial lead that of an earlier one; what looks like a robot's takes nobody's place.
 */
export async function putLead(write: Write, lead: Lead, sinks: readonly SinkName[]): Promise<void> {
  await write([insertion(lead), ...takingOver(lead), ...sinksOf(lead, sinks).map((sink) => delivery(lead, sink))])
}

/** As it is compared: the same address typed in capitals is the same visitor. */
export function comparable(email: string): string {
  return email.trim().toLowerCase().normalize('NFC')
}

function insertion(lead: Lead): InStatement {
  // Held against each other are the times that the browser wrote: both are of the same clock.
  const isLate = `EXISTS (SELECT 1 FROM leads WHERE email = ?7 AND kind IN ('booking', 'partial') AND created_at >= ?9
    AND suspicion = '' AND julianday(json_extract(payload, '$.timestamp')) >= julianday(?10))`
  return {
    sql: `INSERT INTO leads (id, kind, created_at, source, language, payload, email, suspicion)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE ?2 <> 'partial' OR NOT ${isLate}
      ON CONFLICT (id) DO NOTHING`,
    args: [
      lead.id,
      lead.kind,
      lead.createdAt.toISOString(),
      lead.source,
      lead.language,
      JSON.stringify(lead.payload),
      comparable(lead.payload.email),
      lead.suspicion.join(' '),
      new Date(lead.createdAt.getTime() - LATE_PARTIAL_MS).toISOString(),
      String(lead.payload['timestamp'] ?? ''),
    ],
  }
}

function takingOver({ id, kind, createdAt, payload, suspicion }: Lead): InStatement[] {
  if (kind === 'contact' || suspicion.length > 0) return []
  // Only where this very call stored the lead: one that came late or again takes nobody's place.
  const others = `FROM leads WHERE email = ?1 AND kind = 'partial' AND id <> ?2
    AND EXISTS (SELECT 1 FROM leads WHERE id = ?2 AND created_at = ?3)`
  const args = [comparable(payload.email), id, createdAt.toISOString()]
  return [
    {
      sql: `UPDATE leads SET replaces = coalesce((SELECT group_concat(trim(replaces || ' ' || id), ' ')
        FROM (SELECT id, replaces ${others} ORDER BY created_at)), replaces) WHERE id = ?2`,
      args,
    },
    { sql: `DELETE FROM deliveries WHERE lead_id IN (SELECT id ${others})`, args },
    { sql: `DELETE FROM leads WHERE id IN (SELECT id ${others})`, args },
  ]
}

/** A visitor is thanked for what was finished; robots are not written to, nor addresses that nobody is known to have typed. */
function sinksOf({ kind, suspicion, lacksToken = false }: Lead, sinks: readonly SinkName[]): readonly SinkName[] {
  const isConfirmed = kind !== 'partial' && suspicion.length === 0 && !lacksToken
  return sinks.filter((sink) => sink !== 'confirmation' || isConfirmed)
}

function delivery({ id, kind, createdAt, payload }: Lead, sink: SinkName): InStatement {
  const dueAt = createdAt.getTime() + (kind === 'partial' ? PARTIAL_DELAY_MS : 0)
  const { condition, args } =
    sink === 'confirmation' ? mayConfirm(comparable(payload.email), '?2') : { condition: 'TRUE', args: [] }
  return {
    sql: `INSERT INTO deliveries (lead_id, sink, since, next_at)
      SELECT id, ?1, ?2, ?2 FROM leads WHERE id = ?3 AND ${condition} ON CONFLICT DO NOTHING`,
    args: [sink, dueAt, id, ...args],
  }
}
