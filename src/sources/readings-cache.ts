// Keeps what was parsed and checked from one build to the next, by content: a reading is used again only for the same
// bytes, the same schemas and the same generator. An index says which readings there are and which file had which; the
// readings stand in a file beside it (readings-file.ts) and are fetched one by one when they are asked for.
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedCache, ifAllowed, openBytesStore } from '../content/stored.ts'
import { decodeText } from '../content/text.ts'
import { lazy } from '../lazy.ts'
import type { Facts, SourceKind } from '../types.ts'
import { type FileStates, fileClock, isSameStamp, isSettled, type Stamp, stampOf } from './file-stamp.ts'
import type { Place, ReadingWindow } from './reading-window.ts'
import { appendReadings, readReading } from './readings-file.ts'
import type { Content } from './source.ts'

/** Content that passed its schema. */
export interface StoredReading {
  readonly facts: Facts
  /**
   * @param window memory that it may stand in until the next one is asked for with it; else it has its own
   * @throws DamagedCache
   */
  content(window?: ReadingWindow): Content
}

/** A file as an earlier build saw it. */
export interface KnownFile {
  readonly stamp: Stamp
  readonly id: string
  readonly reading: StoredReading
}

/** What is known from earlier builds. */
export interface KnownReadings {
  /** By schema and hash of the bytes. */
  readonly readings: ReadonlyMap<string, StoredReading>
  /** Which one a file had when it had this stamp, by file; only those whose every change shows in the stamp. */
  readonly files: ReadonlyMap<string, KnownFile>
  /** What the clock said then; null: nobody knows. */
  readonly now: number | null
  /** All files together; null: not of every one was something kept, or its stamp says too little. */
  readonly whole: KnownContent | null
}

/** All content files as the last build saw them. Nothing of pages is put together until somebody asks for it. */
export interface KnownContent extends Pick<KnownReadings, 'readings' | 'files'> {
  /** What the sources had (`Sources.hash`). */
  readonly hash: string
  /** Whether these are the same files in the same order, none of them touched. */
  isOf(files: readonly { readonly source: { readonly file: string }; readonly stamp: Stamp | null }[]): boolean
}

/** A content file with its reading, as this build found it. */
export interface ReadFile {
  readonly file: string
  readonly kind: SourceKind
  readonly id: string
  readonly stamp: Stamp | null
  readonly reading: StoredReading
}

/** Readings from one build to the next. */
export interface ReadingsStore {
  /** What was kept under the same key. */
  read(key: string): KnownReadings
  /** The stamp of a file as it is now; null if it is gone. */
  stampOf(path: string): Stamp | null
  /** Begins to keep the readings of a build. @param files those whose readings are known from `read` */
  begin(key: string, files: readonly ReadFile[]): ReadingsWriter
  /** Readings cannot be fetched any more. */
  close(): void
}

/** Keeps the readings of one build. Where a disk is full or may not be written, nothing is kept. */
export interface ReadingsWriter {
  /** Keeps readings that were made in this build. */
  add(readings: readonly (readonly [id: string, reading: StoredReading])[]): void
  /** A reading as it is kept, which holds no content; null where it is not. */
  kept(id: string): StoredReading | null
  /** From now on the next build finds these. @param hash of all sources (`Sources.hash`); null: a file has none */
  finish(files: readonly ReadFile[], known: Pick<KnownReadings, 'now'> & { readonly hash: string | null }): void
}

export interface ReadingsOptions {
  /** Every file is read again, whatever its stamp says, and readings are checked before anything is done. */
  readonly verify?: boolean | undefined
  /** What is asked about files; the file system unless a test knows better. */
  readonly states?: FileStates
}

/**
 * What the index says at once. Three parts follow: the names of all files with U+0000 between them, their stamps as four
 * floats each, and `AllReadings`.
 */
interface Index {
  /** Name of the file with the readings. */
  readonly data: string
  /** Of all sources; null: not every content file is in the list. */
  readonly hash: string | null
  /** Files that are no pages: every build asks for them. */
  readonly shared: readonly (readonly [file: string, stamp: Stamp, reading: IndexedReading])[]
}

/** Parsed when somebody asks for a page. */
interface AllReadings {
  readonly readings: readonly IndexedReading[]
  /** Which one of them each file has, in the order of the names. */
  readonly numbers: readonly number[]
}

type IndexedReading = readonly [id: string, offset: number, length: number, facts: Facts]

const FLOATS_A_STAMP = 4

/** A file with readings that is open. */
interface Data {
  readonly name: string
  readonly descriptor: number
  readonly key: string
}

/** A reading that stands in such a file. */
class KeptReading implements StoredReading {
  readonly data: Data
  readonly id: string
  readonly place: Place
  readonly facts: Facts
  readonly #isNew: boolean

