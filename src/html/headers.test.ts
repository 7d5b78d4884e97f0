import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { headerRules, headersFile } from './headers.ts'

const rules = suite('headerRules')

rules('keep what changes its name for ever, and ask again for the rest', () => {
  assert.equal(
    headerRules.map(({ path, values }) => [path, values['Cache-Control']]),
    [
      ['/*', 'public, max-age=0, must-revalidate'],
      ['/_a/*', 'public, max-age=31536000, immutable'],
    ],
  )
})

rules('shut out frames, sniffing and what nobody uses', () => {
  const values: Readonly<Record<string, string>> = headerRules[0]?.values ?? {}
  assert.match(values['Content-Security-Policy'] ?? '', "frame-ancestors 'none'")
  assert.is(values['X-Frame-Options'], 'DENY')
  assert.is(values['X-Content-Type-Options'], 'nosniff')
  assert.is(values['Referrer-Policy'], 'strict-origin-when-cross-origin')
  assert.is(values['Cross-Origin-Opener-Policy'], 'same-origin')
  assert.match(values['Permissions-Policy'] ?? '', 'camera=()')
  assert.match(values['Strict-Transport-Security'] ?? '', 'max-age=31536000')
})

rules.run()

const file = suite('headersFile')

file('writes a block for each path', () => {
  const table = [
    { path: '/*', values: { 'X-A': '1', 'X-B': '2' } },
    { path: '/_a/*', values: { 'X-A': '3' } },
  ]
  assert.is(headersFile(table), '/*\n  X-A: 1\n  X-B: 2\n\n/_a/*\n  X-A: 3\n')
})

file.run()
