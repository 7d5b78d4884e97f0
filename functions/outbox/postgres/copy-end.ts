import type { CopyEnd } from '../copy-end.ts'
import type { Value } from './database.ts'
import { openDatabase } from './open.ts'
import { CREATED_AT } from './queue.ts'

/** What the engines keep as whole numbers, PostgreSQL gives as text. */
const NUMBERS = [
  'time',
  'wall',
  'kept_since',
  'since',
  'next_at',
  'settled_at',
  'starts_at',
  'ends_at',
  'held_until',
  'changed_at',
  'count',
]

/** A store in PostgreSQL as one end of a copy. */
export async function postgresEnd(url: string): Promise<CopyEnd> {
  const database = await openDatabase(url)
  return {
    expressions: { created_at: CREATED_AT, payload: 'payload::text' },
    order: 'number',
    async query(sql) {
      const { rows } = await database.use((run) => run(sql))
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(name, value)])),
      )
    },
    fill: (portions) =>
      database.transaction(async (run) => {
        await run('DELETE FROM clock')
        for await (const { table, columns, rows } of portions) {
          const values = rows.map(
            (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
          )
          const args = rows.flatMap((row) => columns.map((name) => row[name] as Value))
          await run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')}`, args)
        }
      }, 'once'),
    close: () => database.close(),
  }
}

function plain(name: string, value: unknown): unknown {
  return NUMBERS.includes(name) && typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
}
