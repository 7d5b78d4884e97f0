import { readFileSync } from 'node:fs'

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
  try {
    return readFileSync(path)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw Object.assign(new Error(`Cannot read ${path}`, { cause }), { code, path })
  }
}
