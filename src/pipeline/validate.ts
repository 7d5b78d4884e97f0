import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Unread, readAll } from '../content/read-all.ts'
import { contentHash, type Reading, type SourceFile } from '../content/read-source.ts'
import { loadReadings, saveReadings, type StoredReading } from '../content/readings-cache.ts'
import { makeSource } from '../content/source.ts'
import { schemaFileOf } from '../content/validator.ts'
import type { Checked, Config, Source } from '../types.ts'
import type { Project } from './load.ts'

interface Hashed {
  readonly source: SourceFile
  readonly hash: string
  readonly id: string
  /** The text until it is parsed; null for what the cache holds. */
  text: string | null
}

/**
 * Parses every content file and holds it against its schema.
 *
 * @returns the sources that fit; the others are in the diagnostics, so one broken page hides nothing
 */
export async function validate(config: Config, project: Project): Promise<Checked<Source[]>> {
  const cacheFile = config.cache && join(config.cache, 'readings')
  const key = `${process.env['SITE_GENERATOR'] ?? ''} ${project.schemasHash}`
  const known = cacheFile ? loadReadings(cacheFile, key) : new Map<string, StoredReading>()
  const files = project.files.map((source) => hashed(config.root, source, known))
  const unread = files.filter(({ text }) => text !== null)
  const readings = await readAll(unread.map(asUnread), project.schemas, config.workerFile)
  const diagnostics = readings.flatMap((reading) => reading.diagnostics)
  const fresh = new Map(unread.map((file, index) => [file, stored(readings[index])] as const))
  const used = new Map<string, StoredReading>()
  const sources: Source[] = []
  for (const file of files) {
    const reading = fresh.get(file) ?? known.get(file.id)
    if (!reading) continue
    used.set(file.id, reading)
    sources.push(makeSource({ ...file, ...reading, path: join(config.root, file.source.file) }))
  }
  if (cacheFile && (unread.length > 0 || used.size !== known.size)) saveReadings(cacheFile, key, used)
  return { value: sources, diagnostics }
}

function hashed(root: string, source: SourceFile, known: ReadonlyMap<string, StoredReading>): Hashed {
  const bytes = readFileSync(join(root, source.file))
  const hash = contentHash(bytes)
  const id = `${schemaFileOf(source.kind, source.name)} ${hash}`
  return { source, hash, id, text: known.has(id) ? null : bytes.toString('utf8') }
}

function asUnread(file: Hashed): Unread {
  const text = () => {
    const given = file.text ?? ''
    file.text = null
    return given
  }
  return { source: file.source, text }
}

function stored(reading: Reading | undefined): StoredReading | undefined {
  return reading?.json ? { json: Buffer.from(reading.json), marks: reading.marks } : undefined
}
