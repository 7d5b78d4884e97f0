import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ReaderDeps, Unreadable } from '../types.ts'
import { pictureReader } from './picture.ts'

const test = suite('pictureReader')

test('says of a picture with too many pixels that it is too large, not that it is broken', async () => {
  const pixels = { width: 9000, height: 9000, channels: 3 as const, background: 'white' }
  const large = await sharp({ create: pixels, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer()
  assert.is(await reasonOf(large), 'too-many-pixels')
  assert.is(await reasonOf(large.subarray(0, 20)), 'broken')
})

test.run()

async function reasonOf(bytes: Uint8Array): Promise<string> {
  const unread = () => Promise.reject(new Error('No picture is read'))
  const limits = { maxBytes: 1e7, maxPages: 1, maxMs: 1000 }
  const deps: ReaderDeps = { limits, wantsPicture: false, hasTime: () => true, ocr: unread, readAttachment: unread }
  return pictureReader.read({ fileName: 'a.png', format: 'png', bytes }, deps).then(
    () => 'read',
    (error: unknown) => (error instanceof Unreadable ? error.reason : String(error)),
  )
}
