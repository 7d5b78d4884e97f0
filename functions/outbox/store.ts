import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { Lead, Outbox } from '../lib/types.ts'
import { MIGRATIONS } from './migrations.ts'

/** How long a write waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000

/** Addresses are free text for whoever asks, so a day keeps so many; the rest share OTHER_PATHS. */
const MAX_PATHS_A_DAY = 1000
export const OTHER_PATHS = '(other)'

/**
 * Opens the database of leads and visits, brings it up to date, and makes its file and folder if missing.
 *
 * @param url a libSQL address; "file:data/leads.db" is relative to the working directory
 * @throws Error when it cannot be opened or was written by a newer version
 */
export async function openOutbox(url: string): Promise<Outbox> {
  const file = databaseFile(url)
  try {
    // Personal data: only the owner of the process may look into the folder.
    if (file) await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    // One connection, because synchronous mode belongs to a connection and the pool opens them silently.
    const client = createClient({ url, concurrency: file ? 1 : 20, timeout: BUSY_TIMEOUT_MS })
    try {
      await prepare(client, file !== null)
    } catch (cause) {
      client.close()
      throw cause
    }
    return outbox(client)
  } catch (cause) {
    throw new Error(`Cannot open the database of leads (${file ?? 'remote'})`, { cause })
  }
}

function outbox(client: Client): Outbox {
  return {
    async put(lead) {
      await client.batch([insertion(lead)], 'write')
    },
    async countVisit(day, path) {
      await client.batch(
        [
          {
            sql: `INSERT INTO visits (day, path, count)
              SELECT ?1, CASE
                WHEN EXISTS (SELECT 1 FROM visits WHERE day = ?1 AND path = ?2) THEN ?2
                WHEN (SELECT count(*) FROM visits WHERE day = ?1) < ${MAX_PATHS_A_DAY} THEN ?2
                ELSE '${OTHER_PATHS}' END, 1
              WHERE true
              ON CONFLICT (day, path) DO UPDATE SET count = count + 1`,
            args: [day, path],
          },
        ],
        'write',
      )
    },
    async check() {
      const probe = 'INSERT INTO probe VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET written = written + 1'
      await client.batch([probe], 'write')
    },
    close() {
      client.close()
    },
  }
}

function insertion(lead: Lead) {
  return {
    sql: `INSERT INTO leads (id, kind, created_at, source, language, payload, suspected_spam)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
    args: [
      lead.id,
      lead.kind,
      lead.createdAt.toISOString(),
      lead.source,
      lead.language,
      JSON.stringify(lead.payload),
      lead.isSuspectedSpam ? 1 : 0,
    ],
  }
}

async function prepare(client: Client, isFile: boolean): Promise<void> {
  if (isFile) {
    await client.execute('PRAGMA journal_mode = WAL')
    // A lead is answered with "ok" only when it would survive a power cut.
    await client.execute('PRAGMA synchronous = FULL')
  }
  if ((await version(client)) !== MIGRATIONS.length) await migrate(client)
}

async function migrate(client: Client): Promise<void> {
  const transaction = await client.transaction('write')
  try {
    // Read again: another process may have migrated while this one waited for the lock.
    const done = await version(transaction)
    if (done > MIGRATIONS.length) throw new Error(`The database is of a newer version (${done})`)
    for (const statement of MIGRATIONS.slice(done).flat()) await transaction.execute(statement)
    await transaction.execute(`PRAGMA user_version = ${MIGRATIONS.length}`)
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

async function version(database: Pick<Client, 'execute'>): Promise<number> {
  const { rows } = await database.execute('PRAGMA user_version')
  return Number(rows[0]?.['user_version'] ?? 0)
}

/** The path of a "file:" address; null for a server. */
function databaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null
  const [path = ''] = url.slice('file:'.length).split(/[?#]/)
  return decodeURIComponent(path.replace(/^\/\/[^/]*/, ''))
}
