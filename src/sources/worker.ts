// A thread that parses content files. It gets the schemas once and then batches of files; both ways plain data.
import { parentPort, workerData } from 'node:worker_threads'
import { validator } from '../content/validator.ts'
import { type Reading, readSource } from './read-source.ts'
import type { SourceFile } from './source-file.ts'

/** A batch as it comes in; `texts` belong to `sources` by position. */
export interface Batch {
  readonly sources: readonly SourceFile[]
  readonly texts: readonly string[]
}

/** A batch as it goes back; `problem` is a failure that is not the author's. */
export type BatchAnswer = { readonly readings: readonly Reading[] } | { readonly problem: string }

const check = validator(new Map(workerData as [string, string][]))

parentPort?.on('message', ({ sources, texts }: Batch) => {
  parentPort?.postMessage(answer(sources, texts))
})

function answer(sources: readonly SourceFile[], texts: readonly string[]): BatchAnswer {
  try {
    return { readings: sources.map((source, index) => readSource(source, texts[index] ?? '', check)) }
  } catch (cause) {
    return { problem: (cause as Error).message }
  }
}
