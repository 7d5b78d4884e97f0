import { contentHash } from '../content/hash.ts'
import type { Store } from '../content/stored.ts'
import { readBytes } from '../content/text.ts'
import { error } from '../diagnostics/diagnostic.ts'
import type { ReadOptions } from '../sources/read-all.ts'
import type { KnownReadings, StoredReading } from '../sources/readings-cache.ts'
import { makeSource } from '../sources/source.ts'
import type { SourceFile } from '../sources/source-file.ts'
import { schemaFileOf } from '../sources/source-file.ts'
import type { Checked, Config, Diagnostic, Source } from '../types.ts'
import type { Project } from './load.ts'

/** With the threads that run already, if there are any. */
export type ReadConfig = Config & Pick<ReadOptions, 'threads'>

/** A content file on its way: found in the store, or still to be parsed. */
interface Entry {
  readonly source: SourceFile
  readonly path: string
  hash: string
  reading: StoredReading | undefined
}

/**
 * Parses every content file and checks it against its schema.
 *
 * @returns the sources that fit; the others are in the diagnostics, so one broken page hides nothing
 */
export async function validate(
  config: ReadConfig,
  project: Project,
  store: Store<KnownReadings>,
): Promise<Checked<Source[]>> {
  const key = `${process.env['SITE_GENERATOR'] ?? ''} ${project.schemasHash}`
  const known: KnownReadings = store.read(key) ?? new Map()
  const entries = project.files.map((source) => lookUp(config.root, source, known))
  const unread = entries.filter(({ reading }) => !reading)
  const diagnostics = unread.length > 0 ? await read(unread, project, config).catch(schemaProblem) : []
  const used = new Map(entries.flatMap(({ source, hash, reading }) => (reading ? [[idOf(source, hash), reading]] : [])))
  if (unread.length > 0 || used.size !== known.size) store.write(key, used)
  const sources = entries.flatMap(({ reading, ...entry }) => (reading ? [makeSource({ ...entry, ...reading })] : []))
  return { value: sources, diagnostics }
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
function lookUp(root: string, source: SourceFile, known: KnownReadings): Entry {
  const path = `${root}/${source.file}`
  if (known.size === 0) return { source, path, hash: '', reading: undefined }
  const hash = contentHash(readBytes(path))
  return { source, path, hash, reading: known.get(idOf(source, hash)) }
}

function idOf(source: SourceFile, hash: string): string {
  return `${schemaFileOf(source)} ${hash}`
}

async function read(unread: readonly Entry[], { schemas }: Project, config: ReadConfig): Promise<Diagnostic[]> {
  // Loads the parsers, which a build without changes does not need.
  const { readAll } = await import('../sources/read-all.ts')
  const files = unread.map(({ source }) => source)
  const readings = await readAll(files, { ...config, schemas })
  for (const [index, { hash, json, marks, facts }] of readings.entries()) {
    const entry = unread[index]
    if (entry && json) Object.assign(entry, { hash, reading: { json, marks, facts } })
  }
  return readings.flatMap(({ diagnostics }) => diagnostics)
}
