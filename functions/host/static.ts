import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentType } from 'mime-types'
import { type Target as Address, addressResolver, decodePath, queryOf, routeAsked } from '../../common/addresses.ts'
import { type Content, contentReader, type PublicFile, type PublicFiles } from './files.ts'
import { type Headers, type HostFile, headersOf } from './host-file.ts'
import { acceptedEncodings, chooseVariant, matchesEtag, type Range, requestedRange } from './negotiation.ts'

/** A request for something that the build made. */
export interface SiteRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** As in the request, still encoded; null: it names none. */
  readonly path: string | null
  /** Whether it came over https. */
  readonly isSecure: boolean
}

type Redirect = Extract<Address, { kind: 'redirect' }>

/** A file at one of its addresses. */
interface Target {
  readonly file: PublicFile
  readonly status: 200 | 404
  /** Headers of all its answers. */
  readonly headers: Headers
  /** Cached, since most of the work for a small file is its headers. */
  readonly answers: WeakMap<Content, Answer>
}

interface Answer {
  readonly content: Content
  /** Flat lists are the fastest form for writeHead. */
  readonly whole: string[]
  /** Without what describes the content (RFC 9110, 15.4.5). */
  readonly notModified: string[]
}

const DESCRIBES_CONTENT = ['content-type', 'content-encoding', 'content-length', 'accept-ranges']

/**
 * What browsers ignore with a style sheet or a font, since neither becomes a document: some 600 bytes that a phone would
 * download with each.
 */
const DOCUMENTS_ONLY = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
]
const NEVER_A_DOCUMENT = /^(text\/css|font\/)/

/**
 * Serves the built pages and files straight from node:http: express alone would take longer over a request than all
 * of this. Files come from the list alone; ready-made static middleware does not fit, because it maps addresses to paths,
 * and none of it both negotiates compressed files by quality and knows our routes.
 */
export function staticSite(host: HostFile, files: PublicFiles): (siteRequest: SiteRequest) => Promise<void> {
  const headers = headersOf(host)
  const read = contentReader()
  const lookUp = targetFinder(host, files, headers)
  const sendTarget = async ({ request, response }: SiteRequest, found: Target) => {
    const content = await read(chooseVariant(found.file, acceptedEncodings(text(request.headers['accept-encoding']))))
    const answer = found.answers.get(content) ?? describe(found, content)
    found.answers.set(content, answer)
    return found.status === 200 ? sendFile(request, response, answer) : sendAll(response, 404, answer)
  }
  return async (siteRequest) => {
    const { request, response, isSecure } = siteRequest
    const path = askedPath(host, siteRequest)
    const common = () => headers(path ?? '/', isSecure)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method Not Allowed', { ...common(), allow: 'GET, HEAD' })
    }
    if (path === null) return sendText(response, 400, 'Bad Request', common())
    const found = lookUp(path, isSecure)
    if (!found) return sendText(response, 404, 'Not Found', { ...common(), 'cache-control': 'no-cache' })
    return 'to' in found
      ? sendRedirect(request, response, { ...found, headers: common() })
      : sendTarget(siteRequest, found)
  }
}

/** The path that a request asks for, decoded; with a language in its query, of the page in this language. */
function askedPath(host: HostFile, { request, path: encoded }: SiteRequest): string | null {
  const path = encoded === null ? null : decodePath(encoded)
  return path === null ? null : routeAsked(host, path, queryOf(request.url ?? ''))
}

/** What paths lead to; a page that host.json names and nobody copied along leads nowhere. */
export function siteResolver(host: HostFile, files: PublicFiles): ReturnType<typeof addressResolver> {
  const present = Object.entries(host.pages).filter(([, file]) => files.has(`/${file}`))
  return addressResolver({ ...host, pages: Object.fromEntries(present) }, (path) => files.has(path))
}

