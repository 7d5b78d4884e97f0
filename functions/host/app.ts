import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { json } from '../lib/http.ts'
import type { Logger } from '../lib/log.ts'
import { describeError } from '../lib/log.ts'
import { answerPage } from '../lib/page.ts'
import type { Settings } from '../lib/settings.ts'
import type { Services } from '../lib/types.ts'
import { type ApiRoute, apiFailure, apiRoute } from './api.ts'
import type { PublicFiles } from './files.ts'
import type { HostFile } from './host-file.ts'
import { readOnly, siteHeaders, staticSite } from './static.ts'
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

/** The site and its functions as an express app. */
export function createApp({ routes, services, settings, host, files, log }: Parts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('etag', false)
  app.set('query parser', false)
  // 0 and false both mean that forwarding headers count for nothing.
  app.set('trust proxy', settings.trustedProxies)
  app.use(siteHeaders(host))
  app.get('/healthz', health(services, log))
  for (const route of routes) app.all(route.path, apiRoute(route, { services, settings, log }))
  app.use('/api', (_request, response) =>
    sendWebResponse(apiFailure(404, 'not_found', 'Diese Adresse gibt es nicht.'), response),
  )
  app.use(readOnly, staticSite(host, files))
  app.use(failed(services, log))
  return app
}

/** How long an answer about the store's health counts: asking costs a write, and anybody may ask. */
const HEALTH_MS = 1000

function health({ outbox, now }: Services, log: Logger): RequestHandler {
  let checked = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) }
  const check = async () => {
    try {
      await outbox.check()
      return true
    } catch (error) {
      log.error({ error: describeError(error) }, 'The outbox cannot be written')
      return false
    }
  }
  return async (_request, response) => {
    const at = now().getTime()
    if (Math.abs(at - checked.at) >= HEALTH_MS) checked = { at, isReady: check() }
    const isReady = await checked.isReady
    await sendWebResponse(json(isReady ? 200 : 503, { ok: isReady }), response)
  }
}

/** What was thrown on the way to an answer; express knows the handler by its four parameters. */
function failed({ site }: Services, log: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // The visitor went away, or half the answer is out: there is nobody left to tell.
    if (response.headersSent || request.socket.destroyed) {
      response.destroy()
      return
    }
    log.error({ error: describeError(error) }, 'An answer failed')
    const content =
      '<p>Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</p>\n<p><a href="/">Zur Startseite</a></p>'
    const page = answerPage({ language: 'de', home: '/', title: 'Das hat nicht geklappt', content, site })
    response.removeHeader('content-encoding')
    response.status(500).set('cache-control', 'no-store').type('html').send(page)
  }
}
