// A site with so many pages that several threads make them: which of them made a page must show nowhere, and whatever
// happens to a thread, the last good site stays.
import { readdirSync, statSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { goodSiteSuite } from './good-site-suite.ts'
import { contentsOf, fixtureProject, type Project, type RunOptions, timesOf } from './project.ts'
import { fillDisk, mountDisk, mountProblem, unmount } from './small-disk.ts'
import { testUnless } from './unless.ts'

/** Enough for three threads beside the command's own. */
const PAGES = 640
const template = 'templates/sections/Text.tsx'

const NAME = 'site build with several threads'
const test = goodSiteSuite(NAME, async () => {
  const project = withPages(fixtureProject())
  const run = await build(project, 4)
  assert.is(run.code, 0, run.stderr)
  return project
})

test('makes the same bytes with one thread and with four, compressed ones too', async ({ project, dist }) => {
  const [one, four] = [project.path('one'), project.path('four')]
  for (const [out, jobs] of [
    [one, 1],
    [four, 4],
  ] as const) {
    const run = await project.build(['--no-cache', '--jobs', String(jobs), '--out', out])
    assert.is(run.code, 0, run.stderr)
  }
  const plain = Object.entries(contentsOf(one)).filter(([path]) => !/\.(br|gz)$/.test(path))
  assert.equal(Object.fromEntries(plain), dist)
  assert.equal(contentsOf(four), contentsOf(one))
  for (const out of ['one', 'four']) project.remove(out)
})

test('says with --timings which threads made pages', async ({ project }) => {
  const run = await build(project, 2, ['--out', 'timed', '--timings', project.path('trace.json')])
  assert.match(run.stderr, /^ {2}pages +\d+$/m)
  assert.match(run.stderr, /^together +\d+ +\d+$/m)
  const { traceEvents } = JSON.parse(project.read('trace.json')) as { traceEvents: { name: string; tid: number }[] }
  assert.ok(traceEvents.some(({ name, tid }) => name === 'pages' && tid === 1))
  for (const made of ['timed', 'trace.json']) project.remove(made)
})

test('reports the same first pages that a template fails on, whichever thread made them', async ({ project }) => {
  const failing = "if (/ (17|3\\d\\d)$/.test(title)) throw new Error('no ' + title)\n  return ("
  const runs = await project.with(project.changed(template, 'return (', failing), async () => [
    await build(project, 1),
    await build(project, 4),
  ])
  const [one, four] = runs.map(({ code, stdout, stderr }) => ({ code, stdout, stderr: findings(stderr) }))
  assert.is(one?.code, 1)
  assert.match(one?.stderr ?? '', /no Seite 17.*no Seite 300.*no Seite 303/s)
  assert.match(one?.stderr ?? '', '--> templates/sections/Text.tsx:')
  assert.equal(four, one)
})

test('reports an attribute that browsers refuse, whichever thread made it', async ({ project }) => {
  const refused = project.changed(template, '<h2>', "<h2 style={/ 6\\d\\d$/.test(title) ? { color: 'red' } : {}}>")
  const runs = await project.with(refused, async () => [await build(project, 1), await build(project, 4)])
  const [one, four] = runs.map(({ stderr }) => findings(stderr))
  assert.match(one ?? '', 'policy/inline-attribute')
  assert.is(four, one)
})

test('says that a thread ended, and loses nothing', async ({ project }) => {
  const run = await project.with(inThreads(project, 'process.exit(0)'), () => build(project, 2))
  assert.equal([run.code, run.stdout], [3, ''])
  assert.ok(run.stderr.includes('A thread ended'), run.stderr)
  assert.match(run.stderr, /A thread ended.*\(ERR_THREAD_ENDED\).*process\.exit/)
})

test('says that the memory of a thread was not enough, and loses nothing', async ({ project }) => {
  const files = inThreads(project, 'const all: object[] = []\n    for (;;) all.push([title + all.length, {}])')
  const env = { NODE_OPTIONS: '--max-old-space-size=150' }
  const run = await project.with(files, () => build(project, 2, [], { env }))
  assert.equal([run.code, run.stdout], [3, ''])
  assert.match(run.stderr, /memory of a thread.*\(ERR_WORKER_OUT_OF_MEMORY\).*--jobs 1/)
})

test('does all the work in one thread where no others are allowed', async ({ project, dist }) => {
  const rights = ['permission', 'allow-fs-read=*', 'allow-fs-write=*', 'allow-child-process']
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '' : 'experimental-'
  const env = { NODE_OPTIONS: rights.map((one, index) => `--${index === 0 ? flag : ''}${one}`).join(' ') }
  const run = await build(project, 4, ['--no-cache', '--out', 'alone'], { env })
  assert.is(run.code, 0, run.stderr)
  assert.equal(contentsOf(project.path('alone')), dist)
  project.remove('alone')
})

for (const signal of ['SIGINT', 'SIGKILL'] as const) {
  test(`loses nothing when ${signal} ends it while threads write`, async ({ project }) => {
    const files = project.changed(template, 'return (', 'for (let i = 0; i < 3e6; i++);\n  return (')
    let isDone = false
    const onStderr: RunOptions['onStderr'] = (text, kill) => {
      if (isDone || !text.includes('Writing')) return
      isDone = true
      setTimeout(() => kill(signal), 150)
    }
    const run = await project.with(files, () => build(project, 4, [], { onStderr }))
    assert.ok(run.signal === signal || (signal === 'SIGINT' && run.code === 130), `${run.code} ${run.signal}`)
    // The next build clears what this one left; nothing else has to be made.
    assert.is((await build(project, 4)).code, 0)
  })
}

test('moves one changed page into a large output and leaves everything else', async ({ project, dist }) => {
  const times = timesOf(project.path('dist'))
  const folder = statSync(project.path('dist')).ino
  const change = project.changed('site/pages/w123.yaml', 'Absatz 123', 'Neu')
  const run = await project.with(change, () => build(project, 4))
  assert.match(run.stdout, /\(1 rebuilt,/)
  const after = timesOf(project.path('dist'))
  const written = Object.keys(after).filter((path) => after[path] !== times[path])
  assert.equal(written, ['public/w123.html'])
  assert.is(statSync(project.path('dist')).ino, folder)
  assert.match(project.read('dist/public/w123.html'), 'Neu')
  assert.is((await build(project, 4)).code, 0)
  assert.equal(contentsOf(project.path('dist')), dist)
})

test('removes and adds a page of a large output', async ({ project }) => {
  const page = project.read('site/pages/w123.yaml').replace('/w123', '/new/w999')
  const files = { 'site/pages/w123.yaml': null, 'site/pages/w999.yaml': page }
  await project.with(files, async () => {
    assert.is((await build(project, 4)).code, 0)
    assert.is((await build(project, 4, ['--no-cache', '--out', 'whole'])).code, 0)
  })
  assert.equal(contentsOf(project.path('dist')), contentsOf(project.path('whole')))
  project.remove('whole')
  assert.is((await build(project, 4)).code, 0)
})

test('wants a whole number of threads', async ({ project }) => {
  for (const jobs of ['0', 'two', '1.5', '-1']) {
    const run = await project.build(['--no-compress', `--jobs=${jobs}`])
    assert.is(run.code, 2)
    assert.match(run.stderr, 'whole number')
  }
})

test.run()

const FULL = 'site build with several threads on a full disk'
const full = suite<{ disk: string }>(FULL)
full.before.each((context) => {
  context.disk = mountDisk(24)
})
full.after.each(({ disk }) => unmount(disk))

testUnless(mountProblem(), { test: full, suite: FULL, name: 'says so, and loses nothing' }, async ({ disk }) => {
  const project = withPages(fixtureProject(`${disk}/project`))
  assert.is((await build(project, 4)).code, 0)
  const dist = contentsOf(project.path('dist'))
  project.replace(template, '<h2>', '<h2 className="other">')
  fillDisk(disk, 1_500_000)
  const run = await build(project, 4)
  assert.is(run.code, 3, run.stderr)
  assert.match(run.stderr, /The disk is full.*\(ENOSPC\)\. Make room/, run.stderr)
  assert.equal(contentsOf(project.path('dist')), dist)
  assert.equal(
    readdirSync(project.root).filter((name) => /^dist\./.test(name)),
    [],
  )
})

full.run()

function build(project: Project, jobs: number, args: readonly string[] = [], options: RunOptions = {}) {
  return project.build(['--no-compress', '--jobs', String(jobs), ...args], options)
}

/** Progress counts what was written when, which differs. */
function findings(stderr: string): string {
  return stderr.replace(/^(Reading|Writing) .*\n/gm, '')
}

/** The template does this, but not in the thread of the command. */
function inThreads(project: Project, what: string): Record<string, string> {
  const text = project.read(template).replace('return (', `if (!isMainThread) {\n    ${what}\n  }\n  return (`)
  return { [template]: `import { isMainThread } from 'node:worker_threads'\n${text}` }
}

function withPages(project: Project): Project {
  for (let page = 0; page < PAGES; page++) {
    const number = String(page).padStart(3, '0')
    const seo = `  title: Werkzeug Nummer ${number} aus dem Regal\n  description: Das Werkzeug mit der Nummer ${number} wird nach jeder Rückgabe geprüft und gereinigt.\n`
    const text = `  - type: text\n    title: Seite ${page}\n    paragraphs: [Absatz ${page}]\n`
    project.write(`site/pages/w${number}.yaml`, `routes: [/w${number}]\nseo:\n${seo}sections:\n${text}`)
  }
  return project
}
