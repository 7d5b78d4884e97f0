import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import schema from '../../../schemas/api/context.json' with { type: 'json' }
import { LONGEST, toldFrom } from './told.ts'

const test = suite('toldFrom')

const STARTER = { package: 'STARTER', calculation: { employees: 8, percent: 30, saving: 35280, months: 2 } }

test('keeps what fits, in one line', () => {
  assert.equal(toldFrom(STARTER), STARTER)
  assert.equal(toldFrom({ section: ' Pa\u00adkete\n mit\u0000 Rahmen ' }), { section: 'Pakete mit Rahmen' })
  const document = { kind: 'Rechnung', facts: ['a', '', 7, 'b', 'c', 'd', 'e'] }
  assert.equal(toldFrom({ document }), { document: { kind: 'Rechnung', facts: ['a', 'b', 'c', 'd'] } })
})

test('knows no other names, and leaves out what is no answer', () => {
  for (const odd of [null, 7, [], { other: 'x', kind: 'x', package: ' ', document: {}, calculation: { employees: 8 } }])
    assert.equal(toldFrom(odd), {})
})

test('cuts long texts between characters, as the server counts them', () => {
  assert.is(toldFrom({ package: `a${'😀'.repeat(100)}` }).package, `a${'😀'.repeat(79)}`)
})

test('knows the lengths of the schema', () => {
  const { document, calculation: _, ...texts } = schema.properties
  const lengths = Object.entries(texts).map(([name, { maxLength }]) => [name, maxLength])
  const { kind, facts } = document.properties
  assert.equal({ ...Object.fromEntries(lengths), kind: kind.maxLength, fact: facts.items.maxLength }, LONGEST)
})

test('makes of anything in the storage what the server takes', () => {
  const takes = new Ajv2020().compile(schema)
  const text = fc.string({ unit: 'binary', maxLength: 1200 })
  const value = fc.oneof(text, fc.integer(), fc.double(), fc.constant(null))
  const document = fc.record({ kind: value, facts: fc.oneof(value, fc.array(value)) }, { requiredKeys: [] })
  const calculation = fc.record({ employees: value, percent: value, saving: value, months: value })
  const names = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, value]))
  const stored = fc.record(
    { ...names, document: fc.oneof(value, document), calculation: fc.oneof(value, calculation) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(stored, (found) => {
      const told = toldFrom(found)
      assert.ok(takes(told), JSON.stringify([told, takes.errors]))
      assert.equal(toldFrom(told), told)
    }),
  )
})

test.run()
