// Serves the output in memory as a host would, with the client's script in every page, and notifies browsers of changes.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { request as ask } from 'node:http'
import { basename } from 'node:path'
import { contentType } from 'mime-types'
import { decodePath, isForFunctions, pathOf, queryOf, type Target } from '../../../common/addresses.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import { headerRules } from '../../html/headers.ts'
import { contentSecurityPolicy, NO_NEEDS } from '../../html/policy.ts'
import { CLIENT_PATH, EVENTS_PATH, type Problem, type State, TAKEN_PATH } from '../client/protocol.ts'
import type { SnapshotFile } from '../pending-output.ts'
import type { View } from '../session.ts'
import { codeOf, shortHash, withClient } from './inject.ts'
import { type Finder, finder } from './lookup.ts'
import { strangerIn } from './strangers.ts'

export interface ServerDeps {
  view(): View | null
  problems(): readonly Problem[]
  /** Of the problems. */
  readonly language: UiLanguage
  /** The client's script. */
  readonly client: string
  /** Where functions answer; null: nowhere. */
  functionsPort(): Promise<number | null>
  /** Answers what is asked by the editor; null: pages cannot be edited. */
  readonly editor: Addition | null
}

/** What answers below an address of its own, and is started by a script in every page. */
export interface Addition {
  readonly path: string
  /** For the head of pages. */
  readonly script: string
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export interface DevServer {
  readonly listener: RequestListener
  /** Files below dist that browsers show. */
  openFiles(): readonly string[]
  /** Tells every browser what its page is like now. */
  notify(): void
  /** Resolves when the browsers have taken what they were notified of last, or do not. */
  taken(): Promise<void>
}

/** What a page is answered with until there is a first site without mistakes. */
const NO_PAGE_WORDS = {
  en: 'There is no page yet: the site has never been without mistakes.',
  de: 'Es gibt noch keine Seite: Die Website war noch nie ohne Fehler.',
} as const

const emptyPage = (language: UiLanguage) =>
  `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<title>site dev</title>\n</head>\n<body>\n` +
  `<p>${NO_PAGE_WORDS[language]}</p>\n</body>\n</html>\n`

interface Listening {
  readonly response: ServerResponse
  /** Address of the page that it is about. */
  readonly path: string
  said: string
  page: string
}

export function devServer(deps: ServerDeps): DevServer {
  const listening = new Set<Listening>()
  const waiting = new Waiting()
  const finderOf = latest(finder)
  const find = (path: string | null): Target | null => {
    const view = deps.view()
    return view && path !== null ? finderOf(view)(path) : null
  }
  const fileAt = (path: string): string | null => {
    const found = find(path)
    return found && 'path' in found && found.path !== null ? `public${found.path}` : null
  }
  const pageOf = (path: string): SnapshotFile | undefined => deps.view()?.file(fileAt(path) ?? '')
  const notifyOne = (one: Listening) => {
    const { language } = deps
    const shown = pageOf(one.path)?.bytes ?? emptyPage(language)
    const state: State = { page: shortHash(shown), language, problems: deps.problems(), html: null }
    const said = JSON.stringify(state)
    if (said === one.said) return
    const isNews = one.page !== '' && one.page !== state.page
    const html = isNews ? pageAt(fileAt(one.path), deps) : null
    one.response.write(`data: ${html === null ? said : JSON.stringify({ ...state, html })}\n\n`)
    one.said = said
    if (isNews) waiting.add(one)
    one.page = state.page
  }
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    const one = { response, path: pathIn(request), said: '', page: '' }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.once('close', () => listening.delete(one))
    listening.add(one)
    notifyOne(one)
  }
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const path = askedPath(request)
    if (path === EVENTS_PATH) listen(request, response)
    else if (path === TAKEN_PATH) {
      waiting.take(pathIn(request))
      send(response, 204, { type: TEXT, body: '' })
    } else if (path === CLIENT_PATH) send(response, 200, { type: 'text/javascript; charset=utf-8', body: deps.client })
    else if (isForFunctions(path ?? '')) void passOn(request, response, deps)
    else answer({ request, response, found: find(path) }, deps)
  }
  return {
    listener: (request, response) => {
      const stranger = strangerIn(request)
      if (stranger) send(response, 403, { type: TEXT, body: `${stranger[deps.language]}\n` })
      else if (deps.editor && askedPath(request)?.startsWith(deps.editor.path))
        void deps.editor.answer(request, response)
      else serve(request, response)
    },
    openFiles: () => [...new Set([...listening].flatMap(({ path }) => fileAt(path) ?? []))],
    notify: () => {
      for (const one of listening) notifyOne(one)
    },
    taken: () => waiting.settled(),
  }
}

