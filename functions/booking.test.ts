import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fullServices, servicesFor } from '../test/services.ts'
import { SITE_TEXTS } from '../test/site-texts.ts'
import { booking } from './booking.ts'
import { AnsweredError } from './lib/types.ts'

const test = suite('booking')

const PARTIAL = {
  ...{ name: 'Erika Beispiel', email: 'erika@example.org', phone: '', timestamp: '2026-03-01T12:00:00.000Z' },
  ...{ source: 'KI Automatisierung Landing Page-step1', step: 'partial_lead' },
}
const BOOKING = {
  ...{ name: 'Erika Beispiel', email: 'erika@example.org', phone: '0170 0000000', company: '', employees: '2-5' },
  ...{ message: '', timestamp: '2026-03-01T12:00:00.000Z', source: 'KI Automatisierung Landing Page' },
  ...{ service: 'KI-Automatisierung', url: 'https://www.example.org/ki-automatisierung-agentur' },
}

test('commits a booking and answers with its id', async () => {
  const { services, leads } = servicesFor()
  const answer = await booking(post(BOOKING), services)
  assert.equal([answer.status, await answer.json()], [200, { ok: true, id: 'id-1' }])
  const [lead] = leads
  assert.equal([lead?.kind, lead?.source, lead?.payload], ['booking', BOOKING.source, BOOKING])
})

test('asks about a number that nobody could call, once: what is sent again is stored', async () => {
  const { services, leads } = servicesFor()
  const answer = await booking(post({ ...BOOKING, phone: '12', checkPhone: true }), services)
  const text = SITE_TEXTS.texts['de']?.booking.problems.unusual
  assert.equal([answer.status, await answer.json()], [422, { ok: false, error: text, fields: { phone: text } }])
  assert.equal(leads, [])
  assert.is((await booking(post({ ...BOOKING, phone: '12' }), services)).status, 200)
  assert.is((await booking(post({ ...BOOKING, checkPhone: true }), services)).status, 200)
  assert.equal(
    leads.map(({ payload }) => payload),
    [{ ...BOOKING, phone: '12' }, BOOKING],
  )
})

test('commits what was typed in step 1 as a partial lead', async () => {
  const { services, leads } = servicesFor()
  assert.is((await booking(post(PARTIAL), services)).status, 200)
  assert.equal([leads[0]?.kind, leads[0]?.payload], ['partial', PARTIAL])
})

const CONTEXT = {
  ...{ package: 'STARTER', calculation: { employees: 8, percent: 30, saving: 35280, months: 2 } },
  ...{ document: { kind: 'Eingangsrechnung', facts: ['Wie viel: 1.475,60 €'] }, referrer: 'search.example.org' },
}

test('stores what the visitor did before, in one line each', async () => {
  const { services, leads } = servicesFor()
  assert.is((await booking(post({ ...BOOKING, context: CONTEXT }), services)).status, 200)
  assert.equal(leads[0]?.payload, { ...BOOKING, context: CONTEXT })
  await booking(post({ ...BOOKING, context: { trade: 'Maler\r\nKennung: 7\u202e', check: '\u0000' } }), services)
  assert.equal(leads[1]?.payload['context'], { trade: 'Maler Kennung: 7' })
  await booking(post({ ...BOOKING, context: { check: ' ' } }), services)
  assert.equal(leads[2]?.payload, BOOKING)
})

test('takes no context that is larger or other than agreed', async () => {
  for (const context of [
    'STARTER',
    [],
    { package: 7 },
    { other: 'x' },
    { package: 'x'.repeat(81) },
    { calculation: { employees: '8', percent: 30, saving: 1 } },
    { document: { kind: 'x', facts: Array.from({ length: 5 }, () => 'x') } },
    { landing: 'https://evil.example/' },
    { referrer: '<script>' },
  ])
    assert.is((await refused({ ...BOOKING, context })).ok, false, JSON.stringify(context))
  assert.is((await refused({ ...PARTIAL, context: CONTEXT })).ok, false, 'a partial lead has none')
})

test('stores the language of the page', async () => {
  const { services, leads } = servicesFor()
  await booking(post(BOOKING, { referer: 'http://localhost/pt/talk-to-us' }), services)
  assert.is(leads[0]?.language, 'pt')
})

