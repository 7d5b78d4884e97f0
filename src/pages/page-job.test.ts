import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import { makeSource, sourceOptions } from '../sources/source.ts'
import type { Site, Source } from '../types.ts'
import { receivedFailure, TextFailure } from './failures.ts'
import { type PageAnswer, type PageOrder, type PageStart, pageJob } from './page-job.ts'
import { alone, copyOfBundle, copyOfSite } from './site-copy.ts'

const test = suite<{ folder: string }>('pageJob')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'page-job-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

const site = sendable(
  siteOf({
    pages: {
      home: 'routes: [/]\nlanguages: [de, en]\nseo: { title: Home }',
      other: 'routes: [/other, /alias]\nseo: { title: Other }',
    },
  }),
)

test('writes a page to all of its paths, and says what was written and what it needs', ({ folder }) => {
  const make = jobIn(folder, 'return "<p>" + element.props.page.seo.title + "</p><script>run()</script>"')
  const [answer] = make([orderOf('/other', ['public/other.html', 'public/alias.html'], true)])
  assert.ok(answer && 'written' in answer)
  const html = readFileSync(join(folder, 'public/other.html'), 'utf8')
  assert.match(html, '<p>Other</p>')
  assert.equal(
    answer.written.map(([path]) => path),
    ['other', 'alias'].flatMap((name) => ['', '.br', '.gz'].map((ending) => `public/${name}.html${ending}`)),
  )
  for (const name of ['other', 'alias']) {
    const bytes = (ending: string) => readFileSync(join(folder, `public/${name}.html${ending}`))
    assert.is(brotliDecompressSync(bytes('.br')).toString(), html)
    assert.is(gunzipSync(bytes('.gz')).toString(), html)
  }
  const needs = answer.written.map(([, written]) => written.needs?.scripts.length ?? 0)
  assert.equal(needs, [1, 0, 0, 1, 0, 0])
})

test('knows the other languages of a page', ({ folder }) => {
  const make = jobIn(folder, 'return ""')
  make([orderOf('/en/', ['public/en/index.html'])])
  assert.match(readFileSync(join(folder, 'public/en/index.html'), 'utf8'), /hreflang="de" href="[^"]*\/"/)
})

test('says what a template threw, and makes the next page', ({ folder }) => {
  const body = 'if (element.props.page.seo.title === "Home") throw new TypeError("no home"); return ""'
  const [home, other] = jobIn(folder, body)([orderOf('/', ['public/index.html']), orderOf('/other', ['public/o.html'])])
  assert.ok(home && 'failure' in home && other && 'written' in other)
  const failure = receivedFailure(structuredClone(home.failure))
  assert.is(failure.message, 'no home')
  assert.match(failure.stack ?? '', 'site-templates.cjs')
})

test('says which attribute or text is at fault', ({ folder }) => {
  const [refused] = jobIn(folder, 'return "<p onclick=\\"x()\\">"')([orderOf('/', ['public/index.html'])])
  assert.ok(refused && 'failure' in refused)
  assert.is(refused.failure.attribute, 'onclick="x()"')
  const failure = receivedFailure({ message: 'broken', stack: '', textFile: 'site/legal/a.de.mdx', attribute: null })
  assert.ok(failure instanceof TextFailure)
  assert.equal([failure.file, failure.message], ['site/legal/a.de.mdx', 'broken'])
})

test('has the texts of site/legal at hand', ({ folder }) => {
  const texts = new Map([['terms.de', 'globalThis.evaluatedTexts = "terms"; return { default: "terms" }']])
  jobIn(folder, 'return ""', texts)
  assert.is((globalThis as { evaluatedTexts?: string }).evaluatedTexts, 'terms')
})

test('throws what keeps it from writing', ({ folder }) => {
  rmSync(folder, { recursive: true })
  const make = jobIn('/dev/null', 'return ""')
  assert.throws(() => make([orderOf('/', ['public/index.html'])]), /ENOTDIR/)
  jobIn(folder, 'return ""')([orderOf('/', ['public/index.html'])])
})

test.run()

/** The same with sources as a build makes them. */
function sendable(loose: Site): Site {
  const made = <Data>(source: Source<Data>): Source<Data> => {
    const { hash, marks, facts } = source
    return makeSource({ source, hash, marks, facts, path: '', json: Buffer.from(JSON.stringify(source.data())) })
  }
  const pages = loose.pages.map((page) => ({ ...page, source: made(page.source) }))
  return { ...loose, settings: made(loose.settings), pages }
}

/** Templates whose pages have the body that this code returns for an element; all goes through what threads send. */
function jobIn(folder: string, body: string, texts: PageStart['texts'] = new Map()) {
  const templates = `module.exports = {
    Page: null, sections: {}, documents: null, pictures: null, jsxRuntime: {},
    React: { createElement: (type, props) => ({ type, props }) },
    render: (element) => { ${body} },
  }`
  const bundle = copyOfBundle({ script: null, styles: [], urls: new Map(), files: [] })
  const code = { templates, react: 'module.exports = {}' }
  const start: PageStart = { site: copyOfSite(site), code, bundle, texts, folder }
  const job = pageJob(structuredClone(start))
  return (orders: readonly PageOrder[]) => job(structuredClone(orders)).answer as readonly PageAnswer[]
}

function orderOf(route: string, paths: readonly string[], isCompressed = false): PageOrder {
  const index = site.pages.findIndex((page) => page.route === route)
  const page = site.pages[index]
  assert.ok(page)
  const pictures = { icons: [], shareImage: null }
  return { index, source: alone(sourceOptions(page.source)), pictures, reason: 'r', paths, isCompressed }
}
