// Clocks of a time zone. Days and times of day come from the site and from calendars; slots and intervals are moments.
// By Intl, which every host has with the time zone database: a library for it is a third of what function hosts would load with
// a lead that was promised an answer. local-time.test.ts holds it against such a library (temporal-polyfill).

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

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The moment when a clock of a zone shows a time. When clocks are put forward, times that are left out are read with the
 * offset before; when they are put back, the first of the two is meant (RFC 5545, 3.3.5).
 *
 * @returns milliseconds since 1970
 * @throws RangeError for a zone or a day that does not exist
 */
export function momentOf({ day, hour, minute, second }: WallTime, zone: string): number {
  const shown = midnight(day) + ((hour * 60 + minute) * 60 + second) * 1000
  // No zone has an offset of a day, nor changes its clocks twice within two.
  const [before, after] = [offsetAt(shown - DAY_MS, zone), offsetAt(shown + DAY_MS, zone)]
  if (before === after) return shown - before
  const moments = [shown - before, shown - after]
  return moments.find((moment) => moment + offsetAt(moment, zone) === shown) ?? shown - before
}

/** The day of a moment in a zone. */
export function dayOf(moment: number, zone: string): Day {
  return dayText(moment + offsetAt(moment, zone))
}

/** What a clock of a zone shows at a moment. */
export function wallTimeOf(moment: number, zone: string): WallTime {
  const shown = new Date(moment + offsetAt(moment, zone))
  const [hour, minute, second] = [shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds()]
  return { day: dayText(shown.getTime()), hour, minute, second }
}

/** Before, every zone had the time of its sun; and years before the first have other numbers for Intl. */
const FIRST_CHANGE = Date.UTC(1800, 0, 1)

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const at = Math.floor(Math.max(moment, FIRST_CHANGE) / 1000) * 1000
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day, hour, minute, second } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Made once: that takes longer than a thousand times of reading it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const made = clocks.get(zone)
  if (made) return made
  const clock = new Intl.DateTimeFormat('en', {
    ...{ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', timeZone: zone },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  clocks.set(zone, clock)
  return clock
}

/** The day that begins at a moment in UTC, or has begun before it. */
function dayText(moment: number): Day {
  return new Date(moment).toISOString().replace(/T.*/, '')
}

/** When a day begins in UTC. @throws RangeError for a day that does not exist */
function midnight(day: Day): number {
  const moment = Date.parse(`${day}T00:00:00Z`)
  // Dates are lenient: the 30th of February is a day in March.
  if (dayText(moment) !== day) throw new RangeError(`There is no day "${day}".`)
  return moment
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  return dayText(midnight(day) + days * DAY_MS)
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof WEEKDAYS)[number]

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[(new Date(midnight(day)).getUTCDay() + 6) % 7] ?? 'monday'
}
