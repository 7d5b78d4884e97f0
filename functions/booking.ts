import schema from '../schemas/api/booking.json' with { type: 'json' }
import type { BookingRequest } from '../schemas/types.ts'
import { retryLater, takeLead } from './leads/take-lead.ts'
import { type Fault, type Refusal, readBody } from './lib/body.ts'
import { type BookingTexts, bookingTextsFor } from './lib/booking-texts.ts'
import { html, isFormPost, json, referringPath } from './lib/http.ts'
import { answerPage, escapeHtml } from './lib/page.ts'
import { textsFor, withWays } from './lib/texts.ts'
import { AnsweredError, type Handler, type Services } from './lib/types.ts'

/** The longest message of the schema in four-byte characters would not fit, in Latin letters it does twice. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * POST /api/booking: commits a booking lead, or a partial one (`step: "partial_lead"`), then answers.
 * 200 { ok: true, id }; 400, 413, 415, 422 { ok: false, error, fields } when the body breaks
 * schemas/api/booking.json; 503 when it could not be stored: the dialog then keeps it in the browser.
 */
export const booking: Handler = async (request, services) => {
  const body = await readBody<BookingRequest>(request, schema, MAX_BODY_BYTES)
  const texts = bookingTextsFor(request)
  if (!body.ok) return refusal(request, services, { body, texts })
  const kind = 'step' in body.value ? 'partial' : 'booking'
  try {
    const id = await takeLead(request, services, { kind, language: texts.language, body: body.value })
    if (!isFormPost(request)) return json(200, { ok: true, id })
    return page(request, services, { status: 200, title: texts.title, message: texts.promise })
  } catch (cause) {
    const error = withWays(texts.failed, textsFor(request, undefined), services.site)
    const answer = retryLater(failure(request, services, { status: 503, error }))
    throw new AnsweredError('The outbox did not take a booking', answer, cause)
  }
}

function refusal(
  request: Request,
  services: Services,
  { body, texts }: { readonly body: Refusal; readonly texts: BookingTexts },
): Response {
  const said = textsFor(request, undefined)
  if (body.reason === 'too-large') return failure(request, services, { status: 413, error: said.tooLarge })
  if (body.reason === 'wrong-type') return failure(request, services, { status: 415, error: said.wrongType })
  if (body.reason === 'malformed') return failure(request, services, { status: 400, error: said.malformed })
  const fields = fieldMessages(body.faults, texts, said.fieldWrong)
  const error = Object.values(fields)[0] ?? said.fieldWrong
  return failure(request, services, { status: 422, error, fields })
}

/** One message for each wrong field; the one of the first step comes first. */
function fieldMessages(faults: readonly Fault[], texts: BookingTexts, other: string): Record<string, string> {
  const message = ({ field, kind }: Fault) => {
    const isMissing = kind === 'missing' || (kind === 'format' && field !== 'email')
    if (isMissing && (field === 'name' || field === 'email')) return texts.required
    if (isMissing && field === 'phone') return texts.phone
    return field === 'email' && kind === 'format' ? texts.emailFormat : other
  }
  const named = faults.filter(({ field, kind }) => field !== '' || kind !== 'other')
  const order = ['name', 'email', 'phone']
  const place = ({ field }: Fault) => (order.includes(field) ? order.indexOf(field) : order.length)
  // "Missing" says more than what else is wrong with an empty value, so it is put in last.
  const sorted = named.toSorted(
    (a, b) => place(a) - place(b) || Number(a.kind === 'missing') - Number(b.kind === 'missing'),
  )
  return Object.fromEntries(sorted.map((fault) => [fault.field, message(fault)]))
}

interface Failure {
  readonly status: number
  readonly error: string
  readonly fields?: Readonly<Record<string, string>>
}

function failure(request: Request, services: Services, { status, error, fields = {} }: Failure): Response {
  if (!isFormPost(request)) return json(status, { ok: false, error, fields })
  const texts = textsFor(request, undefined)
  const title = status === 422 ? texts.checkTitle : texts.failedTitle
  return page(request, services, { status, title, message: `${error} ${texts.stillThere}` })
}

function page(
  request: Request,
  { site }: Services,
  { status, title, message }: { readonly status: number; readonly title: string; readonly message: string },
): Response {
  const { language, home, back } = textsFor(request, undefined)
  const path = referringPath(request) ?? home
  const content = `<p>${escapeHtml(message)}</p>\n<p><a href="${escapeHtml(path)}">${back}</a></p>`
  return html(status, answerPage({ language, home, title, content, site }))
}
