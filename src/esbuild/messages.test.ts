import type { Message } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { messageDiagnostics } from './messages.ts'

const test = suite('messageDiagnostics')

test('tells errors from warnings', () => {
  const found = messageDiagnostics([message('broken')], [message('odd')])
  assert.equal(
    found.map(({ code, severity, message: text }) => [code, severity, text]),
    [
      ['template/build', 'error', 'broken'],
      ['template/warning', 'warning', 'odd'],
    ],
  )
})

test('counts columns from 1 in UTF-16 units, where esbuild counts bytes from 0', () => {
  const lineText = '  <p>Größe 🔨 {x'
  const column = Buffer.byteLength('  <p>Größe 🔨 ')
  const [found] = messageDiagnostics([message('broken', { lineText, column, line: 3, length: 1 })], [])
  assert.equal(found?.at, { file: 'templates/Page.tsx', line: 3, column: lineText.indexOf('{') + 1, length: 1 })
})

test('marks at least one character', () => {
  const [found] = messageDiagnostics([message('broken', { length: 0 })], [])
  assert.is(found?.at?.length, 1)
})

test('has no place where esbuild has none', () => {
  const [found] = messageDiagnostics([{ ...message('broken'), location: null }], [])
  assert.is(found?.at, null)
})

test('hints at what esbuild suggests or notes', () => {
  const [suggested, noted, silent] = messageDiagnostics(
    [
      message('a', { suggestion: '"Hero.tsx"' }),
      { ...message('b'), notes: [{ text: 'It was declared here', location: null }] },
      message('c'),
    ],
    [],
  )
  assert.is(suggested?.hint, 'Did you mean "Hero.tsx"?')
  assert.is(noted?.hint, 'It was declared here')
  assert.not.ok(silent && 'hint' in silent)
})

test.run()

function message(text: string, location: Partial<NonNullable<Message['location']>> = {}): Message {
  const place = {
    file: 'templates/Page.tsx',
    namespace: '',
    line: 1,
    column: 0,
    length: 1,
    lineText: '',
    suggestion: '',
  }
  return { id: '', pluginName: '', text, location: { ...place, ...location }, notes: [], detail: undefined }
}
