import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { EVENTS_PATH } from '../client/protocol.ts'
import { devServer } from './server.ts'

const test = suite('devServer')

test('shows drafts, events and functions to no other name and no other origin', async () => {
  let asked = 0
  const functions = createServer((_request, response) => {
    asked += 1
    response.end('ok')
  })
  const functionsPort = await listening(functions)
  const { listener } = devServer({
    view: () => null,
    problems: () => [],
    language: 'en',
    client: 'the client',
    editor: null,
    functionsPort: async () => functionsPort,
  })
  const server = createServer(listener)
  const port = await listening(server)
  const own = `localhost:${port}`
  const paths = ['/', `${EVENTS_PATH}?path=/`, '/api/contact', '/healthz']
  for (const path of paths) {
    assert.is(await statusOf({ port, path, headers: { host: `evil.example:${port}` } }), 403, path)
    assert.is(await statusOf({ port, path, headers: { host: own, origin: 'http://evil.example' } }), 403, path)
  }
  assert.is(asked, 0)
  const statuses = paths.map((path) => statusOf({ port, path, headers: { host: own, origin: `http://${own}` } }))
  // There is no page yet.
  assert.equal(await Promise.all(statuses), [503, 200, 200, 200])
  for (const each of [server, functions]) {
    each.closeAllConnections()
    each.close()
  }
})

test.run()

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** The status alone: an event stream has no end. */
async function statusOf(asked: { port: number; path: string; headers: Record<string, string> }): Promise<number> {
  const outgoing = request({ host: '127.0.0.1', agent: false, ...asked }).end()
  const [incoming] = await once(outgoing, 'response')
  incoming.destroy()
  return incoming.statusCode
}
