import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, lead, NOON, withStore } from '../../test/lead.ts'
import type { Lead } from '../lib/lead.ts'
import { changeOf, type WantedSlot } from './appointments/appointment.ts'
import { openStore, type Store } from './store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const SINKS = ['mail', 'confirmation', 'invitation', 'reminder-day', 'reminder-hour', 'appointment', 'calendar']

/** Half an hour, some hours after noon. */
function slot(hours: number, given: Partial<WantedSlot> = {}): WantedSlot {
  const start = NOON.getTime() + hours * HOUR_MS
  return { start, end: start + 30 * MINUTE_MS, bufferMs: 0, file: '', ...given }
}

const booking = (n: number, wanted: WantedSlot, given: Partial<Lead> = {}): Lead => ({
  ...lead(n, { kind: 'booking', payload: { email: `visitor${n}@example.org` } }),
  slot: wanted,
  ...given,
})

const DAY = { from: NOON.getTime(), to: NOON.getTime() + 100 * HOUR_MS }
const takenStarts = async ({ appointments }: Store, visit: string | null = null) =>
  (await appointments.taken(DAY.from, DAY.to, visit)).map(({ start }) => (start - NOON.getTime()) / HOUR_MS)

const statesOf = async ({ register }: Store, n: number) =>
  Object.fromEntries((await register.find(idOf(n)))?.deliveries.map(({ sink, state }) => [sink, state]) ?? [])

const test = suite('appointments')

test('a slot is booked once, and the second lead is not stored', () =>
  withStore(SINKS, async (store) => {
    assert.is(await store.outbox.put(booking(1, slot(48))), 'stored')
    assert.is(await store.outbox.put(booking(2, slot(48))), 'taken')
    assert.equal(await takenStarts(store), [48])
    assert.is(await store.register.find(idOf(2)), null)
    const found = await store.appointments.find(idOf(1))
    assert.equal(found?.appointment, {
      state: 'booked',
      start: slot(48).start,
      end: slot(48).end,
      sequence: 0,
      files: [],
      changedAt: null,
    })
    assert.equal((await store.register.list({}))[0]?.appointment, found?.appointment)
  }))

test('a lead that is sent again keeps its slot', () =>
  withStore(SINKS, async (store) => {
    await store.outbox.put(booking(1, slot(48)))
    assert.is(await store.outbox.put(booking(1, slot(48))), 'stored')
    await store.appointments.move({ id: idOf(1), sequence: 0, slot: slot(50), at: NOON.getTime() })
    await store.outbox.put(booking(2, slot(48)))
    assert.is(await store.outbox.put(booking(1, slot(48))), 'stored')
    assert.equal(await takenStarts(store), [48, 50])
  }))

test('what overlaps is taken, and what is nearer than the buffer', () =>
  withStore(SINKS, async (store) => {
    await store.outbox.put(booking(1, slot(48)))
    assert.is(await store.outbox.put(booking(2, slot(48.25))), 'taken')
    assert.is(await store.outbox.put(booking(2, slot(47.75))), 'taken')
    assert.is(await store.outbox.put(booking(2, slot(48.5, { bufferMs: 10 * MINUTE_MS }))), 'taken')
    assert.is(await store.outbox.put(booking(2, slot(48.5))), 'stored')
    assert.is(await store.outbox.put(booking(3, slot(47.5))), 'stored')
  }))

test('a hold keeps a slot for ten minutes of the store, and for one visit alone', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    const { appointments, outbox } = store
    const hold = (id: string, hours: number) => appointments.hold({ id, own: [], slot: slot(hours) })
    assert.is(await hold('1.a', 48), true)
    assert.is(await hold('1.b', 48), false)
    assert.is(await outbox.put(booking(1, slot(48), { visit: '1.b' })), 'taken')
    assert.equal([await takenStarts(store), await takenStarts(store, '1.a')], [[48], []])
    // A new hold gives up the old one.
    assert.is(await hold('1.a', 49), true)
    assert.equal(await takenStarts(store), [49])
    clocks.jump(1)
    assert.equal(await takenStarts(store), [49])
    await clocks.pass(store, 10)
    assert.equal(await takenStarts(store), [])
    assert.is(await hold('1.b', 49), true)
    assert.is(await outbox.put(booking(1, slot(49), { visit: '1.b' })), 'stored')
    assert.equal(await takenStarts(store, '1.b'), [49])
  }))

