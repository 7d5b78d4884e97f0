import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundleFunctions, functionEntries } from './functions.ts'

const test = suite<{ root: string }>('bundleFunctions')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'functions-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('makes nothing for a project without functions', async ({ root }) => {
  assert.equal(await bundleFunctions(root), { value: null, diagnostics: [] })
})

test('makes a file for each handler and one for the server', async ({ root }) => {
  put(root, 'functions/hello.ts', 'export const hello = 1')
  put(root, 'functions/log-visitor.ts', 'export const logVisitor = 1')
  put(root, 'functions/server.ts', `import { hello } from './hello.ts'\nconsole.log(hello)`)
  const { value, diagnostics } = await bundleFunctions(root)
  assert.equal(diagnostics, [])
  const made = value?.files.map(({ path }) => path).filter((path) => !path.includes('chunk')) ?? []
  assert.equal(made.sort(), ['functions/hello.js', 'functions/log-visitor.js', 'server.js'])
})

test('leaves packages to be loaded at run time and takes in files of the project', async ({ root }) => {
  put(root, 'functions/hello.ts', `import express from 'express'\nimport { text } from './lib/text.ts'\nexpress(text)`)
  put(root, 'functions/lib/text.ts', `export const text = 'own-mark'`)
  const { value } = await bundleFunctions(root)
  const code = Buffer.from(value?.files[0]?.contents as Uint8Array).toString('utf8')
  assert.match(code, /from "express"/)
  assert.match(code, 'own-mark')
})

test('tells where a function is broken', async ({ root }) => {
  put(root, 'functions/hello.ts', 'export const hello = (\n')
  const { value, diagnostics } = await bundleFunctions(root)
  assert.is(value, null)
  assert.equal([diagnostics[0]?.at?.file, diagnostics[0]?.severity], ['functions/hello.ts', 'error'])
})

test.run()

const entries = suite<{ root: string }>('functionEntries')

entries('takes handlers, but no tests, no folders and no other files', () => {
  const root = mkdtempSync(join(tmpdir(), 'functions-'))
  for (const file of ['hello.ts', 'hello.test.ts', 'lib/http.ts', 'README.md', 'server.ts']) {
    put(root, `functions/${file}`, '')
  }
  assert.equal(functionEntries(root), { 'functions/hello': 'functions/hello.ts', server: 'functions/server.ts' })
  rmSync(root, { recursive: true })
})

entries.run()

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
