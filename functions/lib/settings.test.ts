import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readSettings } from './settings.ts'

const test = suite('readSettings')

const NOWHERE = { webhook: null, mail: null }

test('has a default for everything, also where a value is empty', () => {
  const value = {
    ...{ port: 3000, databaseUrl: 'file:data/leads.db', limitsRates: true, trustedProxies: 0 },
    ...NOWHERE,
  }
  assert.equal(readSettings({}), { ok: true, value })
  assert.equal(readSettings({ PORT: '', RATE_LIMIT: ' ' }), { ok: true, value })
})

test('reads what is set', () => {
  const environment = { PORT: '0', LEADS_DATABASE_URL: 'libsql://db.example', RATE_LIMIT: 'off', TRUST_PROXY: '1' }
  assert.equal(readSettings(environment), {
    ok: true,
    value: { port: 0, databaseUrl: 'libsql://db.example', limitsRates: false, trustedProxies: 1, ...NOWHERE },
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

test('refuses a database that would be gone with the process', () => {
  for (const LEADS_DATABASE_URL of ['file::memory:', 'file:leads?mode=memory&cache=shared']) {
    assert.not(readSettings({ LEADS_DATABASE_URL }).ok, LEADS_DATABASE_URL)
  }
})

test.run()

const delivery = suite('readSettings for delivery')

const SECRET = `whsec_${Buffer.alloc(24, 250).toString('base64')}`
const WEBHOOK = { LEADS_WEBHOOK_URL: 'https://hooks.example.com/leads' }
const MAIL = { SMTP_URL: 'smtps://user:hidden@mail.example.com', LEADS_MAIL_TO: 'owner@example.org' }

delivery('reads where leads are brought', () => {
  const reading = readSettings({ ...WEBHOOK, ...MAIL, LEADS_WEBHOOK_SECRET: SECRET, LEADS_MAIL_CONFIRMATION: 'on' })
  assert.ok(reading.ok)
  assert.equal(reading.value.webhook, { url: WEBHOOK.LEADS_WEBHOOK_URL, secret: SECRET, allowsPrivate: false })
  assert.equal(reading.value.mail, {
    ...{ url: MAIL.SMTP_URL, to: 'owner@example.org', from: 'owner@example.org', confirms: true },
  })
})

delivery('lets leads out unencrypted, or into a private network, only where that is meant', () => {
  const LEADS_WEBHOOK_ALLOW_PRIVATE = 'on'
  for (const LEADS_WEBHOOK_URL of ['http://hooks.example.com/', 'http://127.0.0.1:80/', 'https://[::ffff:10.0.0.1]/']) {
    assert.match(problems({ LEADS_WEBHOOK_URL }), /unencrypted|private network/)
    assert.ok(readSettings({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_ALLOW_PRIVATE }).ok)
  }
})

delivery('misses what belongs together', () => {
  assert.match(problems({ LEADS_WEBHOOK_SECRET: SECRET }), 'LEADS_WEBHOOK_URL is not')
  assert.match(problems({ SMTP_URL: MAIL.SMTP_URL }), 'LEADS_MAIL_TO is not')
  assert.match(problems({ LEADS_MAIL_TO: MAIL.LEADS_MAIL_TO }), 'SMTP_URL is not')
})

delivery('refuses secrets that only look right, and shows none', () => {
  const bytes = (count: number) => Buffer.alloc(count, 250).toString('base64')
  const wrong = ['hidden', `whsec_${bytes(23)}`, `whsec_${bytes(65)}`, bytes(24), `whsec_${bytes(24)}!`, `${SECRET}=`]
  for (const LEADS_WEBHOOK_SECRET of wrong) {
    assert.match(problems({ ...WEBHOOK, LEADS_WEBHOOK_SECRET }), 'LEADS_WEBHOOK_SECRET is not right')
  }
  const all = problems({
    SMTP_URL: 'http://user:hidden@x',
    LEADS_WEBHOOK_URL: 'ftp://hidden',
    LEADS_WEBHOOK_SECRET: 'hidden',
  })
  assert.not.match(all, 'hidden')
})

delivery('refuses addresses that would be several, or none', () => {
  for (const LEADS_MAIL_TO of ['owner', 'a@x.org, b@x.org', 'Owner <owner@x.org>', 'a@b@c']) {
    assert.not(readSettings({ ...MAIL, LEADS_MAIL_TO }).ok, LEADS_MAIL_TO)
  }
  for (const SMTP_URL of ['mail.example.com', 'smtp://', 'https://mail.example.com']) {
    assert.not(readSettings({ ...MAIL, SMTP_URL }).ok, SMTP_URL)
  }
})

delivery.run()

function problems(environment: Record<string, string>): string {
  const reading = readSettings(environment)
  return reading.ok ? '' : reading.problems.join('\n')
}
