import { BOOKING_REQUEST } from '../common/booking-request.ts'
import schema from '../schemas/api/contact.json' with { type: 'json' }
import type { ContactMessage, FormProblems } from '../schemas/types.ts'
import { choiceOfTime } from './leads/choice-of-time.ts'
import { leadOf, retryLater } from './leads/take-lead.ts'
import { type Fault, type Refusal, readBody } from './lib/body.ts'
import { contactPage } from './lib/contact-page.ts'
import { html, isFormPost, json, referringPath } from './lib/http.ts'
import type { Lead } from './lib/lead.ts'
import { formWords, leadLanguage, type Words, withContactDetails, wordsFor } from './lib/texts.ts'
import { AnsweredError, type Handler, type LeadServices } from './lib/types.ts'

/** Twice the longest message of the schema in Latin letters; in four-byte characters it would not fit. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * POST /api/contact: commits a contact message to the outbox, then answers; delivery comes later.
 * 200 { ok: true, id }; 400, 413, 415, 422 { ok: false, error, fields } when the body violates
 * schemas/api/contact.json. A form sent without scripts gets a page instead, with what was typed; one that asks for a call can
 * choose its time there.
 */
export const contact: Handler<LeadServices> = async (request, services) => {
  const body = await readBody<ContactMessage>(request, schema, MAX_BODY_BYTES)
  if (!body.ok) return refusal(request, services, body)
  const { texts, site } = services
  const words = wordsFor(request, body.value, texts)
  const { success, error } = formWords(body.value.source, words, texts)
  const language = leadLanguage(request, body.value, texts)
  let lead: Lead
  try {
    // Where the store cannot be opened, there is no secret of forms either.
    lead = await leadOf(request, services, { kind: 'contact', language, body: body.value })
    await services.outbox.put(lead)
  } catch (cause) {
    const answer = retryLater(failure(request, services, { status: 503, error, data: body.value }))
    throw new AnsweredError('The outbox did not take a contact message', answer, cause)
  }
  if (!isFormPost(request)) return json(200, { ok: true, id: lead.id })
  const choice = isBookingRequest(body.value) ? await choiceOfTime(lead, services) : null
  if (choice) return choice
  const back = referringPath(request) ?? words.home
  const title = words.answers.titles.sent
  return html(200, contactPage({ words, site, title, message: success, isError: false, back, form: null }))
}

/** Whether somebody began a booking without scripts, and can be called. */
const isBookingRequest = ({ metadata, phone }: ContactMessage) =>
  metadata?.form_type === BOOKING_REQUEST && Boolean(phone?.trim())

function refusal(request: Request, services: LeadServices, body: Refusal): Response {
  const words = wordsFor(request, body.data, services.texts)
  const { required, field, malformed } = words.answers.problems
  if (body.reason !== 'invalid') return failure(request, services, { status: body.status, error: reason(body, words) })
  const fields = fieldMessages(body.faults, {
    ...formWords(sourceOf(body.data), words, services.texts).problems,
    field,
    malformed,
  })
  const isIncomplete = body.faults.some(({ kind, field }) => kind === 'missing' && isRequired(field))
  const error = isIncomplete ? required : (Object.values(fields)[0] ?? required)
  return failure(request, services, { status: 422, error, data: body.data, fields })
}

interface Failure {
  readonly status: number
  readonly error: string
  /** What was typed, if known. */
  readonly data?: unknown
  readonly fields?: Readonly<Record<string, string>>
}

function failure(
  request: Request,
  { site, texts }: LeadServices,
  { status, error, data, fields = {} }: Failure,
): Response {
  const words = wordsFor(request, data, texts)
  if (!isFormPost(request)) {
    return json(status, { ok: false, error: status === 503 ? withContactDetails(error, words, site) : error, fields })
  }
  const { titles, stillThere } = words.answers
  const title = status === 422 ? titles.check : titles.failed
  // Nothing could be read, so the form cannot be shown again; the browser still holds what was typed.
  const message = data === undefined ? `${error} ${stillThere}` : error
  const form = data === undefined ? null : { texts: formWords(sourceOf(data), words, texts), typed: data, fields }
  const page = { words, site, title, message, isError: true, back: referringPath(request) ?? words.home, form }
  return html(status, contactPage(page))
}

function sourceOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'source' in data ? data.source : undefined
}

function reason({ reason }: Refusal, { answers: { problems } }: Words): string {
  if (reason === 'too-large') return problems.tooLarge
  return reason === 'wrong-type' ? problems.wrongType : problems.malformed
}

/** The messages below the form's fields; `field` and `malformed` are the general ones. */
type FieldProblems = FormProblems & { readonly field: string; readonly malformed: string }

/** One message for each wrong field, in the page's language. */
function fieldMessages(faults: readonly Fault[], problems: FieldProblems): Record<string, string> {
  const messages = new Map<string, string>()
  for (const fault of faults) {
    const message = fieldMessage(fault, problems)
    // "Missing" is the most useful message about an empty value.
    if (!messages.has(fault.field) || fault.kind === 'missing') messages.set(fault.field, message)
  }
  return Object.fromEntries(messages)
}

function fieldMessage({ field, kind }: Fault, problems: FieldProblems): string {
  if (kind === 'format' && field === 'email') return problems.emailFormat
  if (kind === 'other') return problems.field
  // A field that visitors cannot fill in is missing because the page is not ours, or is an old one.
  if (!isRequired(field)) return kind === 'missing' ? problems.malformed : problems.field
  // The pattern of name and message asks for one visible character: violating it means that the field is empty.
  return problems[field]
}

function isRequired(field: string): field is 'name' | 'email' | 'message' {
  return field === 'name' || field === 'email' || field === 'message'
}
