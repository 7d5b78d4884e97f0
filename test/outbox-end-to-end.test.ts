// The whole way of a lead: form, outbox, webhook and mail; and what is left behind outside of the database.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from '@libsql/client'
import type { SMTPServerOptions } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type Answer,
  ask,
  makeDist,
  oldToken,
  post,
  removeDist,
  rows,
  type ServerProcess,
  startServer,
} from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE, PARTIAL_LEAD } from './server-site.ts'
import { type MailServer, startMailServer } from './smtp-server.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

interface Context {
  folder: string
  receiver: WebhookReceiver
  mails: MailServer
}

const test = suite<Context>('a lead on its whole way')

test.before.each(async (context) => {
  const [folder, mails] = await Promise.all([makeDist(FILES, HOST), startMailServer()])
  Object.assign(context, { folder, mails })
})

test.after.each(async ({ folder, receiver, mails }) => {
  receiver.close()
  await mails.close()
  removeDist(folder)
})

test('reaches the owner twice and thanks the visitor', async (context) => {
  context.receiver = await startReceiver()
  const server = await start(context)
  const token = await oldToken(server)
  const { id } = JSON.parse((await post(server, '/api/contact', { ...MESSAGE, token })).text)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    referer: `http://127.0.0.1:${server.port}/en/`,
  }
  const fields = { ...flat(MESSAGE), email: 'max@example.org', language: 'en' }
  const form = new URLSearchParams({ ...fields, token }).toString()
  // No mail goes out for what no browser is known to have sent, nor for what another site made it send.
  const without = new URLSearchParams({ ...fields, email: 'stranger@example.org' }).toString()
  assert.is((await ask(server, '/api/contact', { body: without, headers })).status, 200)
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  assert.is((await ask(server, '/api/contact', { body: form, headers: foreign })).status, 200)
  assert.is((await ask(server, '/api/contact', { body: form, headers })).status, 200)
  await context.receiver.until(4)
  await received(context.mails, 6)
  assert.is(await server.stop(), 0)

  const hook = context.receiver.hooks.find(({ key }) => key === id)
  const { type, data } = new Webhook(SECRET).verify(hook?.body ?? '', hook?.headers ?? {}) as {
    type: string
    data: Record<string, unknown>
  }
  assert.equal([type, data['name'], data['message'], data['id']], ['lead.created', MESSAGE.name, MESSAGE.message, id])
  const mails = context.mails.received.map(({ to, mail }) => `${to} ${mail.subject}`).sort()
  assert.equal(mails, [
    'erika@example.org Ihre Nachricht ist angekommen',
    'max@example.org Your message has arrived',
    ...Array(2).fill('owner@example.org Nachricht: Erika Beispiel (Agentur)'),
    ...Array(2).fill('owner@example.org [Spamverdacht] Nachricht: Erika Beispiel (Agentur)'),
  ])
})

test('thanks nobody twice in an hour, also after a restart', async (context) => {
  context.receiver = await startReceiver()
  const first = await start(context)
  const token = await oldToken(first)
  await post(first, '/api/contact', { ...MESSAGE, token })
  await received(context.mails, 2)
  assert.is(await first.stop(), 0)
  const second = await start(context)
  await post(second, '/api/contact', { ...MESSAGE, email: 'Erika+1@example.org', message: 'Noch etwas', token })
  await received(context.mails, 3)
  assert.is(await second.stop(), 0)
  const confirmations = context.mails.received.filter(({ to }) => String(to) !== 'owner@example.org')
  assert.is(confirmations.length, 1)
})

test('waits as a partial lead, and comes as one booking', async (context) => {
  context.receiver = await startReceiver()
  const server = await start(context)
  const token = await oldToken(server)
  const partial = JSON.parse((await post(server, '/api/booking', { ...PARTIAL_LEAD, token })).text)
  assert.equal(context.receiver.hooks, [])
  await post(server, '/api/booking', { ...BOOKING, token })
  await context.receiver.until(1)
  assert.is(await server.stop(), 0)
  const [hook, ...others] = context.receiver.hooks.map(({ body }) => JSON.parse(body).data)
  assert.equal([hook.kind, hook.replaces, hook.token, others], ['booking', [partial.id], undefined, []])
})

test('is brought to its end when the server is asked to stop, and not twice', async (context) => {
  let answer = () => {}
  context.receiver = await startReceiver((response) => {
    answer = () => response.writeHead(204).end()
  })
  const server = await start(context)
  await post(server, '/api/contact', MESSAGE)
  await context.receiver.until(1)
  const stopped = server.stop()
  await until(async () => (await ask(server, '/').catch(() => null)) === null)
  answer()
  assert.is(await stopped, 0)
  const [delivery] = await rows(server, "SELECT state, attempts FROM deliveries WHERE sink = 'webhook'")
  assert.equal(delivery, { state: 'delivered', attempts: 1 })
})

