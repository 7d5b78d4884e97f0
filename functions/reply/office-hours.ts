// Time in which somebody is there to answer. What is promised "within two hours" on a Friday evening is due on Monday.
import { type Interval, merged } from '../appointments/intervals.ts'
import { addDays, type Day, dayOf, momentOf } from '../appointments/local-time.ts'
import { type OpeningRules, openingTimes } from '../appointments/rules.ts'

/** When the owner is there. */
export interface OfficeHours {
  /** IANA name of the time zone, such as "Europe/Berlin". */
  readonly zone: string
  /** The open times of a day of that zone, apart and in order; [] where it is closed. */
  openOn(day: Day): readonly Interval[]
}

const WORKDAY = [{ from: '09:00', to: '17:00' }]

/** Whoever sets no opening hours is there from Monday to Friday, from 9 to 17 o'clock. */
const USUAL_RULES: OpeningRules = {
  zone: 'Europe/Berlin',
  hours: { monday: WORKDAY, tuesday: WORKDAY, wednesday: WORKDAY, thursday: WORKDAY, friday: WORKDAY },
}

/** The opening hours of a site, with its holidays; null: it sets none. */
export function officeHours(rules: OpeningRules | null): OfficeHours {
  const set = rules ?? USUAL_RULES
  const known = new Map<Day, readonly Interval[]>()
  return {
    zone: set.zone,
    openOn(day) {
      // Holidays are worked out for a whole year.
      const open = known.get(day) ?? merged(openingTimes(set, day))
      known.set(day, open)
      return open
    },
  }
}

/** The same days, open from midnight to midnight: hours beyond a working day are counted by the clock, but not on closed days. */
export function wholeDays({ zone, openOn }: OfficeHours): OfficeHours {
  const midnight = (day: Day) => momentOf({ day, hour: 0, minute: 0, second: 0 }, zone)
  return {
    zone,
    openOn: (day) => (openOn(day).length > 0 ? [{ start: midnight(day), end: midnight(addDays(day, 1)) }] : []),
  }
}

/** Whoever is closed for longer has no office hours: the clock counts. */
const MAX_CLOSED_DAYS = 366

/** When so many milliseconds of office hours have passed since a moment; all in milliseconds since 1970. */
export function afterOfficeTime(start: number, ms: number, { zone, openOn }: OfficeHours): number {
  let left = ms
  let closed = 0
  for (let day = dayOf(start, zone); closed <= MAX_CLOSED_DAYS; day = addDays(day, 1)) {
    closed += 1
    for (const open of openOn(day)) {
      const begun = Math.max(open.start, start)
      if (open.end <= begun) continue
      if (left <= open.end - begun) return begun + left
      left -= open.end - begun
      closed = 0
    }
  }
  return start + left
}

/** How many milliseconds of office hours lie between two moments; 0 if the second is not later. */
export function officeTimeBetween(start: number, end: number, { zone, openOn }: OfficeHours): number {
  if (end <= start) return 0
  const last = dayOf(end, zone)
  let total = 0
  for (let day = dayOf(start, zone); day <= last; day = addDays(day, 1)) {
    for (const open of openOn(day)) total += Math.max(0, Math.min(open.end, end) - Math.max(open.start, start))
  }
  return total
}
