import type { RequestHandler } from 'express'
import { escapeHtml } from '../../common/escape.ts'
import { html, isFormPost, json } from '../lib/http.ts'
import { createLimiter, type Limit, network } from '../lib/limit.ts'
import { describeError, type Logger } from '../lib/log.ts'
import { answerPage } from '../lib/page.ts'
import type { Settings } from '../lib/settings.ts'
import type { SharedLimits } from '../lib/shared-limits.ts'
import { wordsFor, wordsIn } from '../lib/texts.ts'
import { AnsweredError, type Handler, type Services } from '../lib/types.ts'
import type { Visitor } from '../lib/visitor.ts'
import { sendWebResponse, webRequest } from './web.ts'

/** A function under /api/: its handler, and how often one address may call it. */
export interface ApiRoute {
  readonly path: string
  readonly handler: Handler
  readonly limit: Limit
  /** How long a body may take to arrive, where it may be larger than a form; in milliseconds. */
  readonly bodyMs?: number
  /** How it reports that something went wrong. */
  readonly failure: Failure
}

/** An answer that says what went wrong: `code` for programs, `message` for visitors. */
export type Failure = (status: number, code: string, message: string, headers?: Record<string, string>) => Response

/** The failure answer of functions that accept leads. */
export const leadFailure: Failure = (status, _code, message, headers) =>
  json(status, { ok: false, error: message, fields: {} }, headers)

/** The failure answer of everything else under /api/. */
export const apiFailure: Failure = (status, code, message, headers) =>
  json(status, { error: { code, message } }, headers)

interface ApiDeps {
  readonly services: Services
  readonly settings: Settings
  readonly log: Logger
  /** Left out: each process counts requests by itself. */
  readonly limits?: SharedLimits | null
}

/** An express handler for a function: POST only, rate limited, and never without an answer. */
export function apiRoute(route: ApiRoute, { services, settings, log, limits }: ApiDeps): RequestHandler {
  const limiter = settings.limitsRates ? createLimiter(route.limit, limits?.counterOf(route.path)) : async () => 0
  return async (request, response) => {
    const answer = async (): Promise<Response> => {
      if (request.method !== 'POST') {
        const { method } = wordsIn(services.texts.defaultLanguage, services.texts).answers.problems
        return route.failure(405, 'method_not_allowed', method, { allow: 'POST' })
      }
      const { path, url } = request
      const standardRequest = webRequest(request, url.includes('?') ? `${path}${url.slice(url.indexOf('?'))}` : path)
      const left = new AbortController()
      response.once('close', () => left.abort())
      const hasLeft = () => left.signal.aborted || request.socket.destroyed
      const address = request.ip ?? ''
      const visitor = { network: network(address), signal: left.signal }
      const waitSeconds = await limiter(address)
      if (waitSeconds === 0) return handle(route, standardRequest, { services, log, visitor, hasLeft })
      log.warn({ route: route.path }, 'Too many requests from one address')
      return tooMany(route, standardRequest, { services, waitSeconds })
    }
    await sendWebResponse(await answer(), response)
  }
}

interface CallContext extends Pick<ApiDeps, 'services' | 'log'> {
  readonly visitor: Visitor
  /** Whether the visitor has closed the connection. */
  hasLeft(): boolean
}

async function handle(
  { path, handler, failure }: ApiRoute,
  request: Request,
  { services, log, visitor, hasLeft }: CallContext,
): Promise<Response> {
  const failed = () => failure(500, 'failed', wordsFor(request, undefined, services.texts).answers.problems.failed)
  try {
    return await handler(request, services, visitor)
  } catch (error) {
    const isAnswered = error instanceof AnsweredError
    // A visitor who left halfway has broken nothing, and nobody reads the answer.
    if (!isAnswered && hasLeft()) return failed()
    log.error({ route: path, error: describeError(error) }, isAnswered ? error.message : 'A function failed')
    return isAnswered ? error.answer : failed()
  }
}

function tooMany(
  { failure }: ApiRoute,
  request: Request,
  { services, waitSeconds }: { readonly services: Services; readonly waitSeconds: number },
): Response {
  const { answers, language, home } = wordsFor(request, undefined, services.texts)
  const { tooMany: message } = answers.problems
  const headers = { 'retry-after': String(waitSeconds) }
  if (!isFormPost(request)) return failure(429, 'too_many', message, headers)
  const content = `<p>${escapeHtml(message)} ${escapeHtml(answers.stillThere)}</p>`
  const page = { language, home, title: answers.titles.failed, content, site: services.site }
  return html(429, answerPage(page), headers)
}
