import { escapeHtml } from '../common/escape.ts'
import schema from '../schemas/api/booking.json' with { type: 'json' }
import type { BookingRequest } from '../schemas/types.ts'
import { appointmentPath } from './appointments/link.ts'
import { choiceOfTime } from './leads/choice-of-time.ts'
import { leadOf, retryLater } from './leads/take-lead.ts'
import { type Fault, type Refusal, readBody } from './lib/body.ts'
import { html, isFormPost, json, referringPath } from './lib/http.ts'
import { later } from './lib/later.ts'
import type { Lead } from './lib/lead.ts'
import { answerPage } from './lib/page.ts'
import { pageLanguage, type Words, withContactDetails, wordsIn } from './lib/texts.ts'
import { AnsweredError, type Handler, type LeadServices, type SiteFacts } from './lib/types.ts'

const numbers = later(() => import('./leads/unusual-number.ts'))
const reservation = later(() => import('./appointments/book.ts'))

/** Twice the longest message of the schema in Latin letters; in four-byte characters it would not fit. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * POST /api/booking: commits a booking lead, or a partial one (`step: "partial_lead"`), then answers.
 * 200 { ok: true, id }, with `appointment` if a slot was chosen and nothing looks like a robot's; 409 when it cannot be had,
 * and nothing is stored; 422 with `fields.phone` and nothing stored where the form checks a number that nobody could call
 * (`checkPhone`); 400, 413, 415, 422 { ok: false, error, fields } when the body violates
 * schemas/api/booking.json; 503 when it could not be stored: the dialog then keeps it in the browser.
 */
export const booking: Handler<LeadServices> = async (request, services) => {
  const body = await readBody<BookingRequest>(request, schema, MAX_BODY_BYTES)
  const { site, texts } = services
  const language = pageLanguage(request, texts)
  const context = { request, site, words: wordsIn(language, texts) }
  if (!body.ok) return refusal(body, context)
  const { success } = context.words.booking
  if (await isDoubted(body.value)) return doubt(context)
  const kind = 'step' in body.value ? 'partial' : 'booking'
  try {
    const lead = await leadOf(request, services, { kind, language, body: body.value })
    // A robot could fill the calendar: what looks like one gets no time, and the owner decides whether to call.
    const mayChoose = lead.suspicion.length === 0
    if ('slot' in body.value && body.value.slot && mayChoose)
      return await bookedAnswer(lead, body.value.slot, { services, context })
    await services.outbox.put(lead)
    if (!isFormPost(request)) return json(200, { ok: true, id: lead.id })
    const choice = await choiceOfTime(lead, services)
    return choice ?? page(context, { status: 200, title: success.heading, message: success.promise })
  } catch (cause) {
    const error = withContactDetails(context.words.answers.problems.failed, context.words, site)
    const answer = retryLater(failure(context, { status: 503, error }))
    throw new AnsweredError('The outbox did not take a booking', answer, cause)
  }
}

/** Whether the form is to ask about a number. */
async function isDoubted(body: BookingRequest): Promise<boolean> {
  if ('step' in body || !body.checkPhone) return false
  const { isUnusual } = await numbers()
  return isUnusual(body.phone)
}

function doubt(context: AnswerContext): Response {
  const text = context.words.booking.problems.unusual
  return failure(context, { status: 422, error: text, fields: { phone: text } })
}

/** Books the slot that the visitor chose. */
async function bookedAnswer(lead: Lead, chosen: string, { services, context }: BookedDeps): Promise<Response> {
  const { bookSlot } = await reservation()
  const result = await bookSlot(lead, chosen, services)
  if ('problem' in result) {
    const text = context.words.answers.appointment.problems[result.problem]
    return failure(context, { status: 409, error: text, fields: { slot: text } })
  }
  const { start, end, sequence } = result.appointment
  const manage = appointmentPath({ id: lead.id, sequence }, services.formSecret)
  if (isFormPost(context.request)) return new Response(null, { status: 303, headers: { location: manage } })
  const appointment = { start: new Date(start).toISOString(), minutes: (end - start) / 60_000, manage }
  return json(200, { ok: true, id: lead.id, appointment })
}

interface BookedDeps {
  readonly services: LeadServices
  readonly context: AnswerContext
}

interface AnswerContext {
  readonly request: Request
  readonly site: SiteFacts
  readonly words: Words
}

function refusal({ reason, faults }: Refusal, context: AnswerContext): Response {
  const { problems } = context.words.answers
  if (reason === 'too-large') return failure(context, { status: 413, error: problems.tooLarge })
  if (reason === 'wrong-type') return failure(context, { status: 415, error: problems.wrongType })
  if (reason === 'malformed') return failure(context, { status: 400, error: problems.malformed })
  const fields = fieldMessages(faults, context.words)
  const error = Object.values(fields)[0] ?? problems.field
  return failure(context, { status: 422, error, fields })
}

/** One message for each wrong field; the one of the first step comes first. */
function fieldMessages(faults: readonly Fault[], { booking, answers }: Words): Record<string, string> {
  const { problems } = booking
  const message = ({ field, kind }: Fault) => {
    const isMissing = kind === 'missing' || (kind === 'format' && field !== 'email')
    if (isMissing && (field === 'name' || field === 'email')) return problems.required
    if (isMissing && field === 'phone') return problems.phone
    return field === 'email' && kind === 'format' ? problems.emailFormat : answers.problems.field
  }
  const named = faults.filter(({ field, kind }) => field !== '' || kind !== 'other')
  const order = ['name', 'email', 'phone']
  const place = ({ field }: Fault) => (order.includes(field) ? order.indexOf(field) : order.length)
  // "Missing" is the most useful message about an empty value, so it comes last and wins.
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

function failure(context: AnswerContext, { status, error, fields = {} }: Failure): Response {
  if (!isFormPost(context.request)) return json(status, { ok: false, error, fields })
  const { titles, stillThere } = context.words.answers
  const title = status === 422 ? titles.check : titles.failed
  return page(context, { status, title, message: `${error} ${stillThere}` })
}

function page(
  { request, site, words }: AnswerContext,
  { status, title, message }: { readonly status: number; readonly title: string; readonly message: string },
): Response {
  const { language, home, answers } = words
  const path = referringPath(request) ?? home
  const content = `<p>${escapeHtml(message)}</p>\n<p><a href="${escapeHtml(path)}">${escapeHtml(answers.links.back)}</a></p>`
  return html(status, answerPage({ language, home, title, content, site }))
}
