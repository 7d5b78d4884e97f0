import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { compareCounts, compareShares, wilson } from './interval.ts'

const interval = suite('wilson')

const percent = (count: number, of: number) => {
  const { low, high } = wilson({ count, of })
  return [low, high].map((share) => Math.round(share * 1000) / 10)
}

interval('is that of the tables', () => {
  // Newcombe (Statistics in Medicine 17, 1998, 857-872), table I, method 3.
  assert.equal(
    [
      [81, 263],
      [15, 148],
      [0, 20],
      [1, 29],
    ]
      .map(([count = 0, of = 0]) => wilson({ count, of }))
      .map(({ low, high }) => [low.toFixed(4), high.toFixed(4)]),
    [
      ['0.2553', '0.3662'],
      ['0.0624', '0.1605'],
      ['0.0000', '0.1611'],
      ['0.0061', '0.1718'],
    ],
  )
  assert.equal(percent(18, 20), [69.9, 97.2])
})

const shares = fc
  .record({ of: fc.integer({ min: 1, max: 100_000 }), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ of, part }) => ({ count: Math.round(of * part), of }))

interval('holds the share itself, and lies between 0 and 1', () => {
  fc.assert(
    fc.property(shares, (share) => {
      const { low, high } = wilson(share)
      const p = share.count / share.of
      assert.ok(0 <= low && low <= p && p <= high && high <= 1)
      assert.ok(low < high)
    }),
  )
})

interval('is the same from the other side', () => {
  fc.assert(
    fc.property(shares, ({ count, of }) => {
      const [one, other] = [wilson({ count, of }), wilson({ count: of - count, of })]
      assert.ok(Math.abs(one.low - (1 - other.high)) < 1e-12 && Math.abs(one.high - (1 - other.low)) < 1e-12)
    }),
  )
})

interval('becomes narrower with more of the same', () => {
  fc.assert(
    fc.property(shares, ({ count, of }) => {
      const [few, many] = [wilson({ count, of }), wilson({ count: 4 * count, of: 4 * of })]
      assert.ok(many.high - many.low < few.high - few.low)
    }),
  )
})

interval('says nothing about nothing', () => assert.equal(wilson({ count: 0, of: 0 }), { low: 0, high: 1 }))

interval.run()

const comparison = suite('compareShares')

comparison('sees a difference only where the numbers show one', () => {
  const compared = (now: [number, number], before: [number, number]) =>
    compareShares({ count: now[0], of: now[1] }, { count: before[0], of: before[1] })
  assert.equal(
    [
      compared([7, 212], [3, 198]),
      compared([30, 212], [3, 198]),
      compared([3, 198], [30, 212]),
      compared([1, 1], [0, 1]),
      compared([5, 0], [5, 10]),
    ],
    ['unclear', 'more', 'less', 'unclear', 'unclear'],
  )
  // Newcombe (Statistics in Medicine 17, 1998, 873-890), table II, method 10: 0.0524 to 0.3339.
  assert.is(compared([56, 70], [48, 80]), 'more')
})

comparison('is the opposite from the other side, and none of a thing with itself', () => {
  const opposite = { more: 'less', less: 'more', unclear: 'unclear' }
  fc.assert(
    fc.property(shares, shares, (one, other) => {
      assert.is(compareShares(one, other), opposite[compareShares(other, one)])
      assert.is(compareShares(one, one), 'unclear')
    }),
  )
})

comparison('is wrong about equal shares once in twenty times at most', () => {
  // Every pair of outcomes of two times fifty visitors of whom each tenth writes, with its probability.
  const chance = (count: number) => binomial(50, count) * 0.1 ** count * 0.9 ** (50 - count)
  let wrong = 0
  for (let a = 0; a <= 50; a++)
    for (let b = 0; b <= 50; b++)
      if (compareShares({ count: a, of: 50 }, { count: b, of: 50 }) !== 'unclear') wrong += chance(a) * chance(b)
  assert.ok(wrong < 0.05, String(wrong))
})

comparison.run()

const counts = suite('compareCounts')

counts('sees a difference only where the numbers show one', () => {
  assert.equal(
    [compareCounts(9, 3), compareCounts(23, 9), compareCounts(9, 23), compareCounts(0, 0), compareCounts(4, 0)],
    ['unclear', 'more', 'less', 'unclear', 'more'],
  )
})

counts.run()

function binomial(n: number, k: number): number {
  let product = 1
  for (let i = 1; i <= k; i++) product *= (n - k + i) / i
  return product
}
