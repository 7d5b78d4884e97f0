import type { Offer } from './offer.ts'

/** A free time, as the visitor reads it. */
export interface FreeTime {
  readonly slot: string
  /** By the owner's clock: "10:00". */
  readonly label: string
  /** By the visitor's, where it shows something else: "04:00", with the weekday if that differs, too. */
  readonly own: string | null
}

/** A day of the owner that has free times. */
export interface Day {
  /** Unique among the days of an offer. */
  readonly key: string
  /** "Do., 26. Nov." */
  readonly label: string
  /** "Donnerstag, 26. November" */
  readonly name: string
  readonly times: readonly FreeTime[]
}

/**
 * The days of an offer in order. None is called "today": the visitor's clock may be wrong.
 *
 * @param ownZone the visitor's; left out: that of the browser
 */
export function daysOf({ zone, slots }: Offer, language: string, ownZone?: string): Day[] {
  const format = (options: Intl.DateTimeFormatOptions, timeZone: string | undefined = zone) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, ...(timeZone && { timeZone }) })
    return (slot: string) => formatter.format(new Date(slot))
  }
  const clock = { timeStyle: 'short' } as const
  const here = ownZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const key = format({ dateStyle: 'short' })
  const label = format({ weekday: 'short', day: 'numeric', month: 'short' })
  const name = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const [time, ownTime] = [format(clock), format(clock, here)]
  const [weekday, ownWeekday] = [format({ weekday: 'short' }), format({ weekday: 'short' }, here)]

  const freeTime = (slot: string): FreeTime => {
    const isOtherDay = weekday(slot) !== ownWeekday(slot)
    const differs = isOtherDay || time(slot) !== ownTime(slot)
    const own = isOtherDay ? `${ownWeekday(slot)} ${ownTime(slot)}` : ownTime(slot)
    return { slot, label: time(slot), own: differs ? own : null }
  }
  const days = new Map<string, Day>()
  for (const slot of slots) {
    const day = days.get(key(slot)) ?? { key: key(slot), label: label(slot), name: name(slot), times: [] }
    days.set(day.key, { ...day, times: [...day.times, freeTime(slot)] })
  }
  return [...days.values()]
}
