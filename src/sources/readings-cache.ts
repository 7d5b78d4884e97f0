// Keeps what was parsed and checked from one build to the next, by content: a reading is used again only for the same
// bytes, the same schemas and the same generator. An index says which readings there are and which file had which; the
// readings stand in a file beside it (readings-file.ts) and are fetched one by one when they are asked for.
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openJournal } from '../content/journal.ts'
import { DamagedCache, ifAllowed } from '../content/stored.ts'
import { lazy } from '../lazy.ts'
import type { Facts } from '../types.ts'
import { type FileStates, fileClock, type Stamp, stampOf } from './file-stamp.ts'
import type { KnownReadings, ReadFile, StoredReading } from './known-readings.ts'
import type { Place, ReadingWindow } from './reading-window.ts'
import { appendReadings, readReading } from './readings-file.ts'
import { changeOf, type Index, type IndexChange, type IndexedReading, indexOf, KnownIndex } from './readings-index.ts'
import type { Content } from './source.ts'

/** Readings from one build to the next. */
export interface ReadingsStore {
  /** What was kept under the same key. */
  read(key: string): KnownReadings
  /** The stamp of a file as it is now; null if it is gone. */
  stampOf(path: string): Stamp | null
  /**
   * Begins to keep the readings of a build.
   *
   * @param known files whose readings are known from `read`; null: few are new, and are added to what is kept
   */
  begin(key: string, known: readonly ReadFile[] | null): ReadingsWriter
  /** Readings cannot be fetched any more. */
  close(): void
}

/** Keeps the readings of one build. Where a disk is full or may not be written, nothing is kept. */
export interface ReadingsWriter {
  /** Keeps readings that were made in this build. */
  add(readings: readonly (readonly [id: string, reading: StoredReading])[]): void
  /** A reading as it is kept, which holds no content; null where it is not. */
  kept(id: string): StoredReading | null
  /** From now on the next build finds these. */
  finish(found: FoundContent): void
}

/** What a build found. */
export interface FoundContent extends Pick<KnownReadings, 'now'> {
  files(): readonly ReadFile[]
  /** Of all sources (`Sources.hash`); null: a file has none. */
  readonly hash: string | null
  /** The files that are not as `read` knew them, with their numbers among all; null: many, or there are other files. */
  readonly changed: readonly (readonly [number, ReadFile])[] | null
}

export interface ReadingsOptions {
  /** Every file is read again, whatever its stamp says, and readings are checked before anything is done. */
  readonly verify?: boolean | undefined
  /** What is asked about files; the file system unless a test knows better. */
  readonly states?: FileStates
}

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
  const index = openJournal<Index, IndexChange>(folder && join(folder, 'index.jsonl'))
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
  const begin = (kept: string, key: string, known: readonly ReadFile[] | null): ReadingsWriter => {
    let written = ifAllowed(() => firstPart(kept, { key, known, last: open }))
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
      finish({ files, changed, now, hash }) {
        const last = written
        if (last === null) return
        const before = open?.name === last.name ? open : null
        const placed = (some: readonly ReadFile[]) =>
          new Map([...(before ? placesIn(before, some) : []), ...last.places])
        if (changed && hash !== null && known === null) {
          const places = placed(changed.map(([, file]) => file))
          index.append(changeOf(hash, { files: changed, places, now }))
          return
        }
        const all = files()
        index.write(key, indexOf(last.name, hash, { files: all, places: placed(all), now }))
        ifAllowed(() => removeOthers(kept, last.name))
      },
    }
  }
  return {
    read(key) {
      close()
      const now = folder === null ? null : states.clock(folder)
      const stored = index.read(key)
      const data = stored && openData(stored.begun.data, key)
      open = data
      if (!stored || !data) return { ...NOTHING_KNOWN, now }
      const known = new KnownIndex(stored.begun, stored.changes, { now, from: (one) => new KeptReading(data, one) })
      return verify ? { ...NOTHING_KNOWN, readings: new Map([...known.readings].filter(isIntact)), now } : known
    },
    begin: (key, known) => (folder === null ? NOTHING_KEPT : begin(folder, key, known)),
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

interface First {
  readonly key: string
  readonly known: readonly ReadFile[] | null
  readonly last: Data | null
}

/** The file of the last build, to be appended to; a new one where too little of that is used. */
function firstPart(folder: string, { key, known, last }: First): Written {
  mkdirSync(folder, { recursive: true })
  if (known === null && last) return { name: last.name, places: new Map() }
  const readings = new Map(known?.map(({ id, reading }) => [id, reading]))
  const places = new Map(last && placesIn(last, known ?? []))
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

function* placesIn(data: Data, files: readonly ReadFile[]): Generator<[id: string, place: Place]> {
  for (const { id, reading } of files) {
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

/** A process that still reads one of them keeps it open. */
function removeOthers(folder: string, data: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('readings-') && name !== data) rmSync(join(folder, name), { force: true })
  }
}
