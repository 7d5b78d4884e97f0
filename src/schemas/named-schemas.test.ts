import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { namedSchemas } from './named-schemas.ts'
import type { Schema } from './schema.ts'

const test = suite('namedSchemas')

test('finds titles at any depth, sorted', () => {
  const part: Schema = { title: 'Part', properties: { inner: { items: { title: 'Inner' } } } }
  const found = namedSchemas(new Map([['page.json', { title: 'Page', $defs: { part } }]]))
  assert.equal([...found.keys()], ['Inner', 'Page', 'Part'])
})

test('leaves out marks, which are no types of their own', () => {
  const found = namedSchemas(new Map([['common.json', { $defs: { text: { title: 'Text', mark: 'text' } } }]]))
  assert.is(found.size, 0)
})

test('names both files when two schemas have the same title', () => {
  const twice = new Map([
    ['a.json', { title: 'Part' }],
    ['b.json', { title: 'Part' }],
  ])
  assert.throws(() => namedSchemas(twice), 'Both a.json and b.json have a schema titled "Part"')
})

test.run()
