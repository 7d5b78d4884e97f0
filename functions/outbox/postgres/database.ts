// PostgreSQL as the store uses it. Connections break: a server is restarted, or a backend is killed and all others have to
// go while it recovers. So what may run twice is repeated for as long as a visitor would wait.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Row } from '../queue.ts'

export type Value = string | number | null | readonly string[]

export interface Result {
  readonly rows: readonly Row[]
  /** How many rows were found, added, changed or removed. */
  readonly count: number
}

/** Runs one statement. @param timeoutMs left out: that of the connection */
export type Run = (sql: string, args?: readonly Value[], timeoutMs?: number) => Promise<Result>

/**
 * repeated: until it works, for as long as a visitor would wait; for actions that may run twice. unsent: only while no
 * connection can be had, or if the server took it back. once: never again.
 */
export type Tries = 'repeated' | 'unsent' | 'once'

export interface Database {
  /** Runs an action on one connection. Each of its statements is committed by itself. */
  use<T>(action: (run: Run) => Promise<T>, tries?: Tries): Promise<T>
  /** Runs an action as one transaction. */
  transaction<T>(action: (run: Run) => Promise<T>, tries?: Tries): Promise<T>
  close(): Promise<void>
}

/** PostgreSQL's default is 100 for all processes together. */
const MAX_CONNECTIONS = 10
/** A database that does not answer is down; the visitor should learn that while still waiting. */
const CONNECT_TIMEOUT_MS = 5_000
const QUERY_TIMEOUT_MS = 10_000
/** How long a failed action is repeated, and the longest pause between two tries. */
const PATIENCE_MS = 10_000
const MAX_PAUSE_MS = 100

/** How this program connects, for pools and for single connections. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'site',
  }
}

/** Connects with the first action. */
export function connect(url: string): Database {
  const pool = new pg.Pool({ ...connectionOptions(url), max: MAX_CONNECTIONS })
  // Without a listener, a connection that breaks would end the process. Who uses it meanwhile gets the error as well.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const use: Database['use'] = (action, tries = 'repeated') => withRetries(pool, action, tries)
  return {
    use,
    transaction: (action, tries) => use((run) => inTransaction(run, action), tries),
    close: () => pool.end(),
  }
}

async function withRetries<T>(pool: pg.Pool, action: (run: Run) => Promise<T>, tries: Tries): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const attempt = await tryOnce(pool, action)
    if (attempt.isDone) return attempt.value
    const mayRepeat = attempt.isUnsent ? tries !== 'once' : tries === 'repeated'
    if (!mayRepeat || !isTransient(attempt.error) || performance.now() > deadline) throw attempt.error
    // Random, so that two waiting processes do not collide again.
    await pause(Math.random() * MAX_PAUSE_MS)
  }
}

type Attempt<T> =
  | { readonly isDone: true; readonly value: T }
  | { readonly isDone: false; readonly error: unknown; readonly isUnsent: boolean }

async function tryOnce<T>(pool: pg.Pool, action: (run: Run) => Promise<T>): Promise<Attempt<T>> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    return { isDone: false, error, isUnsent: true }
  }
  try {
    const value = await action(runOn(client))
    client.release()
    return { isDone: true, value }
  } catch (error) {
    // Only a refused statement leaves a connection as it was; and after a failover it leads to a replica.
    client.release(!(error instanceof pg.DatabaseError) || isConnectionLost(error) || error.code === READ_ONLY)
    return { isDone: false, error, isUnsent: codeOf(error).startsWith(TAKEN_BACK) }
  }
}

function runOn(client: pg.ClientBase): Run {
  return async (sql, args = [], timeoutMs) => {
    const query = { text: sql, values: args.map(storable), ...(timeoutMs && { query_timeout: timeoutMs }) }
    const { rows, rowCount } = await client.query(query)
    return { rows, count: rowCount ?? 0 }
  }
}

/** PostgreSQL keeps any character but this one. JSON has it escaped. */
function storable(value: Value): Value {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
}

async function inTransaction<T>(run: Run, action: (run: Run) => Promise<T>): Promise<T> {
  await run('BEGIN')
  try {
    const value = await action(run)
    await run('COMMIT')
    return value
  } catch (error) {
    // A broken connection cannot roll back, and need not: the server has done it.
    if (error instanceof pg.DatabaseError && !isConnectionLost(error)) await run('ROLLBACK')
    throw error
  }
}

const READ_ONLY = '25006'
/** The class of codes for transactions that the server rolled back, because of a deadlock for one. */
const TAKEN_BACK = '40'
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']
const TOO_MANY_CONNECTIONS = '53300'

/** Whether a later try may succeed. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error)
  return code.startsWith(TAKEN_BACK) || code === READ_ONLY || code === TOO_MANY_CONNECTIONS || isConnectionLost(error)
}

/** Whether a connection broke or could not be made: the server stops, starts, recovers, or cannot be reached. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== '') return /^(08|57P0[1235])/.test(code) || NETWORK_CODES.includes(code)
  // The library reports a connection that ended, or took too long, by its message alone.
  return error instanceof Error && /^Connection terminated|^timeout|^Query read timeout$/.test(error.message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
