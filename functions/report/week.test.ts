import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reportWeekAt } from './week.ts'

const test = suite('reportWeekAt')

const at = (text: string) => reportWeekAt(new Date(text), 'Europe/Berlin')

test('is about the week that is over, and due on the Monday after at seven o’clock', () => {
  assert.equal(at('2026-11-25T12:00:00Z'), {
    name: '2026-W47',
    now: { first: '2026-10-26', last: '2026-11-22' },
    before: { first: '2026-09-28', last: '2026-10-25' },
    dueAt: new Date('2026-11-23T06:00:00Z'),
  })
  assert.is(at('2026-06-01T00:00:00Z').dueAt.toISOString(), '2026-06-01T05:00:00.000Z')
  assert.is(at('2026-03-30T00:00:00Z').dueAt.toISOString(), '2026-03-30T05:00:00.000Z')
})

test('names weeks as ISO 8601 does, at both ends of a year', () => {
  assert.equal(
    ['2021-01-04', '2021-01-03', '2020-12-28', '2024-12-30', '2025-01-06', '2027-01-05'].map(
      (day) => at(`${day}T12:00:00Z`).name,
    ),
    ['2020-W53', '2020-W52', '2020-W52', '2024-W52', '2025-W01', '2026-W53'],
  )
})

test('gives every week one name, in order, and leaves out no day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (weeks) => {
      const monday = Date.UTC(2000, 0, 3) + weeks * 7 * 86_400_000
      const [first, last, next] = [monday, monday + 7 * 86_400_000 - 1, monday + 7 * 86_400_000].map((ms) =>
        reportWeekAt(new Date(ms), 'Europe/Berlin'),
      )
      assert.equal(first, last)
      assert.ok((first?.name ?? '') < (next?.name ?? ''))
    }),
  )
})

test.run()
