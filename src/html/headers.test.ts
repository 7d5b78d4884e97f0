import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { headerRules, headersFile } from './headers.ts'

const rules = suite('headerRules')

rules('keep what changes its name for ever, and leave the rest to what hosts do untold', () => {
  const caching = table().flatMap(({ path, values }) =>
    values['Cache-Control'] ? [[path, values['Cache-Control']]] : [],
  )
  assert.equal(caching, [['/_a/*', 'public, max-age=31536000, immutable']])
})

rules('shut out frames, sniffing, other sites and what nobody uses', () => {
  const values: Readonly<Record<string, string>> = table()[0]?.values ?? {}
  assert.is(values['X-Frame-Options'], 'DENY')
  assert.is(values['X-Content-Type-Options'], 'nosniff')
  assert.is(values['Referrer-Policy'], 'strict-origin-when-cross-origin')
  assert.is(values['Cross-Origin-Opener-Policy'], 'same-origin')
  assert.is(values['Cross-Origin-Resource-Policy'], 'same-origin')
  assert.match(values['Strict-Transport-Security'] ?? '', 'max-age=31536000')
})

rules('switch off each feature that no page asks for', () => {
  const values: Readonly<Record<string, string>> = table()[0]?.values ?? {}
  const features = 'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment'
  const expected = `${features} serial usb`.split(' ').map((feature) => `${feature}=()`)
  assert.equal(values['Permissions-Policy']?.split(', '), expected)
})

rules('give a page a policy only where the common one is another', () => {
  const policies = table().flatMap(({ path, values }) => {
    const policy = values['Content-Security-Policy']
    return policy ? [[path, policy]] : []
  })
  assert.equal(policies, [
    ['/*', 'common'],
    ['/a', 'own'],
  ])
})

rules.run()

function table() {
  return headerRules({
    common: 'common',
    pages: new Map([
      ['/a', 'own'],
      ['/b', 'common'],
    ]),
  })
}

const file = suite('headersFile')

file('writes a block for each path', () => {
  const rules = [
    { path: '/*', values: { 'X-A': '1', 'X-B': '2' } },
    { path: '/_a/*', values: { 'X-A': '3' } },
  ]
  assert.is(headersFile(rules), '/*\n  X-A: 1\n  X-B: 2\n\n/_a/*\n  X-A: 3\n')
})

file.run()
