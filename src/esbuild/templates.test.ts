import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { evaluateTemplates, placeOfThrow, type TemplateCode } from '../context/templates.ts'
import type { Built } from './common.ts'
import { compileReact } from './react.ts'
import { compileTemplates, templateEntry } from './templates.ts'

const test = suite<{ root: string }>('compileTemplates')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'templates-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('makes a module that renders pages and knows its sections by their file names', async ({ root }) => {
  put(root, 'templates/Page.tsx', 'export function Page({ sections: { Hero } }) { return <main><Hero /></main> }')
  put(root, 'templates/sections/Hero.tsx', 'export function Hero() { return <h1>Säge & mehr</h1> }')
  put(root, 'templates/sections/README.md', 'not a section')
  const { value, diagnostics } = await compileTemplates(root)
  assert.equal(diagnostics, [])
  const { Page, sections, documents, React, render } = evaluateTemplates(await codeOf(root, value))
  assert.equal(Object.keys(sections), ['Hero'])
  assert.is(documents, null)
  assert.is(render(React.createElement(Page, { sections })), '<main><h1>Säge &amp; mehr</h1></main>')
})

test('leaves out what is loaded late, in a browser', async ({ root }) => {
  put(root, 'templates/Page.tsx', `export const Page = () => null\nexport const save = () => import('./save.ts')\n`)
  put(root, 'templates/save.ts', `export const words = 'only for browsers'\n`)
  const { value } = await compileTemplates(root)
  assert.not.match(textOf(value, 'templates.js'), 'only for browsers')
  assert.equal(
    value?.inputs.filter((path) => path.endsWith('save.ts')),
    [],
  )
})

test('has a package, or a part of it, that is loaded late as well as at once', async ({ root }) => {
  put(root, 'templates/late.ts', `export const load = () => import('fast-deep-equal')\n`)
  for (const name of ['fast-deep-equal', 'fast-deep-equal/es6']) {
    put(root, 'templates/Page.tsx', `import equal from '${name}'\nexport const Page = () => String(equal(1, 1))\n`)
    const { value } = await compileTemplates(root)
    const { Page, React, render } = evaluateTemplates(await codeOf(root, value))
    assert.is(render(React.createElement(Page, null)), 'true', name)
    assert.ok(value?.inputs.some((path) => path.includes('fast-deep-equal')))
  }
})

test('leaves out a package that is only loaded late', async ({ root }) => {
  put(
    root,
    'templates/Page.tsx',
    `export const Page = () => null\nexport const load = () => import('fast-deep-equal')\n`,
  )
  const { value } = await compileTemplates(root)
  assert.ok(value)
  assert.not.ok(value.inputs.some((path) => path.includes('fast-deep-equal')))
})

test('tells where a template is broken', async ({ root }) => {
  put(root, 'templates/Page.tsx', 'export function Page() {\n  return <p>Größe</b>\n}\n')
  const { value, diagnostics } = await compileTemplates(root)
  assert.is(value, null)
  const [found] = diagnostics
  assert.is(found?.code, 'template/build')
  assert.equal([found?.at?.file, found?.at?.line, found?.at?.column], ['templates/Page.tsx', 2, 20])
})

test('tells which import leads nowhere', async ({ root }) => {
  put(root, 'templates/Page.tsx', `import { Nav } from './Nav.tsx'\nexport function Page() { return <Nav /> }\n`)
  const [found] = (await compileTemplates(root)).diagnostics
  assert.equal([found?.at?.file, found?.at?.line], ['templates/Page.tsx', 1])
  assert.match(found?.message ?? '', './Nav.tsx')
})

test('tells that a section does not export its name', async ({ root }) => {
  put(root, 'templates/Page.tsx', 'export function Page() { return null }')
  put(root, 'templates/sections/Hero.tsx', 'export function Opening() { return null }')
  const [found] = (await compileTemplates(root)).diagnostics
  assert.match(found?.message ?? '', '"Hero"')
})

test('maps what a template throws to its line', async ({ root }) => {
  put(root, 'templates/Page.tsx', `export function Page() {\n  const none = null\n  return <p>{none.title}</p>\n}\n`)
  const { value } = await compileTemplates(root, true)
  const { Page, React, render } = evaluateTemplates(await codeOf(root, value))
  const map = value?.files.find(({ path }) => path.endsWith('.map'))
  try {
    render(React.createElement(Page, null))
    assert.unreachable()
  } catch (thrown) {
    const place = placeOfThrow(thrown as Error, JSON.parse(Buffer.from(map?.contents as Uint8Array).toString()))
    assert.equal([place?.file, place?.line, place?.column], ['templates/Page.tsx', 3, 19])
  }
})

test.run()

const entries = suite<{ root: string }>('templateEntry')

entries.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'templates-'))
})
entries.after.each(({ root }) => rmSync(root, { recursive: true }))

entries('changes when a section is added or removed', ({ root }) => {
  const empty = templateEntry(root)
  put(root, 'templates/sections/Hero.tsx', '')
  const one = templateEntry(root)
  assert.is.not(one, empty)
  put(root, 'templates/sections/Faq.tsx', '')
  assert.is.not(templateEntry(root), one)
  rmSync(join(root, 'templates/sections/Faq.tsx'))
  assert.is(templateEntry(root), one)
})

entries('changes when the project gets components for its texts', ({ root }) => {
  const before = templateEntry(root)
  put(root, 'templates/Document.tsx', '')
  assert.is.not(templateEntry(root), before)
})

entries.run()

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function codeOf(root: string, built: Built | null): Promise<TemplateCode> {
  const { value: react } = await compileReact(root)
  return { templates: textOf(built, 'templates.js'), react: textOf(react, 'react.js') }
}

function textOf(built: Built | null, name: string): string {
  const file = built?.files.find(({ path }) => path === name)
  return Buffer.from((file?.contents ?? '') as Uint8Array).toString('utf8')
}
