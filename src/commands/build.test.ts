import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openMapStore } from '../content/map-store.ts'
import { openStore } from '../content/stored.ts'
import { error } from '../diagnostics/testing.ts'
import { finishedBody } from '../html/finished-body.ts'
import { MANIFEST_PACKING } from '../output/manifest.ts'
import type { Plan, PlannedFile, PlannedPage } from '../output/site-files.ts'
import type { RenderedPage } from '../pages/page-maker.ts'
import { OutputWriter } from '../pipeline/output.ts'
import type { Renderer } from '../pipeline/render.ts'
import type { Page } from '../types.ts'
import { writeSite } from './build.ts'

const test = suite<{ root: string }>('writeSite')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'output-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('writes files and rendered pages', async ({ root }) => {
  const { value } = await run(root, [file('public/a.txt', 'A'), page('/', 'r1')])
  assert.equal(value, { files: 2, made: 2 })
  assert.equal(written(root), ['public/a.txt', 'public/index.html'])
  assert.is(readFileSync(join(root, 'dist/public/index.html'), 'utf8'), '<p>/</p>')
})

test('writes compressed versions beside text that is served, and nowhere else', async ({ root }) => {
  const files = [file('public/a.css', 'p{}'), file('public/a.png', ''), file('host.json', '{}')]
  await run(root, files, { compress: true })
  assert.equal(written(root), ['host.json', 'public/a.css', 'public/a.css.br', 'public/a.css.gz', 'public/a.png'])
})

test('writes nothing when everything is as it was', async ({ root }) => {
  const files = () => [file('public/a.txt', 'A'), page('/', 'r1')]
  await run(root, files())
  const before = statSync(join(root, 'dist'))
  assert.equal((await run(root, files(), { renderer: failing })).value, { files: 2, made: 0 })
  assert.is(statSync(join(root, 'dist')).ino, before.ino)
})

test('makes only what follows from something else now', async ({ root }) => {
  await run(root, [page('/', 'r1'), page('/b', 'r1'), file('public/a.txt', 'A')])
  const inode = (name: string) => statSync(join(root, 'dist/public', name)).ino
  const before = [inode('index.html'), inode('a.txt')]
  const { value } = await run(root, [page('/', 'r1'), page('/b', 'r2'), file('public/a.txt', 'A')])
  assert.is(value?.made, 1)
  assert.equal([inode('index.html'), inode('a.txt')], before)
})

test('removes files that are no longer planned', async ({ root }) => {
  await run(root, [page('/', 'r1'), page('/b', 'r1')])
  await run(root, [page('/', 'r1')])
  assert.equal(written(root), ['public/index.html'])
})

test('makes files again that somebody touched or removed', async ({ root }) => {
  const files = () => [page('/', 'r1'), page('/b', 'r1')]
  await run(root, files())
  writeFileSync(join(root, 'dist/public/index.html'), 'by hand')
  rmSync(join(root, 'dist/public/b.html'))
  assert.is((await run(root, files())).value?.made, 2)
  assert.is(readFileSync(join(root, 'dist/public/index.html'), 'utf8'), '<p>/</p>')
})

test('makes compressed versions again that somebody touched', async ({ root }) => {
  const files = () => [page('/', 'r1')]
  await run(root, files(), { compress: true })
  const before = readFileSync(join(root, 'dist/public/index.html.br'))
  writeFileSync(join(root, 'dist/public/index.html.br'), 'by hand')
  await run(root, files(), { compress: true })
  assert.ok(readFileSync(join(root, 'dist/public/index.html.br')).equals(before))
})

test('adds and removes compressed versions when that is asked for', async ({ root }) => {
  const files = () => [page('/', 'r1')]
  for (const compress of [false, true, false, true]) {
    await run(root, files(), { compress })
    assert.is(existsSync(join(root, 'dist/public/index.html.gz')), compress)
  }
})

test('leaves the last output as it was when a page fails, and reports all that fail', async ({ root }) => {
  await run(root, [page('/', 'r1')])
  const before = statSync(join(root, 'dist/public/index.html'))
  const { value, diagnostics } = await run(root, [page('/', 'r2'), page('/b', 'r2')], { renderer: failing })
  assert.is(value, null)
  assert.equal(
    diagnostics.map(({ message }) => message),
    ['/ failed', '/b failed'],
  )
  assert.is(statSync(join(root, 'dist/public/index.html')).mtimeMs, before.mtimeMs)
  assert.equal(readdirSync(root).sort(), ['.cache', 'dist'])
})

test('stops when a mistake in a template fails one page after the other', async ({ root }) => {
  const pages = Array.from({ length: 50 }, (_, index) => page(`/p${index}`, 'r1'))
  const { value, diagnostics } = await run(root, pages, { renderer: failing })
  assert.is(value, null)
  assert.ok(diagnostics.length >= 2 && diagnostics.length <= 10)
})

test('leaves the last output as it was when a file cannot be made', async ({ root }) => {
  await run(root, [page('/', 'r1')])
  const broken: PlannedFile = {
    ...file('public/a.txt', ''),
    reason: 'other',
    contents: () => {
      throw new Error('cannot be read')
    },
  }
  const failure = await run(root, [page('/', 'r2'), broken]).then(
    () => assert.unreachable(),
    (cause: unknown) => cause,
  )
  assert.match(String(failure), 'cannot be read')
  assert.is(readFileSync(join(root, 'dist/public/index.html'), 'utf8'), '<p>/</p>')
  assert.equal(readdirSync(root).sort(), ['.cache', 'dist'])
})

