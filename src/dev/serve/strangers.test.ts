import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { strangerIn } from './strangers.ts'

const test = suite('strangerIn')

test('knows the names of this machine, with and without a port', () => {
  for (const host of ['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', '[::1]'])
    assert.is(strangerIn({ headers: { host } }), null, host)
})

test('refuses every other name, and says where to go', () => {
  const names = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.0.7',
    '0.0.0.0',
    '',
    '::1',
  ]
  for (const name of names) assert.ok(strangerIn({ headers: { host: `${name}:3000` } }), name)
  assert.ok(strangerIn({ headers: {} }))
  const words = strangerIn({ headers: { host: 'evil.example:3000' } })
  assert.match(words?.en ?? '', '"evil.example". Open http://localhost:3000')
  assert.match(words?.de ?? '', 'http://localhost:3000')
})

test('lets its own pages ask, and no page of another origin', () => {
  const from = (origin: string) => strangerIn({ headers: { host: 'localhost:3000', origin } })
  assert.is(from('http://localhost:3000'), null)
  const others = [
    'http://localhost:8080',
    'https://localhost:3000',
    'http://127.0.0.1:3000',
    'http://evil.example',
    'null',
  ]
  for (const origin of others) assert.match(from(origin)?.en ?? '', origin)
})

test.run()
