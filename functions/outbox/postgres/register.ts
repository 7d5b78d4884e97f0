import { comparable } from '../comparable.ts'
import { GIVING_UP, REMOVAL_BATCH, type Register, registeredLead } from '../register.ts'
import { retentionAt } from '../retention.ts'
import { BESIDE_LEADS } from '../sink-names.ts'
import type { Present, StoreTime } from '../time.ts'
import type { Database, Value } from './database.ts'
import type { Bell } from './notify.ts'
import { LEAD_COLUMNS } from './queue.ts'
import { presentIn } from './time.ts'

export function registerOf(
  database: Database,
  { time, wall, bell }: { readonly time: StoreTime & Present; wall(): number; readonly bell: Bell },
): Register {
  const read = async (sql: string, args: readonly Value[]) => {
    const { rows } = await database.use((run) => run(sql, args))
    return rows.map(registeredLead)
  }
  return {
    list({ kind, state, source, email, since, limit }) {
      const filter = [kind, source, email === undefined ? null : comparable(email), since?.toISOString(), state, limit]
      return read(
        `SELECT * FROM (${SELECTION}) AS listed WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR source = $2)
          AND ($3::text IS NULL OR email = $3) AND ($4::timestamptz IS NULL OR sent_at >= $4)
          AND ($5::text IS NULL OR state = $5) ORDER BY sent_at DESC, id LIMIT $6::bigint`,
        filter.map((value) => value ?? null),
      )
    },
    async find(id) {
      const [lead, other] = await read(`SELECT * FROM (${SELECTION}) AS listed WHERE starts_with(id, $1) LIMIT 2`, [id])
      return lead && !other ? lead : null
    },
    async revive(id) {
      const { count } = await database.use((run) =>
        run(
          `UPDATE deliveries SET state = 'waiting', attempts = 0, since = ${presentIn(1)}, next_at = ${presentIn(1)},
            settled_at = NULL WHERE state = 'dead' AND ($2::text IS NULL OR lead_id = $2)`,
          [time.counted(), id ?? null],
        ),
      )
      if (count > 0) bell.ring()
      return count
    },
    async erase(email) {
      const removed = await removeLeads(database, 'email = $1', [comparable(email)], GIVING_UP)
      await freeRows(database)
      return removed
    },
    async purge(periods) {
      const now = await time.now()
      const { leadsBefore, partialLeadsBefore } = retentionAt(new Date(now), periods)
      const limits = [partialLeadsBefore.getTime(), leadsBefore.getTime()]
      const removed = await removeLeads(database, `${IS_OVERDUE} AND NOT ${IS_UNDELIVERED}`, limits)
      // The days of visits are those of the wall clock: remove what is old by both clocks.
      const { visitsBefore } = retentionAt(new Date(Math.min(now, wall())), periods)
      const args = [visitsBefore.toISOString().slice(0, 10)]
      for (const table of ['visits', 'events'])
        await database.use((run) => run(`DELETE FROM ${table} WHERE day < $1`, args))
      if (removed > 0) await freeRows(database)
      const { rows } = await database.use((run) => run(`SELECT count(*) FROM leads WHERE ${IS_OVERDUE}`, limits))
      return { removed, undelivered: Number(rows[0]?.['count']) }
    },
  }
}

const IS_OVERDUE = "kept_since < CASE kind WHEN 'partial' THEN $1::bigint ELSE $2::bigint END"

/** Whether the owner lacks a lead; mails to the visitor do not count. */
const IS_UNDELIVERED = `EXISTS (SELECT 1 FROM deliveries d
  WHERE d.lead_id = leads.id AND d.state <> 'delivered' AND d.sink NOT IN ${BESIDE_LEADS})`

/** The state of a lead: the worst of its deliveries. */
const STATE = `(SELECT CASE
  WHEN count(*) = 0 THEN 'stored' WHEN bool_or(d.state = 'dead') THEN 'dead'
  WHEN bool_or(d.state = 'waiting') THEN 'waiting' ELSE 'delivered' END
  FROM deliveries d WHERE d.lead_id = leads.id AND d.sink NOT IN ${BESIDE_LEADS})`

const SELECTION = `SELECT ${LEAD_COLUMNS}, email, leads.created_at AS sent_at, ${STATE} AS state,
  (SELECT coalesce(json_agg(json_build_object('sink', d.sink, 'state', d.state, 'attempts', d.attempts,
    'nextAt', d.next_at + (SELECT wall - time FROM clock), 'settledAt', d.settled_at, 'problem', d.problem)), '[]')::text
  FROM deliveries d WHERE d.lead_id = leads.id) AS deliveries FROM leads`

/** @param before what happens to the appointments of the leads, up to their ids, instead of their removal where it fits */
async function removeLeads(
  database: Database,
  condition: string,
  args: readonly Value[],
  before?: string,
): Promise<number> {
  // Both look at what was there before either: a row is kept or removed, never both.
  const kept = before ? `kept AS (${before} (SELECT id FROM chosen)),` : ''
  const sql = `WITH chosen AS (SELECT id FROM leads WHERE ${condition} ORDER BY id LIMIT ${REMOVAL_BATCH}), ${kept}
    booked AS (DELETE FROM appointments WHERE id IN (SELECT id FROM chosen) ${before ? "AND files = ''" : ''})
    DELETE FROM leads WHERE id IN (SELECT id FROM chosen)`
  for (let total = 0; ; ) {
    const { count } = await database.use((run) => run(sql, args))
    total += count
    if (count < REMOVAL_BATCH) return total
  }
}

const VACUUM_TIMEOUT_MS = 600_000

/** Lets PostgreSQL overwrite removed rows at once; otherwise it does so when enough of them have come together. */
async function freeRows(database: Database): Promise<void> {
  await database.use((run) => run('VACUUM leads, deliveries, appointments', [], VACUUM_TIMEOUT_MS))
}
