// Requests to the owner's calendars. Their addresses are the owner's, but where a server sends a request on to is not: so
// each address on the way is checked as those of webhooks are, and what comes is bounded in bytes and time.
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { leadsInside, PrivateAddressError, publicLookup } from '../../sinks/private-address.ts'
import type { CalendarAccess } from './access.ts'
import { CalendarProblem } from './problem.ts'

/** A calendar of 20,000 appointments has some 10 MB. */
const MAX_MEGABYTES = 10
/** In bytes; also for all answers that make up one calendar together. */
export const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
const MAX_REDIRECTS = 5

export interface CalendarRequest {
  readonly method: 'GET' | 'PROPFIND' | 'REPORT' | 'PUT' | 'DELETE'
  /** Left out: the address of the calendar. */
  readonly url?: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface CalendarAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type CalendarPlace = Pick<CalendarAccess, 'url' | 'user' | 'password' | 'allowsPrivate'>

/** How requests go out. */
export interface AskMeans {
  /** For everything until the last byte of the answer. */
  readonly maxMs: number
  /** Resolves names where private networks are not allowed, and fails for theirs. */
  readonly lookup: LookupFunction
}

const MEANS: AskMeans = { maxMs: 30_000, lookup: publicLookup }

/** For requests that a visitor waits for. */
export const WAITED_FOR: AskMeans = { ...MEANS, maxMs: 10_000 }

/**
 * Asks the server of a calendar. User name and password go to the server of its address alone.
 *
 * @throws CalendarProblem when no answer came, or one that may not be read
 */
export async function askCalendar(
  place: CalendarPlace,
  request: CalendarRequest,
  means: AskMeans = MEANS,
): Promise<CalendarAnswer> {
  const signal = AbortSignal.timeout(means.maxMs)
  let url = request.url ?? new URL(place.url)
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await send(place, { ...request, url }, { ...means, signal })
    const next = sentOnTo(answer, url)
    if (next === null) return answer
    refuseDanger(next, place)
    url = next
  }
  throw new CalendarProblem('redirects')
}

/** Names are checked when they are looked up; addresses are not looked up. */
function refuseDanger(url: URL, { allowsPrivate }: CalendarPlace): void {
  if (allowsPrivate) return
  if (leadsInside(url)) throw new CalendarProblem('private')
  if (url.protocol === 'http:') throw new CalendarProblem('insecure')
}

function sentOnTo({ status, headers: { location } }: CalendarAnswer, url: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status) || !location || !URL.canParse(location, url)) return null
  const next = new URL(location, url)
  if (!/^https?:$/.test(next.protocol)) throw new CalendarProblem('unreachable', 'sent on to no address of the web')
  return next
}

async function send(
  place: CalendarPlace,
  { method, url, headers, body }: CalendarRequest & { readonly url: URL },
  { lookup, signal }: AskMeans & { readonly signal: AbortSignal },
): Promise<CalendarAnswer> {
  if (!place.allowsPrivate && leadsInside(url)) throw new CalendarProblem('private')
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = {
    ...{ method, signal },
    headers: { 'user-agent': 'site', accept: '*/*', 'accept-encoding': 'identity', ...login(place, url), ...headers },
    // A reused connection would not be checked again.
    agent: false as const,
    ...(place.allowsPrivate ? {} : { lookup }),
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = ask(url, options, resolve)
      sent.on('error', reject)
      sent.end(body)
    })
    const text = await textOf(answer)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: text }
  } catch (cause) {
    throw asProblem(cause, signal)
  }
}

function login({ url: own, user, password }: CalendarPlace, url: URL): Record<string, string> {
  if (user === null || password === null || url.origin !== new URL(own).origin) return {}
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = Number(answer.headers['content-length'] ?? 0)
  const refuseLarge = () => {
    if (length <= MAX_BYTES) return
    answer.destroy()
    throw new CalendarProblem('large', String(MAX_MEGABYTES))
  }
  refuseLarge()
  length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    refuseLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function asProblem(cause: unknown, signal: AbortSignal): CalendarProblem {
  if (cause instanceof CalendarProblem) return cause
  if (signal.aborted) return new CalendarProblem('timeout', '', { cause })
  if (cause instanceof PrivateAddressError) return new CalendarProblem('private', '', { cause })
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
  return new CalendarProblem('unreachable', code, { cause })
}

/** @throws CalendarProblem for an answer with another status than these */
export function requireStatus({ status }: CalendarAnswer, ...wanted: readonly number[]): void {
  if (wanted.includes(status)) return
  if (status === 401 || status === 403) throw new CalendarProblem('unauthorized', String(status))
  throw new CalendarProblem('status', String(status))
}
