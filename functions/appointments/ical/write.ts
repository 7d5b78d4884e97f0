// An appointment as calendars and mail programs take it (RFC 5545; RFC 5546 for invitations).
import ICAL from 'ical.js'
import { wallTimeOf } from '../local-time.ts'

/** What calendars are told. */
export interface WrittenEvent {
  /** The same for all that is ever said about the appointment. */
  readonly uid: string
  readonly sequence: number
  readonly start: number
  readonly end: number
  /** Of the opening hours. */
  readonly zone: string
  readonly isCancelled: boolean
  readonly summary: string
  readonly description: string
  /** When this was said. */
  readonly at: number
  /** Left out in the owner's own calendar, where nobody is invited. */
  readonly people?: People
}

export interface People {
  readonly organizer: string
  readonly organizerName: string
  readonly attendee: string
}

/** REQUEST: an invitation, or its change. CANCEL: it does not take place. PUBLISH: for a calendar, without people. */
export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH'

const PRODUCT = '-//site//appointments//EN'

/** The text of an event; null as method: a file of a calendar, which has none (RFC 4791, 4.1). */
export function calendarText(event: WrittenEvent, method: Method | null): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('prodid', PRODUCT)
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN')
  if (method !== null) calendar.updatePropertyWithValue('method', method)
  if (event.zone === BERLIN) calendar.addSubcomponent(new ICAL.Component(ICAL.parse(BERLIN_ZONE)))
  calendar.addSubcomponent(eventComponent(event))
  return `${calendar.toString()}\r\n`
}

/** The UID of the first event of a file; "" if it has none or is no calendar. */
export function uidOf(text: string): string {
  try {
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    return String(event?.getFirstPropertyValue('uid') ?? '')
  } catch (error) {
    // The parser throws its own errors and plain ones at what is no calendar.
    if (error instanceof Error) return ''
    throw error
  }
}

function eventComponent(event: WrittenEvent): ICAL.Component {
  const component = new ICAL.Component('vevent')
  const set = (name: string, value: string | number | ICAL.Time) => component.updatePropertyWithValue(name, value)
  set('uid', event.uid)
  set('sequence', event.sequence)
  set('dtstamp', utc(event.at))
  addTime(component, 'dtstart', event.start, event.zone)
  addTime(component, 'dtend', event.end, event.zone)
  set('summary', event.summary)
  set('description', event.description)
  set('status', event.isCancelled ? 'CANCELLED' : 'CONFIRMED')
  set('transp', 'OPAQUE')
  if (event.people) addPeople(component, event.people)
  return component
}

function addPeople(component: ICAL.Component, { organizer, organizerName, attendee }: People): void {
  const from = component.addPropertyWithValue('organizer', `mailto:${organizer}`)
  if (organizerName !== '') from.setParameter('cn', organizerName.replaceAll('"', "'"))
  const to = component.addPropertyWithValue('attendee', `mailto:${attendee}`)
  to.setParameter('role', 'REQ-PARTICIPANT')
  // The visitor has chosen the time: nobody waits for an answer.
  to.setParameter('partstat', 'ACCEPTED')
  to.setParameter('rsvp', 'FALSE')
}

function utc(moment: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(Math.floor(moment / 1000) * 1000), true)
}

/** A time of day in Berlin, whose rules stand in the same text; elsewhere in UTC, which needs none. */
function addTime(component: ICAL.Component, name: string, moment: number, zone: string): void {
  if (zone !== BERLIN) {
    component.addPropertyWithValue(name, utc(moment))
    return
  }
  const { day, hour, minute, second } = wallTimeOf(moment, zone)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const time = new ICAL.Time(
    { year, month, day: date, hour, minute, second, isDate: false },
    ICAL.Timezone.localTimezone,
  )
  component.addPropertyWithValue(name, time).setParameter('tzid', zone)
}

const BERLIN = 'Europe/Berlin'

/** The rules of the European Union since 1996 (directive 2000/84/EC); Outlook wants them to begin in 1970. */
const BERLIN_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${BERLIN}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')
