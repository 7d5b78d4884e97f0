import type { FormProblems } from '../../../schemas/types.ts'
import type { Told } from '../visit/told.ts'

/** The fields that a visitor fills, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

/** What a visitor typed; fields that the form does not have are "". */
export type Typed = Readonly<Record<FieldName, string>>

/** What is wrong, by field. */
export type Problems = Partial<Record<FieldName, string>>

// As in schemas/api. The form of an address; only a mail server knows whether it exists.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const MAX_EMAIL_LENGTH = 320

/** Whether a text looks like an address, as the server understands it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

/** Finds missing and malformed fields; name, e-mail and message are required. */
export function findProblems(typed: Typed, texts: FormProblems): Problems {
  const problems: Problems = {}
  if (!typed.name) problems.name = texts.name
  if (!typed.email) problems.email = texts.email
  else if (!isEmail(typed.email)) problems.email = texts.emailFormat
  if (!typed.message) problems.message = texts.message
  return problems
}

/** The first field with a problem, in the order of the form. */
export function firstWrong(problems: Problems): FieldName | undefined {
  return FIELDS.find((field) => problems[field])
}

/** Reads the fields of a form, without space at their ends. */
export function typedIn(form: FormData): Typed {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  }
}

export interface Sender {
  readonly source: string
  readonly metadata: { readonly form_type: string; readonly page?: string }
  readonly language: string
  /** What the visitor told on the way; left out: nothing. */
  readonly context?: Told
}

/**
 * The body of POST /api/contact (schemas/api/contact.json). Optional fields left empty are not sent.
 *
 * @param trap what stands in the field that people do not see
 * @param elapsedMs time since the form appeared
 */
export function contactMessage(
  typed: Typed,
  { context, ...sender }: Sender,
  robot: { readonly trap: string; readonly elapsedMs: number; readonly token?: string | undefined },
) {
  const { name, email, phone, subject, message } = typed
  const known = { ...(robot.trap && { website: robot.trap }), ...(robot.token && { token: robot.token }) }
  const optional = { ...(phone && { phone }), ...(subject && { subject }), ...known }
  const own = { name, email, message, ...optional, ...sender, ...(context && { context }) }
  return { ...own, elapsedMs: Math.round(robot.elapsedMs) }
}
