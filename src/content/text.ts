import { readFileSync } from 'node:fs'

/** Text as editors show it: without the mark (U+FEFF) that some of them put at the start of a file. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** Reads a text file as editors show it. */
export function readText(path: string): string {
  return decodeText(readFileSync(path))
}