test('writes everything again without a cache', async ({ root }) => {
  const files = () => [page('/', 'r1')]
  await run(root, files(), { cache: null })
  assert.is((await run(root, files(), { cache: null })).value?.made, 1)
})

test('does not start the renderer when no page has to be made', async ({ root }) => {
  await run(root, [page('/', 'r1')])
  const { value } = await run(root, [page('/', 'r1'), file('public/a.txt', 'A')], { renderer: null })
  assert.is(value?.made, 1)
})

test('says how far it is', async ({ root }) => {
  const said: string[] = []
  await run(root, [page('/', 'r1'), page('/b', 'r1')], { progress: (done, total) => said.push(`${done}/${total}`) })
  assert.equal(said, ['1/2', '2/2'])
})

test('makes what follows from the needs of pages after them, and again when these change', async ({ root }) => {
  const afterPages: Plan['afterPages'] = (needs) => [file('host.json', JSON.stringify([...needs]))]
  const drawing = (inline: string): PageRenderer => ({
    ...rendering,
    page: () => rendered(`<script>${inline}</script>`, ['https://a.example/']),
  })
  const read = () => JSON.parse(readFileSync(join(root, 'dist/host.json'), 'utf8'))
  await run(root, [page('/', 'r1'), page('/b', 'r1')], { renderer: drawing('1'), afterPages })
  const [[path, needs]] = read()
  assert.equal([path, needs.scripts.length, needs.connects], ['public/index.html', 1, ['https://a.example/']])
  const none = await run(root, [page('/', 'r1'), page('/b', 'r1')], { renderer: null, afterPages })
  assert.equal(none.value, { files: 3, made: 0 })
  const changed = await run(root, [page('/', 'r1'), page('/b', 'r2')], { renderer: drawing('2'), afterPages })
  assert.is(changed.value?.made, 2)
  assert.equal(read()[0], [path, needs])
  assert.is.not(read()[1][1].scripts[0], needs.scripts[0])
})

test('takes nothing from what was written into another folder', async ({ root }) => {
  const files = () => [page('/', 'r1')]
  await run(root, files(), { out: 'elsewhere' })
  assert.is((await run(root, files())).value?.made, 1)
})

test('puts back what a killed build moved aside, also where no page can be made', async ({ root }) => {
  await run(root, [page('/', 'r1')])
  renameSync(join(root, 'dist'), join(root, 'dist.last-999999999'))
  await run(root, [page('/', 'r2')], { renderer: failing })
  assert.equal(readdirSync(root).sort(), ['.cache', 'dist'])
})

test.run()

type PageRenderer = Pick<Renderer, 'page'>

const rendering: PageRenderer = { page: ({ route }) => rendered(`<p>${route}</p>`) }

const failing: PageRenderer = {
  page: ({ route }) => ({ failed: Promise.resolve(error('template/throws', `${route} failed`, null)) }),
}

function rendered(html: string, connects: readonly string[] = []): RenderedPage {
  return { html, needs: { ...finishedBody(html).inline, connects } }
}

interface Options {
  readonly compress?: boolean
  readonly cache?: null
  readonly out?: string
  /** null: the renderer must not be asked for. */
  readonly renderer?: PageRenderer | null
  readonly progress?: (done: number, total: number) => void
  readonly afterPages?: Plan['afterPages']
}

async function run(root: string, planned: readonly (PlannedFile | PlannedPage)[], options: Options = {}) {
  const { compress = false, renderer = rendering, progress = () => undefined, afterPages = () => [] } = options
  const cache = options.cache === null ? null : join(root, '.cache/output.json')
  const out = join(root, options.out ?? 'dist')
  const output = new OutputWriter(
    { root, out, cache, compress, workerFile: null },
    { files: openMapStore(cache, MANIFEST_PACKING), whole: openStore(null) },
  )
  const pages = planned.filter((one) => 'page' in one)
  const files = planned.filter((one) => 'contents' in one)
  const start = async () => {
    assert.ok(renderer, 'no renderer is needed')
    return { value: renderer, diagnostics: [] }
  }
  try {
    const diagnostics = await writeSite(
      output,
      { pages, files, afterPages, lateFiles: afterPages(new Map()).length },
      { renderer: start, progress: (_, done, total) => progress(done, total) },
    )
    if (diagnostics.length > 0) return { value: null, diagnostics }
    await output.finish({ reason: '', pages: pages.length })
    return { value: { files: output.files, made: output.written }, diagnostics }
  } finally {
    await output.discard()
  }
}

function file(path: string, contents: string): PlannedFile {
  return { path, reason: contents, contents: () => contents }
}

function page(route: string, reason: string): PlannedPage {
  const path = route === '/' ? 'public/index.html' : `public${route}.html`
  return { path, reason, page: { route } as Page, pictures: { icons: [], shareImage: null } }
}

function written(root: string): string[] {
  const files = readdirSync(join(root, 'dist'), { recursive: true }).map(String)
  return files.filter((one) => statSync(join(root, 'dist', one)).isFile()).sort()
}
