import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { daysOf } from './days.ts'

const ZONE = 'Europe/Berlin'

const test = suite('daysOf')

test('groups times by the day of the owner, in his time', () => {
  const slots = ['2026-11-26T08:00:00Z', '2026-11-26T22:30:00Z', '2026-11-26T23:00:00Z']
  const days = daysOf({ zone: ZONE, minutes: 30, slots }, 'de', ZONE)
  assert.equal(
    days.map(({ label, name, times }) => [label, name, times.map((time) => time.label)]),
    [
      ['Do., 26. Nov.', 'Donnerstag, 26. November', ['09:00', '23:30']],
      ['Fr., 27. Nov.', 'Freitag, 27. November', ['00:00']],
    ],
  )
})

test("puts a visitor's own time beside it only where his clock shows another", () => {
  const own = (slot: string, zone: string) =>
    daysOf({ zone: ZONE, minutes: 30, slots: [slot] }, 'de', zone)[0]?.times[0]?.own
  assert.is(own('2026-11-26T08:00:00Z', 'Europe/Vienna'), null)
  assert.is(own('2026-11-26T08:00:00Z', 'Europe/Lisbon'), '08:00')
  assert.is(own('2026-11-26T08:00:00Z', 'America/Los_Angeles'), '00:00')
  assert.is(own('2026-11-26T07:30:00Z', 'America/Los_Angeles'), 'Mi 23:30')
})

test('tells the hour that comes twice apart, and knows the one that does not come', () => {
  const labels = (...slots: string[]) =>
    daysOf({ zone: ZONE, minutes: 30, slots }, 'de', 'Europe/Lisbon').flatMap(({ times }) =>
      times.map(({ label, own, slot }) => [slot.slice(11, 16), label, own]),
    )
  assert.equal(labels('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'), [
    ['00:30', '02:30', '01:30'],
    ['01:30', '02:30', '01:30'],
  ])
  assert.equal(labels('2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z'), [
    ['00:30', '01:30', '00:30'],
    ['01:00', '03:00', '02:00'],
  ])
})

test('loses no time, and shows each once', () => {
  const instants = fc.uniqueArray(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 })
  fc.assert(
    fc.property(instants, fc.constantFrom('de', 'en', 'pt'), (halfHours, language) => {
      const slots = halfHours.toSorted((a, b) => a - b).map((n) => new Date(1.78e12 + n * 1_800_000).toISOString())
      const days = daysOf({ zone: ZONE, minutes: 30, slots }, language)
      assert.equal(
        days.flatMap(({ times }) => times.map(({ slot }) => slot)),
        slots,
      )
      assert.is(new Set(days.map(({ key }) => key)).size, days.length)
    }),
    { numRuns: 30 },
  )
})

test.run()
