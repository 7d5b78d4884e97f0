// Clocks of a time zone. Days and times of day come from the site and from calendars; slots and intervals are moments.
import { Temporal } from 'temporal-polyfill'

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
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: { hour, minute, second } })
    .epochMilliseconds
}

/** The day of a moment in a zone. */
export function dayOf(moment: number, zone: string): Day {
  return zoned(moment, zone).toPlainDate().toString()
}

/** What a clock of a zone shows at a moment. */
export function wallTimeOf(moment: number, zone: string): WallTime {
  const { hour, minute, second } = zoned(moment, zone)
  return { day: dayOf(moment, zone), hour, minute, second }
}

function zoned(moment: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof WEEKDAYS)[number]

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? 'monday'
}
