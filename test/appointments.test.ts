// An appointment from the choice of a time to its cancellation: handlers, store and mails as the server has them.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { appointment } from '../functions/appointments/appointment.ts'
import { hold } from '../functions/appointments/hold.ts'
import { uidOf } from '../functions/appointments/ical/write.ts'
import type { AppointmentRules } from '../functions/appointments/rules.ts'
import { booking } from '../functions/booking.ts'
import { contact } from '../functions/contact.ts'
import { formToken } from '../functions/leads/form-token.ts'
import type { LeadServices } from '../functions/lib/types.ts'
import { deliverDue } from '../functions/outbox/deliver.ts'
import { APPOINTMENT_MAILS } from '../functions/outbox/sink-names.ts'
import type { Store } from '../functions/outbox/store.ts'
import { mailSinks } from '../functions/sinks/mail.ts'
import { type StoppedClocks, withStore } from './lead.ts'
import { SITE_TEXTS } from './site-texts.ts'
import { type MailServer, startMailServer } from './smtp-server.ts'

/** Sunday noon: the first slot is on Monday morning. */
const SPAN = [{ from: '09:00', to: '12:00' }]
const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 0, noticeHours: 4, horizonDays: 14 },
  hours: { monday: SPAN, tuesday: SPAN, wednesday: SPAN, thursday: SPAN, friday: SPAN },
}
const MONDAY_9 = '2026-03-02T08:00:00.000Z'
const TUESDAY_10 = '2026-03-03T09:00:00.000Z'
const WEDNESDAY_9 = '2026-03-04T08:00:00.000Z'
const SECRET = 'secret'
const SITE = { name: 'Agentur', url: 'https://www.example.org', styles: [], phone: '+49 000', email: null }

const TYPED = {
  ...{ name: 'Erika', email: 'erika@example.org', phone: '0170', employees: '2-5', source: 'home', service: 'KI' },
  ...{ timestamp: '2026-03-01T12:00:00Z', url: 'https://www.example.org/', elapsedMs: 60_000 },
}

interface Context {
  readonly services: LeadServices
  readonly store: Store
  readonly clocks: StoppedClocks
  readonly server: MailServer
  /** Sends what is due, and hands over what has come. */
  mails(): Promise<MailServer['received']>
}

async function withDesk(use: (context: Context) => Promise<void>): Promise<void> {
  const server = await startMailServer()
  const names = ['mail', ...APPOINTMENT_MAILS]
  try {
    await withStore(names, async (store, _url, clocks) => {
      const now = () => new Date(clocks.wall())
      const taken: LeadServices['schedule']['taken'] = ({ start, end }, visit) =>
        store.appointments.taken(start, end, visit)
      let ids = 0
      const services: LeadServices = {
        outbox: store.outbox,
        appointments: store.appointments,
        calendar: null,
        schedule: { rules: RULES, busy: async () => [], taken },
        ...{ site: SITE, texts: SITE_TEXTS, formSecret: SECRET, now },
        newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
      }
      const owner = { to: 'owner@example.org', from: 'site@example.org' }
      const settings = { url: server.url, ...owner, confirms: false, reminds: false, reports: false }
      const sinks = mailSinks(settings, { ...services, rules: RULES, formSecret: async () => SECRET })
      const log = {
        info() {},
        warn() {},
        error(...what: unknown[]) {
          assert.unreachable(JSON.stringify(what))
        },
      }
      const mails = async () => {
        server.received.length = 0
        for (const sink of sinks)
          await deliverDue({ queue: store.queue, sink, log, random: Math.random }, new AbortController().signal)
        return [...server.received]
      }
      await use({ services, store, clocks, server, mails })
    })
  } finally {
    await server.close()
  }
}

const tokenAt = (clocks: StoppedClocks) => formToken(new Date(clocks.wall() - 60_000), SECRET)

