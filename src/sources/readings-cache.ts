// Keeps what was parsed and checked from one build to the next, by content: a reading is used again only for the same
// bytes, the same schemas and the same generator. The file carries a checksum; a damaged one counts as empty.
//
//   32 bytes SHA-256 of the rest | 4 bytes length of the index | index (JSON) | JSON texts one after the other
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, writevSync } from 'node:fs'
import { type Store, writeCacheFile } from '../content/stored.ts'
import type { Facts, Mark } from '../types.ts'

/** Content that passed its schema: its data as UTF-8 JSON, and its marks. */
export interface StoredReading {
  readonly json: Uint8Array
  readonly marks: readonly Mark[]
  readonly facts: Facts
}

/** Readings by schema and hash of the bytes. */
export type KnownReadings = ReadonlyMap<string, StoredReading>

/** Keeps readings in a file; null: nothing is kept. */
export function openReadingsStore(file: string | null): Store<KnownReadings> {
  return {
    read: (key) => (file ? loadReadings(file, key) : null),
    write: (key, readings) => {
      if (file) saveReadings(file, key, readings)
    },
  }
}

type Index = { key: string; entries: [id: string, length: number, marks: readonly Mark[], facts: Facts][] }

const CHECKSUM_BYTES = 32
const LENGTH_BYTES = 4
/** The kernel takes at most 1,024 buffers in one call (IOV_MAX). */
const BUFFERS_A_WRITE = 1000

/** Reads what an earlier build stored under the same key; empty when there is nothing, or nothing usable. */
export function loadReadings(file: string, key: string): Map<string, StoredReading> {
  const bytes = readIfThere(file)
  const readings = new Map<string, StoredReading>()
  if (!bytes || bytes.length < CHECKSUM_BYTES + LENGTH_BYTES) return readings
  const rest = bytes.subarray(CHECKSUM_BYTES)
  if (!createHash('sha256').update(rest).digest().equals(bytes.subarray(0, CHECKSUM_BYTES))) return readings
  const indexEnd = LENGTH_BYTES + rest.readUInt32LE(0)
  const index = JSON.parse(rest.toString('utf8', LENGTH_BYTES, indexEnd)) as Index
  if (index.key !== key) return readings
  let offset = indexEnd
  for (const [id, length, marks, facts] of index.entries) {
    readings.set(id, { json: rest.subarray(offset, offset + length), marks, facts })
    offset += length
  }
  return readings
}

/** Stores readings for the next build; the old file stays until the new one is whole. */
export function saveReadings(file: string, key: string, readings: KnownReadings): void {
  const entries = [...readings].map(([id, { json, marks, facts }]): Index['entries'][number] => [
    id,
    json.length,
    marks,
    facts,
  ])
  const index = Buffer.from(JSON.stringify({ key, entries } satisfies Index))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(index.length)
  const parts: Uint8Array[] = [length, index, ...[...readings.values()].map(({ json }) => json)]
  const checksum = createHash('sha256')
  for (const part of parts) checksum.update(part)
  const all = [checksum.digest(), ...parts]
  writeCacheFile(file, (partial) => writeParts(partial, all))
}

function writeParts(file: string, parts: readonly Uint8Array[]): void {
  const descriptor = openSync(file, 'w')
  try {
    for (let start = 0; start < parts.length; start += BUFFERS_A_WRITE) {
      const batch = parts.slice(start, start + BUFFERS_A_WRITE)
      const size = batch.reduce((sum, part) => sum + part.length, 0)
      if (writevSync(descriptor, batch) !== size) throw diskFull(file)
    }
  } finally {
    closeSync(descriptor)
  }
}

/** A disk takes what fits and says nothing more. */
function diskFull(path: string): Error {
  return Object.assign(new Error(`The disk took only a part of ${path}`), { code: 'ENOSPC', path })
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
}
