// Which papers are left out together. By the name of their layout, or of who published them, so that they are in the same fold whatever
// other papers there are: the models that are shown to papers of a fold have not learnt from them.
import { createHash } from 'node:crypto'

export const FOLDS = 5

/** From 0 to FOLDS - 1. */
export function foldOf(leftOutBy: string): number {
  return createHash('sha256').update(leftOutBy).digest().readUInt32LE() % FOLDS
}
