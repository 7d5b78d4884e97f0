// Content files as they were read last. A file is read again when it changed, all of them when a schema did.
import { contentHash } from '../content/hash.ts'
import { readForNow } from '../content/text.ts'
import type { SchemaFiles, Validator } from '../content/validator.ts'
import { validator } from '../content/validator.ts'
import type { Project } from '../pipeline/load.ts'
import { readAll } from '../sources/read-all.ts'
import { type FileReading, readBatch } from '../sources/read-source.ts'
import { makeSource } from '../sources/source.ts'
import type { SourceFile } from '../sources/source-file.ts'
import type { Checked, Config, Diagnostic, Source } from '../types.ts'

/** From here on a second thread is worth its start, although it has to compile the schemas again. */
const MANY_FILES = 200

interface Kept {
  readonly source: Source | null
  readonly diagnostics: readonly Diagnostic[]
}

/** Remembers content files. */
export interface Readings {
  /** Files, or folders with all that is in them, that have to be read again. */
  mark(changed: readonly string[]): void
  read(project: Project): Promise<Checked<Source[]>>
  /** Whether a file is on the disk as it was read last, without a mistake. */
  isAsRead(file: string): boolean
}

export interface ReadingDeps extends Pick<Config, 'root' | 'workerFile'> {
  /** @throws what it cannot explain by a schema */
  schemaProblem(cause: unknown): Diagnostic[]
}

/** null: there is no such file. */
function hashOnDisk(path: string): string | null {
  try {
    return contentHash(readForNow(path))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
}

export function openReadings({ root, workerFile, schemaProblem }: ReadingDeps): Readings {
  const kept = new Map<string, Kept>()
  let [schemasHash, check]: [string, Validator | null] = ['', null]

  const readFiles = async (files: readonly SourceFile[], schemas: SchemaFiles): Promise<FileReading[]> => {
    if (files.length >= MANY_FILES) return readAll(files, { root, schemas, workerFile })
    check ??= validator(schemas)
    return files.length === 0 ? [] : readBatch(root, files, check)
  }
  const keep = (source: SourceFile, reading: FileReading | undefined): void => {
    if (!reading) return
    const { json, diagnostics } = reading
    const path = `${root}/${source.file}`
    kept.set(source.file, { source: json && makeSource({ ...reading, source, path, json }), diagnostics })
  }
  return {
    mark(changed) {
      for (const path of changed) {
        if (kept.delete(path)) continue
        for (const file of kept.keys()) if (file.startsWith(`${path}/`)) kept.delete(file)
      }
    },
    async read({ schemas, schemasHash: hash, files }) {
      if (hash !== schemasHash) kept.clear()
      if (hash !== schemasHash) check = null
      schemasHash = hash
      const unread = files.filter(({ file }) => !kept.has(file))
      try {
        const readings = await readFiles(unread, schemas)
        for (const [index, source] of unread.entries()) keep(source, readings[index])
      } catch (cause) {
        kept.clear()
        return { value: [], diagnostics: schemaProblem(cause) }
      }
      const all = files.flatMap(({ file }) => kept.get(file) ?? [])
      return {
        value: all.flatMap(({ source }) => source ?? []),
        diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
      }
    },
    isAsRead(file) {
      const known = kept.get(file)?.source ?? null
      return known !== null && known.hash === hashOnDisk(`${root}/${file}`)
    },
  }
}
