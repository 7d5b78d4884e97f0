import { join } from 'node:path'
import { contentHash } from '../content/hash.ts'
import { isSmallChange } from '../content/journal.ts'
import { readForNow } from '../content/text.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { lazy } from '../lazy.ts'
import { isSameStamp, isSettled, type Stamp } from '../sources/file-stamp.ts'
import type { KnownContent, KnownReadings, ReadFile, StoredReading } from '../sources/known-readings.ts'
import type { ReadOptions } from '../sources/read-all.ts'
import type { ReadingWindow } from '../sources/reading-window.ts'
import type { FoundContent, ReadingsStore, ReadingsWriter } from '../sources/readings-cache.ts'
import { type LatestContent, lazySource, noContentYet } from '../sources/source.ts'
import type { SourceFile } from '../sources/source-file.ts'
import { schemaFileOf } from '../sources/source-file.ts'
import { type Sources, sourcesOf } from '../sources/sources.ts'
import type { Checked, Config, Diagnostic, Source } from '../types.ts'
import type { Project } from './load.ts'

/** The content of more files than that is not held in memory (7 KB each), but fetched from the cache whenever it is needed. */
const MOST_IN_MEMORY = 5000

/** With the threads that run already, if there are any. */
export interface ReadConfig extends Config, Pick<ReadOptions, 'threads' | 'checks'> {
  /** Files whose content is held in memory; not there: as many as usual. */
  readonly mostInMemory?: number
}

/** A content file as it stands in the project. */
interface Found {
  readonly source: SourceFile
  readonly path: string
  /** As it was before the file was read. */
  readonly stamp: Stamp | null
}

/** A content file on its way: found in the store, or still to be parsed. */
interface Entry extends Found {
  /** Its stamp is as it was, and says enough: it was not read. */
  readonly isUntouched: boolean
  hash: string
  reading: StoredReading | undefined
}

/**
 * Parses every content file and checks it against its schema.
 *
 * @returns the sources that fit; the others are in the diagnostics, so one broken page hides nothing
 */
export async function validate(config: ReadConfig, project: Project, store: ReadingsStore): Promise<Checked<Sources>> {
  const key = `${process.env['SITE_GENERATOR'] ?? ''} ${project.schemasHash}`
  const known = store.read(key)
  const files = project.files.map((source): Found => {
    const path = `${config.root}/${source.file}`
    return { source, path, stamp: store.stampOf(path) }
  })
  const isLarge = files.length > (config.mostInMemory ?? MOST_IN_MEMORY)
  const latest = isLarge ? noContentYet() : null
  const made = (entries: readonly Entry[]) => entries.flatMap((entry) => sourceOf(entry, latest) ?? [])
  const touched = known.whole?.touched(files) ?? null
  if (known.whole && touched?.length === 0)
    return { value: asBefore(files, { known, whole: known.whole, made }), diagnostics: [] }

  const entries = files.map((file) => lookUp(file, known))
  const unread = entries.filter(({ reading }) => !reading)
  const sources = () => sourcesOf(project.files, made(entries))
  if (unread.length === 0 && !isOtherThan(known, entries)) return { value: sources(), diagnostics: [] }
  const few = fewOf(touched, { known, files })
  const writer = store.begin(key, few ? null : entries.flatMap(readFile))
  const checks = config.cache ? { folder: join(config.cache, 'checks'), key } : undefined
  const diagnostics = await read(unread, project, { ...config, checks, writer, isLarge }).catch(schemaProblem)
  const value = sources()
  writer.finish({ ...foundIn(entries, few), now: known.now, hash: value.unusable.length === 0 ? value.hash : null })
  return { value, diagnostics }
}

interface Touched {
  readonly known: KnownReadings
  readonly files: readonly Found[]
}

/** @returns null where what is kept is written as a whole */
function fewOf(touched: readonly number[] | null, { known, files }: Touched): readonly number[] | null {
  const changed = (known.whole?.changes ?? 0) + (touched?.length ?? 0)
  return isSmallChange(changed, files.length) ? touched : null
}

/** @param few numbers of those that have changed; null: many */
function foundIn(entries: readonly Entry[], few: readonly number[] | null): Pick<FoundContent, 'files' | 'changed'> {
  const numbered = (number: number) => entries.slice(number, number + 1).flatMap(readFile)
  return {
    files: () => entries.flatMap(readFile),
    changed: few?.flatMap((number) => numbered(number).map((file) => [number, file] as const)) ?? null,
  }
}

interface Before {
  readonly known: KnownReadings
  readonly whole: KnownContent
  made(entries: readonly Entry[]): Source[]
}

