import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fullServices, servicesFor } from '../test/services.ts'
import { contact } from './contact.ts'
import { AnsweredError } from './lib/types.ts'

const test = suite('contact')

test('commits the message and answers with its id', async () => {
  const { services, leads } = servicesFor()
  const answer = await contact(post(message()), services)
  assert.equal([answer.status, await answer.json()], [200, { ok: true, id: 'id-1' }])
  assert.equal(leads, [
    {
      id: 'id-1',
      kind: 'contact',
      createdAt: new Date(0),
      source: 'homepage_contact_form',
      language: 'de',
      payload: message(),
      suspicion: ['no-token'],
    },
  ])
})

test('answers a robot like a person, and keeps its message with a mark', async () => {
  const { services, leads } = servicesFor()
  const answer = await contact(post({ ...message(), website: 'https://spam.example' }), services)
  assert.equal([answer.status, await answer.json()], [200, { ok: true, id: 'id-1' }])
  assert.equal([leads[0]?.suspicion, leads[0]?.payload], [['honeypot', 'no-token'], message()])
})

test('names the wrong fields in the language of the page', async () => {
  const answer = await contact(post({ ...message(), name: ' ', email: 'x', language: 'en' }), servicesFor().services)
  assert.is(answer.status, 422)
  assert.equal(await answer.json(), {
    ok: false,
    error: 'Please enter your name',
    fields: { name: 'Please enter your name', email: 'Please enter a valid e-mail address' },
  })
})

test('names what is missing', async () => {
  const answer = await contact(post({ source: 'x', metadata: { form_type: 'y' } }), servicesFor().services)
  assert.equal(await answer.json(), {
    ok: false,
    error: 'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail, Nachricht)',
    fields: {
      name: 'Bitte geben Sie Ihren Namen ein',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
      message: 'Bitte schreiben Sie uns eine Nachricht',
    },
  })
})

test('names what the page left out, and asks nobody to fill in what is there', async () => {
  const incomplete = 'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.'
  const { metadata, ...without } = message()
  const fieldsOf = async (body: object) => {
    const answer = await contact(post(body), servicesFor().services)
    assert.is(answer.status, 422)
    return answer.json()
  }
  assert.equal(await fieldsOf(without), { ok: false, error: incomplete, fields: { metadata: incomplete } })
  assert.equal(await fieldsOf({ ...without, metadata: {} }), {
    ok: false,
    error: incomplete,
    fields: { 'metadata.form_type': incomplete },
  })
  const { error, fields } = await fieldsOf({ ...without, name: undefined })
  assert.is(error, 'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail, Nachricht)')
  assert.equal(Object.keys(fields), ['name', 'metadata'])
})

test('answers a form with a page', async () => {
  const { services, leads } = servicesFor()
  const answer = await contact(form(fields()), services)
  const text = await answer.text()
  assert.is(answer.status, 200)
  assert.match(text, 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.')
  assert.match(text, '<a href="/kontakt">Zurück zur Seite</a>')
  assert.equal(leads[0]?.payload, message())
})

test('shows a form again that has something missing, with what was typed', async () => {
  const answer = await contact(form({ ...fields(), email: '' }), servicesFor().services)
  const text = await answer.text()
  assert.is(answer.status, 422)
  assert.match(text, 'value="Erika Beispiel"')
  assert.match(text, 'id="email-error">Bitte geben Sie Ihre E-Mail-Adresse ein')
})

test('says how to reach the owner when the store fails', async () => {
  const answer = await refusalOf(contact(post({ ...message(), language: 'en' }), fullServices()))
  const error = 'That did not work. Please try again. How to reach us directly: +49 000, post@example.org'
  assert.equal([answer.status, await answer.json()], [503, { ok: false, error, fields: {} }])
  assert.is(answer.headers.get('retry-after'), '30')
})

test('keeps what was typed on the page when the store fails', async () => {
  const answer = await refusalOf(contact(form(fields()), fullServices()))
  const text = await answer.text()
  assert.is(answer.status, 503)
  assert.match(text, 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')
  assert.match(text, 'href="tel:+49000"')
  assert.match(text, 'href="mailto:post@example.org"')
  assert.match(text, 'value="Erika Beispiel"')
})

test('refuses a body that is too large, in the language of the page', async () => {
  const request = post({ ...message(), message: 'x'.repeat(70_000) }, { referer: 'http://localhost/pt/' })
  const answer = await contact(request, servicesFor().services)
  assert.is(answer.status, 413)
  assert.match((await answer.json()).error, 'A mensagem é longa demais')
})

test('does not spend long on an address that is made to be slow', async () => {
  const start = process.cpuUsage()
  const answer = await contact(post({ ...message(), email: `a@${'a.'.repeat(30_000)} ` }), servicesFor().services)
  assert.is(answer.status, 422)
  // CPU time, so that other load on the machine does not count.
  assert.ok(process.cpuUsage(start).user < 500_000)
})

test.run()

function message() {
  return {
    name: 'Erika Beispiel',
    email: 'erika@example.org',
    message: 'Guten Tag',
    source: 'homepage_contact_form',
    metadata: { form_type: 'contact_form' },
  }
}

function fields(): Record<string, string> {
  const { metadata, ...flat } = message()
  return { ...flat, 'metadata.form_type': metadata.form_type, website: '' }
}

function post(body: object, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/contact', {
    method: 'POST',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function form(values: Record<string, string>): Request {
  const headers = { host: 'localhost', referer: 'http://localhost/kontakt' }
  return new Request('http://localhost/api/contact', { method: 'POST', headers, body: new URLSearchParams(values) })
}

/** What a visitor reads when a handler failed. */
async function refusalOf(promise: Promise<Response>): Promise<Response> {
  const failure = await promise.catch((error: unknown) => error)
  assert.instance(failure, AnsweredError)
  return (failure as AnsweredError).answer
}
