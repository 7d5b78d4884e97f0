// The reply clock and the weekly report of a running server, with a real mail server: the link in a mail, the reminder, and what
// happens when servers are killed, restarted, or two at once.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ClockOfServer, clockOfServer } from './clocked-server.ts'
import { ask, makeDist, oldToken, post, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE } from './server-site.ts'
import { type MailServer, startMailServer } from './smtp-server.ts'

interface Context {
  folder: string
  clock: ClockOfServer
  mails: MailServer
}

const test = suite<Context>('the reply clock of a server')

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** Always open, so that the tests pass at any time of day. */
const appointments = {
  zone: 'Europe/Berlin',
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: '00:00', to: '24:00' }]])),
}
const site = { ...HOST.site, url: 'https://www.example.org' }

test.before.each(async (context) => {
  const making = makeDist(FILES, { ...HOST, site, appointments })
  const [folder, clock, mails] = await Promise.all([making, clockOfServer(), startMailServer()])
  Object.assign(context, { folder, clock, mails })
})

test.after.each(async ({ folder, clock, mails }) => {
  await mails.close()
  clock.remove()
  removeDist(folder)
})

test('notes an answer by the link in the mail, which a program may open, and only once', async (context) => {
  const server = await start(context)
  await send(server)
  await received(context.mails, 1)
  const [link = ''] = linksIn(context.mails)
  for (const method of ['GET', 'HEAD']) assert.is((await ask(server, link, { method })).status, 200)
  assert.equal(await replies(server), [{ answered: 0, reminder: 'waiting' }])
  const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const method of ['GET', 'POST']) assert.is((await ask(server, forged, { method })).status, 404)
  const said = [await press(server, link), await press(server, link)]
  assert.equal(
    said.map(({ status, text }) => [status, /<h1>(.*)<\/h1>/.exec(text)?.[1]]),
    [
      [200, 'Als beantwortet vermerkt'],
      [200, 'Schon als beantwortet vermerkt'],
    ],
  )
  assert.equal(await replies(server), [{ answered: 1, reminder: 'delivered' }])
  await server.stop()
  assert.is(context.mails.received.length, 1)
})

test('reminds the owner who has not answered, however the servers ended', async (context) => {
  const first = await start(context)
  await send(first)
  await send(first, { ...MESSAGE, email: 'other@example.org' })
  await received(context.mails, 2)
  const [answered = ''] = linksIn(context.mails)
  await press(first, answered)
  await first.stop('SIGKILL')
  context.clock.shift(89 / (24 * 60))
  const early = await start(context)
  await early.stop()
  assert.is(context.mails.received.length, 2)
  context.clock.shift(92 / (24 * 60))
  const later = await start(context)
  await received(context.mails, 3)
  const reminder = context.mails.received[2]?.mail
  assert.match(reminder?.subject ?? '', '[Noch nicht beantwortet] ')
  assert.is(linksIn(context.mails)[2] !== answered, true)
  assert.equal((await press(later, linksIn(context.mails)[2] ?? '')).status, 200)
  await later.stop()
  const again = await start(context)
  await again.stop()
  assert.is(context.mails.received.length, 3)
})

test('never reminds of what looks like a robot’s', async (context) => {
  const server = await start(context)
  await post(server, '/api/booking', { ...BOOKING, website: 'x' })
  await received(context.mails, 1)
  assert.equal(await rows(server, "SELECT 1 FROM deliveries WHERE sink = 'reply-reminder'"), [])
  await server.stop()
})

test('mails one report of a week by two servers at once, also after one was killed', async (context) => {
  const first = await start(context)
  await send(first)
  await received(context.mails, 1)
  await press(first, linksIn(context.mails)[0] ?? '')
  await post(first, '/api/log-visitor', { path: '/talk-to-us' })
  await first.stop('SIGKILL')
  context.clock.shift(daysToWednesday())
  const both = await Promise.all([start(context), start(context)])
  await received(context.mails, 2)
  await until(async () => (await lastReport(first))?.['state'] === 'delivered')
  await Promise.all(both.map((server) => server.stop('SIGKILL')))
  const after = await start(context)
  await after.stop()
  assert.is(context.mails.received.length, 2)
  const report = context.mails.received[1]?.mail
  assert.match(report?.subject ?? '', /^Wochenbericht 20\d\d-W\d\d: Anfragen in vier Wochen: 1$/)
  assert.match(report?.text ?? '', 'Anfragen von Besuchen: 1 von 1 (21 bis 100 %)')
  assert.match(report?.text ?? '', 'Zusage 2 Stunden: 1 von 1')
  assert.equal(await lastReport(after), { state: 'delivered', attempts: 1 })
})

test.run()

function start({ folder, clock, mails }: Context): Promise<ServerProcess> {
  return startServer(folder, { SMTP_URL: mails.url, LEADS_MAIL_TO: 'owner@example.org', ...clock.environment })
}

async function send(server: ServerProcess, lead: object = BOOKING): Promise<void> {
  const path = 'metadata' in lead ? '/api/contact' : '/api/booking'
  assert.is((await post(server, path, { ...lead, token: await oldToken(server) })).status, 200)
}

/** The paths of the links, in the order of the mails. */
function linksIn({ received }: MailServer): string[] {
  return received.map(({ mail }) => /https:\/\/www\.example\.org(\/api\/answered\S+)/.exec(mail.text ?? '')?.[1] ?? '')
}

/** What the button of the page does. */
function press(server: ServerProcess, link: string) {
  return ask(server, link, { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
}

function replies(server: ServerProcess) {
  return rows(
    server,
    `SELECT l.answered_at IS NOT NULL AS answered, d.state AS reminder
      FROM leads l JOIN deliveries d ON d.lead_id = l.id AND d.sink = 'reply-reminder'`,
  )
}

async function lastReport(server: ServerProcess) {
  return (await rows(server, 'SELECT state, attempts FROM reports ORDER BY week DESC LIMIT 1'))[0]
}

function received({ received }: MailServer, count: number): Promise<void> {
  return until(async () => received.length >= count)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await isTrue())) {
    assert.ok(performance.now() < deadline, 'it took too long')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** To noon (UTC) of the Wednesday of next week, when the report of this week has been due for two days. */
function daysToWednesday(): number {
  const now = Date.now()
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS
  const noon = new Date(monday + 9 * DAY_MS).setUTCHours(12, 0, 0, 0)
  return (noon - now) / DAY_MS
}
