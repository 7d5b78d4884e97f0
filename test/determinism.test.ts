import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BuildConfig, build } from '../src/commands/build.ts'
import { contentsOf, fixtureProject, Project, temporaryFolder } from './project.ts'

const machines = suite('site build on two machines')

machines('gives the same bytes in another folder, time zone and language, whatever was made first', async () => {
  const here = fixtureProject()
  const deep = join(temporaryFolder(), 'a/deeper/folder')
  const there = copyBackwards(here.root, deep)
  const runs = await Promise.all([
    here.build([], { env: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' } }),
    there.build([], { env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, cwd: there.root }),
  ])
  for (const { code, stderr } of runs) assert.is(code, 0, stderr)
  assert.equal(contentsOf(there.path('dist')), contentsOf(here.path('dist')))
})

machines('gives the bytes of a fresh build after the project was moved with its cache', async () => {
  const here = fixtureProject()
  await here.build(['--no-compress'])
  const there = copyBackwards(here.root, join(temporaryFolder(), 'moved/here'))
  assert.is((await there.build(['--no-compress'])).code, 0)
  assert.equal(contentsOf(there.path('dist')), contentsOf(here.path('dist')))
})

machines.run()

type Change = (project: Project, number: number) => void

/** What authors and developers do to a project, and what happens to its output and cache. */
const changes: Readonly<Record<string, Change>> = {
  'write in a page': (project, n) => edit(project, 'site/pages/tools.yaml', /title: Das.*/, `title: Das Regal ${n} €`),
  'write in a page in two languages': (project, n) =>
    edit(project, 'site/pages/index.yaml', /en: A hammer.*\}/, `en: A hammer ${n} }`),
  'add or remove a page': (project, n) =>
    toggle(project, 'site/pages/extra.yaml', () =>
      project.read('site/pages/404.yaml').replace('/404', '/extra').replace('Diese Seite', `Seite ${n}`),
    ),
  'add or remove an alias': (project) => swap(project, 'site/pages/terms.yaml', '[/terms]', '[/terms, /agb]'),
  'change the canonical route': (project) =>
    swap(project, 'site/pages/tools.yaml', '[/tools, /werkzeug]', '[/werkzeug, /tools]'),
  'add or remove a language': (project) =>
    swap(project, 'site/pages/404.yaml', 'routes: [/404]', 'routes: [/404]\nlanguages: [de, en]'),
  'rename a page': (project) => rename(project, 'site/pages/terms.yaml', 'site/pages/legal/terms.yaml'),
  'change a price': (project, n) => edit(project, 'site/data/tools.yaml', /price: .*/, `price: ${n}`),
  'add or remove shared data': (project) =>
    swap(project, 'site/data/tools.yaml', 'saw:', 'ladder: { name: Leiter, price: 3 }\nsaw:'),
  'write in a text': (project, n) => edit(project, 'site/legal/terms.de.mdx', /zahlt .*<Fee/, `zahlt ${n} <Fee`),
  'add or remove a text': (project, n) =>
    toggle(project, 'site/legal/terms.en.mdx', () => `---\ntitle: Terms\nlanguage: en\n---\n\nText ${n}\n`),
  'rename the site': (project, n) => edit(project, 'site/site.yaml', /name: .*/, `name: Werkzeug ${n}`),
  'end routes with a slash or not': (project) =>
    swap(project, 'site/site.yaml', 'languages: [de, en]', 'languages: [de, en]\ntrailingSlash: true'),
  'redraw a picture': (project, n) => edit(project, 'site/assets/mark.svg', /width="\d+"/, `width="${n + 1}"`),
  'add or remove a picture': (project, n) =>
    toggle(
      project,
      'site/assets/more/dot.svg',
      () => `<svg xmlns="http://www.w3.org/2000/svg" width="${n + 1}" height="1"/>`,
    ),
  'move a picture': (project) => {
    const isMoved = statSync(project.path('site/assets/mark.svg'), { throwIfNoEntry: false }) === undefined
    rename(project, 'site/assets/mark.svg', 'site/assets/moved/mark.svg')
    const [before, after] = isMoved ? ['moved/mark.svg', 'mark.svg'] : ['mark.svg', 'moved/mark.svg']
    for (const file of ['site/site.yaml', 'site/pages/index.yaml']) project.replace(file, before, after)
  },
  'change a section': (project, n) =>
    edit(project, 'templates/sections/Text.tsx', /<h2.*<\/h2>/, `<h2 id="t${n}">{title}</h2>`),
  'change a part': (project, n) => edit(project, 'templates/parts/Switcher.tsx', /<nav.*?>/, `<nav id="n${n}">`),
  'change what texts can use': (project, n) => edit(project, 'templates/Document.tsx', /<b.*?>/, `<b id="b${n}">`),
  'change an island': (project, n) => edit(project, 'templates/islands/DayPrice.tsx', /<p.*?>/, `<p id="p${n}">`),
  'add or remove an island': (project, n) =>
    toggle(project, 'templates/islands/extra.ts', () => `export const enhance = () => ${n}\n`),
  'change a colour': (project, n) => edit(project, 'templates/styles/tokens.css', /--ink: .*;/, `--ink: #${n + 1000};`),
  'change a function': (project, n) => edit(project, 'functions/hello.ts', /text: .*'/, `text: 'Servus ${n}'`),
  'add or remove a function': (project, n) =>
    toggle(project, 'functions/more.ts', () => `export const more = () => ${n}\n`),
  'change what a schema says': (project, n) => edit(project, 'schemas/site.json', /"Origin.*?"/, `"Origin ${n}."`),
  'take a field for text or not': (project) =>
    swap(project, 'schemas/sections/shelf.json', '"$ref": "../common.json#/$defs/text"', '"type": "string"'),
  'make a mistake and fix it': (project) => swap(project, 'site/pages/404.yaml', 'index: false', 'index: nein'),
  'make a template throw and fix it': (project) =>
    swap(project, 'templates/sections/Hero.tsx', '<h1>{title}', '<h1>{title.none.at}'),
  'touch the output': (project, n) => {
    const files = Object.keys(contentsOf(project.path('dist')))
    const file = files[n % files.length] ?? ''
    if (n % 2) project.write(`dist/${file}`, 'by hand')
    else if (!file.startsWith('.')) project.remove(`dist/${file}`)
  },
  'damage a cache': (project, n) => {
    const files = Object.keys(contentsOf(project.path('.cache')))
    const file = `.cache/${files[n % files.length] ?? ''}`
    const bytes = readFileSync(project.path(file))
    if (n % 2) project.write(file, bytes.subarray(0, (bytes.length * (n % 10)) / 10))
    else project.remove(file)
  },
  'build the same again': () => undefined,
}

const edits = suite('site build after edits')

edits('gives the bytes of a fresh build after any edit', async () => {
  const cached: BuildConfig = settings(fixtureProject().root)
  await expectBuilt(cached)
  const thirty = fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(999)), {
    minLength: 30,
    maxLength: 30,
  })
  const property = fc.asyncProperty(thirty, async (sequence) => {
    for (const [index, [name, number]] of sequence.entries()) {
      const project = new Project(cached.root)
      const about = `edit ${index + 1}: ${name} ${number}`
      changes[name]?.(project, number)
      await expectSameAsFresh(cached, about)
      if (!name.endsWith('and fix it')) continue
      changes[name]?.(project, number)
      await expectSameAsFresh(cached, `${about}, fixed`)
    }
  })
  // A long sequence is not shrunk: each step reports what went wrong, and the seed reproduces it.
  await fc.assert(property, { numRuns: 1, endOnFailure: true })
})

