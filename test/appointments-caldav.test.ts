import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { CalendarAccess } from '../functions/appointments/calendars/access.ts'
import { CalendarProblem } from '../functions/appointments/calendars/problem.ts'
import { calendarReader } from '../functions/appointments/calendars/reader.ts'
import type { AppointmentRules } from '../functions/appointments/rules.ts'
import { CALDAV_PROGRAMS, type CaldavServer, missingCaldav, startCaldav } from './caldav-servers.ts'
import { testUnless } from './unless.ts'

const NOW = Date.parse('2026-10-20T06:00:00Z')
const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 0, noticeHours: 0, horizonDays: 14 },
  hours: {},
}

for (const program of CALDAV_PROGRAMS) {
  const name = `a calendar on ${program}`
  const test = suite(name)
  const reason = missingCaldav(program)

  testUnless(reason, { test, suite: name, name: 'is read whole, and again what changed' }, () =>
    withServer(program, async (server) => {
      const { read, works } = reader(server)
      assert.equal(await read(), [])
      const weekly = ['DTSTART;TZID=Europe/Berlin:20250107T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY']
      assert.is(await server.ask('PUT', 'weekly.ics', event('weekly', weekly)), 201)
      await server.ask(
        'PUT',
        'free.ics',
        event('free', ['DTSTART:20261021T080000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT']),
      )
      await server.ask(
        'PUT',
        'once.ics',
        event('once', ['DTSTART:20261021T100000Z', 'SUMMARY:Größe & <Maß>', 'DURATION:PT30M']),
      )
      const series = ['10-20 08:00-09:00', '10-27 09:00-10:00', '11-03 09:00-10:00']
      assert.equal(await read(), [series[0], '10-21 10:00-10:30', ...series.slice(1)])
      const before = works()
      assert.equal((await read()).length, 4)
      assert.is(works(), before)
      await server.ask('PUT', 'once.ics', event('once', ['DTSTART:20261022T100000Z', 'DURATION:PT30M']))
      assert.equal(await read(), [series[0], '10-22 10:00-10:30', ...series.slice(1)])
      await server.ask('DELETE', 'weekly.ics')
      assert.equal(await read(), ['10-22 10:00-10:30'])
    }),
  )

  testUnless(reason, { test, suite: name, name: 'is not taken for another folder, page or user' }, () =>
    withServer(program, async (server) => {
      const above = new URL('..', server.url).href
      assert.is(await problemOf(server, { url: above }), 'no-calendar')
      // One of them says so for the folder, the other for each property of it.
      assert.match(await problemOf(server, { url: `${server.url}nothing/` }), /^(status|no-calendar)$/)
      // Xandikos leaves passwords to a proxy in front of it.
      if (program === 'radicale') assert.is(await problemOf(server, { password: 'falsch' }), 'unauthorized')
      const closed = new URL(server.url)
      closed.port = '9'
      assert.is(await problemOf(server, { url: closed.href }), 'unreachable')
      assert.is(await problemOf(server, { allowsPrivate: false }), 'private')
    }),
  )

  test.run()
}

const NAME = 'a calendar with many files'
const many = suite(NAME)

testUnless(missingCaldav('radicale'), { test: many, suite: NAME, name: 'is fetched in parts' }, () =>
  withServer('radicale', async (server) => {
    const events = Array.from({ length: 450 }, (_, index) => {
      const minute = String(Math.floor(index / 10)).padStart(2, '0')
      const start = `DTSTART:202610${20 + (index % 10)}T09${minute}00Z`
      return ['BEGIN:VEVENT', `UID:many-${index}`, 'DTSTAMP:20260101T000000Z', start, 'DURATION:PT1M', 'END:VEVENT']
    })
    // Radicale makes a file of each.
    assert.is(await server.ask('PUT', '', calendar(events.flat())), 201)
    const found = await reader(server).read()
    assert.equal([found.length, found[0], found.at(-1)], [10, '10-20 09:00-09:45', '10-29 09:00-09:45'])
  }),
)

many.run()

async function withServer(program: (typeof CALDAV_PROGRAMS)[number], use: (server: CaldavServer) => Promise<void>) {
  const server = await startCaldav(program)
  try {
    await use(server)
  } finally {
    await server.stop()
  }
}

/** Reads the calendar as the server does; times as "10-20 08:00-09:00", in UTC. */
function reader(server: CaldavServer, given: Partial<CalendarAccess> = {}) {
  let works = 0
  const { url, user, password } = server
  const access: CalendarAccess = {
    ...{ name: 'office', kind: 'caldav', url, user, password, allowsPrivate: true },
    ...given,
  }
  const onText = () => {
    works += 1
  }
  const read = calendarReader(access, RULES, { onText, now: () => NOW })
  const clock = (moment: number) => new Date(moment).toISOString().slice(11, 16)
  return {
    works: () => works,
    read: async () =>
      (await read()).map(
        ({ start, end }) => `${new Date(start).toISOString().slice(5, 10)} ${clock(start)}-${clock(end)}`,
      ),
  }
}

async function problemOf(server: CaldavServer, given: Partial<CalendarAccess>): Promise<string> {
  const error = await reader(server, given)
    .read()
    .catch((cause: unknown) => cause)
  return error instanceof CalendarProblem ? error.code : `none: ${String(error)}`
}

function event(uid: string, lines: readonly string[]): string {
  return calendar(['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'])
}

function calendar(own: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//', ...own, 'END:VCALENDAR', ''].join('\r\n')
}
