// Function hosts on real database servers: what they take is stored and delivered, and their instances share limits.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type DatabaseServer,
  emptyDatabase,
  postgresProblem,
  queryDatabase,
  sqldProblem,
  startPostgres,
  startSqld,
} from './database-servers.ts'
import { type Environment, HOSTS, type Running } from './function-host.ts'
import { testUnless } from './unless.ts'
import { startReceiver } from './webhook-receiver.ts'

const CONTACT = JSON.stringify({
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  message: 'Hallo',
  source: 'homepage_contact_form',
  metadata: { form_type: 'contact', page: '/' },
})
const HOUR_MS = 3_600_000
/** Of one address, to two instances in turn. */
const TRIES = 40
/** What /api/contact takes of an address in ten minutes. */
const ALLOWED = 10

const DATABASES = [
  { name: 'sqld', problem: sqldProblem(), hosts: Object.keys(HOSTS), start: startSqld },
  {
    name: 'PostgreSQL',
    problem: postgresProblem(),
    // A Worker refuses it.
    hosts: Object.keys(HOSTS).filter((name) => name !== 'workerd'),
    start: () => startPostgres({ fsync: 'off' }),
  },
]

const SUITE = 'function hosts on database servers'
const test = suite<{ servers: Map<string, DatabaseServer> }>(SUITE)

test.before(async (context) => {
  context.servers = new Map()
  for (const { name, problem, start } of DATABASES) if (problem === null) context.servers.set(name, await start())
})
test.after(({ servers }) => Promise.all([...servers.values()].map((server) => server.stop())).then(() => undefined))

for (const { name, problem, hosts } of DATABASES) {
  for (const host of hosts) {
    const named = (what: string) => ({ test, suite: SUITE, name: `${what} ${name}` })
    testUnless(problem, named(`${host} stores leads and delivers each once:`), ({ servers }) =>
      storesAndDelivers(host, servers.get(name)),
    )
    testUnless(problem, named(`two of ${host} take ${ALLOWED} of ${TRIES} tries:`), ({ servers }) =>
      sharesLimits(host, servers.get(name)),
    )
  }
}

test.run()

async function storesAndDelivers(name: string, server: DatabaseServer | undefined): Promise<void> {
  const receiver = await startReceiver()
  const webhook = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' }
  try {
    await withInstances({ name, server, count: 1, settings: webhook }, async ([host], url) => {
      assert.ok(host)
      const { status, body } = await host.post('/api/contact', CONTACT)
      assert.is(status, 200, body)
      const { id } = JSON.parse(body)
      assert.is((await host.post('/api/contact', CONTACT.replace('@', ' '))).status, 422)
      assert.is((await host.post('/api/contact', '{')).status, 400)
      assert.is((await host.post('/api/log-visitor', '{"path":"/"}')).status, 200)
      await host.deliver()
      await host.deliver()
      assert.equal(
        receiver.hooks.map(({ key }) => key),
        [id],
      )
      assert.equal(await queryDatabase(url, 'SELECT lead_id, state FROM deliveries'), [
        { lead_id: id, state: 'delivered' },
      ])
      const before = await timeOf(url)
      await queryDatabase(url, `UPDATE clock SET wall = wall - ${HOUR_MS}`)
      await host.deliver()
      const passed = (await timeOf(url)) - before
      assert.ok(passed >= HOUR_MS && passed < 2 * HOUR_MS, `An hour between two calls counted as ${passed} ms`)
    })
  } finally {
    receiver.close()
  }
}

/** The time by which leads are delivered again, given up and removed. */
async function timeOf(url: string): Promise<number> {
  const [clock] = await queryDatabase(url, 'SELECT time FROM clock')
  return Number(clock?.['time'])
}

async function sharesLimits(name: string, server: DatabaseServer | undefined): Promise<void> {
  await withInstances({ name, server, count: 2, settings: {} }, async (instances, url) => {
    const tries = Array.from({ length: TRIES }, (_, index) => instances[index % instances.length])
    const answers = await Promise.all(tries.map((instance) => instance?.post('/api/contact', CONTACT)))
    const refused = answers.filter((answer) => answer?.status === 429)
    assert.equal(
      [answers.filter((answer) => answer?.status === 200).length, refused.length],
      [ALLOWED, TRIES - ALLOWED],
    )
    for (const answer of refused) assert.ok(Number(answer?.headers['retry-after']) > 0)
    const [leads] = await queryDatabase(url, 'SELECT count(*) AS count FROM leads')
    assert.is(Number(leads?.['count']), ALLOWED)
    const keys = await queryDatabase(url, 'SELECT key FROM limits')
    for (const { key } of keys) assert.match(String(key), /^[\w-]{43}$/)
  })
}

interface Instances {
  readonly name: string
  readonly server: DatabaseServer | undefined
  readonly count: number
  readonly settings: Environment
}

/** Starts instances of a host on one empty database, and stops them. */
async function withInstances(
  { name, server, count, settings }: Instances,
  use: (instances: readonly Running[], url: string) => Promise<void>,
): Promise<void> {
  assert.ok(server)
  const url = await emptyDatabase(server.url)
  const folder = mkdtempSync(join(tmpdir(), 'function-host-'))
  const environment = { ...settings, LEADS_DATABASE_URL: url }
  const instances: Running[] = []
  for (let index = 0; index < count; index++) {
    const instance = await HOSTS[name]?.(join(folder, String(index)), environment)
    if (instance) instances.push(instance)
  }
  try {
    await use(instances, url)
  } finally {
    for (const instance of instances) await instance.close()
    for (const setting of Object.keys(environment)) delete process.env[setting]
    rmSync(folder, { recursive: true })
  }
}
