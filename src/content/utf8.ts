// Texts as UTF-8 in memory that is used again: the system gives new memory page by page, which takes longer than to encode
// a text into memory that is there.

const FIRST_BYTES = 64 * 1024
/** More is given back: one long text should not hold memory for the rest of a build. */
const MOST_HELD_BYTES = 4 * 1024 * 1024
/** Of a UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3

/** Texts one behind the other. */
export class Utf8Texts {
  #memory = Buffer.allocUnsafeSlow(FIRST_BYTES)
  #used = 0

  /** @returns how many bytes the text has */
  add(text: string): number {
    this.#makeRoom(text.length * MOST_BYTES_A_UNIT)
    const length = this.#memory.write(text, this.#used)
    this.#used += length
    return length
  }

  /** All texts so far, until the next one is added. */
  view(): Buffer {
    return this.#memory.subarray(0, this.#used)
  }

  /** Forgets the texts. */
  clear(): void {
    this.#used = 0
    if (this.#memory.length > MOST_HELD_BYTES) this.#memory = Buffer.allocUnsafeSlow(FIRST_BYTES)
  }

  #makeRoom(bytes: number): void {
    const needed = this.#used + bytes
    if (needed <= this.#memory.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#memory.length))
    this.#memory.copy(larger, 0, 0, this.#used)
    this.#memory = larger
  }
}

const single = new Utf8Texts()

/** One text as UTF-8. The bytes are there until this is called again. */
export function utf8ForNow(text: string): Buffer {
  single.clear()
  single.add(text)
  return single.view()
}
