// The wall clock of a server may be years off, and be corrected later: what is due, given up or removed must not depend on
// it. So the database keeps its own time. It advances with the monotonic clock of the running servers, and each start adds
// the pause before it by the wall clock, but never more than one step.
import type { Connection } from './database/connection.ts'
import type { Write } from './database/write.ts'

/** The clocks of this machine, in milliseconds. */
export interface Clocks {
  /** Since 1970; may be wrong, and may jump. */
  wall(): number
  /** Since an arbitrary moment; never goes back. */
  elapsed(): number
}

export const CLOCKS: Clocks = { wall: () => Date.now(), elapsed: () => performance.now() }

/** Maximum that one start, or one reading of the monotonic clock, can add. */
export const STEP_MS = 24 * 60 * 60 * 1000

/** The time of a database. It begins near the wall clock of its first day and never goes back. */
export interface StoreTime {
  /**
   * Stores how much time has passed: the first call, the pause before it; later calls, about one a minute, what this process
   * has counted. Commands that only read do not call it.
   *
   * @returns by how many milliseconds the wall clock deviated since the last call
   */
  tick(): Promise<number>
  /** In milliseconds. */
  now(): Promise<number>
}

/** The parameter of `presentIn`: the time that this process has counted. */
export interface Present {
  counted(): number
}

/** The present in SQL. @param parameter number of the parameter that takes `counted()` */
export const presentIn = (parameter: number) => `(SELECT max(time, ?${parameter}) FROM clock)`

export function timeOf(connection: Connection, write: Write, { wall, elapsed }: Clocks): StoreTime & Present {
  /** The last known time of the database. */
  let known: { readonly time: number; readonly elapsed: number; readonly wall: number } | null = null
  // The database keeps whole numbers.
  const counted = () => (known ? Math.floor(known.time + Math.min(elapsed() - known.elapsed, STEP_MS)) : 0)
  return {
    counted,
    async tick() {
      const last = known
      const statements = last
        ? [{ sql: 'UPDATE clock SET time = max(time, ?1), wall = ?2', args: [counted(), wall()] }]
        : [
            { sql: KEEP_PAUSE, args: [wall()] },
            { sql: `UPDATE clock SET time = time + ${PAUSE}, wall = ?1`, args: [wall()] },
          ]
      const results = await write([...statements, 'SELECT time FROM clock'])
      known = { time: Number(results.at(-1)?.rows[0]?.['time']), elapsed: elapsed(), wall: wall() }
      return last ? wall() - last.wall - (elapsed() - last.elapsed) : 0
    },
    async now() {
      const sql = `SELECT ${presentIn(1)} AS now`
      const { rows } = await connection.use((client) => client.execute({ sql, args: [counted()] }))
      return Number(rows[0]?.['now'])
    },
  }
}

/** How long no server ran, by the wall clock before and after. */
const PAUSE = `(SELECT min(max(?1 - wall, 0), ${STEP_MS}) FROM clock)`

/**
 * A pause does not count for the days after which a delivery is given up, since there were no tries; and a lease may belong
 * to a running server.
 */
const KEEP_PAUSE = `UPDATE deliveries SET since = since + ${PAUSE},
  next_at = next_at + CASE WHEN lease IS NULL THEN 0 ELSE ${PAUSE} END WHERE state = 'waiting'`
