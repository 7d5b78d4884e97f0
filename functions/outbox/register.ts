import type { InValue } from '@libsql/client'
import type { LeadKind, SinkName, StoredLead } from '../lib/lead.ts'
import { comparable } from './comparable.ts'
import type { Connection } from './database/connection.ts'
import type { Write } from './database/write.ts'
import { APPOINTMENT, type Row, storedLead } from './queue.ts'
import { storedAnswer } from './reply-clock.ts'
import { type RetentionPeriods, retentionAt } from './retention.ts'
import { BESIDE_LEADS } from './sink-names.ts'
import { type Present, presentIn, type StoreTime } from './time.ts'

/**
 * stored: nothing had to be delivered; waiting: a delivery is pending; dead: a delivery was given up. Mails to the visitor
 * do not count: the owner has the lead.
 */
export type LeadState = 'stored' | 'waiting' | 'delivered' | 'dead'

/** The state of the delivery to one sink. */
export interface DeliveryState {
  readonly sink: SinkName
  readonly state: 'waiting' | 'delivered' | 'dead'
  readonly attempts: number
  /** null unless it is waiting. */
  readonly nextAt: Date | null
  readonly settledAt: Date | null
  /** Why the last try failed; "" if it succeeded. */
  readonly problem: string
}

/** A lead with the state of its deliveries. */
export interface RegisteredLead extends StoredLead {
  readonly state: LeadState
  /** null: the owner has not said so. */
  readonly answeredAt: Date | null
  readonly deliveries: readonly DeliveryState[]
}

export interface LeadFilter {
  readonly kind?: LeadKind
  readonly state?: LeadState
  readonly source?: string
  /** Case and surrounding spaces do not matter. */
  readonly email?: string
  readonly since?: Date
  /** The newest ones; left out: all. */
  readonly limit?: number
}

/** The result of removing leads whose retention is over. */
export interface Purged {
  readonly removed: number
  /** How many stay because they are not delivered yet. */
  readonly undelivered: number
}

/** The owner's view of the leads. */
export interface Register {
  /** Newest first. */
  list(filter: LeadFilter): Promise<RegisteredLead[]>
  /** @param id the whole id or its beginning @returns null if none or several match */
  find(id: string): Promise<RegisteredLead | null>
  /** Makes dead deliveries of a lead (or of all leads) due again, at once and for three more days. */
  revive(id?: string): Promise<number>
  /**
   * Removes every lead of an e-mail address; what stands in the owner's calendar is left to those who tidy it up
   * (functions/appointments/reserve.ts). @returns how many
   */
  erase(email: string): Promise<number>
  /** Removes what is past its retention by the time of the database; leads only once the owner has them. */
  purge(periods: RetentionPeriods): Promise<Purged>
}

export function registerOf(
  connection: Connection,
  write: Write,
  { time, wall }: { readonly time: StoreTime & Present; wall(): number },
): Register {
  const read = async (sql: string, args: InValue[]) => {
    const { rows } = await connection.use((client) => client.execute({ sql, args }))
    return rows.map(registeredLead)
  }
  return {
    async list({ kind, state, source, email, since, limit }) {
      const { sql, args } = conditions([
        ['kind = ?', kind],
        ['source = ?', source],
        ['email = ?', email === undefined ? undefined : comparable(email)],
        ['created_at >= ?', since?.toISOString()],
        [`${STATE} = ?`, state],
      ])
      return read(`${SELECTION} ${sql} ORDER BY created_at DESC, id LIMIT ?`, [...args, limit ?? -1])
    },
    async find(id) {
      const [lead, other] = await read(`${SELECTION} WHERE substr(id, 1, length(?1)) = ?1 LIMIT 2`, [id])
      return lead && !other ? lead : null
    },
    async revive(id) {
      const [result] = await write([
        {
          sql: `UPDATE deliveries SET state = 'waiting', attempts = 0, since = ${presentIn(1)}, next_at = ${presentIn(1)},
            settled_at = NULL WHERE state = 'dead' AND (?2 IS NULL OR lead_id = ?2)`,
          args: [time.counted(), id ?? null],
        },
      ])
      return result?.rowsAffected ?? 0
    },
    async erase(email) {
      const removed = await removeLeads(write, 'email = ?', [comparable(email)], GIVING_UP)
      await emptyLog(connection)
      return removed
    },
    async purge(periods) {
      const now = await time.now()
      const { leadsBefore, partialLeadsBefore } = retentionAt(new Date(now), periods)
      const limits = [partialLeadsBefore.getTime(), leadsBefore.getTime()]
      const removed = await removeLeads(write, `${IS_OVERDUE} AND NOT ${IS_UNDELIVERED}`, limits)
      // The days of visits are those of the wall clock: remove what is old by both clocks.
      const { visitsBefore } = retentionAt(new Date(Math.min(now, wall())), periods)
      const args = [visitsBefore.toISOString().slice(0, 10)]
      await write(['visits', 'events'].map((table) => ({ sql: `DELETE FROM ${table} WHERE day < ?`, args })))
      if (removed > 0) await emptyLog(connection)
      const sql = `SELECT count(*) AS count FROM leads WHERE ${IS_OVERDUE}`
      const { rows } = await connection.use((client) => client.execute({ sql, args: limits }))
      return { removed, undelivered: Number(rows[0]?.['count']) }
    },
  }
}

