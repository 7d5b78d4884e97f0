import * as assert from 'uvu/assert'
import { goodSiteSuite } from './good-site-suite.ts'
import { contentsOf, type Files, Project, temporaryFolder } from './project.ts'

// One good build; each test breaks something, checks, and fixes it.
const test = goodSiteSuite('site build with bad input')

interface Found {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly at: { readonly file: string; readonly line: number; readonly column: number } | null
  readonly hint: string | null
}

/** What the author is shown when the project has these files. */
async function found(project: Project, files: Files, args: readonly string[] = []): Promise<Found[]> {
  const run = await project.with(files, () => project.build(['--no-compress', '--json', ...args]))
  assert.is(run.code, 1, run.stderr)
  const { ok, diagnostics } = JSON.parse(run.stdout)
  assert.is(ok, false)
  return diagnostics
}

/** "code file:line:column" */
function places(diagnostics: readonly Found[]): string[] {
  return diagnostics.map(({ code, at }) => `${code} ${at ? `${at.file}:${at.line}:${at.column}` : 'nowhere'}`)
}

/** "file:line:column" of a text that stands once in a file of the project, after these changes. */
function placeOf(project: Project, files: Files, file: string, needle: string): string {
  const text = String(files[file] ?? project.read(file))
  const before = text.slice(0, text.indexOf(needle))
  if (text.split(needle).length !== 2) throw new Error(`${needle} does not stand once in ${file}`)
  return `${file}:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`
}

const tools = 'site/pages/tools.yaml'
const home = 'site/pages/index.yaml'
const prices = 'site/data/tools.yaml'

/** What is replaced by what, the code of the diagnostic, the text it points at, and a part of message or hint. */
type Mistake = readonly [about: string, file: string, before: string, after: string, ...Expected]
type Expected = readonly [code: string, pointsAt: string, said: RegExp]

