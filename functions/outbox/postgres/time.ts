// The time of the store (functions/outbox/time.ts), kept in PostgreSQL.
import { type Clocks, type Present, STEP_MS, type StoreTime } from '../time.ts'
import type { Database, Run } from './database.ts'

/** The present in SQL. @param parameter number of the parameter that takes `counted()` */
export const presentIn = (parameter: number) => `(SELECT greatest(time, $${parameter}::bigint) FROM clock)`

export function timeOf(database: Database, { wall, elapsed }: Clocks): StoreTime & Present {
  /** The last known time of the database. */
  let known: { readonly time: number; readonly elapsed: number; readonly wall: number } | null = null
  const counted = () => (known ? Math.floor(known.time + Math.min(elapsed() - known.elapsed, STEP_MS)) : 0)
  return {
    counted,
    async tick() {
      const last = known
      const time = await database.transaction(async (run) => {
        // Two servers that start together must not both add the same pause.
        await run('SELECT time FROM clock FOR UPDATE')
        if (last) await run('UPDATE clock SET time = greatest(time, $1), wall = $2', [counted(), wall()])
        else await addPause(run, wall())
        const { rows } = await run('SELECT time FROM clock')
        return Number(rows[0]?.['time'])
      })
      known = { time, elapsed: elapsed(), wall: wall() }
      return last ? wall() - last.wall - (elapsed() - last.elapsed) : 0
    },
    now: () => readNow(database, counted()),
  }
}

/**
 * The time for one call of a function host. There is always a host, so what passes between calls counts, by the clock of the
 * database: the machines of a host are many.
 */
export function timeOfCall(database: Database, { elapsed }: Clocks): StoreTime & Present {
  let known: { readonly time: number; readonly elapsed: number } | null = null
  const counted = () => (known ? Math.floor(known.time + elapsed() - known.elapsed) : 0)
  return {
    counted,
    async tick() {
      const { rows } = await database.use((run) => run(PASS))
      known = { time: Number(rows[0]?.['time']), elapsed: elapsed() }
      return 0
    },
    now: () => readNow(database, counted()),
  }
}

async function readNow(database: Database, counted: number): Promise<number> {
  const { rows } = await database.use((run) => run(`SELECT ${presentIn(1)} AS now`, [counted]))
  return Number(rows[0]?.['now'])
}

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** One step of a wrong clock must not make leads old. */
const PASS = `UPDATE clock SET time = time + least(greatest(${NOW} - wall, 0), ${STEP_MS}), wall = ${NOW} RETURNING time`

/** How long no server ran, by the wall clock before and after. */
const PAUSE = `(SELECT least(greatest($1::bigint - wall, 0), ${STEP_MS}) FROM clock)`

/**
 * A pause does not count for the days after which a delivery is given up, since there were no tries; and a lease may belong
 * to a running server.
 */
async function addPause(run: Run, wall: number): Promise<void> {
  await run(
    `UPDATE deliveries SET since = since + ${PAUSE},
      next_at = next_at + CASE WHEN lease IS NULL THEN 0 ELSE ${PAUSE} END WHERE state = 'waiting'`,
    [wall],
  )
  await run(`UPDATE clock SET time = time + ${PAUSE}, wall = $1`, [wall])
}
