import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fullServices, servicesFor } from '../../test/services.ts'
import type { LeadKind } from '../lib/lead.ts'
import { formToken } from './form-token.ts'
import { leadOf } from './take-lead.ts'

const test = suite('leadOf')

const BODY = { name: 'Erika', email: 'erika@example.org', source: 'home', message: 'Hallo' }
const KEY = '5a0c4d7e-0000-4000-8000-000000000000'

test('commits what was typed, without the fields that only distinguish people from robots', async () => {
  const { services, leads } = servicesFor()
  const token = formToken(new Date(-9000), 'secret')
  const id = await take({ ...BODY, website: '', elapsedMs: 9000, token }, {}, services)
  assert.equal(leads, [
    {
      ...{ id: 'id-1', kind: 'contact', createdAt: new Date(0), source: 'home', language: 'de' },
      payload: BODY,
      suspicion: [],
      promise: { hours: 2, remindAt: new Date('1970-01-01T09:30:00Z'), dueAt: new Date('1970-01-01T10:00:00Z') },
      visit: token.split('.').slice(0, 2).join('.'),
    },
  ])
  assert.is(id, 'id-1')
})

test('promises what the form does, in office hours', async () => {
  const { services, leads } = servicesFor()
  const token = formToken(new Date(-9000), 'secret')
  const take = (kind: LeadKind, source: string) =>
    takeLead(new Request('http://localhost', { method: 'POST' }), services, {
      ...{ kind, language: 'de' },
      body: { ...BODY, source, token },
    })
  await take('contact', 'talk_to_us_contact_form')
  await take('booking', 'Home')
  await take('partial', 'Home-step1')
  assert.equal(
    leads.map(({ promise }) => promise && [promise.hours, promise.dueAt.toISOString()]),
    [[24, '1970-01-02T00:00:00.000Z'], [2, '1970-01-01T10:00:00.000Z'], undefined],
  )
})

test('promises nothing to what looks like a robot', async () => {
  const { services, leads } = servicesFor()
  await take({ ...BODY, website: 'x' }, {}, services)
  assert.is(leads[0]?.promise, undefined)
})

test('knows no visit without a token of ours', async () => {
  const { services, leads } = servicesFor()
  await take(BODY, {}, services)
  await take({ ...BODY, token: formToken(new Date(-9000), 'other') }, {}, services)
  assert.equal(
    leads.map((lead) => 'visit' in lead),
    [false, false],
  )
})

test('marks what looks like a robot', async () => {
  const { services, leads } = servicesFor()
  await take({ ...BODY, website: 'x' }, {}, services)
  await take({ ...BODY, subject: 'Backlinks' }, {}, services)
  assert.equal(
    leads.map(({ suspicion }) => suspicion),
    [
      ['honeypot', 'no-token'],
      ['no-token', 'content'],
    ],
  )
})

test('marks what comes without a token of ours, in every content type', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const { services, leads } = servicesFor()
    const headers = { 'content-type': type }
    await take({ ...BODY, subject: 'Backlinks' }, headers, services)
    await take({ ...BODY, token: 'made up' }, headers, services)
    await take({ ...BODY, token: formToken(new Date(-9000), 'secret') }, headers, services)
    assert.equal(
      leads.map(({ suspicion }) => suspicion),
      [['no-token', 'content'], ['no-token'], []],
      type,
    )
  }
})

test('marks what a page of another site sends', async () => {
  const { services, leads } = servicesFor()
  const token = formToken(new Date(-9000), 'secret')
  await take({ ...BODY, token }, { 'sec-fetch-site': 'cross-site' }, services)
  assert.equal(leads[0]?.suspicion, ['other-origin'])
})

test('has one id for what is sent twice with the same key', async () => {
  const { services, leads } = servicesFor()
  const ids = [
    await take({ ...BODY, elapsedMs: 5000 }, { 'idempotency-key': KEY }, services),
    await take({ ...BODY, elapsedMs: 9000 }, { 'idempotency-key': KEY }, services),
  ]
  assert.is(ids[0], ids[1])
  assert.match(ids[0] ?? '', /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(
    leads.map(({ id }) => id),
    ids,
  )
})

test('never merges two leads that have the same key', async () => {
  const { services } = servicesFor()
  const headers = { 'idempotency-key': KEY }
  const first = await take(BODY, headers, services)
  assert.is.not(await take({ ...BODY, message: 'Anders' }, headers, services), first)
  assert.is.not(await take(BODY, headers, services, 'booking'), first)
})

test('ignores a key that could be guessed or is too long', async () => {
  for (const key of ['', 'short', 'x'.repeat(101), `${KEY};DROP TABLE leads`]) {
    const { services } = servicesFor()
    assert.is(await take(BODY, { 'idempotency-key': key }, services), 'id-1', key)
  }
})

test('says so when the outbox cannot store it', async () => {
  const message = await take(BODY, {}, fullServices()).catch((error: Error) => error.message)
  assert.is(message, 'full')
})

test.run()

type Given = Parameters<typeof leadOf>[2]

function take(
  body: Given['body'],
  headers: Record<string, string>,
  services: Parameters<typeof leadOf>[1],
  kind: Given['kind'] = 'contact',
): Promise<string> {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  return takeLead(request, services, { kind, language: 'de', body })
}

/** Stores a lead, as the forms do. @returns its id */
async function takeLead(...given: Parameters<typeof leadOf>): Promise<string> {
  const lead = await leadOf(...given)
  await given[1].outbox.put(lead)
  return lead.id
}