const IS_OVERDUE = `kept_since < CASE kind WHEN 'partial' THEN ? ELSE ? END`

/** Whether the owner lacks a lead; mails to the visitor do not count. */
const IS_UNDELIVERED = `EXISTS (SELECT 1 FROM deliveries d
  WHERE d.lead_id = leads.id AND d.state <> 'delivered' AND d.sink NOT IN ${BESIDE_LEADS})`

/** The state of a lead: the worst of its deliveries. */
const STATE = `(SELECT CASE
  WHEN count(*) = 0 THEN 'stored' WHEN sum(d.state = 'dead') > 0 THEN 'dead'
  WHEN sum(d.state = 'waiting') > 0 THEN 'waiting' ELSE 'delivered' END
  FROM deliveries d WHERE d.lead_id = leads.id AND d.sink NOT IN ${BESIDE_LEADS})`

const SELECTION = `SELECT *, ${APPOINTMENT}, ${STATE} AS state, (SELECT json_group_array(json_object('sink', d.sink, 'state', d.state,
  'attempts', d.attempts, 'nextAt', d.next_at + (SELECT wall - time FROM clock), 'settledAt', d.settled_at, 'problem', d.problem))
  FROM deliveries d WHERE d.lead_id = leads.id) AS deliveries FROM leads`

function conditions(all: readonly [sql: string, value: InValue | undefined][]): { sql: string; args: InValue[] } {
  const given = all.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]))
  const sql = given.length > 0 ? `WHERE ${given.map(({ sql }) => sql).join(' AND ')}` : ''
  return { sql, args: given.map(({ value }) => value) }
}

/** Leads removed per transaction: a running server must not wait long for its turn to write. */
export const REMOVAL_BATCH = 500

/** A delivery to the calendar that was under way may write the event again: longer than a try, and than the clock lags behind. */
const UNDER_WAY_MS = 5 * 60 * 1000

/** Keeps of appointments which files of the calendar have to go, until nothing can come back. */
export const GIVING_UP = `UPDATE appointments SET state = 'abandoned', held_until = (SELECT time FROM clock) + ${UNDER_WAY_MS}
  WHERE files <> '' AND id IN`

/** @param before what happens to the appointments of the leads before they are removed, up to their ids */
async function removeLeads(
  write: Write,
  condition: string,
  args: readonly InValue[],
  before?: string,
): Promise<number> {
  const chosen = `SELECT id FROM leads WHERE ${condition} ORDER BY id LIMIT ${REMOVAL_BATCH}`
  const statements = [
    ...(before ? [{ sql: `${before} (${chosen})`, args: [...args] }] : []),
    { sql: `DELETE FROM appointments WHERE id IN (${chosen}) AND state <> 'abandoned'`, args: [...args] },
    { sql: `DELETE FROM deliveries WHERE lead_id IN (${chosen})`, args: [...args] },
    { sql: `DELETE FROM leads WHERE id IN (${chosen})`, args: [...args] },
  ]
  for (let total = 0; ; ) {
    const removed = (await write(statements)).at(-1)?.rowsAffected ?? 0
    total += removed
    if (removed < REMOVAL_BATCH) return total
  }
}

/**
 * What was removed remains in the write-ahead log until that is emptied; a remote server does so itself. A concurrent
 * reader prevents it; the log is then emptied later, at the next regular checkpoint.
 */
async function emptyLog({ isFile, use }: Connection): Promise<void> {
  if (isFile) await use((client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))
}

interface DeliveryRow {
  readonly sink: SinkName
  readonly state: DeliveryState['state']
  readonly attempts: number
  readonly nextAt: number
  readonly settledAt: number | null
  readonly problem: string
}

/** A row of `leads` whose `deliveries` are a JSON array of `DeliveryRow`. */
export function registeredLead(row: Row): RegisteredLead {
  const deliveries = JSON.parse(String(row['deliveries'])) as DeliveryRow[]
  return {
    ...storedLead(row),
    state: String(row['state']) as LeadState,
    answeredAt: storedAnswer(row),
    deliveries: deliveries
      .map(({ nextAt, settledAt, ...rest }) => ({
        ...rest,
        nextAt: rest.state === 'waiting' ? new Date(nextAt) : null,
        settledAt: settledAt === null ? null : new Date(settledAt),
      }))
      .sort((a, b) => (a.sink < b.sink ? -1 : 1)),
  }
}
