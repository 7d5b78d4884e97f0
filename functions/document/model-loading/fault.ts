import type { Fault } from '../types.ts'

/** Why a model cannot be asked, in words for the owner. It quotes nothing of a document. */
export class ModelFault extends Error {}

/** For the owner: why rules read a document alone. What a library says may quote the document, and is left out. */
export function faultOfModel(error: unknown): Fault {
  if (error instanceof ModelFault) {
    const { message, cause, stack = '' } = error
    const why = cause instanceof Error ? `: ${cause.message}` : ''
    return { message: `${message}${why}. Rules read documents alone.`, stack }
  }
  const name = error instanceof Error ? error.name : typeof error
  return { message: `A model could not be asked (${name}). Rules read documents alone.`, stack: '' }
}
