import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentsOf, fixtureProject, type Project, type Run, site, temporaryFolder, timesOf } from './project.ts'

const test = suite<{ project: Project; first: Run }>('site build')

// One build that most tests look at; those that change the project put it back. Compressing takes longer than all the
// rest, so it has a test of its own.
test.before(async (context) => {
  context.project = fixtureProject()
  context.first = await build(context.project)
})

test('writes pages in all languages, aliases, code, assets and files for hosts', ({ project, first }) => {
  assert.equal([first.code, first.signal], [0, null])
  const files = Object.keys(contentsOf(project.path('dist')))
  const plain = files.map((file) => file.replace(/-[A-Z0-9]{8}\./, '-HASH.'))
  assert.equal(plain, [
    '.made-by-site-build',
    '.npmrc',
    'functions/hello.js',
    'host.json',
    'package-lock.json',
    'package.json',
    'public/404.html',
    'public/_a/DayPrice-HASH.js',
    'public/_a/islands-HASH.js',
    'public/_a/mark-HASH.svg',
    'public/_a/react-HASH.js',
    'public/_a/react-dom-HASH.js',
    'public/_a/remember-choice-HASH.js',
    'public/_a/site-HASH.css',
    'public/_headers',
    'public/_redirects',
    'public/en/index.html',
    'public/index.html',
    'public/robots.txt',
    'public/sitemap.xml',
    'public/terms.html',
    'public/tools.html',
    'public/werkzeug.html',
  ])
})

test('reports its result on stdout and its progress on stderr', ({ project, first }) => {
  assert.match(first.stdout, /^5 pages, 23 files in /)
  assert.match(first.stdout, project.path('dist'))
  assert.is(first.stdout.trim().split('\n').length, 1)
  assert.match(first.stderr, /^Reading 8 content files\nWriting 23 files\n$/)
})

test('uses the language of each page', ({ project }) => {
  const [german, english] = [page(project, 'index'), page(project, 'en/index')]
  assert.match(german, '<html lang="de">')
  assert.match(german, '<h1>Werkzeug für 1\u00a0€ am Tag</h1>')
  assert.match(german, 'Größer als jeder Keller 🔨')
  assert.match(english, '<html lang="en">')
  assert.match(english, '<h1>Tools for €1 a day</h1>')
  assert.not.match(english, 'Keller')
})

test('links the languages of a page to each other', ({ project }) => {
  for (const name of ['index', 'en/index']) {
    assert.match(page(project, name), 'hreflang="de" href="https://tools.example/"')
    assert.match(page(project, name), 'hreflang="en" href="https://tools.example/en/"')
  }
  assert.not.match(page(project, 'tools').split('</head>')[0] ?? '', 'hreflang')
})

test('points from an alias to the canonical page, and shows the same', ({ project }) => {
  assert.match(page(project, 'werkzeug'), '<link rel="canonical" href="https://tools.example/tools">')
  assert.is(page(project, 'werkzeug'), page(project, 'tools'))
})

test('resolves names: links, pictures, shared data, texts', ({ project }) => {
  assert.match(page(project, 'en/index'), 'href="/tools#shelf"')
  assert.match(page(project, 'index'), '<a href="/tools" data-open="booking">Reservieren</a>')
  assert.match(page(project, 'index'), /<img src="\/_a\/mark-[A-Z0-9]{8}\.svg" width="48" height="32"/)
  assert.match(page(project, 'tools'), '<output>3 × 2 €</output>')
  assert.match(page(project, 'terms'), /<h2>Rückgabe<\/h2>\s*<p>Wer zu spät kommt, zahlt <b>1 €<\/b> am Tag\.<\/p>/)
})

