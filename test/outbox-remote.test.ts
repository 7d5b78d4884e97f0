// The store on a libSQL server instead of a file: the same promises over HTTP.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { deliverDue } from '../functions/outbox/deliver.ts'
import { openStore } from '../functions/outbox/store.ts'
import type { Sink } from '../functions/sinks/sink.ts'
import { type HranaServer, startHranaServer } from './hrana-server.ts'
import { after, idOf, lead, StoppedClocks } from './lead.ts'
import { logLines } from './log-lines.ts'
import { site } from './project.ts'

const test = suite<{ folder: string; server: HranaServer }>('a store on a libSQL server')

test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'remote-'))
  context.server = await startHranaServer(join(context.folder, 'leads.db'))
})

test.after.each(({ folder, server }) => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('takes leads, delivers them and shows them', async ({ server }) => {
  const store = await openStore({ url: server.url, sinks: ['webhook'] })
  const payload = { email: 'b@example.org' }
  await store.outbox.put(lead(1))
  await store.outbox.put(lead(2, { kind: 'partial', visit: 'v', payload }))
  await store.outbox.put(lead(3, { kind: 'booking', visit: 'v', payload }))
  await store.outbox.countVisit('2026-03-01', '/')
  await store.outbox.check()
  const brought: string[] = []
  const sink: Sink = {
    name: 'webhook',
    tryMs: 15_000,
    async deliver({ id }) {
      brought.push(id)
      return { kind: 'delivered' }
    },
  }
  const deps = { queue: store.queue, sink, log: logLines().log, random: () => 0.5 }
  assert.is(await deliverDue(deps, new AbortController().signal), 2)
  assert.equal(brought.sort(), [1, 3].map(idOf))
  const leads = await store.register.list({})
  assert.equal(leads.map(({ id, state, replaces }) => [id, state, replaces]).sort(), [
    [idOf(1), 'delivered', []],
    [idOf(3), 'delivered', [idOf(2)]],
  ])
  assert.is(await store.register.erase('b@example.org'), 1)
  assert.equal(await store.counts.visits('2026-01-01'), [{ day: '2026-03-01', name: '/', count: 1 }])
  assert.is(await store.secret('form-token'), await store.secret('form-token'))
  await store.close()
})

test('sends nothing that such a server refuses', async ({ server }) => {
  const store = await openStore({ url: server.url, sinks: ['webhook'] })
  await store.outbox.put(lead(1))
  await store.register.erase('erika@example.org')
  await store.close()
  const pragmas = server.statements.filter((sql) => /^PRAGMA/i.test(sql)).map((sql) => sql.split(/[ =]+/)[1])
  assert.equal([...new Set(pragmas)], ['user_version'])
})

test('says that its token is not accepted, and does not show it', async ({ server }) => {
  server.answer = (response) => response.writeHead(401).end('{"error":"Unauthorized"}')
  const database = `${server.url}/?authToken=planted-secret`
  const { code, stderr } = await site(['leads', 'list', '--database', database])
  const why = 'Cannot open the database of leads (remote): The libSQL server does not accept the token in its address'
  assert.is(code, 3)
  assert.match(stderr, why)
  assert.not.match(stderr, 'planted-secret')
})

test('is made once when several servers start together', async ({ server }) => {
  const opened = [1, 2, 3].map(() => openStore({ url: server.url, sinks: [] }))
  const stores = await Promise.all(opened).catch((cause: unknown): never => {
    throw new Error(inspect(cause))
  })
  await Promise.all(stores.map(({ outbox }, n) => outbox.put(lead(n))))
  assert.is((await stores[0]?.register.list({}))?.length, 3)
  for (const store of stores) await store.close()
})

test('stores all of a lead or nothing', async ({ server }) => {
  const store = await openStore({ url: server.url, sinks: ['webhook'] })
  const wrong = { ...lead(2), source: null as unknown as string }
  const [first, second] = await Promise.allSettled([store.outbox.put(wrong), store.outbox.put(lead(3))])
  assert.equal([first.status, second.status], ['rejected', 'fulfilled'])
  assert.equal((await store.register.list({})).map(({ id }) => id).sort(), [idOf(3)])
  await store.close()
})

test('reports that a lead was not stored while the server is down, and stores it again afterwards', async ({
  server,
}) => {
  const store = await openStore({ url: server.url, sinks: [] })
  const put = () =>
    store.outbox.put(lead(1)).then(
      () => 'stored',
      () => 'refused',
    )
  server.answer = (response) => response.writeHead(502).end('<html>')
  assert.is(await put(), 'refused')
  server.answer = (response) => response.destroy()
  assert.is(await put(), 'refused')
  server.answer = null
  assert.is(await put(), 'stored')
  await store.close()
})

test('recognizes a lead whose commit was not confirmed', async ({ server }) => {
  const store = await openStore({ url: server.url, sinks: ['webhook'] })
  await store.outbox.put(lead(1, { kind: 'partial', visit: 'v' }))
  const booking = lead(2, { kind: 'booking', visit: 'v' })
  server.isMute = true
  assert.instance(await store.outbox.put(booking).catch((error: unknown) => error), Error)
  server.isMute = false
  // The browser sends it again, with the same key.
  await store.outbox.put({ ...booking, createdAt: after(1) })
  const leads = await store.register.list({})
  assert.equal(
    leads.map(({ id, replaces, deliveries }) => [id, replaces, deliveries.length]),
    [[idOf(2), [idOf(1)], 1]],
  )
  await store.close()
})

test('delivers nothing twice whose end was stored without confirmation', async ({ server }) => {
  const clocks = new StoppedClocks()
  const store = await openStore({ url: server.url, sinks: ['webhook'], clocks })
  await store.time.tick()
  await store.outbox.put(lead(1))
  const brought: string[] = []
  const sink: Sink = {
    name: 'webhook',
    tryMs: 15_000,
    async deliver({ id }) {
      brought.push(id)
      server.isMute = true
      return { kind: 'delivered' }
    },
  }
  const deps = { queue: store.queue, sink, log: logLines().log, random: () => 0.5 }
  const deliver = () => deliverDue(deps, new AbortController().signal)
  await deliver()
  server.isMute = false
  await clocks.pass(store, 2)
  await deliver()
  assert.equal(brought, [idOf(1)])
  assert.is((await store.register.list({}))[0]?.state, 'delivered')
  await store.close()
})

test.run()