/** Sources of files that are all as the last build saw them. */
function asBefore(files: readonly Found[], { known, whole, made }: Before): Sources {
  const isPage = ({ source }: Found) => source.kind === 'page'
  const pages = lazy(() => made(files.filter(isPage).map((file) => lookUp(file, known))))
  const shared = files.filter((file) => !isPage(file))
  return {
    shared: made(shared.map((file) => lookUp(file, whole))),
    get pages() {
      return pages()
    },
    hash: whole.hash,
    unusable: [],
  }
}

/** Whether what is kept has to be written again: a reading is not used any more, or a file can be known by its stamp now. */
function isOtherThan({ readings, now }: KnownReadings, entries: readonly Entry[]): boolean {
  const isNew = ({ isUntouched, stamp }: Entry) => !isUntouched && stamp !== null && isSettled(stamp, now)
  return entries.some(isNew) || new Set(entries.map(({ reading }) => reading)).size < readings.size
}

function readFile({ source, hash, stamp, reading }: Entry): ReadFile[] {
  return reading ? [{ file: source.file, kind: source.kind, id: idOf(source, hash), stamp, reading }] : []
}

/** @param latest of pages; what all pages share is asked for in between */
function sourceOf({ source, hash, path, reading }: Entry, latest: LatestContent | null): Source | null {
  if (!reading) return null
  const fetch = (window?: ReadingWindow) => reading.content(window)
  return lazySource({ source, hash, path, facts: reading.facts }, fetch, source.kind === 'page' ? latest : null)
}

/** A schema that cannot be used is a mistake in the project, whichever thread met it first. */
export function schemaProblem(cause: unknown): Diagnostic[] {
  const [, file, reason = ''] = /^(schemas\/\S+) cannot be used: (.*)$/s.exec((cause as Error).message) ?? []
  if (!file) throw cause
  const at = { file, line: 1, column: 1, length: 1 }
  const message = {
    en: `This schema cannot be used: ${reason}`,
    de: `Dieses Schema ist nicht zu gebrauchen: „${reason}“.`,
  }
  const hint = {
    en: 'Fix the schema, or undo the last change to it.',
    de: 'Das Schema berichtigen oder die letzte Änderung daran zurücknehmen.',
  }
  return [error('schema/unusable', message, at, hint)]
}

/** With an empty store nothing is read yet: the text of a large site would be in memory as a whole. */
function lookUp(file: Found, known: Pick<KnownReadings, 'readings' | 'files'>): Entry {
  const { source, path, stamp } = file
  const last = known.files.get(source.file)
  if (last && stamp && isSameStamp(last.stamp, stamp))
    return { source, path, stamp, isUntouched: true, hash: hashIn(last.id), reading: last.reading }
  const entry: Entry = { source, path, stamp, isUntouched: false, hash: '', reading: undefined }
  if (known.readings.size === 0) return entry
  const hash = contentHash(readForNow(path))
  return { ...entry, hash, reading: known.readings.get(idOf(source, hash)) }
}

function idOf(source: SourceFile, hash: string): string {
  return `${schemaFileOf(source)} ${hash}`
}

function hashIn(id: string): string {
  return id.slice(id.lastIndexOf(' ') + 1)
}

interface Keeping {
  readonly writer: ReadingsWriter
  /** Content is not held in memory. */
  readonly isLarge: boolean
}

async function read(
  unread: readonly Entry[],
  { schemas }: Project,
  { writer, isLarge, ...config }: ReadConfig & Keeping,
): Promise<Diagnostic[]> {
  if (unread.length === 0) return []
  // Loads the parsers, which a build without changes does not need.
  const { readEach } = await import('../sources/read-all.ts')
  const files = unread.map(({ source }) => source)
  const diagnostics: (readonly Diagnostic[])[] = []
  await readEach(files, { ...config, schemas }, (start, readings) => {
    const added = readings.map(({ hash, json, marks, facts, diagnostics: found }, index): ReadEntry[] => {
      const entry = unread[start + index]
      diagnostics[start + index] = found
      if (!entry || !json) return []
      const reading: StoredReading = { facts, content: () => ({ json, marks }) }
      Object.assign(entry, { hash, reading })
      return [{ entry, id: idOf(entry.source, hash), reading }]
    })
    const kept = added.flat()
    writer.add(kept.map(({ id, reading }) => [id, reading]))
    if (!isLarge) return
    for (const { entry, id, reading } of kept) entry.reading = withoutContent(reading, writer.kept(id))
  })
  return diagnostics.flat()
}

interface ReadEntry {
  readonly entry: Entry
  readonly id: string
  readonly reading: StoredReading
}

/** @param kept null: it stands nowhere else */
function withoutContent(reading: StoredReading, kept: StoredReading | null): StoredReading {
  return kept ? { facts: reading.facts, content: (window) => kept.content(window) } : reading
}
