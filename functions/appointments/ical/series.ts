import type { Interval } from '../intervals.ts'
import { overlap } from '../intervals.ts'
import { type CalendarEvent, type ChangedEvent, type Length, timeTaken } from './event.ts'
import { type CalendarTime, calendarMoment, inZone } from './moments.ts'
import { occurrences } from './rule.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Clocks of two zones differ by less. */
const CLOCKS_MS = 2 * DAY_MS

/**
 * What an event takes of a time, with all its repetitions.
 *
 * @param changes of single times of it
 */
export function timesOfSeries(event: CalendarEvent, changes: readonly ChangedEvent[], time: Interval): Interval[] {
  const isLeftOut = exceptionTest(event, [...event.exceptions, ...changes.map(({ replaces }) => replaces)])
  const onwards = changes.filter(({ isOnwards }) => isOnwards).map((change) => ({ change, ...shiftOf(change) }))
  const taken = startsOf(event, time)
    .filter(({ start }) => !isLeftOut(start))
    .flatMap(({ start, length }) => {
      const moment = calendarMoment(start)
      const last = onwards.filter(({ from }) => from <= moment).sort((a, b) => b.from - a.from)[0]
      if (last) return last.change.isBusy ? [moved(timeTaken(start, last.change.length), last.ms)] : []
      return event.isBusy ? [timeTaken(start, length)] : []
    })
  return taken.filter((one) => overlap(one, time))
}

interface Start {
  readonly start: CalendarTime
  readonly length: Length
}

function startsOf({ start, length, rules, additions }: CalendarEvent, time: Interval): Start[] {
  const lengthMs = length.days * DAY_MS + length.ms
  const wide = { start: time.start - lengthMs - CLOCKS_MS, end: time.end + CLOCKS_MS }
  const ruled = rules.flatMap((rule) => occurrences({ ...rule, first: start }, wide))
  const repeated = ruled.map((wall) => ({ start: { ...start, ...wall }, length }))
  return [...(rules.length === 0 ? [{ start, length }] : repeated), ...additions]
}

/** Whether a time of a series was taken out. Days are compared as days, whoever wrote them as times. */
function exceptionTest({ start: first }: CalendarEvent, exceptions: readonly CalendarTime[]) {
  const isByDay = (time: CalendarTime) => first.isDay || time.isDay
  const days = new Set(exceptions.filter(isByDay).map((time) => (time.isDay ? time : inZone(time, first.zone)).day))
  const moments = new Set(exceptions.filter((time) => !isByDay(time)).map(calendarMoment))
  return (time: CalendarTime) =>
    (days.size > 0 && days.has(inZone(time, first.zone).day)) || (moments.size > 0 && moments.has(calendarMoment(time)))
}

function shiftOf({ replaces, start }: ChangedEvent): { readonly from: number; readonly ms: number } {
  const from = calendarMoment(replaces)
  return { from, ms: calendarMoment(start) - from }
}

function moved({ start, end }: Interval, ms: number): Interval {
  return { start: start + ms, end: end + ms }
}
