import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { germanIn, inGerman } from './german.ts'
import type { Schema } from './schema.ts'

const test = suite('inGerman')

test('translates descriptions, of fields that are called as keywords are as well, and no value', () => {
  const german = germanIn([
    ['de/a.yaml', '- en: The name.\n  de: Der Name.\n'],
    ['a.json', '{}'],
    ['de/empty.yaml', ''],
  ])
  const schema = (about: string): Schema => ({
    description: 'Kept.',
    properties: {
      default: { description: about, default: { description: 'The name.' } },
      description: { description: about },
    },
    items: { oneOf: [{ description: about }] },
  })
  assert.equal(inGerman(new Map([['a.json', schema('The name.')]]), german).get('a.json'), schema('Der Name.'))
})

test.run()
