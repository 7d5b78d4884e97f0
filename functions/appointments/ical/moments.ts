// When something in a calendar is. Its times are days and times of day in a zone; without a zone, in that of the site.
import ICAL from 'ical.js'
import { addDays, type Day, momentOf, type WallTime, wallTimeOf } from '../local-time.ts'
import type { Zone } from './zones.ts'

/** A time as a calendar has it, with the zone that it is in. */
export interface CalendarTime extends WallTime {
  /** Whether it is a whole day, such as that of a holiday. */
  readonly isDay: boolean
  readonly zone: Zone
}

/** The zone of a value of a property, and of times without one. */
export interface ZoneFacts {
  zoneOf(name: string): Zone
  /** The site's. */
  readonly ownZone: string
}

/** A value of a property as a time in its zone. @throws CalendarProblem for a zone that nobody knows */
export function calendarTime(time: ICAL.Time, property: ICAL.Property | null, facts: ZoneFacts): CalendarTime {
  const name = property?.getFirstParameter('tzid')
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const zone = isUtc ? 'UTC' : name && !time.isDate ? facts.zoneOf(name) : facts.ownZone
  return { ...wallTime(time), isDay: time.isDate, zone }
}

/** What a clock shows. */
export function wallTime(time: ICAL.Time): WallTime {
  const { year, month, day, hour, minute, second } = time
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return {
    day: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`,
    ...(time.isDate ? { hour: 0, minute: 0, second: 0 } : { hour, minute, second: Math.min(second, 59) }),
  }
}

/** When a time is, in milliseconds since 1970. */
export function calendarMoment(time: CalendarTime): number {
  const { zone } = time
  return typeof zone === 'string' ? momentOf(time, zone) : icalTime(time, zone).toUnixTime() * 1000
}

/** The same moment on the clocks of another zone. */
export function inZone(time: CalendarTime, zone: Zone): CalendarTime {
  if (time.zone === zone) return time
  const moment = calendarMoment(time)
  const shown = typeof zone === 'string' ? wallTimeOf(moment, zone) : wallTime(utcTime(moment).convertToZone(zone))
  return { ...time, ...shown, zone }
}

/** So many days later at the same time of day. */
export function daysLater<Time extends { readonly day: Day }>(time: Time, days: number): Time {
  return { ...time, day: addDays(time.day, days) }
}

function icalTime({ day, hour, minute, second }: WallTime, zone: ICAL.Timezone): ICAL.Time {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new ICAL.Time({ year, month, day: date, hour, minute, second, isDate: false }, zone)
}

function utcTime(moment: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(moment), true)
}

/** What clocks show, as if they were in London in winter: to compare times and count between them without a zone. */
export function asIfUtc({ day, hour, minute, second }: WallTime): number {
  return Date.parse(`${day}T00:00:00Z`) + ((hour * 60 + minute) * 60 + second) * 1000
}
