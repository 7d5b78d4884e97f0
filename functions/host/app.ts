import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { isForFunctions, pathOf, queryOf } from '../../common/addresses.ts'
import { escapeHtml } from '../../common/escape.ts'
import { html } from '../lib/http.ts'
import { describeError, type Logger } from '../lib/log.ts'
import { answerPage } from '../lib/page.ts'
import type { Settings } from '../lib/settings.ts'
import { wordsIn } from '../lib/texts.ts'
import type { Services } from '../lib/types.ts'
import { type ApiRoute, apiFailure, apiRoute } from './api.ts'
import { limitBody } from './connections.ts'
import type { PublicFiles } from './files.ts'
import { healthy, readiness } from './health.ts'
import { type HostFile, headersOf } from './host-file.ts'
import { staticSite } from './static.ts'
import { sendWebResponse } from './web.ts'

/** What the app is made of. */
export interface Parts {
  readonly routes: readonly ApiRoute[]
  readonly services: Services
  readonly settings: Settings
  readonly host: HostFile
  readonly files: PublicFiles
  readonly log: Logger
}

/** A form of 64 kB in this time takes 17 kbit/s. */
const BODY_MS = 30_000

/** The site and its functions: express answers for the functions, all else is a file of the site. */
export function createApp(parts: Parts): RequestListener {
  const { host, files, routes } = parts
  const bodyMs = new Map(routes.map(({ path, bodyMs = BODY_MS }) => [path, bodyMs]))
  const failed = failureAnswer(parts)
  const app = functionsApp(parts, failed)
  const site = staticSite(host, files)
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn')
  const isSecure = ({ socket, headers }: IncomingMessage) =>
    headers['x-forwarded-proto'] !== undefined &&
    trusts(socket.remoteAddress, 0) &&
    /^\s*https\s*(,|$)/i.test(String(headers['x-forwarded-proto']))
  return (request, response) => {
    const path = pathOf(request.url ?? '')
    limitBody(request, bodyMs.get(path ?? '') ?? BODY_MS)
    if (path === null || !isForFunctions(path)) {
      const asked = { request, response, path, isSecure: isSecure(request) }
      site(asked).catch((error: unknown) => failed(error, response))
      return
    }
    // Express takes an address apart by itself, and an absolute one otherwise than we do.
    request.url = path + queryOf(request.url ?? '')
    app(request, response)
  }
}

type FailureAnswer = (error: unknown, response: ServerResponse) => void

function functionsApp({ routes, services, settings, host, log }: Parts, failed: FailureAnswer): Express {
  const app = express()
  const headers = headersOf(host)
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('etag', false)
  app.set('query parser', false)
  // 0 and false both mean that forwarding headers count for nothing.
  app.set('trust proxy', settings.trustedProxies)
  app.use((request, response, next) => {
    response.set(headers(request.path, request.secure))
    next()
  })
  app.all('/healthz', healthy)
  app.all('/readyz', readiness(services, log))
  for (const route of routes) app.all(route.path, apiRoute(route, { services, settings, log }))
  const { notFound } = wordsIn(services.texts.defaultLanguage, services.texts).answers.problems
  app.use((_request, response) => sendWebResponse(apiFailure(404, 'not_found', notFound), response))
  // Express knows the handler by its four parameters.
  const handler: ErrorRequestHandler = (error, _request, response, _next) => failed(error, response)
  app.use(handler)
  return app
}

/** Answers after something was thrown on the way to an answer. */
function failureAnswer({ services: { site, texts }, log }: Parts): FailureAnswer {
  const { language, home, answers } = wordsIn(texts.defaultLanguage, texts)
  const { titles, problems, links } = answers
  return (error, response) => {
    // The visitor went away, or half the answer is out: there is nobody left to tell.
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
