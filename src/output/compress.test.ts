import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { compress, isText } from './compress.ts'

const packing = suite('compress')

packing('unpacks to the same bytes, for all contents', async () => {
  const contents = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 500 }))
  await fc.assert(
    fc.asyncProperty(contents, async (given) => {
      const { br, gz } = await compress(given)
      const bytes = Buffer.from(given as Uint8Array)
      assert.ok(brotliDecompressSync(br).equals(bytes))
      assert.ok(gunzipSync(gz).equals(bytes))
    }),
    { numRuns: 15 },
  )
})

packing('gives the same bytes every time', async () => {
  const text = 'Werkzeug für alle '.repeat(500)
  assert.equal(await compress(text), await compress(text))
})

packing('says nothing about time and machine in the gzip header', async () => {
  const { gz } = await compress('text')
  // RFC 1952: bytes 4 to 7 are the time of the file; 0 means that none is given.
  assert.equal([...gz.subarray(4, 8)], [0, 0, 0, 0])
})

packing('makes text smaller', async () => {
  const { br, gz } = await compress('<p>Werkzeug</p>'.repeat(1000))
  assert.ok(br.length < 200 && gz.length < 400)
})

packing.run()

const choosing = suite('isText')

choosing('takes what browsers ask for as text', () => {
  for (const path of ['index.html', 'a.css', 'a.js', 'a.svg', 'sitemap.xml', 'robots.txt', 'host.json']) {
    assert.ok(isText(path), path)
  }
})

choosing('leaves alone what is compressed already or is no file of the site', () => {
  for (const path of ['a.png', 'a.woff2', 'a.webp', 'a.pdf', '_headers', 'index.html.br', 'html']) {
    assert.not.ok(isText(path), path)
  }
})

choosing.run()
