import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, storedLead } from '../../test/lead.ts'
import { NO_TIMES } from '../../test/services.ts'
import { SITE_TEXTS } from '../../test/site-texts.ts'
import { type MailServer, startMailServer } from '../../test/smtp-server.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { mail, mailSinks } from './mail.ts'
import type { Outcome } from './sink.ts'

const SITE = { site: { name: 'Agentur', styles: [], phone: '+49 000', email: null }, texts: SITE_TEXTS }

const owner = suite<{ server: MailServer }>('mail to the owner')

owner.before.each(async (context) => {
  context.server = await startMailServer()
})

owner.after.each(({ server }) => server.close())

owner('brings umlauts, emoji and other directions of writing as they were typed', async ({ server }) => {
  const payload = {
    name: 'Jörg Müßig 😀 שלום',
    message: `Größe: 5 €\n.\n..punkt\nשלום عليكم 😀\n${'lang '.repeat(400)}`,
  }
  assert.equal(await send(server.url, storedLead(1, { payload })), { kind: 'delivered' })
  const [received] = server.received
  assert.equal([received?.from, received?.to], ['site@example.org', ['owner@example.org']])
  assert.is(received?.mail.subject, 'Nachricht: Jörg Müßig 😀 שלום (Agentur)')
  assert.match(received?.mail.text ?? '', payload.message.trim())
  assert.equal(received?.mail.from, { name: '', address: 'site@example.org' })
  assert.equal(received?.mail.replyTo, [{ name: '', address: 'erika@example.org' }])
})

owner('is text, and no markup in it is executed', async ({ server }) => {
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  await send(server.url, storedLead(1, { payload: { name: markup, message: markup } }))
  const [received] = server.received
  assert.is(received?.mail.html, undefined)
  assert.match(received?.raw ?? '', /content-type: text\/plain; charset=utf-8/i)
  assert.equal(received?.mail.attachments, [])
  assert.match(received?.mail.text ?? '', markup)
})

owner('lets nobody add headers or recipients', async ({ server }) => {
  const injection = '\r\nBcc: victim@example.org\r\n\r\nBody'
  const payload = {
    ...{ name: `Erika${injection}`, subject: `Hallo${injection}`, phone: injection },
    email: `erika@example.org${injection}`,
  }
  await send(server.url, storedLead(1, { payload, source: `home${injection}` }))
  for (const email of ['a@example.org,victim@example.org', 'x:victim@example.org;', '"a"<victim@example.org>']) {
    await send(server.url, storedLead(1, { payload: { email } }))
  }
  for (const { to, mail } of server.received) {
    assert.equal(to, ['owner@example.org'])
    const names = mail.headers.map(({ key }) => key)
    for (const name of ['bcc', 'cc', 'reply-to']) assert.not(names.includes(name), name)
  }
  assert.is(server.received.length, 4)
})

owner('accepts a name of 10,000 characters', async ({ server }) => {
  await send(server.url, storedLead(1, { payload: { name: 'Ä'.repeat(10_000) } }))
  const [received] = server.received
  assert.is(received?.mail.subject, `Nachricht: ${'Ä'.repeat(120)} (Agentur)`)
  assert.match(received?.mail.text ?? '', 'Ä'.repeat(10_000))
  assert.ok(received?.raw.split('\r\n').every((line) => line.length <= 998))
})

owner('has the same id at every try, and another for each lead', async ({ server }) => {
  for (const n of [1, 1, 2]) await send(server.url, storedLead(n))
  assert.equal(
    server.received.map(({ mail }) => mail.messageId),
    [1, 1, 2].map((n) => `<${idOf(n)}.mail@example.org>`),
  )
})

owner('is from the mailbox that it goes to, unless the settings name another', async ({ server }) => {
  const settings = { SMTP_URL: server.url, LEADS_MAIL_TO: 'owner@example.org' }
  for (const environment of [settings, { ...settings, LEADS_MAIL_FROM: 'site@example.org' }]) {
    const [sink] = mail.read(environment).open({ ...SITE, ...NO_TIMES })
    await sink?.deliver(storedLead(1), AbortSignal.timeout(5000))
  }
  assert.equal(
    server.received.map(({ from }) => from),
    ['owner@example.org', 'site@example.org'],
  )
})

owner.run()

const visitor = suite('confirmation to the visitor')

