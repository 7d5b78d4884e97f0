import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pauseAfter } from './backoff.ts'

const test = suite('pauseAfter')

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('doubles the pause from half a minute to six hours', () => {
  const pauses = [1, 2, 3, 10, 11, 50].map((attempt) => pause({ attempt }))
  assert.equal(pauses, [0.5 * MINUTE, MINUTE, 2 * MINUTE, 256 * MINUTE, 6 * HOUR, 6 * HOUR])
})

test('varies the pause by a fifth', () => {
  assert.equal([pause({ random: 0 }), pause({ random: 1 })], [24_000, 36_000])
})

test('waits as long as the sink asks for, up to a day', () => {
  assert.is(pause({ waitMs: 10 * MINUTE }), 10 * MINUTE)
  assert.is(pause({ waitMs: 1000 }), 0.5 * MINUTE)
  assert.is(pause({ waitMs: 9 * DAY }), DAY)
})

test('tries for the last time when three days are over', () => {
  assert.is(pause({ attempt: 20, ageMs: 3 * DAY - HOUR }), HOUR)
  assert.is(pause({ attempt: 20, ageMs: 3 * DAY }), null)
})

test('ends within three days, with some twenty tries, whatever happens', () => {
  const chances = fc.array(fc.record({ random: fc.double({ min: 0, max: 1, noNaN: true }), waitMs: fc.nat(2 * DAY) }))
  fc.assert(
    fc.property(chances, (all) => {
      let [now, attempt] = [0, 1]
      for (;;) {
        const { random, waitMs } = all[attempt % (all.length + 1)] ?? { random: 0.5, waitMs: 0 }
        const pauseMs = pauseAfter({ attempt, ageMs: now, random, waitMs })
        if (pauseMs === null) return now === 3 * DAY && attempt <= 30
        assert.ok(pauseMs > 0)
        now += pauseMs
        attempt += 1
      }
    }),
  )
})

test.run()

/** The pause after a failure; null: there is no next try. */
function pause(given: { attempt?: number; random?: number; waitMs?: number; ageMs?: number }) {
  return pauseAfter({ attempt: 1, ageMs: 0, random: 0.5, ...given })
}
