import { NBSP } from '../../../../common/spaces.ts'
import type { Booking, BookingConfirmation } from '../../../../schemas/types.ts'
import { fill } from '../../../parts/format.ts'

/** What is said of the time at which the owner calls. */
export interface CallWords {
  /** Of the success view. */
  readonly heading: string
  /** What happens next, in a sentence. */
  readonly promise: string
  /** When he calls, and the words before it. */
  readonly when: readonly [string, string]
  /** What buttons say from then on that led to the booking. */
  readonly booked: string
  /** What the visitor can put into his calendar: made here, or the address of a file of the server; null: no time is promised. */
  readonly calendar: CallEntry | string | null
  /** Where the time can be moved or cancelled; null: nothing is fixed. */
  readonly manage: string | null
}

/** The call in the visitor's calendar. */
export interface CallEntry {
  readonly from: Date
  readonly to: Date
  readonly title: string
}

/** What is said of a booking. */
export interface Receipt extends CallWords {
  readonly name: string
  readonly phone: string
  /** The service in the visitor's language, with the package that was chosen. */
  readonly service: string
  readonly bookedAt: Date
  /** false: the server does not have the lead yet. */
  readonly isSent: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What is said where the visitor is called back. */
export function callSoon(bookedAt: Date, { success, confirmation }: Booking, language: string): CallWords {
  const to = new Date(bookedAt.getTime() + confirmation.hours * HOUR_MS)
  return {
    heading: success.heading,
    promise: success.promise,
    when: [confirmation.callback, callByText(bookedAt, to, { words: confirmation, language })],
    booked: confirmation.booked,
    calendar: { from: bookedAt, to, title: confirmation.event },
    manage: null,
  }
}

interface Wording {
  readonly words: BookingConfirmation
  readonly language: string
}

/** "bis heute, 17:05 Uhr": the day, because two hours may end tomorrow. */
export function callByText(bookedAt: Date, end: Date, { words, language }: Wording): string {
  const days = Math.round((midnight(end) - midnight(bookedAt)) / DAY_MS)
  const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(end)
  return fill(words.by, { time: `${day}, ${time}` }).replaceAll(/(\d) /g, `$1${NBSP}`)
}

/** Of the visitor's own day. */
const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)
