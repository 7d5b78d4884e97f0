import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SINK_SERVICES } from '../../test/services.ts'
import { readSettings, SETTINGS } from './settings.ts'
import { settingsHelp, settingsTable } from './settings-help.ts'
import { GERMAN_SETTINGS } from './settings-help-german.ts'

const test = suite('readSettings')

test('has a default for everything, also where a value is empty', () => {
  const databaseUrl = 'file:data/leads.db'
  const own = { role: 'all', documentsUrl: null, workers: 1, limits: null, limitsRates: true }
  const value = {
    port: 3000,
    ...own,
    databaseUrl,
    modelsFolder: null,
    trustedProxies: 0,
    metricsAt: null,
    logsAccess: false,
  }
  for (const environment of [{}, { PORT: '', RATE_LIMIT: ' ', MODELS_DIR: '' }]) {
    assert.equal(ownSettings(environment), value)
    assert.equal(sinkNames(environment), [])
  }
})

test('reads what is set', () => {
  const environment = {
    ...{ PORT: '0', LEADS_DATABASE_URL: 'libsql://db.example', RATE_LIMIT: 'off', TRUST_PROXY: '1' },
    ...{ MODELS_DIR: '/srv/models', ROLE: 'web', DOCUMENTS_URL: 'http://10.0.0.5:3000/', WORKERS: '4' },
    ...{ LIMITS_URL: 'redis://:secret@cache.example', METRICS_PORT: '[::1]:9464', ACCESS_LOG: 'on' },
  }
  assert.equal(ownSettings(environment), {
    ...{ role: 'web', documentsUrl: 'http://10.0.0.5:3000', workers: 4 },
    ...{ port: 0, databaseUrl: 'libsql://db.example', limitsRates: false, trustedProxies: 1 },
    ...{ modelsFolder: '/srv/models', limits: { redis: 'redis://:secret@cache.example' } },
    ...{ metricsAt: { host: '::1', port: 9464 }, logsAccess: true },
  })
})

test('knows what a role needs', () => {
  const problem = (environment: Record<string, string>) => problems(environment).split('. ')[0]
  assert.is(problem({ ROLE: 'web' }), 'ROLE is "web", but DOCUMENTS_URL is not set')
  assert.match(problem({ DOCUMENTS_URL: 'http://10.0.0.5:3000' }) ?? '', 'DOCUMENTS_URL is set, but ROLE is not "web"')
  assert.is(problem({ ROLE: 'documents' }), 'ROLE is "documents", but TRUST_PROXY is not set')
  assert.is(problem({ ROLE: 'documents', TRUST_PROXY: '1' }), '')
  for (const DOCUMENTS_URL of ['10.0.0.5:3000', 'ftp://x', 'http://x/api', 'http://user:hidden@x']) {
    assert.match(problem({ ROLE: 'web', DOCUMENTS_URL }) ?? '', /^DOCUMENTS_URL is /, DOCUMENTS_URL)
  }
  for (const WORKERS of ['0', '65', '1.5', 'auto']) assert.match(problem({ WORKERS }) ?? '', 'WORKERS is', WORKERS)
  assert.match(problem({ ROLE: 'both' }) ?? '', 'ROLE is "both"')
})

test('serves figures to this machine alone, unless an address is named', () => {
  const placeOf = (METRICS_PORT: string) => {
    const reading = readSettings({ METRICS_PORT })
    return reading.ok ? reading.value.metricsAt : reading.problems.join().split('. ')[0]
  }
  assert.equal(placeOf('9464'), { host: '127.0.0.1', port: 9464 })
  assert.equal(placeOf('0.0.0.0:9464'), { host: '0.0.0.0', port: 9464 })
  for (const wrong of ['on', '65536', 'metrics.example:9464', ':9464', '0.0.0.0', '10.0.0.5:'])
    assert.is(placeOf(wrong), `METRICS_PORT is "${wrong}"`)
})

test('accepts addresses and ranges of proxies', () => {
  const reading = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' })
  assert.equal(reading.ok && reading.value.trustedProxies, ['loopback', '10.0.0.0/8', '2001:db8::1'])
})

