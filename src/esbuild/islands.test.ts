import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lazy } from '../lazy.ts'
import type { Bundle } from '../types.ts'
import { bundleBrowserReact } from './browser-react.ts'
import { runEsbuild } from './common.ts'
import { bundleIslands, completeIslands, describeBundle, islandEntry, islandOptions } from './islands.ts'

const react = lazy(async () => (await bundleBrowserReact()).value)

const HYDRATE = `import { createElement } from 'react'
export function hydrate(islands) {
  globalThis.wake = async () => ({
    element: createElement((await islands.Counter()).Counter),
    client: await import('react-dom/client'),
  })
}`
const COUNTER = `import { useState } from 'react'
export const Counter = () => <button>count: {typeof useState}</button>`

const test = suite<{ root: string }>('bundleIslands')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'islands-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('makes nothing for a project without islands and styles', async ({ root }) => {
  const bundle = await made(root)
  assert.equal([bundle.script, bundle.styles, bundle.files], [null, [], []])
})

test('makes one style sheet with fingerprints, and no script, for a project without islands', async ({ root }) => {
  put(root, 'templates/styles/site.css', `@import './tokens.css'; p { color: red }`)
  put(root, 'templates/styles/tokens.css', 'h1 { color: blue }')
  const bundle = await made(root)
  assert.is(bundle.script, null)
  assert.match(bundle.styles[0] ?? '', /^\/_a\/site-[A-Z0-9]{8}\.css$/)
  assert.match(textOf(bundle, 'site-'), /h1\{.*p\{/s)
})

test('changes the address of the style sheet with its content', async ({ root }) => {
  put(root, 'templates/styles/site.css', 'p { color: red }')
  const { styles } = await made(root)
  put(root, 'templates/styles/site.css', 'p { color: blue }')
  assert.not.equal((await made(root)).styles, styles)
})

test('gives each island a chunk of its own that the entry loads when it is needed', async ({ root }) => {
  put(root, 'templates/islands/hydrate.ts', 'export const hydrate = (islands) => Object.values(islands)')
  put(root, 'templates/islands/Counter.tsx', 'export const Counter = () => <b>counter-mark</b>')
  put(root, 'templates/islands/remember-choice.ts', `export const enhance = () => 'enhance-mark'`)
  const bundle = await made(root)
  assert.match(bundle.script ?? '', /^\/_a\/islands-[A-Z0-9]{8}\.js$/)
  const entry = textOf(bundle, 'islands-')
  assert.match(entry, /import\("\/_a\/Counter-/)
  assert.not.match(entry, /counter-mark|enhance-mark/)
  assert.match(textOf(bundle, 'Counter-'), 'counter-mark')
  assert.match(textOf(bundle, 'remember-choice-'), 'enhance-mark')
})

test('makes a style sheet that a script asks for a file of its own, and tells what is wrong in it', async ({
  root,
}) => {
  put(root, 'templates/islands/hydrate.ts', 'export const hydrate = (islands) => Object.values(islands)')
  put(
    root,
    'templates/islands/box.ts',
    `import styles from '../styles/box.late.css'\nexport const enhance = () => styles`,
  )
  put(root, 'templates/styles/box.late.css', '.box {\n  color: red;\n  colr: blue;\n}')
  const { value, diagnostics } = await bundleIslands(root, react)
  assert.ok(value)
  const bundle = describeBundle(value)
  assert.equal(bundle.styles, [])
  assert.match(textOf(bundle, 'box-'), /"\/_a\/box\.late-[A-Z0-9]{8}\.css"/)
  assert.is(textOf(bundle, 'box.late-').trim(), '.box{color:red;colr:blue}')
  assert.equal(
    diagnostics.map(({ at }) => [at?.file, at?.line]),
    [['templates/styles/box.late.css', 3]],
  )
})

test('knows the addresses of fonts by their path below templates', async ({ root }) => {
  put(root, 'templates/fonts/a.woff2', 'font')
  put(root, 'templates/styles/site.css', `@font-face { font-family: a; src: url(../fonts/a.woff2) }`)
  const bundle = await made(root)
  const url = bundle.urls.get('fonts/a.woff2') ?? ''
  assert.match(url, /^\/_a\/a-[A-Z0-9]{8}\.woff2$/)
  assert.match(textOf(bundle, 'site-'), url)
})

test('makes the same bytes wherever the project lies', async ({ root }) => {
  const deep = join(root, 'deep/er')
  for (const folder of [root, deep]) {
    put(folder, 'templates/islands/hydrate.ts', 'export const hydrate = (islands) => Object.values(islands)')
    put(folder, 'templates/islands/Counter.tsx', 'export const Counter = () => <b />')
    put(folder, 'templates/styles/site.css', 'p { color: red }')
  }
  const names = ({ files }: Awaited<ReturnType<typeof made>>) => files.map(({ path }) => path)
  assert.equal(names(await made(deep)), names(await made(root)))
  assert.equal(await made(deep), await made(root))
})

test('gives React to islands that use it, in two files that are the same for every island', async ({ root }) => {
  put(root, 'templates/islands/hydrate.ts', 'export const hydrate = (islands) => Object.values(islands)')
  put(root, 'templates/islands/remember.ts', `export const enhance = () => 'no React'`)
  assert.equal(reactIn(await made(root)), [])
  put(root, 'templates/islands/hydrate.ts', HYDRATE)
  put(root, 'templates/islands/Counter.tsx', COUNTER)
  const one = await made(root)
  assert.equal(reactIn(one), ['react', 'react-dom'])
  put(root, 'templates/islands/Counter.tsx', COUNTER.replace('count', 'number'))
  const other = await made(root)
  assert.equal(
    other.files.filter(({ path }) => path.includes('react')),
    one.files.filter(({ path }) => path.includes('react')),
  )
  assert.equal(await run(root, one), { html: '<button>count: function</button>', hydrate: 'function' })
})

test('bundles React with the islands of a project that has packages of its own', async ({ root }) => {
  for (const name of ['react', 'react-dom'])
    link(join(root, 'node_modules', name), fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)))
  put(root, 'templates/islands/hydrate.ts', HYDRATE)
  put(root, 'templates/islands/Counter.tsx', COUNTER)
  const bundle = await made(root)
  assert.equal(reactIn(bundle), [])
  assert.ok(bundle.files.some(({ contents }) => Buffer.from(contents).toString('utf8').includes('hydrateRoot')))
})

test('makes the same whether esbuild asks for each package or not', async ({ root }) => {
  put(root, 'templates/islands/hydrate.ts', HYDRATE)
  put(root, 'templates/islands/Counter.tsx', COUNTER)
  put(root, 'templates/styles/site.css', 'p { color: red }')
  const options = islandOptions(root, react)
  assert.ok(options)
  const asked = await completeIslands(await runEsbuild(root, options), react)
  assert.ok(asked.value)
  assert.equal(describeBundle(asked.value), await made(root))
})

test('bundles packages of the generator, which have no way to the project in their names', async ({ root }) => {
  const deep = join(root, 'deep/er')
  for (const folder of [root, deep]) {
    put(folder, 'templates/islands/hydrate.ts', HYDRATE)
    const code = `import equal from 'fast-deep-equal'\nexport const Counter = () => <b>{String(equal([1], [1]))}</b>`
    put(folder, 'templates/islands/Counter.tsx', code)
  }
  assert.equal(await made(deep), await made(root))
  assert.equal(await run(root, await made(root)), { html: '<b>true</b>', hydrate: 'function' })
})

test('takes no packages of a folder above', async ({ root }) => {
  const inner = join(root, 'inner')
  put(root, 'node_modules/fast-deep-equal/index.js', `module.exports = () => 'of another project'`)
  put(inner, 'templates/islands/hydrate.ts', HYDRATE)
  const code = `import equal from 'fast-deep-equal'\nexport const Counter = () => <b>{String(equal([1], [1]))}</b>`
  put(inner, 'templates/islands/Counter.tsx', code)
  assert.equal(await run(inner, await made(inner)), { html: '<b>true</b>', hydrate: 'function' })
})

test('has React for code that requires it', async ({ root }) => {
  put(root, 'templates/islands/hydrate.ts', HYDRATE)
  put(root, 'templates/plain.cjs', `const { useState } = require('react')\nmodule.exports = () => typeof useState`)
  const code = `import kind from '../plain.cjs'\nexport const Counter = () => <b>{kind()}</b>`
  put(root, 'templates/islands/Counter.tsx', code)
  assert.equal(await run(root, await made(root)), { html: '<b>function</b>', hydrate: 'function' })
})

test('tells which package is missing', async ({ root }) => {
  put(root, 'templates/islands/hydrate.ts', HYDRATE)
  put(root, 'templates/islands/Counter.tsx', `import 'no-such-package'\nexport const Counter = () => <b />`)
  const [found] = (await bundleIslands(root, react)).diagnostics
  assert.match(found?.message ?? '', 'no-such-package')
  assert.is(found?.at?.file, 'templates/islands/Counter.tsx')
})

test('tells where an island is broken', async ({ root }) => {
  put(root, 'templates/islands/hydrate.ts', 'export const hydrate = (islands) => islands')
  put(root, 'templates/islands/Counter.tsx', 'export const Counter = () => <b>\n')
  const { value, diagnostics } = await bundleIslands(root, react)
  assert.is(value, null)
  assert.is(diagnostics[0]?.at?.file, 'templates/islands/Counter.tsx')
})

test('keeps Node out of what browsers load', async ({ root }) => {
  put(root, 'templates/islands/hydrate.ts', 'export const hydrate = (islands) => islands')
  put(root, 'templates/islands/Counter.tsx', `import 'node:fs'\nexport const Counter = () => null\n`)
  const [found] = (await bundleIslands(root, react)).diagnostics
  assert.match(found?.message ?? '', 'node:fs')
})

test.run()

const entries = suite<{ root: string }>('islandEntry')

entries('lists the islands by name, without the files that only serve them', () => {
  const root = mkdtempSync(join(tmpdir(), 'islands-'))
  for (const file of ['hydrate.ts', 'Island.tsx', 'Enhance.tsx', 'Counter.tsx', 'remember-choice.ts']) {
    put(root, `templates/islands/${file}`, '')
  }
  const names = [...islandEntry(root).matchAll(/"([\w-]+)": \(\)/g)].map(([, name]) => name)
  assert.equal(names, ['Counter', 'remember-choice'])
  rmSync(root, { recursive: true })
})

entries('leaves out tests and folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'islands-'))
  for (const file of ['hydrate.ts', 'Counter.tsx', 'Counter.test.tsx', 'contact/props.ts']) {
    put(root, `templates/islands/${file}`, '')
  }
  assert.equal(islandEntry(root).match(/"[\w-]+": \(\)/g), ['"Counter": ()'])
  rmSync(root, { recursive: true })
})

entries.run()

async function made(root: string) {
  const { value, diagnostics } = await bundleIslands(root, react)
  assert.equal(diagnostics, [])
  assert.ok(value)
  return describeBundle(value)
}

function link(path: string, to: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(to, path)
}

function reactIn({ files }: Bundle): string[] {
  const names = files.map(({ path }) => /^_a\/(react(?:-dom)?)-/.exec(path)?.[1])
  return names.filter((name) => name !== undefined).sort()
}

/** Draws the island Counter in Node, with what the bundle loads. */
async function run(root: string, { files, script }: Bundle): Promise<unknown> {
  for (const { path, contents } of files) {
    const code = Buffer.from(contents)
      .toString('utf8')
      .replace(/"[/]_a[/]([^"]+)[.]js"/g, '"./$1.mjs"')
    put(root, path.replace(/[.]js$/, '.mjs'), code)
  }
  await import(pathToFileURL(join(root, (script ?? '').replace('.js', '.mjs'))).href)
  const { element, client } = await (globalThis as unknown as { wake(): Promise<Woken> }).wake()
  return { html: renderToStaticMarkup(element), hydrate: typeof client.hydrateRoot }
}

interface Woken {
  readonly element: ReactElement
  readonly client: { readonly hydrateRoot: unknown }
}

function textOf({ files }: Awaited<ReturnType<typeof made>>, name: string): string {
  const file = files.find(({ path }) => path.startsWith(`_a/${name}`))
  return Buffer.from((file?.contents ?? '') as Uint8Array).toString('utf8')
}

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
