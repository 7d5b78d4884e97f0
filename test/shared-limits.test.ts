// Several servers count the requests of one address together, and store it only as a hash.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from './browser/browser.ts'
import {
  type DatabaseServer,
  postgresProblem,
  queryDatabase,
  redisProblem,
  sqldProblem,
  startPostgres,
  startRedis,
  startSqld,
} from './database-servers.ts'
import { ask, makeDist, removeDist, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'

const SUITE = 'limits of several servers'
const test = suite<{ folder: string }>(SUITE)
const ADDRESS = '192.0.2.77'
const SERVERS = 4
const TRIES = 40
/** What functions/server.ts allows an address in ten minutes. */
const ALLOWED = 10

test.before(async (context) => {
  context.folder = await makeDist(FILES, HOST)
})
test.after(({ folder }) => removeDist(folder))

const places = [
  {
    name: 'PostgreSQL',
    problem: postgresProblem(),
    start: () => startPostgres(),
    settingsFor: ({ url }: DatabaseServer) => ({ LEADS_DATABASE_URL: url }),
  },
  {
    name: 'a libSQL server',
    problem: sqldProblem(),
    start: startSqld,
    settingsFor: ({ url }: DatabaseServer) => ({ LEADS_DATABASE_URL: url }),
  },
  {
    name: 'Redis',
    problem: redisProblem(),
    start: startRedis,
    settingsFor: ({ url }: DatabaseServer) => ({ LIMITS_URL: url }),
  },
]

for (const { name, problem, start, settingsFor } of places) {
  testUnless(problem, { test, suite: SUITE, name: `are counted together in ${name}` }, async ({ folder }) => {
    const shared = await start()
    const settings = { ...settingsFor(shared), RATE_LIMIT: 'on', TRUST_PROXY: '1' }
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(folder, settings)))
    try {
      for (const { port, errors } of servers) assert.ok(port > 0, errors())
      const tries = Array.from({ length: TRIES }, (_, n) => tryFrom(ADDRESS, servers[n % SERVERS]))
      const accepted = (await Promise.all(tries)).filter((status) => status === 200).length
      assert.is(accepted, ALLOWED)
      assert.is(await tryFrom(ADDRESS, servers[0]), 429)
      assert.is(await tryFrom('192.0.2.78', servers[1]), 200)
      if ('LEADS_DATABASE_URL' in settings) {
        const keys = (await queryDatabase(shared.url, 'SELECT key FROM limits')).map(({ key }) => String(key))
        assert.ok(keys.length >= 2)
        for (const key of keys) assert.match(key, /^[\w-]{43}$/)
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
      await shared.stop()
    }
  })
}

testUnless(
  redisProblem(),
  { test, suite: SUITE, name: 'are counted in memory while Redis is away, which is reported once' },
  async ({ folder }) => {
    const redis = await startRedis()
    const server = await startServer(folder, { LIMITS_URL: redis.url, RATE_LIMIT: 'on', TRUST_PROXY: '1' })
    await redis.stop()
    const statuses = []
    for (let n = 0; n < ALLOWED + 2; n++) statuses.push(await tryFrom(ADDRESS, server))
    assert.equal(statuses, [...Array(ALLOWED).fill(200), 429, 429])
    await eventually(async () => assert.match(server.errors(), 'Redis cannot be reached'))
    await server.stop()
    assert.is(server.errors().match(/Redis cannot be reached/g)?.length, 1)
    assert.not.match(server.errors(), /p@ss|p%40ss/)
  },
)

const wrongPassword = 'are counted in memory where Redis does not accept the password, which is reported and not shown'
testUnless(redisProblem(), { test, suite: SUITE, name: wrongPassword }, async ({ folder }) => {
  const redis = await startRedis()
  const LIMITS_URL = redis.url.replace(/:[^:@]*@/, ':planted-secret@')
  const server = await startServer(folder, { LIMITS_URL, RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  const statuses = []
  for (let n = 0; n < ALLOWED + 2; n++) statuses.push(await tryFrom(ADDRESS, server))
  assert.equal(statuses, [...Array(ALLOWED).fill(200), 429, 429])
  await server.stop()
  await redis.stop()
  assert.match(server.errors(), 'Redis refuses the connection (WRONGPASS); limits are counted in memory')
  assert.not.match(server.errors(), 'planted-secret')
})

test.run()

async function tryFrom(address: string, server: { readonly port: number } | undefined): Promise<number> {
  assert.ok(server)
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return (await ask(server, '/api/contact', { body: JSON.stringify(MESSAGE), headers })).status
}
