import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { registeredLead } from '../../test/lead.ts'
import { officeHours } from '../reply/office-hours.ts'
import { promiseOf } from '../reply/promise.ts'
import { replyFigures } from './replies.ts'

const test = suite('replyFigures')

const FRIDAY = new Date('2026-11-27T15:30:00Z')
const SUNDAY = new Date('2026-11-29T12:00:00Z')
const TUESDAY = new Date('2026-12-01T12:00:00Z')

test('counts in office hours, and beside that by the clock', () => {
  const figures = of([promised(1, 2, '2026-11-30T08:30:00Z'), promised(2, 2, '2026-11-27T16:00:00Z')], TUESDAY)
  assert.equal(figures, [
    {
      ...{ hours: 2, within: { count: 2, of: 2 }, withinByClock: { count: 1, of: 2 }, medianMinutes: 45, open: 0 },
    },
  ])
})

test('counts as missed what has no answer in time, and nowhere what can still get one', () => {
  const leads = [promised(1, 2, null), promised(2, 2, '2026-11-30T12:00:00Z')]
  assert.equal(
    [of(leads, SUNDAY), of(leads, TUESDAY)].map(([one]) => [one?.within, one?.open]),
    [
      [{ count: 0, of: 1 }, 1],
      [{ count: 0, of: 2 }, 0],
    ],
  )
})

test('has no median where half of them wait', () => {
  const median = (...answers: (string | null)[]) =>
    of(
      answers.map((at, n) => promised(n, 2, at)),
      TUESDAY,
    )[0]?.medianMinutes
  const soon = '2026-11-27T15:40:00Z'
  assert.equal([median(soon, null), median(soon, soon, null), median(null), median(soon)], [null, 10, null, 10])
})

test('counts each promise by itself, one of a day on open days', () => {
  const leads = [promised(1, 24, '2026-11-30T15:00:00Z'), promised(2, 24, '2026-11-30T15:31:00Z'), promised(3, 2, null)]
  assert.equal(
    of(leads, TUESDAY).map(({ hours, within }) => [hours, within.count, within.of]),
    [
      [2, 0, 1],
      [24, 1, 2],
    ],
  )
})

test('leaves out who was promised nothing', () => assert.equal(of([registeredLead(1, {})], TUESDAY), []))

test.run()

function of(leads: Parameters<typeof replyFigures>[0], now: Date) {
  return replyFigures(leads, { now, office: officeHours(null) })
}

/** Of a lead that came on a Friday, half an hour before the office closed. */
function promised(n: number, hours: number, answered: string | null) {
  const promise = promiseOf(hours, FRIDAY, officeHours(null))
  return registeredLead(n, { createdAt: FRIDAY, promise, answeredAt: answered === null ? null : new Date(answered) })
}
