import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Action, next, START, type State } from './state.ts'

const test = suite('next')

const RECEIPT = {
  ...{ name: 'Erika', phone: '0170', service: 'Website', bookedAt: new Date(0), isSent: true },
  ...{
    heading: 'Gebucht',
    promise: 'Bald',
    when: ['Rückruf', 'bald'] as const,
    booked: 'Gebucht',
    calendar: null,
    manage: null,
  },
}
const PROBLEM = { kind: 'phone', fields: ['callback'] } as const
/** Fields of its own, and all else as at the start. */
const NEXT = { ...START, round: 1 }
const opened = after(START, { type: 'opened' })

test('goes through both steps to the success view, and starts again', () => {
  const stages = [{ type: 'left-details' }, { type: 'checked' }, { type: 'sent' }] as const
  let state = opened
  const seen = stages.map((action) => {
    state = next(state, action)
    return state.stage
  })
  assert.equal(seen, ['checking', 'contact', 'sending'])
  const done = after(state, { type: 'settled', receipt: RECEIPT })
  assert.equal([done.stage, done.receipt], ['done', RECEIPT])
  assert.equal(after(done, { type: 'closed' }), NEXT)
})

test('takes the problem away when a field is edited, and when a step is left', () => {
  const refused = after(opened, { type: 'refused', problem: PROBLEM })
  assert.is(refused.problem, PROBLEM)
  for (const action of [{ type: 'edited', isFilled: true }, { type: 'back' }, { type: 'closed' }] as const)
    assert.is(after(refused, action).problem, null, action.type)
})

test('keeps its step while it is closed', () => {
  const closed = after(opened, { type: 'left-details' }, { type: 'checked' }, { type: 'closed' })
  assert.equal([closed.stage, closed.round, closed.isOpen], ['contact', 0, false])
})

test('asks for what step 2 needs once it is on its way there, and keeps it until the booking ends', () => {
  assert.is(opened.isContactReached, false)
  const reached = after(opened, { type: 'left-details' })
  for (const action of [{ type: 'checked' }, { type: 'back' }, { type: 'closed' }] as const)
    assert.is(after(reached, action).isContactReached, true, action.type)
  assert.is(after(reached, { type: 'discarded' }).isContactReached, false)
})

test('comes back with what is wrong when the time was taken, also to somebody who has closed it', () => {
  const sent = after(opened, { type: 'left-details' }, { type: 'checked' }, { type: 'sent' })
  const problem = { kind: 'taken', fields: ['appointment'] } as const
  for (const before of [sent, after(sent, { type: 'closed' })]) {
    const { isOpen, stage, problem: said, refusals } = after(before, { type: 'returned', problem })
    assert.equal({ isOpen, stage, said, refusals }, { isOpen: true, stage: 'contact', said: problem, refusals: 1 })
  }
})

test('starts again when it is given up, or was closed before the answer came', () => {
  assert.equal(after(opened, { type: 'asked' }, { type: 'discarded' }), NEXT)
  assert.equal(after(opened, { type: 'sent' }, { type: 'closed' }, { type: 'settled', receipt: RECEIPT }), NEXT)
})

test.run()

function after(state: State, ...actions: Action[]): State {
  return actions.reduce(next, state)
}
