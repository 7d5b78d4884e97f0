import type { RequestCounter } from '../requests.ts'
import type { Database } from './database.ts'

/** Counts requests in PostgreSQL; a row of the same key is counted by one server after the other. */
export function requestCounterOf(database: Database): RequestCounter {
  return {
    countRequest: (key, periodMs) =>
      database.use(async (run) => {
        const { rows } = await run(
          `INSERT INTO limits VALUES ($1, 1, now() + $2::bigint * interval '1 millisecond')
            ON CONFLICT (key) DO UPDATE SET
              count = CASE WHEN limits.ends_at <= now() THEN 1 ELSE limits.count + 1 END,
              ends_at = CASE WHEN limits.ends_at <= now() THEN excluded.ends_at ELSE limits.ends_at END
            RETURNING count, ceil(extract(epoch FROM ends_at - now()) * 1000) AS ms_left`,
          [key, periodMs],
        )
        const count = Number(rows[0]?.['count'])
        // With each new key: nothing is kept longer than it takes until somebody else comes.
        if (count === 1) await run(REMOVE_OLD)
        return { count, msLeft: Number(rows[0]?.['ms_left']) }
      }, 'once'),
  }
}

/** Rows that another server is counting are left to it. */
const REMOVE_OLD = `DELETE FROM limits WHERE key IN (
  SELECT key FROM limits WHERE ends_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`
