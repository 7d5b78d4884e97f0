import schema from '../schemas/api/contact.json' with { type: 'json' }
import type { ContactMessage } from '../schemas/types.ts'
import { retryLater, takeLead } from './leads/take-lead.ts'
import { type Fault, type Refusal, readBody } from './lib/body.ts'
import { contactPage } from './lib/contact-page.ts'
import { html, isFormPost, json, referringPath } from './lib/http.ts'
import { outcome, type Texts, textsFor, withWays } from './lib/texts.ts'
import { AnsweredError, type Handler, type Services } from './lib/types.ts'

/** The longest message of the schema in four-byte characters would not fit, in Latin letters it does twice. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * POST /api/contact: commits a contact message to the outbox, then answers; delivery comes later.
 * 200 { ok: true, id }; 400, 413, 415, 422 { ok: false, error, fields } when the body breaks
 * schemas/api/contact.json. A form sent without scripts gets a page instead, with what was typed.
 */
export const contact: Handler = async (request, services) => {
  const body = await readBody<ContactMessage>(request, schema, MAX_BODY_BYTES)
  if (!body.ok) return refusal(request, services, body)
  const { source } = body.value
  const texts = textsFor(request, body.value)
  let id: string
  try {
    id = await takeLead(request, services, { kind: 'contact', language: texts.language, body: body.value })
  } catch (cause) {
    const error = outcome(source, texts).error
    const answer = retryLater(failure(request, services, { status: 503, error, data: body.value }))
    throw new AnsweredError('The outbox did not take a contact message', answer, cause)
  }
  if (!isFormPost(request)) return json(200, { ok: true, id })
  const success = outcome(source, texts).success
  const back = referringPath(request) ?? texts.home
  const page = {
    texts,
    site: services.site,
    title: texts.sentTitle,
    message: success,
    isError: false,
    back,
    form: null,
  }
  return html(200, contactPage(page))
}

function refusal(request: Request, services: Services, body: Refusal): Response {
  const texts = textsFor(request, body.data)
  if (body.reason !== 'invalid') return failure(request, services, { status: body.status, error: reason(body, texts) })
  const fields = fieldMessages(body.faults, texts)
  const isIncomplete = body.faults.some(({ kind, field }) => kind === 'missing' && Object.hasOwn(texts.missing, field))
  const error = isIncomplete ? texts.formWrong : (Object.values(fields)[0] ?? texts.formWrong)
  return failure(request, services, { status: 422, error, data: body.data, fields })
}

interface Failure {
  readonly status: number
  readonly error: string
  /** What was typed, if it is known. */
  readonly data?: unknown
  readonly fields?: Readonly<Record<string, string>>
}

function failure(request: Request, { site }: Services, { status, error, data, fields = {} }: Failure): Response {
  const texts = textsFor(request, data)
  if (!isFormPost(request)) {
    return json(status, { ok: false, error: status === 503 ? withWays(error, texts, site) : error, fields })
  }
  const title = status === 422 ? texts.checkTitle : texts.failedTitle
  // Nothing could be read, so the form cannot be shown again; the browser still holds what was typed.
  const message = data === undefined ? `${error} ${texts.stillThere}` : error
  const form = data === undefined ? null : { typed: data, fields }
  const page = { texts, site, title, message, isError: true, back: referringPath(request) ?? texts.home, form }
  return html(status, contactPage(page))
}

function reason({ reason }: Refusal, texts: Texts): string {
  if (reason === 'too-large') return texts.tooLarge
  return reason === 'wrong-type' ? texts.wrongType : texts.malformed
}

/** One message for each wrong field, in the page's language. */
function fieldMessages(faults: readonly Fault[], texts: Texts): Record<string, string> {
  const messages = new Map<string, string>()
  for (const fault of faults) {
    const message = fieldMessage(fault, texts)
    // "Missing" says more than what else is wrong with an empty value.
    if (!messages.has(fault.field) || fault.kind === 'missing') messages.set(fault.field, message)
  }
  return Object.fromEntries(messages)
}

function fieldMessage({ field, kind }: Fault, texts: Texts): string {
  if (kind === 'format' && field === 'email') return texts.emailFormat
  if (kind === 'other') return texts.fieldWrong
  // What visitors cannot fill in is missing because the page that sent it is not ours, or an old one.
  if (!Object.hasOwn(texts.missing, field)) return kind === 'missing' ? texts.malformed : texts.fieldWrong
  // The pattern of name and message asks for one visible character: breaking it means that nothing is there.
  return texts.missing[field as keyof Texts['missing']]
}
