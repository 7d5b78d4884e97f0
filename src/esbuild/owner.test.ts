import { isBuiltin } from 'node:module'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packageRoot } from '../config.ts'
import { endEsbuild } from './common.ts'
import { bundleOwner } from './owner.ts'

const test = suite("bundles of the owner's commands")

test.after(() => endEsbuild())

test('have slim.js in one file, which images copy alone', async () => {
  const { value } = await bundleOwner(packageRoot())
  const slim = value?.files.find(({ path }) => path.endsWith('slim.js'))
  const imported = [...String(Buffer.from(slim?.contents ?? '')).matchAll(/(?:^|\n)import[^'"]*["']([^'"]+)["']/g)].map(
    ([, name = '']) => name,
  )
  assert.ok(imported.length > 0)
  assert.equal(
    imported.filter((name) => !isBuiltin(name)),
    [],
  )
})

test.run()
