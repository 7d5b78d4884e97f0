import { NBSP } from '../../../../common/spaces.ts'
import type { BookingConfirmation } from '../../../../schemas/types.ts'
import { fill } from '../../../parts/format.ts'
import { calendarFile } from './calendar.ts'

/** What is said of a booking. */
export interface Receipt {
  readonly name: string
  readonly phone: string
  /** The service, with the package that was chosen. */
  readonly service: string
  readonly bookedAt: Date
  /** false: the server does not have the lead yet. */
  readonly isSent: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** By when the owner calls. */
const callBy = ({ bookedAt }: Receipt, { hours }: BookingConfirmation) => new Date(bookedAt.getTime() + hours * HOUR_MS)

/** "bis heute, 17:05 Uhr": the day, because two hours may end tomorrow. */
export function callByText(receipt: Receipt, words: BookingConfirmation, language: string): string {
  const end = callBy(receipt, words)
  const days = Math.round((midnight(end) - midnight(receipt.bookedAt)) / DAY_MS)
  const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(end)
  return fill(words.by, { time: `${day}, ${time}` }).replaceAll(/(\d) /g, `$1${NBSP}`)
}

/** Of the visitor's own day. */
const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)

/** The time in which the owner calls, as a calendar file. */
export function calendarOf(receipt: Receipt, words: BookingConfirmation, owner: string): string {
  const { bookedAt, phone, service } = receipt
  return calendarFile({
    id: `${bookedAt.getTime()}@${location.host}`,
    from: bookedAt,
    to: callBy(receipt, words),
    title: words.event,
    text: `${service}\n${fill(words.eventText, { phone, owner })}`,
    url: location.href,
  })
}
