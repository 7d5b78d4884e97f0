// The part of @libsql/client that function hosts need, in a fortieth of its size: statements and transactions over HTTP.
// The build puts it in the place of the package for them (src/esbuild/adapters.ts); everybody else has the package.
// The protocol: https://github.com/tursodatabase/libsql/blob/main/docs/HTTP_V2_SPEC.md
import type { InStatement, InValue, ResultSet, Row } from '@libsql/client'

type Fetch = (request: Request) => Promise<Response>

interface Options {
  readonly url: string
  readonly fetch?: Fetch
}

/** What the server, or the way to it, refused. */
export class LibsqlError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'LibsqlError'
    this.code = code
  }
}

export class LibsqlBatchError extends LibsqlError {}

/** A client as the package makes it, for the address of a server. */
export function createClient({ url, fetch: ask = fetch }: Options) {
  const target = targetOf(url)
  const once = async (request: StreamRequest) => {
    const [result] = await new Stream(target, ask).send([request, { type: 'close' }])
    return result
  }
  return {
    execute: async (statement: InStatement) => resultOf((await once(execute(statement)))?.result),
    batch: async (statements: readonly InStatement[]) => batchResults((await once(transaction(statements)))?.result),
    transaction: () => openTransaction(new Stream(target, ask)),
    close() {},
  }
}

async function openTransaction(stream: Stream) {
  await stream.send([execute('BEGIN IMMEDIATE')])
  let isOpen = true
  const run = async (statement: InStatement) => resultOf((await stream.send([execute(statement)]))[0]?.result)
  return {
    execute: run,
    /** One request, however many there are: a new database is made of dozens. */
    async batch(statements: readonly InStatement[]) {
      const [answer] = await stream.send([{ type: 'batch', batch: { steps: inOrder(statements) } }])
      return stepResults(answer?.result)
    },
    async commit() {
      isOpen = false
      await stream.send([execute('COMMIT'), { type: 'close' }])
    },
    /** Without a commit, the server rolls it back. */
    close() {
      if (isOpen) void stream.send([{ type: 'close' }]).catch(() => undefined)
    },
  }
}

interface Target {
  readonly address: string
  readonly token: string | null
}

/** "libsql://host?authToken=…" -> where to send requests, and with what. */
function targetOf(url: string): Target {
  const parsed = new URL(url.replace(/^libsql:/, 'https:'))
  const isPlain = parsed.searchParams.get('tls') === '0'
  const scheme = isPlain ? 'http:' : parsed.protocol
  const path = parsed.pathname.replace(/\/$/, '')
  return { address: `${scheme}//${parsed.host}${path}/v2/pipeline`, token: parsed.searchParams.get('authToken') }
}

interface Statement {
  readonly sql: string
  readonly args: readonly Value[]
  readonly want_rows: true
}

interface Condition {
  readonly type: 'ok' | 'not'
  readonly step?: number
  readonly cond?: Condition
}

type StreamRequest =
  | { readonly type: 'execute'; readonly stmt: Statement }
  | {
      readonly type: 'batch'
      readonly batch: { readonly steps: readonly Step[] }
    }
  | { readonly type: 'close' }

interface Step {
  readonly condition?: Condition
  readonly stmt: Statement
}

interface Value {
  readonly type: 'null' | 'integer' | 'float' | 'text'
  readonly value?: string | number
}

interface RawResult {
  readonly cols: readonly { readonly name: string }[]
  readonly rows: readonly (readonly Value[])[]
  readonly affected_row_count: number
}

interface RawError {
  readonly message: string
  readonly code?: string
}

interface RawBatch {
  readonly step_results: readonly (RawResult | null)[]
  readonly step_errors: readonly (RawError | null)[]
}

interface StreamAnswer {
  readonly baton: string | null
  readonly results: readonly {
    readonly response?: { result?: unknown }
    readonly error?: RawError
  }[]
}

/** What one client does in a row: the server knows it by the baton of its last answer. */
class Stream {
  readonly #target: Target
  readonly #ask: Fetch
  #baton: string | null = null

  constructor(target: Target, ask: Fetch) {
    this.#target = target
    this.#ask = ask
  }

  /** @throws LibsqlError when the server cannot be reached or refuses any of it */
  async send(requests: readonly StreamRequest[]): Promise<{ result?: unknown }[]> {
    const { address, token } = this.#target
    const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) }
    const body = JSON.stringify({ baton: this.#baton, requests })
    const answer = await this.#ask(new Request(address, { method: 'POST', headers, body }))
    const { ok, status } = answer
    if (!ok) throw new LibsqlError(`The database server answered with status ${status}`, `HTTP_${status}`)
    const { baton, results } = (await answer.json()) as StreamAnswer
    this.#baton = baton
    return results.map(({ response, error }) => {
      if (error) throw errorOf(error)
      return response ?? {}
    })
  }
}

function errorOf({ message, code = 'UNKNOWN' }: RawError): LibsqlError {
  return new LibsqlError(message, code)
}

function execute(statement: InStatement): StreamRequest {
  return { type: 'execute', stmt: encoded(statement) }
}

/** All statements or none. */
function transaction(statements: readonly InStatement[]): StreamRequest {
  const steps = inOrder(['BEGIN IMMEDIATE', ...statements, 'COMMIT'])
  const hasFailed: Condition = { type: 'not', cond: { type: 'ok', step: steps.length - 1 } }
  return { type: 'batch', batch: { steps: [...steps, { condition: hasFailed, stmt: encoded('ROLLBACK') }] } }
}

/** Each runs only if the one before it did. */
function inOrder(statements: readonly InStatement[]): Step[] {
  return statements.map((statement, index) => ({
    stmt: encoded(statement),
    ...(index > 0 && { condition: { type: 'ok', step: index - 1 } as const }),
  }))
}

/** Those of the statements between BEGIN and COMMIT; after them comes the ROLLBACK, which may not have run. */
function batchResults(result: unknown): ResultSet[] {
  const { step_results: results, step_errors: errors } = result as RawBatch
  return stepResults({ step_results: results.slice(0, -1), step_errors: errors.slice(0, -1) }).slice(1, -1)
}

/** @throws LibsqlError for the first step that was refused */
function stepResults(result: unknown): ResultSet[] {
  const { step_results: results, step_errors: errors } = result as RawBatch
  const failed = errors.find((error) => error !== null)
  if (failed) throw errorOf(failed)
  return results.map(resultOf)
}

function encoded(statement: InStatement): Statement {
  const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
  return { sql, args: (args as readonly InValue[]).map(encodedValue), want_rows: true }
}

function encodedValue(value: InValue): Value {
  if (value === null) return { type: 'null' }
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value }
  return { type: 'text', value: String(value) }
}

function resultOf(result: unknown): ResultSet {
  const { cols, rows, affected_row_count: rowsAffected } = result as RawResult
  const columns = cols.map(({ name }) => name)
  const named = (row: readonly Value[]): Row => ({
    ...Object.fromEntries(columns.map((name, column) => [name, decoded(row[column])])),
    length: row.length,
  })
  const read = { columns, columnTypes: [], rows: rows.map(named), rowsAffected, lastInsertRowid: undefined }
  return { ...read, toJSON: () => read }
}

/** Integers are sent as text; ours are counts and milliseconds. */
function decoded(value: Value | undefined): string | number | null {
  if (value === undefined || value.type === 'null' || value.value === undefined) return null
  return value.type === 'integer' ? Number(value.value) : value.value
}
