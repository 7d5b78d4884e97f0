import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTextStores } from '../content/compile-mdx.ts'
import { siteOf } from '../rules/testing.ts'
import type { Page } from '../types.ts'
import { startRenderer } from './render.ts'

const test = suite<{ root: string }>('startRenderer')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'render-'))
  mkdirSync(join(context.root, 'templates'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

const site = siteOf({ pages: { home: 'routes: [/]\nseo: { title: Home }' } })
const [home] = site.pages
const pictures = { icons: [], shareImage: null }

test('makes a page, and says what its policy has to allow', async ({ root }) => {
  const made = (await rendererOf(root, '<p>Hi</p><script>run()</script>')).page(page(), pictures)
  assert.ok(!('failed' in made))
  assert.match(made.html, '<body>\n<p>Hi</p><script>run()</script>\n</body>')
  assert.is(made.needs.scripts.length, 1)
})

test('refuses attributes that browsers would ignore', async ({ root }) => {
  const made = (await rendererOf(root, '<p style="color:red">')).page(page(), pictures)
  assert.ok('failed' in made)
  const { code, message } = await made.failed
  assert.is(code, 'policy/inline-attribute')
  assert.match(message, 'style="color:red"')
})

test('says where there is no drawing for a share image', async ({ root }) => {
  const lettering = { width: () => 0, outline: () => '' }
  const made = (await rendererOf(root, '<p>Hi</p>')).shareImage(page(), lettering)
  assert.ok('failed' in made)
  assert.match((await made.failed).message, 'templates/ShareImage.ts draws nothing for /')
})

test.run()

function page(): Page {
  assert.ok(home)
  return home
}

/** A renderer of templates that make the same body of every page. */
async function rendererOf(root: string, body: string) {
  const templates = `module.exports = {
    Page: null, sections: {}, documents: null, pictures: null, jsxRuntime: {},
    React: { createElement: () => null },
    render: () => ${JSON.stringify(body)},
  }`
  const bundle = { script: null, styles: [], urls: new Map(), files: [] }
  const bundled = { code: { templates, react: 'module.exports = {}' }, bundle, functions: null }
  const config = { root, out: '', cache: null, compress: false, workerFile: null }
  const { value, diagnostics } = await startRenderer(config, { site, bundled }, { texts: openTextStores(null) })
  assert.ok(value, diagnostics.map(({ message }) => message).join())
  return value
}
