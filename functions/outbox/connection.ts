import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, LibsqlError } from '@libsql/client'

/** The way to a database. */
export interface Connection {
  readonly isFile: boolean
  /**
   * Does something with the database, again and again while another process holds its lock.
   *
   * @param act leaves nothing behind when it fails: each of its calls is one statement or one transaction
   */
  use<T>(act: (client: Client) => Promise<T>): Promise<T>
  close(): void
}

/**
 * The library waits for a lock by standing still, and the whole server with it. Nobody who keeps to the rules holds it
 * longer than a commit takes: some milliseconds.
 */
const LOCK_MS = 100

/** How long and at which intervals is asked for the lock after that. */
const PATIENCE_MS = 5000
const MOST_PAUSE_MS = 50

/** A database server that does not answer is down; whoever sent a lead is told so while they still wait. */
const REMOTE_MS = 10_000
const REMOTE_CONNECTIONS = 20

/** Opens a file for one process of many. */
export function connectToFile(url: string): Connection {
  const client = createClient({ url, concurrency: 1, timeout: LOCK_MS })
  let last: Promise<unknown> = Promise.resolve()
  let isPrepared = false
  const attempt = async <T>(act: (client: Client) => Promise<T>): Promise<T> => {
    try {
      if (!isPrepared) await setUp(client)
      isPrepared = true
      return await act(client)
    } catch (error) {
      if (isLocked(error)) {
        // The library keeps the statement that met the lock, and with it a view of the database as it was then, from
        // which nothing can ever be written. Only a new connection is free of it.
        await client.reconnect()
        isPrepared = false
      }
      throw error
    }
  }
  // One after the other: nobody may use a connection while it is replaced.
  const alone = <T>(act: (client: Client) => Promise<T>): Promise<T> => {
    const result = last.then(() => attempt(act))
    last = result.catch(() => undefined)
    return result
  }
  return { isFile: true, use: (act) => patiently(() => alone(act)), close: () => client.close() }
}

/** Settings belong to a connection. */
async function setUp(client: Client): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL')
  // A lead is answered with "ok" only when it would survive a power cut.
  await client.execute('PRAGMA synchronous = FULL')
  // What is erased shall not be found in the file afterwards.
  await client.execute('PRAGMA secure_delete = ON')
}

/** Reaches a libSQL server. */
export function connectToServer(url: string): Connection {
  const request = (asked: Request) => fetch(asked, { signal: AbortSignal.timeout(REMOTE_MS) })
  const client = createClient({ url, concurrency: REMOTE_CONNECTIONS, fetch: request })
  return { isFile: false, use: (act) => patiently(() => act(client)), close: () => client.close() }
}

async function patiently<T>(act: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error
      // By chance, so that two who wait do not meet again.
      await pause(Math.random() * MOST_PAUSE_MS)
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === 'SQLITE_BUSY'
}
