// A running server whose PostgreSQL goes away for longer than it waits, and comes back.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from './browser/browser.ts'
import { postgresProblem, startPostgres } from './database-servers.ts'
import { ask, makeDist, post, removeDist, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'

const SUITE = 'a server whose PostgreSQL goes away'
const test = suite(SUITE)
const name = 'refuses leads with the way to reach the owner, shows pages, and takes leads again without a restart'

testUnless(postgresProblem(), { test, suite: SUITE, name }, async () => {
  const postgres = await startPostgres({ fsync: 'off' })
  const folder = await makeDist(FILES, HOST)
  const server = await startServer(folder, { LEADS_DATABASE_URL: postgres.url })
  const ready = async () => (await ask(server, '/readyz')).status
  try {
    assert.equal([(await post(server, '/api/contact', MESSAGE)).status, await ready()], [200, 200])
    await postgres.restart(async () => {
      const refused = await post(server, '/api/contact', MESSAGE)
      assert.equal([refused.status, refused.headers['retry-after']], [503, '30'])
      await eventually(async () => assert.is(await ready(), 503))
      assert.equal([(await ask(server, '/')).status, (await ask(server, '/healthz')).status], [200, 200])
    })
    assert.not.match(server.errors(), /p@ss|p%40ss/)
    await eventually(async () => assert.is(await ready(), 200))
    assert.is((await post(server, '/api/contact', MESSAGE)).status, 200)
    assert.is(await server.stop(), 0)
  } finally {
    await server.stop('SIGKILL')
    await postgres.stop()
    removeDist(folder)
  }
})

test.run()