test('names each wrong value and what is accepted', () => {
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

test('takes addresses of PostgreSQL that name a machine and a database, and never prints a password', () => {
  const isTaken = (LEADS_DATABASE_URL: string) => readSettings({ LEADS_DATABASE_URL }).ok
  for (const url of [
    'postgres://u:p@db/leads',
    'postgresql://db:6432/leads?sslmode=verify-full',
    'postgres:///l?host=/run',
  ])
    assert.ok(isTaken(url), url)
  for (const url of ['postgres://u:p@db', 'postgres://db/', 'postgres:leads', 'postgres:///leads'])
    assert.not(isTaken(url), url)
  const wrong = { LEADS_DATABASE_URL: 'postgress://u:p@ss/w:rd@db/leads', LIMITS_URL: 'memcached://:p@ss/w@cache' }
  const reading = readSettings(wrong)
  const text = reading.ok ? '' : reading.problems.join('\n')
  assert.match(text, 'postgress://u:***@db/leads')
  assert.match(text, 'memcached://:***@cache')
  assert.not.match(text, 'ss/w')
})

test('finds a misspelt name', () => {
  const reading = readSettings({ LEADS_DATABSE_URL: 'file:/var/leads.db' })
  assert.match(
    reading.ok ? '' : reading.problems.join(),
    'LEADS_DATABSE_URL is not a setting. There are LEADS_DATABASE_URL',
  )
})

test('refuses a database that would vanish with the process', () => {
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
  assert.equal(sinkNames({ ...WEBHOOK, LEADS_WEBHOOK_SECRET: SECRET }), ['webhook'])
  assert.equal(sinkNames(MAIL), ['mail', 'reply-reminder'])
  assert.equal(sinkNames({ ...WEBHOOK, ...MAIL, LEADS_MAIL_CONFIRMATION: 'on', LEADS_MAIL_REMINDER: 'off' }), [
    'webhook',
    'mail',
    'confirmation',
  ])
})

delivery('lets leads out unencrypted, or into a private network, only where that is meant', () => {
  const LEADS_WEBHOOK_ALLOW_PRIVATE = 'on'
  for (const LEADS_WEBHOOK_URL of ['http://hooks.example.com/', 'http://127.0.0.1:80/', 'https://[::ffff:10.0.0.1]/']) {
    assert.match(problems({ LEADS_WEBHOOK_URL }), /unencrypted|private network/)
    assert.ok(readSettings({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_ALLOW_PRIVATE }).ok)
  }
})

delivery('reports a setting whose counterpart is missing', () => {
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

const help = suite('settingsHelp')

help('names every setting with its default, on a terminal as in the README', () => {
  for (const { name } of SETTINGS) {
    assert.match(settingsHelp(), new RegExp(`^  ${name} `, 'm'))
    assert.match(settingsTable(), new RegExp(`^\\| \`${name}\` \\|`, 'm'))
  }
  assert.match(settingsHelp(), /^ {2}PORT +port to listen on \(default: 3000\)$/m)
  assert.match(settingsTable(), '| `PORT` | port to listen on | `3000` |')
})

help('says in German what each setting means, and nothing of one that is gone', () => {
  assert.equal(Object.keys(GERMAN_SETTINGS).toSorted(), SETTINGS.map(({ name }) => name).toSorted())
  // A default in backticks is a value; any other is made of words.
  const english = SETTINGS.filter(({ name, shownFallback }) => {
    const { meaning, shownFallback: german } = GERMAN_SETTINGS[name] ?? { meaning: '' }
    return meaning === '' || (/^[^`]|` /.test(shownFallback) && german === undefined)
  })
  assert.equal(
    english.map(({ name }) => name),
    [],
  )
  assert.match(
    settingsHelp({ fallback: 'Voreinstellung', settings: GERMAN_SETTINGS }),
    /^ {2}SMTP_URL .*\(Voreinstellung: keine Mails\)$/m,
  )
})

help.run()

function ownSettings(environment: Record<string, string>): object {
  const reading = readSettings(environment)
  assert.ok(reading.ok)
  const { sinks, reporters, ...own } = reading.value
  return own
}

function sinkNames(environment: Record<string, string>): string[] {
  const reading = readSettings(environment)
  assert.ok(reading.ok)
  const sinks = reading.value.sinks.flatMap((open) => open(SINK_SERVICES))
  return sinks.map(({ name }) => name)
}

function problems(environment: Record<string, string>): string {
  const reading = readSettings(environment)
  return reading.ok ? '' : reading.problems.join('\n')
}
