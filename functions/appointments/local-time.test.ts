import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { addDays, dayOf, momentOf, wallTimeOf, weekdayOf } from './local-time.ts'

/** Every zone that there is, and what every moment of some centuries is in it. */
const zone = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'))
const second = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 }).map((seconds) => seconds * 1000)
const anyMoment = fc.oneof(
  second('0001-01-03T00:00Z', '2500-01-01T00:00Z'),
  second('1970-01-01T00:00Z', '2040-01-01T00:00Z'),
)

/** A moment a few hours from one at which a zone changed its clocks, where it has done so since 1970. */
const nearChange = fc
  .record({
    zone,
    from: second('1970-01-01T00:00Z', '2035-01-01T00:00Z'),
    away: fc.integer({ min: -20_000, max: 20_000 }),
  })
  .map(({ zone, from, away }) => {
    const change = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
    return { zone, moment: (change?.epochMilliseconds ?? from) + away * 1000 }
  })
const clock = fc.oneof(fc.record({ zone, moment: anyMoment }), nearChange)

const inZone = suite('local times')

inZone('are read at a moment as a library reads them', () => {
  fc.assert(
    fc.property(clock, ({ zone, moment }) => {
      const shown = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      const day = shown.toPlainDate().toString()
      const { hour, minute, second } = shown
      assert.equal(wallTimeOf(moment, zone), { day, hour, minute, second })
      assert.is(dayOf(moment, zone), day)
    }),
    { numRuns: 2000 },
  )
})

inZone('are the moments that a library takes them for, left out and repeated ones too', () => {
  fc.assert(
    fc.property(clock, fc.constantFrom(0, 1, -1), ({ zone, moment }, hours) => {
      // An hour away from what is shown near a change is what is left out there, or shown twice.
      const shown = Temporal.Instant.fromEpochMilliseconds(moment)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
        .add({ hours })
      const { hour, minute, second } = shown
      const expected = shown.toZonedDateTime(zone).epochMilliseconds
      assert.is(momentOf({ day: shown.toPlainDate().toString(), hour, minute, second }, zone), expected)
    }),
    { numRuns: 2000 },
  )
})

inZone('follow the standard where clocks are put forward and back', () => {
  const berlin = (day: string, hour: number, minute = 0) =>
    new Date(momentOf({ day, hour, minute, second: 0 }, 'Europe/Berlin')).toISOString()
  assert.is(berlin('2026-03-29', 2, 30), '2026-03-29T01:30:00.000Z')
  assert.is(berlin('2026-10-25', 2, 30), '2026-10-25T00:30:00.000Z')
  assert.is(berlin('2026-10-25', 3), '2026-10-25T02:00:00.000Z')
})

inZone('are none for a day or a zone that does not exist', () => {
  const noon = { hour: 12, minute: 0, second: 0 }
  for (const day of ['2026-02-30', '2026-13-01', '2026-2-3', '', '0000'])
    assert.throws(
      () => momentOf({ day, ...noon }, 'UTC'),
      (error: unknown) => error instanceof RangeError,
    )
  assert.throws(() => momentOf({ day: '2026-02-03', ...noon }, 'Europe/Nowhere'), /Nowhere/)
  assert.throws(() => dayOf(0, 'Europe/Nowhere'), /Nowhere/)
})

inZone.run()

const days = suite('days')

days('are counted as a library counts them', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: -1000, max: 1000 }), (moment, count) => {
      const date = Temporal.PlainDate.from(new Date(moment).toISOString().slice(0, 10))
      assert.is(addDays(date.toString(), count), date.add({ days: count }).toString())
      const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
      assert.is(weekdayOf(date.toString()), names[date.dayOfWeek - 1])
    }),
    { numRuns: 500 },
  )
})

days.run()
