// Reads many content files. Parsing YAML is the largest part of a build, so many files are shared with a second thread.
import { Worker } from 'node:worker_threads'
import type { SchemaFiles } from '../content/validator.ts'
import { validator } from '../content/validator.ts'
import { type FileReading, readBatch } from './read-source.ts'
import type { SourceFile } from './source-file.ts'
import type { BatchAnswer, WorkerStart } from './worker.ts'

/** A thread costs about 60 ms of start: less than parsing this many pages (1.3 ms each) saves. */
const FILES_WORTH_A_THREAD = 120
const FILES_A_BATCH = 25
/** The thread has its next batch at hand while this one is busy with its own. */
const BATCHES_AHEAD = 2

/** How files are read. */
export interface ReadOptions {
  readonly root: string
  readonly schemas: SchemaFiles
  /** Address of worker.ts as Node can run it; null keeps all work in this thread. */
  readonly workerFile: URL | null
}

/**
 * Parses files and checks them against their schemas.
 *
 * @returns one reading for each file, in their order
 */
export async function readAll(files: readonly SourceFile[], options: ReadOptions): Promise<FileReading[]> {
  const work = new Work(files)
  const { workerFile } = options
  const threads = workerFile && files.length >= FILES_WORTH_A_THREAD ? [readInThread(work, options, workerFile)] : []
  try {
    await Promise.all([...threads, readHere(work, options)])
  } finally {
    // When one side fails the other one has nothing left to take, and ends.
    work.stop()
    await Promise.allSettled(threads)
  }
  return work.readings
}

interface Batch {
  readonly start: number
  readonly sources: readonly SourceFile[]
}

/** The files still to do, handed out in batches to the next free thread. */
class Work {
  readonly readings: FileReading[] = []
  private next = 0
  constructor(private readonly files: readonly SourceFile[]) {}

  take(): Batch | null {
    if (this.next >= this.files.length) return null
    const start = this.next
    const sources = this.files.slice(start, start + FILES_A_BATCH)
    this.next += sources.length
    return { start, sources }
  }

  /** Nothing is handed out any more. */
  stop(): void {
    this.next = this.files.length
  }

  finish(start: number, readings: readonly FileReading[]): void {
    for (const [index, reading] of readings.entries()) this.readings[start + index] = reading
  }
}

async function readHere(work: Work, { root, schemas }: ReadOptions): Promise<void> {
  const check = validator(schemas)
  for (let batch = work.take(); batch; batch = work.take()) {
    work.finish(batch.start, readBatch(root, batch.sources, check))
    // The thread's answers and esbuild's are taken in between.
    await new Promise((resume) => setImmediate(resume))
  }
}

async function readInThread(work: Work, { root, schemas }: ReadOptions, workerFile: URL): Promise<void> {
  const thread = new Worker(workerFile, { workerData: { root, schemas: [...schemas] } satisfies WorkerStart })
  try {
    await readWith(thread, work)
  } finally {
    // A thread that is left alone would keep the process from ending.
    await thread.terminate()
  }
}

function readWith(thread: Worker, work: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const underWay: number[] = []
    const send = () => {
      const batch = work.take()
      if (!batch) return
      underWay.push(batch.start)
      thread.postMessage(batch.sources)
    }
    thread.on('error', reject)
    thread.on('message', (answer: BatchAnswer) => {
      if ('problem' in answer) return reject(answer.problem)
      work.finish(underWay.shift() ?? 0, answer.readings)
      send()
      if (underWay.length === 0) resolve()
    })
    for (let batch = 0; batch < BATCHES_AHEAD; batch++) send()
  })
}