test('many bookings of one slot at once: one has it', () =>
  withStore(SINKS, async (store, url) => {
    const other = await openStore({ url, sinks: SINKS })
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? store : other).outbox.put(booking(n, slot(48 + (n % 3) / 10)))),
    )
    assert.is(results.filter((result) => result === 'stored').length, 1)
    assert.is((await takenStarts(store)).length, 1)
    await other.close()
  }))

test('a moved appointment gives its slot back, and counts', () =>
  withStore(SINKS, async (store) => {
    const { appointments, outbox } = store
    await outbox.put(booking(1, slot(48, { file: 'slot-a.ics' })))
    await outbox.put(booking(2, slot(50)))
    const at = NOON.getTime() + 5
    const move = (sequence: number, hours: number) =>
      appointments.move({ id: idOf(1), sequence, slot: slot(hours, { file: 'slot-b.ics' }), at })
    assert.is(await move(0, 50), 'taken')
    // It may overlap itself.
    assert.is(await move(0, 48.25), 'done')
    assert.is(await move(0, 52), 'outdated')
    const { appointment } = (await appointments.find(idOf(1))) ?? {}
    assert.equal([appointment?.sequence, appointment?.changedAt], [1, at])
    assert.equal(appointment?.files, ['slot-a.ics', 'slot-b.ics'])
    assert.equal(await takenStarts(store), [48.25, 50])
    assert.is(await appointments.cancel({ id: idOf(1), sequence: 1, at }), 'done')
    assert.is(await appointments.cancel({ id: idOf(1), sequence: 2, at }), 'outdated')
    assert.equal(await takenStarts(store), [50])
    // The visitor may choose again.
    assert.is(await move(2, 48), 'done')
    assert.equal(await takenStarts(store), [48, 50])
  }))

test('nobody gets more mails by changing an appointment on and on', () =>
  withStore(SINKS, async ({ appointments, outbox }) => {
    await outbox.put(booking(1, slot(48)))
    const results: string[] = []
    for (let n = 0; n < 12; n++)
      results.push(await appointments.move({ id: idOf(1), sequence: n, slot: slot(50 + (n % 2)), at: NOON.getTime() }))
    assert.is(results.filter((result) => result === 'done').length, 8)
    assert.is(await appointments.cancel({ id: idOf(1), sequence: 8, at: NOON.getTime() }), 'done')
  }))

test('invitation, reminders and calendar follow the appointment', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    const { appointments, outbox, queue } = store
    await outbox.put(booking(1, slot(48)))
    const waiting = 'waiting'
    const all = { mail: waiting, invitation: waiting, calendar: waiting }
    assert.equal(await statesOf(store, 1), { ...all, 'reminder-day': waiting, 'reminder-hour': waiting })
    const claim = (sink: string) => queue.claim({ sink, limit: 9, leaseMs: 1000 })
    assert.is((await claim('reminder-day')).length, 0)
    const [invitation] = await claim('invitation')
    assert.ok(invitation)
    await queue.settle(invitation, { state: 'delivered' })
    // Nearer than a day: only the hour is reminded of.
    await appointments.move({ id: idOf(1), sequence: 0, slot: slot(20), at: NOON.getTime() })
    assert.equal(await statesOf(store, 1), { ...all, appointment: waiting, 'reminder-hour': waiting })
    await clocks.pass(store, 18 * 60 + 59)
    assert.is((await claim('reminder-hour')).length, 0)
    await clocks.pass(store, 2)
    const [reminder] = await claim('reminder-hour')
    assert.is(reminder?.lead.appointment?.start, slot(20).start)
    await appointments.cancel({ id: idOf(1), sequence: 1, at: NOON.getTime() })
    assert.equal(await statesOf(store, 1), { ...all, appointment: waiting })
    // What was on its way meanwhile is no longer ours.
    assert.ok(reminder)
    assert.is(await queue.settle(reminder, { state: 'delivered' }), false)
  }))

test('a robot gets no invitation, and a mailbox not many', () =>
  withStore(SINKS, async (store) => {
    const { outbox } = store
    await outbox.put(booking(1, slot(48), { suspicion: ['no-token'] }))
    assert.equal(Object.keys(await statesOf(store, 1)), ['calendar', 'mail'])
    const payload = { email: 'one@example.org' }
    await outbox.put(booking(2, slot(50), { payload }))
    await outbox.put(booking(3, slot(52), { payload: { email: 'One+x@example.org' } }))
    assert.ok('invitation' in (await statesOf(store, 2)))
    assert.equal(Object.keys(await statesOf(store, 3)), ['calendar', 'mail'])
    // Neither do changes bring one.
    await store.appointments.move({ id: idOf(3), sequence: 0, slot: slot(54), at: NOON.getTime() })
    assert.equal(Object.keys(await statesOf(store, 3)), ['appointment', 'calendar', 'mail'])
  }))

