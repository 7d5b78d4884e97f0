import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type FileStates, fileClock, stampOf } from '../sources/file-stamp.ts'
import type { KnownReadings } from '../sources/known-readings.ts'
import { openReadingsStore, type ReadingsOptions, type ReadingsStore } from '../sources/readings-cache.ts'
import { sourceOptions } from '../sources/source.ts'
import type { Config, Source } from '../types.ts'
import { load } from './load.ts'
import { validate } from './validate.ts'

const test = suite<{ root: string }>('validate')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'validate-'))
  put(context.root, 'schemas/site.json', '{}')
  put(context.root, 'schemas/page.json', JSON.stringify(schema('title')))
  put(context.root, 'site/site.yaml', 'name: A\n')
  put(context.root, 'site/pages/a.yaml', 'title: A\n')
  put(context.root, 'site/pages/b.yaml', 'title: B\n')
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('hands on the sources that fit, in the order of their files', async ({ root }) => {
  const { value, diagnostics } = await run(root)
  assert.equal(diagnostics, [])
  assert.equal(
    value.map((source) => [source.name, source.data()]),
    [
      ['site', { name: 'A' }],
      ['a', { title: 'A' }],
      ['b', { title: 'B' }],
    ],
  )
})

test('reports every broken file and hands on the others', async ({ root }) => {
  put(root, 'site/pages/a.yaml', 'titel: A\n')
  put(root, 'site/pages/c.yaml', 'title: [\n')
  for (let time = 0; time < 2; time++) {
    const { value, diagnostics } = await run(root)
    assert.equal(
      value.map(({ name }) => name),
      ['site', 'b'],
    )
    assert.equal([...new Set(diagnostics.map(({ at }) => at?.file))], ['site/pages/a.yaml', 'site/pages/c.yaml'])
  }
})

test('gives the same from the cache as without it', async ({ root }) => {
  const plain = (source: Source) => {
    const { name, hash, marks, facts } = source
    return { name, hash, marks, facts, data: source.data() }
  }
  const fresh = (await run(root, null)).value.map(plain)
  assert.equal((await run(root)).value.map(plain), fresh)
  assert.equal((await run(root)).value.map(plain), fresh)
})

test('checks again what changed', async ({ root }) => {
  await run(root)
  put(root, 'site/pages/b.yaml', 'title: Other\n')
  const { value } = await run(root)
  assert.equal(value.map((source) => source.data()).at(-1), { title: 'Other' })
})

test('knows a file again that was renamed, by its new name', async ({ root }) => {
  await run(root)
  rmSync(join(root, 'site/pages/b.yaml'))
  put(root, 'site/pages/c.yaml', 'title: B\n')
  const { value } = await run(root)
  assert.equal(
    value.map(({ file }) => file),
    ['site/site.yaml', 'site/pages/a.yaml', 'site/pages/c.yaml'],
  )
})

test('holds no content of a large site, and gives the same', async ({ root }) => {
  const store = openReadingsStore(join(root, '.cache'))
  const { value } = await run(root, store, 2)
  const titles = () => value.map((source) => source.data())
  for (let time = 0; time < 2; time++) assert.equal(titles(), [{ name: 'A' }, { title: 'A' }, { title: 'B' }])
  store.close()
  assert.throws(titles, /EBADF/)
  const uncached = await run(root, null, 2)
  assert.equal(
    uncached.value.map((source) => source.data()),
    [{ name: 'A' }, { title: 'A' }, { title: 'B' }],
  )
})

test('checks everything against a changed schema', async ({ root }) => {
  await run(root)
  put(root, 'schemas/page.json', JSON.stringify(schema('heading')))
  assert.equal(new Set((await run(root)).diagnostics.map(({ at }) => at?.file)).size, 2)
})

test('keeps the checks of schemas where few files are read', async ({ root }) => {
  const checks = join(root, '.cache/checks/page.json')
  const titles = async () => {
    const { value } = load(configOf(root))
    assert.ok(value)
    const cache = join(root, '.cache')
    const { value: read, diagnostics } = await validate({ ...configOf(root), cache }, value, openReadingsStore(cache))
    return [read.pages.map((page) => page.data()), diagnostics.map(({ code }) => code)]
  }
  for (let at = 0; at < 30; at++) put(root, `site/pages/p${at}.yaml`, `title: P${at}\n`)
  await titles()
  assert.not.ok(existsSync(checks))
  for (const title of ['first', 'second']) {
    put(root, 'site/pages/a.yaml', `title: ${title}\n`)
    const [[first]] = (await titles()) as [unknown[], string[]]
    assert.equal(first, { title })
    assert.ok(existsSync(checks))
  }
  put(root, 'site/pages/a.yaml', 'titel: third\n')
  assert.ok((await titles())[1]?.length)
})

