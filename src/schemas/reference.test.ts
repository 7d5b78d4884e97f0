import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { referenceOf } from './reference.ts'
import type { Schema } from './schema.ts'

const test = suite('referenceOf')

const item: Schema = {
  title: 'Package',
  description: 'One package.',
  type: 'object',
  properties: {
    name: { type: 'string', mark: 'text', description: 'Its name.', examples: ['STARTER'] },
    cubes: { type: 'array', items: { type: 'integer' }, minItems: 3, maxItems: 3, description: 'Its size.' },
    tone: { $ref: '../common.json#/$defs/tone', description: 'Its | ground.' },
  },
  required: ['name'],
}
const schemas = new Map<string, Schema>([
  ['common.json', { $defs: { tone: { title: 'Tone', enum: ['paper', 'night'], description: 'A ground.' } } }],
  ['data/packages.json', { description: 'Packages.', additionalProperties: { $ref: '#/$defs/item' }, $defs: { item } }],
  [
    'sections/packages.json',
    {
      title: 'PackagesSection',
      properties: { show: { mark: 'reference', target: 'packages', description: 'Which.' } },
    },
  ],
])

test('has a page for each schema, and an index', () => {
  const pages = [...referenceOf(schemas).keys()]
  assert.equal(pages, ['README.md', 'common.md', 'data/packages.md', 'sections/packages.md'])
  assert.match(
    referenceOf(schemas).get('README.md') ?? '',
    '- [`site/data/packages.yaml`](data/packages.md): Packages.',
  )
})

test('says of each field what it is, what it may be and whether it is required', () => {
  const page = referenceOf(schemas).get('data/packages.md') ?? ''
  assert.match(
    page,
    '| `name` | required | Its name. Example: `STARTER` | text for visitors: one string, or one per language |',
  )
  assert.match(page, '| `cubes` |  | Its size. | list of whole number; exactly 3 entries |')
  assert.match(page, '| `tone` |  | Its \\| ground. | [any](../common.md#tone)'.replace('any', 'one of a few'))
})

test('links a name to the data that it names', () => {
  const page = referenceOf(schemas).get('sections/packages.md') ?? ''
  assert.match(page, '[name of an entry of site/data/packages.yaml](../data/packages.md)')
})

test.run()
