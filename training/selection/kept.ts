// What was read and what the model said is kept in files, because both take long.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelOpinion } from '../../functions/document/prediction/opinion.ts'

const CACHE = join(import.meta.dirname, '../.cache/papers')
/** What another model said is not kept for this one. */
const MODEL = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, '../../functions/models/document-reader/onnx/model_quantized.onnx')))
  .digest('hex')
  .slice(0, 12)

/** What a file of this name holds; what is made if there is none yet. */
export async function kept<T>(name: string, make: () => Promise<T>): Promise<T> {
  const file = join(CACHE, `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T
  const made = await make()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, JSON.stringify(made))
  return made
}

/** Stands for the same bytes or the same pages. */
export function keyOf(...parts: readonly (Buffer | string | object)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(Buffer.isBuffer(part) || typeof part === 'string' ? part : JSON.stringify(part))
  return hash.digest('hex')
}

/** What the model said of what this key stands for. */
export async function keptOpinion(key: string, make: () => Promise<ModelOpinion>): Promise<ModelOpinion> {
  const opinion = await kept(`${key}.${MODEL}`, async () => {
    const { labels, ...rest } = await make()
    return { ...rest, labels: asText(labels) }
  })
  return { ...opinion, labels: asNumbers(opinion.labels) }
}

const asText = (numbers: Float32Array) =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')

function asNumbers(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
