import { randomUUID } from 'node:crypto'
import type { Row } from '@libsql/client'
import type { Lead, LeadKind, SinkName, Suspicion } from '../lib/types.ts'
import type { Connection } from './connection.ts'
import type { Write } from './write.ts'

/** A lead as it is stored. */
export interface StoredLead extends Lead {
  /** Ids of the partial leads that this one completed or repeated, the oldest first. */
  readonly replaces: readonly string[]
}

/** A lead on its way to one sink. Nobody else may bring it there until the lease ends. */
export interface Delivery {
  readonly lead: StoredLead
  readonly sink: SinkName
  /** 1 for the first try. */
  readonly attempt: number
  /** When the tries began; they end three days later. */
  readonly since: Date
  readonly lease: string
}

/** What became of a try. `problem` is for the owner and holds nothing that a visitor typed. */
export type Settlement =
  | { readonly state: 'delivered'; readonly at: Date }
  | { readonly state: 'waiting'; readonly nextAt: Date; readonly problem: string }
  | { readonly state: 'dead'; readonly at: Date; readonly problem: string }

export interface Queue {
  /** Takes deliveries to a sink that are due, those first that wait longest. A dead server's are due when its lease ends. */
  claim(now: Date, wanted: Wanted): Promise<Delivery[]>
  /** @returns false when the delivery is no longer ours: the lease ended and was given to another, or the lead is gone */
  settle(delivery: Delivery, settlement: Settlement): Promise<boolean>
}

export interface Wanted {
  readonly sink: SinkName
  /** How many at most. */
  readonly limit: number
  readonly leaseMs: number
}

export function queueOf(connection: Connection, write: Write): Queue {
  return {
    async claim(now, { sink, limit, leaseMs }) {
      // Looking is cheap and keeps nobody from writing; mostly nothing is due.
      const look = { sql: `${DUE} LIMIT 1`, args: [sink, now.getTime()] }
      const { rows } = await connection.use((client) => client.execute(look))
      if (rows.length === 0) return []
      const lease = randomUUID()
      const [, claimed] = await write([
        {
          sql: `UPDATE deliveries SET lease = ?3, next_at = ?4, attempts = attempts + 1
            WHERE rowid IN (${DUE} ORDER BY next_at LIMIT ?5)`,
          args: [sink, now.getTime(), lease, now.getTime() + leaseMs, limit],
        },
        {
          sql: `SELECT l.*, d.sink, d.attempts, d.since, d.lease FROM deliveries d JOIN leads l ON l.id = d.lead_id
            WHERE d.lease = ? ORDER BY d.since`,
          args: [lease],
        },
      ])
      return (claimed?.rows ?? []).map(deliveryOf)
    },
    async settle({ lead, sink, lease }, settlement) {
      const [result] = await write([settling({ id: lead.id, sink, lease }, settlement)])
      return result?.rowsAffected === 1
    },
  }
}

const DUE = `SELECT rowid FROM deliveries WHERE state = 'waiting' AND sink = ?1 AND next_at <= ?2`

function settling({ id, sink, lease }: { id: string; sink: SinkName; lease: string }, settlement: Settlement) {
  const { state } = settlement
  const problem = state === 'delivered' ? '' : settlement.problem
  const settledAt = state === 'waiting' ? null : settlement.at.getTime()
  const nextAt = state === 'waiting' ? settlement.nextAt.getTime() : null
  return {
    sql: `UPDATE deliveries SET state = ?, problem = ?, settled_at = ?, next_at = coalesce(?, next_at),
      lease = NULL WHERE lead_id = ? AND sink = ? AND lease = ?`,
    args: [state, problem, settledAt, nextAt, id, sink, lease],
  }
}

function deliveryOf(row: Row): Delivery {
  return {
    lead: storedLead(row),
    sink: String(row['sink']) as SinkName,
    attempt: Number(row['attempts']),
    since: new Date(Number(row['since'])),
    lease: String(row['lease']),
  }
}

/** A row of `leads` as a lead. */
export function storedLead(row: Row): StoredLead {
  return {
    id: String(row['id']),
    kind: String(row['kind']) as LeadKind,
    createdAt: new Date(String(row['created_at'])),
    source: String(row['source']),
    language: String(row['language']),
    payload: JSON.parse(String(row['payload'])) as Lead['payload'],
    suspicion: words(row['suspicion']) as Suspicion[],
    replaces: words(row['replaces']),
  }
}

function words(value: unknown): string[] {
  return String(value).split(' ').filter(Boolean)
}
