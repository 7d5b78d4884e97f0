// How tables by hash are kept: their hashes in ascending order, each by how far it is behind the one before, so that most take one byte;
// then compressed, because they are a part of every server's image.
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** Added to a byte of a distance that more bytes follow (LEB128). */
const MORE = 128

/** Appends a distance: seven bits a byte, the lowest first. */
export function addDistance(bytes: number[], distance: number): void {
  let rest = distance
  for (; rest >= MORE; rest >>= 7) bytes.push(MORE | (rest & (MORE - 1)))
  bytes.push(rest)
}

/** @param content text, or bytes that were appended @returns base64 of it, compressed */
export const compressed = (content: readonly number[] | string): string =>
  brotliCompressSync(typeof content === 'string' ? content : Buffer.from(content)).toString('base64')

const decompressed = (text: string): Buffer => brotliDecompressSync(Buffer.from(text, 'base64'))

/** Text as it was compressed. */
export const decompressedText = (text: string): string => decompressed(text).toString('utf8')

/** Reads what was appended, from the first byte on. */
export class PackedBytes {
  readonly bytes: Buffer
  /** Where the next byte stands. */
  at = 0

  /** @param text as `compressed` returns it */
  constructor(text: string) {
    this.bytes = decompressed(text)
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  /** The distance that begins here; goes on behind it. */
  distance(): number {
    let distance = 0
    for (let bits = 0, next = MORE; next >= MORE; bits += 7) {
      next = this.bytes.readUInt8(this.at++)
      distance += (next & (MORE - 1)) << bits
    }
    return distance
  }

  /** The byte here as an integer from -128 to 127; goes on behind it. */
  signed(): number {
    return this.bytes.readInt8(this.at++)
  }
}
