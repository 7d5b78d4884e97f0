// What the machine does to a build: closed folders, full disks, signals. The last good site has to survive all of it.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { goodSiteSuite } from './good-site-suite.ts'
import { contentsOf, fixtureProject, type Project, type RunOptions, site, temporaryFolder } from './project.ts'
import { fillDisk, mountDisk, mountProblem, unmount } from './small-disk.ts'
import { testUnless } from './unless.ts'

const test = goodSiteSuite('site build on a machine that refuses')

const tools = 'site/pages/tools.yaml'
const isRoot = process.getuid?.() === 0
const NOBODY = 65534

test('reports what may not be written, and loses nothing', async ({ project }) => {
  const run = await project.with(otherTitle(project), () =>
    asStranger(project, (options) => project.build(['--no-compress'], options)),
  )
  assert.equal([run.code, run.stdout], [3, ''])
  assert.match(run.stderr, new RegExp(`: ${project.root}/.* \\(EACCES\\)\\. Change the permissions`))
  assert.equal(leftovers(project.root), [])
})

test('checks content that it may only read', async ({ project }) => {
  const run = await asStranger(project, (options) => project.site('validate', [], options))
  assert.equal([run.code, run.stdout], [0, 'No problems found.\n'], run.stderr)
})

test('builds into another folder from a project that it may only read', async ({ project }) => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o777)
  const args = ['--no-compress', '--out', join(folder, 'www')]
  const run = await asStranger(project, (options) => project.build(args, options))
  assert.is(run.code, 0, run.stderr)
})

test('says that a file is in the way of the output', async ({ project }) => {
  project.write('taken', 'notes')
  for (const out of ['taken', 'taken/www']) {
    const run = await project.build(['--no-compress', '--out', out])
    assert.ok(run.code === 2 || run.code === 3)
    assert.match(run.stderr, 'taken')
    assert.not.match(run.stderr, 'mistake of the generator')
    assert.is(project.read('taken'), 'notes')
  }
  project.remove('taken')
})

test('says that a file would become too large, and loses nothing', async ({ project }) => {
  // 64 blocks of 512 bytes; React alone is larger.
  const through = ['sh', '-c', 'ulimit -f 64; exec "$@"', 'sh']
  const run = await project.with(otherTitle(project), () => project.build(['--no-compress', '--no-cache'], { through }))
  assert.equal([run.code, run.stdout], [3, ''])
  assert.match(run.stderr, /larger than this machine allows.*\(EFBIG\)/)
  assert.equal(leftovers(project.root), [])
})

for (const signal of ['SIGINT', 'SIGKILL'] as const) {
  test(`loses nothing when ${signal} ends it while it writes, and leaves nothing after the next build`, async (context) => {
    const { project } = context
    const files = { ...otherTitle(project), 'site/assets/large.txt': slowToCompress() }
    const run = await project.with(files, () => project.build([], { onStderr: killWhileWriting(signal) }))
    // A shell says 130 in both cases.
    assert.ok(run.signal === signal || (signal === 'SIGINT' && run.code === 130), `${run.code} ${run.signal}`)
    assert.is(run.stdout, '')
    assert.equal(contentsOf(project.path('dist')), context.dist)
    // Everything is as before the killed build: nothing has to be made.
    assert.is((await project.build(['--no-compress'])).code, 0)
    assert.equal(leftovers(project.root), [])
  })
}

test('can be interrupted while a template runs for ever', async ({ project }) => {
  const files = project.changed('templates/sections/Text.tsx', 'return (', 'while (title) {}\n  return (')
  const deadline = AbortSignal.timeout(10_000)
  const onStderr: RunOptions['onStderr'] = (text, kill) => {
    if (!text.includes('Writing')) return
    deadline.onabort = () => kill('SIGKILL')
    kill('SIGINT')
  }
  const run = await project.with(files, () => project.build(['--no-compress'], { onStderr }))
  deadline.onabort = null
  assert.ok(run.code === 130 || run.signal === 'SIGINT', `${run.code} ${run.signal}`)
})

