import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { isForFunctions, pathOf, queryOf } from '../../common/addresses.ts'
import { escapeHtml } from '../../common/escape.ts'
import { html } from '../lib/http.ts'
import { bareAddress } from '../lib/limit.ts'
import { describeError, type Logger } from '../lib/log.ts'
import { answerPage } from '../lib/page.ts'
import { type ApiRoute, noFunction } from '../lib/route.ts'
import type { Settings } from '../lib/settings.ts'
import type { SharedLimits } from '../lib/shared-limits.ts'
import { wordsIn } from '../lib/texts.ts'
import type { Services } from '../lib/types.ts'
import { apiRoute } from './api.ts'
import { limitBody } from './connections.ts'
import type { PublicFiles } from './files.ts'
import { healthy, readiness } from './health.ts'
import { type HostFile, headersOf } from './host-file.ts'
import { staticSite } from './static.ts'
import { sendWebResponse } from './web.ts'

export interface AppOptions {
  readonly routes: readonly ApiRoute[]
  readonly services: Services
  readonly settings: Settings
  readonly host: HostFile
  readonly files: PublicFiles
  readonly log: Logger
  /** Whether the server is being stopped. */
  isDraining(): boolean
  /** Left out: each process counts requests by itself. */
  readonly limits?: SharedLimits | null
}

/** Enough for a form of 64 kB at 17 kbit/s. */
const BODY_MS = 30_000

/** The site and its functions: express answers for the functions, everything else is a file of the site. */
export function createApp(options: AppOptions): RequestListener {
  const { host, files, routes } = options
  const bodyMs = new Map(routes.map(({ path, bodyMs = BODY_MS }) => [path, bodyMs]))
  const failed = failureAnswer(options)
  const app = functionsApp(options, failed)
  const site = staticSite(host, files)
  const isTrusted: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn')
  const isSecure = ({ socket, headers }: IncomingMessage) =>
    headers['x-forwarded-proto'] !== undefined &&
    isTrusted(socket.remoteAddress, 0) &&
    /^\s*https\s*(,|$)/i.test(String(headers['x-forwarded-proto']))
  return (request, response) => {
    const path = pathOf(request.url ?? '')
    limitBody(request, bodyMs.get(path ?? '') ?? BODY_MS)
    if (path === null || !isForFunctions(path)) {
      const siteRequest = { request, response, path, isSecure: isSecure(request) }
      site(siteRequest).catch((error: unknown) => failed(error, response))
      return
    }
    // Express parses the address again, and absolute ones differently than we do.
    request.url = path + queryOf(request.url ?? '')
    removePorts(request)
    app(request, response)
  }
}

/** Some proxies add the visitor's port; express would take both for the address. */
function removePorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return
  headers['x-forwarded-for'] = String(forwarded)
    .split(',')
    .map((address) => bareAddress(address.trim()))
    .join(', ')
}

type FailureAnswer = (error: unknown, response: ServerResponse) => void

function functionsApp(options: AppOptions, failed: FailureAnswer): Express {
  const { routes, services, settings, host, log, limits = null, isDraining } = options
  const app = express()
  const headers = headersOf(host)
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('etag', false)
  app.set('query parser', false)
  // With 0, as with false, forwarding headers are ignored.
  app.set('trust proxy', settings.trustedProxies)
  app.use((request, response, next) => {
    response.set(headers(request.path, request.secure))
    next()
  })
  app.all('/healthz', healthy)
  app.all('/readyz', readiness({ services, log, isDraining }))
  for (const route of routes) app.all(route.path, apiRoute(route, { services, settings, log, limits }))
  app.use((_request, response) => sendWebResponse(noFunction(services), response))
  // Express recognises an error handler by its four parameters.
  const handler: ErrorRequestHandler = (error, _request, response, _next) => failed(error, response)
  app.use(handler)
  return app
}

/** Answers when something was thrown before the answer was sent. */
function failureAnswer({ services: { site, texts }, log }: AppOptions): FailureAnswer {
  const { language, home, answers } = wordsIn(texts.defaultLanguage, texts)
  const { titles, problems, links } = answers
  return (error, response) => {
    // The visitor has left, or half the answer is sent: there is nobody left to answer.
    if (response.headersSent || response.req.socket.destroyed) {
      response.destroy()
      return
    }
    log.error({ error: describeError(error) }, 'An answer failed')
    const content = `<p>${escapeHtml(problems.failed)}</p>\n<p><a href="${home}">${escapeHtml(links.home)}</a></p>`
    const page = answerPage({ language, home, title: titles.broken, content, site })
    void sendWebResponse(html(500, page), response)
  }
}