/** What a path leads to. Targets are cached for all paths that lead to a file, which are as many as the site has. */
function targetFinder(host: HostFile, files: PublicFiles, headers: ReturnType<typeof headersOf>) {
  const resolve = siteResolver(host, files)
  const caches = [new Map<string, Target>(), new Map<string, Target>()] as const
  const memoize = (isSecure: boolean, key: string, make: () => Target) => {
    const targets = caches[isSecure ? 1 : 0]
    const target = targets.get(key) ?? make()
    targets.set(key, target)
    return target
  }
  return (path: string, isSecure: boolean): Target | Redirect | undefined => {
    const cached = caches[isSecure ? 1 : 0].get(path)
    if (cached) return cached
    const address = resolve(path)
    if (address.kind === 'redirect') return address
    const file = files.get(address.path ?? '')
    if (!file) return undefined
    if (address.kind !== 'missing') return memoize(isSecure, path, () => target(file, 200, headers(path, isSecure)))
    return memoize(isSecure, `404 ${file.path}`, () => {
      // An address that leads nowhere today may lead somewhere tomorrow, below /_a/ too.
      return target(file, 404, { ...headers(file.path, isSecure), 'cache-control': 'no-cache' })
    })
  }
}

function target(file: PublicFile, status: 200 | 404, headers: Headers): Target {
  return { file, status, headers, answers: new WeakMap() }
}

/** Browsers save such a file instead of showing it. */
const UNKNOWN = 'application/octet-stream'

function describe({ file, headers, status }: Target, content: Content): Answer {
  const type = contentType(basename(file.path)) || UNKNOWN
  const all: Record<string, string> = { ...headers, 'content-type': type }
  if (NEVER_A_DOCUMENT.test(type)) for (const name of DOCUMENTS_ONLY) delete all[name]
  if (file.variants.length > 1) all['vary'] = 'accept-encoding'
  if (content.encoding !== 'identity') all['content-encoding'] = content.encoding
  if (status === 200) Object.assign(all, { etag: content.etag, 'accept-ranges': 'bytes' })
  all['content-length'] = String(content.size)
  const entries = Object.entries(all)
  const notModified = entries.filter(([name]) => !DESCRIBES_CONTENT.includes(name))
  return { content, whole: entries.flat(), notModified: notModified.flat() }
}

function sendRedirect(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { to, status, headers }: Redirect & { readonly headers: Headers },
): void {
  const query = to.includes('?') ? '' : queryOf(url)
  sendText(response, status, to, { ...headers, location: to + query })
}

async function sendFile(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { content, notModified } = answer
  if (matchesEtag(request.headers['if-none-match'], content.etag)) {
    response.writeHead(304, notModified).end()
    return
  }
  const range = rangeOf(request, content)
  if (range === null) return sendAll(response, 200, answer)
  if (range === 'unsatisfiable') {
    const size = { 'content-range': `bytes */${content.size}` }
    return sendText(response, 416, 'Range Not Satisfiable', { ...fromFlat(notModified), ...size })
  }
  const { start, end } = range
  const part = { 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${content.size}` }
  response.writeHead(206, { ...fromFlat(answer.whole), ...part })
  await sendBytes(response, content, range)
}

/** The requested range, if the client has the rest of the same content (RFC 9110, 13.1.5). */
function rangeOf({ method, headers }: IncomingMessage, { size, etag }: Content): Range | 'unsatisfiable' | null {
  if (headers.range === undefined || method !== 'GET') return null
  const condition = text(headers['if-range'])
  return condition === undefined || condition === etag ? requestedRange(headers.range, size) : null
}

async function sendAll(response: ServerResponse, status: number, { content, whole }: Answer): Promise<void> {
  response.writeHead(status, whole)
  await sendBytes(response, content, { start: 0, end: content.size - 1 })
}

async function sendBytes(response: ServerResponse, content: Content, { start, end }: Range): Promise<void> {
  const { bytes, file } = content
  if (response.req.method === 'HEAD' || end < start) response.end()
  else if (bytes) response.end(end - start + 1 === bytes.length ? bytes : bytes.subarray(start, end + 1))
  else await pipeline(createReadStream(file, { start, end }), response)
}

/** A short plain-text answer. */
function sendText(response: ServerResponse, status: number, words: string, headers: Headers): void {
  const bytes = Buffer.from(`${words}\n`)
  const type = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(bytes.length) }
  response.writeHead(status, { ...headers, ...type }).end(bytes)
}

function fromFlat(flat: readonly string[]): Record<string, string> {
  const pairs = flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
  return Object.fromEntries(pairs)
}

/** Node joins repeated headers, but its types allow both forms. */
function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header
}
