// What a copy needs of a store of any engine.
import type { Row } from './queue.ts'

/** A table of the store, and its columns that are copied. Leases are not: who has one works on the other store. */
export const TABLES = {
  clock: ['id', 'time', 'wall'],
  leads: [
    'id',
    'kind',
    'created_at',
    'source',
    'language',
    'payload',
    'email',
    'suspicion',
    'replaces',
    'visit',
    'kept_since',
  ],
  deliveries: ['lead_id', 'sink', 'state', 'attempts', 'since', 'next_at', 'settled_at', 'problem'],
  appointments: ['id', 'state', 'starts_at', 'ends_at', 'held_until', 'sequence', 'files', 'changed_at'],
  visits: ['day', 'path', 'count'],
  events: ['day', 'name', 'source', 'count'],
  secrets: ['name', 'value'],
} as const

/** The name of such a table. */
export type TableName = keyof typeof TABLES

/** Rows of a table, in the order in which they came. */
export interface Portion {
  readonly table: TableName
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** A store as one end of a copy. */
export interface CopyEnd {
  query(sql: string): Promise<readonly Row[]>
  /** How a column is read as text or number where its plain name does not do. */
  readonly expressions: Readonly<Record<string, string>>
  /** The column that tells in which order leads came. */
  readonly order: string
  /** Replaces the time and adds everything else, in one transaction. */
  fill(portions: AsyncIterable<Portion>): Promise<void>
  close(): Promise<void>
}
