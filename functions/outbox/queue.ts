import { randomUUID } from 'node:crypto'
import type { Lead, LeadKind, SinkName, Suspicion } from '../lib/types.ts'
import { type Appointment, storedAppointment } from './appointments/appointment.ts'
import type { Connection } from './database/connection.ts'
import type { Write } from './database/write.ts'
import { type Present, presentIn } from './time.ts'

/** A lead as it is stored. */
export interface StoredLead extends Lead {
  /** Ids of the partial leads that this one completed or repeated, the oldest first. */
  readonly replaces: readonly string[]
  /** Left out: none was booked. */
  readonly appointment?: Appointment
}

/** A lead on its way to one sink. No other server may deliver it there until the lease ends. */
export interface Delivery {
  readonly lead: StoredLead
  readonly sink: SinkName
  /** 1 for the first try. */
  readonly attempt: number
  /** Time since the first try, without pauses of the servers; tries end after three days. */
  readonly ageMs: number
  readonly lease: string
}

/** How many deliveries to a sink are in a state; those that were delivered are not counted, as they are all there ever were. */
export interface DeliveryCount {
  readonly sink: SinkName
  readonly state: Exclude<Settlement['state'], 'delivered'>
  readonly count: number
  /** How long the oldest has been due, without pauses of the servers; 0 if none is due yet. */
  readonly oldestMs: number
}

/** The outcome of a try. `problem` is for the owner and contains nothing that a visitor typed. */
export type Settlement =
  | { readonly state: 'delivered' }
  | { readonly state: 'waiting'; readonly pauseMs: number; readonly problem: string }
  | { readonly state: 'dead'; readonly problem: string }

export interface Queue {
  /** Claims due deliveries to a sink, longest waiting first. Those of a dead server are due when its lease ends. */
  claim(options: ClaimOptions): Promise<Delivery[]>
  /** @returns false when the delivery is no longer ours: the lease ended and another server has it, or the lead is gone */
  settle(delivery: Delivery, settlement: Settlement): Promise<boolean>
  /** What waits and what is dead, by sink. It reads no more than those. */
  tally(): Promise<DeliveryCount[]>
  /** Calls back when another process has made something due; left out by stores that cannot tell. */
  watch?(onDue: () => void): void
}

export interface ClaimOptions {
  readonly sink: SinkName
  /** Maximum number. */
  readonly limit: number
  readonly leaseMs: number
}

export function queueOf(
  connection: Connection,
  write: Write,
  { present, wall }: { readonly present: Present; wall(): number },
): Queue {
  return {
    async claim({ sink, limit, leaseMs }) {
      // A read is cheap and blocks no writer; mostly nothing is due.
      const query = { sql: `${DUE} LIMIT 1`, args: [sink, present.counted()] }
      const { rows } = await connection.use((client) => client.execute(query))
      if (rows.length === 0) return []
      const lease = randomUUID()
      const [, claimed] = await write([
        {
          sql: `UPDATE deliveries SET lease = ?3, next_at = ${presentIn(2)} + ?4, attempts = attempts + 1
            WHERE rowid IN (${DUE} ORDER BY next_at LIMIT ?5)`,
          args: [sink, present.counted(), lease, leaseMs, limit],
        },
        {
          sql: `SELECT l.*, d.sink, d.attempts, ${presentIn(2)} - d.since AS age, d.lease
            FROM deliveries d JOIN (SELECT leads.rowid, leads.*, ${APPOINTMENT} FROM leads) l ON l.id = d.lead_id
            WHERE d.lease = ?1 ORDER BY d.since`,
          args: [lease, present.counted()],
        },
      ])
      return (claimed?.rows ?? []).map(deliveryOf)
    },
    async settle({ lead, sink, lease }, settlement) {
      const isWaiting = settlement.state === 'waiting'
      const [result] = await write([
        {
          sql: `UPDATE deliveries SET state = ?1, problem = ?2, settled_at = ?3,
            next_at = ${presentIn(4)} + ?5, lease = NULL
            WHERE lead_id = ?6 AND sink = ?7 AND lease = ?8`,
          args: [
            settlement.state,
            settlement.state === 'delivered' ? '' : settlement.problem,
            isWaiting ? null : wall(),
            present.counted(),
            isWaiting ? settlement.pauseMs : 0,
            lead.id,
            sink,
            lease,
          ],
        },
      ])
      return result?.rowsAffected === 1
    },
    async tally() {
      const query = { sql: tallyAt(presentIn(1)), args: [present.counted()] }
      const { rows } = await connection.use((client) => client.execute(query))
      return rows.map(countOf)
    },
  }
}

/** @param present in SQL */
export const tallyAt = (
  present: string,
) => `SELECT sink, state, count(*) AS count, min(since) AS since, ${present} AS present FROM (
    -- Each part is one index.
    SELECT sink, state, since FROM deliveries WHERE state = 'waiting'
    UNION ALL SELECT sink, state, since FROM deliveries WHERE state = 'dead'
  ) AS undelivered GROUP BY sink, state ORDER BY sink, state`

/** A row of the tally. */
export function countOf(row: Row): DeliveryCount {
  return {
    sink: String(row['sink']) as SinkName,
    state: String(row['state']) as DeliveryCount['state'],
    count: Number(row['count']),
    oldestMs: Math.max(0, Number(row['present']) - Number(row['since'])),
  }
}

const DUE = `SELECT rowid FROM deliveries WHERE state = 'waiting' AND sink = ?1 AND next_at <= ${presentIn(2)}`

/** The appointment of a lead, as column `appointment`. */
export const APPOINTMENT = `(SELECT json_object('state', a.state, 'start', a.starts_at, 'end', a.ends_at,
  'sequence', a.sequence, 'files', a.files, 'changedAt', a.changed_at)
  FROM appointments a WHERE a.id = leads.id AND a.state IN ('booked', 'cancelled')) AS appointment`

/** A claimed row of `deliveries`, joined with its lead. */
export function deliveryOf(row: Row): Delivery {
  return {
    lead: storedLead(row),
    sink: String(row['sink']) as SinkName,
    attempt: Number(row['attempts']),
    ageMs: Number(row['age']),
    lease: String(row['lease']),
  }
}

/** A row of any engine, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/** A row of `leads` as a lead. */
export function storedLead(row: Row): StoredLead {
  const appointment = storedAppointment(row['appointment'])
  return {
    id: String(row['id']),
    kind: String(row['kind']) as LeadKind,
    createdAt: new Date(String(row['created_at'])),
    source: String(row['source']),
    language: String(row['language']),
    payload: JSON.parse(String(row['payload'])) as Lead['payload'],
    suspicion: words(row['suspicion']) as Suspicion[],
    replaces: words(row['replaces']),
    ...(appointment && { appointment }),
  }
}

function words(value: unknown): string[] {
  return String(value).split(' ').filter(Boolean)
}
