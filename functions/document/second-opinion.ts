import { textOf } from './lines.ts'
import type { Models } from './models.ts'
import type { Reading, Understanding } from './types.ts'
import { isKind } from './words.ts'

/** A model's window: what a document is shows on its first page. */
const LETTERS = 2_000
/** Rules that are as sure as this are asked nothing. */
const SURE = 0.6
/** A model that is less sure than this does not outweigh them. */
const CONVINCING = 0.8

/** Asks a model what kind of document it is where the rules are not sure. Whoever took part is named. */
export async function secondOpinion(
  understanding: Understanding,
  reading: Reading,
  models: Models,
): Promise<Understanding> {
  if (understanding.kind.certainty >= SURE) return understanding
  const { pages } = reading.attachment ?? reading
  const text = pages
    .flatMap(({ lines }) => lines.map(textOf))
    .join('\n')
    .slice(0, LETTERS)
  const opinion = await models.documentType(text)
  if (!opinion) return understanding
  const { label, certainty, model } = opinion
  const named = { ...understanding, models: [...understanding.models, model] }
  return isKind(label) && certainty >= CONVINCING ? { ...named, kind: { name: label, certainty } } : named
}
