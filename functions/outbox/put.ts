import type { Lead, SinkName } from '../lib/lead.ts'
import type { PutResult } from '../lib/types.ts'
import { booking, expiring, isTaken } from './appointments/statements.ts'
import { comparable } from './comparable.ts'
import type { Write } from './database/write.ts'
import { promising } from './reply-clock.ts'
import { CALENDAR, CHANGE, CONFIRMATION, INVITATION, REPLY_REMINDER, VISITOR_SINKS } from './sink-names.ts'
import { type Dialect, type Statement, statement } from './sql.ts'
import { type Present, presentIn } from './time.ts'
import { confirming, reminding } from './visitor-deliveries.ts'

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
): Promise<PutResult> {
  const dialect: Dialect = { presentIn, counted: () => present.counted() }
  const { slot, id } = lead
  const common = [...superseding(lead), ...deliveriesOf(lead, sinks, dialect), ...promising(dialect, lead, sinks)]
  if (slot === undefined) {
    await write([insertion(lead, dialect), ...common])
    return 'stored'
  }
  const results = await write([
    ...expiring(dialect),
    insertion(lead, dialect),
    ...booking(dialect, { id, visit: visitOf(lead), slot }),
    ...common,
    statement(
      dialect,
      ({ text }) => `SELECT 1 FROM appointments WHERE id = ${text(id)} AND state IN ('booked', 'cancelled')`,
    ),
  ])
  return results.at(-1)?.rows.length === 1 ? 'stored' : 'taken'
}

/** Whether the id ?1 is in `replaces`, the ids of superseded leads. */
const IS_REPLACED = "instr(' ' || replaces || ' ', ' ' || ?1 || ' ') > 0"

function insertion(lead: Lead, dialect: Dialect): Statement {
  // A partial lead may wait in a browser and arrive, or arrive again, after the booking that completed it.
  const isCompleted = `?2 = 'partial' AND EXISTS (SELECT 1 FROM leads WHERE visit = ?9
    AND (kind = 'booking' AND suspicion = '' OR ${IS_REPLACED}))`
  const { slot } = lead
  return statement(
    dialect,
    (
      parameters,
    ) => `INSERT INTO leads (id, kind, created_at, source, language, payload, email, suspicion, visit, kept_since)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ${parameters.present()} WHERE NOT (${isCompleted})
      ${slot ? `AND NOT ${isTaken(parameters, slot, ownersOf(lead))}` : ''}
      ON CONFLICT (id) DO NOTHING`,
    [
      lead.id,
      lead.kind,
      lead.createdAt.toISOString(),
      lead.source,
      lead.language,
      JSON.stringify(lead.payload),
      comparable(lead.payload.email),
      lead.suspicion.join(' '),
      visitOf(lead),
    ],
  )
}

/** Whose holds are those of a lead: its own, and that of its visit. */
export function ownersOf(lead: Lead): string[] {
  const visit = visitOf(lead)
  return visit === null ? [lead.id] : [lead.id, visit]
}

/** null: the visit is unknown, or it is a contact message, which has no steps. */
export function visitOf({ visit, kind }: Lead): string | null {
  return kind === 'contact' ? null : (visit ?? null)
}

/** Replaces the other leads of a visit. */
function superseding(lead: Lead): Statement[] {
  const visit = visitOf(lead)
  const { id, kind, createdAt, suspicion } = lead
  if (visit === null) return []
  const ofPartial = kind === 'partial' ? [notingLate(id, visit)] : []
  if (suspicion.length > 0) return ofPartial
  // Only if this call stored the lead: one that arrived late or again supersedes none.
  const others = `FROM leads WHERE visit = ?2 AND kind = 'partial' AND id <> ?1
    AND EXISTS (SELECT 1 FROM leads WHERE id = ?1 AND created_at = ?3)`
  const args = [id, visit, createdAt.toISOString()]
  const superseded = [
    {
      sql: `UPDATE leads SET replaces = coalesce((SELECT group_concat(trim(replaces || ' ' || id), ' ')
        FROM (SELECT id, replaces ${others} ORDER BY kept_since, rowid)), replaces) WHERE id = ?1`,
      args,
    },
    { sql: `DELETE FROM deliveries WHERE lead_id IN (SELECT id ${others})`, args },
    { sql: `DELETE FROM leads WHERE id IN (SELECT id ${others})`, args },
  ]
  return [...superseded, ...ofPartial]
}

/** Notes in the booking of a visit the partial lead that came after it. */
function notingLate(id: string, visit: string): Statement {
  const sql = `UPDATE leads SET replaces = trim(replaces || ' ' || ?1) WHERE visit = ?2 AND kind = 'booking'
    AND suspicion = '' AND NOT EXISTS (SELECT 1 FROM leads WHERE visit = ?2 AND (id = ?1 OR ${IS_REPLACED}))`
  return { sql, args: [id, visit] }
}

/** Where a lead goes. */
export interface Addressees {
  readonly owner: readonly SinkName[]
  /** The mail that thanks the visitor, or brings the appointment; null: none. */
  readonly thanks: SinkName | null
}

/**
 * Visitors get a confirmation of what they finished, or the invitation to their appointment; robots get none: the address
 * may be anybody's.
 */
export function addresseesOf({ kind, suspicion, slot }: Lead, sinks: readonly SinkName[]): Addressees {
  const isConfirmed = kind !== 'partial' && suspicion.length === 0
  const [thanks = null] = [...(slot ? [INVITATION] : []), CONFIRMATION].filter((sink) => sinks.includes(sink))
  const isForOwner = (sink: SinkName) => ![...VISITOR_SINKS, CHANGE, REPLY_REMINDER].includes(sink)
  return {
    owner: sinks.filter((sink) => isForOwner(sink) && (sink !== CALENDAR || slot !== undefined)),
    thanks: isConfirmed ? thanks : null,
  }
}

function deliveriesOf(lead: Lead, sinks: readonly SinkName[], dialect: Dialect): Statement[] {
  const { owner, thanks } = addresseesOf(lead, sinks)
  const toOwner = owner.map((sink) => delivery(lead, sink, dialect))
  return thanks === null ? toOwner : [...toOwner, ...thanking(lead, thanks, { sinks, dialect })]
}

/** The mails to the visitor of a stored lead. */
export function thanking(
  { id, payload, slot, createdAt }: Lead,
  thanks: SinkName,
  { sinks, dialect }: { readonly sinks: readonly SinkName[]; readonly dialect: Dialect },
): Statement[] {
  const thank = confirming(dialect, thanks, { id, email: payload.email })
  if (!slot) return [thank]
  return [thank, ...reminding(dialect, { id, start: slot.start, at: createdAt.getTime(), sinks })]
}

function delivery({ id, kind }: Lead, sink: SinkName, dialect: Dialect): Statement {
  return statement(dialect, ({ text, present }) => {
    const dueAt = `${present()} + ${kind === 'partial' ? PARTIAL_DELAY_MS : 0}`
    return `INSERT INTO deliveries (lead_id, sink, since, next_at)
      SELECT id, ${text(sink)}, ${dueAt}, ${dueAt} FROM leads WHERE id = ${text(id)} ON CONFLICT DO NOTHING`
  })
}
