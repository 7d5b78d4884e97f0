import ICAL from 'ical.js'
import { CalendarProblem } from '../calendars/problem.ts'
import type { Interval } from '../intervals.ts'
import {
  asIfUtc,
  type CalendarTime,
  calendarMoment,
  calendarTime,
  daysLater,
  inZone,
  type ZoneFacts,
} from './moments.ts'
import type { Series } from './rule.ts'

/** An appointment of a calendar, as far as it matters when somebody is busy. */
export interface CalendarEvent {
  readonly start: CalendarTime
  readonly length: Length
  /** Whether its time is taken: an appointment that is cancelled or "free" takes none. */
  readonly isBusy: boolean
  readonly rules: readonly Pick<Series, 'rule' | 'until'>[]
  /** Further times of a series, each with its own length if it has one. */
  readonly additions: readonly { readonly start: CalendarTime; readonly length: Length }[]
  /** Times of a series that do not take place. */
  readonly exceptions: readonly CalendarTime[]
}

/** Whole days end at the same time of day, whatever the clocks did; milliseconds are counted. */
export interface Length {
  readonly days: number
  readonly ms: number
}

/** One time of a series that was changed. */
export interface ChangedEvent extends CalendarEvent {
  /** When it would have been. */
  readonly replaces: CalendarTime
  /** Whether the same change was made to all later times. */
  readonly isOnwards: boolean
}

/** @throws CalendarProblem when it has no beginning, or a zone that nobody knows */
export function readEvent(component: ICAL.Component, facts: ZoneFacts): CalendarEvent {
  const [start] = timesAt(component, 'dtstart', facts)
  if (!start) throw new CalendarProblem('malformed')
  const length = lengthOf(component, start, facts)
  return {
    start,
    length,
    isBusy: !isText(component, 'status', 'CANCELLED') && !isText(component, 'transp', 'TRANSPARENT'),
    rules: component.getAllProperties('rrule').map((property) => ruleOf(property, start, facts)),
    additions: component.getAllProperties('rdate').flatMap((property) => additionsOf(property, length, facts)),
    exceptions: timesAt(component, 'exdate', facts),
  }
}

/** A change of one time of a series. */
export function readChange(component: ICAL.Component, facts: ZoneFacts): ChangedEvent {
  const [replaces] = timesAt(component, 'recurrence-id', facts)
  if (!replaces) throw new CalendarProblem('malformed')
  const range = component.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? ''
  return { ...readEvent(component, facts), replaces, isOnwards: range.toUpperCase() === 'THISANDFUTURE' }
}

/** The time that an event takes when it begins at a time. */
export function timeTaken(start: CalendarTime, { days, ms }: Length): Interval {
  return { start: calendarMoment(start), end: calendarMoment(days === 0 ? start : daysLater(start, days)) + ms }
}

function timesAt(component: ICAL.Component, name: string, facts: ZoneFacts): CalendarTime[] {
  return component.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      return value instanceof ICAL.Time ? calendarTime(value, property, facts) : []
    }),
  )
}

function isText(component: ICAL.Component, name: string, text: string): boolean {
  return String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === text
}

/** RFC 5545, 3.6.1: without an end, a day lasts a day, and a time no time at all. */
function lengthOf(component: ICAL.Component, start: CalendarTime, facts: ZoneFacts): Length {
  const [end] = timesAt(component, 'dtend', facts)
  if (start.isDay) {
    const days = end
      ? (asIfUtc({ ...end, hour: 0, minute: 0, second: 0 }) - asIfUtc(start)) / DAY_MS
      : lengthNamed(component).days
    // Some programs end a day on itself.
    return { days: Math.max(1, days), ms: 0 }
  }
  return end ? { days: 0, ms: Math.max(0, calendarMoment(end) - calendarMoment(start)) } : lengthNamed(component)
}

const DAY_MS = 24 * 60 * 60 * 1000

function lengthNamed(component: ICAL.Component): Length {
  const value = component.getFirstPropertyValue('duration')
  return value instanceof ICAL.Duration ? lengthFrom(value) : { days: 0, ms: 0 }
}

function lengthFrom({ isNegative, weeks, days, hours, minutes, seconds }: ICAL.Duration): Length {
  return isNegative
    ? { days: 0, ms: 0 }
    : { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

function ruleOf(property: ICAL.Property, start: CalendarTime, facts: ZoneFacts): Pick<Series, 'rule' | 'until'> {
  const value = property.getFirstValue()
  if (!(value instanceof ICAL.Recur)) throw new CalendarProblem('malformed')
  const { until } = value
  const { until: _, ...parts } = value.toJSON() as Readonly<Record<string, unknown>>
  const rule = ICAL.Recur.fromData(parts).toString()
  return { rule, until: until ? lastTime(calendarTime(until, null, facts), start) : null }
}

/** Some programs write a day alone; its appointment still takes place. */
function lastTime(until: CalendarTime, start: CalendarTime): CalendarTime {
  if (!until.isDay) return inZone(until, start.zone)
  return { ...until, hour: 23, minute: 59, second: 59 }
}

function additionsOf(property: ICAL.Property, length: Length, facts: ZoneFacts): CalendarEvent['additions'] {
  return property.getValues().flatMap((value: unknown) => {
    if (value instanceof ICAL.Time) return { start: calendarTime(value, property, facts), length }
    return value instanceof ICAL.Period ? periodOf(value, property, facts) : []
  })
}

/** A time with its own end (RFC 5545, 3.3.9). */
export function periodOf(
  { start, end, duration }: ICAL.Period,
  property: ICAL.Property,
  facts: ZoneFacts,
): CalendarEvent['additions'][number] {
  const begins = calendarTime(start, property, facts)
  if (!end) return { start: begins, length: duration ? lengthFrom(duration) : { days: 0, ms: 0 } }
  const ms = calendarMoment(calendarTime(end, property, facts)) - calendarMoment(begins)
  return { start: begins, length: { days: 0, ms: Math.max(0, ms) } }
}
