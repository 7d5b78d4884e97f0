// Recurrence rules (RFC 5545, 3.3.10). ical.js has them too, but makes the first of March of a 29th of February, and takes
// other days for the second Monday of a month (test/appointments-calendars.test.ts holds this library against dateutil).
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { CalendarProblem } from '../calendars/problem.ts'
import type { Interval } from '../intervals.ts'
import type { WallTime } from '../local-time.ts'
import { asIfUtc } from './moments.ts'

/** Far more than a calendar of people has in three months. */
const MAX_OCCURRENCES = 10_000

/**
 * The times of a series that begin within a time, as clocks show them; the first of the series is among them even where it
 * does not fit the rule, as all calendars show it.
 *
 * @param rule without its UNTIL, such as "FREQ=WEEKLY;BYDAY=MO"
 * @param until the last time, as clocks show it in the zone of the series; null: none
 * @param time as if clocks showed UTC
 * @throws CalendarProblem for a rule that nobody understands, or that repeats too often
 */
export function occurrences({ rule, first, until }: Series, time: Interval): WallTime[] {
  try {
    const end = Math.min(time.end, until === null ? Number.POSITIVE_INFINITY : asIfUtc(until) + 1)
    const start = Math.max(time.start, asIfUtc(first))
    if (end <= start) return []
    const found = new RRuleTemporal({
      rruleString: `RRULE:${rule}`,
      dtstart: utc(asIfUtc(first)),
      includeDtstart: true,
      maxIterations: MAX_OCCURRENCES,
      temporal: Temporal,
    }).between(new Date(start), new Date(end - 1), true)
    return found.map(wallOf)
  } catch (cause) {
    const isEndless = cause instanceof Error && /exceeded/.test(cause.message)
    throw new CalendarProblem(isEndless ? 'endless' : 'malformed', '', { cause })
  }
}

export interface Series {
  readonly rule: string
  readonly first: WallTime
  readonly until: WallTime | null
}

function utc(moment: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC')
}

function wallOf(time: Temporal.ZonedDateTime): WallTime {
  const { hour, minute, second } = time
  return { day: time.toPlainDate().toString(), hour, minute, second }
}
