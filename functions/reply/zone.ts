// Days and times of a time zone, by the rules that Node has (ICU).

/** Formats are made once: making one takes longer than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, calendar: 'gregory', ...fields, ...time })
  formats.set(zone, made)
  return made
}

/** What the clocks of a zone show, as if it were UTC; in milliseconds since 1970, to the second. */
function shownAt(instant: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year, month, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    (name) => parts.get(name) ?? 0,
  ) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  return shownAt(instant, zone) - Math.floor(instant / 1000) * 1000
}

/** The day in a zone at an instant, as an ISO date: "2026-03-29". */
export function dayAt(instant: number, zone: string): string {
  return new Date(shownAt(instant, zone)).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

/**
 * When the clocks of a zone show a time of a day.
 *
 * @param day ISO date
 * @param minutes since midnight, up to 1440
 * @returns milliseconds since 1970. For a time that clocks skip, the moment at which they skip it; of one that they show
 * twice, the second.
 */
export function instantAt(day: string, minutes: number, zone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // No zone changes its clocks twice within two days.
  const candidates = [shown - DAY_MS, shown + DAY_MS].map((instant) => shown - offsetAt(instant, zone))
  const shows = candidates.filter((instant) => shownAt(instant, zone) === shown)
  return shows.length > 0 ? Math.max(...shows) : changeBetween(Math.min(...candidates), Math.max(...candidates), zone)
}

/** The first moment, to the second, at which the clocks of a zone are as far ahead as they are at `after`. */
function changeBetween(before: number, after: number, zone: string): number {
  const ahead = offsetAt(after, zone)
  let [early, late] = [before, after]
  while (late - early > 1000) {
    const middle = early + Math.floor((late - early) / 2000) * 1000
    if (offsetAt(middle, zone) === ahead) late = middle
    else early = middle
  }
  return late
}

/** The ISO date so many days later. */
export function daysLater(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}
