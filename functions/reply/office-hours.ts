// Time in which somebody is there to answer. What is promised "within two hours" on a Friday evening is due on Monday.
import { dayAt, daysLater, instantAt } from './zone.ts'

/** When the owner is there. */
export interface OfficeHours {
  /** IANA name of the time zone, such as "Europe/Berlin". */
  readonly zone: string
  /**
   * The open spans of a day, apart and in order; [] where it is closed.
   *
   * @param day ISO date in the zone
   */
  spansOf(day: string): readonly Span[]
}

/** Minutes since midnight, from 0 to 1440. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** Whoever sets no opening hours is there from Monday to Friday, from 9 to 17 o'clock. */
export const USUAL_HOURS: OfficeHours = {
  zone: 'Europe/Berlin',
  spansOf: (day) => (isWeekend(day) ? [] : [{ from: 9 * 60, until: 17 * 60 }]),
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** The same days, open from midnight to midnight: hours beyond a working day are counted by the clock, but not on closed days. */
export function wholeDays({ zone, spansOf }: OfficeHours): OfficeHours {
  return { zone, spansOf: (day) => (spansOf(day).length > 0 ? [{ from: 0, until: 24 * 60 }] : []) }
}

/** Whoever is closed for longer has no office hours: the clock counts. */
const MAX_CLOSED_DAYS = 366

/** When so many milliseconds of office hours have passed since an instant; all in milliseconds since 1970. */
export function afterOfficeTime(start: number, ms: number, hours: OfficeHours): number {
  let left = ms
  let closed = 0
  for (let day = dayAt(start, hours.zone); closed <= MAX_CLOSED_DAYS; day = daysLater(day, 1)) {
    closed += 1
    for (const { from, until } of openOn(day, hours)) {
      const begun = Math.max(from, start)
      if (until <= begun) continue
      if (left <= until - begun) return begun + left
      left -= until - begun
      closed = 0
    }
  }
  return start + left
}

/** How many milliseconds of office hours lie between two instants; 0 if the second is not later. */
export function officeTimeBetween(start: number, end: number, hours: OfficeHours): number {
  if (end <= start) return 0
  const last = dayAt(end, hours.zone)
  let total = 0
  for (let day = dayAt(start, hours.zone); day <= last; day = daysLater(day, 1)) {
    for (const { from, until } of openOn(day, hours)) {
      total += Math.max(0, Math.min(until, end) - Math.max(from, start))
    }
  }
  return total
}

/** The open spans of a day as instants. */
function openOn(day: string, { zone, spansOf }: OfficeHours): Span[] {
  return spansOf(day).map(({ from, until }) => ({
    from: instantAt(day, from, zone),
    until: instantAt(day, until, zone),
  }))
}
