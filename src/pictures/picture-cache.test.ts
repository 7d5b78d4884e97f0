import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openPictureCache, type PictureCache } from './picture-cache.ts'

const test = suite<{ cache: string }>('openPictureCache')

test.before.each((context) => {
  context.cache = mkdtempSync(join(tmpdir(), 'pictures-'))
})
test.after.each(({ cache }) => rmSync(cache, { recursive: true }))

test('makes a picture once, and gives its address a part of its hash', async ({ cache }) => {
  const work = counted('pixels')
  const pictures = openPictureCache(cache)
  const made = await pictures.get('a', work.run)
  assert.match(made.files[0]?.url ?? '', /^\/_a\/one-[0-9A-F]{8}\.png$/)
  assert.is(await textOf(made), 'pixels')
  pictures.close()
  const later = await openPictureCache(cache).get('a', work.run)
  assert.is(await textOf(later), 'pixels')
  assert.equal([later.facts, later.files[0]?.url], ['facts', made.files[0]?.url])
  assert.is(work.count(), 1)
})

test('makes it again under another key, or when the file is gone', async ({ cache }) => {
  const work = counted('pixels')
  const pictures = openPictureCache(cache)
  await pictures.get('a', work.run)
  await pictures.get('b', work.run)
  pictures.close()
  rmSync(join(cache, 'pictures'), { recursive: true })
  assert.is(await textOf(await openPictureCache(cache).get('a', work.run)), 'pixels')
  assert.is(work.count(), 3)
})

test('repairs a file that was damaged without getting longer', async ({ cache }) => {
  const pictures = openPictureCache(cache)
  await pictures.get('a', counted('pixels').run)
  pictures.close()
  const [file = ''] = readdirSync(join(cache, 'pictures'))
  writeFileSync(join(cache, 'pictures', file), 'pixeln')
  assert.is(await textOf(await openPictureCache(cache).get('a', counted('pixels').run)), 'pixels')
})

test('forgets what a build did not ask for', async ({ cache }) => {
  const pictures = openPictureCache(cache)
  await pictures.get('a', counted('old').run)
  await pictures.get('b', counted('new').run)
  pictures.close()
  const next = openPictureCache(cache)
  await next.get('b', counted('new').run)
  next.close()
  assert.is(readdirSync(join(cache, 'pictures')).length, 1)
  const work = counted('old')
  await openPictureCache(cache).get('a', work.run)
  assert.is(work.count(), 1)
})

test('keeps everything to itself without a cache', async () => {
  const pictures = openPictureCache(null)
  const work = counted('pixels')
  await pictures.get('a', work.run)
  assert.is(await textOf(await pictures.get('a', work.run)), 'pixels')
  assert.is(work.count(), 1)
  pictures.close()
})

test('says so when a picture comes out differently the second time', async ({ cache }) => {
  const pictures = openPictureCache(cache)
  await pictures.get('a', counted('one').run)
  pictures.close()
  const [file = ''] = readdirSync(join(cache, 'pictures'))
  writeFileSync(join(cache, 'pictures', file), 'eno')
  const made = await openPictureCache(cache).get('a', counted('two').run)
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

async function textOf({ files }: Awaited<ReturnType<PictureCache['get']>>): Promise<string> {
  return Buffer.from((await files[0]?.bytes()) ?? []).toString()
}
