import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Machine, unusedIn } from './unused.ts'

const test = suite<{ folder: string }>('unusedIn')
const LINUX: Machine = { platform: 'linux', arch: 'x64', hasGlibc: true }

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'slim-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('names programs for other machines, and none for this one', ({ folder }) => {
  const bin = 'onnxruntime-node/bin/napi-v6'
  installed(folder, `${bin}/linux/x64/a.node`, `${bin}/linux/arm64/a.node`, `${bin}/win32/x64/a.node`)
  installed(folder, '@libsql/linux-x64-musl/a.node', '@libsql/linux-x64-gnu/a.node')
  assert.equal(unused(folder, LINUX), ['@libsql/linux-x64-musl', `${bin}/linux/arm64`, `${bin}/win32`])
  const alpine = { ...LINUX, hasGlibc: false }
  assert.not.ok(unused(folder, alpine).includes('@libsql/linux-x64-musl'))
})

test('keeps data that is loaded by a name put together at run time', ({ folder }) => {
  installed(folder, 'pdfjs-dist/cmaps/a.bcmap', 'pdfjs-dist/standard_fonts/a.pfb', 'pdfjs-dist/web/viewer.css')
  installed(folder, 'pdfjs-dist/legacy/build/pdf.worker.mjs', 'pdfjs-dist/legacy/build/pdf.sandbox.mjs')
  assert.equal(unused(folder, LINUX), ['pdfjs-dist/legacy/build/pdf.sandbox.mjs', 'pdfjs-dist/web'])
})

test('names what only compilers, debuggers and people read, but no licence', ({ folder }) => {
  installed(folder, 'a/a.js', 'a/a.js.map', 'a/a.d.ts', 'a/README.md', 'a/LICENSE.md', 'a/test/a.js')
  assert.equal(unused(folder, LINUX), ['a/README.md', 'a/a.d.ts', 'a/a.js.map', 'a/test'])
})

test('keeps code that is called like a text for people', ({ folder }) => {
  installed(folder, 'a/lib/history.js', 'a/readme.js', 'a/changes.json', 'a/CHANGES', 'a/History.txt')
  assert.equal(unused(folder, LINUX), ['a/CHANGES', 'a/History.txt'])
})

test('names what a package has for browsers, and what its authors left in it', ({ folder }) => {
  installed(folder, 'a/a.js', 'a/a.min.js', 'a/.github/ci.js', '@b/c/.vscode/d.json', '@b/c/c.js')
  assert.equal(unused(folder, LINUX), ['@b/c/.vscode', 'a/.github', 'a/a.min.js'])
})

test('finds nothing where nothing is installed', ({ folder }) => {
  assert.equal(unused(join(folder, 'node_modules'), LINUX), [])
})

test.run()

function unused(folder: string, machine: Machine): string[] {
  return unusedIn(folder, machine)
    .map((path) => relative(folder, path))
    .sort()
}

function installed(folder: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}
