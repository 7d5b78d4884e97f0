// A calendar as a file (iCalendar, RFC 5545) -> when its owner is busy. Everything is worked out here: what servers make of
// series themselves was measured to leave some of them out.
import ICAL from 'ical.js'
import { CalendarProblem } from '../calendars/problem.ts'
import { type Interval, merged, overlap } from '../intervals.ts'
import { periodOf, readChange, readEvent, timeTaken } from './event.ts'
import { asIfUtc, wallTime, type ZoneFacts } from './moments.ts'
import { timesOfSeries } from './series.ts'
import { zoneFinder } from './zones.ts'

/** What is asked of a calendar. */
export interface BusyQuestion {
  /** The zone of times that name none, and of days. */
  readonly zone: string
  /** Other times do not matter. */
  readonly time: Interval
}

/**
 * When the owner of a calendar is busy, in order.
 *
 * @throws CalendarProblem for a text that is no calendar, or says something that nobody understands
 */
export function busyTimes(text: string, { zone, time }: BusyQuestion): Interval[] {
  const calendars = parse(text)
  const facts = { zoneOf: zoneFinder(zonesOf(calendars)), ownZone: zone }
  const busy = calendars.flatMap((calendar) => [
    ...eventTimes(calendar.getAllSubcomponents('vevent'), facts, time),
    ...calendar.getAllSubcomponents('vfreebusy').flatMap((component) => periods(component, facts)),
  ])
  return merged(busy.filter((one) => overlap(one, time)))
}

function parse(text: string): ICAL.Component[] {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (!/^BEGIN:VCALENDAR\b/i.test(start)) {
    throw new CalendarProblem('no-calendar', /^<(!doctype )?html/i.test(start) ? 'a web page' : 'it begins otherwise')
  }
  try {
    const parsed: unknown = ICAL.parse(start)
    const roots = Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
    return roots.map((root) => new ICAL.Component(root))
  } catch (cause) {
    throw new CalendarProblem('malformed', '', { cause })
  }
}

function zonesOf(calendars: readonly ICAL.Component[]): Map<string, ICAL.Timezone> {
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
  return new Map(
    components.map((component) => {
      const tzid = String(component.getFirstPropertyValue('tzid'))
      return [tzid, new ICAL.Timezone({ component, tzid })]
    }),
  )
}

function eventTimes(events: readonly ICAL.Component[], facts: ZoneFacts, time: Interval): Interval[] {
  const byId = new Map<unknown, ICAL.Component[]>()
  for (const event of events) {
    // Without an id, an event is one of its own.
    const id = event.getFirstPropertyValue('uid') ?? event
    byId.set(id, [...(byId.get(id) ?? []), event])
  }
  return [...byId.values()].flatMap((same) => timesOf(same, facts, time))
}

/** What all components with one id take of a time: an event, and changes of single times of it. */
function timesOf(components: readonly ICAL.Component[], facts: ZoneFacts, time: Interval): Interval[] {
  const isChange = (component: ICAL.Component) => component.hasProperty('recurrence-id')
  const near = components.filter((component) => mayMatter(component, time))
  const masters = near.filter((component) => !isChange(component)).map((component) => readEvent(component, facts))
  const changes = near.filter(isChange).map((component) => readChange(component, facts))
  // Changes come without their series too: from calendars that tell no more than when somebody is busy.
  const changed = changes.filter(({ isBusy }) => isBusy).map(({ start, length }) => timeTaken(start, length))
  return [...masters.flatMap((master) => timesOfSeries(master, changes, time)), ...changed]
}

const FAR_MS = 3 * 24 * 60 * 60 * 1000

/**
 * Whether anything of a component can be in a time, whatever its zones: most of a calendar is long past, and what is past
 * need not be understood.
 */
function mayMatter(component: ICAL.Component, time: Interval): boolean {
  const times = ['dtstart', 'dtend', 'recurrence-id'].map((name) => component.getFirstPropertyValue(name))
  const moments = times.filter((value) => value instanceof ICAL.Time).map((value) => asIfUtc(wallTime(value)))
  if (moments.length === 0) return true
  const isRepeated = component.hasProperty('rrule') || component.hasProperty('rdate')
  const isFuture = Math.min(...moments) > time.end + FAR_MS
  const isLong = component.hasProperty('duration')
  const isPast = !isRepeated && !isLong && Math.max(...moments) < time.start - FAR_MS
  return !isPast && (!isFuture || component.hasProperty('rdate'))
}

/** What a component that tells of busy times alone has (RFC 5545, 3.6.4). */
function periods(component: ICAL.Component, facts: ZoneFacts): Interval[] {
  return component.getAllProperties('freebusy').flatMap((property) => {
    if (property.getFirstParameter('fbtype')?.toUpperCase() === 'FREE') return []
    return property.getValues().flatMap((value: unknown) => {
      if (!(value instanceof ICAL.Period)) return []
      const { start, length } = periodOf(value, property, facts)
      return timeTaken(start, length)
    })
  })
}
