// The image that `--target container` describes, built with its own Containerfile from the agency's site, and run as
// Kubernetes would: root that nothing may write, a user of no name, the server as the first process.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { HEALTH_CHECK } from '../src/targets/container/containerfile.ts'
import { STOP_SECONDS, USER_ID } from '../src/targets/container/place.ts'
import { AGENCY } from './agency-site.ts'
import { buildNodeImage, type Container, Images, imageProblem, startContainer } from './container-image.ts'
import { bodyOf } from './documents-hostile.ts'
import { freePort } from './nginx-proxy.ts'
import { site } from './project.ts'
import { ask, post } from './server-process.ts'
import { MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'

const NAME = 'the image'
const test = suite(NAME)
const problem = imageProblem()

/** Of all that is not Node, which has 86 MB in version 20 and 107 MB in version 22 (without names of functions). */
const MEGABYTES = 174
const papers = join(AGENCY, 'functions/document/fixtures/papers')

const work = mkdtempSync(join(tmpdir(), 'container-'))
const data = join(work, 'data')
let images: Images | undefined
let root = ''
let container: Container

test.after(async () => {
  await container?.stop()
  images?.remove()
  rmSync(work, { recursive: true })
})

const when = (name: string, callback: () => Promise<void> | void) =>
  testUnless(problem, { test, suite: NAME, name }, callback)

when('is built from the site, and starts', async () => {
  const dist = join(work, 'dist')
  const { code, stderr } = await site(['build', '--root', AGENCY, '--out', dist, '--target', 'container'])
  assert.is(code, 0, stderr)
  images = new Images()
  buildNodeImage(images, 'node-here')
  // What the image installs comes from npm's cache, so that the builder needs no way out.
  const cache = fillCache(dist)
  const recipe = join(dist, 'hosts/container/Containerfile')
  const base = ['--build-arg', 'NODE_IMAGE=localhost/node-here', '--volume', `${cache}:/tmp/npm`]
  images.build(dist, 'site', ['-f', recipe, ...base])
  root = images.mounted('site')
  mkdirSync(data)
  chownSync(data, USER_ID, USER_ID)
  container = await start()
  assert.is(container.errors(), '')
  assert.ok(container.port > 0)
})

when('answers pages and takes leads, which its commands list', async () => {
  assert.is((await ask(container, '/readyz')).status, 200, container.errors())
  assert.match((await ask(container, '/')).text, /<title>/)
  assert.is((await post(container, '/api/contact', MESSAGE)).status, 200)
  const { status, output } = container.run(['/usr/local/bin/node', 'site.js', 'leads', 'list'])
  assert.is(status, 0, output)
  assert.match(output, new RegExp(MESSAGE.email))
})

for (const [paper, word] of [
  ['rechnung.pdf', /rechnung/i],
  ['lieferschein.jpg', /lieferschein/i],
] as const) {
  when(`reads ${paper}`, async () => {
    const body = bodyOf({ fileName: paper, bytes: readFileSync(join(papers, paper)) })
    const answer = await ask(container, '/api/processDocument', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    assert.is(answer.status, 200, answer.text + container.errors())
    assert.match(answer.text, word)
    assert.is(container.errors(), '')
  })
}

when('is healthy while the server answers', () => {
  assert.equal(container.run(HEALTH_CHECK), { status: 0, output: '' })
  const [program = '', ...rest] = HEALTH_CHECK
  assert.is(spawnSync(join(root, program), rest, { env: { PORT: '1' } }).status, 1)
})

when('runs as a user that may write nothing but leads and temporary files', () => {
  const status = readFileSync(`/proc/${container.pid}/status`, 'utf8')
  assert.match(status, new RegExp(`^Uid:\\s+${USER_ID}\\s+${USER_ID}`, 'm'))
  assert.match(status, /^CapEff:\s+0+$/m)
  const writes = (folder: string) =>
    container.run(['/usr/local/bin/node', '-e', `require('fs').writeFileSync('${folder}/x', '')`]).status === 0
  assert.equal(['/srv/site', '/etc', '/', '/tmp', '/var/lib/site'].filter(writes), ['/tmp', '/var/lib/site'])
})

when('has no shell, no npm and nothing of other hosts', () => {
  const unwanted = [
    'bin/sh',
    'usr/bin/sh',
    'usr/local/bin/npm',
    'srv/site/hosts',
    'srv/site/slim.js',
    'srv/site/.npmrc',
  ]
  assert.equal(
    unwanted.filter((path) => existsSync(join(root, path))),
    [],
  )
  assert.equal(readdirSync(join(root, 'usr/local/bin')), ['node'])
})

when('is small', () => {
  const node = lstatSync(join(root, 'usr/local/bin/node')).size
  const bytes = sizeOf(root) - node
  process.stdout.write(`image: ${Math.round((bytes + node) / 1e6)} MB, of which Node ${Math.round(node / 1e6)} MB\n`)
  assert.ok(bytes < MEGABYTES * 1e6, `${bytes} bytes`)
})

when('stops when it is asked to, as the first process', async () => {
  const began = performance.now()
  assert.is(await container.stop(), 0)
  assert.ok(performance.now() - began < STOP_SECONDS * 1000)
  container = await start()
  const { output } = container.run(['/usr/local/bin/node', 'site.js', 'leads', 'list'])
  assert.match(output, new RegExp(MESSAGE.email), 'the lead is still there')
})

test.run()

async function start(): Promise<Container> {
  const environment = { PORT: `${await freePort()}`, RATE_LIMIT: 'off' }
  const settings = images?.settings('site')
  assert.ok(settings)
  return startContainer({ root, settings, data, environment })
}

/** @returns npm's cache, which holds all packages of dist/ now */
function fillCache(dist: string): string {
  const folder = join(work, 'install')
  mkdirSync(folder)
  const files = ['package.json', 'package-lock.json', '.npmrc', 'functions']
  for (const name of files) execFileSync('cp', ['-R', join(dist, name), folder])
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  rmSync(folder, { recursive: true })
  return execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0)
}
