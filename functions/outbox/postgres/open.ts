import { setTimeout as pause } from 'node:timers/promises'
import { masked } from '../address.ts'
import { knownProblem, StorageError } from '../database/storage-error.ts'
import { connect, type Database, isConnectionLost, type Run } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

/** A server that was killed recovers for some seconds before it takes anybody. */
const RECOVERY_MS = 30_000
const PAUSE_MS = 200
/** The address is wrong, or nothing runs there: waiting would only hide it. */
const AWAY = ['ECONNREFUSED', 'EAI_AGAIN', 'ETIMEDOUT']

/** Shared by all processes that migrate; any number that no other program in this database uses. */
const MIGRATION_LOCK = 7_215_438_801

/**
 * Opens the database of leads in PostgreSQL and brings it up to date; a server that starts or recovers is waited for.
 *
 * @throws Error when it cannot be opened or was changed by a newer version; it names the address without its password
 */
export async function openDatabase(url: string, recoveryMs = RECOVERY_MS): Promise<Database> {
  const database = connect(url)
  try {
    await onceRecovered(() => database.use(bringUpToDate, 'once'), recoveryMs)
    return database
  } catch (error) {
    await database.close()
    const sentence = knownProblem(error)
    // With several addresses of one name, the library's own message is empty.
    const cause = sentence === null ? error : Object.assign(new Error(sentence), { code: Object(error).code })
    throw new Error(`Cannot open the database of leads (${masked(url)})`, { cause })
  }
}

async function onceRecovered(open: () => Promise<void>, recoveryMs: number): Promise<void> {
  const deadline = performance.now() + recoveryMs
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (AWAY.includes(Object(error).code) || !isConnectionLost(error) || performance.now() > deadline) throw error
      await pause(PAUSE_MS)
    }
  }
}

/**
 * Looks at the version before anything else: statements that change tables, even those that find nothing to change, take
 * locks, on which processes that write leads would wait or which would end in a deadlock with them.
 */
async function bringUpToDate(run: Run): Promise<void> {
  await requireServer(run)
  const { version, oldest } = await versionOf(run)
  if (oldest > MIGRATIONS.length) throw new StorageError('STORE_NEWER')
  if (version >= MIGRATIONS.length) return
  await run('BEGIN')
  try {
    await run('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await migrate(run)
    await run('COMMIT')
  } catch (error) {
    if (!isConnectionLost(error)) await run('ROLLBACK')
    throw error
  }
}

async function migrate(run: Run): Promise<void> {
  // Read again: another process may have migrated while this one waited for the lock.
  const { version } = await versionOf(run)
  if (version >= MIGRATIONS.length) return
  for (const { statements } of MIGRATIONS.slice(version)) for (const statement of statements) await run(statement)
  const oldest = MIGRATIONS.findLastIndex(({ endsOlder }) => endsOlder) + 1
  await run('CREATE TABLE IF NOT EXISTS store_version (version integer NOT NULL, oldest integer NOT NULL)')
  await run('DELETE FROM store_version')
  await run('INSERT INTO store_version VALUES ($1, $2)', [MIGRATIONS.length, oldest])
}

/** How many steps have run, and how many a program has to know to work with the result. */
async function versionOf(run: Run): Promise<{ readonly version: number; readonly oldest: number }> {
  // Not by to_regclass, which may answer from before the lock was taken.
  const { count } = await run(
    "SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'store_version'",
  )
  if (count === 0) return { version: 0, oldest: 0 }
  const found = await run('SELECT version, oldest FROM store_version')
  return { version: Number(found.rows[0]?.['version']), oldest: Number(found.rows[0]?.['oldest']) }
}

/** What every later promise depends on. */
async function requireServer(run: Run): Promise<void> {
  const { rows } =
    await run(`SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS is_replica,
    current_setting('synchronous_commit') = 'off' AS is_hasty, current_setting('server_encoding') <> 'UTF8' AS is_narrow`)
  if (rows[0]?.['is_replica'] === true) throw new StorageError('STORE_REPLICA')
  if (rows[0]?.['is_hasty'] === true) throw new StorageError('STORE_HASTY')
  if (rows[0]?.['is_narrow'] === true) throw new StorageError('STORE_ENCODING')
}
