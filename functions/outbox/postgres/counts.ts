import { type Counts, MAX_NAMES_A_DAY, OTHER } from '../counts.ts'
import type { Database } from './database.ts'

export function countsOf(database: Database): Counts {
  const counts = async (sql: string, args: readonly string[]) => {
    const { rows } = await database.use((run) => run(sql, args))
    return rows.map(({ day, name, count }) => ({ day: String(day), name: String(name), count: Number(count) }))
  }
  return {
    visits: (since) =>
      counts('SELECT day, path AS name, count FROM visits WHERE day >= $1 ORDER BY day, count DESC, path', [since]),
    events: (name, since) =>
      counts(
        'SELECT day, source AS name, count FROM events WHERE name = $1 AND day >= $2 ORDER BY day, count DESC, source',
        [name, since],
      ),
  }
}

/** A table of counts: the columns that say what a count belongs to, and the one that names what is counted. */
interface Counted {
  readonly table: 'visits' | 'events'
  readonly group: readonly string[]
  readonly name: string
}

const VISITS: Counted = { table: 'visits', group: ['day'], name: 'path' }
const EVENTS: Counted = { table: 'events', group: ['day', 'name'], name: 'source' }

/** Counts one visit of a path. */
export function addVisit(database: Database, day: string, path: string): Promise<void> {
  return add(database, VISITS, [day, path])
}

/** Counts one event in the form of a source. */
export function addEvent(database: Database, day: string, [name, source]: readonly [string, string]): Promise<void> {
  return add(database, EVENTS, [day, name, source])
}

/** @param args the values of the group, then the name */
async function add(database: Database, { table, group, name }: Counted, args: readonly string[]): Promise<void> {
  const isGroup = group.map((column, index) => `${column} = $${index + 1}`).join(' AND ')
  const last = `$${args.length}`
  const isKnown = `${isGroup} AND ${name} = ${last}`
  // Mostly the name is known. Repeating would count twice what was committed before the connection broke.
  const known = `UPDATE ${table} SET count = count + 1 WHERE ${isKnown}`
  const { count } = await database.use((run) => run(known, args), 'unsent')
  if (count > 0) return
  const columns = [...group, name].join(', ')
  const values = group.map((_, index) => `$${index + 1}::text`).join(', ')
  await database.transaction(async (run) => {
    // New names come one after the other, so that each sees how many there are.
    await run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${table} ${args.slice(0, -1).join(' ')}`])
    await run(
      `INSERT INTO ${table} (${columns}, count) SELECT ${values}, CASE
          WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${isKnown}) THEN ${last}
          WHEN (SELECT count(*) FROM ${table} WHERE ${isGroup}) < ${MAX_NAMES_A_DAY} THEN ${last}
          ELSE '${OTHER}' END, 1
        ON CONFLICT (${columns}) DO UPDATE SET count = ${table}.count + 1`,
      args,
    )
  }, 'unsent')
}
