import { PassThrough } from 'node:stream'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readExactly } from './read-exactly.ts'

const test = suite('readExactly')

test('takes as many bytes as asked and leaves the rest, however the bytes come', async () => {
  const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(), async (chunks, seed) => {
      const all = Buffer.concat(chunks)
      const first = 1 + (seed % all.length)
      const stream = new PassThrough()
      const taken = readExactly(stream, first)
      for (const chunk of chunks) stream.write(chunk)
      assert.equal(await taken, all.subarray(0, first))
      if (first < all.length) assert.equal(await readExactly(stream, all.length - first), all.subarray(first))
    }),
    { numRuns: 50 },
  )
})

test('fails when the stream ends before', async () => {
  const stream = new PassThrough()
  const taken = readExactly(stream, 10)
  stream.end('short')
  assert.match(String(await taken.catch(String)), /ended too early/)
})

test.run()
