import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { languageSchema, languagesOfSettings, refersToLanguages } from './language-schema.ts'

const test = suite('languageSchema')

test('offers the languages of the site, by their names, and takes others as well', () => {
  const { text } = languageSchema(['de', 'fr']).$defs ?? {}
  assert.equal(
    Object.entries(text?.properties ?? {}).map(([code, { description }]) => [code, description]),
    [
      ['de', 'The text in German.'],
      ['fr', 'The text in French.'],
    ],
  )
  assert.equal(Object.keys(text?.patternProperties ?? {}), ['^[a-z]{2}$'])
})

test.run()

const reading = suite('languagesOfSettings')

reading('finds the list however it is written', () => {
  assert.equal(languagesOfSettings('languages: [de, fr] # both'), ['de', 'fr'])
  assert.equal(languagesOfSettings('languages:\n  - de\n  - "fr"\n'), ['de', 'fr'])
})

reading('leaves broken settings to the check of the content', () => {
  for (const text of ['', 'languages: de', 'languages: [german]', 'languages: [de']) {
    assert.is(languagesOfSettings(text), null, text)
  }
})

reading.run()

const using = suite('refersToLanguages')

using('asks whether any schema does', () => {
  const text = { $ref: 'languages.json#/$defs/text' }
  assert.is(refersToLanguages(new Map([['common.json', { $defs: { text } }]])), true)
  assert.is(refersToLanguages(new Map([['page.json', { title: 'languages.json' }]])), false)
})

using.run()
