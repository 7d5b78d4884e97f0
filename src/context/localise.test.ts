import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { typeset } from '../content/typography.ts'
import type { Mark, MarkKind } from '../types.ts'
import { localise, type Names } from './localise.ts'

const test = suite('localise')

test('takes the text of the language', () => {
  assert.equal(localise({ a: { de: 'Säge', en: 'Saw' } }, [mark('text', '/a')], names), { a: 'Saw' })
})

test('takes a text for all languages as it is', () => {
  assert.equal(localise({ a: 'Säge' }, [mark('text', '/a')], names), { a: 'Säge' })
})

test('falls back to the default language, then to any', () => {
  assert.equal(localise({ a: { de: 'Säge', pt: 'Serra' } }, [mark('text', '/a')], names), { a: 'Säge' })
  assert.equal(localise({ a: { pt: 'Serra' } }, [mark('text', '/a')], names), { a: 'Serra' })
})

test('sets texts as a printer would', () => {
  assert.equal(localise({ a: '5 €' }, [mark('text', '/a')], names), { a: '5\u00a0€' })
})

test('resolves names', () => {
  const data = { link: '/a', picture: 'a.svg', tool: 'saw', text: 'terms' }
  const marks = [mark('link', '/link'), mark('asset', '/picture'), reference('/tool'), mark('document', '/text')]
  assert.equal(localise(data, marks, names), {
    link: { href: '/en/a', opens: null, external: false },
    picture: { file: 'a.svg', url: '/_a/a.svg', width: 1, height: 2 },
    tool: 'tools: saw',
    text: 'document: terms',
  })
})

test('leaves anchors, missing values and null as they are', () => {
  const marks = [mark('anchor', '/id'), mark('text', '/missing'), mark('link', '/to'), mark('asset', '/a/b')]
  assert.equal(localise({ id: 'form', to: null }, marks, names), { id: 'form', to: null })
})

test('reaches into lists', () => {
  const data = { items: [{ a: { en: 'One' } }, { a: { en: 'Two' } }] }
  const marks = [mark('text', '/items/0/a'), mark('text', '/items/1/a')]
  assert.equal(localise(data, marks, names), { items: [{ a: 'One' }, { a: 'Two' }] })
})

test.run()

const names: Names = {
  language: 'en',
  defaultLanguage: 'de',
  text: (written) => typeset(written, 'en'),
  link: (written) => ({ href: `/en${written}`, opens: null, external: false }),
  asset: (file) => ({ file, url: `/_a/${file}`, width: 1, height: 2 }),
  picture: (file) => ({ file, url: `/_a/${file}`, width: 1, height: 2, sources: [] }),
  reference: (target, name) => `${target}: ${name}`,
  document: (name) => `document: ${name}`,
}

function mark(kind: MarkKind, pointer: string): Mark {
  return { kind, pointer }
}

function reference(pointer: string): Mark {
  return { kind: 'reference', pointer, target: 'tools' }
}