/** The page that a client speaks of. */
function pathIn({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').searchParams.get('path') ?? '/'
}

/** A page that is loaded again, or in a tab that sleeps, says nothing; work goes on without it. */
const LONGEST_WAIT_MS = 120

/** Browsers that were notified and have not said that they are up to date. */
class Waiting {
  readonly #pages = new Set<Listening>()
  #resolve: (() => void) | null = null

  add(one: Listening): void {
    this.#pages.add(one)
  }

  take(path: string): void {
    for (const one of this.#pages) if (one.path === path) this.#pages.delete(one)
    if (this.#pages.size === 0) this.#resolve?.()
  }

  settled(): Promise<void> {
    if (this.#pages.size === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(late)
        this.#pages.clear()
        this.#resolve = null
        resolve()
      }
      const late = setTimeout(done, LONGEST_WAIT_MS)
      this.#resolve = done
    })
  }
}

/** Keeps what was made for the last argument. */
function latest(make: (view: View) => Finder): (view: View) => Finder {
  let last: { readonly site: View['site']; readonly made: Finder } | null = null
  return (view) => {
    // Files that came or went come with a new site.
    if (last?.site !== view.site) last = { site: view.site, made: make(view) }
    return last.made
  }
}

function askedPath({ url = '' }: IncomingMessage): string | null {
  const written = pathOf(url)
  return written === null ? null : decodePath(written)
}

interface PageRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly found: Target | null
}

function answer({ request, response, found }: PageRequest, deps: ServerDeps): void {
  const { view, problems, language } = deps
  const more = deps.editor?.script ?? ''
  const shown = view()
  const noPage = { html: emptyPage(language), code: '', headers: {}, more }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(response, 405, { type: TEXT, body: 'Method Not Allowed\n', headers: { allow: 'GET, HEAD' } })
  } else if (!shown) sendPage(response, problems().length > 0 ? 500 : 503, noPage)
  else if (found?.kind === 'redirect') {
    const location = found.to + queryOf(request.url ?? '')
    send(response, found.status, { type: TEXT, body: `${found.to}\n`, headers: { location } })
  } else if (!found || found.path === null) send(response, 404, { type: TEXT, body: 'Not Found\n' })
  else if (!sendFile(response, shown, { kind: found.kind, path: found.path, more })) sendPage(response, 500, noPage)
}

/** Whether there was such a file. */
function sendFile(response: ServerResponse, shown: View, { kind, path, more }: FoundFile): boolean {
  const file = shown.file(`public${path}`)
  if (!file) return false
  if (kind === 'file') {
    const type = contentType(basename(path)) || UNKNOWN
    send(response, 200, { type, body: file.bytes, headers: headersOf(shown, file) })
  } else sendPage(response, kind === 'missing' ? 404 : 200, answerOf(file, { shown, more }))
  return true
}

/** The HTML that a page's file is answered with; null: there is none. */
function pageAt(path: string | null, { view, editor }: ServerDeps): string | null {
  const shown = view()
  const file = path === null ? undefined : shown?.file(path)
  return shown && file ? htmlOf(answerOf(file, { shown, more: editor?.script ?? '' })) : null
}

interface FoundFile {
  readonly kind: Exclude<Target['kind'], 'redirect'>
  readonly path: string
  readonly more: string
}

const TEXT = 'text/plain; charset=utf-8'
const UNKNOWN = 'application/octet-stream'

/** The script that wakes the islands of a page. */
function entryOf({ file }: View, html: string): string {
  const [, path] = /src="(\/_a\/islands-[A-Z0-9]+\.js)"/.exec(html) ?? []
  return path ? (file(`public${path}`)?.bytes.toString('utf8') ?? '') : ''
}

/** What a host sends with a file of this site; over http nothing about https. */
function headersOf({ site }: View, { needs }: SnapshotFile): Record<string, string> {
  const { tagManager } = site.settings.data()
  const policy = contentSecurityPolicy({ needs: needs ?? NO_NEEDS, hasTagManager: Boolean(tagManager) })
  const [all] = headerRules({ common: policy, pages: new Map() })
  const { 'Strict-Transport-Security': _, ...values } = all?.values ?? {}
  return values
}

interface PageAnswer {
  readonly html: string
  readonly code: string
  readonly headers: Readonly<Record<string, string>>
  /** For the head. */
  readonly more: string
}

function answerOf(file: SnapshotFile, { shown, more }: { readonly shown: View; readonly more: string }): PageAnswer {
  const html = file.bytes.toString('utf8')
  return { html, code: codeOf(html, entryOf(shown, html)), headers: headersOf(shown, file), more }
}

/** The client's script is a file of the same origin, so that it needs nothing of the page's policy. */
function htmlOf({ html, code, headers, more }: PageAnswer): string {
  const connect = /connect-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1] ?? ''
  return withClient(html, { page: shortHash(html), code, connect }, more)
}

function sendPage(response: ServerResponse, status: number, answer: PageAnswer): void {
  send(response, status, { type: 'text/html; charset=utf-8', body: htmlOf(answer), headers: answer.headers })
}

interface Answer {
  readonly type: string
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

function send(response: ServerResponse, status: number, { type, body, headers = {} }: Answer): void {
  const length = String(Buffer.byteLength(body))
  // What is under an address may be something else a moment later, also under those that hosts let browsers keep.
  response.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-length': length,
    'cache-control': 'no-cache',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

async function passOn(request: IncomingMessage, response: ServerResponse, deps: ServerDeps): Promise<void> {
  const port = await deps.functionsPort()
  if (port === null) {
    const error = { code: 'no_functions', message: 'No functions are running; the terminal of "site dev" says why.' }
    send(response, 503, { type: 'application/json; charset=utf-8', body: JSON.stringify({ error }) })
    return
  }
  const { method, headers, url } = request
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers }, (from) => {
    response.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(response)
  })
  passed.on('error', (cause) => {
    if (!response.headersSent) send(response, 502, { type: TEXT, body: `${cause.message}\n` })
    else response.destroy()
  })
  request.pipe(passed)
}
