// kill -9 at random moments under load: what was answered with "ok" is there, once, and is delivered in the end.
// KILLS=100 runs the long form.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { compare, LeadSender } from './lead-sender.ts'
import { makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const KILLS = Number(process.env['KILLS'] ?? 6)
/** A server is killed after at most this many more leads, and some milliseconds. */
const MOST_LEADS = 60
const MOST_MS = 10

const test = suite<{ folder: string; receiver: WebhookReceiver }>('a server that is killed')

test.before(async (context) => {
  context.folder = await makeDist(FILES, HOST)
  context.receiver = await startReceiver()
})

test.after(({ folder, receiver }) => {
  receiver.close()
  removeDist(folder)
})

test('loses no lead, stores none twice, and delivers every one of them', async ({ folder, receiver }) => {
  const sender = new LeadSender({ clients: 12 })
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await start(folder, receiver)
    const gone = sender.sendUntilGone(server)
    await sender.until(sender.answered.size + Math.ceil(Math.random() * MOST_LEADS))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS))
    await server.stop('SIGKILL')
    await gone
  }
  const last = await start(folder, receiver)
  await sender.sendAgain(last)

  const { stored, repeated } = await compare(last, sender, receiver)
  assert.is(await last.stop(), 0)
  if (process.env['KILLS'])
    process.stderr.write(`${KILLS} kills, ${stored} leads stored, none lost, ${repeated} received again\n`)
})

test.run()

function start(folder: string, receiver: WebhookReceiver): Promise<ServerProcess> {
  return startServer(folder, { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' })
}
