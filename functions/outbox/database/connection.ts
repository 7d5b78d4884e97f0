import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, LibsqlError } from '@libsql/client'
import { changeSince, type FileChange, type FileState, fileState, lossSince } from './file-state.ts'
import { StorageError } from './storage-error.ts'

export interface Connection {
  readonly isFile: boolean
  /**
   * Runs an action, repeatedly while another process holds the lock. The action may run again if it ran on a file that has
   * since been moved away.
   *
   * @param action leaves nothing behind when it fails: each of its calls is one statement or one transaction
   * @throws StorageError when what it wrote would be lost
   */
  use<T>(action: (client: Client) => Promise<T>): Promise<T>
  close(): void
}

/**
 * While the library waits for a lock it blocks its thread. Well-behaved processes hold it no longer than a commit takes:
 * some milliseconds.
 */
const LOCK_MS = 100

/** How long, and at which intervals, the lock is requested after that. */
const LOCK_TIMEOUT_MS = 5000
const MAX_PAUSE_MS = 50

/** A database server that does not answer is down; the visitor should learn that while still waiting. */
const REMOTE_TIMEOUT_MS = 10_000
const REMOTE_CONNECTIONS = 20

/** The path of a "file:" address; null for a server. */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null
  const [path = ''] = url.slice('file:'.length).split(/[?#]/)
  return decodeURIComponent(path.replace(/^\/\/[^/]*/, ''))
}

/**
 * Opens a file for one process of many. What is written to a file or a log that has been deleted, moved away or truncated
 * would be lost with the process, so nothing counts as done unless the files are still where they were opened. A missing
 * file is not created again: nobody would notice that the leads of the old one are gone.
 *
 * @param url of an existing file
 * @param prepare runs first on each new connection, and again when another file takes its place
 */
export function connectToFile(url: string, prepare: (client: Client) => Promise<void> = async () => {}): Connection {
  const opened = new OpenFile(url, prepare)
  let last: Promise<unknown> = Promise.resolve()
  // One after the other: the connection must not be used while it is replaced.
  const serialized = <T>(action: (client: Client) => Promise<T>): Promise<T> => {
    const result = last.then(() => opened.attempt(action))
    last = result.catch(() => undefined)
    return result
  }
  return { isFile: true, use: (action) => withRetries(() => serialized(action)), close: () => opened.close() }
}

/** A connection to a file, and the state in which it left the file. */
class OpenFile {
  readonly #file: string
  readonly #client: Client
  readonly #prepare: (client: Client) => Promise<void>
  readonly #url: string
  /** null: no connection is open, or it has to be reopened. */
  #known: FileState | null = null
  /** The state in which it was found damaged; checked again only after a change. */
  #damaged: FileState | null = null

  constructor(url: string, prepare: (client: Client) => Promise<void>) {
    this.#file = databaseFile(url) ?? ''
    this.#client = createClient({ url, concurrency: 1, timeout: LOCK_MS })
    this.#prepare = prepare
    this.#url = url
  }

  async attempt<T>(action: (client: Client) => Promise<T>): Promise<T> {
    await this.#examine(changeSince)
    const result = await this.#run(action)
    await this.#examine(lossSince)
    // Only if the connection has not been replaced meanwhile.
    if (this.#known !== null) this.#known = fileState(this.#file)
    return result
  }

  close(): void {
    this.#client.close()
  }

  async #run<T>(action: (client: Client) => Promise<T>): Promise<T> {
    try {
      this.#known ??= await this.#open()
      return await action(this.#client)
    } catch (cause) {
      const isReplaced = this.#known !== null && lossSince(this.#known, fileState(this.#file)) === 'replaced'
      const error = isReplaced ? new StorageError('STORE_REPLACED', { cause }) : cause
      // The library keeps the statement that met a lock, and with it a snapshot of the database from which nothing can
      // ever be written. Only a new connection is free of it.
      if (this.#known === null || isTransient(error)) await this.#reconnect()
      throw error
    }
  }

  async #open(): Promise<FileState> {
    // The library would create it.
    if (fileState(this.#file) === null) throw new StorageError('STORE_GONE')
    await setUp(this.#client)
    await this.#prepare(this.#client)
    const found = fileState(this.#file)
    if (found === null) throw new StorageError('STORE_GONE')
    return found
  }

  async #reconnect(): Promise<void> {
    await this.#client.reconnect()
    this.#known = null
  }

  /** Continues after others changed the files only if nothing is lost. */
  async #examine(compare: typeof changeSince): Promise<void> {
    if (this.#known === null) return
    const found = fileState(this.#file)
    const change = compare(this.#known, found)
    if (change === 'none') return
    if (change === 'replaced' || found === null) {
      await this.#reconnect()
      throw new StorageError('STORE_REPLACED')
    }
    if (this.#damaged && changeSince(this.#damaged, found) === 'none') throw new StorageError('STORE_DAMAGED')
    const isHarmless = change !== 'log-gone' && (await isSound(this.#url))
    if (!isHarmless && !(await this.#isRescued(change, found))) {
      this.#damaged = fileState(this.#file)
      throw new StorageError('STORE_DAMAGED')
    }
    // What the connection has cached of the file is stale.
    await this.#reconnect()
    if (!isHarmless) throw new StorageError(change === 'log-gone' ? 'STORE_LOG_GONE' : 'STORE_CUT')
  }

  /** Moves what is only in the log into the database: this connection still has the log open, even if it was deleted. */
  async #isRescued(change: FileChange, found: FileState): Promise<boolean> {
    if (change === 'touched') return false
    // Another process with the same log has already done it, and writes to a new one.
    const isDone = change === 'log-gone' && found.log !== null
    return (isDone || (await isLogMoved(this.#client))) && isSound(this.#url)
  }
}

async function isLogMoved(client: Client): Promise<boolean> {
  try {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    if (Number(rows[0]?.['busy']) !== 0) throw new LibsqlError('Somebody reads the log', 'SQLITE_BUSY')
    return true
  } catch (error) {
    if (isTransient(error)) throw error
    return false
  }
}

/** Checks through a separate connection, which has nothing cached. */
async function isSound(url: string): Promise<boolean> {
  const file = fileState(databaseFile(url) ?? '')
  // SQLite takes an empty file for a new database, and deletes the log beside it.
  if (file === null || file.database.size === 0) return false
  const client = createClient({ url, concurrency: 1, timeout: LOCK_MS })
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)')
    return rows[0]?.[0] === 'ok'
  } catch (error) {
    if (isTransient(error)) throw error
    return false
  } finally {
    client.close()
  }
}

/** Settings are per connection. */
async function setUp(client: Client): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL')
  // A lead is answered with "ok" only when it would survive a power cut.
  await client.execute('PRAGMA synchronous = FULL')
  // Erased data must not remain in the file.
  await client.execute('PRAGMA secure_delete = ON')
}

/** Connects to a libSQL server. */
export function connectToServer(url: string): Connection {
  const request = (input: Request) => fetch(input, { signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) })
  const client = createClient({ url, concurrency: REMOTE_CONNECTIONS, fetch: request })
  return { isFile: false, use: (action) => withRetries(() => action(client)), close: () => client.close() }
}

async function withRetries<T>(action: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  for (;;) {
    try {
      return await action()
    } catch (error) {
      if (!isTransient(error) || performance.now() > deadline) throw error
      // Random, so that two waiting processes do not collide again.
      await pause(Math.random() * MAX_PAUSE_MS)
    }
  }
}

/** Whether the next try may succeed. */
function isTransient(error: unknown): boolean {
  if (error instanceof StorageError) return error.code === 'STORE_REPLACED'
  return error instanceof LibsqlError && error.code === 'SQLITE_BUSY'
}
