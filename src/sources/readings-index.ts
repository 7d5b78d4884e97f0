// Says which readings are kept and which content file had which one. What a build without changes needs is known at once;
// the rest is taken apart when somebody asks for a page.
import { lazy } from '../lazy.ts'
import type { Facts } from '../types.ts'
import { isSameStamp, isSettled, type Stamp } from './file-stamp.ts'
import type { KnownContent, KnownFile, KnownReadings, ReadFile, StoredReading } from './known-readings.ts'
import type { Place } from './reading-window.ts'

/** Where a reading stands. */
export type IndexedReading = readonly [id: string, offset: number, length: number, facts: Facts]

/** The index as it was written last. */
export interface Index {
  /** Name of the file with the readings. */
  readonly data: string
  /** Of all sources (`Sources.hash`); null: not every content file is in the list. */
  readonly hash: string | null
  readonly names: readonly string[]
  /** Four floats for each name, in base64: size, two times and inode; not numbers where they say too little. */
  readonly stamps: string
  /** Readings of files that are no pages, by the number of their names. */
  readonly shared: readonly (readonly [number: number, reading: IndexedReading])[]
  /** `AllReadings` as JSON. */
  readonly all: string
}

/** Parsed when somebody asks for a page. */
interface AllReadings {
  readonly readings: readonly IndexedReading[]
  /** Which one of them each file has, in the order of the names. */
  readonly numbers: readonly number[]
}

/** What a build with the same files found otherwise. */
export interface IndexChange {
  readonly hash: string
  readonly files: readonly FileChange[]
}

/** A stamp of null says too little. */
type FileChange = readonly [number: number, isShared: boolean, stamp: Stamp | null, reading: IndexedReading]

const FLOATS_A_STAMP = 4
const UNKNOWN: Stamp = [Number.NaN, Number.NaN, Number.NaN, Number.NaN]

/** A reading that stands at a place. */
export type FetchedFrom = (reading: IndexedReading) => StoredReading

/** What an index says, with all changes. */
export class KnownIndex implements KnownReadings {
  readonly now: number | null
  readonly whole: KnownContent | null
  readonly #all: () => Pick<KnownReadings, 'readings' | 'files'>

  constructor(index: Index, changes: readonly IndexChange[], { now, from }: { now: number | null; from: FetchedFrom }) {
    const files = changes.flatMap((change) => change.files)
    const stamps = new Float64Array(new Uint8Array(Buffer.from(index.stamps, 'base64')).buffer)
    for (const [number, , stamp] of files) stamps.set(stamp ?? UNKNOWN, number * FLOATS_A_STAMP)
    const listed = { names: index.names, stamps, from }
    const hash = changes.at(-1)?.hash ?? index.hash
    this.now = now
    this.#all = lazy(() => knownIn(JSON.parse(index.all) as AllReadings, files, listed))
    this.whole = hash === null ? null : knownContent(index, files, { ...listed, hash })
  }

  get readings(): KnownReadings['readings'] {
    return this.#all().readings
  }

  get files(): KnownReadings['files'] {
    return this.#all().files
  }
}

/** Names and stamps in the same order. */
interface Listed {
  readonly names: readonly string[]
  readonly stamps: Float64Array
  readonly from: FetchedFrom
}

function knownContent(
  index: Index,
  changes: readonly FileChange[],
  { names, stamps, from, hash }: Listed & { readonly hash: string },
): KnownContent {
  const shared = new Map(index.shared)
  for (const [number, isShared, , reading] of changes) if (isShared) shared.set(number, reading)
  const files = new Map(
    [...shared].map(([number, one]): [string, KnownFile] => [
      names[number] ?? '',
      { stamp: stampIn(stamps, number), id: one[0], reading: from(one) },
    ]),
  )
  return {
    hash,
    files,
    readings: new Map([...files.values()].map(({ id, reading }) => [id, reading])),
    changes: changes.length,
    touched(found) {
      if (found.length !== names.length || found.some(({ source }, number) => source.file !== names[number]))
        return null
      return found.flatMap(({ stamp }, number) =>
        stamp && isSameStamp(stamp, stampIn(stamps, number)) ? [] : [number],
      )
    },
  }
}

function stampIn(stamps: Float64Array, number: number): Stamp {
  const at = number * FLOATS_A_STAMP
  return [stamps[at] ?? 0, stamps[at + 1] ?? 0, stamps[at + 2] ?? 0, stamps[at + 3] ?? 0]
}

function knownIn(
  { readings, numbers }: AllReadings,
  changes: readonly FileChange[],
  { names, stamps, from }: Listed,
): Pick<KnownReadings, 'readings' | 'files'> {
  const kept = readings.map(from)
  const own = numbers.map((number) => kept[number])
  const ids = numbers.map((number) => readings[number]?.[0] ?? '')
  for (const [number, , , reading] of changes) {
    own[number] = from(reading)
    ids[number] = reading[0]
  }
  const files = new Map<string, KnownFile>()
  const byId = new Map<string, StoredReading>()
  for (const [number, file] of names.entries()) {
    const [id = '', reading] = [ids[number], own[number]]
    if (!reading) continue
    byId.set(id, reading)
    const stamp = stampIn(stamps, number)
    if (!Number.isNaN(stamp[0])) files.set(file, { stamp, id, reading })
  }
  return { readings: byId, files }
}

/** What an index is made of. */
export interface Indexed {
  readonly files: readonly ReadFile[]
  /** Where their readings stand, by id. */
  readonly places: ReadonlyMap<string, Place>
  /** What the clock said before the files were looked at. */
  readonly now: number | null
}

/** The index of some files. @param hash null: there are others */
export function indexOf(data: string, hash: string | null, { files, places, now }: Indexed): Index {
  const readings = new Map<string, IndexedReading>()
  const listed = files.filter(({ id }) => places.has(id))
  for (const file of listed) readings.set(file.id, indexedReading(file, places))
  const numbers = new Map([...readings.keys()].map((id, number) => [id, number]))
  const all: AllReadings = { readings: [...readings.values()], numbers: listed.map(({ id }) => numbers.get(id) ?? -1) }
  const stamps = new Float64Array(listed.length * FLOATS_A_STAMP)
  for (const [number, file] of listed.entries()) stamps.set(settledStamp(file, now) ?? UNKNOWN, number * FLOATS_A_STAMP)
  return {
    data,
    hash,
    names: listed.map(({ file }) => file),
    stamps: Buffer.from(stamps.buffer).toString('base64'),
    shared: listed.flatMap((file, number) =>
      file.kind === 'page' ? [] : [[number, indexedReading(file, places)] as const],
    ),
    all: JSON.stringify(all),
  }
}

/** A change of some files. @param files with the numbers of their names */
export function changeOf(
  hash: string,
  { files, places, now }: Omit<Indexed, 'files'> & { readonly files: readonly (readonly [number, ReadFile])[] },
): IndexChange {
  return {
    hash,
    files: files.map(([number, file]) => {
      return [number, file.kind !== 'page', settledStamp(file, now), indexedReading(file, places)]
    }),
  }
}

function indexedReading({ id, reading }: ReadFile, places: ReadonlyMap<string, Place>): IndexedReading {
  const { offset, length } = places.get(id) ?? { offset: 0, length: 0 }
  return [id, offset, length, reading.facts]
}

function settledStamp({ stamp }: ReadFile, now: number | null): Stamp | null {
  return stamp && isSettled(stamp, now) ? stamp : null
}
