import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, LibsqlError } from '@libsql/client'

/** The way to a database. */
export interface Connection {
  readonly isFile: boolean
  /**
   * Does something with the database, again and again while another process holds its lock. On a file it may have been
   * done before, on one that has been moved away since.
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

/** The path of a "file:" address; null for a server. */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null
  const [path = ''] = url.slice('file:'.length).split(/[?#]/)
  return decodeURIComponent(path.replace(/^\/\/[^/]*/, ''))
}

/**
 * Opens a file for one process of many. What is written to a file that has been deleted or moved away would be lost
 * with the process, so that nothing counts as done unless the file still stands where it was opened. A file that is
 * gone is not made again: nobody would miss the leads in the old one.
 *
 * @param url of a file that is there
 * @param prepare is done first on each new connection, and again when another file stands there
 */
export function connectToFile(url: string, prepare: (client: Client) => Promise<void> = async () => {}): Connection {
  const file = databaseFile(url) ?? ''
  const client = createClient({ url, concurrency: 1, timeout: LOCK_MS })
  let last: Promise<unknown> = Promise.resolve()
  /** The file that is open; null: none is, or it has to be opened again. */
  let opened: string | null = null
  const open = async () => {
    const found = identityOf(file)
    // The library would make it.
    if (found === null) throw new Error('The file of the database is gone')
    await setUp(client)
    await prepare(client)
    return found
  }
  const attempt = async <T>(act: (client: Client) => Promise<T>): Promise<T> => {
    try {
      opened ??= await open()
      insist(file, opened)
      const result = await act(client)
      insist(file, opened)
      return result
    } catch (cause) {
      const error = opened !== null && identityOf(file) !== opened ? new MovedError(cause) : cause
      if (opened === null || isPassing(error)) {
        // The library keeps the statement that met a lock, and with it a view of the database as it was then, from
        // which nothing can ever be written. Only a new connection is free of it.
        await client.reconnect()
        opened = null
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

class MovedError extends Error {
  constructor(cause?: unknown) {
    super('The file of the database has been moved or replaced', { cause })
  }
}

function insist(file: string, identity: string): void {
  if (identityOf(file) !== identity) throw new MovedError()
}

/** Tells one file from another of the same name; null: there is none. */
function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : null
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
      if (!isPassing(error) || performance.now() > deadline) throw error
      // By chance, so that two who wait do not meet again.
      await pause(Math.random() * MOST_PAUSE_MS)
    }
  }
}

/** Whether the next try may well succeed. */
function isPassing(error: unknown): boolean {
  return error instanceof MovedError || (error instanceof LibsqlError && error.code === 'SQLITE_BUSY')
}
