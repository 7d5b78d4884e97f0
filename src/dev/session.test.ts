import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Session, type SessionDeps } from './session.ts'

const test = suite('Session')

test('tells what a program got wrong like a mistake, after it was tried three times, and goes on', async () => {
  let tries = 0
  let isBroken = true
  const session = new Session(
    deps(() => {
      tries += 1
      if (isBroken) throw new Error('the disk is full')
    }),
  )
  await session.change(['site/site.yaml'])
  assert.is(tries, 3)
  assert.ok(session.isSettled)
  assert.equal(
    session.diagnostics.map(({ code, message }) => [code, message]),
    [['dev/failed', 'This did not work: the disk is full']],
  )
  isBroken = false
  await session.change(['site/site.yaml'])
  assert.equal(session.diagnostics, [])
})

test('tries once where the files were only still moving', async () => {
  let tries = 0
  const session = new Session(
    deps(() => {
      tries += 1
      if (tries === 1) throw new Error('ENOENT')
    }),
  )
  await session.change(['site/site.yaml'])
  assert.is(tries, 2)
  assert.equal(session.diagnostics, [])
})

test.run()

/** Of a project that has nothing to show yet. */
function deps(prepare: () => void): SessionDeps {
  return {
    prepare: async () => {
      prepare()
      return null
    },
    plan: async () => ({ value: null, diagnostics: [] }),
    openFiles: () => [],
    onShown: () => {},
    taken: async () => {},
    onDone: () => {},
  }
}
