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
export const endOf = ({ start, minutes }: FixedTime) => new Date(start.getTime() + minutes * 60_000)

/**
 * "Donnerstag, 26. November, 10:00–10:30 Uhr"; where the visitor lives by another clock, his time stands beside it.
 *
 * @param ownZone the visitor's; left out: that of the browser
 */
export function timeText(time: FixedTime, words: AppointmentWords, language: string, ownZone?: string): string {
  const inZone = (timeZone: string | undefined) => {
    const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone }).format(date)
    const clock = { hour: '2-digit', minute: '2-digit' } as const
    return fill(words.time, {
      day: format(time.start, { weekday: 'long', day: 'numeric', month: 'long' }),
      from: format(time.start, clock),
      to: format(endOf(time), clock),
    })
  }
  const [theirs, own] = [inZone(time.zone), inZone(ownZone)]
  return theirs === own ? theirs : fill(words.own, { time: theirs, own })
}