  /** @param isNew this build wrote it: then it is not checked again */
  constructor(data: Data, [id, offset, length, facts]: IndexedReading, isNew = false) {
    this.data = data
    this.id = id
    this.place = { offset, length }
    this.facts = facts
    this.#isNew = isNew
  }

  content(window?: ReadingWindow): Content {
    const { descriptor, key, name } = this.data
    const content = readReading(descriptor, this.place, this.#isNew ? null : { key, id: this.id }, window)
    if (!content) throw new DamagedCache(name)
    return content
  }
}

/** A file may be twice as long as what is used of it before it is written anew. */
const MOST_UNUSED = 2

/** Keeps readings in a folder; null: nothing is kept. */
export function openReadingsStore(
  folder: string | null,
  { verify = false, states = { clock: fileClock, stampOf } }: ReadingsOptions = {},
): ReadingsStore {
  const index = openBytesStore<Index>(folder && join(folder, 'index.bin'))
  let open: Data | null = null
  const opened: Data[] = []
  const openData = (name: string, key: string) => {
    const descriptor = folder === null ? null : openIfThere(join(folder, name))
    if (descriptor === null) return null
    const data = { name, descriptor, key }
    opened.push(data)
    return data
  }
  const close = () => {
    for (const { descriptor } of opened.splice(0)) closeSync(descriptor)
    open = null
  }
  const begin = (kept: string, { key, files }: { key: string; files: readonly ReadFile[] }): ReadingsWriter => {
    const known = new Map(files.map(({ id, reading }) => [id, reading]))
    let written = ifAllowed(() => firstPart(kept, { key, readings: known, last: open }))
    const data = lazy(() => written && openData(written.name, key))
    return {
      add(readings) {
        const last = written
        written = last && ifAllowed(() => withMore(kept, last, { key, readings: new Map(readings) }))
      },
      kept(id) {
        const [place, file] = [written?.places.get(id), data()]
        return place && file ? new KeptReading(file, [id, place.offset, place.length, {}], true) : null
      },
      finish(all, { now, hash }) {
        const last = written
        if (last === null) return
        ifAllowed(() => {
          index.write(key, ...indexOf(all, { ...last, now, hash }))
          removeOthers(kept, last.name)
        })
      },
    }
  }
  return {
    read(key) {
      close()
      const now = folder === null ? null : states.clock(folder)
      const stored = index.read(key)
      open = stored && openData(stored.value.data, key)
      if (!stored || !open) return { ...NOTHING_KNOWN, now }
      const known = new KnownIndex(stored.value, stored.parts, { data: open, now })
      return verify ? { ...NOTHING_KNOWN, readings: new Map([...known.readings].filter(isIntact)), now } : known
    },
    begin: (key, files) => (folder === null ? NOTHING_KEPT : begin(folder, { key, files })),
    stampOf: states.stampOf,
    close,
  }
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
}

const NOTHING_KNOWN: KnownReadings = { readings: new Map(), files: new Map(), now: null, whole: null }

/** Takes apart of an index what somebody asks for. */
class KnownIndex implements KnownReadings {
  readonly now: number | null
  readonly whole: KnownContent | null
  readonly #all: () => Pick<KnownReadings, 'readings' | 'files'>

  constructor(index: Index, parts: readonly Uint8Array[], { data, now }: { data: Data; now: number | null }) {
    const [names = '', rest = ''] = [parts[0], parts[2]].map((part) => part && decodeText(part))
    const stamps = new Float64Array(new Uint8Array(parts[1] ?? []).buffer)
    this.now = now
    this.#all = lazy(() => knownIn(JSON.parse(rest) as AllReadings, { data, names, stamps }))
    this.whole = index.hash === null ? null : knownContent(index, index.hash, { data, names, stamps })
  }

  get readings(): KnownReadings['readings'] {
    return this.#all().readings
  }

