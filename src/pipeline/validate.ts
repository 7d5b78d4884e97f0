import { contentHash } from '../content/hash.ts'
import { readForNow } from '../content/text.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { isSameStamp, isSettled, type Stamp } from '../sources/file-stamp.ts'
import type { ReadOptions } from '../sources/read-all.ts'
import type { ReadingWindow } from '../sources/reading-window.ts'
import type {
  KnownReadings,
  ReadFile,
  ReadingsStore,
  ReadingsWriter,
  StoredReading,
} from '../sources/readings-cache.ts'
import { type LatestContent, lazySource, noContentYet } from '../sources/source.ts'
import type { SourceFile } from '../sources/source-file.ts'
import { schemaFileOf } from '../sources/source-file.ts'
import type { Checked, Config, Diagnostic, Source } from '../types.ts'
import type { Project } from './load.ts'

/** The content of more files than that is not held in memory (7 KB each), but fetched from the cache whenever it is needed. */
const MOST_IN_MEMORY = 5000

/** With the threads that run already, if there are any. */
export interface ReadConfig extends Config, Pick<ReadOptions, 'threads'> {
  /** Files whose content is held in memory; not there: as many as usual. */
  readonly mostInMemory?: number
}

/** A content file on its way: found in the store, or still to be parsed. */
interface Entry {
  readonly source: SourceFile
  readonly path: string
  /** As it was before the file was read. */
  readonly stamp: Stamp | null
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
export async function validate(config: ReadConfig, project: Project, store: ReadingsStore): Promise<Checked<Source[]>> {
  const key = `${process.env['SITE_GENERATOR'] ?? ''} ${project.schemasHash}`
  const known = store.read(key)
  const entries = project.files.map((source) => lookUp(config.root, source, { ...known, stampOf: store.stampOf }))
  const unread = entries.filter(({ reading }) => !reading)
  const isLarge = entries.length > (config.mostInMemory ?? MOST_IN_MEMORY)
  const diagnostics: Diagnostic[] = []
  if (unread.length > 0 || isOtherThan(known, entries)) {
    const writer = store.begin(key, entries.flatMap(readFile))
    diagnostics.push(...(await read(unread, project, { ...config, writer, isLarge }).catch(schemaProblem)))
    writer.finish(entries.flatMap(readFile), known)
  }
  const latest = isLarge ? noContentYet() : null
  return { value: entries.flatMap((entry) => sourceOf(entry, latest) ?? []), diagnostics }
}

/** Whether what is kept has to be written again: a reading is not used any more, or a file can be known by its stamp now. */
function isOtherThan({ readings, now }: KnownReadings, entries: readonly Entry[]): boolean {
  const isNew = ({ isUntouched, stamp }: Entry) => !isUntouched && stamp !== null && isSettled(stamp, now)
  return entries.some(isNew) || new Set(entries.map(({ reading }) => reading)).size < readings.size
}

function readFile({ source, hash, stamp, reading }: Entry): ReadFile[] {
  return reading ? [{ file: source.file, id: idOf(source, hash), stamp, reading }] : []
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

type LookUpDeps = KnownReadings & Pick<ReadingsStore, 'stampOf'>

/** With an empty store nothing is read yet: the text of a large site would be in memory as a whole. */
function lookUp(root: string, source: SourceFile, { readings, files, stampOf }: LookUpDeps): Entry {
  const path = `${root}/${source.file}`
  const stamp = stampOf(path)
  const entry: Entry = { source, path, stamp, isUntouched: false, hash: '', reading: undefined }
  if (readings.size === 0) return entry
  const last = files.get(source.file)
  if (last && stamp && isSameStamp(last.stamp, stamp))
    return { source, path, stamp, isUntouched: true, hash: hashIn(last.id), reading: last.reading }
  const hash = contentHash(readForNow(path))
  return { ...entry, hash, reading: readings.get(idOf(source, hash)) }
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
