import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { roi, typicalSizes } from './roi.ts'

// spec.md, section 9
const table = {
  employees: { min: 1, max: 100, step: 1, default: 5 },
  brackets: [
    { upTo: 2, investment: { from: 800, to: 2500 }, monthlySalary: 3200 },
    { upTo: 5, investment: { from: 1500, to: 4000 }, monthlySalary: 3300 },
    { upTo: 15, investment: { from: 2500, to: 8000 }, monthlySalary: 3500 },
    { upTo: 50, investment: { from: 8000, to: 25000 }, monthlySalary: 4000 },
    { upTo: 100, investment: { from: 15000, to: 50000 }, monthlySalary: 4200 },
    { upTo: null, investment: { from: 40000, to: 150000 }, monthlySalary: 4800 },
  ],
  routineShares: [
    { upTo: 2, share: 0.45 },
    { upTo: 5, share: 0.4 },
    { upTo: 15, share: 0.35 },
    { upTo: null, share: 0.3 },
  ],
}

const test = suite('roi')

test('calculates the example of five employees and 30 percent to the euro', () => {
  assert.equal(roi(table, 5, 30), {
    investment: { from: 1500, to: 4000 },
    midpoint: 2750,
    monthlyCost: 6600,
    annualSaving: 23760,
    months: 2,
    twoYearReturn: 44770,
  })
})

test('applies every bracket up to and including its last headcount', () => {
  const costs = [1, 2, 3, 5, 6, 15, 16, 50, 51, 100, 101].map((employees) => roi(table, employees, 30).monthlyCost)
  assert.equal(costs, [1440, 2880, 3960, 6600, 7350, 18375, 19200, 60000, 64260, 126000, 145440])
})

test('rounds months up, also for the smallest company and the smallest saving', () => {
  const { annualSaving, months, twoYearReturn } = roi(table, 1, 15)
  assert.equal([annualSaving, months, twoYearReturn], [2592, 8, 3534])
})

test('does not add a month when the money is back at the end of one', () => {
  const even = {
    brackets: [{ upTo: null, investment: { from: 300, to: 300 }, monthlySalary: 1000 }],
    routineShares: [{ upTo: null, share: 0.1 }],
  }
  assert.is(roi(even, 1, 100).months, 3)
})

test('never pays back where nothing is saved', () => {
  assert.is(roi(table, 5, 0).months, Number.POSITIVE_INFINITY)
})

test('rounds a half euro up although the share has no exact binary form', () => {
  const half = {
    brackets: [{ upTo: null, investment: { from: 100, to: 200 }, monthlySalary: 90 }],
    routineShares: [{ upTo: null, share: 0.35 }],
  }
  assert.is(roi(half, 1, 30).monthlyCost, 32)
})

test('refuses a headcount that the table does not cover', () => {
  const short = { ...table, brackets: table.brackets.slice(0, 2) }
  assert.throws(() => roi(short, 6, 30), /6 employees/)
})

// Calculated by hand: [employees, percent, monthly cost, annual saving, months, two-year return].
const BY_HAND = [
  [1, 15, 1440, 2592, 8, 3534],
  [2, 60, 2880, 20_736, 1, 39_822],
  [3, 15, 3960, 7128, 5, 11_506],
  [5, 45, 6600, 35_640, 1, 68_530],
  [6, 15, 7350, 13_230, 5, 21_210],
  [15, 60, 18_375, 132_300, 1, 259_350],
  [16, 15, 19_200, 34_560, 6, 52_620],
  [50, 30, 60_000, 216_000, 1, 415_500],
  [51, 15, 64_260, 115_668, 4, 198_836],
  [100, 60, 126_000, 907_200, 1, 1_781_900],
] as const

test('gives the figures calculated by hand at both ends of every bracket', () => {
  for (const [employees, percent, ...expected] of BY_HAND) {
    const { monthlyCost, annualSaving, months, twoYearReturn } = roi(table, employees, percent)
    assert.equal([monthlyCost, annualSaving, months, twoYearReturn], expected, `${employees}, ${percent} %`)
  }
})

test('gives whole euros, and months that just cover the investment, for every input', async () => {
  await fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom(15, 30, 45, 60), (employees, percent) => {
      const { monthlyCost, annualSaving, months, midpoint } = roi(table, employees, percent)
      assert.ok(Number.isInteger(monthlyCost) && Number.isInteger(annualSaving))
      assert.ok(months * annualSaving >= midpoint * 12)
      assert.ok((months - 1) * annualSaving < midpoint * 12)
    }),
  )
})

test.run()

const sizes = suite('typicalSizes')

sizes('lists the ends of the brackets that the slider reaches', () => {
  assert.equal(typicalSizes(table), [2, 5, 15, 50, 100])
})

sizes.run()
