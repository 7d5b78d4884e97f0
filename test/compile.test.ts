import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const repository = fileURLToPath(new URL('..', import.meta.url))
// bin/ is plain JavaScript, because nothing compiles it.
const { compiledCli }: { compiledCli(root: string): Promise<string> } = await import(
  pathToFileURL(join(repository, 'bin', 'compile.js')).href
)

/** Each edit has a time of its own, long ago: what changes while it is compiled is compiled again. */
let edits = 1_600_000_000

const test = suite<{ root: string }>('compiledCli')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'compile-'))
  const files = {
    'src/cli.ts':
      "import { price } from '../functions/models/price.ts'\nconsole.log(price, process.env.SITE_GENERATOR)\nimport('./more/inner.ts')\n",
    'src/more/inner.ts': "export const inner = () => import('../commands/build.ts')\n",
    'src/commands/build.ts':
      "import { price } from '../../functions/models/price.ts'\nexport const build = () => price\n",
    'src/threads/worker.ts': 'postMessage(1)\n',
    'functions/models/price.ts': 'export const price = 1\n',
    'functions/models/other.ts': 'export const other = 1\n',
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'bin/compile.js': '',
  }
  for (const [file, text] of Object.entries(files)) write(context.root, file, text)
})

test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('compiles once, and again after an edit of any file that is in it', async ({ root }) => {
  const first = await compiledCli(root)
  assert.is(await compiledCli(root), first)
  for (const file of ['src/threads/worker.ts', 'src/commands/build.ts', 'functions/models/price.ts']) {
    const before = await compiledCli(root)
    write(root, file, `${read(root, file)}export const more = 1\n`)
    assert.is.not(await compiledCli(root), before, file)
  }
  write(root, 'functions/models/price.ts', 'export const price = 2\n')
  assert.match(readFileSync(fileURLToPath(await compiledCli(root)), 'utf8'), 'price = 2')
})

test('follows a file into a folder that nothing came from before', async ({ root }) => {
  await compiledCli(root)
  write(root, 'common/money.ts', 'export const price = 3\n')
  write(root, 'functions/models/price.ts', "export { price } from '../../common/money.ts'\n")
  assert.match(readFileSync(fileURLToPath(await compiledCli(root)), 'utf8'), 'price = 3')
  write(root, 'common/money.ts', 'export const price = 4\n')
  assert.match(readFileSync(fileURLToPath(await compiledCli(root)), 'utf8'), 'price = 4')
})

test('looks at nothing that is not in it', async ({ root }) => {
  const first = await compiledCli(root)
  const record = recordOf(root)
  write(root, 'functions/models/other.ts', 'export const other = 2\n')
  assert.is(await compiledCli(root), first)
  assert.is(recordOf(root), record)
})

test('compiles nothing again for a file that was only touched', async ({ root }) => {
  const first = await compiledCli(root)
  const compiled = statSync(fileURLToPath(first)).mtimeMs
  utimesSync(join(root, 'functions/models/price.ts'), 1, 1)
  assert.is(await compiledCli(root), first)
  assert.is(statSync(fileURLToPath(first)).mtimeMs, compiled)
})

test('compiles again after packages, compiler options or the way to compile changed', async ({ root }) => {
  for (const file of ['package-lock.json', 'tsconfig.json', 'bin/compile.js']) {
    await compiledCli(root)
    const record = recordOf(root)
    write(root, file, ' {} ')
    await compiledCli(root)
    assert.is.not(recordOf(root), record, file)
  }
})

test('needs neither the record nor the output of an earlier start', async ({ root }) => {
  const first = await compiledCli(root)
  const cache = dirname(dirname(fileURLToPath(first)))
  const [record = ''] = readdirSync(cache).filter((name) => name.endsWith('.json'))
  for (const damaged of ['', '{"key":', 'null', '{ "key": "0123456789abcdef", "files": {} }']) {
    writeFileSync(join(cache, record), damaged)
    assert.is(await compiledCli(root), first)
  }
  rmSync(dirname(fileURLToPath(first)), { recursive: true })
  assert.is(await compiledCli(root), first)
  assert.ok(statSync(fileURLToPath(first)).isFile())
})

test('compiles a build apart, and finds it from every file', async ({ root }) => {
  const folder = dirname(fileURLToPath(await compiledCli(root)))
  const builds = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /build\b.*[.]mjs$/.test(name),
  )
  assert.equal(builds, ['commands/build.mjs'])
  const inner = readdirSync(folder).find((name) => /^inner-.*[.]mjs$/.test(name)) ?? ''
  const { inner: load } = await import(pathToFileURL(join(folder, inner)).href)
  assert.is((await load()).build(), 1)
})

test('takes many starts at once', async ({ root }) => {
  const addresses = await Promise.all(Array.from({ length: 6 }, () => compiledCli(root)))
  assert.is(new Set(addresses).size, 1)
  const cache = dirname(dirname(fileURLToPath(addresses[0] ?? '')))
  assert.is(readdirSync(cache).length, 2, 'the output and its record, and nothing half done')
})

test('gives the output its own name, which caches are kept under', async ({ root }) => {
  const address = fileURLToPath(await compiledCli(root))
  const key = dirname(address).split('/').at(-1) ?? ''
  assert.match(key, /^[0-9a-f]{16}$/)
  assert.match(readFileSync(address, 'utf8'), `console.log(price, "${key}")`)
})

test.run()

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  edits += 1
  utimesSync(join(root, file), edits, edits)
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function recordOf(root: string): string {
  const cache = join(root, 'node_modules/.cache/site')
  return read(cache, readdirSync(cache).find((name) => name.endsWith('.json')) ?? '')
}
