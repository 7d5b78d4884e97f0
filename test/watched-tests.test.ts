// What `npm test` reports for test files that crash, hang or cannot run.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { temporaryFolder } from './project.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface WatchedTests {
  countTests(output: string, exitCode: number): Counts
  runTests(
    files: readonly string[],
    options: { cwd: string; env: NodeJS.ProcessEnv; write(text: string): void; limitMs?: number },
  ): Promise<Told>
}

interface Told extends Counts {
  readonly failures: readonly string[]
  readonly skipped: readonly string[]
}

interface Lanes {
  readonly lanes: readonly (readonly (readonly string[])[])[]
  readonly rest: readonly (readonly string[])[]
}

interface TestLanes {
  divided(files: readonly string[], root: string): Lanes
  runLanes(divided: Lanes, run: (files: readonly string[], lane: number) => Promise<Told>): Promise<Told>
}

const root = fileURLToPath(new URL('..', import.meta.url))
// bin/ is plain JavaScript, because nothing is installed when its first part runs.
const { countTests, runTests }: WatchedTests = await import(join(root, 'bin', 'watched-tests.js'))
const { divided, runLanes }: TestLanes = await import(join(root, 'bin', 'test-lanes.js'))

const counts = suite('countTests')

counts('takes the counts of the summary', () => {
  const output = ' a  • ✘   (1 / 2)\n\n  Total:     2\n  Passed:    1\n  Skipped:   0\n'
  assert.equal(countTests(output, 1), { passed: 1, failed: 1 })
})

counts('counts a skipped test neither as passed nor as failed', () => {
  const output = ' a  • (1 / 1)\n\n  Total:     1\n  Passed:    1\n  Skipped:   1\n'
  assert.equal(countTests(output, 0), { passed: 1, failed: 0 })
  assert.equal(countTests('\n  Total:     0\n  Passed:    0\n  Skipped:   1\n', 0), { passed: 0, failed: 0 })
})

counts('reads through colours', () => {
  const output = '\u001b[32m  (2 / 2)\n\u001b[39m\n  Total:     2\u001b[32m\n  Passed:    2\u001b[39m\n  Skipped:   0\n'
  assert.equal(countTests(output, 0), { passed: 2, failed: 0 })
})

counts('counts a run that ended early as a failure', () => {
  for (const exitCode of [0, 1])
    assert.equal(countTests(' a  • •   (2 / 2)\n b  •', exitCode), { passed: 2, failed: 1 })
  assert.equal(countTests(' a  • ✘   (1 / 2)\n b  •', 1), { passed: 1, failed: 2 })
  assert.equal(countTests('', 0), { passed: 0, failed: 1 })
})

counts('counts a run without tests as a failure', () => {
  assert.equal(countTests('\n  Total:     0\n  Passed:    0\n  Skipped:   0\n', 0), { passed: 0, failed: 1 })
})

counts('trusts the exit code more than the summary', () => {
  assert.equal(countTests('\n  Total:     3\n  Passed:    3\n', 1), { passed: 3, failed: 1 })
})

counts.run()

const running = suite('runTests')

running('stops a file that hangs, counts it as failed, and runs those after it', async () => {
  const files = {
    'a.test.ts': passing,
    'b.test.ts': "test('waits', () => new Promise((resolve) => setTimeout(resolve, 600_000)))\ntest.run()",
    'c.test.ts': "test('blocks', () => { while (true); })\ntest.run()",
    'd.test.ts': passing,
  }
  const { counts: found, output } = await ran(files, { limitMs: 5000 })
  const failures = ['b', 'c'].map((name) => `${name}.test.ts did not end within 5 s and was stopped.`)
  assert.equal(found, { passed: 2, failed: 2, failures, skipped: [] })
  assert.match(output, /FAIL b\.test\.ts did not end within 5 s and was stopped\./)
  assert.match(output, /FAIL c\.test\.ts did not end/)
})

running('goes on after a file that ends the process', async () => {
  const { counts: found, output } = await ran({
    'a.test.ts': passing,
    'b.test.ts': "test('exits', () => process.exit(0))\ntest.run()",
    'c.test.ts': passing,
  })
  assert.equal(found, { passed: 2, failed: 1, failures: ['b.test.ts ended the process.'], skipped: [] })
  assert.match(output, 'FAIL b.test.ts ended the process.')
})

running('names what could not run, with its reason', async () => {
  const unless = JSON.stringify(pathToFileURL(join(root, 'test/unless.ts')).href)
  const { counts: found } = await ran({
    'a.test.ts': `import { testUnless } from ${unless}
      testUnless('there is no disk', { test, suite: 'disks', name: 'are full' }, () => {})
      testUnless(null, { test, suite: 'disks', name: 'are empty' }, () => {})
      test.run()`,
  })
  assert.equal(found, { passed: 1, failed: 0, failures: [], skipped: ['disks: are full (there is no disk)'] })
})

running('names what failed, a hook too, with the first line of why', async () => {
  const { counts: found } = await ran({
    'a.test.ts': "test('passes', () => {})\ntest('fails', () => { throw new Error('no disk\\nnone') })\ntest.run()",
    'b.test.ts': "test.before(() => { throw new Error('no server') })\ntest('waits', () => {})\ntest.run()",
    'c.test.ts': passing,
  })
  const failures = ['a.test.ts: s "fails": no disk', 'b.test.ts: s: 0 of 1 tests passed']
  assert.equal(found, { passed: 2, failed: 2, failures, skipped: [] })
})

