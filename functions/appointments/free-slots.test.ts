import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { freeSlots } from './free-slots.ts'
import { type Interval, overlap } from './intervals.ts'
import type { AppointmentRules } from './rules.ts'

const test = suite('freeSlots')

const MORNING = [{ from: '09:00', to: '11:15' }]
const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 15, noticeHours: 2, horizonDays: 7 },
  hours: { monday: MORNING, tuesday: MORNING, wednesday: MORNING, thursday: MORNING, friday: MORNING },
}
/** A Monday, 7:10 in Berlin. */
const NOW = '2026-11-23T06:10:00Z'

test('begins with the opening hours, after the notice, and ends within them', () => {
  assert.equal(offered({}).slice(0, 5), [
    ...['2026-11-23 09:30', '2026-11-23 10:00', '2026-11-23 10:30'],
    ...['2026-11-24 09:00', '2026-11-24 09:30'],
  ])
})

test('ends on the last day of the horizon', () => {
  assert.is(offered({}).at(-1), '2026-11-30 10:30')
  assert.is(offered({ rules: { ...RULES, horizonDays: 1 } }).at(-1), '2026-11-24 10:30')
})

test('keeps the buffer to what is busy or taken, on both sides and to the minute', () => {
  const rules = { ...RULES, horizonDays: 1 }
  const around = (from: string, to: string) => [time(`2026-11-24T${from}:00+01:00`, `2026-11-24T${to}:00+01:00`)]
  const onTuesday = (slots: string[]) => slots.flatMap((slot) => (slot.startsWith('2026-11-24') ? slot.slice(11) : []))
  assert.equal(onTuesday(offered({ rules, busy: around('09:45', '09:46') })), ['09:00', '10:30'])
  assert.equal(onTuesday(offered({ rules, taken: around('09:45', '09:45') })), ['09:00', '09:30', '10:00', '10:30'])
  assert.equal(onTuesday(offered({ rules, busy: around('08:00', '08:45') })), ['09:00', '09:30', '10:00', '10:30'])
  assert.equal(onTuesday(offered({ rules, busy: around('08:00', '08:46') })), ['09:30', '10:00', '10:30'])
  assert.equal(onTuesday(offered({ rules, taken: around('10:15', '10:16') })), ['09:00', '09:30'])
})

test('leaves out holidays of the state, and the days that are closed, the last one too', () => {
  const days = (rules: Partial<AppointmentRules>, now: string) => [
    ...new Set(offered({ rules: { ...RULES, ...rules }, now }).map((slot) => slot.slice(5, 10))),
  ]
  const before = '2026-01-04T12:00:00Z'
  assert.equal(days({ state: 'BY' }, before), ['01-05', '01-07', '01-08', '01-09'])
  assert.equal(days({ state: 'BE' }, before), ['01-05', '01-06', '01-07', '01-08', '01-09'])
  assert.equal(days({}, '2025-12-31T12:00:00Z').includes('01-01'), true)
  assert.equal(days({ state: 'BE' }, '2025-12-31T12:00:00Z').includes('01-01'), false)
  const closed = [{ from: '2026-01-06', to: '2026-01-08' }, { from: '2026-01-09' }]
  assert.equal(days({ closed }, before), ['01-05'])
})

test('follows the clocks of the zone when they are changed', () => {
  const night = [{ from: '01:00', to: '04:00' }]
  const rules = { ...RULES, minutes: 60, noticeHours: 0, horizonDays: 1, hours: { sunday: night } }
  const spring = freeSlots({ rules, busy: [], taken: [], now: Date.parse('2026-03-28T12:00:00Z') })
  assert.equal(utc(spring), ['2026-03-29T00:00', '2026-03-29T01:00'])
  const autumn = freeSlots({ rules, busy: [], taken: [], now: Date.parse('2026-10-24T12:00:00Z') })
  assert.equal(utc(autumn), ['2026-10-24T23:00', '2026-10-25T00:00', '2026-10-25T01:00', '2026-10-25T02:00'])
})

test('knows the leap day, and the end of a day', () => {
  const rules = { ...RULES, minutes: 60, horizonDays: 1, hours: { tuesday: [{ from: '22:00', to: '24:00' }] } }
  const slots = freeSlots({ rules, busy: [], taken: [], now: Date.parse('2028-02-28T12:00:00Z') })
  assert.equal(utc(slots), ['2028-02-29T21:00', '2028-02-29T22:00'])
})

test('never meets anything that is in the way, and leaves out nothing else', () => {
  const now = Date.parse(NOW)
  const all = freeSlots({ rules: RULES, busy: [], taken: [], now })
  const some = fc.array(
    fc.tuple(fc.integer({ min: -60, max: 12_000 }), fc.integer({ min: 0, max: 700 })).map(([from, minutes]) => {
      const start = now + from * 60_000
      return { start, end: start + minutes * 60_000 }
    }),
  )
  fc.assert(
    fc.property(some, some, (busy, taken) => {
      const isFree = ({ start, end }: Interval) => {
        const wide = { start: start - 15 * 60_000, end: end + 15 * 60_000 }
        return ![...busy, ...taken].some((one) => one.start < one.end && overlap(one, wide))
      }
      assert.equal(freeSlots({ rules: RULES, busy, taken, now }), all.filter(isFree))
    }),
  )
})

test.run()

interface Question {
  readonly rules?: AppointmentRules
  readonly busy?: readonly Interval[]
  readonly taken?: readonly Interval[]
  readonly now?: string
}

/** As clocks in Berlin show them in winter. */
function offered({ rules = RULES, busy = [], taken = [], now = NOW }: Question): string[] {
  const slots = freeSlots({ rules, busy, taken, now: Date.parse(now) })
  return slots.map(({ start }) => new Date(start + 60 * 60_000).toISOString().slice(0, 16).replace('T', ' '))
}

const utc = (slots: readonly Interval[]) => slots.map(({ start }) => new Date(start).toISOString().slice(0, 16))

const time = (start: string, end: string): Interval => ({ start: Date.parse(start), end: Date.parse(end) })
