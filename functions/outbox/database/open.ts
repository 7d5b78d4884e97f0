import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from '@libsql/client'
import { type Connection, connectToFile, connectToServer, databaseFile } from './connection.ts'
import { MIGRATIONS } from './migrations.ts'

/**
 * Opens the database of leads and visits and brings it up to date.
 *
 * @param url a libSQL address; "file:data/leads.db" is relative to the working directory
 * @param makesFile whether its file and folder are created if missing
 * @throws Error when it cannot be opened or was written by a newer version
 */
export async function openDatabase(url: string, makesFile = true): Promise<Connection> {
  const file = databaseFile(url)
  try {
    if (file !== null && makesFile) await makeFile(file)
    const connection = file === null ? connectToServer(url) : connectToFile(url, bringUpToDate)
    try {
      await connection.use(bringUpToDate)
    } catch (cause) {
      connection.close()
      throw cause
    }
    return connection
  } catch (cause) {
    throw new Error(`Cannot open the database of leads (${file ?? 'remote'})`, { cause })
  }
}

/** Personal data: only the owner of the process may read the file, and those that SQLite puts beside it. */
async function makeFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await (await open(file, 'a', 0o600)).close()
}

async function bringUpToDate(client: Client): Promise<void> {
  if ((await version(client)) === MIGRATIONS.length) return
  const transaction = await client.transaction('write')
  try {
    // Read again: another process may have migrated while this one waited for the lock.
    const done = await version(transaction)
    if (done > MIGRATIONS.length) throw new Error(`The database is of a newer version (${done})`)
    await transaction.batch([...MIGRATIONS.slice(done).flat(), `PRAGMA user_version = ${MIGRATIONS.length}`])
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

async function version(database: Pick<Client, 'execute'>): Promise<number> {
  const { rows } = await database.execute('PRAGMA user_version')
  return Number(rows[0]?.['user_version'] ?? 0)
}
