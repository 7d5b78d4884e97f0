import { closeSync, openSync, readFileSync, readSync } from 'node:fs'

const decoder = new TextDecoder()

/** Text as editors show it: without the byte order mark (U+FEFF) that some of them put at the start of a file. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

/** Reads a text file as editors show it. */
export function readText(path: string): string {
  return decodeText(readBytes(path))
}

/** @throws the system's error with the path, which not all of them name */
export function readBytes(path: string): Buffer {
  return naming(path, () => readFileSync(path))
}

/** Most files of content are smaller. */
const FIRST_BYTES = 64 * 1024
/** More is given back: one large file should not hold memory for the rest of a build. */
const MOST_HELD_BYTES = 4 * 1024 * 1024

let memory = Buffer.allocUnsafeSlow(FIRST_BYTES)

/**
 * The same in memory that is used again: the bytes are there until this is called again. Takes half the time where many files
 * are read.
 *
 * @throws the system's error with the path
 */
export function readForNow(path: string): Buffer {
  if (memory.length > MOST_HELD_BYTES) memory = Buffer.allocUnsafeSlow(FIRST_BYTES)
  return naming(path, () => {
    const file = openSync(path, 'r')
    try {
      const length = readAll(file)
      return memory.subarray(0, length)
    } finally {
      closeSync(file)
    }
  })
}

/** @returns how many bytes of the memory the file has */
function readAll(file: number): number {
  for (let length = 0; ; ) {
    const more = readSync(file, memory, length, memory.length - length, null)
    length += more
    if (more === 0) return length
    if (length === memory.length) memory = Buffer.concat([memory], 2 * memory.length)
  }
}

function naming<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw Object.assign(new Error(`Cannot read ${path}`, { cause }), { code, path })
  }
}
