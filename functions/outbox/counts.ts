import type { Connection } from './database/connection.ts'
import type { Write } from './database/write.ts'

/** Maximum number of names a day, since clients can send any path; the rest share OTHER. */
export const MAX_NAMES_A_DAY = 1000
export const OTHER = '(other)'

/** How often something was seen on a day (ISO date, UTC). */
export interface Count {
  readonly day: string
  readonly name: string
  readonly count: number
}

/** Counts by day or form; nothing in them identifies visitors. */
export interface Counts {
  /** Visits by day and path since a day, oldest first. */
  visits(since: string): Promise<Count[]>
  /** Events such as "form_start" by day and source since a day. */
  events(name: string, since: string): Promise<Count[]>
}

export function countsOf(connection: Connection): Counts {
  const counts = async (sql: string, args: string[]) => {
    const { rows } = await connection.use((client) => client.execute({ sql, args }))
    return rows.map((row) => ({
      day: String(row['day']),
      name: String(row['name']),
      count: Number(row['count']),
    }))
  }
  return {
    visits: (since) =>
      counts('SELECT day, path AS name, count FROM visits WHERE day >= ? ORDER BY day, count DESC, path', [since]),
    events: (name, since) =>
      counts(
        'SELECT day, source AS name, count FROM events WHERE name = ? AND day >= ? ORDER BY day, count DESC, source',
        [name, since],
      ),
  }
}

/** Counts one visit of a path. */
export async function addVisit(write: Write, day: string, path: string): Promise<void> {
  await write([
    {
      sql: `INSERT INTO visits (day, path, count)
        SELECT ?1, CASE
          WHEN EXISTS (SELECT 1 FROM visits WHERE day = ?1 AND path = ?2) THEN ?2
          WHEN (SELECT count(*) FROM visits WHERE day = ?1) < ${MAX_NAMES_A_DAY} THEN ?2
          ELSE '${OTHER}' END, 1
        WHERE true
        ON CONFLICT (day, path) DO UPDATE SET count = count + 1`,
      args: [day, path],
    },
  ])
}

/** Counts one event in the form of a source. */
export async function addEvent(write: Write, day: string, [name, source]: readonly [string, string]): Promise<void> {
  await write([
    {
      sql: `INSERT INTO events (day, name, source, count)
        SELECT ?1, ?2, CASE
          WHEN EXISTS (SELECT 1 FROM events WHERE day = ?1 AND name = ?2 AND source = ?3) THEN ?3
          WHEN (SELECT count(*) FROM events WHERE day = ?1 AND name = ?2) < ${MAX_NAMES_A_DAY} THEN ?3
          ELSE '${OTHER}' END, 1
        WHERE true
        ON CONFLICT (day, name, source) DO UPDATE SET count = count + 1`,
      args: [day, name, source],
    },
  ])
}