test('puts back a site that a killed build had moved aside', async ({ project }) => {
  const { pid } = spawnSync('true')
  spawnSync('mv', [project.path('dist'), project.path(`dist.last-${pid}`)])
  mkdirSync(project.path(`dist.next-${pid}`))
  const run = await project.with({ [tools]: 'routes: [' }, () => project.build(['--no-compress']))
  assert.is(run.code, 1)
  // A build that fails may leave it to the next one.
  assert.is((await project.build(['--no-compress'])).code, 0)
  assert.equal(leftovers(project.root), [])
})

test('survives two builds at the same time', async ({ project }) => {
  const build = () => project.build(['--no-compress'])
  const runs = await project.with(otherTitle(project), () => Promise.all([build(), build()]))
  for (const { code, stderr } of runs) assert.is(code, 0, stderr)
  assert.is((await build()).code, 0)
  assert.equal(leftovers(project.root), [])
})

test.run()

const FULL = 'site build on a full disk'
const full = suite<{ disk: string }>(FULL)
full.before.each((context) => {
  context.disk = mountDisk(6)
})
full.after.each(({ disk }) => unmount(disk))

// Where no disk can be mounted, the test with "ulimit" above has to suffice.
testUnless(mountProblem(), { test: full, suite: FULL, name: 'says so, and loses nothing' }, async ({ disk }) => {
  const project = fixtureProject(join(disk, 'project'))
  assert.is((await project.build(['--no-compress'])).code, 0)
  const dist = contentsOf(project.path('dist'))
  for (const freeKilobytes of [0, 40, 120]) {
    fillDisk(disk, freeKilobytes * 1024)
    const cache = contentsOf(project.path('.cache'))
    const run = await project.build(['--no-compress', ...(freeKilobytes === 40 ? ['--no-cache'] : [])])
    if (run.code !== 0) {
      assert.is(run.code, 3)
      assert.match(run.stderr, /The disk is full.*\(ENOSPC\)\. Make room/)
    }
    assert.equal(contentsOf(project.path('dist')), dist)
    assert.equal(Object.keys(contentsOf(project.path('.cache'))), Object.keys(cache), 'no half-written cache files')
    assert.equal(leftovers(project.root), [])
  }
  project.replace(tools, 'Das Regal', 'Regale')
  const refused = await project.build([])
  assert.is(refused.code, 3)
  assert.match(refused.stderr, /The disk is full.*\(ENOSPC\)\. Make room/)
  assert.equal(contentsOf(project.path('dist')), dist)
  assert.equal(leftovers(project.root), [])
  fillDisk(disk, null)
  assert.is((await project.build(['--no-compress'])).code, 0)
  assert.match(project.read('dist/public/tools.html'), 'Regale')
})

full.run()

/** A change that rebuilds one page. */
function otherTitle(project: Project): Record<string, string> {
  return { [tools]: project.read(tools).replace('Das Regal', 'Regale') }
}

/** Folders that a build made beside the output and did not clear. */
function leftovers(root: string): string[] {
  return readdirSync(root).filter((name) => /^dist\./.test(name))
}

/** Acts while the project may be read but not written: as another user if root runs the tests. */
async function asStranger<T>(project: Project, act: (options: RunOptions) => Promise<T>): Promise<T> {
  // Compiles the generator, which the stranger may not do.
  await site(['--version'])
  const folders = [project.root, ...['.cache', '.cache/mdx', 'dist'].map((folder) => project.path(folder))]
  for (const folder of folders) chmodSync(folder, isRoot ? 0o755 : 0o555)
  try {
    return await act(isRoot ? { uid: NOBODY } : {})
  } finally {
    for (const folder of folders) chmodSync(folder, 0o755)
  }
}

/** Text on which the compressor works for a while, the same every time. */
function slowToCompress(): string {
  let state = 1
  const words = Array.from({ length: 250_000 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state.toString(36)
  })
  return words.join(' ')
}

function killWhileWriting(signal: NodeJS.Signals): NonNullable<RunOptions['onStderr']> {
  let isDone = false
  return (text, kill) => {
    if (isDone || !text.includes('Writing')) return
    isDone = true
    kill(signal)
  }
}
