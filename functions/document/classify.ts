import { textOf } from './lines.ts'
import { faultOfModel } from './model-loading/fault.ts'
import type { Models } from './model-loading/open-models.ts'
import { isKind } from './prediction/kinds.ts'
import type { Fault, Reading, Understanding } from './types.ts'

/** How much a classifier sees, in characters: the first page shows what a document is. */
const CLASSIFIED_CHARACTERS = 2_000
/** From this certainty on the rules decide alone. */
const SURE = 0.6
/** Below this certainty a classifier does not overrule them. */
const CONVINCING = 0.8

/**
 * Asks the owner's classifier for the kind of a document where the rules are unsure. A model that answered is named in
 * `models`, even if the rules keep the upper hand.
 */
export async function classifyIfUnsure(
  understanding: Understanding,
  reading: Reading,
  models: Models,
): Promise<{ readonly understanding: Understanding; readonly fault: Fault | null }> {
  if (understanding.kind.certainty >= SURE) return { understanding, fault: null }
  const { pages } = reading.attachment ?? reading
  const text = pages
    .flatMap(({ lines }) => lines.map(textOf))
    .join('\n')
    .slice(0, CLASSIFIED_CHARACTERS)
  try {
    const classification = await models.documentType(text)
    if (!classification) return { understanding, fault: null }
    const { label, certainty, model } = classification
    const named = { ...understanding, models: [...understanding.models, model] }
    const isFollowed = isKind(label) && certainty >= CONVINCING
    return { understanding: isFollowed ? { ...named, kind: { name: label, certainty } } : named, fault: null }
  } catch (error) {
    return { understanding, fault: faultOfModel(error) }
  }
}
