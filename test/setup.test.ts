import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { languageOf } from '../src/diagnostics/words.ts'

interface Setup {
  isNodeSupported(version: string): boolean
  needsInstall(folder: string, wanted?: { withTests: boolean }): boolean
  removeUnread(folder: string, machine: { platform: string; arch: string }): void
  findChromium(environment: Record<string, string>): string | null
  installReadingData(folder: string, environment: Record<string, string>): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
// bin/ is plain JavaScript, because nothing is installed when it runs.
const setup: Setup = await import(join(root, 'bin', 'setup.js'))
const { isGerman }: { isGerman(environment: Record<string, string>): boolean } = await import(
  join(root, 'bin', 'language.js')
)

const versions = suite('isNodeSupported')

versions('takes Node from 20.19', () => {
  assert.equal(['v20.19.0', 'v22.0.0', 'v24.1.2'].map(setup.isNodeSupported), [true, true, true])
  assert.equal(['v20.18.3', 'v18.20.4', 'v9.99.0'].map(setup.isNodeSupported), [false, false, false])
})

versions.run()

const commands = suite<{ folder: string }>('the commands of the README')

commands.before.each((context) => {
  context.folder = makeProject()
})

commands.after.each(({ folder }) => rmSync(folder, { recursive: true }))

commands('install what is missing once, and again after the lockfile changed', ({ folder }) => {
  const runs = [start(folder), start(folder)]
  writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }')
  runs.push(start(folder), start(folder))
  const installed = runs.map(({ stderr }) => stderr.includes('Installing packages'))
  assert.equal(installed, [true, false, true, false])
  assert.equal(
    runs.map(({ status }) => status),
    [0, 0, 0, 0],
  )
  assert.not(setup.needsInstall(folder))
})

commands('speak German where the environment does', ({ folder }) => {
  for (const LANG of ['de_DE.UTF-8', 'de', 'C.UTF-8', 'den_XX', ''])
    assert.is(isGerman({ LANG }), languageOf({ LANG }) === 'de', LANG)
  assert.ok(isGerman({ LC_ALL: 'de_AT', LANG: 'en_GB' }))
  assert.match(start(folder, 'de_DE.UTF-8').stderr, /^Pakete werden installiert \(npm ci --omit=dev\) …$/m)
})

commands('start without what only tests need; a test installs the rest, and it stays', ({ folder }) => {
  writeFileSync(join(folder, 'npm.js'), "console.error('npm', process.argv.slice(2).join(' '))")
  const passing = "import { test } from 'uvu'; test('a', () => {}); test.run()"
  const lean = start(folder)
  assert.equal([setup.needsInstall(folder), setup.needsInstall(folder, { withTests: true })], [false, true])
  const rest = test(folder, passing)
  const again = [start(folder), test(folder, passing)]
  writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }')
  const changed = start(folder)
  assert.equal(
    [lean, rest, ...again, changed].map(({ stderr }) => /^npm ci .*/m.exec(stderr)?.[0].includes('--omit=dev')),
    [true, false, undefined, undefined, false],
  )
})

commands('keep what was installed by hand, which may be everything', ({ folder }) => {
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{}')
  assert.not.match(start(folder).stderr, '--omit=dev')
})

commands('end with an error where installing fails, and try again the next time', ({ folder }) => {
  writeFileSync(join(folder, 'npm.js'), 'process.exit(1)')
  const { status, stderr } = start(folder)
  assert.is(status, 1)
  assert.match(stderr, 'npm ci failed; see above.')
  assert.ok(setup.needsInstall(folder))
})

commands('build, and then run the server with its exit code', ({ folder }) => {
  assert.is(start(folder).stdout, 'built\nserved\n')
  writeFileSync(join(folder, 'dist-server.js'), 'process.exitCode = 3')
  assert.is(start(folder).status, 3)
})

commands('serve nothing where the build fails', ({ folder }) => {
  writeFileSync(join(folder, 'bin', 'site.js'), 'process.exit(1)')
  const { status, stdout } = start(folder)
  assert.equal([status, stdout], [1, ''])
})

commands('run the tests and end with the counts', ({ folder }) => {
  const passing = test(folder, "import { test } from 'uvu'; test('a', () => {}); test.run()")
  assert.equal([passing.status, lastLine(passing.stdout)], [0, '1 passed, 0 failed'])
  const failing = test(folder, "import { test } from 'uvu'; test('a', () => { throw new Error('x') }); test.run()")
  assert.equal([failing.status, lastLine(failing.stdout)], [1, '0 passed, 1 failed'])
  const crashing = test(folder, "throw new Error('x')")
  assert.equal([crashing.status, lastLine(crashing.stdout)], [1, '0 passed, 1 failed'])
})

commands('say so when the browser is not where it should be', ({ folder }) => {
  const { status, stderr } = test(folder, '', { CHROMIUM_PATH: '/nowhere' })
  assert.is(status, 1)
  assert.match(stderr, 'CHROMIUM_PATH is "/nowhere"')
})

commands('say what to type where nothing is installed yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  for (const name of ['bin', 'src', 'functions', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !path.endsWith('models') })
  const run = (LANG: string) =>
    spawnSync(process.execPath, [join(folder, 'bin', 'site.js'), 'validate'], { env: { LANG }, encoding: 'utf8' })
  const [english, german] = [run('C'), run('de_DE.UTF-8')]
  assert.equal([english.status, english.stdout], [3, ''])
  assert.match(
    english.stderr,
    /^The package "esbuild" is not installed\. In .* run "npm ci" first, or "npm start", .*\n$/,
  )
  assert.match(german.stderr, /^Das Paket „esbuild“ ist nicht installiert\. .*„npm start“.*\n$/)
  rmSync(folder, { recursive: true })
})