test('loads scripts only on pages with islands', ({ project }) => {
  for (const name of ['tools', 'werkzeug', 'en/index']) {
    assert.match(page(project, name), /<script type="module" src="\/_a\/islands-[A-Z0-9]{8}\.js">/)
  }
  for (const name of ['index', 'terms', '404']) assert.not.match(page(project, name), /<script(?! type="application)/)
})

test('loads React with an island of React and not before', ({ project }) => {
  const entry = Object.keys(contentsOf(project.path('dist/public/_a'))).find((file) => /^islands-.*js$/.test(file))
  const code = project.read(`dist/public/_a/${entry}`)
  const atOnce = [...code.matchAll(/(?:from|import)\s*"(\/_a\/[^"]+)"/g)].map(([, url = '']) => url)
  for (const url of atOnce) {
    assert.not.match(url, /react|client|DayPrice|remember/)
    assert.ok(project.read(`dist/public${url}`).length < 2000, url)
  }
})

test('leaves structured data as the template wrote it', ({ project }) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page(project, 'index')) ?? []
  const name = 'Werkzeug für 1\u00a0€ am Tag'
  assert.equal(JSON.parse(json), { '@context': 'https://schema.org', '@type': 'WebPage', name })
})

test('refers only to files that it wrote', ({ project }) => {
  const files = new Set(Object.keys(contentsOf(project.path('dist/public'))).map((file) => `/${file}`))
  for (const name of ['index', 'en/index', 'tools', 'terms', '404']) {
    const urls = [...page(project, name).matchAll(/(?:href|src)="(\/_a\/[^"#?]+)"/g)].map(([, url = '']) => url)
    assert.ok(urls.length > 0)
    for (const url of urls) assert.ok(files.has(url), `${name}: ${url}`)
  }
})

test('writes compressed versions that unpack to the same bytes, beside every text that is served', async (context) => {
  const out = join(temporaryFolder(), 'www')
  assert.is((await context.project.build(['--out', out])).code, 0)
  const files = contentsOf(out)
  const plain = Object.keys(files).filter((file) => !/\.(br|gz)$/.test(file))
  assert.equal(Object.fromEntries(plain.map((file) => [file, files[file]])), contentsOf(context.project.path('dist')))
  const texts = plain.filter((file) => /^public\/.*\.(html|css|js|svg|xml|txt)$/.test(file))
  assert.is(texts.length * 2, Object.keys(files).length - plain.length)
  for (const file of texts) {
    const bytes = readFileSync(join(out, file))
    assert.ok(brotliDecompressSync(readFileSync(join(out, `${file}.br`))).equals(bytes), `${file}.br`)
    assert.ok(gunzipSync(readFileSync(join(out, `${file}.gz`))).equals(bytes), `${file}.gz`)
  }
  await build(context.project)
})

test('gives hosts its pages, its not-found page and what search engines may read', ({ project }) => {
  const host = JSON.parse(project.read('dist/host.json'))
  assert.equal(Object.keys(host.pages), ['/', '/en/', '/terms', '/tools', '/werkzeug'])
  assert.equal(host.errorPages, { de: '/404.html' })
  assert.match(page(project, '404'), 'noindex')
  const sitemap = project.read('dist/public/sitemap.xml')
  assert.match(sitemap, '<loc>https://tools.example/en/</loc>')
  assert.not.match(sitemap, '404')
  assert.not.match(sitemap, 'werkzeug')
})

test('makes functions that run', async ({ project }) => {
  const { hello } = await import(project.path('dist/functions/hello.js'))
  assert.equal(await hello().json(), { ok: true, text: 'Grüß Gott' })
})

test('locks the packages that functions load, and no other', ({ project }) => {
  const { name, dependencies } = JSON.parse(project.read('dist/package.json'))
  assert.equal(JSON.parse(project.read('dist/package-lock.json')).packages, { '': { name, dependencies } })
})

test('writes nothing when nothing changed', async ({ project }) => {
  const before = timesOf(project.path('dist'))
  const { code, stdout } = await build(project)
  assert.is(code, 0)
  assert.match(stdout, '(0 rebuilt,')
  assert.equal(timesOf(project.path('dist')), before)
})

test('writes the changed page again and no other', async ({ project }) => {
  const before = timesOf(project.path('dist'))
  const text = project.read('site/pages/terms.yaml').replace('title: Bedingungen\n', 'title: Regeln\n')
  await project.with({ 'site/pages/terms.yaml': text }, async () => {
    assert.match((await build(project)).stdout, '(1 rebuilt,')
    const after = timesOf(project.path('dist'))
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    assert.equal(changed, ['public/terms.html'])
    assert.match(page(project, 'terms'), '<h2>Regeln</h2>')
  })
  await build(project)
})

test('repairs what was changed by hand', async ({ project }) => {
  const before = contentsOf(project.path('dist'))
  project.write('dist/public/index.html', 'by hand')
  project.remove('dist/public/tools.html')
  project.remove('dist/public/_a')
  assert.is((await build(project)).code, 0)
  assert.equal(contentsOf(project.path('dist')), before)
})

test('ignores caches that are damaged', async ({ project }) => {
  const before = contentsOf(project.path('dist'))
  const caches = Object.keys(contentsOf(project.path('.cache')))
  assert.ok(caches.length >= 5)
  for (const [index, file] of caches.entries()) {
    const bytes = readFileSync(project.path(`.cache/${file}`))
    project.write(`.cache/${file}`, index % 2 ? bytes.subarray(0, 40) : bytes.fill(0x5a, bytes.length >> 1))
  }
  project.remove('dist')
  const { code, stderr } = await build(project)
  assert.is(code, 0, stderr)
  assert.equal(contentsOf(project.path('dist')), before)
})

test('keeps its cache in one folder and works without it', async ({ project }) => {
  const before = contentsOf(project.path('dist'))
  project.remove('.cache')
  assert.match((await build(project, '--no-cache')).stdout, '(23 rebuilt,')
  assert.not.ok(existsSync(project.path('.cache')))
  assert.equal(contentsOf(project.path('dist')), before)
  await build(project)
})

test('prints its result as JSON when it is asked to', async ({ project }) => {
  const { code, stdout } = await build(project, '--json')
  assert.is(code, 0)
  assert.equal(JSON.parse(stdout), { ok: true, diagnostics: [], files: 23, made: 0, pages: 5 })
})

test('takes the project from the working folder', async ({ project }) => {
  const { code, stdout } = await site(['build', '--no-compress'], { cwd: project.root })
  assert.is(code, 0)
  assert.match(stdout, '(0 rebuilt,')
})

test('drops the pages of files that are gone', async ({ project }) => {
  const extra = project.read('site/pages/404.yaml').replace('/404', '/extra')
  await project.with({ 'site/pages/extra.yaml': extra }, () => build(project))
  assert.ok(existsSync(project.path('dist/public/extra.html')))
  await build(project)
  assert.not.ok(existsSync(project.path('dist/public/extra.html')))
})

test('rebuilds pages when a schema gives a field another meaning', async ({ project }) => {
  const plain = project.changed(
    'schemas/sections/shelf.json',
    '"$ref": "../common.json#/$defs/text"',
    '"type": "string"',
  )
  await project.with(project.changed('site/pages/tools.yaml', 'Das Regal', 'Ab 1 €'), async () => {
    await build(project)
    assert.match(page(project, 'tools'), '<h1>Ab 1\u00a0€</h1>')
    await project.with(plain, () => build(project))
    assert.match(page(project, 'tools'), '<h1>Ab 1 €</h1>')
  })
  await build(project)
})

test('builds with two pictures that are the same in different folders', async ({ project }) => {
  const same = { 'site/assets/more/mark.svg': project.read('site/assets/mark.svg') }
  const pages = project.changed('site/pages/terms.yaml', 'title: Bedingungen\n', 'title: Regeln\n')
  await project.with(same, async () => {
    assert.is((await build(project)).code, 0)
    assert.match((await build(project)).stdout, '(0 rebuilt,')
    const { code, stderr } = await project.with(pages, () => build(project))
    assert.is(code, 0, stderr)
  })
  await build(project)
})

test.run()

function build(project: Project, ...args: string[]): Promise<Run> {
  return project.build(['--no-compress', ...args])
}

function page(project: Project, name: string): string {
  return project.read(`dist/public/${name}.html`)
}
