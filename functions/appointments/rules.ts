import type { Appointments, OpeningSpan } from '../../schemas/types.ts'
import { holidaysOf } from './holidays.ts'
import type { Interval } from './intervals.ts'
import { addDays, type Day, momentOf, weekdayOf } from './local-time.ts'

/** When appointments can be booked: site/data/appointments.yaml, as the build writes it into host.json. */
export type AppointmentRules = Readonly<Appointments>

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** The moments at which a day's opening hours begin and end, in order; [] for a closed day. */
export function openingTimes(rules: AppointmentRules, day: Day): Interval[] {
  if (isClosed(rules, day)) return []
  return (rules.hours[weekdayOf(day)] ?? []).map((span) => moments(span, day, rules.zone))
}

function isClosed({ state, closed = [] }: AppointmentRules, day: Day): boolean {
  // Texts of days are in the order of days.
  if (closed.some(({ from, to = from }) => from <= day && day <= to)) return true
  return state !== undefined && holidaysOf(state, Number(day.slice(0, 4))).has(day)
}

function moments({ from, to }: OpeningSpan, day: Day, zone: string): Interval {
  const at = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const later = hour === 24 ? addDays(day, 1) : day
    return momentOf({ day: later, hour: hour % 24, minute, second: 0 }, zone)
  }
  return { start: at(from), end: at(to) }
}
