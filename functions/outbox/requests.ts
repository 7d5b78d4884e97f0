// How often somebody has called, in a place that all servers share (functions/lib/shared-limits.ts). Time is that of the
// database: the clocks of the servers may differ.
import type { Write } from './database/write.ts'

/** What is known of a key after a request. */
export interface Requests {
  /** Since the period began, this one included. */
  readonly count: number
  /** Until the period ends. */
  readonly msLeft: number
}

export interface RequestCounter {
  /**
   * Counts a request.
   *
   * @param key tells nothing about who it is
   * @param periodMs how long a period lasts that begins with this request
   */
  countRequest(key: string, periodMs: number): Promise<Requests>
}

const NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

/** Made with the first request, and no step of the migrations: a server that counts in memory needs no table. */
const TABLE = `CREATE TABLE IF NOT EXISTS limits (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID`

/** Counts in a libSQL database. @param hasTable whether its table is known to be there */
export function requestCounterOf(write: Write, hasTable = false): RequestCounter {
  let made: Promise<unknown> | null = hasTable ? Promise.resolve() : null
  const makeTable = () => {
    made ??= write([TABLE]).catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
  return {
    async countRequest(key, periodMs) {
      await makeTable()
      const [, counted] = await write([
        `DELETE FROM limits WHERE ends_at <= ${NOW}`,
        {
          sql: `INSERT INTO limits VALUES (?1, 1, ${NOW} + ?2) ON CONFLICT (key) DO UPDATE SET count = count + 1
            RETURNING count, ends_at - ${NOW} AS ms_left`,
          args: [key, periodMs],
        },
      ])
      const [row] = counted?.rows ?? []
      return { count: Number(row?.['count']), msLeft: Number(row?.['ms_left']) }
    },
  }
}
