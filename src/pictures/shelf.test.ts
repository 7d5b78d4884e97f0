import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openShelf, type Shelf } from './shelf.ts'

const test = suite<{ cache: string }>('openShelf')

test.before.each((context) => {
  context.cache = mkdtempSync(join(tmpdir(), 'shelf-'))
})
test.after.each(({ cache }) => rmSync(cache, { recursive: true }))

test('makes a picture once, and gives its address a part of its hash', async ({ cache }) => {
  const work = counted('pixels')
  const shelf = openShelf(cache)
  const made = await shelf.make('a', work.run)
  assert.match(made.files[0]?.url ?? '', /^\/_a\/one-[0-9A-F]{8}\.png$/)
  assert.is(await textOf(made), 'pixels')
  shelf.close()
  const later = await openShelf(cache).make('a', work.run)
  assert.is(await textOf(later), 'pixels')
  assert.equal([later.facts, later.files[0]?.url], ['facts', made.files[0]?.url])
  assert.is(work.count(), 1)
})

test('makes it again under another key, or when the file is gone', async ({ cache }) => {
  const work = counted('pixels')
  const shelf = openShelf(cache)
  await shelf.make('a', work.run)
  await shelf.make('b', work.run)
  shelf.close()
  rmSync(join(cache, 'pictures'), { recursive: true })
  assert.is(await textOf(await openShelf(cache).make('a', work.run)), 'pixels')
  assert.is(work.count(), 3)
})

test('repairs a file that was damaged without getting longer', async ({ cache }) => {
  const shelf = openShelf(cache)
  await shelf.make('a', counted('pixels').run)
  shelf.close()
  const [file = ''] = readdirSync(join(cache, 'pictures'))
  writeFileSync(join(cache, 'pictures', file), 'pixeln')
  assert.is(await textOf(await openShelf(cache).make('a', counted('pixels').run)), 'pixels')
})

test('forgets what a build did not ask for', async ({ cache }) => {
  const shelf = openShelf(cache)
  await shelf.make('a', counted('old').run)
  await shelf.make('b', counted('new').run)
  shelf.close()
  const next = openShelf(cache)
  await next.make('b', counted('new').run)
  next.close()
  assert.is(readdirSync(join(cache, 'pictures')).length, 1)
  const work = counted('old')
  await openShelf(cache).make('a', work.run)
  assert.is(work.count(), 1)
})

test('keeps everything to itself without a cache', async () => {
  const shelf = openShelf(null)
  const work = counted('pixels')
  await shelf.make('a', work.run)
  assert.is(await textOf(await shelf.make('a', work.run)), 'pixels')
  assert.is(work.count(), 1)
  shelf.close()
})

test('says so when a picture comes out differently the second time', async ({ cache }) => {
  const shelf = openShelf(cache)
  await shelf.make('a', counted('one').run)
  shelf.close()
  const [file = ''] = readdirSync(join(cache, 'pictures'))
  writeFileSync(join(cache, 'pictures', file), 'eno')
  const made = await openShelf(cache).make('a', counted('two').run)
  const failure = await made.files[0]?.bytes().catch((thrown: unknown) => thrown)
  assert.match(String(failure), 'came out differently')
})

test.run()

function counted(text: string) {
  let count = 0
  const run = async () => {
    count++
    return { facts: 'facts', files: [{ url: '/_a/one-{hash}.png', bytes: Buffer.from(text) }] }
  }
  return { run, count: () => count }
}

async function textOf({ files }: Awaited<ReturnType<Shelf['make']>>): Promise<string> {
  return Buffer.from((await files[0]?.bytes()) ?? []).toString()
}
