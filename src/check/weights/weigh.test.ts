import { rmSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readPage } from '../read-page.ts'
import { builtFolder, siteIn } from '../testing.ts'
import { pageWeigher } from './weigh.ts'

const STYLE = '@font-face{src:url("a.woff2")}body{background:url(/ground.png)}'
const PAGES = {
  linked:
    '<link rel="stylesheet" href="/_a/site.css"><link rel="preload" as="font" href="/_a/a.woff2"><img src="/p.png">',
  inline: `<style>${STYLE.replace('a.woff2', '/_a/a.woff2')}</style>`,
  bare: '<p><a href="/p.png">A picture</a><img src="https://elsewhere.example/b.png"><img src="/missing.png">',
}

const test = suite<{ folder: string }>('pageWeigher')

test.before((context) => {
  const pages = Object.entries(PAGES).map(([name, html]) => [`public/${name}.html`, html])
  context.folder = builtFolder({
    ...Object.fromEntries(pages),
    'public/linked.html.br': 'x'.repeat(100),
    'public/_a/site.css': STYLE,
    'public/_a/site.css.br': 'x'.repeat(40),
    'public/_a/a.woff2': 'x'.repeat(7),
    'public/p.png': 'x'.repeat(5),
    'public/ground.png': 'x'.repeat(3),
  })
})
test.after(({ folder }) => rmSync(folder, { recursive: true }))

const weigh = (folder: string, name: keyof typeof PAGES) =>
  pageWeigher(siteIn(folder))(`${name}.html`, readPage(PAGES[name]).fetched)

test('takes the compressed copies, and each file once', async ({ folder }) => {
  assert.equal(await weigh(folder, 'linked'), { html: 100, css: 40, script: 0, fonts: 7, images: 8, total: 155 })
})

test('compresses what the build did not', async ({ folder }) => {
  const { html, total } = await weigh(folder, 'bare')
  assert.ok(html > 0 && html <= brotliCompressSync(PAGES.bare).byteLength)
  assert.is(total, html)
})

test('counts a sheet that the page carries as style', async ({ folder }) => {
  const { html, css, fonts, images, total } = await weigh(folder, 'inline')
  assert.ok(css > html)
  assert.is(fonts, 7)
  assert.is(images, 3)
  assert.is(total, html + css + 10)
})

test.run()
