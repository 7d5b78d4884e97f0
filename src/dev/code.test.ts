import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundleBrowserReact } from '../esbuild/browser-react.ts'
import { endEsbuild } from '../esbuild/common.ts'
import { bundleIslands } from '../esbuild/islands.ts'
import { affected } from './affected.ts'
import { type Code, openCode } from './code.ts'

const test = suite<{ root: string; code: Code }>('openCode')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'code-'))
  put(context.root, 'templates/islands/hydrate.ts', 'export const hydrate = (islands) => Object.values(islands)')
  put(context.root, 'templates/islands/Counter.tsx', 'export const Counter = () => <b>one</b>')
  context.code = openCode(context.root)
})
test.after.each(async ({ root, code }) => {
  await code.close()
  rmSync(root, { recursive: true })
})
test.after(endEsbuild)

test('bundles islands as a build does, and again when one changes or comes', async ({ root, code }) => {
  const changes = [
    ['templates/islands/Counter.tsx', 'export const Counter = () => <b>two</b>'],
    ['templates/islands/remember.ts', 'export const enhance = () => 3'],
  ] as const
  assert.equal(await code.islands(), await built(root))
  for (const [file, text] of changes) {
    put(root, file, text)
    code.mark(affected([file], code.reads()))
    assert.equal(await code.islands(), await built(root), file)
  }
})

test('gives the same files as long as none has changed: what is known of a file is kept under it', async ({ code }) => {
  const first = await code.islands()
  code.mark(affected(['site/pages/index.yaml'], code.reads()))
  assert.is(await code.islands(), first)
})

test.run()

function built(root: string) {
  return bundleIslands(root, async () => (await bundleBrowserReact()).value)
}

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
