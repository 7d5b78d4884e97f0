import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, NOON, storedLead } from '../../test/lead.ts'
import { SINK_SERVICES } from '../../test/services.ts'
import type { StoredLead } from '../lib/lead.ts'
import { webhookBody } from './posting-sink.ts'
import { publicLookupWith } from './private-address.ts'
import type { Outcome } from './sink.ts'
import { webhook, webhookSink } from './webhook.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

const sending = suite('webhookSink')

sending('posts the lead with a signature that the library of Standard Webhooks verifies', async () => {
  const now = new Date()
  const lead = storedLead(1, { payload: { message: 'Müßig 😀 ‮' } })
  const { outcome, requests } = await withReceiver(answer(204), (url) => deliver(url, { lead, secret: SECRET, now }))
  assert.equal(outcome, { kind: 'delivered' })
  const [request] = requests
  assert.equal([request?.method, request?.url], ['POST', '/leads?a=b'])
  assert.equal(request?.headers['content-type'], 'application/json; charset=utf-8')
  const body = new Webhook(SECRET).verify(request?.body ?? '', request?.headers ?? {})
  assert.equal(body, {
    type: 'lead.created',
    timestamp: NOON.toISOString(),
    data: {
      ...lead.payload,
      ...{ id: idOf(1), kind: 'contact', source: 'home', language: 'de', suspectedSpam: false, replaces: [] },
    },
  })
  const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)
  assert.throws(() => other.verify(request?.body ?? '', request?.headers ?? {}))
})

sending('posts the time of a booking as it is now', async () => {
  const start = Date.parse('2026-03-03T09:00:00Z')
  const time = { start, end: start + 1_800_000, state: 'booked', sequence: 2, files: ['x.ics'], changedAt: 5 } as const
  const { requests } = await withReceiver(answer(204), (url) =>
    deliver(url, { lead: { ...storedLead(1), appointment: time } }),
  )
  const { data } = JSON.parse(requests[0]?.body ?? '') as { data: Record<string, unknown> }
  const appointment = { start: '2026-03-03T09:00:00.000Z', minutes: 30, state: 'booked', sequence: 2 }
  assert.equal(data['appointment'], appointment)
})

sending('has the same key at every try, and another time', async () => {
  const { requests } = await withReceiver(answer(500), async (url) => {
    await deliver(url, { secret: SECRET, now: new Date(0) })
    return deliver(url, { secret: SECRET, now: new Date(60_000) })
  })
  const of = (name: string) => requests.map(({ headers }) => headers[name])
  assert.equal(of('webhook-id'), [idOf(1), idOf(1)])
  assert.equal(of('idempotency-key'), [idOf(1), idOf(1)])
  assert.equal(of('webhook-timestamp'), ['0', '60'])
  assert.is(new Set(of('webhook-signature')).size, 2)
})

sending('is not signed without a secret', async () => {
  const { requests } = await withReceiver(answer(200), (url) => deliver(url))
  assert.is(requests[0]?.headers['webhook-signature'], undefined)
})

sending('treats every 2xx as accepted', async () => {
  for (const status of [200, 201, 202, 204, 299]) {
    assert.equal((await withReceiver(answer(status), (url) => deliver(url))).outcome, { kind: 'delivered' })
  }
})

sending('tries again after every other answer but 410', async () => {
  for (const status of [400, 401, 404, 409, 422, 500, 503]) {
    const { outcome } = await withReceiver(answer(status), (url) => deliver(url))
    assert.equal(outcome, { kind: 'failed', problem: `The address answered with status ${status}` })
  }
  const { outcome } = await withReceiver(answer(410), (url) => deliver(url))
  assert.equal(outcome, { kind: 'refused', problem: 'The address answered with status 410: it is gone for good' })
})

sending('reads how long it should wait: seconds or a date', async () => {
  const wait = async (retryAfter: string) => {
    const receiver = answer(429, { 'retry-after': retryAfter })
    const { outcome } = await withReceiver(receiver, (url) => deliver(url, { now: NOON }))
    return outcome.kind === 'failed' ? outcome.waitMs : null
  }
  assert.is(await wait('120'), 120_000)
  assert.is(await wait('Sun, 01 Mar 2026 12:30:00 GMT'), 30 * 60_000)
  for (const useless of ['Sun, 01 Mar 2026 11:00:00 GMT', '0', '-5', 'soon', '9'.repeat(400)]) {
    assert.is(await wait(useless), undefined, useless)
  }
})

sending('follows no redirect', async () => {
  const { outcome, requests } = await withReceiver(
    (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end(),
    (url) => deliver(url),
  )
  assert.is(requests.length, 1)
  assert.match(problemOf(outcome), 'status 307, a redirect')
})

sending('does not wait for what the receiver says, however long', async () => {
  const endless = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(1000)), 1)
    response.on('close', () => clearInterval(timer))
  }
  assert.equal((await withReceiver(endless, (url) => deliver(url))).outcome, { kind: 'delivered' })
})

sending('gives up on a receiver that does not answer in time, or answers only in part', async () => {
  const silent = createTcpServer((socket) => socket.on('error', () => {}).write('HTTP/1.1 200 OK\r\nX-Slow: '))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const outcome = await deliver(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(50) })
  assert.equal(outcome, { kind: 'failed', problem: 'No answer in time' })
  silent.close()
})