test('does not write its cache again when nothing changed', async ({ root }) => {
  const settled: FileStates = { clock: () => Date.now() + 60_000, stampOf }
  const again = () => run(root, openReadingsStore(join(root, '.cache'), { states: settled }))
  await again()
  const before = statSync(join(root, '.cache/index.jsonl'))
  await again()
  assert.is(statSync(join(root, '.cache/index.jsonl')).ino, before.ino)
})

test('adds a small change to its cache, and knows it from then on', async ({ root }) => {
  for (let at = 0; at < 40; at++) put(root, `site/pages/p${at}.yaml`, `title: P${at}\n`)
  const settled: FileStates = { clock: () => Date.now() + 60_000, stampOf }
  const again = () => run(root, openReadingsStore(join(root, '.cache'), { states: settled }))
  const index = () => readFileSync(join(root, '.cache/index.jsonl'), 'utf8')
  await again()
  const before = index()
  put(root, 'site/pages/a.yaml', 'title: Other\n')
  put(root, 'site/site.yaml', 'name: B\n')
  await again()
  const after = index()
  assert.ok(after.startsWith(before))
  assert.is(after.split('\n').length, before.split('\n').length + 1)
  const { value } = await again()
  assert.is(index(), after)
  assert.equal(
    value.slice(0, 2).map((source) => source.data()),
    [{ name: 'B' }, { title: 'Other' }],
  )
})

test('puts no page together where nothing changed', async ({ root }) => {
  const settled: FileStates = { clock: () => Date.now() + 60_000, stampOf }
  const open = () => openReadingsStore(join(root, '.cache'), { states: settled })
  await run(root, open())
  const store = open()
  const untold = () => {
    throw new Error('a page was looked up')
  }
  const read = (key: string) => {
    const { whole, now } = store.read(key)
    return Object.defineProperties({ whole, now } as KnownReadings, {
      readings: { get: untold },
      files: { get: untold },
    })
  }
  const { value } = load(configOf(root))
  assert.ok(value)
  const { value: sources } = await validate(configOf(root), value, { ...store, read })
  assert.equal(
    sources.shared.map((source) => source.data()),
    [{ name: 'A' }],
  )
  assert.throws(() => sources.pages, 'a page was looked up')
})

test('forgets files that are gone', async ({ root }) => {
  await run(root)
  rmSync(join(root, 'site/pages/b.yaml'))
  await run(root)
  const store = openReadingsStore(join(root, '.cache'))
  assert.is(store.read(keyIn(root)).readings.size, 2)
  store.close()
})

test('reads everything again when its cache is damaged', async ({ root }) => {
  await run(root)
  const bytes = readFileSync(join(root, '.cache/index.jsonl'))
  bytes[bytes.length - 2] = 0
  writeFileSync(join(root, '.cache/index.jsonl'), bytes)
  const { value, diagnostics } = await run(root)
  assert.equal([value.length, diagnostics], [3, []])
})

test('does not read a file whose stamp is as it was, and reads it with --verify', async ({ root }) => {
  const path = join(root, 'site/pages/a.yaml')
  // What was kept says that the file with this stamp has the bytes of the other page.
  const lying = (options: ReadingsOptions): ReadingsStore => {
    const store = openReadingsStore(join(root, '.cache'), options)
    const read = (key: string) => {
      const known = store.read(key)
      const [id = '', reading] = [...known.readings].at(-1) ?? []
      assert.ok(reading)
      const stamp = stampOf(path) ?? [0, 0, 0, 0]
      const files = new Map([['site/pages/a.yaml', { id, stamp, reading }]])
      return options.verify ? known : { readings: known.readings, files, now: known.now, whole: null }
    }
    return { ...store, read }
  }
  await run(root)
  const titles = async (options: ReadingsOptions) => (await run(root, lying(options))).value.map((one) => one.data())
  assert.equal(await titles({}), [{ name: 'A' }, { title: 'B' }, { title: 'B' }])
  assert.equal(await titles({ verify: true }), [{ name: 'A' }, { title: 'A' }, { title: 'B' }])
})

test('sends each source with its own content, also where none is held in memory', async ({ root }) => {
  const names = Array.from({ length: 40 }, (_, at) => `p${String(at).padStart(2, '0')}`)
  for (const [at, name] of names.entries()) put(root, `site/pages/${name}.yaml`, `title: ${name.repeat(at + 1)}\n`)
  for (const mostInMemory of [0, 100]) {
    const { value } = await run(root, openReadingsStore(join(root, '.cache')), mostInMemory)
    const sent = value.filter(({ kind }) => kind === 'page').map(sourceOptions)
    assert.equal(
      sent.map(({ json }) => Buffer.from(json).toString()),
      value.filter(({ kind }) => kind === 'page').map((source) => JSON.stringify(source.data())),
    )
    // What is sent to a thread is copied with all that it is a part of.
    if (mostInMemory === 0) assert.ok(sent.every(({ json }) => json.buffer.byteLength === json.byteLength))
  }
})

