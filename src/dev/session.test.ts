import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Outdated, Session, type SessionDeps, type View } from './session.ts'

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

test('shows the page of the newest edit until that of a newer one is there', async () => {
  const shown: unknown[] = []
  let edits = 0
  const session: Session = new Session({
    ...deps(() => {}),
    async prepare() {
      edits += 1
      return viewOf(edits)
    },
    async plan() {
      if (edits === 1) void session.change(['site/site.yaml'])
      if (session.isOutdated) throw new Outdated()
      return { value: null, diagnostics: [] }
    },
    onShown: () => shown.push(session.view()?.site),
  })
  await session.change(['site/site.yaml'])
  // There is no whole site, so that nothing is shown in the end.
  assert.equal(shown, [1, 1, 2, undefined])
})

test.run()

/** Its site is the number of the edit. */
function viewOf(edit: number): View {
  return { site: edit as never, file: () => undefined }
}

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
