// Reading documents takes a core each, and much memory; pages and leads take nearly nothing. So other machines can do it: a
// document goes on to a server with ROLE=documents while it arrives. Whether that one has time is for it to say; several of
// them stand behind a proxy that asks the next one.
import type { Task } from './job.ts'
import { failed, type Outcome, type ReadError } from './job.ts'
import type { DocumentPool, ReadRequest } from './pool.ts'

const PATHS: Readonly<Record<Task, string>> = { read: '/api/processDocument', make: '/api/makeInvoice' }

/** The slowest upload, the start of a process and the longest wait; the reading comes on top. */
const PATIENCE_MS = 170_000

/** When to come again if nobody answers: servers restart in seconds. */
const AWAY_SECONDS = 10

/** @param url of the server, or of a proxy before several: "http://10.0.0.5:3000" */
export function remotePool(url: string): DocumentPool {
  return {
    async read(asked) {
      try {
        return await outcomeOf(await send(url, asked), asked)
      } catch (cause) {
        if (asked.visitor.signal.aborted) throw cause
        const fault = { message: 'The server that DOCUMENTS_URL names did not answer', stack: '' }
        return { ok: false, error: 'busy', retrySeconds: AWAY_SECONDS, fault }
      }
    },
    stop: () => undefined,
  }
}

function send(url: string, { task, body, wording, wantsPreview, today, limits, visitor }: ReadRequest) {
  const address = new URL(PATHS[task], url)
  address.searchParams.set('language', wording.language)
  if (wantsPreview) address.searchParams.set('preview', '1')
  if (today) address.searchParams.set('today', today)
  // Its turns and limits are those of visitors; of IPv6, only the network is told.
  const from = visitor.network.replace(/\/\d+$/, '')
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body,
    // As it arrives.
    duplex: 'half',
    redirect: 'error',
    signal: AbortSignal.any([visitor.signal, AbortSignal.timeout(PATIENCE_MS + limits.maxMs)]),
  } as RequestInit)
}

async function outcomeOf(answer: Response, { wording }: ReadRequest): Promise<Outcome> {
  const text = await answer.text()
  if (answer.status === 200) return { ok: true, json: text }
  // 502: a proxy found none.
  if ([429, 502, 503].includes(answer.status)) {
    const seconds = Number(answer.headers.get('retry-after'))
    return { ok: false, error: 'busy', retrySeconds: seconds > 0 ? seconds : AWAY_SECONDS }
  }
  const error = readErrorOf(text)
  if (error !== null && Object.hasOwn(wording.texts.errors, error)) return failed(error as ReadError)
  return { ...failed('failed'), fault: { message: `The server of documents answered ${answer.status}`, stack: '' } }
}

/** The code of { error: { code } }; null: somebody else answered. */
function readErrorOf(text: string): string | null {
  const [, code] = /^\{"error":\{"code":"([a-z_]+)"/.exec(text) ?? []
  return code?.replaceAll('_', '-') ?? null
}
