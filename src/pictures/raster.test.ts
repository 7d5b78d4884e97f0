import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { iconPng, MAX_PIXELS, photoVariants, rasterise, UnreadablePicture, widthsFor } from './raster.ts'

const drawing = suite('rasterise')

const sheet =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><path d="M0 0h60v30H0z" fill="#0b5b4c"/></svg>'

drawing('makes a PNG of the size that the drawing says, the same bytes each time', async () => {
  const bytes = await rasterise(sheet)
  const { format, width, height } = await sharp(bytes).metadata()
  assert.equal([format, width, height], ['png', 60, 30])
  assert.equal(await rasterise(sheet), bytes)
})

drawing.run()

const icons = suite('iconPng')
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15"/></svg>',
)

icons('leaves the corners clear, or gives them their ground', async () => {
  assert.is((await corner(await iconPng(disc, { size: 64 }))).at(3), 0)
  assert.equal(await corner(await iconPng(disc, { size: 64, ground: '#f7f5ef' })), [247, 245, 239])
})

icons('leaves room round a drawing that takes a part of the side', async () => {
  const { data, info } = await sharp(await iconPng(disc, { size: 100, ground: '#ffffff', part: 0.5 }))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * 100 + x) * info.channels]
  assert.equal([at(50, 20), at(50, 50)], [255, 0])
})

icons.run()

const widths = suite('widthsFor')

widths('offers the usual widths below the own one, and that', () => {
  assert.equal(widthsFor(700), [320, 480, 640, 700])
  assert.equal(widthsFor(320), [320])
  assert.equal(widthsFor(90), [90])
})

widths('never makes a picture wider than screens are', () => assert.is(widthsFor(6000).at(-1), 1920))

widths.run()

const photos = suite('photoVariants')

photos('offers AVIF, WebP and JPEG in every width', async () => {
  const variants = await photoVariants(await photo(700, 400).jpeg().toBuffer())
  assert.equal(
    variants.map(({ type, width, height }) => `${type} ${width}x${height}`),
    [320, 480, 640, 700].flatMap((width) =>
      ['avif', 'webp', 'jpeg'].map((type) => `image/${type} ${width}x${Math.round((width * 4) / 7)}`),
    ),
  )
  for (const { bytes, type } of variants) assert.match(type, (await formatOf(bytes)) ?? '?')
})

photos('turns a photo the way it was held, and drops what the camera noted', async () => {
  const held = await photo(400, 200)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Jemand', Copyright: 'privat' } })
    .toBuffer()
  const upright = await sharp(held).withMetadata({ orientation: 6 }).toBuffer()
  const variants = await photoVariants(upright)
  assert.ok(variants.every(({ width, height }) => height === width * 2))
  const plain = await sharp(variants.at(-1)?.bytes).metadata()
  assert.equal([plain.orientation, plain.exif], [undefined, undefined])
})

photos('keeps what is transparent: the fallback is a PNG then', async () => {
  const clear = { r: 200, g: 30, b: 30, alpha: 0.5 }
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const variants = await photoVariants(bytes)
  assert.equal(
    variants.map(({ type }) => type),
    ['image/avif', 'image/webp', 'image/png'],
  )
  assert.ok((await sharp(variants.at(-1)?.bytes).metadata()).hasAlpha)
})

photos('refuses what is damaged, and says why', async () => {
  const whole = await photo(300, 300).jpeg().toBuffer()
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no picture')]) {
    const failure = await photoVariants(bytes).catch((thrown: unknown) => thrown)
    assert.instance(failure, UnreadablePicture)
    assert.ok((failure as Error).message.length > 10)
  }
})

photos('refuses a picture of too many pixels without unpacking it', async () => {
  const small = await photo(8, 8).png().toBuffer()
  const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 1
  const failure = await photoVariants(claiming(small, side)).catch((thrown: unknown) => thrown)
  assert.instance(failure, UnreadablePicture)
  assert.match((failure as Error).message, /pixel limit/)
})

photos.run()

/** A picture with something to see: noise that is the same each time. */
function photo(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * 7919) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

async function corner(png: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, info.channels)]
}

/** libvips calls AVIF by its container. */
async function formatOf(bytes: Uint8Array): Promise<string | undefined> {
  const { format } = await sharp(bytes).metadata()
  return format === 'heif' ? 'avif' : format
}

/** A PNG whose header claims another size. */
function claiming(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}
