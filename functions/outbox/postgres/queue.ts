import { randomUUID } from 'node:crypto'
import { countOf, deliveryOf, type Queue, tallyAt } from '../queue.ts'
import type { Present } from '../time.ts'
import type { Database } from './database.ts'
import type { Bell } from './notify.ts'
import { presentIn } from './time.ts'

/** When a lead was sent, as an ISO date. */
export const CREATED_AT = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a lead as `storedLead` takes them. */
export const LEAD_COLUMNS = `id, kind, ${CREATED_AT} AS created_at,
  source, language, payload::text AS payload, suspicion, replaces,
  (SELECT json_build_object('state', a.state, 'start', a.starts_at, 'end', a.ends_at, 'sequence', a.sequence,
    'files', a.files, 'changedAt', a.changed_at)::text FROM appointments a
    WHERE a.id = leads.id AND a.state IN ('booked', 'cancelled')) AS appointment`

export function queueOf(
  database: Database,
  { present, wall, bell }: { readonly present: Present; wall(): number; readonly bell: Bell },
): Queue {
  return {
    watch: bell.watch,
    async claim({ sink, limit, leaseMs }) {
      // What another server is just claiming is skipped: nobody waits, and nobody gets it twice.
      const { rows } = await database.use((run) =>
        run(
          `WITH due AS (
            SELECT lead_id, sink FROM deliveries
            WHERE state = 'waiting' AND sink = $1 AND next_at <= ${presentIn(2)}
            ORDER BY next_at LIMIT $3 FOR UPDATE SKIP LOCKED
          ), claimed AS (
            UPDATE deliveries d SET lease = $4, next_at = ${presentIn(2)} + $5::bigint, attempts = attempts + 1
            FROM due WHERE d.lead_id = due.lead_id AND d.sink = due.sink
            RETURNING d.lead_id, d.sink, d.attempts, d.since, ${presentIn(2)} - d.since AS age, d.lease
          )
          SELECT l.*, c.sink, c.attempts, c.age, c.lease
          FROM claimed c JOIN (SELECT number, ${LEAD_COLUMNS} FROM leads) l ON l.id = c.lead_id ORDER BY c.since, l.number`,
          [sink, present.counted(), limit, randomUUID(), leaseMs],
        ),
      )
      return rows.map(deliveryOf)
    },
    async settle({ lead, sink, lease }, settlement) {
      const isWaiting = settlement.state === 'waiting'
      const { count } = await database.use((run) =>
        run(
          `UPDATE deliveries SET state = $1, problem = $2, settled_at = $3,
            next_at = ${presentIn(4)} + $5::bigint, lease = NULL WHERE lead_id = $6 AND sink = $7 AND lease = $8`,
          [
            settlement.state,
            settlement.state === 'delivered' ? '' : settlement.problem,
            isWaiting ? null : wall(),
            present.counted(),
            isWaiting ? settlement.pauseMs : 0,
            lead.id,
            sink,
            lease,
          ],
        ),
      )
      return count === 1
    },
    async tally() {
      const { rows } = await database.use((run) => run(tallyAt(presentIn(1)), [present.counted()]))
      return rows.map(countOf)
    },
  }
}
