// Which of two readings of the same number counts.
import { formOf, soundness } from './forms.ts'

export interface Read {
  readonly text: string
  readonly certainty: number
}

/** A second reading with less than this is a guess: of those of misread numbers with more, 23 of 26 were right. */
const SURE = 0.85
/** Check digits are right by chance once in a hundred: then the characters themselves need not be sure. */
const LEAST = 0.3
/** How much surer it has to be than the first one. */
const SURER = 0.03

/** Whether the second reading is better supported than the first: by check digits, by its form, by its certainty. */
export function isBetter(first: Read, second: Read): boolean {
  if (second.text === '' || second.text === first.text) return false
  const [before, after] = [soundness(first.text), soundness(second.text)]
  if (after === 2 && before < 2) return second.certainty >= LEAST
  if (after < before || formOf(second.text) === null) return false
  return second.certainty >= SURE && second.certainty >= first.certainty + SURER
}
