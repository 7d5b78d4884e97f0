// A libSQL server for tests: the part of its protocol that the client speaks (Hrana 2 over HTTP), in front of a file.
// https://github.com/tursodatabase/libsql/blob/main/docs/HTTP_V2_SPEC.md
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type Client, createClient, type InValue, LibsqlError, type ResultSet, type Transaction } from '@libsql/client'

interface Statement {
  readonly sql?: string
  readonly sql_id?: number
  readonly args?: readonly Value[]
}

type Value = { readonly type: string; readonly value?: string | number }

interface Condition {
  readonly type: 'ok' | 'error' | 'not' | 'and'
  readonly step: number
  readonly cond: Condition
  readonly conds: readonly Condition[]
}

interface Step {
  readonly condition?: Condition
  readonly stmt: Statement
}

interface StreamRequest {
  readonly type: 'execute' | 'batch' | 'store_sql' | 'close_sql' | 'close'
  readonly stmt: Statement
  readonly batch: { readonly steps: readonly Step[] }
  readonly sql_id: number
  readonly sql: string
}

export interface HranaServer {
  readonly url: string
  /** Every statement that was sent. */
  readonly statements: string[]
  /** Answers instead of the server as long as it is set. */
  answer: ((response: ServerResponse) => void) | null
  /** Does everything as long as it is set, but its answers never arrive. */
  isMute: boolean
  close(): void
}

export async function startHranaServer(file: string): Promise<HranaServer> {
  const client = createClient({ url: `file:${file}` })
  // As such servers do: who reads does not keep others from writing. (A COMMIT that fails for a reader leaves the client's
  // connection in its transaction, and nobody can write any more.)
  await client.execute('PRAGMA journal_mode = WAL')
  const streams = new Map<string, Stream>()
  const statements: string[] = []
  let batons = 0
  const server = createServer(async (request, response) => {
    if (running.answer) return running.answer(response)
    const asked = (await json(request)) as { baton: string | null; requests: StreamRequest[] }
    const stream = streams.get(asked.baton ?? '') ?? new Stream(client, statements)
    streams.delete(asked.baton ?? '')
    const results: object[] = []
    for (const each of asked.requests) results.push(await stream.answer(each))
    const baton = stream.isClosed ? null : String(++batons)
    if (baton) streams.set(baton, stream)
    send(response, { baton, base_url: null, results }, running.isMute)
  })
  const running: HranaServer = {
    url: '',
    statements,
    answer: null,
    isMute: false,
    close() {
      server.closeAllConnections()
      server.close()
      client.close()
    },
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return Object.assign(running, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

function send(response: ServerResponse, answer: object, isLost: boolean): void {
  response.setHeader('content-type', 'application/json')
  if (isLost) response.destroy()
  else response.end(JSON.stringify(answer))
}

/** What one client does in a row; a transaction lives as long as its stream. */
class Stream {
  isClosed = false
  readonly #client: Client
  readonly #statements: string[]
  readonly #texts = new Map<number, string>()
  #transaction: Transaction | null = null

  constructor(client: Client, statements: string[]) {
    this.#client = client
    this.#statements = statements
  }

  async answer(request: StreamRequest): Promise<object> {
    try {
      return { type: 'ok', response: { type: request.type, ...(await this.#response(request)) } }
    } catch (error) {
      return { type: 'error', error: errorOf(error) }
    }
  }

  async #response(request: StreamRequest): Promise<object> {
    if (request.type === 'store_sql') this.#texts.set(request.sql_id, request.sql)
    if (request.type === 'execute') return { result: resultOf(await this.#run(request.stmt)) }
    if (request.type === 'batch') return { result: await this.#batch(request.batch.steps) }
    if (request.type === 'close') {
      this.isClosed = true
      await this.#transaction?.rollback()
    }
    return {}
  }

  async #batch(steps: readonly Step[]): Promise<object> {
    const results: (object | null)[] = []
    const errors: (object | null)[] = []
    for (const { condition, stmt } of steps) {
      const isSkipped = condition && !holds(condition, { results, errors })
      const { result = null, error = null } = isSkipped ? {} : await this.#step(stmt)
      results.push(result)
      errors.push(error)
    }
    return { step_results: results, step_errors: errors }
  }

  async #step(statement: Statement): Promise<{ result?: object; error?: object }> {
    try {
      return { result: resultOf(await this.#run(statement)) }
    } catch (error) {
      return { error: errorOf(error) }
    }
  }

  async #run({ sql, sql_id: id = -1, args = [] }: Statement): Promise<ResultSet | null> {
    const text = sql ?? this.#texts.get(id) ?? ''
    this.#statements.push(text)
    if (/^BEGIN/.test(text)) {
      this.#transaction = await this.#client.transaction('write')
      return null
    }
    if (/^(COMMIT|ROLLBACK)$/.test(text)) {
      const transaction = this.#transaction
      this.#transaction = null
      await (text === 'COMMIT' ? transaction?.commit() : transaction?.rollback())
      return null
    }
    return (this.#transaction ?? this.#client).execute({ sql: text, args: args.map(decoded) })
  }
}

/** What became of the steps so far. */
interface Done {
  readonly results: readonly (object | null)[]
  readonly errors: readonly (object | null)[]
}

function holds({ type, step, cond, conds }: Condition, done: Done): boolean {
  if (type === 'not') return !holds(cond, done)
  if (type === 'and') return conds.every((each) => holds(each, done))
  return Boolean((type === 'ok' ? done.results : done.errors)[step])
}

function decoded({ type, value }: Value): InValue {
  if (type === 'null' || value === undefined) return null
  return type === 'integer' ? BigInt(value) : value
}

function resultOf(result: ResultSet | null): object {
  const cols = (result?.columns ?? []).map((name) => ({ name, decltype: null }))
  const rows = (result?.rows ?? []).map((row) => cols.map((_, column) => encoded(row[column])))
  return { cols, rows, affected_row_count: result?.rowsAffected ?? 0, last_insert_rowid: null }
}

function encoded(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'number' && Number.isInteger(value)) return { type: 'integer', value: String(value) }
  return typeof value === 'number' ? { type: 'float', value } : { type: 'text', value: String(value) }
}

function errorOf(error: unknown): object {
  return { message: String(error), code: error instanceof LibsqlError ? error.code : 'UNKNOWN' }
}