running('counts files that cannot be loaded as a failure', async () => {
  const { counts: found } = await ran({ 'a.test.ts': "throw new Error('no')", 'b.test.ts': passing })
  assert.equal(found, { passed: 0, failed: 1, failures: ['Loading the test files ended the process.'], skipped: [] })
})

running('ends when it is interrupted, with what it started, and runs no further files', async () => {
  const waits = "console.log(process.pid + ' waits'); setInterval(() => {}, 1000)"
  const { folder, files } = testFiles({ 'a.test.ts': waits, 'b.test.ts': waits, 'c.test.ts': passing })
  const [a, b, c] = files.map((file) => JSON.stringify(file))
  const watched = JSON.stringify(pathToFileURL(join(root, 'bin', 'watched-tests.js')).href)
  const run = `runTests([name], { cwd: ${JSON.stringify(folder)}, env: process.env, write: (text) => process.stdout.write(text) })`
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { runTests } from ${watched}
    const run = (name) => ${run}
    await Promise.all([run(${a}).then(() => run(${c})), run(${b})])`,
  )
  const child = spawn(process.execPath, [join(folder, 'run.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const waiting = await new Promise<number[]>((resolve) => {
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
      const pids = [...output.matchAll(/^(\d+) waits$/gm)].map(([, pid]) => Number(pid))
      if (pids.length === 2) resolve(pids)
    })
  })
  child.kill('SIGINT')
  assert.is(await ended, 130)
  const end = Date.now() + 10_000
  while (waiting.some(isRunning) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(waiting.filter(isRunning), [])
})

running.run()

const lanes = suite('lanes of tests')

lanes('hold each file once: those that start servers, those of visitors, and the rest with those of authors', () => {
  const site = fixtureFiles({
    'src/a.test.ts': '',
    'test/browser/edit.test.ts': "import { dev } from '../../src/commands/dev.ts'",
    'test/browser/page.test.ts': '',
    'test/server.test.ts': "import { startServer } from './server-process.ts'",
    'test/slow.test.ts': "import { startServer } from './server-process.ts'\nperformance.now()",
    'test/validate.test.ts': '',
  })
  assert.equal(divided(site.files, site.root), {
    lanes: [[['test/slow.test.ts', 'test/server.test.ts']], [['test/browser/page.test.ts']]],
    rest: [['test/browser/edit.test.ts'], ['test/validate.test.ts'], ['src/a.test.ts']],
  })
  const many = Array.from({ length: 150 }, (_, n) => `src/${n}.test.ts`)
  assert.equal(divided(many, root).rest.flat(), many)
  const all = ownTests()
  const { lanes: own, rest } = divided(all, root)
  assert.equal([...own.flat(2), ...rest.flat()].sort(), all)
  assert.ok(own[0]?.length && own[1]?.length === 1)
})

lanes('are through at the same time: who has nothing left takes from the rest, then from who has most', async () => {
  const ran: string[] = []
  let end = () => {}
  const isSlow = new Promise<void>((resolve) => {
    end = resolve
  })
  const plan = { lanes: [[['slow'], ['d'], ['e']], [['quick']]], rest: [['b'], ['c']] }
  const counts = await runLanes(plan, async ([file = ''], lane) => {
    if (file === 'slow') await isSlow
    if (file === 'd') end()
    ran.push(`${file} in ${lane}`)
    const failures = file === 'b' ? ['b: why'] : []
    return { passed: 2, failed: failures.length, failures, skipped: [`${file}: not here`] }
  })
  assert.equal(ran, ['quick in 1', 'b in 1', 'c in 1', 'e in 1', 'd in 1', 'slow in 0'])
  assert.equal([counts.passed, counts.failed, counts.failures, counts.skipped.length], [12, 1, ['b: why'], 6])
})

lanes.run()

const passing = "test('passes', () => {})\ntest.run()"

async function ran(files: Readonly<Record<string, string>>, { limitMs = 60_000 } = {}) {
  const { folder, files: names } = testFiles(files)
  let output = ''
  const write = (text: string) => {
    output += text
  }
  const counts = await runTests(names, { cwd: folder, env: process.env, write, limitMs })
  return { counts, output }
}

/** What has ended may stand there until somebody asks for its exit code. */
function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'latin1'))
}

/** Writes test files, each with a suite `test`. */
function testFiles(files: Readonly<Record<string, string>>): { folder: string; files: string[] } {
  const folder = temporaryFolder()
  const uvu = JSON.stringify(import.meta.resolve('uvu'))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), `import { suite } from ${uvu}\nconst test = suite('s')\n${text}\n`)
  }
  return { folder, files: Object.keys(files) }
}

function fixtureFiles(files: Readonly<Record<string, string>>): { root: string; files: string[] } {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { root: folder, files: Object.keys(files) }
}

/** Those of test/, which are divided by what they start. */
function ownTests(): string[] {
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((file) => join('test', String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
}
