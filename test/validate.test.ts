import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentsOf, type Files, fixtureProject, type Project, type Run, site } from './project.ts'

const tools = 'site/pages/tools.yaml'
const home = 'site/pages/index.yaml'

const PROGRAM = fileURLToPath(new URL('..', import.meta.url))

const test = suite<{ project: Project }>('site validate')

test.before((context) => {
  context.project = fixtureProject()
})

test('accepts good input and writes no site', async ({ project }) => {
  const { code, stdout } = await project.site('validate')
  assert.equal([code, stdout], [0, 'No problems found.\n'])
  assert.not.ok(Object.keys(contentsOf(project.root)).some((file) => file.startsWith('dist')))
})

test('prints JSON in the documented form', async ({ project }) => {
  const files = project.changed(tools, 'days: 3', 'days: drei')
  const { code, stdout } = await project.with(files, () => project.site('validate', ['--json']))
  assert.is(code, 1)
  const { ok, diagnostics, ...more } = JSON.parse(stdout)
  assert.equal([ok, more, diagnostics.length], [false, {}, 1])
  const [{ message, hint, ...found }] = diagnostics
  assert.equal(found, { code: 'schema/type', severity: 'error', at: { file: tools, line: 10, column: 11 } })
  assert.equal([typeof message, typeof hint], ['string', 'string'])
})

test('prints the same for --format json, and annotations for GitHub', async ({ project }) => {
  const files = project.changed(tools, 'days: 3', 'days: drei')
  const [json, format, github] = await project.with(files, () =>
    Promise.all([
      project.site('validate', ['--json']),
      project.site('validate', ['--format', 'json']),
      project.site('validate', ['--format', 'github']),
    ]),
  )
  assert.is(format?.stdout, json?.stdout)
  assert.match(github?.stdout ?? '', `::error file=${tools},line=10,endLine=10,col=11,`)
})

test('uses the requested language, otherwise that of the environment', async ({ project }) => {
  const files = project.changed(tools, 'days: 3', 'days: drei')
  const german = { env: { LC_ALL: 'de_DE.UTF-8' } }
  const [asked, byEnvironment, english, usage] = await project.with(files, () =>
    Promise.all([
      project.site('validate', ['--lang', 'de']),
      project.site('validate', [], german),
      project.site('validate', ['--lang', 'en'], german),
      project.site('validate', ['nowhere', '--lang', 'de']),
    ]),
  )
  assert.match(asked?.stdout ?? '', 'Fehler[schema/type]')
  assert.match(asked?.stdout ?? '', '1 Fehler in 1 Datei')
  assert.is(byEnvironment?.stdout, asked?.stdout)
  assert.match(english?.stdout ?? '', 'error[schema/type]')
  assert.equal([usage?.code, usage?.stderr], [2, 'Eine Datei oder einen Ordner nowhere gibt es nicht.\n'])
})

test('finds a placeholder in braces in a long text, at its line', async ({ project }) => {
  const file = 'site/legal/terms.de.mdx'
  const text = project.read(file)
  const { code, stdout } = await project.with({ [file]: `${text}\nIhr {Platzhalter} fehlt.\n` }, () =>
    project.site('validate', ['--json']),
  )
  const [found, ...more] = JSON.parse(stdout).diagnostics
  assert.equal([code, more], [1, []])
  assert.equal([found.code, found.at], ['mdx/build', { file, line: text.split('\n').length + 1, column: 5 }])
  assert.match(found.message, 'Nothing is named Platzhalter')
  assert.match(found.hint, '&#123;')
})

test('puts what gets no annotation into the summary of the step', async ({ project }) => {
  const pages = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`site/pages/broken-${index}.yaml`, 'a: 1\na: 2\n']),
  )
  const file = join(project.root, 'summary.md')
  const { code, stdout } = await project.with(pages, () =>
    project.site('validate', ['--format', 'github'], { env: { GITHUB_STEP_SUMMARY: file } }),
  )
  assert.equal([code, stdout.match(/^::error/gm)?.length], [1, 10])
  const rows = readFileSync(file, 'utf8').match(/^\| site\/pages\/broken/gm)
  rmSync(file)
  assert.is(rows?.length, 3)
})