  get files(): KnownReadings['files'] {
    return this.#all().files
  }
}

/** Names and stamps of an index, in the same order. */
interface Listed {
  readonly data: Data
  readonly names: string
  readonly stamps: Float64Array
}

function knownContent({ shared }: Index, hash: string, { data, names, stamps }: Listed): KnownContent {
  const files = new Map<string, KnownFile>()
  for (const [file, stamp, one] of shared) files.set(file, { stamp, id: one[0], reading: new KeptReading(data, one) })
  return {
    hash,
    files,
    readings: new Map([...files.values()].map(({ id, reading }) => [id, reading])),
    isOf: (found) =>
      found.map(({ source }) => source.file).join('\0') === names &&
      found.every(({ stamp }, index) => stamp !== null && isSameStamp(stamp, stampIn(stamps, index))),
  }
}

function stampIn(stamps: Float64Array, index: number): Stamp {
  const [size = 0, mtimeMs = 0, ctimeMs = 0, inode = 0] = stamps.subarray(index * FLOATS_A_STAMP)
  return [size, mtimeMs, ctimeMs, inode]
}

function knownIn(
  { readings, numbers }: AllReadings,
  { data, names, stamps }: Listed,
): Pick<KnownReadings, 'readings' | 'files'> {
  const kept = readings.map((one) => new KeptReading(data, one))
  const files = new Map<string, KnownFile>()
  for (const [index, file] of names.split('\0').entries()) {
    const reading = kept[numbers[index] ?? -1]
    if (reading) files.set(file, { stamp: stampIn(stamps, index), id: reading.id, reading })
  }
  return { readings: new Map(kept.map((reading) => [reading.id, reading])), files }
}

function isIntact([, reading]: [id: string, reading: StoredReading]): boolean {
  try {
    reading.content()
    return true
  } catch (cause) {
    if (!(cause instanceof DamagedCache)) throw cause
    return false
  }
}

const NOTHING_KEPT: ReadingsWriter = { add: () => undefined, kept: () => null, finish: () => undefined }

interface ToWrite {
  readonly key: string
  /** By id. */
  readonly readings: ReadonlyMap<string, StoredReading>
}

interface Written {
  readonly name: string
  /** By id. */
  readonly places: Map<string, Place>
}

/** The file of the last build, to be appended to; a new one where too little of that is used. */
function firstPart(folder: string, { key, readings, last }: ToWrite & { readonly last: Data | null }): Written {
  mkdirSync(folder, { recursive: true })
  const places = new Map(last && placesIn(last, readings))
  const used = [...places.values()].reduce((sum, { length }) => sum + length, 0)
  const size = last && statSync(join(folder, last.name), { throwIfNoEntry: false })?.size
  if (last && size && size <= used * MOST_UNUSED) return { name: last.name, places }
  const name = `readings-${process.pid}-${Date.now().toString(36)}`
  return withMore(folder, { name, places: new Map() }, { key, readings })
}

/** Appends the readings that are not there yet. */
function withMore(folder: string, written: Written, { key, readings }: ToWrite): Written {
  const added = [...readings].filter(([id]) => !written.places.has(id))
  if (added.length === 0) return written
  for (const [id, place] of append(join(folder, written.name), key, added)) written.places.set(id, place)
  return written
}

function* placesIn(data: Data, readings: ToWrite['readings']): Generator<[id: string, place: Place]> {
  for (const [id, reading] of readings) {
    if (reading instanceof KeptReading && reading.data === data) yield [id, reading.place]
  }
}

/** @throws DamagedCache where readings of another file are damaged */
function append(
  file: string,
  key: string,
  readings: readonly (readonly [id: string, reading: StoredReading])[],
): [id: string, place: Place][] {
  const packable = function* () {
    for (const [id, reading] of readings) yield { key, id, ...reading.content() }
  }
  const places = appendReadings(file, packable())
  return readings.flatMap(([id], index): [string, Place][] => {
    const place = places[index]
    return place ? [[id, place]] : []
  })
}

interface Indexed extends Written {
  readonly now: number | null
  readonly hash: string | null
}

/** @returns what `index.write` takes behind the key */
function indexOf(
  all: readonly ReadFile[],
  { name, places, now, hash }: Indexed,
): [value: Index, parts: readonly Uint8Array[]] {
  const facts = new Map(all.map(({ id, reading }) => [id, reading.facts]))
  const readings = new Map(
    [...places].map(([id, { offset, length }]) => [id, [id, offset, length, facts.get(id) ?? {}] as const]),
  )
  const numbers = new Map([...readings.keys()].map((id, number) => [id, number]))
  const settled = all.flatMap(({ stamp, ...file }) => {
    const reading = readings.get(file.id)
    return reading && stamp && isSettled(stamp, now) ? [{ ...file, stamp, reading }] : []
  })
  const shared = settled
    .filter(({ kind }) => kind !== 'page')
    .map(({ file, stamp, reading }) => [file, stamp, reading] as const)
  const rest: AllReadings = {
    readings: [...readings.values()],
    numbers: settled.map(({ id }) => numbers.get(id) ?? -1),
  }
  return [
    { data: name, hash: settled.length === all.length ? hash : null, shared },
    [
      Buffer.from(settled.map(({ file }) => file).join('\0')),
      new Uint8Array(new Float64Array(settled.flatMap(({ stamp }) => stamp)).buffer),
      Buffer.from(JSON.stringify(rest)),
    ],
  ]
}

/** A process that still reads one of them keeps it open. */
function removeOthers(folder: string, data: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('readings-') && name !== data) rmSync(join(folder, name), { force: true })
  }
}
