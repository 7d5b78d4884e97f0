import type { InStatement, InValue } from '@libsql/client'
import type { CopyEnd } from './copy-end.ts'
import { openDatabase } from './database/open.ts'

/** A file, or the database of a libSQL server, as one end of a copy. */
export async function libsqlEnd(url: string, makesFile: boolean): Promise<CopyEnd> {
  const connection = await openDatabase(url, makesFile)
  return {
    expressions: {},
    order: 'rowid',
    async query(sql) {
      const { rows, columns } = await connection.use((client) => client.execute(sql))
      return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
    },
    async fill(portions) {
      const statements: InStatement[] = ['DELETE FROM clock']
      for await (const { table, columns, rows } of portions) {
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
        for (const row of rows) statements.push({ sql, args: columns.map((name) => row[name] as InValue) })
      }
      await connection.use((client) => client.batch(statements, 'write'))
    },
    async close() {
      connection.close()
    },
  }
}