const mistakes: readonly Mistake[] = [
  ['broken YAML', tools, '    title: D', '   title: D', 'yaml/bad-indent', '   title: D', /indented/],
  ['a quote that is not closed', tools, 'Das Regal', '"Das Regal', 'yaml/missing-char', '"Das', /not closed/],
  ['an alias without an anchor', tools, 'Das Regal', '*Regal*', 'yaml/bad-alias', '*Regal', /quotes/],
  ['a key that no schema knows', tools, 'title: Das', 'titel: Das', 'schema/unknown-key', 'titel', /"title"/],
  ['a value of the wrong type', tools, 'days: 3', 'days: drei', 'schema/type', 'drei', /number/],
  ['an amount with a point', prices, 'price: 2', 'price: 2.500', 'schema/money', '2.500', /2500/],
  ['a section that does not exist', tools, 'type: shelf', 'type: shelv', 'schema/unknown-type', 'shelv', /"shelf"/],
  ['a missing translation', home, ', en: How it works', '', 'language/missing-text', 'title: { de: So', /"en"/],
  ['a route that is used twice', tools, '/werkzeug', '/404', 'route/duplicate', '/404', /pages\/404\.yaml/],
  ['a link that leads nowhere', home, '/tools#shelf', '/tool#shelf', 'link/missing', '/tool#', /"\/tools/],
  ['an anchor that does not exist', home, '#shelf', '#self', 'link/missing-anchor', '/tools#self', /#?shelf/],
  ['a picture that does not exist', home, 'mark.svg', 'marc.svg', 'asset/missing', 'marc.svg', /"mark.svg"/],
  ['a reference to nothing', tools, 'saw]', 'sav]', 'reference/missing', 'sav]', /"saw"/],
]

/** Where the nth mistake is made: in a page of its own, so that one build finds many mistakes; data has one file. */
function brokenFile(project: Project, [, file, before, after]: Mistake, index: number): Files {
  const [text] = Object.values(project.changed(file, before, after))
  if (file === prices) return { [file]: String(text) }
  const routed = String(text).replace('/tools,', `/bad-${index},`).replace('/werkzeug', `/alias-${index}`)
  return { [`site/pages/bad-${index}.yaml`]: routed.replace('["/"]', `["/bad-${index}"]`) }
}

// What is wrong with the shape of a file keeps its names from being looked up, so these are two builds.
for (const [about, isShape] of Object.entries({ 'broken files': true, 'names that lead nowhere': false })) {
  const chosen = mistakes.filter(([, , , , code]) => /^(yaml|schema)\//.test(code) === isShape)
  test(`finds all ${about} in one run and says where they are and what to do`, async ({ project }) => {
    const broken = chosen.map((mistake, index) => brokenFile(project, mistake, index))
    const diagnostics = await found(project, Object.assign({}, ...broken))
    for (const [index, [what, , , , code, pointsAt, said]] of chosen.entries()) {
      const [file = ''] = Object.keys(broken[index] ?? {})
      const own = diagnostics.filter(({ at, severity }) => at?.file === file && severity === 'error')
      assert.equal(places(own), [`${code} ${placeOf(project, broken[index] ?? {}, file, pointsAt)}`], what)
      const [{ message = '', hint = '' } = {}] = own
      assert.ok(hint, `${what} has a hint`)
      assert.match(`${message} ${hint}`, said, what)
    }
    assert.is(diagnostics.filter(({ severity }) => severity === 'error').length, chosen.length)
  })
}

test('reports every broken file in one run', async ({ project }) => {
  const diagnostics = await found(project, {
    ...project.changed(tools, 'days: 3', 'days: drei'),
    ...project.changed(home, 'picture: mark.svg', 'picture: marc.svg'),
    ...project.changed('site/site.yaml', 'icon: mark.svg', 'icon: marc.svg'),
    ...project.changed('templates/Page.tsx', '</main>', '</mein>'),
    'site/pages/other.yml': 'routes: [/other]\n',
  })
  assert.equal([...new Set(diagnostics.map(({ at }) => at?.file))].sort(), [
    'site/pages/index.yaml',
    'site/pages/other.yml',
    tools,
    'site/site.yaml',
    'templates/Page.tsx',
  ])
})

test('shows the line with a marker below the mistake', async ({ project }) => {
  const run = await project.with(project.changed(tools, 'days: 3', 'days: drei'), () => project.build())
  assert.is(run.code, 1)
  assert.match(
    run.stderr,
    /error\[schema\/type\]: .*\n\s*--> site\/pages\/tools\.yaml:10:11\n.*\n10 \| {5}days: drei\n\s*\| {11}\^\^\^\^/,
  )
  assert.match(run.stderr, '1 error in 1 file')
  assert.match(run.stdout, /^Nothing was written: .*dist is as it was\.\n$/)
})

test('does not blame a page for shared data that is broken elsewhere', async ({ project }) => {
  const diagnostics = await found(project, project.changed('site/data/tools.yaml', 'price: 2', 'prize: 2'))
  assert.equal([...new Set(diagnostics.map(({ at }) => at?.file))], ['site/data/tools.yaml'])
})

test('does not call links dead that lead to a page which is broken itself', async ({ project }) => {
  const diagnostics = await found(project, project.changed(tools, 'days: 3', 'days: drei'))
  assert.equal(places(diagnostics), [`schema/type ${tools}:10:11`])
})

test('does not call a text missing whose front matter is broken', async ({ project }) => {
  const diagnostics = await found(project, project.changed('site/legal/terms.de.mdx', 'title:', 'titel:'))
  assert.equal([...new Set(diagnostics.map(({ at }) => at?.file))], ['site/legal/terms.de.mdx'])
})

test('never runs front matter that is code', async ({ project }) => {
  const text = `---js\n{ title: require('node:fs').writeFileSync('${project.path('ran')}', '') }\n---\nText\n`
  const diagnostics = await found(project, { 'site/legal/terms.de.mdx': text })
  assert.is(places(diagnostics)[0], 'front-matter/language site/legal/terms.de.mdx:1:4')
  assert.not.ok('ran' in contentsOf(project.root))
})

test('refuses an alias bomb at once', async ({ project }) => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]']
  for (let level = 1; level < 12; level++) lines.push(`a${level}: &a${level} [${Array(9).fill(`*a${level - 1}`)}]`)
  const diagnostics = await found(project, { [tools]: lines.join('\n') })
  assert.is(places(diagnostics)[0]?.split(':')[0], `yaml/alias-bomb ${tools}`)
})

test('refuses a text that imports or exports', async ({ project }) => {
  const text = `${project.read('site/legal/terms.de.mdx')}\nimport fs from 'node:fs'\n`
  const diagnostics = await found(project, { 'site/legal/terms.de.mdx': text })
  assert.equal(places(diagnostics), ['mdx/build site/legal/terms.de.mdx:10:1'])
})

test('finds a tag in a text that is not closed, and says so once', async ({ project }) => {
  const diagnostics = await found(project, project.changed('site/legal/terms.de.mdx', '## Rückgabe', '<Fee>'))
  assert.equal(places(diagnostics), ['mdx/build site/legal/terms.de.mdx:6:1'])
})

test('names the text that uses a component which does not exist', async ({ project }) => {
  const text = 'site/legal/terms.de.mdx'
  const [first] = await found(project, project.changed(text, '<Fee />', '<Fie />'))
  assert.equal([first?.code, first?.at?.file], ['mdx/throws', text])
  assert.match(first?.message ?? '', 'Fie')
})

test('says where a template throws', async ({ project }) => {
  const template = 'templates/sections/Shelf.tsx'
  const broken = project.changed(template, '{title}', '{title.de.short}')
  const diagnostics = await found(project, broken)
  assert.is(places(diagnostics)[0], `template/throws ${placeOf(project, broken, template, 'short}')}`)
  const [{ message = '', hint = '' } = {}] = diagnostics
  assert.match(message, '/tools')
  assert.match(message, "Cannot read properties of undefined (reading 'short')")
  assert.ok(hint)
})

test('says where a template throws while it starts', async ({ project }) => {
  const template = 'templates/sections/Text.tsx'
  const broken = { [template]: `${project.read(template)}\nthrow new Error('at start')\n` }
  const diagnostics = await found(project, broken)
  const [first] = diagnostics
  assert.equal(places(diagnostics), [
    `template/throws ${placeOf(project, broken, template, 'throw new').replace(/:1$/, ':7')}`,
  ])
  assert.match(first?.message ?? '', 'at start')
})

test('says where a template is no TypeScript', async ({ project }) => {
  const template = 'templates/Page.tsx'
  const broken = project.changed(template, '</main>', '</mein>')
  const diagnostics = await found(project, broken)
  assert.equal(places(diagnostics), [`template/build ${placeOf(project, broken, template, 'mein>')}`])
})

test('says where an island, a style or a function is broken', async ({ project }) => {
  const diagnostics = await found(project, {
    ...project.changed('templates/islands/remember-choice.ts', 'element.', 'element..'),
    ...project.changed('templates/styles/site.css', './tokens.css', './token.css'),
    ...project.changed('functions/hello.ts', 'return', 'retrun'),
  })
  const files = diagnostics.map(({ at }) => at?.file)
  for (const file of ['templates/islands/remember-choice.ts', 'templates/styles/site.css', 'functions/hello.ts']) {
    assert.ok(files.includes(file), file)
  }
})

test('says where a schema is no JSON', async ({ project }) => {
  const broken = project.changed('schemas/page.json', '"title": "PageData"', '"title" "PageData"')
  const diagnostics = await found(project, broken)
  assert.equal(places(diagnostics), [`schema/broken ${placeOf(project, broken, 'schemas/page.json', '"PageData"')}`])
})

test('says which schema leads nowhere', async ({ project }) => {
  const [first] = await found(project, project.changed('schemas/sections/text.json', '$defs/anchor', '$defs/anker'))
  assert.is(first?.code, 'schema/unusable')
  assert.match(first?.at?.file ?? '', /^schemas\//)
  assert.match(first?.message ?? '', 'anker')
})

test('says that there is no project, and nothing else', async ({ project }) => {
  const diagnostics = await found(project, { 'site/site.yaml': null })
  assert.is(diagnostics[0]?.code, 'project/missing')
  assert.match(diagnostics[0]?.hint ?? '', '--root')
  const empty = new Project(temporaryFolder())
  const { code, stdout } = await empty.build(['--json'])
  assert.is(code, 1)
  assert.equal(places(JSON.parse(stdout).diagnostics), ['project/missing nowhere'])
  assert.equal(contentsOf(empty.root), {})
})

test('says that the template of all pages is missing', async ({ project }) => {
  const diagnostics = await found(project, { 'templates/Page.tsx': null })
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['project/no-page-template'],
  )
  assert.ok(diagnostics[0]?.hint)
})

test('says once that the template of a section is missing', async ({ project }) => {
  const diagnostics = await found(project, { 'templates/sections/Shelf.tsx': null })
  assert.equal(places(diagnostics), ['project/no-section-template templates/sections/Shelf.tsx:1:1'])
  assert.match(diagnostics[0]?.hint ?? '', 'templates/sections/Shelf.tsx')
})

test('finds a page that ends in .yml', async ({ project }) => {
  const diagnostics = await found(project, { 'site/pages/other.yml': 'routes: [/other]\n' })
  assert.equal(places(diagnostics), ['project/ending site/pages/other.yml:1:1'])
  assert.match(diagnostics[0]?.hint ?? '', 'other.yaml')
})

test('finds a data file without a schema', async ({ project }) => {
  const diagnostics = await found(project, { 'site/data/ladders.yaml': 'a: 1\n' })
  assert.equal(places(diagnostics), ['schema/unknown-file site/data/ladders.yaml:1:1'])
})

test('finds two data files of the same name', async ({ project }) => {
  const diagnostics = await found(project, { 'site/data/more/tools.yaml': project.read('site/data/tools.yaml') })
  assert.ok(diagnostics.some(({ at }) => at?.file === 'site/data/more/tools.yaml'))
})

test('finds a file that was not saved as UTF-8', async ({ project }) => {
  const latin1 = Buffer.from(project.read(tools), 'latin1')
  const [first] = await found(project, { [tools]: latin1 })
  assert.equal([first?.at?.file, first?.at?.line], [tools, 3])
  assert.match(first?.hint ?? '', 'UTF-8')
})

test('finds a picture that is none', async ({ project }) => {
  const diagnostics = await found(project, { 'site/assets/photo.png': 'no picture' })
  assert.equal(places(diagnostics), ['asset/unreadable site/assets/photo.png:1:1'])
})

test('takes warnings for errors with --strict, and builds without it', async ({ project }) => {
  const files = project.changed('site/pages/terms.yaml', 'Bedingungen für das Ausleihen von Werkzeug', 'AGB')
  const diagnostics = await found(project, files, ['--strict'])
  assert.equal(places(diagnostics), ['seo/title-length site/pages/terms.yaml:3:10'])
  assert.is(diagnostics[0]?.severity, 'warning')
  const out = temporaryFolder()
  const run = await project.with(files, () => project.build(['--no-compress', '--no-cache', '--json', '--out', out]))
  assert.is(run.code, 0)
  assert.equal([JSON.parse(run.stdout).ok, JSON.parse(run.stdout).diagnostics], [true, diagnostics])
})

test('builds again as soon as the mistake is fixed', async ({ project }) => {
  await found(project, project.changed(tools, 'days: 3', 'days: drei'))
  const run = await project.build(['--no-compress'])
  assert.is(run.code, 0)
  assert.match(run.stdout, '(0 rebuilt,')
})

test.run()
