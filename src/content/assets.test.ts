import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readAsset } from './assets.ts'

const test = suite<{ root: string }>('readAsset')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'assets-'))
  mkdirSync(join(context.root, 'site/assets/pictures'), { recursive: true })
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`

test('measures an image', ({ root }) => {
  writeFileSync(join(root, 'site/assets/pictures/saw.svg'), svg(30))
  const { file, width, height } = readAsset(root, 'pictures/saw.svg')
  assert.equal({ file, width, height }, { file: 'pictures/saw.svg', width: 30, height: 20 })
})

test('measures a photo as it will be shown, whichever way the camera was held', async ({ root }) => {
  const lying = sharp({ create: { width: 40, height: 20, channels: 3, background: '#888888' } }).jpeg()
  await lying.withMetadata({ orientation: 6 }).toFile(join(root, 'site/assets/upright.jpg'))
  const { width, height } = readAsset(root, 'upright.jpg')
  assert.equal([width, height], [20, 40])
})

test('gives an address that changes with the content and keeps name and ending', ({ root }) => {
  const write = (width: number) => writeFileSync(join(root, 'site/assets/saw.svg'), svg(width))
  write(30)
  const { url } = readAsset(root, 'saw.svg')
  assert.match(url, /^\/_a\/saw-[0-9A-F]{8}\.svg$/)
  write(31)
  assert.is.not(readAsset(root, 'saw.svg').url, url)
  write(30)
  assert.is(readAsset(root, 'saw.svg').url, url)
})

test('leaves files that are no images as they are', ({ root }) => {
  writeFileSync(join(root, 'site/assets/terms.pdf'), '%PDF-')
  const { width, height } = readAsset(root, 'terms.pdf')
  assert.equal([width, height], [null, null])
})

test('names an image that cannot be read', ({ root }) => {
  writeFileSync(join(root, 'site/assets/saw.png'), 'no image')
  assert.throws(() => readAsset(root, 'saw.png'), /site\/assets\/saw\.png is no image/)
})

test.run()