function post(path: string, body: object): Request {
  const headers = { 'content-type': 'application/json', referer: 'http://localhost/' }
  return new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

function postForm(path: string, body: Record<string, string>): Request {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Request(`http://localhost${path}`, { method: 'POST', headers, body: new URLSearchParams(body).toString() })
}

const get = (path: string) => new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } })

/** The links of a page or a mail to the appointment, as paths. */
const linksIn = (text: string) =>
  [...text.matchAll(/\/api\/appointment\?t=[\w.-]+/g)].map(([link]) => link.replaceAll('&amp;', '&'))

const attachmentOf = ({ mail }: MailServer['received'][number]) => {
  const [file] = mail.attachments
  const content = file?.content ?? ''
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(/\r?\n/g, '\r\n')
}

const test = suite('an appointment')

test('is held, booked, moved and cancelled, and everybody is told', () =>
  withDesk(async ({ services, clocks, mails }) => {
    const token = tokenAt(clocks)
    const held = await hold(post('/api/hold', { slot: MONDAY_9, token }), services)
    assert.equal(await held.json(), { ok: true, until: '2026-03-01T12:10:00.000Z' })
    const other = await hold(post('/api/hold', { slot: MONDAY_9, token: tokenAt(clocks) }), services)
    assert.is(other.status, 409)
    assert.match((await other.json()).fields.slot, /gerade vergeben/)

    const answer = await booking(
      post('/api/booking', { ...TYPED, token, slot: MONDAY_9, zone: 'Europe/Lisbon' }),
      services,
    )
    const { ok, id, appointment: booked } = await answer.json()
    assert.equal([answer.status, ok, booked.start, booked.minutes], [200, true, MONDAY_9, 30])

    const first = await mails()
    assert.equal(first.map(({ to }) => to[0]).sort(), ['erika@example.org', 'owner@example.org'])
    for (const one of first) {
      const calendar = attachmentOf(one)
      assert.match(one.raw, /content-type: text\/calendar;[^\n]*\n? ?[^\n]*method=REQUEST/i)
      assert.match(calendar, /\r\nMETHOD:REQUEST\r\n/)
      assert.match(calendar, /\r\nDTSTART;TZID=Europe\/Berlin:20260302T090000\r\n/)
      assert.match(calendar, /\r\nSEQUENCE:0\r\n/)
      assert.match(calendar, /BEGIN:VTIMEZONE/)
      assert.is(uidOf(calendar), id)
    }
    const mine = first.find(({ to }) => to[0] === 'erika@example.org')
    assert.match(
      mine?.mail.text ?? '',
      'Montag, 2. März 2026, 09:00 (Europe/Berlin) = Montag, 2. März 2026, 08:00 (Europe/Lisbon)',
    )
    const [link = ''] = linksIn(mine?.mail.text ?? '')
    assert.is(link, booked.manage)

    const page = await appointment(get(link), services)
    const html = await page.text()
    assert.equal([page.status, page.headers.get('referrer-policy')], [200, 'same-origin'])
    assert.not.match(html, '<script')
    assert.match(html, `value="${TUESDAY_10}"`)
    assert.not.match(html, `value="${MONDAY_9}"`)

    const moved = await appointment(postForm(link, { slot: TUESDAY_10 }), services)
    assert.match(await moved.text(), /Ihr Termin ist verschoben/)
    const second = await mails()
    assert.equal(second.map(({ to }) => to[0]).sort(), ['erika@example.org', 'owner@example.org'])
    assert.equal(
      second.map((one) => uidOf(attachmentOf(one))),
      [id, id],
    )
    for (const one of second) assert.match(attachmentOf(one), /SEQUENCE:1\r\n/)
    assert.match(second.map(({ mail }) => mail.subject).join(), 'Termin verschoben: Erika')

    // The old link is used up, and a second click changes nothing.
    const again = await appointment(postForm(link, { slot: WEDNESDAY_9 }), services)
    assert.is(again.status, 410)
    assert.match(await again.text(), 'schon benutzt')
    assert.equal(await mails(), [])

    const [newLink = ''] = linksIn(second.map(({ mail }) => mail.text ?? '').join('\n'))
    const ask = await appointment(get(`${newLink}&cancel=ask`), services)
    assert.match(await ask.text(), 'Diesen Termin absagen?')
    assert.is((await services.appointments.find(id))?.appointment?.state, 'booked')
    const cancelled = await appointment(postForm(newLink, { cancel: 'yes' }), services)
    assert.match(await cancelled.text(), 'Ihr Termin ist abgesagt')
    const third = await mails()
    assert.equal(third.length, 2)
    for (const one of third)
      assert.match(attachmentOf(one), /METHOD:CANCEL\r\n[\s\S]*SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/)
    // The time is free again, and a new one can be chosen.
    assert.is((await hold(post('/api/hold', { slot: TUESDAY_10, token: tokenAt(clocks) }), services)).status, 200)
    const [last = ''] = linksIn(third.map(({ mail }) => mail.text ?? '').join('\n'))
    const rebooked = await appointment(postForm(last, { slot: WEDNESDAY_9 }), services)
    assert.equal([rebooked.status, (await services.appointments.find(id))?.appointment?.sequence], [200, 3])
  }))

