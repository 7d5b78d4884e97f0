import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { afterOfficeTime, officeHours, officeTimeBetween, wholeDays } from './office-hours.ts'

const USUAL_HOURS = officeHours(null)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const after = suite('afterOfficeTime')

after('counts on the next working day what is left of a promise', () => {
  assert.equal(
    [
      due('2026-11-25T09:00+01:00', 2),
      due('2026-11-25T16:30+01:00', 2),
      due('2026-11-25T03:00+01:00', 2),
      due('2026-11-27T16:30+01:00', 2),
      due('2026-11-28T12:00+01:00', 2),
    ],
    [
      '2026-11-25T10:00:00.000Z',
      '2026-11-26T09:30:00.000Z',
      '2026-11-25T10:00:00.000Z',
      '2026-11-30T09:30:00.000Z',
      '2026-11-30T10:00:00.000Z',
    ],
  )
})

after('leaves out holidays, other closed days and lunch', () => {
  const hours = everyDay([time(9), time(12)], [time(13), time(17)])
  const set = officeHours({ zone: 'Europe/Berlin', hours, state: 'BY', closed: [{ from: '2026-12-24' }] })
  assert.is(iso(afterOfficeTime(at('2026-12-22T11:30+01:00'), 2 * HOUR, set)), '2026-12-22T13:30:00.000Z')
  assert.is(iso(afterOfficeTime(at('2026-12-23T16:30+01:00'), 2 * HOUR, set)), '2026-12-27T09:30:00.000Z')
})

after('counts the hours that pass when clocks change', () => {
  const always = berlin([time(0), time(24)])
  const night = berlin([time(1), time(4)])
  for (const start of ['2026-03-29T00:30+01:00', '2026-10-25T00:30+02:00'])
    assert.is(afterOfficeTime(at(start), 5 * HOUR, always), at(start) + 5 * HOUR, start)
  // From one to four o'clock are two hours in the night that loses one, and four in the night that gains one.
  assert.is(officeTimeBetween(at('2026-03-29T00:00+01:00'), at('2026-03-29T12:00+02:00'), night), 2 * HOUR)
  assert.is(officeTimeBetween(at('2026-10-25T00:00+02:00'), at('2026-10-25T12:00+01:00'), night), 4 * HOUR)
  assert.is(iso(afterOfficeTime(at('2026-03-28T16:30+01:00'), 2 * HOUR, USUAL_HOURS)), '2026-03-30T09:00:00.000Z')
})

after('counts no moment twice where clocks skip the end of opening hours', () => {
  const [start, end] = [at('2026-03-29T00:00+01:00'), at('2026-03-29T23:00+02:00')]
  assert.is(officeTimeBetween(start, end, berlin(['01:00', '02:30'], ['03:00', '04:00'])), 2 * HOUR)
})

after('goes by the clock where it is never open', () => {
  const never = officeHours({ zone: 'Europe/Berlin', hours: { monday: [] } })
  assert.is(afterOfficeTime(at('2026-11-25T09:00Z'), HOUR, never), at('2026-11-25T10:00Z'))
})

after('counts a day of 24 hours on open days alone', () => {
  const day = (start: string) => iso(afterOfficeTime(at(start), 24 * HOUR, wholeDays(USUAL_HOURS)))
  assert.equal(['2026-11-25T20:00+01:00', '2026-11-27T20:00+01:00', '2026-11-28T12:00+01:00'].map(day), [
    '2026-11-26T19:00:00.000Z',
    '2026-11-30T19:00:00.000Z',
    '2026-11-30T23:00:00.000Z',
  ])
})

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const ZONES = ['Europe/Berlin', 'UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca']

/** Any opening hours, the same every week, and any instant of some years. */
const hoursOfAnyone = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    week: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ zone, week }) => {
    const hours = Object.fromEntries(WEEKDAYS.map((name, day) => [name, spansAt(week[day] ?? [])]))
    return officeHours({ zone, hours })
  })
const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) })

after('is when exactly that much office time has passed, and not a moment later', () => {
  fc.assert(
    fc.property(hoursOfAnyone, instant, fc.integer({ min: 1, max: 30 * HOUR }), (hours, start, ms) => {
      const end = afterOfficeTime(start, ms, hours)
      assert.ok(end >= start + ms)
      const isOpen = officeTimeBetween(start, end, hours) > 0
      if (isOpen) assert.is(officeTimeBetween(start, end, hours), ms)
      if (isOpen) assert.ok(officeTimeBetween(start, end - 1, hours) < ms)
    }),
    { numRuns: 150 },
  )
})

after('adds up, however the time is cut', () => {
  fc.assert(
    fc.property(hoursOfAnyone, instant, fc.nat(9 * 24 * HOUR), fc.nat(9 * 24 * HOUR), (hours, start, one, other) => {
      const [middle, end] = [start + one, start + one + other]
      const whole = officeTimeBetween(start, end, hours)
      assert.is(whole, officeTimeBetween(start, middle, hours) + officeTimeBetween(middle, end, hours))
      assert.ok(whole <= end - start)
    }),
    { numRuns: 150 },
  )
})

after.run()

const at = (text: string) => Date.parse(text)
const iso = (instant: number) => new Date(instant).toISOString()
const due = (start: string, hours: number) => iso(afterOfficeTime(at(start), hours * HOUR, USUAL_HOURS))

const time = (hour: number) => clock(hour * 60)
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Times = readonly [from: string, to: string]

const everyDay = (...spans: readonly Times[]) =>
  Object.fromEntries(WEEKDAYS.map((name) => [name, spans.map(([from, to]) => ({ from, to }))]))

const berlin = (...spans: readonly Times[]) => officeHours({ zone: 'Europe/Berlin', hours: everyDay(...spans) })

function spansAt(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted.flatMap((from, index) => {
    const to = sorted[index + 1]
    return index % 2 === 0 && to !== undefined ? [{ from: clock(from), to: clock(to) }] : []
  })
}
