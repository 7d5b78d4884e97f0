// The owner's calendar as a lock, on the real CalDAV servers of Debian.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bookSlot } from '../functions/appointments/book.ts'
import { writtenCalendar } from '../functions/appointments/calendars/write.ts'
import { cancelAppointment, chooseTime } from '../functions/appointments/change.ts'
import { type OwnersCalendar, slotFile } from '../functions/appointments/owners-calendar.ts'
import { tidyCalendar } from '../functions/appointments/reserve.ts'
import type { AppointmentRules } from '../functions/appointments/rules.ts'
import type { Lead } from '../functions/lib/lead.ts'
import type { LeadServices } from '../functions/lib/types.ts'
import { deliverDue } from '../functions/outbox/deliver.ts'
import { CALENDAR } from '../functions/outbox/sink-names.ts'
import { openStore, type Store } from '../functions/outbox/store.ts'
import { calendarSink } from '../functions/sinks/calendar.ts'
import { publicLookup } from '../functions/sinks/private-address.ts'
import type { Sink } from '../functions/sinks/sink.ts'
import { CALDAV_PROGRAMS, type CaldavServer, missingCaldav, startCaldav } from './caldav-servers.ts'
import { idOf, lead, type StoppedClocks, withStore } from './lead.ts'
import { SITE_TEXTS } from './site-texts.ts'
import { testUnless } from './unless.ts'

const SPAN = [{ from: '09:00', to: '12:00' }]
const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 0, noticeHours: 4, horizonDays: 14 },
  hours: { monday: SPAN, tuesday: SPAN, wednesday: SPAN, thursday: SPAN, friday: SPAN },
}
const MONDAY_9 = '2026-03-02T08:00:00Z'
const TUESDAY_10 = '2026-03-03T09:00:00Z'
const fileOf = (slot: string) => slotFile(Date.parse(slot))

interface Context {
  readonly services: LeadServices
  readonly store: Store
  readonly url: string
  readonly clocks: StoppedClocks
  readonly server: CaldavServer
  readonly sink: Sink
  /** Brings the calendar to what the store knows. */
  deliver(): Promise<void>
  statusOf(slot: string): Promise<number>
}

async function withCalendar(server: CaldavServer, use: (context: Context) => Promise<void>): Promise<void> {
  await withStore(['mail', CALENDAR], async (store, url, clocks) => {
    const { user, password } = server
    const place = { url: server.url, user, password, allowsPrivate: true }
    const calendar = writtenCalendar(place, (uid) => store.appointments.known(uid))
    const services = servicesOf(store, clocks, calendar)
    const sink = calendarSink(calendar, { ...services, rules: RULES, formSecret: async () => 'secret' })
    const log = { info() {}, warn() {}, error() {} }
    await use({
      ...{ services, store, url, clocks, server, sink },
      async deliver() {
        await deliverDue({ queue: store.queue, sink, log, random: Math.random }, new AbortController().signal)
      },
      statusOf: (slot) => server.ask('GET', fileOf(slot)),
    })
  })
}

function servicesOf(store: Store, clocks: StoppedClocks, calendar: OwnersCalendar | null): LeadServices {
  const taken: LeadServices['schedule']['taken'] = ({ start, end }, visit) =>
    store.appointments.taken(start, end, visit)
  const site = { name: 'Agentur', styles: [], phone: null, email: null }
  return {
    ...{ outbox: store.outbox, appointments: store.appointments, calendar, site, texts: SITE_TEXTS },
    schedule: { rules: RULES, busy: async () => [], taken },
    ...{ formSecret: 'secret', now: () => new Date(clocks.wall()), newId: () => 'unused' },
  }
}

const bookingLead = (n: number): Lead =>
  lead(n, { kind: 'booking', payload: { email: `v${n}@example.org`, name: `Besuch ${n}` } })

async function storedLead(store: Store, n: number) {
  const found = await store.appointments.find(idOf(n))
  assert.ok(found)
  return found
}

const test = suite('a slot in the calendar')

