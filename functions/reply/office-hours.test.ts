import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { afterOfficeTime, type OfficeHours, officeTimeBetween, type Span, USUAL_HOURS, wholeDays } from './office-hours.ts'

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

after('leaves out holidays and lunch', () => {
  const hours: OfficeHours = {
    zone: 'Europe/Berlin',
    spansOf: (day) => (day === '2026-12-25' ? [] : [span(9, 12), span(13, 17)]),
  }
  assert.is(iso(afterOfficeTime(at('2026-12-24T11:30+01:00'), 2 * HOUR, hours)), '2026-12-24T13:30:00.000Z')
  assert.is(iso(afterOfficeTime(at('2026-12-24T16:30+01:00'), 2 * HOUR, hours)), '2026-12-26T09:30:00.000Z')
})

after('counts the hours that pass when clocks change', () => {
  const always: OfficeHours = { zone: 'Europe/Berlin', spansOf: () => [span(0, 24)] }
  const night: OfficeHours = { zone: 'Europe/Berlin', spansOf: () => [span(1, 4)] }
  for (const start of ['2026-03-29T00:30+01:00', '2026-10-25T00:30+02:00'])
    assert.is(afterOfficeTime(at(start), 5 * HOUR, always), at(start) + 5 * HOUR, start)
  // From one to four o'clock are two hours in the night that loses one, and four in the night that gains one.
  assert.is(officeTimeBetween(at('2026-03-29T00:00+01:00'), at('2026-03-29T12:00+02:00'), night), 2 * HOUR)
  assert.is(officeTimeBetween(at('2026-10-25T00:00+02:00'), at('2026-10-25T12:00+01:00'), night), 4 * HOUR)
  assert.is(iso(afterOfficeTime(at('2026-03-28T16:30+01:00'), 2 * HOUR, USUAL_HOURS)), '2026-03-30T09:00:00.000Z')
})

after('opens at no time that clocks skip', () => {
  const spans = (from: number, until: number): OfficeHours => ({
    zone: 'Europe/Berlin',
    spansOf: () => [{ from, until }],
  })
  const [start, end] = [at('2026-03-29T00:00+01:00'), at('2026-03-29T23:00+02:00')]
  assert.is(officeTimeBetween(start, end, spans(130, 170)), 0)
  assert.is(officeTimeBetween(start, end, spans(90, 150)), 30 * MINUTE)
  assert.is(officeTimeBetween(start, end, spans(150, 210)), 30 * MINUTE)
})

after('goes by the clock where it is never open', () => {
  const never: OfficeHours = { zone: 'Europe/Berlin', spansOf: () => [] }
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

const ZONES = ['Europe/Berlin', 'UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca']

/** Any opening hours, the same every week, and any instant of some years. */
const hoursOfAnyone = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    week: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ zone, week }): OfficeHours => ({ zone, spansOf: (day) => spansAt(week[weekday(day)] ?? []) }))
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

function span(from: number, until: number): Span {
  return { from: from * 60, until: until * 60 }
}

function spansAt(times: readonly number[]): Span[] {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted.flatMap((from, index) => {
    const until = sorted[index + 1]
    return index % 2 === 0 && until !== undefined ? [{ from, until }] : []
  })
}

function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
