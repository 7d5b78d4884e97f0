import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { freshLeads, newId, parseLeads, type WaitingLead, withLead, withoutLead } from './lead.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const parsing = suite('parseLeads')

parsing('reads what was stored', () => {
  const leads = [lead('a'), lead('b')]
  assert.equal(parseLeads(JSON.stringify(leads)), leads)
})

parsing('treats anything but a list of leads as empty', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => assert.equal(parseLeads(stored), [])))
  assert.equal(parseLeads(null), [])
})

parsing('leaves out what somebody else put into the list', () => {
  assert.equal(parseLeads(JSON.stringify([null, 1, { id: 'x' }, lead('a')])), [lead('a')])
})

parsing.run()

const fresh = suite('freshLeads')

fresh('drops leads after 7 days, and not before', () => {
  const now = 100 * DAY_MS
  const leads = [lead('old', now - 7 * DAY_MS - 1), lead('new', now - 7 * DAY_MS)]
  assert.equal(freshLeads(leads, now), [leads[1]])
})

fresh('keeps leads when the clock was set back', () => {
  assert.is(freshLeads([lead('a', DAY_MS)], 0).length, 1)
})

fresh.run()

const list = suite('withLead, withoutLead')

list('puts a lead at the end, in place of its earlier version', () => {
  const leads = withLead([lead('a'), lead('b')], lead('a', 5))
  assert.equal(leads, [lead('b'), lead('a', 5)])
  assert.equal(withoutLead(leads, 'b'), [lead('a', 5)])
})

list.run()

const id = suite('newId')

id('is a random UUID, as the server asks for', () => {
  const ids = new Set(Array.from({ length: 50 }, newId))
  assert.is(ids.size, 50)
  for (const made of ids) assert.match(made, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
})

id.run()

function lead(id: string, since = 0): WaitingLead {
  return { id, address: '/api/booking', body: { name: 'Erika' }, since }
}
