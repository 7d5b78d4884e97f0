import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OutputWriter } from './output.ts'

const test = suite<{ folder: string }>('OutputWriter')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'output-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('compresses each file as it is, also while the next ones are written', async ({ folder }) => {
  const out = join(folder, 'dist')
  const config = { root: folder, out, cache: null, compress: true, workerFile: null }
  const output = new OutputWriter(config, { read: () => null, write: () => undefined })
  const texts = Array.from({ length: 20 }, (_, at) => `<p>„${at}“ ${`${at} `.repeat(20_000)}</p>`)
  for (const [at, text] of texts.entries()) await output.write({ path: `public/${at}.html`, reason: '' }, text)
  await output.finish()
  for (const [at, text] of texts.entries()) {
    const file = (ending: string) => readFileSync(join(out, `public/${at}.html${ending}`))
    assert.is(file('').toString(), text)
    assert.is(brotliDecompressSync(file('.br')).toString(), text)
    assert.is(gunzipSync(file('.gz')).toString(), text)
  }
})

test.run()
