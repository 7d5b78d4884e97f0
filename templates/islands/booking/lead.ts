import type { BookingLead, PartialLead } from '../../../schemas/types.ts'
import { isEmail } from '../contact/message.ts'
import type { Told } from '../visit/told.ts'
import { serviceOf } from '../visit/told-entries.ts'
import type { Answer } from '../waiting/post.ts'

/**
 * The fields of the dialog. `phone` stands in step 1 and may stay empty, `callback` is its place in step 2; `day` and `slot`
 * are the fixed time, "" where the visitor wants to be called back.
 */
const FIELDS = [
  'name',
  'email',
  'phone',
  'callback',
  'day',
  'slot',
  'company',
  'employees',
  'message',
  'website',
] as const
export type FieldName = (typeof FIELDS)[number]

/** What a visitor typed, without space at its ends. */
export type Typed = Readonly<Record<FieldName, string>>

/** Reads the fields of the dialog; fields that are not there are "". */
export function typedIn(form: FormData): Typed {
  const text = (name: FieldName) => String(form.get(name) ?? '').trim()
  return Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Typed
}

/** One problem: which text describes it, and the fields it is about, in order. */
export interface Problem {
  readonly kind: 'required' | 'emailFormat' | 'phone' | 'unusual' | 'time' | 'taken'
  /** appointment: the choice of a time as a whole. */
  readonly fields: readonly (FieldName | 'appointment')[]
  /** The server's words for it; left out: it has none. */
  readonly text?: string
}

/** What keeps a visitor from going on to step 2. */
export function detailsProblem({ name, email }: Typed): Problem | null {
  const missing: FieldName[] = []
  if (!name) missing.push('name')
  if (!email) missing.push('email')
  if (missing.length > 0) return { kind: 'required', fields: missing }
  return isEmail(email) ? null : { kind: 'emailFormat', fields: ['email'] }
}

/** What keeps a visitor from booking. */
export function contactProblem({ callback, day, slot }: Typed): Problem | null {
  if (!callback) return { kind: 'phone', fields: ['callback'] }
  return day && !slot ? { kind: 'time', fields: ['appointment'] } : null
}

/** What to ask where the server doubts that somebody can be called at a number; null: it does not. */
export function doubtIn(answer: Answer): Problem | null {
  const { fields } = (answer.kind === 'refused' ? answer.answer : {}) as {
    readonly fields?: { readonly phone?: unknown }
  }
  return typeof fields?.phone === 'string' ? { kind: 'unusual', fields: ['callback'] } : null
}

/** What a lead contains besides what was typed. */
export interface Origin {
  readonly source: string
  readonly service: string
  /** The address of the page, in full. */
  readonly url: string
  readonly now: Date
  /** Time since the dialog was opened. */
  readonly elapsedMs: number
  /** By which the server knows that time; undefined if it sent none. */
  readonly token?: string | undefined
  /** What the visitor did before. The final lead alone takes it along. */
  readonly told: Told
}

/** Maximum text lengths in schemas/api/booking.json; nobody loses a lead because a name is longer. */
const LIMITS = { name: 200, phone: 60, company: 300, message: 20_000, service: 200, url: 2000 } as const

/** Cuts a text to what the server accepts, between characters and never within one. */
export function fit(text: string, field: keyof typeof LIMITS): string {
  return text.length > LIMITS[field] ? [...text].slice(0, LIMITS[field]).join('').trim() : text
}

/** The lead that is sent on leaving step 1 (specification, sections 3 and 7). */
export function partialLead(typed: Typed, origin: Origin): PartialLead {
  return {
    name: fit(typed.name, 'name'),
    email: typed.email,
    phone: fit(typed.phone, 'phone'),
    timestamp: origin.now.toISOString(),
    source: `${origin.source}-step1`,
    step: 'partial_lead',
    ...robot(typed, origin),
  }
}

/** The lead of a finished booking (specification, sections 3 and 7). */
export function finalLead(typed: Typed, origin: Origin): BookingLead {
  return {
    name: fit(typed.name, 'name'),
    email: typed.email,
    phone: fit(typed.callback, 'phone'),
    company: fit(typed.company, 'company'),
    // The choices come from the same schema.
    employees: typed.employees as BookingLead['employees'],
    message: fit(typed.message, 'message'),
    ...(typed.slot && { slot: typed.slot, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    timestamp: origin.now.toISOString(),
    source: origin.source,
    service: fit(serviceOf(origin.service, origin.told), 'service'),
    url: fit(origin.url, 'url'),
    ...(Object.keys(origin.told).length > 0 && { context: origin.told }),
    ...robot(typed, origin),
  }
}

/** By what robots are recognized. */
function robot({ website }: Typed, { elapsedMs, token }: Origin) {
  return { ...(website && { website }), ...(token && { token }), elapsedMs: Math.round(elapsedMs) }
}