test('reminds a day and an hour before, of where it is then', () =>
  withDesk(async ({ services, store, clocks, mails }) => {
    const request = post('/api/booking', { ...TYPED, token: tokenAt(clocks), slot: TUESDAY_10 })
    const { appointment: booked } = await (await booking(request, services)).json()
    assert.is((await mails()).length, 2)
    await clocks.pass(store, 21 * 60 - 1)
    assert.equal(await mails(), [])
    await clocks.pass(store, 1)
    const [day] = await mails()
    assert.match(day?.mail.subject ?? '', /^Erinnerung: Dienstag, 3. März 2026, 10:00/)
    await appointment(postForm(booked.manage, { slot: WEDNESDAY_9 }), services)
    assert.is((await mails()).length, 2)
    await clocks.pass(store, 23 * 60)
    const [dayAgain] = await mails()
    assert.match(dayAgain?.mail.subject ?? '', 'Mittwoch, 4. März')
    await clocks.pass(store, 23 * 60)
    const [hour, ...more] = await mails()
    assert.match(hour?.mail.subject ?? '', 'Mittwoch, 4. März')
    assert.equal(more, [])
  }))

test('is chosen after a form without scripts', () =>
  withDesk(async ({ services, mails }) => {
    const { elapsedMs, ...typed } = TYPED
    assert.ok(elapsedMs)
    const answer = await booking(postForm('/api/booking', typed), services)
    const html = await answer.text()
    assert.equal([answer.status, /Wann dürfen wir anrufen/.test(html)], [200, true])
    // The lead is safe: the owner has it whether or not a time is chosen.
    assert.is((await mails()).length, 1)
    const [link = ''] = linksIn(html)
    const none = await appointment(postForm(link, {}), services)
    assert.equal([none.status, /Bitte wählen Sie eine Zeit/.test(await none.text())], [422, true])
    const chosen = await appointment(postForm(link, { slot: MONDAY_9 }), services)
    assert.match(await chosen.text(), 'Ihr Termin steht')
    const told = await mails()
    assert.equal(told.map(({ to }) => to[0]).sort(), ['erika@example.org', 'owner@example.org'])
    assert.is((await appointment(postForm(link, { slot: TUESDAY_10 }), services)).status, 410)
  }))

