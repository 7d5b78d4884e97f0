import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mdxWords } from './mdx-words.ts'
import { german } from './schema/german.ts'
import { english } from './schema/texts.ts'
import { error } from './testing.ts'
import { inLanguage, languageOf } from './words.ts'
import { yamlWords } from './yaml-words.ts'

const environment = suite('languageOf')

environment('is German where the environment says so, in the order of POSIX', () => {
  assert.is(languageOf({ LANG: 'de_DE.UTF-8' }), 'de')
  assert.is(languageOf({ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }), 'en')
  assert.is(languageOf({ LANG: 'C', LC_MESSAGES: 'en_US.UTF-8', LC_ALL: 'de_AT' }), 'de')
  assert.is(languageOf({ LANG: 'de', LC_ALL: '' }), 'de')
})

environment('is English everywhere else', () => {
  for (const LANG of [undefined, '', 'C', 'C.UTF-8', 'en_GB', 'pt_BR', 'del_XX']) assert.is(languageOf({ LANG }), 'en')
})

environment.run()

const language = suite('inLanguage')

language('takes message and hint of the language, and keeps the rest', () => {
  const found = [error('a/a', 'a', null, 'b'), error('b/b', 'c', null)]
  assert.is(inLanguage(found, 'en'), found)
  const [first, second] = inLanguage(found, 'de')
  assert.equal([first?.code, first?.message, first?.hint], ['a/a', 'a (deutsch)', 'b (deutsch)'])
  assert.not.ok(second && 'hint' in second)
})

language.run()

const catalogues = suite('catalogues')

catalogues('have other words in German than in English', () => {
  const alike = Object.keys(english).filter((key) => said(english, key) === said(german, key))
  // One only joins words, and the other has what the project says in German: schema-error.ts puts it in.
  assert.equal(alike, ['known', 'described'])
  for (const [message, hint] of Object.values(yamlWords).flatMap((words) => (words ? [words] : []))) {
    for (const { en, de } of [message, hint]) assert.ok(isGerman(de) && en !== de, de)
  }
})

catalogues('have German words for whatever the compiler of texts says', () => {
  const said = [
    'Texts cannot use import and export.',
    'Nothing is named `Firma`',
    'Expected a closing tag for `<Fee>` before the end of `paragraph`',
    'Unexpected closing slash `/` in tag, expected an open tag first',
    'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    'Could not parse expression with acorn',
    'something new',
  ]
  const german = said.map((reason) => mdxWords(reason).de)
  assert.ok(german.every(isGerman))
  assert.is(new Set(german).size, said.length)
})

catalogues('say in plain English what the compiler of texts says', () => {
  const found = 'Unexpected end of file in expression, expected a corresponding closing brace for `{`'
  assert.is(mdxWords(found).en, 'A curly brace { is not closed.')
  assert.is(mdxWords('Expected a closing tag for `<div>`').en, 'The closing tag of <div> is missing.')
  assert.is(mdxWords('something new').en, 'something new')
})

catalogues.run()

/** A sentence of a catalogue with its parameters filled in. */
function said(texts: object, key: string): string {
  const text = (texts as Record<string, unknown>)[key]
  return typeof text === 'function' ? String(text('x', ['y'], 'z', 'w')) : JSON.stringify(text)
}

function isGerman(text: string): boolean {
  return !/\b(the|this|must|write|there|with|put)\b/i.test(text)
}
