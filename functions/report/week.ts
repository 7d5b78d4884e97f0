// Weeks as visits are counted: days of UTC, from Monday to Sunday.
import { daysLater, instantAt } from '../reply/zone.ts'

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
const SENT_AT_MINUTES = 7 * 60

/** The report that follows from the last week before an instant. */
export function reportWeekAt(now: Date, zone: string): ReportWeek {
  const today = now.toISOString().slice(0, 10)
  const monday = daysLater(today, -weekday(today))
  const last = daysLater(monday, -1)
  const period = (end: string): Days => ({ first: daysLater(end, 1 - PERIOD_DAYS), last: end })
  return {
    name: nameOf(last),
    now: period(last),
    before: period(daysLater(last, -PERIOD_DAYS)),
    dueAt: new Date(instantAt(monday, SENT_AT_MINUTES, zone)),
  }
}

/** 0: Monday. */
function weekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** A week belongs to the year that has its Thursday (ISO 8601). */
function nameOf(sunday: string): string {
  const thursday = daysLater(sunday, -3)
  const year = thursday.slice(0, 4)
  const day = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000
  return `${year}-W${String(Math.floor(day / 7) + 1).padStart(2, '0')}`
}