commands.run()

const unread = suite('removeUnread')

unread('removes programs for other machines and what only programmers read, and nothing else, nor behind links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unread-'))
  const bin = 'onnxruntime-node/bin/napi-v6'
  const programs = ['linux/x64', 'linux/arm64', 'darwin/arm64'].map((machine) => `${bin}/${machine}/a.node`)
  const files = [...programs, 'a/a.js', 'a/a.js.map', 'a/a.d.ts', 'a/a.d.mts', 'a/a.ts', 'a/cmaps/a.bcmap', 'a/LICENSE']
  for (const file of files) {
    mkdirSync(dirname(join(folder, 'node_modules', file)), { recursive: true })
    writeFileSync(join(folder, 'node_modules', file), '')
  }
  mkdirSync(join(folder, 'linked'))
  writeFileSync(join(folder, 'linked', 'a.d.ts'), '')
  symlinkSync(join(folder, 'linked'), join(folder, 'node_modules', 'linked'))
  setup.removeUnread(folder, { platform: 'linux', arch: 'x64' })
  const kept = files.filter((file) => existsSync(join(folder, 'node_modules', file)))
  assert.equal(kept, [`${bin}/linux/x64/a.node`, 'a/a.js', 'a/a.ts', 'a/cmaps/a.bcmap', 'a/LICENSE'])
  assert.ok(existsSync(join(folder, 'linked', 'a.d.ts')))
  rmSync(folder, { recursive: true })
})

unread.run()

const reading = suite<{ folder: string }>('installReadingData')

reading.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'reading-'))
})

reading.after.each(({ folder }) => rmSync(folder, { recursive: true }))

reading(
  'leaves the machine alone where a folder of data is named, and where it was tried before',
  async ({ folder }) => {
    await setup.installReadingData(folder, { TESSDATA_PREFIX: folder })
    assert.not(existsSync(join(folder, 'node_modules')))
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'node_modules', '.reading-data'), '')
    await setup.installReadingData(folder, {})
  },
)

reading('goes on where it may not record that it tried', async ({ folder }) => {
  await setup.installReadingData(join(folder, 'nowhere'), {})
  assert.not(existsSync(join(folder, 'nowhere')))
})

reading.run()

const browsers = suite('findChromium')

browsers('takes the one that is named, or one in the PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const program = join(folder, 'chromium')
  writeFileSync(program, '')
  chmodSync(program, 0o755)
  assert.is(setup.findChromium({ CHROMIUM_PATH: program }), program)
  assert.type(setup.findChromium({ PATH: folder }), 'string')
  assert.is(setup.findChromium({ CHROMIUM_PATH: join(folder, 'none'), PATH: folder }), null)
  rmSync(folder, { recursive: true })
})

browsers('takes the one without a window first, wherever it is', () => {
  const folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `browser-${name}-`)))
  const programs = ['chromium', 'chromium-headless-shell'].map((name, at) => join(folders[at] ?? '', name))
  for (const program of programs) writeFileSync(program, '', { mode: 0o755 })
  // Its own or, on a machine that has it, Debian's.
  assert.match(setup.findChromium({ PATH: folders.join(delimiter) }) ?? '', /chromium-headless-shell$/)
  for (const folder of folders) rmSync(folder, { recursive: true })
})

browsers.run()

/** A project with our bin/, a build and a server that only say that they ran, and an npm that installs nothing. */
function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['uvu', ...OF_UVU, 'fast-check', 'pure-rand', 'tsx', ...OF_TSX]) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  const ours = ['setup.js', 'language.js', 'start.js', 'test.js', 'run-tests.js', 'test-lanes.js', 'watched-tests.js']
  for (const name of ours) cpSync(join(root, 'bin', name), join(folder, 'bin', name))
  const files = {
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'npm.js': '',
    'bin/site.js': "import { cpSync } from 'node:fs'\ncpSync('dist-server.js', 'dist/server.js')\nconsole.log('built')",
    'dist-server.js': "console.log('served')",
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return folder
}

/** What the programs of tests load themselves. */
const OF_UVU = ['dequal', 'diff', 'kleur', 'sade', 'mri']
const OF_TSX = ['esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps']

function start(folder: string, LANG = 'C.UTF-8') {
  return node(folder, 'start.js', { LANG })
}

function test(folder: string, code: string, environment: Record<string, string> = { CHROMIUM_PATH: process.execPath }) {
  writeFileSync(join(folder, 'a.test.ts'), code)
  return node(folder, 'test.js', environment)
}

function node(folder: string, script: string, environment: Record<string, string>) {
  // With a folder of data named, none of Debian's is needed: a test installs nothing on this machine.
  const own = { npm_execpath: join(folder, 'npm.js'), TESSDATA_PREFIX: folder }
  const env = { PATH: process.env['PATH'], ...own, ...environment }
  return spawnSync(process.execPath, [join(folder, 'bin', script)], { env, encoding: 'utf8' })
}

function lastLine(text: string): string | undefined {
  return text.trimEnd().split('\n').at(-1)
}
