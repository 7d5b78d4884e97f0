import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sectionSchema } from './section-schema.ts'

const test = suite('sectionSchema')

test('lists the sections by name and distinguishes them by type', () => {
  const files = ['sections/text.json', 'page.json', 'sections/faq.json']
  const schema = sectionSchema(new Map(files.map((file) => [file, {}])))
  assert.equal(schema?.oneOf, [{ $ref: 'sections/faq.json' }, { $ref: 'sections/text.json' }])
  assert.equal(Object(schema).discriminator, { propertyName: 'type' })
})

test('is null for a project without sections', () => {
  assert.is(sectionSchema(new Map([['page.json', {}]])), null)
})

test.run()
