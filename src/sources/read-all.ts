// Reads many content files: what was read before comes from the cache, a few are parsed here, many by this thread and a
// second one together, because parsing YAML is the largest part of a build.
import { Worker } from 'node:worker_threads'
import type { SchemaFiles, Validator } from '../content/validator.ts'
import { validator } from '../content/validator.ts'
import { type Reading, readSource } from './read-source.ts'
import type { SourceFile } from './source-file.ts'
import type { BatchAnswer } from './worker.ts'

/** A thread costs about 60 ms of start: less than parsing this many pages (1.3 ms each) saves. */
const FILES_WORTH_A_THREAD = 120
const FILES_A_BATCH = 25
/** The thread has its next batch at hand while this one is busy with its own. */
const BATCHES_AHEAD = 2

/** A file that has to be parsed. `text` reads it; it is called once. */
export interface Unread {
  readonly source: SourceFile
  readonly text: () => string
}

/**
 * Parses files and holds them against their schemas.
 *
 * @param workerFile address of worker.ts as Node can run it; null keeps all work in this thread
 * @returns one reading for each file, in their order
 */
export async function readAll(
  files: readonly Unread[],
  schemas: SchemaFiles,
  workerFile: URL | null,
): Promise<Reading[]> {
  const work = new Work(files)
  const threads = workerFile && files.length >= FILES_WORTH_A_THREAD ? [parseInThread(work, schemas, workerFile)] : []
  await Promise.all([...threads, parseHere(work, validator(schemas))])
  return work.readings
}

/** The files still to do, handed out in batches to whoever is free. */
class Work {
  readonly readings: Reading[] = []
  private next = 0
  constructor(private readonly files: readonly Unread[]) {}

  take(): { start: number; sources: SourceFile[]; texts: string[] } | null {
    if (this.next >= this.files.length) return null
    const start = this.next
    const batch = this.files.slice(start, start + FILES_A_BATCH)
    this.next += batch.length
    return { start, sources: batch.map(({ source }) => source), texts: batch.map(({ text }) => text()) }
  }

  finish(start: number, readings: readonly Reading[]): void {
    for (const [index, reading] of readings.entries()) this.readings[start + index] = reading
  }
}

async function parseHere(work: Work, check: Validator): Promise<void> {
  for (let batch = work.take(); batch; batch = work.take()) {
    const { sources, texts } = batch
    work.finish(
      batch.start,
      sources.map((source, index) => readSource(source, texts[index] ?? '', check)),
    )
    // The thread's answers and esbuild's are taken in between.
    await new Promise((resume) => setImmediate(resume))
  }
}

function parseInThread(work: Work, schemas: SchemaFiles, workerFile: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(workerFile, {
      workerData: [...schemas],
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    })
    const underWay: number[] = []
    const send = () => {
      const batch = work.take()
      if (!batch) return
      underWay.push(batch.start)
      thread.postMessage({ sources: batch.sources, texts: batch.texts })
    }
    thread.on('error', reject)
    thread.on('message', (answer: BatchAnswer) => {
      if ('problem' in answer) return reject(new Error(answer.problem))
      work.finish(underWay.shift() ?? 0, answer.readings)
      send()
      if (underWay.length === 0) void thread.terminate().then(() => resolve(), reject)
    })
    for (let batch = 0; batch < BATCHES_AHEAD; batch++) send()
  })
}
