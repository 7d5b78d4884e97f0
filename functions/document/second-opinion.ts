// Models are asked here, before and after the rules. One that cannot answer leaves the rules alone, and the owner is told.
import { textOf } from './lines.ts'
import { type Heard, ModelFault, type Models } from './models.ts'
import type { Reading, Understanding } from './types.ts'
import { isKind } from './words.ts'
import type { Fault } from './worker/job.ts'

/** A model's window: what a document is shows on its first page. */
const LETTERS = 2_000
/** Rules that are as sure as this are asked nothing. */
const SURE = 0.6
/** A model that is less sure than this does not outweigh them. */
const CONVINCING = 0.8

/** What our own model says of a document, or why it says nothing. */
export interface Hearing {
  /** null: there is no such model, or it failed. */
  readonly heard: Heard | null
  /** null: nothing went wrong. */
  readonly fault: Fault | null
}

/** Shows a document to our own model. */
export async function hear(reading: Reading, models: Models): Promise<Hearing> {
  try {
    return { heard: await models.heard((reading.attachment ?? reading).pages), fault: null }
  } catch (error) {
    return { heard: null, fault: faultOf(error) }
  }
}

/** Asks a classifier what kind of document it is where the rules are not sure. Whoever took part is named. */
export async function secondOpinion(
  understanding: Understanding,
  reading: Reading,
  models: Models,
): Promise<{ readonly understanding: Understanding; readonly fault: Fault | null }> {
  if (understanding.kind.certainty >= SURE) return { understanding, fault: null }
  const { pages } = reading.attachment ?? reading
  const text = pages
    .flatMap(({ lines }) => lines.map(textOf))
    .join('\n')
    .slice(0, LETTERS)
  try {
    const opinion = await models.documentType(text)
    if (!opinion) return { understanding, fault: null }
    const { label, certainty, model } = opinion
    const named = { ...understanding, models: [...understanding.models, model] }
    const isFollowed = isKind(label) && certainty >= CONVINCING
    return { understanding: isFollowed ? { ...named, kind: { name: label, certainty } } : named, fault: null }
  } catch (error) {
    return { understanding, fault: faultOf(error) }
  }
}

/** What a library says may quote the document and is left out, unless it was said before a document was shown. */
function faultOf(error: unknown): Fault {
  if (error instanceof ModelFault) {
    const { message, cause, stack = '' } = error
    const why = cause instanceof Error ? `: ${cause.message}` : ''
    return { message: `${message}${why}. Rules read documents alone.`, stack }
  }
  const name = error instanceof Error ? error.name : typeof error
  return { message: `A model could not be asked (${name}). Rules read documents alone.`, stack: '' }
}