/** A file system with a clock as slow as this, whose inodes say nothing. */
const SLOW_TICK_MS = 2000
const slow: FileStates = {
  clock: fileClock,
  stampOf(path) {
    const stamp = stampOf(path)
    const [size = 0, ...times] = stamp ?? []
    const [mtime = 0, ctime = 0] = times.map((time) => Math.floor(time / SLOW_TICK_MS) * SLOW_TICK_MS)
    return stamp && [size, mtime, ctime, 0]
  },
}

test('sees each of many changes of the same size within one tick of the clock', async ({ root }) => {
  for (let round = 0; round < 20; round++) {
    const title = round % 2 === 0 ? 'X' : 'Y'
    put(root, 'site/pages/a.yaml', `title: ${title}\n`)
    const { value } = await run(root, openReadingsStore(join(root, '.cache'), { states: slow }))
    assert.equal(value[1]?.data(), { title }, `round ${round}`)
  }
})

const file = fc.constantFrom('a', 'b', 'c')
/** Each is one letter, so that sizes say nothing. */
const title = fc.constantFrom('X', 'Y')
const times = [new Date(1_000), new Date('2020-01-01'), new Date('2060-01-01'), null]
/** What authors and their programs do to files. */
const deeds = fc.record({ deed: fc.constantFrom('write', 'replace', 'touch', 'remove', 'wait'), file, title })
type Deed = { readonly deed: string; readonly file: string; readonly title: string; readonly time: Date | null }

async function doTo(root: string, { deed, file, title, time }: Deed): Promise<void> {
  const path = join(root, `site/pages/${file}.yaml`)
  const written = deed === 'replace' ? join(root, 'site/pages/.new') : path
  if (deed === 'wait') await new Promise((done) => setTimeout(done, 70))
  if (deed === 'remove') rmSync(path, { force: true })
  if (deed === 'write' || deed === 'replace') writeFileSync(written, `title: ${title}\n`)
  if (time && deed !== 'wait' && existsSync(written)) utimesSync(written, time, time)
  if (deed === 'replace') renameSync(written, path)
}

/** A clock that ticks every 40 ms; for the store, what is older than 60 ms is as old as it has to be. */
const quick: FileStates = {
  clock: (folder) => (fileClock(folder) ?? 0) + 3000 - 60,
  stampOf(path) {
    const [size = 0, mtime = 0, ctime = 0, inode = 0] = stampOf(path) ?? []
    return existsSync(path) ? [size, mtime - (mtime % 40), ctime - (ctime % 40), inode] : null
  },
}

test('gives the same as without a cache, whatever happened to files and their times', async ({ root }) => {
  // So many that a few changes are added to the cache.
  for (let at = 0; at < 40; at++) put(root, `site/pages/p${at}.yaml`, `title: P${at}\n`)
  const titles = ({ value, diagnostics, sources }: Awaited<ReturnType<typeof run>>) => [
    [sources.hash, sources.unusable],
    value.map((source) => [source.file, source.hash, source.data()]),
    diagnostics.map(({ code }) => code),
  ]
  const edit = fc.tuple(deeds, fc.constantFrom(...times)).map(([deed, time]) => ({ ...deed, time }))
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
      for (const one of edits) {
        await doTo(root, one)
        const fresh = titles(await run(root, null))
        // With the change, and without one.
        for (let again = 0; again < 2; again++) {
          const kept = openReadingsStore(join(root, '.cache'), { states: quick })
          assert.equal(titles(await run(root, kept)), fresh)
          kept.close()
        }
      }
    }),
    { numRuns: 40 },
  )
})

test.run()

function configOf(root: string): Config {
  return { root, out: join(root, 'dist'), cache: null, compress: false, workerFile: null }
}

/** What the readings that are kept follow from. */
function keyIn(root: string): string {
  const [first = ''] = readFileSync(join(root, '.cache/index.jsonl'), 'utf8').split('\n')
  return JSON.parse(first.slice(first.indexOf(' ')))
}

/** @param store null: nothing is kept */
async function run(
  root: string,
  store: ReadingsStore | null = openReadingsStore(join(root, '.cache')),
  mostInMemory = Number.POSITIVE_INFINITY,
) {
  const { value } = load(configOf(root))
  assert.ok(value)
  const { value: read, diagnostics } = await validate(
    { ...configOf(root), mostInMemory },
    value,
    store ?? openReadingsStore(null),
  )
  return { value: [...read.shared, ...read.pages], diagnostics, sources: read }
}

function schema(required: string) {
  return {
    type: 'object',
    additionalProperties: false,
    required: [required],
    properties: { [required]: { type: 'string' } },
  }
}

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
