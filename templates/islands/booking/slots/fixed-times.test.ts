import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import type { Booking, BookingLead } from '../../../../schemas/types.ts'
import { fixedTimes } from './fixed-times.ts'

const SLOT = '2026-11-26T08:00:00Z'
const LEAD: BookingLead = {
  ...{ name: 'Erika', email: 'erika@example.org', phone: '0170', employees: '2-5', source: 'x', service: 'y' },
  ...{ url: 'https://www.example.org/', timestamp: '2026-11-25T08:00:00Z', message: 'Rechnungen', slot: SLOT },
}
const texts = germanTexts()
const times = fixedTimes({ zone: 'Europe/Berlin', minutes: 30, slots: [SLOT] }, texts, 'de')

const test = suite('fixedTimes')

test('asks in the message for a time that is not to be had', () => {
  const { slot, message } = times.askingFor(LEAD)
  assert.is(slot, undefined)
  assert.match(message ?? '', /^Wunschtermin: Donnerstag, 26\. November, 09:00–09:30 Uhr.*\nRechnungen$/)
  const long = times.askingFor({ ...LEAD, message: 'ä'.repeat(20_000) }).message ?? ''
  assert.is([...long].length, 20_000, 'no longer than the server takes')
})

test('says what is booked, and where it can be moved', () => {
  const appointment = { start: SLOT, minutes: 45, manage: '/api/appointment?t=x' }
  const words = times.wordsFor(SLOT, { kind: 'accepted', answer: { ok: true, id: '1', appointment } })
  assert.is(words.heading, 'Termin gebucht!')
  assert.match(words.promise, /^Wir rufen Sie an: Donnerstag, 26\. November, 09:00–09:45 Uhr/)
  assert.is(words.manage, appointment.manage)
  assert.is(words.calendar, '/api/appointment?t=x&file=ics')
})

test('promises nothing that the server has not booked', () => {
  const appointment = { start: SLOT, minutes: 30, manage: 'https://elsewhere.example' }
  for (const answer of [
    { kind: 'unreachable', reason: 'x' },
    { kind: 'accepted', answer: { ok: true, id: '1' } },
    { kind: 'accepted', answer: { appointment } },
    { kind: 'refused', reason: 'HTTP 413', answer: {} },
  ] as const) {
    const { heading, calendar, manage, booked } = times.wordsFor(SLOT, answer)
    assert.equal([heading, booked], [texts.wish.heading, texts.wish.booked])
    assert.equal([calendar, manage], [null, null])
  }
})

test('knows a refusal that is about the time', () => {
  const fields = { slot: 'Vergeben' }
  const refused = { kind: 'refused', reason: 'HTTP 409', answer: { ok: false, error: 'x', fields } } as const
  assert.equal(times.takenIn(refused), { kind: 'taken', fields: ['appointment'], text: 'Vergeben' })
  assert.is(times.takenIn({ ...refused, answer: { fields: { email: 'x' } } }), null)
  assert.is(times.takenIn({ kind: 'unreachable', reason: 'x' }), null)
})

test.run()

/** The texts of the site as German pages get them. */
function germanTexts(): Booking {
  const german = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(german)
    if ('de' in value) return value.de
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, german(inner)]))
  }
  return german(parse(readFileSync('site/data/booking.yaml', 'utf8'))) as Booking
}
