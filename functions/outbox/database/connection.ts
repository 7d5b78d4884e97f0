import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, LibsqlError } from '@libsql/client'
import { changeSince, type FileChange, type FileState, fileState, lossSince } from './file-state.ts'
import { StorageError } from './storage-error.ts'

/** The way to a database. */
export interface Connection {
  readonly isFile: boolean
  /**
   * Does something with the database, again and again while another process holds its lock. On a file it may have been
   * done before, on one that has been moved away since.
   *
   * @param act leaves nothing behind when it fails: each of its calls is one statement or one transaction
   * @throws StorageError when what it wrote would be lost
   */
  use<T>(act: (client: Client) => Promise<T>): Promise<T>
  close(): void
}

/**
 * The library waits for a lock by standing still, and its thread with it. Nobody who keeps to the rules holds it longer
 * than a commit takes: some milliseconds.
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
 * Opens a file for one process of many. What is written to a file or a log that has been deleted, moved away or cut would
 * be lost with the process, so that nothing counts as done unless the files still stand where they were opened. A file
 * that is gone is not made again: nobody would miss the leads in the old one.
 *
 * @param url of a file that is there
 * @param prepare is done first on each new connection, and again when another file stands there
 */
export function connectToFile(url: string, prepare: (client: Client) => Promise<void> = async () => {}): Connection {
  const opened = new OpenFile(url, prepare)
  let last: Promise<unknown> = Promise.resolve()
  // One after the other: nobody may use a connection while it is replaced.
  const alone = <T>(act: (client: Client) => Promise<T>): Promise<T> => {
    const result = last.then(() => opened.attempt(act))
    last = result.catch(() => undefined)
    return result
  }
  return { isFile: true, use: (act) => patiently(() => alone(act)), close: () => opened.close() }
}

/** A connection to a file, and the state in which it left the file. */
class OpenFile {
  readonly #file: string
  readonly #client: Client
  readonly #prepare: (client: Client) => Promise<void>
  readonly #url: string
  /** null: no connection is open, or it has to be opened again. */
  #known: FileState | null = null
  /** As it was found damaged; asked again only when it has changed since. */
  #damaged: FileState | null = null

  constructor(url: string, prepare: (client: Client) => Promise<void>) {
    this.#file = databaseFile(url) ?? ''
    this.#client = createClient({ url, concurrency: 1, timeout: LOCK_MS })
    this.#prepare = prepare
    this.#url = url
  }

  async attempt<T>(act: (client: Client) => Promise<T>): Promise<T> {
    await this.#examine(changeSince)
    const result = await this.#act(act)
    await this.#examine(lossSince)
    // Only where the connection is still the one that did it.
    if (this.#known !== null) this.#known = fileState(this.#file)
    return result
  }

  close(): void {
    this.#client.close()
  }

  async #act<T>(act: (client: Client) => Promise<T>): Promise<T> {
    try {
      this.#known ??= await this.#open()
      return await act(this.#client)
    } catch (cause) {
      const isReplaced = this.#known !== null && lossSince(this.#known, fileState(this.#file)) === 'replaced'
      const error = isReplaced ? new StorageError('STORE_REPLACED', { cause }) : cause
      // The library keeps the statement that met a lock, and with it a view of the database as it was then, from
      // which nothing can ever be written. Only a new connection is free of it.
      if (this.#known === null || isPassing(error)) await this.#reconnect()
      throw error
    }
  }

  async #open(): Promise<FileState> {
    // The library would make it.
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

  /** Goes on after a change of the files by others only where nothing is lost by it. */
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
    // What the connection remembers of the file is of no worth any more.
    await this.#reconnect()
    if (!isHarmless) throw new StorageError(change === 'log-gone' ? 'STORE_LOG_GONE' : 'STORE_CUT')
  }

  /** Moves what is only in the log into the database: this connection still has the log, whatever became of its name. */
  async #isRescued(change: FileChange, found: FileState): Promise<boolean> {
    if (change === 'touched') return false
    // Another process that had the same log did it already, and writes to a new one.
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
    if (isPassing(error)) throw error
    return false
  }
}

/** Asks by a connection of its own, which knows nothing but the files. */
async function isSound(url: string): Promise<boolean> {
  const file = fileState(databaseFile(url) ?? '')
  // SQLite takes an empty file for a new database, and deletes the log beside it.
  if (file === null || file.database.size === 0) return false
  const client = createClient({ url, concurrency: 1, timeout: LOCK_MS })
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)')
    return rows[0]?.[0] === 'ok'
  } catch (error) {
    if (isPassing(error)) throw error
    return false
  } finally {
    client.close()
  }
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
  if (error instanceof StorageError) return error.code === 'STORE_REPLACED'
  return error instanceof LibsqlError && error.code === 'SQLITE_BUSY'
}
