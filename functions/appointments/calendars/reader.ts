import { relevantTime } from '../free-slots.ts'
import { busyTimes } from '../ical/busy-times.ts'
import { type Interval, merged } from '../intervals.ts'
import { dayOf } from '../local-time.ts'
import type { AppointmentRules } from '../rules.ts'
import type { CalendarAccess } from './access.ts'
import { caldavSource } from './caldav.ts'
import { icsSource } from './ics.ts'

/** Enough for what is asked until the next reading, which may be after midnight. */
const AHEAD_MS = 2 * 24 * 60 * 60 * 1000

export interface ReaderHooks {
  /** Told before a text is worked out, which takes this thread until it is done. */
  onText(): void
  now(): number
}

/**
 * Reads a calendar again and again; what has not changed is not worked out again before the next day.
 *
 * @returns a function that reads it once. @throws CalendarProblem when it cannot be read
 */
export function calendarReader(
  access: CalendarAccess,
  rules: AppointmentRules,
  { onText, now }: ReaderHooks,
): () => Promise<readonly Interval[]> {
  const fetchTexts = access.kind === 'ics' ? icsSource(access) : caldavSource(access)
  let texts: readonly string[] = []
  let last: { readonly day: string; readonly busy: readonly Interval[] } | null = null
  return async () => {
    const fetched = await fetchTexts()
    const day = dayOf(now(), rules.zone)
    if (fetched === null && last?.day === day) return last.busy
    texts = fetched ?? texts
    last = null
    onText()
    const { start, end } = relevantTime(rules, now())
    const question = { zone: rules.zone, time: { start, end: end + AHEAD_MS } }
    last = { day, busy: merged(texts.flatMap((text) => busyTimes(text, question))) }
    return last.busy
  }
}
