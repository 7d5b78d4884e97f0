// A shard: lessons one behind the other, in arrays that numpy maps into memory as they are.
//
//   4 bytes   length of the header, little endian
//   header    JSON, filled up with blanks to a multiple of 8 bytes with the length before it
//   arrays    each begins at a multiple of 8 bytes, counted from the end of the header; little endian
//
// `starts` has one number more than there are windows: the first token of each, and the end.
import { rename, writeFile } from 'node:fs/promises'
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import { Gap, LAYOUT_INPUTS, PLACES } from '../../functions/document/prediction/layout.ts'
import { LABELS } from '../../functions/document/prediction/tags.ts'
import { SPECIAL_PIECES } from '../../functions/document/prediction/window.ts'
import { VOCABULARY_SIZE } from '../pieces/tokenizer.ts'
import type { Lesson } from './encode.ts'

const ALIGNMENT = 8

type Numbers = Int16Array | Uint8Array | Uint32Array

/** Writes a shard; a file of this name is there whole or not at all. */
export async function writeShard(file: string, lessons: readonly Lesson[]): Promise<void> {
  await writeFile(`${file}.part`, shardOf(lessons))
  await rename(`${file}.part`, file)
}

/** The bytes of a shard. */
export function shardOf(lessons: readonly Lesson[]): Buffer {
  const arrays: Readonly<Record<string, Numbers>> = {
    starts: startsOf(lessons),
    ids: Int16Array.from(lessons.flatMap(({ window }) => [...window.ids])),
    layout: Uint8Array.from(lessons.flatMap(({ window }) => [...window.layout])),
    tags: Uint8Array.from(lessons.flatMap(({ tags }) => [...tags])),
    salience: Uint8Array.from(lessons.flatMap(({ salience }) => [...salience])),
    kinds: Uint8Array.from(lessons, ({ kind }) => kind),
  }
  const places: Record<string, { type: string; start: number; length: number }> = {}
  const parts: Buffer[] = []
  let start = 0
  for (const [name, numbers] of Object.entries(arrays)) {
    const bytes = aligned(Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength), 0)
    places[name] = { type: TYPES[numbers.BYTES_PER_ELEMENT] ?? '', start, length: numbers.length }
    parts.push(bytes)
    start += bytes.length
  }
  const header = aligned(Buffer.from(JSON.stringify({ ...SHAPES, arrays: places })), 4, ' ')
  const length = Buffer.alloc(4)
  length.writeUInt32LE(header.length)
  return Buffer.concat([length, header, ...parts])
}

/** numpy's names of the numbers, by their bytes. */
const TYPES: Readonly<Record<number, string>> = { 1: 'u1', 2: '<i2', 4: '<u4' }

/** What the training has to know of the product: the sizes of the model's inputs and outputs. */
const SHAPES = {
  version: 1,
  labels: LABELS,
  kinds: KINDS,
  vocabulary: VOCABULARY_SIZE,
  specials: SPECIAL_PIECES,
  layoutInputs: LAYOUT_INPUTS,
  placeValues: PLACES + 1,
  gapValues: Object.keys(Gap).length,
}

function startsOf(lessons: readonly Lesson[]): Uint32Array {
  const starts = new Uint32Array(lessons.length + 1)
  for (const [index, { window }] of lessons.entries()) starts[index + 1] = (starts[index] ?? 0) + window.ids.length
  return starts
}

/** Filled up so that what follows begins at a multiple. @param before bytes that stand before */
function aligned(bytes: Buffer, before: number, fill = '\0'): Buffer {
  const missing = (ALIGNMENT - ((bytes.length + before) % ALIGNMENT)) % ALIGNMENT
  return Buffer.concat([bytes, Buffer.alloc(missing, fill)])
}
