// The readings of a build in a file that only grows, so that a build with one changed page appends one reading. Each has a
// checksum of its own with everything that it belongs to, and is checked when it is read: a place that is wrong, or bytes
// that are damaged, give nothing instead of something else.
//
//   32 bytes SHA-256 of key, id and the rest | 4 bytes length of the marks | marks (JSON) | data (JSON)
import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, writevSync } from 'node:fs'
import type { Mark } from '../types.ts'
import { type Place, ReadingWindow } from './reading-window.ts'
import type { Content } from './source.ts'

/** A reading that is to be written: `id` says what it is of, `key` what it follows from besides. */
export interface Packable extends Content {
  readonly key: string
  readonly id: string
}

const CHECKSUM_BYTES = 32
const LENGTH_BYTES = 4
/** The kernel takes at most 1,024 buffers in one call (IOV_MAX). */
const BUFFERS_A_WRITE = 1000

/**
 * Reads one reading.
 *
 * @param descriptor of the open file
 * @param of what it has to be; null: this process wrote it there
 * @param window memory that it may stand in until the next one is read there; else it has its own
 * @returns null when the bytes at the place are not this reading
 */
export function readReading(
  descriptor: number,
  place: Place,
  of: Pick<Packable, 'key' | 'id'> | null,
  window = new ReadingWindow(),
): Content | null {
  if (place.length < CHECKSUM_BYTES + LENGTH_BYTES) return null
  const bytes = window.read(descriptor, place)
  if (bytes.length !== place.length) return null
  const rest = bytes.subarray(CHECKSUM_BYTES)
  if (of && !checksum(of.key, of.id, rest).equals(bytes.subarray(0, CHECKSUM_BYTES))) return null
  const marksEnd = LENGTH_BYTES + rest.readUInt32LE(0)
  return {
    marks: JSON.parse(rest.toString('utf8', LENGTH_BYTES, marksEnd)) as Mark[],
    json: rest.subarray(marksEnd),
  }
}

/**
 * Writes readings to the end of a file, or into a new one.
 *
 * @returns where they stand, in their order; wrong places where another process writes to the same file meanwhile
 * @throws the system's error
 */
export function appendReadings(file: string, readings: Iterable<Packable>): Place[] {
  const descriptor = openSync(file, 'a')
  try {
    let offset = fstatSync(descriptor).size
    const places: Place[] = []
    let batch: Uint8Array[] = []
    const flush = () => {
      if (batch.length > 0) writeAll(descriptor, batch, file)
      batch = []
    }
    for (const reading of readings) {
      const parts = packed(reading)
      const length = sizeOf(parts)
      places.push({ offset, length })
      offset += length
      if (batch.length + parts.length > BUFFERS_A_WRITE) flush()
      batch.push(...parts)
    }
    flush()
    return places
  } finally {
    closeSync(descriptor)
  }
}

function packed({ key, id, marks, json }: Packable): Uint8Array[] {
  const written = Buffer.from(JSON.stringify(marks))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(written.length)
  const rest = [length, written, json]
  return [checksum(key, id, ...rest), ...rest]
}

function checksum(key: string, id: string, ...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256').update(`${key}\0${id}\0`)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function writeAll(descriptor: number, parts: readonly Uint8Array[], file: string): void {
  if (writevSync(descriptor, parts) !== sizeOf(parts)) throw diskFull(file)
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

/** A disk takes what fits and says nothing more. */
function diskFull(path: string): Error {
  return Object.assign(new Error(`The disk took only a part of ${path}`), { code: 'ENOSPC', path })
}
