// The wall clock of a server may be years off, and come back: what is due, given up or removed must not follow it. So the
// database keeps a time of its own. It goes on with the monotonic clock of the servers that run, and each start adds what
// the wall clock says of the pause before it, but never more than one step.
import type { Connection } from './database/connection.ts'
import type { Write } from './database/write.ts'

/** The clocks of this machine, in milliseconds. */
export interface Clocks {
  /** Since 1970; may be wrong, and jump. */
  wall(): number
  /** Since any moment; only goes forward. */
  elapsed(): number
}

export const CLOCKS: Clocks = { wall: () => Date.now(), elapsed: () => performance.now() }

/** What one start, or one look at the monotonic clock, can add at most. */
const STEP_MS = 24 * 60 * 60 * 1000

/** The time of a database. It begins near the wall clock of its first day and never goes back. */
export interface StoreTime {
  /**
   * Notes how much time has passed: the first call the pause before it, then about once a minute what this process has
   * counted. A command that only looks does not call it.
   *
   * @returns by how many milliseconds the wall clock went otherwise since the last call
   */
  tick(): Promise<number>
  /** In milliseconds. */
  now(): Promise<number>
}

/** A statement's way to the present: `now` in SQL, with what this process has counted as a parameter. */
export interface Present {
  counted(): number
}

/** The present in SQL. @param parameter number of the parameter that takes `counted()` */
export const presentIn = (parameter: number) => `(SELECT max(time, ?${parameter}) FROM clock)`

export function timeOf(connection: Connection, write: Write, { wall, elapsed }: Clocks): StoreTime & Present {
  /** When the time of the database was known last. */
  let known: { readonly time: number; readonly elapsed: number; readonly wall: number } | null = null
  // Whole numbers are what the database keeps.
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

/** How long no server ran, by the wall clocks at its ends. */
const PAUSE = `(SELECT min(max(?1 - wall, 0), ${STEP_MS}) FROM clock)`

/**
 * Nobody tried during a pause, so that it does not count for the days after which a delivery is given up; and a lease may
 * be held by a server that runs.
 */
const KEEP_PAUSE = `UPDATE deliveries SET since = since + ${PAUSE},
  next_at = next_at + CASE WHEN lease IS NULL THEN 0 ELSE ${PAUSE} END WHERE state = 'waiting'`
