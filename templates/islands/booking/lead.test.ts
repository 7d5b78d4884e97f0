import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  contactProblem,
  detailsProblem,
  finalLead,
  fit,
  type Origin,
  partialLead,
  type Typed,
  typedIn,
} from './lead.ts'

const ORIGIN: Origin = {
  source: 'Landing Page',
  service: 'Website',
  url: 'https://www.example.org/website-erstellen-lassen',
  now: new Date('2025-05-14T09:30:00Z'),
  elapsedMs: 8200.4,
  told: {},
}

const details = suite('detailsProblem')

details('names what is missing, and what only looks like an address', () => {
  assert.equal(detailsProblem(typed({ name: '', email: '' })), { kind: 'required', fields: ['name', 'email'] })
  assert.equal(detailsProblem(typed({ email: '' })), { kind: 'required', fields: ['email'] })
  for (const email of ['erika', 'erika@', 'erika@example', 'a@b..de', `${'a'.repeat(320)}@example.org`])
    assert.equal(detailsProblem(typed({ email })), { kind: 'emailFormat', fields: ['email'] }, email)
})

details('asks for no phone number', () => assert.is(detailsProblem(typed({ phone: '' })), null))

details.run()

const contact = suite('contactProblem')

contact('asks for a number to call, and for nothing else', () => {
  assert.equal(contactProblem(typed({ callback: '' })), { kind: 'phone', fields: ['callback'] })
  assert.is(contactProblem(typed({ company: '', message: '' })), null)
})

contact('asks for a time where a day was chosen', () => {
  assert.equal(contactProblem(typed({ day: '26.11.26' })), { kind: 'time', fields: ['appointment'] })
  assert.is(contactProblem(typed({ day: '26.11.26', slot: '2026-11-26T08:00:00Z' })), null)
})

contact.run()

const partial = suite('partialLead')

partial('says which step and which source it comes from', () => {
  assert.equal(partialLead(typed({ phone: '0170 1' }), ORIGIN), {
    name: 'Erika Beispiel',
    email: 'erika@example.org',
    phone: '0170 1',
    timestamp: '2025-05-14T09:30:00.000Z',
    source: 'Landing Page-step1',
    step: 'partial_lead',
    elapsedMs: 8200,
  })
})

partial.run()

const final = suite('finalLead')

final('carries the number of step 2, and what a robot typed', () => {
  assert.equal(finalLead(typed({ phone: '0170 1', website: 'spam' }), ORIGIN), {
    name: 'Erika Beispiel',
    email: 'erika@example.org',
    phone: '0170 2',
    company: '',
    employees: '2-5',
    message: '',
    timestamp: '2025-05-14T09:30:00.000Z',
    source: 'Landing Page',
    service: 'Website',
    url: 'https://www.example.org/website-erstellen-lassen',
    website: 'spam',
    elapsedMs: 8200,
  })
})

final('says which package was chosen, and takes along what the visitor did before', () => {
  const told = { package: 'STARTER', landing: '/' }
  const { service, context } = finalLead(typed({}), { ...ORIGIN, told })
  assert.equal([service, context], ['Website: STARTER', told])
  assert.not('context' in partialLead(typed({}), { ...ORIGIN, told }))
})

final('carries a fixed time with the clock that the visitor lives by, and neither without', () => {
  const lead = finalLead(typed({ day: 'x', slot: '2026-11-26T08:00:00Z' }), ORIGIN)
  assert.equal([lead.slot, lead.zone], ['2026-11-26T08:00:00Z', Intl.DateTimeFormat().resolvedOptions().timeZone])
  const soon = finalLead(typed({}), ORIGIN)
  assert.not('slot' in soon || 'zone' in soon)
})

final('sends no text that is longer than the server takes', () => {
  const long = 'x'.repeat(30_000)
  const lead = finalLead(typed({ name: long, callback: long, company: long, message: long }), { ...ORIGIN, url: long })
  assert.equal(
    [lead.name, lead.phone, lead.company, lead.message, lead.url].map((text) => text?.length),
    [200, 60, 300, 20_000, 2000],
  )
})

final.run()

const fitting = suite('fit')

fitting('leaves a text as it is, or cuts it between characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const cut = fit(text, 'name')
      assert.ok(text.startsWith(cut) && [...cut].length <= 200)
      if (text.length <= 200) assert.is(cut, text)
    }),
  )
})

fitting('counts characters, as the server does', () => {
  assert.is(fit(`a${'😀'.repeat(200)}`, 'name'), `a${'😀'.repeat(199)}`)
})

fitting.run()

const reading = suite('typedIn')

reading('trims space at the ends, and "" for fields that are not there', () => {
  const form = new FormData()
  form.set('name', '  Erika ')
  assert.equal([typedIn(form).name, typedIn(form).callback], ['Erika', ''])
})

reading.run()

function typed(some: Partial<Typed>): Typed {
  return {
    name: 'Erika Beispiel',
    email: 'erika@example.org',
    phone: '',
    callback: '0170 2',
    day: '',
    slot: '',
    company: '',
    employees: '2-5',
    message: '',
    website: '',
    ...some,
  }
}
