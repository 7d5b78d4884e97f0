import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { servicesFor } from '../../test/services.ts'
import { type ApiRoute, apiFailure } from '../lib/route.ts'
import type { Settings } from '../lib/settings.ts'
import { createApp } from './app.ts'

const test = suite('createApp')
const LIMIT = { requests: 2, seconds: 60 }
const SETTINGS: Settings = {
  ...{ port: 0, databaseUrl: 'file::memory:', modelsFolder: null, sinks: [], reporters: [] },
  ...{ trustedProxies: 0, role: 'all', documentsUrl: null, workers: 1, limits: null, limitsRates: true },
  ...{ metricsAt: null, logsAccess: false },
}

test('refuses the calls of an address that calls too often, and says when to come back', () =>
  listening({}, async (call) => {
    const taken = await inTurn([1, 2], () => call())
    for (const { status, headers } of taken) assert.equal([status, headers.get('retry-after')], [200, null])
    const refused = await call()
    assert.equal([refused.status, (await refused.json()).error.code], [429, 'too_many'])
    const seconds = Number(refused.headers.get('retry-after'))
    assert.ok(seconds >= 1 && seconds <= LIMIT.seconds, `${seconds} s`)
  }))

test('takes any number of calls where limits are off', () =>
  listening({ limitsRates: false }, async (call) => {
    for (const { status } of await inTurn([1, 2, 3, 4], () => call())) assert.is(status, 200)
  }))

test('believes only a proxy that it was told of', async () => {
  const visitors = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  const statuses = async (trustedProxies: Settings['trustedProxies']) => {
    let found: number[] = []
    await listening({ trustedProxies }, async (call) => {
      const answers = await inTurn(visitors, (visitor) => call({ 'x-forwarded-for': visitor }))
      found = answers.map(({ status }) => status)
    })
    return found
  }
  assert.equal(await statuses(0), [200, 200, 429])
  assert.equal(await statuses(['198.51.100.0/24']), [200, 200, 429])
  assert.equal(await statuses(1), [200, 200, 200])
})

test('has the headers of the site on the answers of functions, and does not name its software', () =>
  listening({}, async (call) => {
    const { headers } = await call()
    assert.is(headers.get('x-frame-options'), 'DENY')
    assert.equal([headers.get('x-powered-by'), headers.get('server')], [null, null])
  }))

test('answers a function by its methods, HEAD like GET, and names them when asked otherwise', () =>
  listening({}, async (call) => {
    const asked = async (method: string) => {
      const answer = await call({}, { method })
      return [answer.status, answer.headers.get('allow'), await answer.text()]
    }
    assert.equal(await asked('GET'), [405, 'POST', (await asked('PUT'))[2]])
    assert.equal((await asked('HEAD')).slice(0, 2), [405, 'POST'])
  }))

test('answers GET where a function takes it, HEAD without a body, and limits both', () =>
  listening(
    { limitsRates: false },
    async (call) => {
      const asked = async (method: string) => {
        const answer = await call({}, { method })
        return [answer.status, answer.headers.get('allow'), answer.headers.get('content-length'), await answer.text()]
      }
      assert.equal(await asked('GET'), [200, null, '3', 'GET'])
      assert.equal(await asked('HEAD'), [200, null, '4', ''])
      assert.equal((await asked('DELETE')).slice(0, 2), [405, 'GET, HEAD'])
    },
    { methods: ['GET'], handler: async ({ method }) => new Response(method) },
  ))

test('shows a page to who calls a link too often, and JSON to a script', () =>
  listening(
    {},
    async (call) => {
      const typeFor = async (accept: string) =>
        (await call({ accept }, { method: 'GET' })).headers.get('content-type')?.split(';')[0]
      await inTurn([1, 2], () => call({}, { method: 'GET' }))
      assert.equal([await typeFor('text/html,*/*'), await typeFor('*/*')], ['text/html', 'application/json'])
    },
    { methods: ['GET'] },
  ))

test('drops the body of a GET', () =>
  listening(
    {},
    async (_call, port) => {
      const outgoing = request({ port, path: '/api/echo', method: 'GET', headers: { 'content-length': 2 } })
      outgoing.end('{}')
      const [answer] = await once(outgoing, 'response')
      assert.is(answer.statusCode, 200)
      answer.resume()
      await once(answer, 'close')
    },
    { methods: ['GET'] },
  ))

test.run()

type Call = (headers?: Readonly<Record<string, string>>, how?: { readonly method: string }) => Promise<Response>

/** Serves one function while `use` calls it. */
async function listening(
  changed: Partial<Settings>,
  use: (call: Call, port: number) => Promise<void>,
  route: Partial<ApiRoute> = {},
): Promise<void> {
  const path = '/api/echo'
  const handler = async () => new Response('{}')
  const headers = [{ path: '/*', values: { 'X-Frame-Options': 'DENY' } }]
  const app = createApp({
    routes: [{ path, handler, limit: LIMIT, failure: apiFailure, ...route }],
    services: servicesFor().services,
    settings: { ...SETTINGS, ...changed },
    host: { headers, redirects: [], errorPages: {}, pages: {} },
    files: new Map(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    isDraining: () => false,
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const url = `http://127.0.0.1:${port}${path}`
    const call: Call = (headers = {}, { method } = { method: 'POST' }) =>
      fetch(url, { method, headers, ...(method === 'POST' && { body: '{}' }) })
    await use(call, port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function inTurn<T>(values: readonly T[], call: (value: T) => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = []
  for (const value of values) answers.push(await call(value))
  return answers
}
