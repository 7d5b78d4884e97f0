import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { attacks } from './server-attacks.ts'
import { ask, makeDist, post, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { attack } from './server-strangers.ts'

const ATTACKS = 1500
const AT_ONCE = 24

let folder = ''
let server: ServerProcess

const hostile = suite('the server that strangers shout at')

hostile.before(async () => {
  folder = await makeDist(FILES, HOST)
  server = await startServer(folder)
})

hostile.after(async () => {
  await server.stop()
  removeDist(folder)
})

hostile(`gives ${ATTACKS} attacks no file, no failure and no markup, and goes on`, async () => {
  const waiting = attacks(ATTACKS)
  const problems: string[] = []
  const attackInTurn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const problem = await attack(server.port, next)
      if (problem) problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attackInTurn))
  assert.equal(problems.slice(0, 5), [])
  assert.is(server.process.exitCode, null)
  assert.equal([(await ask(server, '/')).status, (await ask(server, '/readyz')).status], [200, 200])
  assert.is((await post(server, '/api/contact', MESSAGE)).status, 200)
})

hostile('and keeps what they sent out of its log', () => {
  const lines = server.errors().trim().split('\n').filter(Boolean)
  assert.equal(lines.filter((line) => /zXq9|example\.org|evil|"level":(50|60)/.test(line)).slice(0, 3), [])
})

hostile.run()
