import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Action, next, START, type State } from './state.ts'

const test = suite('next')

const RECEIPT = { name: 'Erika', phone: '0170', service: 'Website', bookedAt: new Date(0), isSent: true }
const PROBLEM = { kind: 'phone', fields: ['callback'] } as const
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
  assert.equal(after(done, { type: 'closed' }), START)
})

test('takes the problem away when a field is edited, and when a step is left', () => {
  const refused = after(opened, { type: 'refused', problem: PROBLEM })
  assert.is(refused.problem, PROBLEM)
  for (const action of [{ type: 'edited', isFilled: true }, { type: 'back' }, { type: 'closed' }] as const)
    assert.is(after(refused, action).problem, null, action.type)
})

test('keeps its step while it is closed', () => {
  const closed = after(opened, { type: 'left-details' }, { type: 'checked' }, { type: 'closed' })
  assert.equal([closed.stage, closed.isDrawn, closed.isOpen], ['contact', true, false])
})

test('starts again when it is given up, or was closed before the answer came', () => {
  assert.equal(after(opened, { type: 'asked' }, { type: 'discarded' }), START)
  assert.equal(after(opened, { type: 'sent' }, { type: 'closed' }, { type: 'settled', receipt: RECEIPT }), START)
})

test.run()

function after(state: State, ...actions: Action[]): State {
  return actions.reduce(next, state)
}
