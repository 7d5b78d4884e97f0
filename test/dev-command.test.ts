import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fixtureProject } from './project.ts'

const test = suite('site dev on the command line')

test('says what to do when its port is taken', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening))
  const { port } = other.address() as AddressInfo
  const run = await fixtureProject().site('dev', ['--port', String(port)])
  other.close()
  assert.is(run.code, 2)
  assert.match(run.stderr, `Port ${port} is in use by another program.`)
})

test('goes on without a site, and ends with 130 when it is asked to stop', async () => {
  const project = fixtureProject()
  project.remove('site')
  const run = await project.site('dev', ['--port', '0'], {
    onStderr: (text, kill) => {
      if (text.includes('project/missing') && text.includes(' ms)')) kill('SIGINT')
    },
  })
  assert.equal([run.code, run.signal], [130, null])
})

test.run()
