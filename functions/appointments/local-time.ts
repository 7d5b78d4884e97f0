// Clocks of a time zone. Days and times of day come from the site and from calendars; slots and intervals are moments.
// As functions: of the classes everything would be in what function hosts load with a lead that was promised an answer.
import * as Calendar from 'temporal-polyfill/fns/Calendar'
import * as Instant from 'temporal-polyfill/fns/Instant'
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import * as PlainTime from 'temporal-polyfill/fns/PlainTime'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'

/** A day of the calendar, such as "2026-03-29". */
export type Day = string

/** A day and a time of day without a zone, each as it is written: the hours and minutes of a clock on the wall. */
export interface WallTime {
  readonly day: Day
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const known = new Map<string, boolean>()

/** Whether the time zone database has a name, such as "Europe/Berlin". */
export function isZone(name: string): boolean {
  const found = known.get(name) ?? isSupported(name)
  // Calendars of strangers may name anything.
  if (known.size < 1000) known.set(name, found)
  return found
}

function isSupported(name: string): boolean {
  // Offsets such as "+01:00" are names too for Intl, and "EST" has no summer time.
  if (!/^([A-Za-z]+\/[\w+-]+(\/[\w+-]+)?|UTC|GMT)$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * The moment when a clock of a zone shows a time. When clocks are put forward, times that are left out are read with the
 * offset before; when they are put back, the first of the two is meant (RFC 5545, 3.3.5).
 *
 * @returns milliseconds since 1970
 * @throws RangeError for a zone or a day that does not exist
 */
export function momentOf({ day, hour, minute, second }: WallTime, zone: string): number {
  const plainTime = PlainTime.fromFields({ hour, minute, second })
  return PlainDate.toZonedDateTime(dateOf(day), { timeZone: zone, plainTime }).epochMilliseconds
}

/** The day of a moment in a zone. */
export function dayOf(moment: number, zone: string): Day {
  return PlainDate.toString(ZonedDateTime.toPlainDate(zoned(moment, zone)))
}

/** What a clock of a zone shows at a moment. */
export function wallTimeOf(moment: number, zone: string): WallTime {
  const { hour, minute, second } = zoned(moment, zone)
  return { day: dayOf(moment, zone), hour, minute, second }
}

function zoned(moment: number, zone: string): ZonedDateTime.Record {
  return Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(moment), zone)
}

/** @throws RangeError for a day that does not exist */
function dateOf(day: Day): PlainDate.Record {
  return PlainDate.fromString(day, Calendar.getISO)
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  return PlainDate.toString(PlainDate.addDays(dateOf(day), days))
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof WEEKDAYS)[number]

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[PlainDate.dayOfWeek(dateOf(day)) - 1] ?? 'monday'
}
