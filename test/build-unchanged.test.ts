// What a build takes again without looking into it must not show: whatever happened to content and output in between,
// dist/ is what a build from scratch writes.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openReadingsStore } from '../src/sources/readings-cache.ts'
import { contentsOf, fixtureProject, type Project, temporaryFolder, timesOf } from './project.ts'

const page = 'site/pages/tools.yaml'
const test = suite<{ project: Project }>('site build with what it knows')

test.before.each(async (context) => {
  context.project ??= fixtureProject()
  await settle(context.project)
})

/** A test after which dist/ has to be what a build from scratch writes. */
function after(what: string, act: (project: Project) => Promise<void>): void {
  test(what, async ({ project }) => {
    await act(project)
    assert.equal(contentsOf(project.path('dist')), await fromScratch(project))
  })
}

after('sees an edit that leaves size and time as they were', async (project) => {
  const takeTime = timeOf(project.path(page))
  editWithSameSize(project)
  takeTime(project.path(page))
  assert.match((await build(project)).stdout, / \([1-9]\d* rebuilt/)
})

after('sees a file that took the place of another one of the same size and time', async (project) => {
  const next = project.path('site/next.yaml')
  writeFileSync(next, edited(project))
  timeOf(project.path(page))(next)
  renameSync(next, project.path(page))
  assert.match((await build(project)).stdout, / \([1-9]\d* rebuilt/)
})

after('sees edits right after each other, and right after a build', async (project) => {
  for (let edit = 0; edit < 3; edit++) {
    editWithSameSize(project)
    await build(project)
    assert.equal(contentsOf(project.path('dist')), await fromScratch(project))
  }
})

after('sees an edit of a file from the future, as after a clock was set back', async (project) => {
  const future = new Date(Date.now() + 86_400_000)
  for (let edit = 0; edit < 2; edit++) {
    editWithSameSize(project)
    utimesSync(project.path(page), future, future)
    assert.match((await build(project)).stdout, / \([1-9]\d* rebuilt/)
  }
})

after('makes nothing for files that were only touched', async (project) => {
  const before = timesOf(project.path('dist'))
  utimesSync(project.path(page), new Date(), new Date())
  writeFileSync(project.path('site/site.yaml'), project.read('site/site.yaml'))
  assert.match((await build(project)).stdout, '(0 rebuilt')
  assert.equal(timesOf(project.path('dist')), before)
})

after('makes output again that somebody edited, replaced or removed', async (project) => {
  const [edit, replace, remove] = ['tools', 'index', 'terms'].map((name) => project.path(`dist/public/${name}.html`))
  writeFileSync(edit ?? '', 'by hand')
  writeFileSync(project.path('other'), 'by hand')
  renameSync(project.path('other'), replace ?? '')
  rmSync(remove ?? '')
  assert.match((await build(project)).stdout, '(3 rebuilt')
})

after('makes output again with --verify that differs in spite of its size and time', async (project) => {
  const file = project.path('dist/public/tools.html')
  const takeTime = timeOf(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('</html>', '</HTML>'))
  takeTime(file)
  assert.match((await build(project)).stdout, '(0 rebuilt')
  assert.match((await build(project, ['--verify'])).stdout, '(1 rebuilt')
})

after('reads content again when what was kept of it is damaged, found out late', async (project) => {
  const folder = project.path('.cache/content')
  const [name = ''] = readdirSync(folder).filter((one) => one.startsWith('readings-'))
  const bytes = readFileSync(join(folder, name))
  writeFileSync(join(folder, name), bytes.fill(0, bytes.length >> 1))
  // Every page is made again, and asks for its content.
  project.replace('templates/Page.tsx', '<main>', '<main className="all">')
  const run = await build(project)
  assert.is(run.code, 0, run.stderr)
})

test.run()

const large = suite('site build of a large site with what it knows')

/** More files than are looked at one by one. */
const PAGES = 1100

large('writes what a build from scratch writes, whatever happened to content and output', async () => {
  const project = fixtureProject()
  for (let at = 0; at < PAGES; at++) project.write(placeOf(at), pageText(at))
  await settle(project)
  const made = async () => Number(/\((\d+) rebuilt/.exec((await build(project)).stdout)?.[1])
  const output = (at: number) => project.path(`dist/public/p/${at}.html`)
  assert.is(await made(), 0)
  project.write(placeOf(7), pageText(7, 'Anders'))
  assert.is(await made(), 1, 'an edit')
  assert.is(await made(), 0, 'nothing')
  project.write(placeOf(7), pageText(7))
  assert.is(await made(), 1, 'the edit undone')
  for (const at of [8, 9]) project.write(placeOf(at), pageText(at, 'Neu'))
  assert.is(await made(), 2, 'two edits')
  rmSync(output(10))
  assert.is(await made(), 1, 'output removed')
  renameSync(output(12), output(11))
  assert.is(await made(), 2, 'output in the place of another one')
  project.write(placeOf(13), pageText(13, 'Mehr'))
  rmSync(output(14))
  assert.is(await made(), 2, 'an edit, and output removed')
  assert.is(await made(), 0, 'nothing again')
  project.remove(placeOf(20))
  project.write('site/pages/p/more.yaml', pageText(PAGES))
  await build(project)
  assert.equal(contentsOf(project.path('dist')), await fromScratch(project))
})

large.run()

function build(project: Project, args: readonly string[] = []) {
  return project.build(['--no-compress', ...args])
}

/** Keeps the time of a file, to the last digit, to be given to one later. */
function timeOf(file: string): (other: string) => void {
  const keeper = `${temporaryFolder()}/time`
  execFileSync('touch', ['-r', file, keeper])
  return (other) => execFileSync('touch', ['-r', keeper, other])
}

/** Builds until every content file has been left alone for so long that its stamp is relied on. */
async function settle(project: Project): Promise<void> {
  // A file from the future never is.
  for (let isSettled = false; !isSettled; ) {
    const run = await build(project)
    assert.is(run.code, 0, run.stderr)
    isSettled = isWhollyKnown(project) || isFromFuture(project)
  }
}

/** Whether the next build knows every content file by its stamp. */
function isWhollyKnown(project: Project): boolean {
  const folder = project.path('.cache/content')
  const [first = ''] = readFileSync(join(folder, 'index.jsonl'), 'utf8').split('\n')
  const store = openReadingsStore(folder)
  const { readings, files } = store.read(JSON.parse(first.slice(first.indexOf(' '))))
  store.close()
  return files.size >= readings.size
}

function isFromFuture(project: Project): boolean {
  return statSync(project.path(page)).mtimeMs > Date.now()
}

async function fromScratch(project: Project): Promise<Record<string, string>> {
  const run = await build(project, ['--no-cache', '--out', 'scratch'])
  assert.is(run.code, 0, run.stderr)
  const made = contentsOf(project.path('scratch'))
  project.remove('scratch')
  return made
}

const placeOf = (at: number) => `site/pages/p/${at}.yaml`

function pageText(at: number, title = `Regal ${at}`): string {
  const seo = `{ title: ${title}, description: Werkzeug ${at} }`
  return `routes: [/p/${at}]\nseo: ${seo}\nsections:\n  - { type: shelf, id: shelf, title: ${title}, tools: [saw], days: 2 }\n`
}

/** The page with the first letter of its title as the other one of two. */
function edited(project: Project): string {
  const text = project.read(page)
  return text.includes('title: X') ? text.replace('title: X', 'title: Y') : text.replace(/title: ./, 'title: X')
}

function editWithSameSize(project: Project): void {
  project.write(page, edited(project))
}
