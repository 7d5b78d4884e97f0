import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readSettings } from './settings.ts'

const test = suite('readSettings')

test('has a default for everything, also where a value is empty', () => {
  const value = { port: 3000, databaseUrl: 'file:data/leads.db', limitsRates: true, trustedProxies: 0 }
  assert.equal(readSettings({}), { ok: true, value })
  assert.equal(readSettings({ PORT: '', RATE_LIMIT: ' ' }), { ok: true, value })
})

test('reads what is set', () => {
  const environment = { PORT: '0', LEADS_DATABASE_URL: 'libsql://db.example', RATE_LIMIT: 'off', TRUST_PROXY: '1' }
  assert.equal(readSettings(environment), {
    ok: true,
    value: { port: 0, databaseUrl: 'libsql://db.example', limitsRates: false, trustedProxies: 1 },
  })
})

test('takes addresses and ranges of proxies', () => {
  const reading = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' })
  assert.equal(reading.ok && reading.value.trustedProxies, ['loopback', '10.0.0.0/8', '2001:db8::1'])
})

test('names each wrong value and what it takes', () => {
  const wrong = { PORT: '65536', LEADS_DATABASE_URL: 'leads.db', RATE_LIMIT: 'no', TRUST_PROXY: 'true' }
  const reading = readSettings(wrong)
  assert.equal(reading.ok ? [] : reading.problems.map((problem) => problem.split('. ')[0]), [
    'PORT is "65536"',
    'LEADS_DATABASE_URL is "leads.db"',
    'RATE_LIMIT is "no"',
    'TRUST_PROXY is "true"',
  ])
})

test('refuses ports and ranges that only look right', () => {
  for (const PORT of ['-1', '3e3', '0x10', '3000 3001', 'Infinity']) assert.not(readSettings({ PORT }).ok, PORT)
  for (const TRUST_PROXY of ['10.0.0.0/33', '::1/129', '1.2.3', '10.0.0.0/8/8', '-1', 'localhost']) {
    assert.not(readSettings({ TRUST_PROXY }).ok, TRUST_PROXY)
  }
})

test('finds a misspelt name', () => {
  const reading = readSettings({ LEADS_DATABSE_URL: 'file:/var/leads.db' })
  assert.match(
    reading.ok ? '' : reading.problems.join(),
    'LEADS_DATABSE_URL is not a setting. There are LEADS_DATABASE_URL',
  )
})

test('accepts the settings of delivery', () => {
  assert.ok(readSettings({ LEADS_WEBHOOK_URL: 'https://example.org', SMTP_URL: 'smtp://x', MODELS_DIR: 'models' }).ok)
})

test.run()
