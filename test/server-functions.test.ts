import { once } from 'node:events'
import { createConnection } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ask, makeDist, oldToken, post, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE, PARTIAL_LEAD } from './server-site.ts'

let folder = ''
let server: ServerProcess

const functions = suite('the server lets functions answer')

functions.before(async () => {
  folder = await makeDist(FILES, HOST)
  server = await startServer(folder)
})

functions.after(async () => {
  await server.stop()
  removeDist(folder)
})

functions('and keeps a contact message', async () => {
  const answer = await post(server, '/api/contact', { ...MESSAGE, token: await oldToken(server) })
  const { ok, id } = JSON.parse(answer.text)
  assert.equal([answer.status, ok], [200, true])
  const [row] = await rows(server, "SELECT * FROM leads WHERE kind = 'contact' AND id = ?", id)
  assert.equal(JSON.parse(String(row?.['payload'])), MESSAGE)
  assert.equal([row?.['source'], row?.['language'], row?.['suspicion']], ['homepage_contact_form', 'de', ''])
  assert.equal([answer.headers['cache-control'], answer.headers['x-content-type-options']], ['no-store', 'nosniff'])
})

functions('and makes one lead of a booking and what was sent after its first step', async () => {
  const token = await oldToken(server)
  const partial = await post(server, '/api/booking', { ...PARTIAL_LEAD, token })
  const booking = await post(server, '/api/booking', { ...BOOKING, token })
  assert.equal([partial.status, booking.status], [200, 200])
  const [row, ...others] = await rows(server, 'SELECT * FROM leads WHERE email = ?', BOOKING.email)
  assert.equal([row?.['kind'], row?.['id'], others], ['booking', JSON.parse(booking.text).id, []])
  assert.is(row?.['replaces'], JSON.parse(partial.text).id)
})

functions('and keeps what others sent with the same address, whatever time a lead claims', async () => {
  const email = 'somebody@example.org'
  const [own, later] = ['9999-12-31T23:59:59Z', '2026-03-01T12:00:00.000Z']
  const sent = [
    { ...PARTIAL_LEAD, email, timestamp: own, token: await oldToken(server) },
    { ...PARTIAL_LEAD, email, timestamp: later, token: await oldToken(server) },
    { ...PARTIAL_LEAD, email, timestamp: later },
    { ...BOOKING, email, timestamp: own },
    { ...PARTIAL_LEAD, email, timestamp: later, token: 'forged' },
  ]
  const ids: string[] = []
  for (const body of sent) ids.push(JSON.parse((await post(server, '/api/booking', body)).text).id)
  const kept = await rows(server, 'SELECT id FROM leads WHERE email = ?', email)
  assert.equal(kept.map(({ id }) => id).sort(), ids.sort())
})

functions('and recognizes a lead that is sent twice', async () => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': '5a0c4d7e-0000-4000-8000-000000000000' }
  const body = JSON.stringify({ ...MESSAGE, email: 'twice@example.org' })
  const answers = await Promise.all([1, 2, 3].map(() => ask(server, '/api/contact', { body, headers })))
  assert.is(new Set(answers.map(({ text }) => text)).size, 1)
  assert.is((await rows(server, "SELECT * FROM leads WHERE email = 'twice@example.org'")).length, 1)
})

functions('and trusts the age of a form with a token', async () => {
  const { token } = JSON.parse((await post(server, '/api/form-token', {})).text)
  await post(server, '/api/contact', { ...MESSAGE, email: 'fast@example.org', elapsedMs: 60_000, token })
  const [row] = await rows(server, "SELECT * FROM leads WHERE email = 'fast@example.org'")
  assert.is(row?.['suspicion'], 'too-fast')
})

functions('and names the wrong fields', async () => {
  const { status, text } = await post(server, '/api/contact', { ...MESSAGE, email: 'erika' })
  const problem = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
  assert.equal([status, JSON.parse(text)], [422, { ok: false, error: problem, fields: { email: problem } }])
})

functions('and sends a page to a form', async () => {
  const body =
    'name=Erika&email=erika%40example.org&message=%3Cb%3E&source=home&metadata.form_type=contact_form&website='
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await ask(server, '/api/contact', { body, headers })
  assert.equal([sent.status, sent.headers['content-type']], [200, 'text/html; charset=utf-8'])
  assert.match(sent.text, '<link rel="stylesheet" href="/_a/site.ABC123.css">')
  const refused = await ask(server, '/api/contact', { body: body.replace('Erika', ''), headers })
  assert.is(refused.status, 422)
  assert.match(refused.text, '&lt;b&gt;</textarea>')
})

functions('and counts visits per day', async () => {
  for (let visit = 0; visit < 3; visit++) await post(server, '/api/log-visitor', { path: '/ki-beratung?a=b' })
  const counted = await rows(server, 'SELECT * FROM visits WHERE path = ?', '/ki-beratung')
  assert.is(counted.length, 1)
  assert.is(counted[0]?.['count'], 3)
  assert.match(String(counted[0]?.['day']), /^\d{4}-\d\d-\d\d$/)
})

functions('and counts how often a form is begun', async () => {
  await post(server, '/api/log-visitor', { path: '/', event: 'form_start', source: 'homepage_contact_form' })
  const [counted] = await rows(server, 'SELECT name, source, count FROM events')
  assert.equal(counted, { name: 'form_start', source: 'homepage_contact_form', count: 1 })
})

functions('and says what is wrong with a body', async () => {
  const send = async (body: string, type: string) =>
    (await ask(server, '/api/contact', { body, headers: { 'content-type': type } })).status
  assert.is(await send('{"name":', 'application/json'), 400)
  assert.is(await send(JSON.stringify({ ...MESSAGE, message: 'x'.repeat(2_000_000) }), 'application/json'), 413)
  assert.is(await send('<name>', 'application/xml'), 415)
})

functions('and answers before a body that is too large has ended', async () => {
  const socket = createConnection(server.port, '127.0.0.1')
  const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}\r\n`)
  const [chunk] = await once(socket, 'data')
  assert.match(String(chunk), /^HTTP\/1\.1 413 /)
  socket.destroy()
})

functions('to POST only, and says so for addresses that do not exist', async () => {
  const got = await ask(server, '/api/contact')
  assert.equal([got.status, got.headers.allow, JSON.parse(got.text).ok], [405, 'POST', false])
  assert.is(JSON.parse((await post(server, '/api/nothing', {})).text).error.code, 'not_found')
})

functions('that read documents, and say so when there is none', async () => {
  const document = await post(server, '/api/processDocument', {})
  assert.equal([document.status, JSON.parse(document.text).error.code], [400, 'malformed'])
})

functions('and says whether it is ready', async () => {
  const { status, text } = await ask(server, '/readyz')
  assert.equal([status, JSON.parse(text)], [200, { ok: true }])
})

functions('and writes nothing of it to its log', () => {
  assert.not.match(server.errors(), /erika|Guten Tag|127\.0\.0\.1|::1/i)
})

functions.run()