sending('says that nobody is there, or that it was cut off', async () => {
  assert.equal(await deliver('http://127.0.0.1:1/'), {
    kind: 'failed',
    problem: 'The address cannot be reached (ECONNREFUSED)',
  })
  const { outcome } = await withReceiver(
    (request) => request.socket.destroy(),
    (url) => deliver(url),
  )
  assert.equal(outcome, { kind: 'failed', problem: 'The address cannot be reached (ECONNRESET)' })
  assert.equal(await deliver('http://nowhere.invalid/'), {
    kind: 'failed',
    problem: 'The address cannot be reached (ENOTFOUND)',
  })
})

sending('repeats nothing that a visitor typed in what it reports to the owner', async () => {
  const echo = async (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(500, { 'x-echo': 'erika@example.org' }).end('erika@example.org')
    request.resume()
  }
  const { outcome } = await withReceiver(echo, (url) => deliver(url))
  assert.not.match(JSON.stringify(outcome), 'erika')
})

sending('goes where the settings say, and is signed with their secret', async () => {
  const { requests } = await withReceiver(answer(204), async (url) => {
    const environment = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: SECRET, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' }
    const [sink] = webhook.read(environment).open({ ...SINK_SERVICES, now: () => new Date() })
    return sink?.deliver(storedLead(1), AbortSignal.timeout(5000)) ?? { kind: 'refused', problem: 'no sink' }
  })
  const [request] = requests
  assert.ok(new Webhook(SECRET).verify(request?.body ?? '', request?.headers ?? {}))
})

sending.run()

const guarding = suite('webhookSink without LEADS_WEBHOOK_ALLOW_PRIVATE')

guarding('connects to nothing inside, whatever it is called', async () => {
  const { requests } = await withReceiver(answer(200), async (url) => {
    const { port } = new URL(url)
    const names = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '0177.1', '[::1]', '[::ffff:7f00:1]', '0.0.0.0']
    const inside = names.map((name) => `http://${name}:${port}/`)
    for (const address of [...inside, 'http://169.254.169.254/latest/', 'http://10.0.0.1/', 'http://[fe80::1]/']) {
      const outcome = await deliver(address, { allowsPrivate: false })
      assert.match(problemOf(outcome), 'private network', address)
    }
    return { kind: 'delivered' }
  })
  assert.equal(requests, [])
})

guarding('resolves a name once, and connects to the checked address', async () => {
  let asked = 0
  const { requests } = await withReceiver(answer(200), (url) => {
    const lookup: LookupFunction = (_hostname, _options, callback) => {
      asked += 1
      callback(null, [{ address: '127.0.0.1', family: 4 }])
    }
    return deliver(`http://rebinding.example:${new URL(url).port}/`, { allowsPrivate: false, lookup })
  })
  assert.is(asked, 1)
  assert.match(requests[0]?.headers['host'] ?? '', /^rebinding\.example:/)
})

guarding('resolves again for the next delivery, and refuses a name that leads inside by then', async () => {
  const { requests } = await withReceiver(answer(200), async (url) => {
    const lookup = publicLookupWith((_hostname, _options, callback) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }]),
    )
    return deliver(`http://rebinding.example:${new URL(url).port}/`, { allowsPrivate: false, lookup })
  })
  assert.equal(requests, [])
})

guarding.run()

const body = suite('webhookBody')

body('marks partial leads and suspects, and names what a lead supersedes', () => {
  const partial = { ...storedLead(1, { kind: 'partial', suspicion: ['too-fast'] }), replaces: [idOf(7)] }
  const { type, data } = webhookBody(partial) as { type: string; data: Record<string, unknown> }
  assert.equal([type, data['suspectedSpam'], data['replaces']], ['lead.partial', true, [idOf(7)]])
})

body('lets nothing that was typed pass for what we know', () => {
  const { data } = webhookBody(storedLead(1, { payload: { id: 'x', kind: 'x', suspectedSpam: true } })) as {
    data: Record<string, unknown>
  }
  assert.equal([data['id'], data['kind'], data['suspectedSpam']], [idOf(1), 'contact', false])
})

body.run()

interface Given {
  readonly lead?: StoredLead
  readonly secret?: string
  readonly now?: Date
  readonly signal?: AbortSignal
  readonly allowsPrivate?: boolean
  readonly lookup?: Parameters<typeof webhookSink>[2]
}

function deliver(url: string, given: Given = {}): Promise<Outcome> {
  const { lead = storedLead(1), secret = null, now = NOON, allowsPrivate = true, lookup } = given
  const signal = given.signal ?? AbortSignal.timeout(5000)
  return webhookSink({ url, secret, allowsPrivate }, () => now, lookup).deliver(lead, signal)
}

function problemOf(outcome: Outcome): string {
  return outcome.kind === 'delivered' ? '' : outcome.problem
}

type Receiver = (request: IncomingMessage, response: ServerResponse) => unknown

function answer(status: number, headers: Record<string, string> = {}): Receiver {
  return (_request, response) => response.writeHead(status, headers).end()
}

interface Received {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** Runs a receiver for as long as leads are brought to it. */
async function withReceiver(receiver: Receiver, act: (url: string) => Promise<Outcome>) {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers: headers as Record<string, string>, body })
    receiver(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const { port } = server.address() as AddressInfo
    return { outcome: await act(`http://127.0.0.1:${port}/leads?a=b`), requests }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
