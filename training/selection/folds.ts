// Which layouts are left out together. By name, so that a layout is in the same fold whatever other layouts there are: the models
// that are shown to papers of a fold have not learnt from its layouts.
import { createHash } from 'node:crypto'

export const FOLDS = 5

/** From 0 to FOLDS - 1. */
export function foldOf(layout: string): number {
  return createHash('sha256').update(layout).digest().readUInt32LE() % FOLDS
}
