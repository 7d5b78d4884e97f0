import type { Lead, SinkName } from '../../lib/types.ts'
import { HOUR_MS, MAX_PER_DAY, mailboxOf } from '../confirmations.ts'
import { comparable, PARTIAL_DELAY_MS, sinksOf, visitOf } from '../put.ts'
import type { Present } from '../time.ts'
import type { Database, Run } from './database.ts'
import { presentIn } from './time.ts'

/** Commits a lead and its deliveries, as `putLead` of functions/outbox/put.ts does. May be repeated. */
export async function putLead(
  { database, present }: { readonly database: Database; readonly present: Present },
  lead: Lead,
  sinks: readonly SinkName[],
): Promise<void> {
  const visit = visitOf(lead)
  const wanted = sinksOf(lead, sinks)
  const isConfirmed = wanted.includes('confirmation')
  if (visit === null && !isConfirmed) return database.use((run) => insert(run, lead, { present, sinks: wanted }))
  await database.transaction(async (run) => {
    // Others commit between two statements: what decides about the leads of a visit, or the confirmations to a mailbox, has
    // to be done one after the other. Always in this order, so that no two wait for each other.
    if (visit !== null) await lock(run, `visit ${visit}`)
    if (isConfirmed) await lock(run, `mailbox ${Object.values(mailboxOf(emailOf(lead))).join('')}`)
    await insert(run, lead, { present, sinks: wanted.filter((sink) => sink !== 'confirmation') })
    if (visit !== null && lead.suspicion.length === 0) await supersede(run, lead, visit)
    if (isConfirmed) await confirm(run, lead, present)
  })
}

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
  const isCompleted = `$2 = 'partial' AND $8 = '' AND EXISTS (SELECT 1 FROM leads WHERE visit = $9
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
async function supersede(run: Run, { id, kind, createdAt }: Lead, visit: string): Promise<void> {
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
  if (kind === 'booking') return
  await run(
    `UPDATE leads SET replaces = trim(replaces || ' ' || $1) WHERE visit = $2 AND kind = 'booking'
      AND suspicion = '' AND NOT EXISTS (SELECT 1 FROM leads WHERE visit = $2 AND (id = $1 OR ${IS_REPLACED}))`,
    [id, visit],
  )
}

/** The limits of functions/outbox/confirmations.ts. */
async function confirm(run: Run, lead: Lead, present: Present): Promise<void> {
  const { local, domain } = mailboxOf(emailOf(lead))
  const now = presentIn(2)
  // "," comes after "+": the range is what the index of addresses can find.
  const others = `FROM deliveries d JOIN leads l ON l.id = d.lead_id WHERE d.sink = 'confirmation' AND d.lead_id <> $1
    AND (l.email = $3 OR (l.email >= $4 AND l.email < $5 AND right(l.email, length($6)) = $6))`
  await run(
    `INSERT INTO deliveries (lead_id, sink, since, next_at)
      SELECT id, 'confirmation', ${now}, ${now} FROM leads WHERE id = $1
      AND NOT EXISTS (SELECT 1 ${others} AND (d.state = 'waiting' OR d.next_at > ${now} - ${HOUR_MS}))
      AND (SELECT count(*) ${others} AND d.next_at > ${now} - ${24 * HOUR_MS}) < ${MAX_PER_DAY}
      ON CONFLICT DO NOTHING`,
    [lead.id, present.counted(), local + domain, `${local}+`, `${local},`, domain],
  )
}
