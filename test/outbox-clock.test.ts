// A server whose clock is years off, and comes back: nothing is removed, given up or delayed by it.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ClockOfServer, clockOfServer } from './clocked-server.ts'
import { makeDist, oldToken, post, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE, PARTIAL_LEAD } from './server-site.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

interface Context {
  folder: string
  clock: ClockOfServer
  receiver: WebhookReceiver
  isDown: boolean
}

const retention = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }
const test = suite<Context>('a server whose clock is wrong')

test.before.each(async (context) => {
  const [folder, clock] = await Promise.all([makeDist(FILES, { ...HOST, retention }), clockOfServer()])
  const receiver = await startReceiver((response) => response.writeHead(context.isDown ? 500 : 204).end())
  Object.assign(context, { folder, clock, receiver, isDown: true })
})

test.after.each(({ folder, clock, receiver }) => {
  receiver.close()
  clock.remove()
  removeDist(folder)
})

test('removes and gives up nothing at starts that are years and days ahead', async (context) => {
  const first = await start(context)
  for (let n = 0; n < 3; n++) assert.is((await post(first, '/api/contact', MESSAGE)).status, 200)
  assert.is((await post(first, '/api/booking', PARTIAL_LEAD)).status, 200)
  await post(first, '/api/log-visitor', { path: '/' })
  await context.receiver.until(3)
  assert.is(await first.stop(), 0)
  for (const days of [3 * 365, 4, 0, 4, -3 * 365, 0]) {
    context.clock.shift(days)
    const server = await start(context)
    // It has finished its start-up work.
    assert.is(await server.stop(), 0)
    assert.not.match(server.errors(), /removed|given up/)
  }
  assert.is((await rows(first, 'SELECT id FROM leads')).length, 4)
  assert.is((await rows(first, "SELECT 1 FROM deliveries WHERE state = 'waiting'")).length, 4)
  assert.is((await rows(first, 'SELECT 1 FROM visits')).length, 1)
})

test('delays nothing by more than the usual pause when it was a day ahead', async (context) => {
  context.clock.shift(1)
  const ahead = await start(context)
  await post(ahead, '/api/contact', MESSAGE)
  await context.receiver.until(1)
  await ahead.stop()
  context.clock.shift(0)
  const right = await start(context)
  const [pause] = await rows(right, 'SELECT next_at - time AS ms FROM deliveries, clock')
  assert.ok(Number(pause?.['ms']) <= 36_000, `${pause?.['ms']} ms`)
  await right.stop()
})

test('stores and delivers at once while its clock jumps', async (context) => {
  context.isDown = false
  const server = await start(context)
  const token = await oldToken(server)
  const ids: string[] = []
  for (const days of [3 * 365, -1, 4, 0]) {
    context.clock.shift(days)
    ids.push(JSON.parse((await post(server, '/api/contact', MESSAGE)).text).id)
  }
  // A clock that is put right between the two steps of a booking.
  context.clock.shift(-1)
  const partial = JSON.parse((await post(server, '/api/booking', { ...PARTIAL_LEAD, token })).text)
  context.clock.shift(0)
  ids.push(JSON.parse((await post(server, '/api/booking', { ...BOOKING, token })).text).id)
  await context.receiver.until(ids.length)
  assert.equal(context.receiver.hooks.map(({ key }) => key).sort(), ids.sort())
  const [booking] = await rows(server, "SELECT replaces FROM leads WHERE kind = 'booking'")
  assert.is(booking?.['replaces'], partial.id)
  assert.is(await server.stop(), 0)
})

test.run()

function start({ folder, clock, receiver }: Context): Promise<ServerProcess> {
  return startServer(folder, {
    ...clock.environment,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_ALLOW_PRIVATE: 'on',
  })
}
