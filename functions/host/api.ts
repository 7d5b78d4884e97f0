import type { RequestHandler } from 'express'
import { escapeHtml } from '../../common/escape.ts'
import { html, isFormPost, json } from '../lib/http.ts'
import { createLimiter, type Limit } from '../lib/limit.ts'
import { describeError, type Logger } from '../lib/log.ts'
import { answerPage } from '../lib/page.ts'
import type { Settings } from '../lib/settings.ts'
import { wordsFor, wordsIn } from '../lib/texts.ts'
import { AnsweredError, type Handler, type Services } from '../lib/types.ts'
import { sendWebResponse, webRequest } from './web.ts'

/** A function under /api/: who answers, and how often one address may ask. */
export interface ApiRoute {
  readonly path: string
  readonly handler: Handler
  readonly limit: Limit
  /** How long a body may be on its way, where it may be larger than a form; in milliseconds. */
  readonly bodyMs?: number
  /** How it says that something went wrong. */
  readonly failure: Failure
}

/** An answer that says what went wrong: `code` for programs, `message` for visitors. */
export type Failure = (status: number, code: string, message: string, headers?: Record<string, string>) => Response

/** The failure of functions that take leads. */
export const leadFailure: Failure = (status, _code, message, headers) =>
  json(status, { ok: false, error: message, fields: {} }, headers)

/** The failure of everything else under /api/. */
export const apiFailure: Failure = (status, code, message, headers) =>
  json(status, { error: { code, message } }, headers)

interface Surroundings {
  readonly services: Services
  readonly settings: Settings
  readonly log: Logger
}

/** Lets a function answer in express: POST only, within its rate, and never without an answer. */
export function apiRoute(route: ApiRoute, { services, settings, log }: Surroundings): RequestHandler {
  const limiter = settings.limitsRates ? createLimiter(route.limit) : async () => 0
  return async (request, response) => {
    const answer = async (): Promise<Response> => {
      if (request.method !== 'POST') {
        const { method } = wordsIn(services.texts.defaultLanguage, services.texts).answers.problems
        return route.failure(405, 'method_not_allowed', method, { allow: 'POST' })
      }
      const { path, url } = request
      const asked = webRequest(request, url.includes('?') ? `${path}${url.slice(url.indexOf('?'))}` : path)
      const hasLeft = () => request.socket.destroyed
      const waitSeconds = await limiter(request.ip ?? '')
      if (waitSeconds === 0) return handle(route, asked, { services, log, hasLeft })
      log.warn({ route: route.path }, 'Too many requests of one address')
      return tooMany(route, asked, { services, waitSeconds })
    }
    await sendWebResponse(await answer(), response)
  }
}

interface Handling extends Pick<Surroundings, 'services' | 'log'> {
  /** Whether the visitor has closed the connection. */
  hasLeft(): boolean
}

async function handle(
  { path, handler, failure }: ApiRoute,
  asked: Request,
  { services, log, hasLeft }: Handling,
): Promise<Response> {
  const failed = () => failure(500, 'failed', wordsFor(asked, undefined, services.texts).answers.problems.failed)
  try {
    return await handler(asked, services)
  } catch (error) {
    const isAnswered = error instanceof AnsweredError
    // A visitor who went away in the middle of a body has broken nothing, and nobody reads the answer.
    if (!isAnswered && hasLeft()) return failed()
    log.error({ route: path, error: describeError(error) }, isAnswered ? error.message : 'A function failed')
    return isAnswered ? error.answer : failed()
  }
}

function tooMany(
  { failure }: ApiRoute,
  asked: Request,
  { services, waitSeconds }: { readonly services: Services; readonly waitSeconds: number },
): Response {
  const { answers, language, home } = wordsFor(asked, undefined, services.texts)
  const { tooMany: message } = answers.problems
  const headers = { 'retry-after': String(waitSeconds) }
  if (!isFormPost(asked)) return failure(429, 'too_many', message, headers)
  const content = `<p>${escapeHtml(message)} ${escapeHtml(answers.stillThere)}</p>`
  const page = { language, home, title: answers.titles.failed, content, site: services.site }
  return html(429, answerPage(page), headers)
}
