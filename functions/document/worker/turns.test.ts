import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Turns } from './turns.ts'

const test = suite('Turns')

test('gives each visitor one turn a round, in the order in which they came', () => {
  const turns = turnsOf('a1 a2 a3 b1 c1 b2')
  assert.equal(all(turns), ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  assert.is(turns.length, 0)
})

test('forgets who has left', () => {
  const turns = turnsOf('a1 a2 b1')
  turns.remove('b', 'b1')
  turns.remove('a', 'a1')
  turns.remove('a', 'a1')
  turns.remove('c', 'c1')
  assert.equal([turns.length, all(turns)], [1, ['a2']])
})

test('makes room for who has fewer, and takes it from the end of who has most', () => {
  const turns = turnsOf('a1 b1 b2 b3')
  assert.is(turns.makeRoomFor('c'), 'b3')
  assert.is(turns.makeRoomFor('c'), 'b2')
  assert.is(turns.makeRoomFor('c'), undefined)
  assert.equal(all(turns), ['a1', 'b1'])
  assert.is(turnsOf('a1 a2 b1 b2').makeRoomFor('b'), undefined)
  assert.is(turnsOf('').makeRoomFor('a'), undefined)
})

test('knows how many turns come before the next one of a visitor', () => {
  const visitors = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 20 })
  fc.assert(
    fc.property(visitors, fc.constantFrom('a', 'b', 'e'), (waiting, visitor) => {
      const turns = turnsOf(waiting.map((name, index) => name + index).join(' '))
      const ahead = turns.ahead(visitor)
      turns.add(visitor, 'mine')
      return all(turns).indexOf('mine') === ahead
    }),
  )
})

test.run()

/** The first letter is the visitor. */
function turnsOf(names: string): Turns<string> {
  const turns = new Turns<string>()
  for (const name of names.split(' ').filter(Boolean)) turns.add(name.charAt(0), name)
  return turns
}

function all(turns: Turns<string>): string[] {
  const names: string[] = []
  for (let name = turns.next(); name !== undefined; name = turns.next()) names.push(name)
  return names
}
