import type { AppointmentWords } from '../../../../schemas/types.ts'
import { fill } from '../../../parts/format.ts'

/** A time at which the owner calls. */
export interface FixedTime {
  readonly start: Date
  readonly minutes: number
  /** In which the owner lives: "Europe/Berlin". */
  readonly zone: string
}

/** When it ends. */
const endOf = ({ start, minutes }: FixedTime) => new Date(start.getTime() + minutes * 60_000)

/**
 * "Donnerstag, 26. November, 10:00–10:30 Uhr"; where the visitor lives by another clock, his time stands beside it, with
 * the day if that is another one.
 *
 * @param ownZone the visitor's; left out: that of the browser
 */
export function timeText(time: FixedTime, words: AppointmentWords, language: string, ownZone?: string): string {
  const inZone = (timeZone: string | undefined) => {
    const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone }).format(date)
    const day = format(time.start, { weekday: 'long', day: 'numeric', month: 'long' })
    const [from, to] = [time.start, endOf(time)].map((date) => format(date, { timeStyle: 'short' }))
    return { day, span: `${from}–${to}`, whole: fill(words.time, { day, time: `${from}–${to}` }) }
  }
  const [theirs, own] = [inZone(time.zone), inZone(ownZone)]
  if (theirs.whole === own.whole) return theirs.whole
  return fill(words.own, { time: theirs.whole, own: theirs.day === own.day ? own.span : own.whole })
}
