// Reads many content files. Parsing YAML is a large part of a build, so many files are shared with other threads.

import { type ChecksPlace, keptChecks } from '../content/kept-checks.ts'
import type { SchemaFiles } from '../content/validator.ts'
import { validator } from '../content/validator.ts'
import { lazy } from '../lazy.ts'
import { type Threads, withThreads } from '../threads/threads.ts'
import type { Config } from '../types.ts'
import type { ReadStart } from './read-job.ts'
import { type FileReading, readBatch } from './read-source.ts'
import type { SourceFile } from './source-file.ts'

/** A thread costs about 60 ms of start: less than parsing this many pages (1.3 ms each) saves. */
const FILES_WORTH_A_THREAD = 120
const FILES_A_BATCH = 25

/** How files are read. */
export interface ReadOptions extends Pick<Config, 'root' | 'workerFile' | 'jobs'> {
  readonly schemas: SchemaFiles
  /** Where checks of schemas are kept; without it nowhere. */
  readonly checks?: ChecksPlace | undefined
  /** Threads that run already; without them the work opens its own. */
  readonly threads?: Threads | undefined
}

interface Batch {
  readonly start: number
  readonly sources: readonly SourceFile[]
}

/**
 * Parses files and checks them against their schemas.
 *
 * @returns one reading for each file, in their order
 */
export async function readAll(files: readonly SourceFile[], options: ReadOptions): Promise<FileReading[]> {
  const readings: FileReading[] = []
  await readEach(files, options, (start, some) => {
    for (const [index, reading] of some.entries()) readings[start + index] = reading
  })
  return readings
}

/**
 * The same without holding all of them.
 *
 * @param take gets the readings of some files in a row as soon as they are read; `start` is the place of the first among all
 */
export async function readEach(
  files: readonly SourceFile[],
  options: ReadOptions,
  take: (start: number, readings: readonly FileReading[]) => void,
): Promise<void> {
  const { root, schemas, threads, checks } = options
  let next = 0
  // Of many files the time to make a check does not matter, and that to keep it would come on top.
  const check = lazy(() => validator(schemas, checks && files.length <= FILES_A_BATCH ? keptChecks(checks) : null))
  const share = (open: Threads) =>
    open.share<Batch, readonly FileReading[]>({
      job: 'read',
      threads: Math.floor(files.length / FILES_WORTH_A_THREAD),
      batches: Math.ceil(files.length / FILES_A_BATCH),
      start: () => ({ root, schemas: [...schemas] }) satisfies ReadStart,
      next() {
        if (next >= files.length) return null
        const start = next
        next += FILES_A_BATCH
        return { start, sources: files.slice(start, next) }
      },
      sent: ({ sources }) => sources,
      here: ({ sources }) => readBatch(root, sources, check()),
      done: ({ start }, readings) => take(start, readings),
    })
  await (threads ? share(threads) : withThreads(options, share))
}