test('a lead without an appointment can get one later', () =>
  withStore(SINKS, async (store) => {
    const { appointments, outbox } = store
    await outbox.put(lead(1, { kind: 'booking' }))
    await outbox.put(lead(2, { kind: 'partial' }))
    await outbox.put(lead(3))
    const first = { sequence: -1, slot: slot(48), at: NOON.getTime() }
    assert.is(await appointments.move({ ...first, id: idOf(1) }), 'done')
    assert.is(await appointments.move({ ...first, id: idOf(1), slot: slot(50) }), 'outdated')
    assert.is(await appointments.move({ ...first, id: idOf(2), slot: slot(50) }), 'outdated')
    // A message that asks for a call.
    assert.is(await appointments.move({ ...first, id: idOf(3), slot: slot(52) }), 'done')
    assert.is((await appointments.find(idOf(1)))?.appointment?.sequence, 0)
    assert.is(await appointments.find(idOf(2)), null)
    assert.ok('reminder-day' in (await statesOf(store, 1)))
  }))

test('an interrupted booking expires and leaves the name of its file', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    const { appointments, outbox } = store
    await appointments.hold({ id: '1.a', own: [], slot: slot(48) })
    const reserve = { id: idOf(1), own: ['1.a'], slot: slot(48, { file: 'slot-a.ics' }) }
    assert.is(await appointments.hold(reserve), true)
    assert.is((await appointments.known(idOf(1)))?.state, 'held')
    assert.equal(await appointments.abandoned(), [])
    await clocks.pass(store, 10)
    assert.equal(await appointments.abandoned(), [{ id: idOf(1), files: ['slot-a.ics'] }])
    // Its visitor may still come, and so may somebody else.
    assert.is(await outbox.put(booking(1, slot(48, { file: 'slot-a.ics' }), { visit: '1.a' })), 'stored')
    assert.equal(await appointments.abandoned(), [])
    const change = { id: changeOf(idOf(1)), own: [idOf(1)], slot: slot(48.25, { file: 'slot-b.ics' }) }
    assert.is(await appointments.hold(change), true)
    await appointments.release(changeOf(idOf(1)))
    assert.equal(await appointments.abandoned(), [{ id: changeOf(idOf(1)), files: ['slot-b.ics'] }])
    await appointments.forget(changeOf(idOf(1)))
    assert.equal(await appointments.abandoned(), [])
    assert.is(await appointments.known(changeOf(idOf(1))), null)
  }))

test('a change that was held before can be made, once', () =>
  withStore(SINKS, async ({ appointments, outbox }) => {
    await outbox.put(booking(1, slot(48)))
    const reserve = () => appointments.hold({ id: changeOf(idOf(1)), own: [idOf(1)], slot: slot(50) })
    const move = { id: idOf(1), sequence: 0, slot: slot(50), at: NOON.getTime() }
    assert.is(await reserve(), true)
    assert.is(await appointments.move(move), 'done')
    assert.is(await appointments.known(changeOf(idOf(1))), null)
    assert.is(await appointments.move(move), 'outdated')
  }))

test('erasing a visitor frees the slot', () =>
  withStore(SINKS, async (store) => {
    await store.outbox.put(booking(1, slot(48)))
    assert.is(await store.register.erase('visitor1@example.org'), 1)
    assert.equal(await takenStarts(store), [])
    assert.is(await store.appointments.known(idOf(1)), null)
  }))

test('erasing a visitor keeps of an appointment which file of the calendar has to go, while a delivery may write it again', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    await store.outbox.put(booking(1, { ...slot(48), file: 'slot-1.ics' }))
    await store.outbox.put(booking(2, { ...slot(72), file: 'slot-2.ics' }))
    assert.is(await store.register.erase('visitor1@example.org'), 1)
    assert.equal(await takenStarts(store), [72])
    const left = [{ id: idOf(1), files: ['slot-1.ics'] }]
    assert.equal(await store.appointments.abandoned(), left)
    await store.appointments.forget(idOf(1))
    assert.equal(await store.appointments.abandoned(), left)
    await clocks.pass(store, 5)
    await store.appointments.forget(idOf(1))
    assert.is(await store.appointments.known(idOf(1)), null)
  }))

test.run()