for (const program of CALDAV_PROGRAMS) {
  const problem = missingCaldav(program)
  const about = (name: string) => ({ test, suite: 'a slot in the calendar', name: `${name} (${program})` })
  const run = (name: string, use: (context: Context) => Promise<void>) =>
    testUnless(problem, about(name), async () => {
      const server = await startCaldav(program)
      try {
        await withCalendar(server, use)
      } finally {
        await server.stop()
      }
    })

  run('is written, moved and removed', async ({ services, store, deliver, statusOf }) => {
    assert.ok('appointment' in (await bookSlot(bookingLead(1), MONDAY_9, services)))
    assert.is(await statusOf(MONDAY_9), 200)
    assert.is(await chooseTime(await storedLead(store, 1), TUESDAY_10, services), 'done')
    assert.equal([await statusOf(MONDAY_9), await statusOf(TUESDAY_10)], [200, 200])
    await deliver()
    assert.equal([await statusOf(MONDAY_9), await statusOf(TUESDAY_10)], [404, 200])
    assert.is(await cancelAppointment(await storedLead(store, 1), services), 'done')
    await deliver()
    assert.is(await statusOf(TUESDAY_10), 404)
  })

  run('goes when its visitor is erased, and is free again', async ({ services, store, deliver, statusOf }) => {
    await bookSlot(bookingLead(1), MONDAY_9, services)
    await bookSlot(bookingLead(2), TUESDAY_10, services)
    await deliver()
    assert.is(await store.register.erase('v1@example.org'), 1)
    await tidyCalendar(services, { info() {}, warn() {}, error: assert.unreachable })
    assert.equal([await statusOf(MONDAY_9), await statusOf(TUESDAY_10)], [404, 200])
    assert.ok('appointment' in (await bookSlot(bookingLead(3), MONDAY_9, services)))
    await tidyCalendar(services, { info() {}, warn() {}, error: assert.unreachable })
    assert.is(await statusOf(MONDAY_9), 200)
  })

  run('goes again when a delivery writes it that was under way when its visitor was erased', async (context) => {
    const { services, store, sink, clocks, deliver, statusOf } = context
    const tidy = () => tidyCalendar(services, { info() {}, warn() {}, error: assert.unreachable })
    await bookSlot(bookingLead(1), MONDAY_9, services)
    await deliver()
    const underWay = await storedLead(store, 1)
    await store.register.erase('v1@example.org')
    await tidy()
    await sink.deliver(underWay, new AbortController().signal)
    assert.is(await statusOf(MONDAY_9), 200)
    await tidy()
    assert.is(await statusOf(MONDAY_9), 404)
    await clocks.pass(store, 5)
    await tidy()
    assert.equal(await store.appointments.abandoned(), [])
  })

  run('is not had twice, whatever else the calendar is told', async ({ services, store, server }) => {
    const text =
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:foreign\r\nDTSTAMP:20260301T000000Z\r\nDTSTART:20260302T080000Z\r\nSUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
    assert.is(await server.ask('PUT', fileOf(MONDAY_9), text), 201)
    assert.equal(await bookSlot(bookingLead(1), MONDAY_9, services), { problem: 'taken' })
    assert.equal(await store.register.list({}), [])
    // Nothing is held either, and what somebody else wrote stays.
    assert.equal(
      [await store.appointments.abandoned(), await server.ask('GET', fileOf(MONDAY_9))],
      [[{ id: idOf(1), files: [fileOf(MONDAY_9)] }], 200],
    )
    assert.ok('appointment' in (await bookSlot(bookingLead(2), TUESDAY_10, services)))
    assert.is(await server.ask('GET', fileOf(MONDAY_9)), 200)
    assert.equal(await store.appointments.abandoned(), [])
  })

  run('is taken over from an appointment that has moved away', async ({ services, store, deliver, statusOf }) => {
    await bookSlot(bookingLead(1), MONDAY_9, services)
    await chooseTime(await storedLead(store, 1), TUESDAY_10, services)
    // Before the calendar was told.
    assert.ok('appointment' in (await bookSlot(bookingLead(2), MONDAY_9, services)))
    await deliver()
    assert.equal([await statusOf(MONDAY_9), await statusOf(TUESDAY_10)], [200, 200])
  })

  run('is free again when its booking died before it was stored', async ({ services, store, clocks, statusOf }) => {
    // The process ends between the file and the store.
    const dying = { ...services, outbox: { ...services.outbox, put: () => new Promise<never>(() => undefined) } }
    void bookSlot(bookingLead(1), MONDAY_9, dying)
    for (let tries = 0; tries < 100 && (await statusOf(MONDAY_9)) !== 200; tries++) await wait(50)
    assert.is(await statusOf(MONDAY_9), 200)
    assert.equal(await bookSlot(bookingLead(2), MONDAY_9, services), { problem: 'taken' })
    await clocks.pass(store, 10)
    // Whoever wants another time cleans up.
    await bookSlot(bookingLead(3), TUESDAY_10, services)
    assert.equal([await statusOf(MONDAY_9), await statusOf(TUESDAY_10)], [404, 200])
    assert.ok('appointment' in (await bookSlot(bookingLead(2), MONDAY_9, services)))
  })

  run('goes to one of many who want it at once', async ({ services, store, url, clocks }) => {
    const other = await openStore({ url, sinks: ['mail', CALENDAR], clocks })
    const elsewhere = servicesOf(other, clocks, services.calendar)
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) => bookSlot(bookingLead(n), MONDAY_9, n % 2 ? services : elsewhere)),
    )
    assert.is(results.filter((result) => 'appointment' in result).length, 1)
    assert.is((await store.register.list({})).length, 1)
    await other.close()
  })

  run('is not promised when the calendar does not answer', async ({ services, store, server }) => {
    const away = writtenCalendar({ ...server, url: 'http://127.0.0.1:1/', allowsPrivate: true }, async () => null)
    assert.equal(await bookSlot(bookingLead(1), MONDAY_9, { ...services, calendar: away }), { problem: 'calendar' })
    assert.equal(await store.register.list({}), [])
  })
}

test('keeps nobody waiting for a calendar that hangs, however much is left there', () =>
  withStore(['mail', CALENDAR], async (store, _url, clocks) => {
    let requests = 0
    const hanging = createServer(() => requests++)
    await once(hanging.listen(0, '127.0.0.1'), 'listening')
    const address = hanging.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
    try {
      const place = { url, user: null, password: null, allowsPrivate: true }
      const means = { maxMs: 300, lookup: publicLookup }
      const services = servicesOf(
        store,
        clocks,
        writtenCalendar(place, async () => null, means),
      )
      const left = ['2026-03-04T08:00:00Z', '2026-03-05T08:00:00Z'].map((time) => Date.parse(time))
      for (const start of left) {
        const slot = { start, end: start + 1800_000, bufferMs: 0, file: slotFile(start) }
        assert.is(await store.appointments.hold({ id: `left ${start}`, own: [], slot }), true)
      }
      await clocks.pass(store, 11)
      assert.equal(await bookSlot(bookingLead(1), MONDAY_9, services), { problem: 'calendar' })
      // One for what is left, one for the slot itself.
      assert.is(requests, 2)
      assert.equal(await store.register.list({}), [])
    } finally {
      hanging.closeAllConnections()
      hanging.close()
    }
  }))

test.run()