edits.run()

function settings(root: string): BuildConfig {
  const common = { root, compress: false, workerFile: null, strict: false }
  const common = { root, compress: false, workerFile: null, strict: false, targets: [] }
}

async function expectBuilt(config: BuildConfig): Promise<void> {
  const { value, diagnostics } = await build(config, () => undefined)
  assert.ok(value, JSON.stringify(diagnostics))
}

/** Builds with the cache and without it; both say the same, and if the site is good, both write the same. */
async function expectSameAsFresh(cached: BuildConfig, about: string): Promise<void> {
  const last = contentsOf(cached.out)
  const fresh = { ...cached, cache: null, out: temporaryFolder() }
  const [one, other] = [await build(cached, () => undefined), await build(fresh, () => undefined)]
  assert.equal(one.diagnostics, other.diagnostics, about)
  assert.is(one.value === null, other.value === null, about)
  assert.equal(contentsOf(cached.out), one.value ? contentsOf(fresh.out) : last, about)
  rmSync(fresh.out, { recursive: true })
}

function edit(project: Project, file: string, before: RegExp, after: string): void {
  const path = existing(project, file)
  const text = project.read(path)
  if (!before.test(text)) throw new Error(`${file} does not contain ${before}`)
  project.write(
    path,
    text.replace(before, () => after),
  )
}

/** Replaces one text by the other, whichever is there. */
function swap(project: Project, file: string, one: string, other: string): void {
  const path = existing(project, file)
  const text = project.read(path)
  project.write(path, text.includes(other) ? text.replace(other, one) : text.replace(one, () => other))
}

function toggle(project: Project, file: string, contents: () => string): void {
  if (has(project, file)) project.remove(file)
  else project.write(file, contents())
}

function rename(project: Project, one: string, other: string): void {
  const [from, to] = has(project, one) ? [one, other] : [other, one]
  project.write(to, project.read(from))
  project.remove(from)
}

function has(project: Project, file: string): boolean {
  return statSync(project.path(file), { throwIfNoEntry: false }) !== undefined
}

/** Where a file is that may have been moved. */
function existing(project: Project, file: string): string {
  const moved: Readonly<Record<string, string>> = {
    'site/pages/terms.yaml': 'site/pages/legal/terms.yaml',
    'site/assets/mark.svg': 'site/assets/moved/mark.svg',
  }
  return has(project, file) ? file : (moved[file] ?? file)
}

/** Copies a folder file by file in the other order, so that directories list their files differently. */
function copyBackwards(from: string, to: string): Project {
  const files = readdirSync(from, { recursive: true }).map(String).sort().reverse()
  for (const file of files.filter((one) => statSync(join(from, one)).isFile())) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), readFileSync(join(from, file)))
  }
  return new Project(to)
}
