import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contactMessage, findProblems, firstWrong, type Typed, typedIn } from './message.ts'

const SENDER = { source: 'homepage_contact_form', metadata: { form_type: 'contact_form' }, language: 'de' }
const TEXTS = { name: 'no name', email: 'no address', emailFormat: 'no such address', message: 'no message' }

const finding = suite('findProblems')

finding('names every required field that is empty', () => {
  assert.equal(findProblems(typed({ name: '', email: '', message: '' }), TEXTS), {
    name: 'no name',
    email: 'no address',
    message: 'no message',
  })
})

finding('distinguishes a malformed address from a missing one', () => {
  for (const email of ['erika', 'erika@', 'erika@example', 'e r@example.org', 'a@b@example.org'])
    assert.equal(findProblems(typed({ email }), TEXTS), { email: 'no such address' })
})

finding('accepts an empty phone and subject', () => assert.equal(findProblems(typed({}), TEXTS), {}))

finding.run()

const first = suite('firstWrong')

first('follows the order of the form', () => {
  assert.is(firstWrong({ message: 'no message', email: 'no address' }), 'email')
  assert.is(firstWrong({}), undefined)
})

first.run()

const reading = suite('typedIn')

reading('trims space at the ends, and "" for fields that are not there', () => {
  const form = new FormData()
  form.set('name', '  Erika Beispiel ')
  assert.equal(typedIn(form), typed({ name: 'Erika Beispiel', email: '', message: '' }))
})

reading.run()

const body = suite('contactMessage')

body('leaves out what is empty', () => {
  assert.equal(contactMessage(typed({}), SENDER, { trap: '', elapsedMs: 8200.4 }), {
    name: 'Erika Beispiel',
    email: 'erika@example.org',
    message: 'Hallo',
    ...SENDER,
    elapsedMs: 8200,
  })
})

body('carries phone, subject and what a robot typed', () => {
  const sent = contactMessage(typed({ phone: '0170', subject: 'Chat' }), SENDER, { trap: 'spam', elapsedMs: 1 })
  assert.equal([sent.phone, sent.subject, sent.website], ['0170', 'Chat', 'spam'])
})

body.run()

function typed(some: Partial<Typed>): Typed {
  const all = { name: 'Erika Beispiel', email: 'erika@example.org', phone: '', subject: '', message: 'Hallo' }
  return { ...all, ...some }
}
