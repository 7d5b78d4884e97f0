import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { follow, type Schema } from './schema.ts'

const test = suite('follow')

const head: Schema = { title: 'Head' }
const schemas = new Map<string, Schema>([
  ['common.json', { $defs: { head } }],
  ['sections/hero.json', { title: 'HeroSection' }],
])

test('finds a definition of another file', () => {
  const found = follow(schemas, '../common.json#/$defs/head', 'sections/hero.json')
  assert.equal(found, { file: 'common.json', schema: head })
})

test('finds a whole file', () => {
  assert.is(follow(schemas, 'sections/hero.json', 'section.json').schema.title, 'HeroSection')
})

test('finds a definition of the same file', () => {
  assert.is(follow(schemas, '#/$defs/head', 'common.json').schema, head)
})

test('names file and reference when it leads nowhere', () => {
  const lost = () => follow(schemas, '../common.json#/$defs/foot', 'sections/hero.json')
  assert.throws(lost, 'sections/hero.json: "../common.json#/$defs/foot" leads nowhere')
})

test.run()
