// A thread that reads content files. It gets the schemas once and then batches of files; both ways plain data.
import { parentPort, workerData } from 'node:worker_threads'
import { validator } from '../content/validator.ts'
import { type FileReading, readBatch } from './read-source.ts'
import type { SourceFile } from './source-file.ts'

/** What the thread starts with. */
export interface WorkerStart {
  readonly root: string
  readonly schemas: readonly (readonly [string, string])[]
}

/** A batch as it goes back; `problem` is a failure that is not the author's. */
export type BatchAnswer = { readonly readings: readonly FileReading[] } | { readonly problem: Error }

const { root, schemas } = workerData as WorkerStart
const check = validator(new Map(schemas))

parentPort?.on('message', (sources: readonly SourceFile[]) => {
  try {
    const readings = readBatch(root, sources, check)
    const shared = readings.find(({ json }) => json)?.json?.buffer
    parentPort?.postMessage({ readings } satisfies BatchAnswer, shared instanceof ArrayBuffer ? [shared] : [])
  } catch (cause) {
    const problem = cause instanceof Error ? cause : new Error(String(cause))
    parentPort?.postMessage({ problem } satisfies BatchAnswer)
  }
})
