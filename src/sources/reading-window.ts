import { readSync } from 'node:fs'

/** Where a reading stands in a file, in bytes. */
export interface Place {
  readonly offset: number
  readonly length: number
}

/** What is read ahead where readings are asked for in a row: some forty of usual pages. */
const WINDOW_BYTES = 256 * 1024

/**
 * Memory for one reading at a time. Stages ask for the readings of a site in their order: what stands behind the last one is
 * read with the next, and in the same memory, for new memory costs several times what the bytes do.
 */
export class ReadingWindow {
  #bytes: Buffer = Buffer.alloc(0)
  #descriptor = -1
  #start = 0
  #end = 0
  #expected = -1

  /** @returns the bytes, until the next call; fewer where the file has no more */
  read(descriptor: number, { offset, length }: Place): Buffer {
    const isNext = offset === this.#expected && descriptor === this.#descriptor
    const isThere = descriptor === this.#descriptor && offset >= this.#start && offset + length <= this.#end
    this.#expected = offset + length
    if (!isThere) this.#fill(descriptor, offset, isNext ? Math.max(length, WINDOW_BYTES) : length)
    const from = offset - this.#start
    return this.#bytes.subarray(from, Math.min(from + length, this.#end - this.#start))
  }

  #fill(descriptor: number, offset: number, length: number): void {
    if (this.#bytes.length < length) this.#bytes = Buffer.allocUnsafeSlow(length)
    this.#descriptor = descriptor
    this.#start = offset
    // Nothing is there if reading fails.
    this.#end = offset
    this.#end += readSync(descriptor, this.#bytes, 0, length, offset)
  }
}
