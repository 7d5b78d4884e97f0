import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteWording, siteWords } from './fixtures/site-words.ts'
import { KINDS } from './prediction/kinds.ts'
import { fieldLabel, kindName, languageName, wordingIn } from './wording.ts'

const test = suite('wordingIn')

test('has the words of the page that asks, or those of the default language', () => {
  const words = siteWords()
  assert.is(kindName('offer', wordingIn('pt', words)), 'Orçamento')
  for (const language of ['fr', 'constructor', '']) assert.is(kindName('offer', wordingIn(language, words)), 'Angebot')
})

test('advises nothing for a site that has no advice', () => {
  const [documentTexts] = Object.values(siteWords().texts).map((own) => own.documentTexts)
  assert.ok(documentTexts)
  assert.equal(wordingIn('de', { defaultLanguage: 'de', texts: { de: { documentTexts } } }).advice.findings, {})
})

const labels = suite('fieldLabel')

labels('calls a value otherwise on some kinds of documents', () => {
  const german = siteWording('de')
  assert.is(fieldLabel('documentNumber', 'offer', german), 'Angebotsnummer')
  assert.is(fieldLabel('documentNumber', 'contract', german), 'Dokumentnummer')
  assert.is(fieldLabel('deadline', 'delay', siteWording('en')), 'New delivery date')
})

labels('has only kinds and fields that exist among those of the site', () => {
  const { fieldsOfKinds, fields } = siteWording('de').texts
  for (const [kind, own] of Object.entries(fieldsOfKinds)) {
    assert.ok(
      KINDS.some((one) => one === kind),
      kind,
    )
    for (const name of Object.keys(own)) assert.ok(Object.hasOwn(fields, name), name)
  }
})

const values = suite('values')

values('name the language of a document, or say that it is not known', () => {
  assert.equal(
    [languageName('pt', siteWording('de')), languageName('und', siteWording('en'))],
    ['Portugiesisch', 'Unknown'],
  )
})

test.run()
labels.run()
values.run()
