import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentReader, listFiles } from './files.ts'

const listing = suite<{ folder: string }>('listFiles')

listing.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'files-'))
})

listing.after.each(({ folder }) => rmSync(folder, { recursive: true }))

listing('finds files with what the build compressed, the smallest first', async ({ folder }) => {
  write(folder, { 'a.css': '12345', 'a.css.gz': '123', 'a.css.br': '1', 'sub/b.txt': '1', 'sub/b.txt.gz': '22' })
  const files = await listFiles(`${folder}/`)
  assert.equal([...files.keys()].sort(), ['/a.css', '/sub/b.txt'])
  assert.equal(
    files.get('/a.css')?.variants.map(({ encoding }) => encoding),
    ['br', 'gzip', 'identity'],
  )
  assert.equal(
    files.get('/sub/b.txt')?.variants.map(({ encoding }) => encoding),
    ['identity', 'gzip'],
  )
})

listing('treats a download that ends in .gz as a file of its own', async ({ folder }) => {
  write(folder, { 'logs.tar.gz': 'x' })
  assert.equal([...(await listFiles(folder)).keys()], ['/logs.tar.gz'])
})

listing('hides the files of other hosts, also compressed, and follows no link', async ({ folder }) => {
  write(folder, { _headers: 'x', '_headers.br': 'x', _redirects: 'x', '.well-known/security.txt': 'x' })
  symlinkSync('/etc/hostname', join(folder, 'link.txt'))
  assert.equal([...(await listFiles(folder)).keys()], ['/.well-known/security.txt'])
})

listing.run()

const reading = suite<{ folder: string }>('contentReader')

reading.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'files-'))
})

reading.after.each(({ folder }) => rmSync(folder, { recursive: true }))

reading('makes the same ETag of the same bytes', async ({ folder }) => {
  write(folder, { 'a.txt': 'same', 'b.txt': 'same', 'c.txt': 'other' })
  const [a, b, c] = await Promise.all(['a.txt', 'b.txt', 'c.txt'].map((name) => etag(folder, name)))
  assert.is(a, b)
  assert.is.not(a, c)
})

reading('does not cache large files', async ({ folder }) => {
  write(folder, { 'large.bin': 'x'.repeat(600 * 1024) })
  const content = await contentReader()({ encoding: 'identity', file: join(folder, 'large.bin'), size: 600 * 1024 })
  assert.equal([content.bytes, content.size], [null, 600 * 1024])
})

reading.run()

async function etag(folder: string, name: string): Promise<string> {
  return (await contentReader()({ encoding: 'identity', file: join(folder, name), size: 5 })).etag
}

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
