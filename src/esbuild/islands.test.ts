import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lazy } from '../lazy.ts'
import { bundleBrowserReact } from './browser-react.ts'
import { bundleIslands, describeBundle, islandEntry } from './islands.ts'

/** The packages of the generator, for projects that have none. */
const react = lazy(async () => (await bundleBrowserReact('/')).value)

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

function textOf({ files }: Awaited<ReturnType<typeof made>>, name: string): string {
  const file = files.find(({ path }) => path.startsWith(`_a/${name}`))
  return Buffer.from((file?.contents ?? '') as Uint8Array).toString('utf8')
}

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
