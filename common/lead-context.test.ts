import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import schema from '../schemas/api/context.json' with { type: 'json' }
import { CONTEXT_PARTS, contextPart } from './lead-context.ts'

const parts = suite('CONTEXT_PARTS')

parts('are all that the schema has', () => {
  const named = Object.entries(schema.properties).flatMap(([name, property]) =>
    'properties' in property ? Object.keys(property.properties).map((inner) => `${name}.${inner}`) : [name],
  )
  assert.equal([...CONTEXT_PARTS].sort(), named.sort())
})

parts.run()

const part = suite('contextPart')

part('finds texts, numbers and lists', () => {
  const context = { package: 'STARTER', calculation: { employees: 8 }, document: { facts: ['a', 'b'] } }
  assert.is(contextPart(context, 'package'), 'STARTER')
  assert.is(contextPart(context, 'calculation.employees'), 8)
  assert.is(contextPart(context, 'document.facts'), 'a, b')
})

part('finds nothing where nothing of the kind was sent', () => {
  for (const context of [
    undefined,
    null,
    'x',
    [],
    {},
    { package: {} },
    { document: null },
    { document: { facts: [] } },
  ])
    for (const name of CONTEXT_PARTS) assert.is(contextPart(context, name), null)
})

part.run()
