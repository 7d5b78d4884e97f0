import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import { type Content, contentReader, type PublicFile, type PublicFiles, type Variant } from './files.ts'
import { type HostFile, headersOf } from './host-file.ts'

/** Sets the headers that the build gives to an address, whatever answers there. */
export function siteHeaders(host: HostFile): RequestHandler {
  const headers = headersOf(host)
  return (request, response, next) => {
    response.set(headers(decodePath(request.path) ?? request.path))
    next()
  }
}

/** Refuses what would change something. */
export const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.status(405).set('allow', 'GET, HEAD').type('text').send('Method Not Allowed\n')
}

/**
 * Serves the built pages and files. Express reads what a client accepts, holds already and wants parts of
 * (its own parsers); which file is meant comes from the list alone. Ready-made static middleware was no fit:
 * it maps addresses to paths, and none of it both negotiates compressed files by quality and knows our routes.
 */
export function staticSite(host: HostFile, files: PublicFiles): RequestHandler {
  const headers = headersOf(host)
  const read = contentReader()
  const find = pathFinder(host, files)
  const notFound = notFoundFinder(host, files)
  return async (request, response) => {
    const path = decodePath(request.path)
    if (path === null) {
      response.status(400).type('text').send('Bad Request\n')
      return
    }
    const found = find(path)
    if (found && 'to' in found) return redirect(request, response, found)
    if (found) return sendFile(request, response, { file: found, read })
    const page = notFound(path)
    if (page) response.set(headers(page.path))
    return sendNotFound(request, response, { file: page, read })
  }
}

/** @returns null when the path is no percent-encoded UTF-8 */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

interface Redirect {
  readonly to: string
  readonly status: number
}

/** What a path leads to: a file, another address (permanently), or nothing. */
function pathFinder(host: HostFile, files: PublicFiles): (path: string) => PublicFile | Redirect | undefined {
  const redirects = new Map(host.redirects.map(({ from, to, status }) => [from, { to, status }]))
  const pages = new Map(Object.entries(host.pages))
  const routes = new Map<string, string>()
  for (const [route, file] of pages) if (!routes.has(`/${file}`)) routes.set(`/${file}`, route)
  return (path) => {
    const redirected = redirects.get(path)
    if (redirected) return redirected
    const page = pages.get(path)
    if (page !== undefined) return files.get(`/${page}`)
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
    if (pages.has(other)) return moved(other)
    const route = routes.get(path)
    return route === undefined ? files.get(path) : moved(route)
  }
}

function moved(route: string): Redirect {
  return { to: encodeURI(route), status: 301 }
}

/** The not-found page in the language that the path begins with, or else in the default language. */
function notFoundFinder({ errorPages }: HostFile, files: PublicFiles): (path: string) => PublicFile | undefined {
  const pages = new Map(Object.entries(errorPages))
  const [fallback = '/404.html'] = pages.values()
  return (path) => files.get(pages.get(path.split('/')[1] ?? '') ?? fallback)
}

function redirect(request: Request, response: Response, { to, status }: Redirect): void {
  const mark = request.url.indexOf('?')
  const query = mark === -1 || to.includes('?') ? '' : request.url.slice(mark)
  response
    .status(status)
    .set('location', to + query)
    .type('text')
    .send(`${to}\n`)
}

interface Sending {
  readonly file: PublicFile
  readonly read: (variant: Variant) => Promise<Content>
}

async function sendFile(request: Request, response: Response, { file, read }: Sending): Promise<void> {
  const variant = choose(request, file)
  const content = await read(variant)
  describe(response, file, variant)
  response.set('etag', content.etag).set('accept-ranges', 'bytes')
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const range = requestedRange(request, content)
  if (range === 'unsatisfiable') {
    response.removeHeader('content-encoding')
    response.status(416).set('content-range', `bytes */${content.size}`).type('text').send('Range Not Satisfiable\n')
    return
  }
  const { start, end } = range ?? { start: 0, end: content.size - 1 }
  if (range) response.status(206).set('content-range', `bytes ${start}-${end}/${content.size}`)
  await sendBytes(request, response, { variant, content, start, end })
}

async function sendNotFound(
  request: Request,
  response: Response,
  { file, read }: Omit<Sending, 'file'> & { readonly file: PublicFile | undefined },
): Promise<void> {
  // An address that leads nowhere today may lead somewhere tomorrow, below /_a/ too.
  response.status(404).set('cache-control', 'no-cache')
  if (!file) {
    response.type('text').send('Not Found\n')
    return
  }
  const variant = choose(request, file)
  const content = await read(variant)
  describe(response, file, variant)
  await sendBytes(request, response, { variant, content, start: 0, end: content.size - 1 })
}

/** The smallest variant that the client accepts. */
function choose(request: Request, { variants }: PublicFile): Variant {
  const accepted = variants.find(({ encoding }) => encoding === 'identity' || request.acceptsEncodings(encoding))
  const plain = variants.find(({ encoding }) => encoding === 'identity')
  const variant = accepted ?? plain
  if (!variant) throw new Error('A file has no variant')
  return variant
}

function describe(response: Response, file: PublicFile, { encoding }: Variant): void {
  response.type(extname(file.path) || 'application/octet-stream')
  if (file.variants.length > 1) response.vary('accept-encoding')
  if (encoding !== 'identity') response.set('content-encoding', encoding)
}

/** @returns null for the whole file: also when several ranges are asked for, which is allowed (RFC 9110, 14.2) */
function requestedRange(
  request: Request,
  { size, etag }: Content,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
  if (request.method !== 'GET') return null
  const condition = request.get('if-range')
  if (condition !== undefined && condition !== etag) return null
  const ranges = request.range(size, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}

interface Part {
  readonly variant: Variant
  readonly content: Content
  /** First and last byte; the last is -1 for an empty file. */
  readonly start: number
  readonly end: number
}

async function sendBytes(request: Request, response: Response, { variant, content, start, end }: Part): Promise<void> {
  response.set('content-length', String(end - start + 1))
  if (request.method === 'HEAD' || end < start) {
    response.end()
  } else if (content.bytes) {
    response.end(content.bytes.subarray(start, end + 1))
  } else {
    await pipeline(createReadStream(variant.file, { start, end }), response)
  }
}
