// Two servers on one store, as behind a load balancer: each lead is stored once and delivered once.
// LEADS=1000 runs the long form.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { makeDist, post, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { startReceiver } from './webhook-receiver.ts'

const LEADS = Number(process.env['LEADS'] ?? 200)
const CLIENTS = 10

const test = suite('two servers with one store')

test('deliver every lead, and none of them twice', async () => {
  const [folder, receiver] = await Promise.all([makeDist(FILES, HOST), startReceiver()])
  const settings = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' }
  // Started at the same moment, they also make the database together.
  const servers = await Promise.all([startServer(folder, settings), startServer(folder, settings)])
  for (const { port, errors } of servers) assert.ok(port > 0, errors())
  const ids = await send(servers)
  assert.is(new Set(ids).size, LEADS)
  await receiver.until(LEADS)
  // Stopping waits for what is on its way: a second delivery would arrive by then.
  assert.equal(await Promise.all(servers.map((server) => server.stop())), [0, 0])
  const keys = receiver.hooks.map(({ key }) => key)
  assert.equal(keys.sort(), ids.sort())
  const [server] = servers
  assert.ok(server)
  const states = await rows(server, 'SELECT state, attempts, count(*) AS count FROM deliveries GROUP BY 1, 2')
  assert.equal(states, [{ state: 'delivered', attempts: 1, count: LEADS }])
  for (const { errors } of servers) assert.is(errors(), '')
  receiver.close()
  removeDist(folder)
})

test.run()

/** Sends leads to the servers in turn. @returns their ids */
async function send(servers: readonly ServerProcess[]): Promise<string[]> {
  const ids: string[] = []
  let sent = 0
  const visitor = async () => {
    while (sent < LEADS) {
      const server = servers[sent++ % servers.length]
      assert.ok(server)
      const { status, text } = await post(server, '/api/contact', MESSAGE)
      assert.is(status, 200, `${text} ${server.errors()}`)
      ids.push(JSON.parse(text).id)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, visitor))
  return ids
}
