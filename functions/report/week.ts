// Weeks as visits are counted: days of UTC, from Monday to Sunday.
import { addDays, momentOf } from '../appointments/local-time.ts'

/** Days from the first to the last, ISO dates. */
export interface Days {
  readonly first: string
  readonly last: string
}

/** What a report is about. */
export interface ReportWeek {
  /** The last week that is over, as ISO 8601 names it: "2026-W47". */
  readonly name: string
  /** The four weeks up to its end, and the four before. */
  readonly now: Days
  readonly before: Days
  /** When it may be sent: on the Monday after, at seven o'clock of the owner. */
  readonly dueAt: Date
}

const PERIOD_DAYS = 28
const SENT_AT = { hour: 7, minute: 0, second: 0 }

/** The report that follows from the last week before an instant. */
export function reportWeekAt(now: Date, zone: string): ReportWeek {
  const today = now.toISOString().slice(0, 10)
  const monday = addDays(today, -weekday(today))
  const last = addDays(monday, -1)
  const period = (end: string): Days => ({ first: addDays(end, 1 - PERIOD_DAYS), last: end })
  return {
    name: nameOf(last),
    now: period(last),
    before: period(addDays(last, -PERIOD_DAYS)),
    dueAt: new Date(momentOf({ day: monday, ...SENT_AT }, zone)),
  }
}

/** 0: Monday. */
function weekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** A week belongs to the year that has its Thursday (ISO 8601). */
function nameOf(sunday: string): string {
  const thursday = addDays(sunday, -3)
  const year = thursday.slice(0, 4)
  const day = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000
  return `${year}-W${String(Math.floor(day / 7) + 1).padStart(2, '0')}`
}