visitor('goes to the address that was typed, and says that nobody wrote it', async () => {
  const { received } = await withServer({}, (url) => confirm(url, storedLead(1, { language: 'en' })))
  assert.equal(received[0]?.to, ['erika@example.org'])
  assert.is(received[0]?.mail.subject, 'Your message has arrived')
  assert.is(received[0]?.mail.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-replied')
  assert.is(received[0]?.mail.messageId, `<${idOf(1)}.confirmation@example.org>`)
})

visitor('is not sent where the address would mean several people, or another one', async () => {
  for (const email of [
    'a@x.org,b@y.org',
    'x:b@y.org;',
    'a;b@y.org',
    '"a"<b@y.org>',
    'a@x.org\r\nBcc: b@y.org',
    'nobody',
  ]) {
    const { outcome, received } = await withServer({}, (url) => confirm(url, storedLead(1, { payload: { email } })))
    assert.is(outcome.kind, 'refused', email)
    assert.equal(received, [])
  }
})

visitor('is given up at once when the mail server knows no such person', async () => {
  const unknown = refusing('onRcptTo', 550)
  const { outcome } = await withServer(unknown, (url) => confirm(url, storedLead(1)))
  assert.is(outcome.kind, 'refused')
})

visitor.run()

const failing = suite('mail that does not get through')

failing('is tried again, whether the server says "later" or "never"', async () => {
  for (const [step, status] of [
    ['onMailFrom', 451],
    ['onMailFrom', 554],
    ['onRcptTo', 450],
    ['onRcptTo', 550],
    ['onData', 452],
    ['onData', 552],
  ] as const) {
    const { outcome } = await withServer(refusing(step, status), (url) => send(url, storedLead(1)))
    assert.equal(outcome, { kind: 'failed', problem: `The mail server did not take the mail (status ${status})` })
  }
})

failing('shows the owner nothing of it that the server repeats', async () => {
  const { outcome } = await withServer(refusing('onRcptTo', 550), (url) => confirm(url, storedLead(1)))
  assert.equal(outcome, { kind: 'refused', problem: 'The mail server did not take the mail (status 550)' })
})

failing('is tried again when nobody is there', async () => {
  const outcome = await send('smtp://127.0.0.1:1', storedLead(1))
  assert.equal(outcome, { kind: 'failed', problem: 'The mail server did not take the mail (ESOCKET)' })
})

failing('is cancelled when the server does not answer in time', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const outcome = await send(`smtp://127.0.0.1:${port}`, storedLead(1), AbortSignal.timeout(50))
  assert.equal(outcome, { kind: 'failed', problem: 'No answer in time' })
  silent.close()
})

failing('sends no password unencrypted', async () => {
  const { outcome, received } = await withServer({}, (url) =>
    send(url.replace('smtp://', 'smtp://user:secret@'), storedLead(1)),
  )
  assert.is(outcome.kind, 'failed')
  assert.equal(received, [])
})

failing.run()

function refusing(step: 'onMailFrom' | 'onRcptTo' | 'onData', responseCode: number): SMTPServerOptions {
  const refusal = Object.assign(new Error('No, erika@example.org'), { responseCode })
  if (step !== 'onData')
    return { [step]: (_address: unknown, _session: unknown, done: (e: Error) => void) => done(refusal) }
  return {
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(refusal))
    },
  }
}

async function withServer(options: SMTPServerOptions, act: (url: string) => Promise<Outcome>) {
  const server = await startMailServer(options)
  try {
    return { outcome: await act(server.url), received: server.received }
  } finally {
    await server.close()
  }
}

function send(url: string, lead: StoredLead, signal = AbortSignal.timeout(5000)): Promise<Outcome> {
  return bring('mail', url, { lead, signal })
}

function confirm(url: string, lead: StoredLead): Promise<Outcome> {
  return bring('confirmation', url, { lead, signal: AbortSignal.timeout(5000) })
}

function bring(
  name: 'mail' | 'confirmation',
  url: string,
  { lead, signal }: { lead: StoredLead; signal: AbortSignal },
) {
  const settings = { url, to: 'owner@example.org', from: 'site@example.org', confirms: true }
  const [owner, visitor] = mailSinks(settings, { ...SITE, ...NO_TIMES })
  assert.ok(owner && visitor)
  return (name === 'mail' ? owner : visitor).deliver(lead, signal)
}
