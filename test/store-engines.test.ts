// The tests of the store, which run on a file by themselves, on a real server of each other kind. STORE_SUITE=all adds those of
// delivery, which ask a store thousands of times.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type DatabaseServer, postgresProblem, sqldProblem, startPostgres, startSqld } from './database-servers.ts'
import { testUnless } from './unless.ts'

const isWhole = process.env['STORE_SUITE'] === 'all'
const FILES = [
  'put',
  'appointments',
  'queue',
  'register',
  'counts',
  'time',
  'store',
  ...(isWhole ? ['deliver', 'upkeep'] : []),
]
/** A pattern that finds no test would pass as well. */
const LEAST = 50

const test = suite('the tests of the store')
const root = fileURLToPath(new URL('..', import.meta.url))

const engines = [
  // Nothing is compared with a crash here: test/postgres-kill.test.ts writes through to the disk.
  { name: 'PostgreSQL', problem: postgresProblem(), start: () => startPostgres({ fsync: 'off' }) },
  { name: 'a libSQL server', problem: sqldProblem(), start: startSqld },
]

for (const { name, problem, start } of engines) {
  testUnless(problem, { test, suite: 'the tests of the store', name: `pass on ${name}` }, async () => {
    const server: DatabaseServer = await start()
    try {
      const args = ['--import', 'tsx', 'node_modules/uvu/bin.js', 'functions/outbox', `^(${FILES.join('|')})[.]test`]
      const env = { ...process.env, STORE_SERVER: server.url }
      const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
      const passed = Number(/Passed:\s+(\d+)/.exec(output)?.[1])
      assert.is(child.exitCode, 0, `${output}${errors}`)
      assert.ok(passed >= LEAST, `${passed} tests passed`)
    } finally {
      await server.stop()
    }
  })
}

test.run()
