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
  'reply-clock',
  'reports',
  ...(isWhole ? ['deliver', 'upkeep'] : []),
]
/** A pattern that finds no test would pass as well. */
const LEAST = 50

const test = suite('the tests of the store')
const root = fileURLToPath(new URL('..', import.meta.url))

const engines = [
  // Nothing is compared with a crash here: test/servers-kill.test.ts writes through to the disk.
  { name: 'PostgreSQL', problem: postgresProblem(), start: () => startPostgres({ fsync: 'off' }) },
  { name: 'a libSQL server', problem: sqldProblem(), start: startSqld },
]

interface Run {
  readonly exitCode: number | null
  readonly output: string
}

/** Beside each other: either waits for its server most of the time. */
const runs = new Map<string, Promise<Run>>()

test.before(() => {
  for (const { name, problem, start } of engines) {
    if (problem !== null) continue
    const run = runOn(start)
    // Its own test reports it.
    run.catch(() => undefined)
    runs.set(name, run)
  }
})

for (const { name, problem } of engines) {
  testUnless(problem, { test, suite: 'the tests of the store', name: `pass on ${name}` }, async () => {
    const run = await runs.get(name)
    const passed = Number(/Passed:\s+(\d+)/.exec(run?.output ?? '')?.[1])
    assert.is(run?.exitCode, 0, run?.output)
    assert.ok(passed >= LEAST, `${passed} tests passed`)
  })
}

test.run()

async function runOn(start: () => Promise<DatabaseServer>): Promise<Run> {
  const server = await start()
  try {
    const args = ['--import', 'tsx', 'node_modules/uvu/bin.js', 'functions/outbox', `^(${FILES.join('|')})[.]test`]
    const env = { ...process.env, STORE_SERVER: server.url }
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { exitCode: child.exitCode, output: output + errors }
  } finally {
    await server.stop()
  }
}
