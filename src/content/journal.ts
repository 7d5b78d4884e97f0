// What a build keeps for the next one where most of it stays as it was: changes are added to the end of a file instead of
// writing all of it again. Each line has a checksum of itself and the line before it, so that a line that is missing, damaged
// or from somebody else gives nothing instead of something that never was.
//
//   CRC-32 | key
//   CRC-32 | what it began with, as JSON
//   CRC-32 | a change, as JSON
//   ...
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { checksumOf } from './hash.ts'
import { ifAllowed, writeCacheFile } from './stored.ts'
import { decodeText } from './text.ts'

/** A beginning and what has changed since. */
export interface Journal<Begun, Change> {
  /** What was kept under the same key; null when there is nothing, or nothing usable. */
  read(key: string): { readonly begun: Begun; readonly changes: readonly Change[] } | null
  /** Begins again. Where a disk is full or may not be written, what was kept before stays. */
  write(key: string, begun: Begun): void
  /** Adds to what this journal has read or written, and to nothing else. Where a disk refuses, nothing is kept. */
  append(change: Change): void
  /** Tells what has been read or written from what stood there before; null: that was nothing. */
  state(): number | null
}

/** When more has changed since the beginning than that part of it, it is worth writing again. */
const MOST_CHANGED = 1 / 20

/** Whether so many changes of so many things are better added than written with all. */
export const isSmallChange = (changed: number, all: number) => changed <= all * MOST_CHANGED

/** A journal in a file; null: nothing is kept. */
export function openJournal<Begun, Change>(file: string | null): Journal<Begun, Change> {
  // The checksum of the last line, once it is known what stands there.
  let last: number | null = null
  return {
    read(key) {
      const lines = file !== null && existsSync(file) ? intactLines(readFileSync(file)) : null
      const [first, begun, ...changes] = lines?.texts ?? []
      last = lines && begun !== undefined && first === JSON.stringify(key) ? lines.last : null
      if (last === null || begun === undefined) return null
      return { begun: JSON.parse(begun) as Begun, changes: changes.map((text) => JSON.parse(text) as Change) }
    },
    write(key, begun) {
      last = null
      if (file === null) return
      const first = lineOf(JSON.stringify(key), 0)
      const second = lineOf(JSON.stringify(begun), first.checksum)
      const isWritten = writeCacheFile(file, (partial) => writeFileSync(partial, first.line + second.line))
      if (isWritten) last = second.checksum
    },
    append(change) {
      if (file === null || last === null) return
      const { line, checksum } = lineOf(JSON.stringify(change), last)
      last = ifAllowed(() => {
        appendFileSync(file, line)
        return checksum
      })
      if (last === null) ifAllowed(() => rmSync(file, { force: true }))
    },
    state: () => last,
  }
}

const CHECKSUM = /^\d+$/
const [BLANK, LINE_END] = [' ', '\n'].map((character) => character.charCodeAt(0))

function lineOf(text: string, before: number): { readonly line: string; readonly checksum: number } {
  const checksum = checksumOf(text, before)
  return { line: `${checksum} ${text}\n`, checksum }
}

/** @returns null where a line is not what was written */
function intactLines(bytes: Buffer): { readonly texts: readonly string[]; readonly last: number } | null {
  const texts: string[] = []
  let last = 0
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_END ?? 0, start)
    const blank = bytes.indexOf(BLANK ?? 0, start)
    if (end < 0 || blank < 0 || blank > end) return null
    const written = bytes.toString('latin1', start, blank)
    const text = bytes.subarray(blank + 1, end)
    last = checksumOf(text, last)
    if (!CHECKSUM.test(written) || Number(written) !== last) return null
    texts.push(decodeText(text))
    start = end + 1
  }
  return { texts, last }
}
