import type { Lead, SinkName } from '../../lib/lead.ts'
import type { PutResult } from '../../lib/types.ts'
import { booking, expiring, isTaken } from '../appointments/statements.ts'
import { comparable } from '../comparable.ts'
import { mailboxOf } from '../confirmations.ts'
import { addresseesOf, ownersOf, PARTIAL_DELAY_MS, thanking, visitOf } from '../put.ts'
import { promising } from '../reply-clock.ts'
import { type Dialect, type Statement, statement } from '../sql.ts'
import type { Present } from '../time.ts'
import type { Database, Run } from './database.ts'
import { runStatement } from './run-statement.ts'
import { presentIn } from './time.ts'

/** Commits a lead and its deliveries, as `putLead` of functions/outbox/put.ts does. May be repeated. */
export async function putLead(
  { database, present }: { readonly database: Database; readonly present: Present },
  lead: Lead,
  sinks: readonly SinkName[],
): Promise<PutResult> {
  const dialect: Dialect = { presentIn, counted: () => present.counted() }
  const visit = visitOf(lead)
  const { owner, thanks } = addresseesOf(lead, sinks)
  const { slot } = lead
  if (visit === null && thanks === null && !slot && !lead.promise) {
    await database.use((run) => insert(run, lead, { present, sinks: owner }))
    return 'stored'
  }
  return database.transaction(async (run) => {
    const runAll = async (statements: readonly Statement[]) => {
      for (const one of statements) await runStatement(run, one)
    }
    await lockAll(run, lead, thanks !== null)
    if (slot && !(await isFree(run, lead, dialect))) return 'taken'
    await insert(run, lead, { present, sinks: owner })
    if (slot) await runAll(booking(dialect, { id: lead.id, visit, slot }))
    if (visit !== null) await supersede(run, lead, visit)
    if (thanks !== null) await runAll(thanking(lead, thanks, { sinks, dialect }))
    for (const one of promising(dialect, lead, sinks)) await runStatement(run, one)
    return 'stored'
  })
}

/**
 * Others commit between two statements: what decides about the leads of a visit, the confirmations to a mailbox, or a slot has
 * to be done one after the other. Always in this order, so that no two wait for each other.
 */
async function lockAll(run: Run, lead: Lead, isThanked: boolean): Promise<void> {
  const visit = visitOf(lead)
  if (visit !== null) await lock(run, `visit ${visit}`)
  if (isThanked) await lock(run, `mailbox ${Object.values(mailboxOf(emailOf(lead))).join('')}`)
  if (lead.slot) await lockAppointments(run)
}

/** Whether a lead can have its slot, or already has it. */
async function isFree(run: Run, lead: Lead, dialect: Dialect): Promise<boolean> {
  const { id, slot } = lead
  if (!slot) return true
  for (const one of expiring(dialect)) await runStatement(run, one)
  const free = statement(dialect, (parameters) => {
    const isBooked = `SELECT 1 FROM appointments WHERE id = ${parameters.text(id)} AND state IN ('booked', 'cancelled')`
    return `SELECT 1 AS free WHERE EXISTS (${isBooked}) OR NOT ${isTaken(parameters, slot, ownersOf(lead))}`
  })
  return (await runStatement(run, free)).count === 1
}

/** One booking or change after the other, whatever slots they want: two may overlap without having one start. */
export const lockAppointments = (run: Run) => lock(run, 'appointments')

/** Until the end of the transaction. */
async function lock(run: Run, what: string): Promise<void> {
  await run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [what])
}

const emailOf = ({ payload }: Lead) => comparable(payload.email)

/** Whether the id $1 is in `replaces`, the ids of superseded leads. */
const IS_REPLACED = "$1 = ANY (string_to_array(replaces, ' '))"

async function insert(
  run: Run,
  lead: Lead,
  { present, sinks }: { readonly present: Present; readonly sinks: readonly SinkName[] },
): Promise<void> {
  // A partial lead may wait in a browser and arrive, or arrive again, after the booking that completed it.
  const isCompleted = `$2 = 'partial' AND EXISTS (SELECT 1 FROM leads WHERE visit = $9
    AND (kind = 'booking' AND suspicion = '' OR ${IS_REPLACED}))`
  await run(
    `WITH added AS (
      INSERT INTO leads (id, kind, created_at, source, language, payload, email, suspicion, visit, kept_since)
      SELECT $1::text, $2::text, $3::timestamptz, $4::text, $5::text, $6::json, $7::text, $8::text, $9::text, ${presentIn(10)}
      WHERE NOT (${isCompleted}) ON CONFLICT (id) DO NOTHING RETURNING id, kept_since + $11::bigint AS due_at
    )
    INSERT INTO deliveries (lead_id, sink, since, next_at)
    SELECT id, sink, due_at, due_at FROM added, unnest($12::text[]) AS sink`,
    [
      lead.id,
      lead.kind,
      lead.createdAt.toISOString(),
      lead.source,
      lead.language,
      JSON.stringify(lead.payload),
      emailOf(lead),
      lead.suspicion.join(' '),
      visitOf(lead),
      present.counted(),
      lead.kind === 'partial' ? PARTIAL_DELAY_MS : 0,
      sinks,
    ],
  )
}

/** Replaces the other leads of a visit. */
async function supersede(run: Run, lead: Lead, visit: string): Promise<void> {
  const { id, kind, suspicion } = lead
  if (suspicion.length === 0) await replaceOthers(run, lead, visit)
  if (kind !== 'partial') return
  await run(
    `UPDATE leads SET replaces = trim(replaces || ' ' || $1) WHERE visit = $2 AND kind = 'booking'
      AND suspicion = '' AND NOT EXISTS (SELECT 1 FROM leads WHERE visit = $2 AND (id = $1 OR ${IS_REPLACED}))`,
    [id, visit],
  )
}

async function replaceOthers(run: Run, { id, createdAt }: Lead, visit: string): Promise<void> {
  // Only if this call stored the lead: one that arrived late or again supersedes none.
  const others = `visit = $2 AND kind = 'partial' AND id <> $1
    AND EXISTS (SELECT 1 FROM leads WHERE id = $1 AND created_at = $3)`
  const args = [id, visit, createdAt.toISOString()]
  await run(
    `UPDATE leads SET replaces = coalesce((SELECT string_agg(trim(o.replaces || ' ' || o.id), ' '
      ORDER BY o.kept_since, o.number) FROM leads o WHERE ${others}), replaces) WHERE id = $1`,
    args,
  )
  await run(`DELETE FROM leads WHERE ${others}`, args)
}
