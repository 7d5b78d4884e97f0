import { type Interval, merged } from './intervals.ts'
import { addDays, dayOf, momentOf } from './local-time.ts'
import { type AppointmentRules, HOUR_MS, MINUTE_MS, openingTimes } from './rules.ts'

/** A time that is offered. */
export type Slot = Interval

export interface SlotQuestion {
  readonly rules: AppointmentRules
  /** What stands in calendars; in any order. */
  readonly busy: readonly Interval[]
  /** What visitors have booked or hold; in any order. */
  readonly taken: readonly Interval[]
  /** In milliseconds since 1970. */
  readonly now: number
}

/**
 * The slots that can be booked, in order. The first of a span of opening hours begins with it, and each begins when the
 * one before ends. Neither a slot nor the buffer before and after it meets anything busy or taken.
 */
export function freeSlots({ rules, busy, taken, now }: SlotQuestion): Slot[] {
  const blocks = merged([...busy, ...taken])
  const bufferMs = rules.bufferMinutes * MINUTE_MS
  let next = 0
  return openSlots(rules, now).filter(({ start, end }) => {
    // Both lists are in order: what ended before this slot ended before all later ones.
    while ((blocks[next]?.end ?? Number.POSITIVE_INFINITY) <= start - bufferMs) next++
    return (blocks[next]?.start ?? Number.POSITIVE_INFINITY) >= end + bufferMs
  })
}

/** All slots of the opening hours between notice and horizon. */
function openSlots(rules: AppointmentRules, now: number): Slot[] {
  const earliest = now + rules.noticeHours * HOUR_MS
  const today = dayOf(now, rules.zone)
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, ahead) => addDays(today, ahead))
  return days
    .flatMap((day) => openingTimes(rules, day).flatMap((span) => slotsWithin(span, rules.minutes * MINUTE_MS)))
    .filter(({ start }) => start >= earliest)
}

function slotsWithin({ start, end }: Interval, lengthMs: number): Slot[] {
  const count = Math.max(0, Math.floor((end - start) / lengthMs))
  return Array.from({ length: count }, (_, place) => {
    const begins = start + place * lengthMs
    return { start: begins, end: begins + lengthMs }
  })
}

/** The time that matters for slots: with the buffer, from today until the end of the last day. */
export function relevantTime({ zone, horizonDays, bufferMinutes }: AppointmentRules, now: number): Interval {
  const bufferMs = bufferMinutes * MINUTE_MS
  const today = dayOf(now, zone)
  const midnight = (day: string) => momentOf({ day, hour: 0, minute: 0, second: 0 }, zone)
  return { start: midnight(today) - bufferMs, end: midnight(addDays(today, horizonDays + 1)) + bufferMs }
}