test('answers a robot like a person, and keeps what it sent with a mark', async () => {
  const { services, leads } = servicesFor()
  const answer = await booking(post({ ...BOOKING, website: 'x', elapsedMs: 3 }), services)
  assert.equal([answer.status, await answer.json()], [200, { ok: true, id: 'id-1' }])
  assert.equal([leads[0]?.suspicion, leads[0]?.payload], [['honeypot', 'too-fast', 'no-token'], BOOKING])
})

test('says what is missing, the first step first', async () => {
  const required = 'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail)'
  const phone = 'Telefonnummer ist für die finale Terminbuchung erforderlich'
  const { name: _name, email: _email, ...rest } = BOOKING
  assert.equal(await refused({ ...rest, phone: '' }), {
    ...{ ok: false, error: required },
    fields: { name: required, email: required, phone },
  })
  assert.equal(await refused({ ...BOOKING, phone: ' ' }), { ok: false, error: phone, fields: { phone } })
  assert.is((await refused({ ...PARTIAL, name: ' ' })).error, required)
})

test('says what is wrong with an address', async () => {
  const error = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
  assert.equal(await refused({ ...BOOKING, email: 'erika@localhost' }), { ok: false, error, fields: { email: error } })
})

test('says in the language of the page that a value does not fit', async () => {
  const { error, fields } = await refused({ ...BOOKING, employees: '7' }, { referer: 'http://localhost/en/' })
  assert.equal([error, Object.keys(fields)], ['This entry is too long or does not fit', ['employees']])
})

test('refuses a body that is not a booking', async () => {
  for (const [body, status] of [
    ['{', 400],
    ['[]', 422],
    ['null', 422],
    [JSON.stringify({ ...BOOKING, step: 'other' }), 422],
    [JSON.stringify({ ...BOOKING, isAdmin: true }), 422],
    [JSON.stringify({ ...BOOKING, message: 'x'.repeat(70_000) }), 413],
  ] as const) {
    const { services, leads } = servicesFor()
    assert.equal([(await booking(raw(body), services)).status, leads], [status, []], body.slice(0, 50))
  }
  assert.is((await booking(raw('<x/>', { 'content-type': 'text/xml' }), servicesFor().services)).status, 415)
})

test('answers a form with a page', async () => {
  const { services, leads } = servicesFor()
  const answer = await booking(form(BOOKING), services)
  const text = await answer.text()
  assert.equal([answer.status, leads.length], [200, 1])
  assert.match(text, '<h1>Termin gebucht!</h1>')
  assert.match(text, 'Wir melden uns innerhalb von 2 Stunden bei Ihnen.')
  const again = await booking(form({ ...BOOKING, phone: '' }), servicesFor().services)
  assert.is(again.status, 422)
  assert.match(await again.text(), 'Telefonnummer ist für die finale Terminbuchung erforderlich')
})

test('escapes what stands on a page: its texts, and the address it came from', async () => {
  const texts = JSON.parse(JSON.stringify(SITE_TEXTS).replaceAll('Wir melden uns', '<i>Wir</i> melden uns'))
  const request = form(BOOKING)
  request.headers.set('referer', 'http://localhost/a&b')
  const text = await (await booking(request, servicesFor({ texts }).services)).text()
  assert.match(text, '<p>&lt;i&gt;Wir&lt;/i&gt; melden uns')
  assert.match(text, '<a href="/a&amp;b">')
})

test('says how to reach the owner when the store fails', async () => {
  const failure = await booking(post(BOOKING), fullServices()).catch((error: unknown) => error)
  assert.instance(failure, AnsweredError)
  const { answer } = failure as AnsweredError
  const error =
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal. Der direkte Weg zu uns: +49 000, post@example.org'
  assert.equal([answer.status, await answer.json()], [503, { ok: false, error, fields: {} }])
  assert.is(answer.headers.get('retry-after'), '30')
})

test.run()

function post(body: object, headers: Record<string, string> = {}): Request {
  return raw(JSON.stringify(body), headers)
}

function raw(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/booking', {
    method: 'POST',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    body,
  })
}

function form(values: Record<string, string>): Request {
  const headers = { host: 'localhost', referer: 'http://localhost/ki-automatisierung-agentur' }
  return new Request('http://localhost/api/booking', { method: 'POST', headers, body: new URLSearchParams(values) })
}

async function refused(body: object, headers: Record<string, string> = {}) {
  const answer = await booking(post(body, headers), servicesFor().services)
  assert.is(answer.status, 422)
  return answer.json()
}
