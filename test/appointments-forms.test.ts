// A booking without scripts, over HTTP: the page that answers it offers times, and links move and cancel what was chosen.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answer, ask, makeDist, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE } from './server-site.ts'

const ALL_DAY = [{ from: '00:00', to: '24:00' }]
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const appointments = {
  ...{ zone: 'Europe/Berlin', minutes: 60, bufferMinutes: 0, noticeHours: 0, horizonDays: 2 },
  hours: Object.fromEntries(DAYS.map((day) => [day, ALL_DAY])),
}

interface Context {
  folder: string
  server: ServerProcess
}

const test = suite<Context>('a booking without scripts')

test.before.each(async (context) => {
  context.folder = await makeDist(FILES, { ...HOST, appointments })
  context.server = await startServer(context.folder)
})

test.after.each(async ({ folder, server }) => {
  await server.stop()
  removeDist(folder)
})

function send(server: ServerProcess, path: string, fields: Record<string, string>): Promise<Answer> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
    referer: 'http://localhost/',
  }
  return ask(server, path, { headers, body: new URLSearchParams(fields).toString() })
}

const formOf = (text: string) => /<form[^>]* action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
const timesOf = (text: string) => [...text.matchAll(/name="slot" value="([^"]+)"/g)].map(([, time = '']) => time)
const statesOf = async (server: ServerProcess) =>
  (await rows(server, 'SELECT state, starts_at, sequence FROM appointments')).map(({ state, starts_at, sequence }) => [
    state,
    new Date(Number(starts_at)).toISOString(),
    Number(sequence),
  ])

test('is answered with a question about a number that nobody could call', async ({ server }) => {
  const usual = await send(server, '/api/booking', BOOKING)
  assert.not.match(usual.text, 'sieht ungewöhnlich aus')
  const { text } = await send(server, '/api/booking', { ...BOOKING, phone: '1 <b>$&' })
  assert.match(text, 'Die Nummer 1 &lt;b&gt;$&amp; sieht ungewöhnlich aus.')
  assert.is(timesOf(text).length > 0, true)
  assert.is((await rows(server, 'SELECT id FROM leads')).length, 2)
})

test('is answered with times; one is chosen, moved and cancelled', async ({ server }) => {
  const answer = await send(server, '/api/booking', BOOKING)
  assert.is(answer.status, 200)
  assert.match(answer.text, 'Wann dürfen wir anrufen?')
  assert.match(answer.text, 'Wir melden uns innerhalb von 2 Stunden bei Ihnen.')
  assert.equal([await statesOf(server), (await rows(server, 'SELECT id FROM leads')).length], [[], 1])
  const [path, times] = [formOf(answer.text), timesOf(answer.text)]
  assert.ok(times.length >= 48)
  const [, first = '', second = ''] = times

  const none = await send(server, path, {})
  assert.equal([none.status, timesOf(none.text).length > 0], [422, true])
  const wrong = await send(server, path, { slot: '2020-01-01T08:00:00.000Z' })
  assert.equal([wrong.status, await statesOf(server)], [409, []])
  const chosen = await send(server, path, { slot: first })
  assert.equal([chosen.status, await statesOf(server)], [200, [['booked', first, 0]]])
  assert.match(chosen.text, 'Ihr Termin steht')
  // The back button, and sent once more.
  assert.equal([(await send(server, path, { slot: second })).status, (await ask(server, path)).status], [410, 410])

  const [manage = ''] = linksOf(chosen.text)
  const page = await ask(server, manage)
  assert.equal(
    [page.status, page.headers['cache-control'], page.headers['referrer-policy']],
    [200, 'no-store', 'same-origin'],
  )
  assert.not.ok(timesOf(page.text).includes(first))
  const calendar = await ask(server, `${manage}&file=ics`)
  assert.match(calendar.text, /^BEGIN:VCALENDAR\r\n/)
  assert.match(String(calendar.headers['content-type']), 'text/calendar')
  const moved = await send(server, formOf(page.text), { slot: second })
  assert.equal([moved.status, await statesOf(server)], [200, [['booked', second, 1]]])

  const [last = ''] = linksOf(moved.text)
  assert.match((await ask(server, `${last}&cancel=ask`)).text, 'Diesen Termin absagen?')
  assert.equal(await statesOf(server), [['booked', second, 1]])
  const cancelled = await send(server, last, { cancel: 'yes' })
  assert.match(cancelled.text, 'Ihr Termin ist abgesagt')
  assert.equal(await statesOf(server), [['cancelled', second, 2]])
  assert.equal([(await send(server, last, { cancel: 'yes' })).status, (await ask(server, manage)).status], [410, 410])
})

test('may have its time in it, which is not given to who has no token', async ({ server }) => {
  const { slots } = JSON.parse((await ask(server, '/api/slots')).text)
  const answer = await send(server, '/api/booking', { ...BOOKING, slot: slots[1] })
  assert.equal([answer.status, await statesOf(server)], [200, []])
  // Whoever reads the page is a person, and can choose there.
  assert.ok(timesOf(answer.text).includes(new Date(slots[1]).toISOString()))
})

test('may begin as a message that asks for a call', async ({ server }) => {
  const { metadata: _, ...typed } = MESSAGE
  const fields = { ...typed, phone: '0170 0000000', 'metadata.form_type': 'booking_request' }
  const answer = await send(server, '/api/contact', fields)
  assert.is(answer.status, 200)
  const [, slot = ''] = timesOf(answer.text)
  const chosen = await send(server, formOf(answer.text), { slot })
  assert.equal([chosen.status, await statesOf(server)], [200, [['booked', slot, 0]]])
  const [manage = ''] = linksOf(chosen.text)
  assert.is((await ask(server, `${manage}&file=ics`)).status, 200)
  assert.is((await send(server, manage, { cancel: 'yes' })).status, 200)
})

test('has links that nobody else can make', async ({ server }) => {
  const path = formOf((await send(server, '/api/booking', BOOKING)).text)
  const { slots } = JSON.parse((await ask(server, '/api/slots')).text)
  const [id = '', sequence, signature = ''] = path.replace(/^.*t=/, '').split('.')
  const forged = [
    '',
    'x',
    `${id}.0.${signature}`,
    `${id}.${sequence}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `00000000-0000-4000-8000-000000000000.${sequence}.${signature}`,
    `${id}.${sequence}.${signature}.x`,
    'ä'.repeat(2000),
  ]
  for (const token of forged) {
    const link = `/api/appointment?t=${encodeURIComponent(token)}`
    const [shown, sent] = [await ask(server, link), await send(server, link, { slot: slots[1], cancel: 'yes' })]
    assert.equal([shown.status, sent.status], [404, 404], token.slice(0, 50))
    assert.match(shown.text, 'tel:+49000000')
    assert.not.match(shown.text, BOOKING.name)
  }
  assert.equal(await statesOf(server), [])
  const large = await send(server, path, { slot: 'x'.repeat(5000) })
  assert.is(large.status, 404)
})

test.run()

/** The links of a page to the appointment. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/href="(\/api\/appointment\?t=[\w.-]+)"/g)].map(([, link = '']) => link)
}
