import type { InStatement, InValue } from '@libsql/client'
import type { Lead, SinkName } from '../lib/types.ts'
import { mayConfirm } from './confirmations.ts'
import type { Write } from './database/write.ts'
import { type Present, presentIn } from './time.ts'

/** A visitor who leaves the dialog after step 1 may come back; the owner is notified of the partial lead after this. */
export const PARTIAL_DELAY_MS = 15 * 60 * 1000

/**
 * Commits a lead and its deliveries in one transaction. A booking supersedes the partial leads of its visit, and a
 * partial lead an earlier one; a suspicious lead supersedes none. Only a random token identifies a visit: everything else
 * in a lead, a stranger could write as well.
 */
export async function putLead(
  { write, present }: { readonly write: Write; readonly present: Present },
  lead: Lead,
  sinks: readonly SinkName[],
): Promise<void> {
  const deliveries = sinksOf(lead, sinks).map((sink) => delivery(lead, sink, present))
  await write([insertion(lead, present), ...superseding(lead), ...deliveries])
}

/** The form in which addresses are compared: the same address in capitals is the same visitor. */
export function comparable(email: string): string {
  return email.trim().toLowerCase().normalize('NFC')
}

/** Whether the id ?1 is in `replaces`, the ids of superseded leads. */
const IS_REPLACED = "instr(' ' || replaces || ' ', ' ' || ?1 || ' ') > 0"

function insertion(lead: Lead, present: Present): InStatement {
  // A partial lead may wait in a browser and arrive, or arrive again, after the booking that completed it.
  const isCompleted = `?2 = 'partial' AND ?8 = '' AND EXISTS (SELECT 1 FROM leads WHERE visit = ?9
    AND (kind = 'booking' AND suspicion = '' OR ${IS_REPLACED}))`
  return {
    sql: `INSERT INTO leads (id, kind, created_at, source, language, payload, email, suspicion, visit, kept_since)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ${presentIn(10)} WHERE NOT (${isCompleted})
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
      visitOf(lead),
      present.counted(),
    ],
  }
}

/** null: the visit is unknown, or it is a contact message, which has no steps. */
export function visitOf({ visit, kind }: Lead): string | null {
  return kind === 'contact' ? null : (visit ?? null)
}

/** Replaces the other leads of a visit. */
function superseding(lead: Lead): InStatement[] {
  const visit = visitOf(lead)
  const { id, kind, createdAt, suspicion } = lead
  if (visit === null || suspicion.length > 0) return []
  // Only if this call stored the lead: one that arrived late or again supersedes none.
  const others = `FROM leads WHERE visit = ?2 AND kind = 'partial' AND id <> ?1
    AND EXISTS (SELECT 1 FROM leads WHERE id = ?1 AND created_at = ?3)`
  const args: InValue[] = [id, visit, createdAt.toISOString()]
  const superseded = [
    {
      sql: `UPDATE leads SET replaces = coalesce((SELECT group_concat(trim(replaces || ' ' || id), ' ')
        FROM (SELECT id, replaces ${others} ORDER BY kept_since, rowid)), replaces) WHERE id = ?1`,
      args,
    },
    { sql: `DELETE FROM deliveries WHERE lead_id IN (SELECT id ${others})`, args },
    { sql: `DELETE FROM leads WHERE id IN (SELECT id ${others})`, args },
  ]
  if (kind === 'booking') return superseded
  const late = {
    sql: `UPDATE leads SET replaces = trim(replaces || ' ' || ?1) WHERE visit = ?2 AND kind = 'booking'
      AND suspicion = '' AND NOT EXISTS (SELECT 1 FROM leads WHERE visit = ?2 AND (id = ?1 OR ${IS_REPLACED}))`,
    args: [id, visit],
  }
  return [...superseded, late]
}

/** Visitors get a confirmation of what they finished; robots get none: the address may be anybody's. */
export function sinksOf({ kind, suspicion }: Lead, sinks: readonly SinkName[]): readonly SinkName[] {
  const isConfirmed = kind !== 'partial' && suspicion.length === 0
  return sinks.filter((sink) => sink !== 'confirmation' || isConfirmed)
}

function delivery({ id, kind, payload }: Lead, sink: SinkName, present: Present): InStatement {
  const dueAt = `${presentIn(2)} + ${kind === 'partial' ? PARTIAL_DELAY_MS : 0}`
  const { condition, args } =
    sink === 'confirmation' ? mayConfirm(comparable(payload.email), presentIn(2)) : { condition: 'TRUE', args: [] }
  return {
    sql: `INSERT INTO deliveries (lead_id, sink, since, next_at)
      SELECT id, ?1, ${dueAt}, ${dueAt} FROM leads WHERE id = ?3 AND ${condition} ON CONFLICT DO NOTHING`,
    args: [sink, present.counted(), id, ...args],
  }
}
