// What every host does with a request for a function, whatever it runs on.
import { escapeHtml } from '../../common/escape.ts'
import { html, json, wantsPage } from './http.ts'
import type { Limit } from './limit.ts'
import { describeError, type Logger } from './log.ts'
import { answerPage } from './page.ts'
import { wordsFor, wordsIn } from './texts.ts'
import { AnsweredError, type Handler, type LeadServices, type Services } from './types.ts'
import type { Visitor } from './visitor.ts'

/** What a function can answer. A GET changes nothing: programs that look at mails open the links in them. */
type Method = 'GET' | 'POST'

/** A function under /api/: its handler, and how often one address may call it. */
export interface ApiRoute<Needs extends LeadServices = Services> {
  readonly path: string
  /** What it answers; left out: POST alone. HEAD is answered wherever GET is. */
  readonly methods?: readonly Method[]
  /** Gets HEAD too where `methods` has GET: whatever is no POST asks, and changes nothing. */
  readonly handler: Handler<Needs>
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

/** Everything that a route answers, as the header Allow lists it. */
function allowedMethods({ methods = ['POST'] }: Pick<ApiRoute, 'methods'>): string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** Whether a route answers requests with a method, such as "POST". */
export function takesMethod(route: Pick<ApiRoute, 'methods'>, method: string): boolean {
  return allowedMethods(route).includes(method)
}

/** The answer to a request whose method a route does not take. */
export function wrongMethod(
  route: Pick<ApiRoute, 'failure' | 'methods'>,
  { texts }: Pick<LeadServices, 'texts'>,
): Response {
  const { method } = wordsIn(texts.defaultLanguage, texts).answers.problems
  return route.failure(405, 'method_not_allowed', method, { allow: allowedMethods(route).join(', ') })
}

/** The answer to a path below /api/ that no function has. */
export function noFunction({ texts }: Pick<LeadServices, 'texts'>): Response {
  const { notFound } = wordsIn(texts.defaultLanguage, texts).answers.problems
  return apiFailure(404, 'not_found', notFound)
}

/** One request to a function, by whom, and what it is answered with. */
export interface Call<Needs> {
  readonly services: Needs
  readonly log: Logger
  /** The seconds that this visitor has to wait before the next try; 0: none. */
  readonly waitSeconds: number
  readonly visitor: Visitor
  /** Whether the visitor has closed the connection. */
  hasLeft(): boolean
}

/** Answers a request that a function takes; never without an answer. */
export async function answerCall<Needs extends LeadServices>(
  route: ApiRoute<Needs>,
  request: Request,
  call: Call<Needs>,
): Promise<Response> {
  if (call.waitSeconds === 0) return handle(route, request, call)
  call.log.warn({ route: route.path }, 'Too many requests from one address')
  return tooMany(route, request, call)
}

async function handle<Needs extends LeadServices>(
  { path, handler, failure }: ApiRoute<Needs>,
  request: Request,
  { services, log, visitor, hasLeft }: Call<Needs>,
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
  { failure }: Pick<ApiRoute, 'failure'>,
  request: Request,
  { services, waitSeconds }: Pick<Call<LeadServices>, 'services' | 'waitSeconds'>,
): Response {
  const { answers, language, home } = wordsFor(request, undefined, services.texts)
  const { tooMany: message } = answers.problems
  const headers = { 'retry-after': String(waitSeconds) }
  if (!wantsPage(request)) return failure(429, 'too_many', message, headers)
  const content = `<p>${escapeHtml(message)} ${escapeHtml(answers.stillThere)}</p>`
  const page = { language, home, title: answers.titles.failed, content, site: services.site }
  return html(429, answerPage(page), headers)
}