test('leaves nothing of what was typed in the log, in temporary files or anywhere but in the database', async (context) => {
  context.receiver = await startReceiver(repeatEverything)
  const mails = await startMailServer(REPEATING_MAILS)
  const temporary = join(context.folder, 'tmp')
  mkdirSync(temporary)
  const server = await start(context, { TMPDIR: temporary, SMTP_URL: mails.url })
  await tellEverything(server)
  const database = createClient({ url: server.database, timeout: 5000 })
  await database.execute('ALTER TABLE leads RENAME TO gone')
  assert.is((await post(server, '/api/contact', PERSONAL)).status, 503)
  assert.is((await postForm(server, '/api/booking', { ...BOOKING, ...PERSON })).status, 503)
  await database.execute('ALTER TABLE gone RENAME TO leads')
  database.close()
  await context.receiver.until(5)
  await until(async () => (await rows(server, UNTRIED)).length === 0)
  assert.is(await server.stop(), 0)
  await mails.close()

  assert.match(server.errors(), 'A delivery failed')
  assert.match(server.errors(), 'The outbox did not take a contact message')
  assert.not.match(server.errors(), PERSON_WORDS)
  assert.equal(readdirSync(temporary), [])
  const elsewhere = filesBelow(context.folder).filter((file) => !file.startsWith(join(context.folder, 'data')))
  for (const file of elsewhere) assert.not.match(readFileSync(file, 'latin1'), PERSON_WORDS, file)
  const problems = await rows(server, "SELECT DISTINCT problem FROM deliveries WHERE problem <> '' ORDER BY 1")
  assert.equal(
    problems.map(({ problem }) => problem),
    [
      'The address answered with status 302, a redirect; name the final address',
      'The address answered with status 500',
      'The mail server did not take the mail (status 550)',
      'The mail server did not take the mail (status 554)',
    ],
  )
})

test.run()

/** Words that occur nowhere else. */
const PERSON = { name: 'Vergissmeinnicht', email: 'vergiss@mein.example', phone: '0170 7777777' }
const PERSONAL = { ...MESSAGE, ...PERSON, message: 'Vergissmeinnicht\n    at Vergissmeinnicht (vergiss@mein.example)' }
const PERSON_WORDS = /vergiss|mein\.example|7777777/i

/** What should have been delivered at once, and was not tried. */
const UNTRIED = `SELECT 1 FROM deliveries d JOIN leads l ON l.id = d.lead_id
  WHERE l.kind <> 'partial' AND d.sink <> 'reply-reminder' AND d.state = 'waiting' AND d.problem = ''`

/** Every way in which visitors enter something: forms with and without scripts, mistakes, addresses of pages. */
async function tellEverything(server: ServerProcess): Promise<void> {
  await post(server, '/api/contact', { ...PERSONAL, token: await oldToken(server) })
  await post(server, '/api/contact', { ...PERSONAL, email: 'vergiss' })
  await post(server, '/api/contact', { ...PERSONAL, Vergissmeinnicht: 'Vergissmeinnicht' })
  await post(server, '/api/contact', { ...PERSONAL, website: 'Vergissmeinnicht' })
  await post(server, '/api/booking', { ...PARTIAL_LEAD, ...PERSON })
  await post(server, '/api/booking', { ...BOOKING, ...PERSON })
  await post(server, '/api/booking', { ...PARTIAL_LEAD, ...PERSON, email: 'nie@vergiss.mein.example' })
  await postForm(server, '/api/contact', flat(PERSONAL))
  await postForm(server, '/api/contact', { ...flat(PERSONAL), email: 'vergiss' })
  await postForm(server, '/api/booking', { ...BOOKING, ...PERSON, email: 'wieder@vergiss.mein.example' })
  await postForm(server, '/api/booking', { ...BOOKING, ...PERSON, phone: '' })
  await post(server, '/api/log-visitor', { path: '/?name=Vergissmeinnicht' })
  await post(server, '/api/log-visitor', { path: '/', event: 'Vergissmeinnicht', source: 'Vergissmeinnicht' })
  const json = { 'content-type': 'application/json', 'idempotency-key': 'Vergissmeinnicht-vergiss' }
  for (const path of ['/api/contact', '/api/booking', '/api/log-visitor', '/api/processDocument']) {
    await ask(server, path, { body: '{"name":"Vergissmeinnicht"', headers: json })
  }
  await ask(server, '/Vergissmeinnicht?email=vergiss@mein.example')
  await ask(server, '/api/Vergissmeinnicht?email=vergiss@mein.example')
}

function postForm(server: ServerProcess, path: string, fields: Record<string, string>): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(server, path, { body: new URLSearchParams(fields).toString(), headers })
}

/** A receiver that fails and repeats what it got, in turn in its answer and in an address. */
let answers = 0
function repeatEverything(response: ServerResponse, { body }: { readonly body: string }): void {
  answers += 1
  if (answers % 2) response.writeHead(500, { 'x-echo': encodeURIComponent(body) }).end(body)
  else response.writeHead(302, { location: `/?lead=${encodeURIComponent(body)}` }).end()
}

/** A mail server that knows no visitor, and repeats what it refuses. */
const REPEATING_MAILS: SMTPServerOptions = {
  onRcptTo({ address }, _session, done) {
    const isOwner = address.startsWith('owner')
    done(isOwner ? null : Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 }))
  },
  async onData(stream, _session, done) {
    const mail = (await text(stream)).replaceAll(/\s+/g, ' ')
    done(Object.assign(new Error(`No mail like this: ${mail.slice(0, 300)}`), { responseCode: 554 }))
  },
}

function start({ folder, receiver, mails }: Context, settings: Record<string, string> = {}): Promise<ServerProcess> {
  return startServer(folder, {
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: SECRET,
    LEADS_WEBHOOK_ALLOW_PRIVATE: 'on',
    SMTP_URL: mails.url,
    LEADS_MAIL_TO: 'owner@example.org',
    LEADS_MAIL_CONFIRMATION: 'on',
    ...settings,
  })
}

function flat({ metadata, ...fields }: typeof MESSAGE): Record<string, string> {
  return { ...fields, 'metadata.form_type': metadata.form_type }
}

function received(mails: MailServer, count: number): Promise<void> {
  return until(async () => mails.received.length >= count)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!(await isTrue())) {
    assert.ok(performance.now() < deadline, 'it took too long')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** All files of a folder, without the packages. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}
