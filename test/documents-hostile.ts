import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { Ajv2020 } from 'ajv/dist/2020.js'
import answers from '../schemas/api/answers.json' with { type: 'json' }
import documents from '../schemas/api/process-document.json' with { type: 'json' }
import type { ServerProcess } from './server-process.ts'

export interface Reply {
  readonly status: number
  readonly milliseconds: number
  /** What is wrong with the answer itself; "" if it is as its schema says. */
  readonly fault: string
  readonly code: string | null
  /** When to come again; null: it does not say. */
  readonly retrySeconds: number | null
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(documents).addSchema(answers)

/** Sends a file to be read, or a body as it is. */
export async function send(
  { port }: Pick<ServerProcess, 'port'>,
  sent: { readonly fileName: string; readonly bytes: Uint8Array } | string,
): Promise<Reply> {
  const started = performance.now()
  const response = await fetch(`http://localhost:${port}/api/processDocument`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof sent === 'string' ? sent : bodyOf(sent),
  })
  const text = await response.text()
  const milliseconds = performance.now() - started
  const retry = response.headers.get('retry-after')
  const retrySeconds = retry === null ? null : Number(retry)
  return { status: response.status, milliseconds, retrySeconds, ...check(response.status, text) }
}

/** Sends a document and goes away as soon as `isEnough` says so, without waiting for an answer. */
export async function sendAndLeave(
  { port }: Pick<ServerProcess, 'port'>,
  sent: { readonly fileName: string; readonly bytes: Uint8Array },
  isEnough: () => Promise<unknown>,
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const outgoing = request({ port, path: '/api/processDocument', method: 'POST', headers, agent: false })
  outgoing.on('error', () => undefined)
  outgoing.end(bodyOf(sent))
  await once(outgoing, 'finish')
  await isEnough()
  outgoing.destroy()
}

/** The body of a request, as the widget sends it. */
export function bodyOf({ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array }): string {
  const fileData = `data:;base64,${Buffer.from(bytes).toString('base64')}`
  return JSON.stringify({ fileName, fileType: '', fileSize: bytes.length, fileData })
}

function check(status: number, text: string): { fault: string; code: string | null } {
  try {
    const answer = JSON.parse(text)
    const schema = status === 200 ? 'api/process-document.json#/$defs/answer' : 'api/answers.json#/$defs/failure'
    const fits = ajv.validate(schema, answer)
    return { fault: fits ? '' : ajv.errorsText(), code: answer.error?.code ?? null }
  } catch {
    return { fault: `no JSON: ${text.slice(0, 100)}`, code: null }
  }
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)
}

const CLOCK_TICKS_PER_SECOND = 100

/** Processor seconds that a process has used; 0 once it has ended. */
export function processorSeconds(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / CLOCK_TICKS_PER_SECOND
}

/** Megabytes that a process holds; 0 once it has ended. */
export function residentMegabytes(pid: number): number {
  const pages = Number((read(`/proc/${pid}/statm`) ?? '').split(' ')[1] ?? 0)
  return (pages * 4096) / 1024 / 1024
}

/** @returns null when the process has ended */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Polls how much memory the processes of a server use. @returns stops it and returns the peak of one process */
export function watchMemory(pid: number): () => number {
  let most = 0
  const timer = setInterval(() => {
    for (const child of childrenOf(pid)) most = Math.max(most, residentMegabytes(child))
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}
