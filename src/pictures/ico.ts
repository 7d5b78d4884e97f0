/** A picture for an ICO file: PNG bytes and the side of the square, at most 256. */
export interface IcoImage {
  readonly size: number
  readonly png: Uint8Array
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/**
 * Icons of several sizes in one ICO file, as every browser and most programs that show links take it.
 *
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function ico(images: readonly IcoImage[]): Uint8Array {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    // 0 stands for 256.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
