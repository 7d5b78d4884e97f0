// What was read and what the model said is kept in files, because both take long.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { loadTransformer } from '../../functions/document/model-loading/open-models.ts'
import { type ModelOpinion, opinionOf } from '../../functions/document/prediction/opinion.ts'
import type { ReadPage } from '../../functions/document/types.ts'
import { weightsOf } from '../fuse.ts'

const CACHE = join(import.meta.dirname, '../.cache/papers')

/** A model that is asked once about the same pages. */
export interface Opinions {
  /** @param key stands for the pages @param most maximum number of windows */
  of(key: string, pages: readonly ReadPage[], most?: number): Promise<ModelOpinion>
}

/** Where no model is asked. */
export const NOBODY: Opinions = {
  of: () => Promise.resolve({ labels: new Float32Array(), spans: [], kinds: [], salience: [] }),
}

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

/** The model of a folder; what another model said is not kept for this one. */
export async function opinionsOf(folder: string): Promise<Opinions> {
  const model = resolve(folder)
  const weights = keyOf(readFileSync(weightsOf(model))).slice(0, 12)
  const transformer = await loadTransformer(dirname(model), basename(model), 'q8')
  return {
    async of(key, pages, most) {
      const opinion = await kept(`${key}.${weights}`, async () => {
        const { labels, ...rest } = await opinionOf(pages, transformer, most)
        return { ...rest, labels: asText(labels) }
      })
      return { ...opinion, labels: asNumbers(opinion.labels) }
    },
  }
}

const asText = (numbers: Float32Array) =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')

function asNumbers(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
