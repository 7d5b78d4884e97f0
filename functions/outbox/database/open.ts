import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from '@libsql/client'
import { type Connection, connectToFile, connectToServer, databaseFile } from './connection.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'
import { requireLocalDrive } from './network-drive.ts'
import { StorageError } from './storage-error.ts'

/**
 * Opens the database of leads and visits and brings it up to date. One that a newer version has changed is used as well,
 * unless a step of that version says that older ones must not; in a file, this is looked up before each use.
 *
 * @param url a libSQL address; "file:data/leads.db" is relative to the working directory
 * @param makesFile whether its file and folder are created if missing
 * @param migrations the steps that this version knows
 * @throws Error when it cannot be opened, or must not be used by this version
 */
export async function openDatabase(
  url: string,
  makesFile = true,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Connection> {
  const file = databaseFile(url)
  const prepare = (client: Client) => bringUpToDate(client, migrations)
  try {
    if (file !== null && makesFile) await makeFile(file)
    const connection = file === null ? connectToServer(url) : checked(connectToFile(url, prepare), migrations)
    try {
      await connection.use(prepare)
    } catch (cause) {
      connection.close()
      throw cause
    }
    return connection
  } catch (cause) {
    throw new Error(`Cannot open the database of leads (${file ?? 'remote'})`, { cause })
  }
}

/**
 * Personal data: only the owner of the process may read the file, and those that SQLite puts beside it. Who only reads may
 * do so on a network drive, to move elsewhere what lies there.
 */
async function makeFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await requireLocalDrive(dirname(file))
  await (await open(file, 'a', 0o600)).close()
}

/** A newer server may be started beside this one at any time, and bring the database up to its own date. */
function checked(connection: Connection, migrations: readonly Migration[]): Connection {
  const use: Connection['use'] = (action) =>
    connection.use(async (client) => {
      if ((await version(client)) > migrations.length) await requireUsable(client, migrations)
      return action(client)
    })
  return { ...connection, use }
}

type Database = Pick<Client, 'execute'>

async function bringUpToDate(client: Client, migrations: readonly Migration[]): Promise<void> {
  const found = await version(client)
  if (found > migrations.length) return requireUsable(client, migrations)
  if (found === migrations.length) return
  const transaction = await client.transaction('write')
  try {
    // Read again: another process may have migrated while this one waited for the lock.
    const done = await version(transaction)
    if (done > migrations.length) return await requireUsable(transaction, migrations)
    await transaction.batch([
      ...migrations.slice(done).flatMap(({ statements }) => statements),
      ...statementsAbout(migrations),
    ])
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

/** What the database says about its own version: how many steps have run, and how many a server has to know. */
function statementsAbout(migrations: readonly Migration[]): string[] {
  const oldest = 1 + migrations.findLastIndex(({ endsOlder }) => endsOlder)
  return [
    'CREATE TABLE IF NOT EXISTS compatibility (id INTEGER PRIMARY KEY CHECK (id = 1), oldest INTEGER NOT NULL) STRICT',
    `INSERT INTO compatibility VALUES (1, ${oldest}) ON CONFLICT (id) DO UPDATE SET oldest = excluded.oldest`,
    `PRAGMA user_version = ${migrations.length}`,
  ]
}

/** @throws StorageError when the database has had a step that ends versions as old as this one */
async function requireUsable(database: Database, migrations: readonly Migration[]): Promise<void> {
  const tables = await database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'compatibility'")
  const [row] = tables.rows.length > 0 ? (await database.execute('SELECT oldest FROM compatibility')).rows : []
  if (row === undefined || Number(row['oldest']) > migrations.length) throw new StorageError('STORE_NEWER')
}

async function version(database: Database): Promise<number> {
  const { rows } = await database.execute('PRAGMA user_version')
  return Number(rows[0]?.['user_version'] ?? 0)
}
