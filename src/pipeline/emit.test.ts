import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { error } from '../diagnostics/testing.ts'
import type { Plan, PlannedFile } from '../output/site-files.ts'
import type { Config, Page } from '../types.ts'
import { emit, type PageMaker } from './emit.ts'

const test = suite<{ root: string }>('emit')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'emit-'))
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
  assert.equal((await run(root, files(), { maker: failing })).value, { files: 2, made: 0 })
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
  const { value, diagnostics } = await run(root, [page('/', 'r2'), page('/b', 'r2')], { maker: failing })
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
  const { value, diagnostics } = await run(root, pages, { maker: failing })
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

test('writes everything anew without a cache', async ({ root }) => {
  const files = () => [page('/', 'r1')]
  await run(root, files(), { cache: null })
  assert.is((await run(root, files(), { cache: null })).value?.made, 1)
})

test('does not start the renderer when no page has to be made', async ({ root }) => {
  await run(root, [page('/', 'r1')])
  const { value } = await run(root, [page('/', 'r1'), file('public/a.txt', 'A')], { maker: null })
  assert.is(value?.made, 1)
})

test('says how far it is', async ({ root }) => {
  const said: string[] = []
  await run(root, [page('/', 'r1'), page('/b', 'r1')], { progress: (done, total) => said.push(`${done}/${total}`) })
  assert.equal(said, ['1/2', '2/2'])
})

test('makes what follows from the needs of pages after them, and again when these change', async ({ root }) => {
  const afterPages: Plan['afterPages'] = (needs) => [file('host.json', JSON.stringify([...needs]))]
  const drawing = (inline: string): PageMaker => ({
    ...rendering,
    page: (page) => ({ page, html: `<script>${inline}</script>`, islands: [], connects: ['https://a.example/'] }),
  })
  const read = () => JSON.parse(readFileSync(join(root, 'dist/host.json'), 'utf8'))
  await run(root, [page('/', 'r1'), page('/b', 'r1')], { maker: drawing('1'), afterPages })
  const [[path, needs]] = read()
  assert.equal([path, needs.scripts.length, needs.connects], ['public/index.html', 1, ['https://a.example/']])
  const none = await run(root, [page('/', 'r1'), page('/b', 'r1')], { maker: null, afterPages })
  assert.equal(none.value, { files: 3, made: 0 })
  const changed = await run(root, [page('/', 'r1'), page('/b', 'r2')], { maker: drawing('2'), afterPages })
  assert.is(changed.value?.made, 2)
  assert.equal(read()[0], [path, needs])
  assert.is.not(read()[1][1].scripts[0], needs.scripts[0])
})

test('refuses attributes that browsers would ignore', async ({ root }) => {
  const styled: PageMaker = {
    ...rendering,
    page: (page) => ({ page, html: '<p style="color:red">', islands: [], connects: [] }),
  }
  const { value, diagnostics } = await run(root, [page('/', 'r1')], { maker: styled })
  assert.is(value, null)
  assert.equal(diagnostics[0]?.code, 'policy/inline-attribute')
  assert.match(diagnostics[0]?.message ?? '', 'style="color:red"')
})

test.run()

const rendering: PageMaker = {
  page: (page) => ({ page, html: `<p>${page.route}</p>`, islands: [], connects: [] }),
  failure: async () => error('template/throws', 'unexpected', null),
}

const failing: PageMaker = {
  page: () => {
    throw new Error('broken template')
  },
  failure: async ({ route }) => error('template/throws', `${route} failed`, null),
}

interface Options {
  readonly compress?: boolean
  readonly cache?: null
  /** null: the renderer must not be asked for. */
  readonly maker?: PageMaker | null
  readonly progress?: (done: number, total: number) => void
  readonly afterPages?: Plan['afterPages']
}

function run(root: string, files: readonly PlannedFile[], options: Options = {}) {
  const { compress = false, maker = rendering, progress = () => undefined, afterPages = () => [] } = options
  const cache = options.cache === null ? null : join(root, '.cache')
  const config: Config = { root, out: join(root, 'dist'), cache, compress, workerFile: null }
  const makeRenderer = async () => {
    assert.ok(maker, 'no renderer is needed')
    return { value: maker, diagnostics: [] }
  }
  return emit(config, { files, afterPages, makeRenderer, progress })
}

function file(path: string, contents: string): PlannedFile {
  return { path, reason: contents, page: null, contents: () => contents }
}

function page(route: string, reason: string): PlannedFile {
  const path = route === '/' ? 'public/index.html' : `public${route}.html`
  return { path, reason, page: { route } as Page, contents: () => '' }
}

function written(root: string): string[] {
  const files = readdirSync(join(root, 'dist'), { recursive: true }).map(String)
  return files.filter((one) => statSync(join(root, 'dist', one)).isFile()).sort()
}