test('is chosen after a message without scripts that asks for a call', () =>
  withDesk(async ({ services, mails }) => {
    const { name, email, phone, source } = TYPED
    const typed = { ...{ name, email, phone, source, message: 'Rückruf' }, 'metadata.form_type': 'booking_request' }
    const [link = ''] = linksIn(await (await contact(postForm('/api/contact', typed), services)).text())
    assert.is((await mails()).length, 1)
    assert.is((await appointment(postForm(link, { slot: MONDAY_9 }), services)).status, 200)
    const told = await mails()
    assert.equal(told.map(({ to }) => to[0]).sort(), ['erika@example.org', 'owner@example.org'])
    for (const one of told) assert.match(attachmentOf(one), /DTSTART;TZID=Europe\/Berlin:20260302T090000\r\n/)
  }))

test('is not given to what looks like a robot, which is kept as a call', () =>
  withDesk(async ({ services, store, clocks, mails }) => {
    const young = formToken(new Date(clocks.wall()), SECRET)
    for (const given of [{}, { token: 'forged' }, { token: tokenAt(clocks), website: 'x' }, { token: young }]) {
      const answer = await booking(post('/api/booking', { ...TYPED, ...given, slot: MONDAY_9 }), services)
      const { ok, appointment: booked } = await answer.json()
      assert.equal([answer.status, ok, booked], [200, true, undefined])
    }
    const stored = await store.register.list({})
    assert.equal([stored.length, stored.filter(({ suspicion }) => suspicion.length > 0).length], [4, 4])
    assert.equal(await store.appointments.taken(0, Date.parse(TUESDAY_10), null), [])
    // The owner sees them; nobody else is written to.
    for (const { to } of await mails()) assert.equal(to, ['owner@example.org'])
  }))

test('cannot be had where nothing is offered, and nothing is stored', () =>
  withDesk(async ({ services, store, clocks }) => {
    const refused = async (slot: string) => {
      const answer = await booking(post('/api/booking', { ...TYPED, token: tokenAt(clocks), slot }), services)
      return [answer.status, Object.keys((await answer.json()).fields)]
    }
    const wrong = ['2026-03-01T09:00:00Z', '2026-03-02T03:00:00Z', '2026-03-02T08:10:00Z', '2026-02-30T99:00:00Z']
    for (const slot of wrong) assert.equal(await refused(slot), [409, ['slot']])
    const unknown = { ...services, schedule: { ...services.schedule, busy: async () => null } }
    const answer = await booking(post('/api/booking', { ...TYPED, token: tokenAt(clocks), slot: MONDAY_9 }), unknown)
    assert.is(answer.status, 409)
    assert.equal(await store.register.list({}), [])
    const forged = await hold(post('/api/hold', { slot: MONDAY_9, token: '1.a.b' }), services)
    assert.is(forged.status, 422)
  }))

test('is not shown to who has no link of ours', () =>
  withDesk(async ({ services, store, clocks }) => {
    const request = post('/api/booking', { ...TYPED, token: tokenAt(clocks), slot: MONDAY_9 })
    const { id, appointment: booked } = await (await booking(request, services)).json()
    const statusOf = async (path: string) => (await appointment(get(path), services)).status
    const forged = [
      booked.manage.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      `/api/appointment?t=${id}.0.x`,
    ]
    for (const path of [...forged, '/api/appointment', booked.manage.replace('.0.', '.1.')])
      assert.is(await statusOf(path), 404)
    assert.equal([await statusOf(booked.manage), await statusOf(`${booked.manage}&file=ics`)], [200, 200])
    await clocks.pass(store, 24 * 60)
    assert.is(await statusOf(booked.manage), 410)
  }))

test('stays one when its form is sent again', () =>
  withDesk(async ({ services, store, clocks }) => {
    const body = { ...TYPED, token: tokenAt(clocks), slot: MONDAY_9 }
    const send = async () => {
      const request = post('/api/booking', body)
      request.headers.set('idempotency-key', '0123456789abcdef')
      return (await booking(request, services)).json()
    }
    const [first, second] = [await send(), await send()]
    assert.equal(second, first)
    assert.is((await store.register.list({})).length, 1)
  }))

test.run()
