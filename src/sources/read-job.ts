// Reading content files as a thread does it. It gets the schemas once and then batches of files.
import { validator } from '../content/validator.ts'
import type { Job } from '../threads/protocol.ts'
import { readBatch } from './read-source.ts'
import type { SourceFile } from './source-file.ts'

/** What the thread starts with. */
export interface ReadStart {
  readonly root: string
  readonly schemas: readonly (readonly [string, string])[]
}

/** @param start a ReadStart; batches are lists of files, answers their readings */
export function readJob(start: unknown): Job {
  const { root, schemas } = start as ReadStart
  const check = validator(new Map(schemas))
  return (batch) => {
    const readings = readBatch(root, batch as readonly SourceFile[], check)
    const shared = readings.find(({ json }) => json)?.json?.buffer
    return { answer: readings, transfer: shared instanceof ArrayBuffer ? [shared] : [] }
  }
}