test('checks again after a change, until Ctrl-C', async ({ project }) => {
  const child = spawn(process.execPath, [join(PROGRAM, 'bin/site.js'), 'validate', '--watch', '--root', project.root], {
    env: { PATH: process.env['PATH'] },
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said === '') setImmediate(() => writeFileSync(join(project.root, 'site/pages/new.yaml'), 'a: 1\na: 2\n'))
    // Once: a report comes in several pieces, and a second Ctrl-C ends a command at once.
    if (!said.includes('duplicate-key') && (said + text).includes('duplicate-key')) child.kill('SIGINT')
    said += text
  })
  const [code] = await ended
  rmSync(join(project.root, 'site/pages/new.yaml'))
  assert.is(code, 130)
  assert.match(said, 'watching the content')
  assert.match(said, 'site/pages/new.yaml changed')
})

test('reports to code scanning where a mistake is', async ({ project }) => {
  const files = project.changed(tools, 'days: 3', 'days: drei')
  const { code, stdout } = await project.with(files, () => project.site('validate', ['--format', 'sarif']))
  assert.is(code, 1)
  const [{ results }] = JSON.parse(stdout).runs
  assert.equal([results.length, results[0].ruleId, results[0].level], [1, 'schema/type', 'error'])
  const { artifactLocation, region } = results[0].locations[0].physicalLocation
  assert.equal([artifactLocation.uri, region.startLine, region.startColumn], [tools, 10, 11])
})

test('reports only on the files and folders that are named, and refuses others', async ({ project }) => {
  const files = project.changed(tools, 'days: 3', 'days: drei')
  const runs = await project.with(files, async () => [
    await project.site('validate', [join(project.root, home)]),
    await project.site('validate', [join(project.root, tools)]),
    await project.site('validate', [join(project.root, 'site')]),
    await project.site('validate', [join(project.root, 'site/nowhere')]),
    await project.site('validate', [tmpdir()]),
  ])
  assert.equal(
    runs.map(({ code }) => code),
    [0, 1, 1, 2, 2],
  )
  assert.match(runs[3]?.stderr ?? '', /There is no file or folder .*nowhere/)
  assert.match(runs[4]?.stderr ?? '', /outside the project/)
})

test('leaves out deleted files among others, as in lists of changed files, and says so', async ({ project }) => {
  const gone = join(project.root, 'site/pages/gone.yaml')
  const { code, stderr } = await project.site('validate', [gone, join(project.root, home)])
  assert.equal([code, stderr], [0, `There is no file or folder ${gone}. It is left out.\n`])
})

test('finds the project from inside it, and names its files from the root of the repository', async ({ project }) => {
  const files = { ...project.changed(tools, 'days: 3', 'days: drei'), '../.git/HEAD': '' }
  const nested = fixtureProject(join(mkdtempSync(join(tmpdir(), 'site-')), 'web'))
  const cwd = nested.path('site/pages')
  const [inside, github, sarif] = await nested.with(files, () =>
    Promise.all([
      site(['validate'], { cwd }),
      site(['validate', '--format', 'github'], { cwd }),
      site(['validate', '--format', 'sarif'], { cwd }),
    ]),
  )
  rmSync(join(nested.root, '..'), { recursive: true })
  assert.match(inside?.stdout ?? '', ` ${tools}:10:11`)
  assert.match(github?.stdout ?? '', `file=web/${tools},`)
  assert.match(sarif?.stdout ?? '', `"web/${tools}"`)
})

test('exits with 1 for a warning only with --strict', async ({ project }) => {
  const files = project.changed('site/pages/terms.yaml', 'Bedingungen für das Ausleihen von Werkzeug', 'AGB')
  const codes = await project.with(files, async () => {
    const runs: Run[] = [await project.site('validate'), await project.site('validate', ['--strict'])]
    return runs.map(({ code }) => code)
  })
  assert.equal(codes, [0, 1])
})

test('finds dead links after a broken page is deleted', async ({ project }) => {
  const validate = async (files: Files) => {
    const { stdout } = await project.with(files, () => project.site('validate', ['--json']))
    return JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code)
  }
  assert.equal(await validate(project.changed(tools, 'days: 3', 'days: drei')), ['schema/type'])
  assert.equal(await validate({ [tools]: null }), ['link/missing', 'link/missing'])
  assert.equal(await validate(project.changed(tools, 'days: 3', 'days: drei')), ['schema/type'])
})

test('finds the same with a cache and without', async ({ project }) => {
  const files = project.changed(home, 'picture: mark.svg', 'picture: marc.svg')
  const [first, second, fresh] = await project.with(files, async () => [
    await project.site('validate', ['--json']),
    await project.site('validate', ['--json']),
    await project.site('validate', ['--json', '--no-cache']),
  ])
  assert.equal([second?.stdout, fresh?.stdout], [first?.stdout, first?.stdout])
})

test.run()
