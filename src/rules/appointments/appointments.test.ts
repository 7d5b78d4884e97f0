import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { appointments } from './appointments.ts'

const test = suite('appointments')

test('accepts rules that fit, and a site without them', () => {
  assert.equal(found('hours: { monday: [{ from: "09:00", to: "12:00" }, { from: "12:00", to: "24:00" }] }'), [])
  assert.equal(found('calendars: [{ name: a, kind: ics }, { name: b, kind: caldav }]\nwrite: b'), [])
  assert.equal(found('closed: [{ from: "2026-12-24" }, { from: "2026-12-24", to: "2026-12-24" }]'), [])
  assert.equal(findingsOf(appointments, siteOf({})), [])
})

test('warns of hours that nobody has confirmed', () => {
  const [finding, ...more] = findingsOf(
    appointments,
    siteOf({ data: { appointments: 'minutes: 30\nconfirmed: false' } }),
  )
  assert.ok(finding?.startsWith('data/appointments.yaml:2:12 appointments/unconfirmed '), finding)
  assert.equal(more, [])
})

test('reports a zone that nobody knows', () => {
  const data = { appointments: 'zone: Europe/Bärlin\nminutes: 30\nconfirmed: true' }
  assert.equal(findingsOf(appointments, siteOf({ data })), [
    'data/appointments.yaml:1:7 appointments/zone There is no time zone "Europe/Bärlin". | Take a name of the IANA database, such as Europe/Berlin.',
  ])
})

test('reports opening hours that end before they begin, overlap or are too short', () => {
  const about = (spans: string) => found(`hours: { monday: [${spans}] }`).map((text) => text.split(' | ')[0])
  assert.equal(about('{ from: "17:00", to: "09:00" }'), [
    'data/appointments.yaml:3:40 appointments/ends-first Mondays, opening hours begin at 17:00 and end at 09:00.',
  ])
  assert.equal(about('{ from: "09:00", to: "12:00" }, { from: "11:30", to: "13:00" }'), [
    'data/appointments.yaml:3:59 appointments/overlap Mondays, opening hours begin at 11:30, but those before them end at 12:00.',
  ])
  assert.equal(about('{ from: "09:00", to: "09:29" }'), [
    'data/appointments.yaml:3:19 appointments/too-short Mondays, an appointment of 30 minutes does not fit into these opening hours.',
  ])
})

test('reports closed days in the wrong order', () => {
  assert.equal(found('closed: [{ from: "2027-01-01", to: "2026-12-24" }]'), [
    'data/appointments.yaml:3:36 appointments/closed These days are closed from 2027-01-01 to 2026-12-24, which is before. | Swap the two, or fix one of them.',
  ])
})

test('reports two calendars with one name', () => {
  assert.equal(found('calendars: [{ name: a, kind: ics }, { name: a, kind: caldav }]'), [
    'data/appointments.yaml:3:45 appointments/calendar-name Two calendars are called "a". | Give each a name of its own: their settings contain it.',
  ])
})

test('reports a calendar to write to that is none', () => {
  assert.equal(found('write: a'), [
    'data/appointments.yaml:3:8 appointments/write There is no calendar "a". | List it under "calendars" with "kind: caldav".',
  ])
  assert.equal(found('write: a\ncalendars: [{ name: a, kind: ics }, { name: b, kind: caldav }]'), [
    'data/appointments.yaml:3:8 appointments/write Nothing can be written to the calendar "a": it is a file. | Take one of b.',
  ])
})

test.run()

function found(more: string): string[] {
  const data = { appointments: `zone: Europe/Berlin\nminutes: 30\n${more}\nconfirmed: true` }
  return findingsOf(appointments, siteOf({ data }))
}
