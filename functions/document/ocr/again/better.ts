// Which of two readings of the same number counts.
import { agrees, centsOf, formOf, soundness } from './forms.ts'

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

/** Amounts that agree with others by chance are few, and readings of the same ink are no random amounts. */
const LEAST_OF_AGREEING = 0.5

/**
 * Whether the second reading is better supported than the first: by check digits, by its form, by what it adds up to, by its
 * certainty.
 *
 * @param amounts all on the page, in cents
 */
export function isBetter(first: Read, second: Read, amounts: readonly number[]): boolean {
  if (second.text === '' || second.text === first.text) return false
  const [before, after] = [soundness(first.text), soundness(second.text)]
  if (after === 2 && before < 2) return second.certainty >= LEAST
  if (after < before || formOf(second.text) === null) return false
  const [addedUp, addsUp] = [first, second].map(({ text }) => isSum(text, amounts))
  if (addedUp && !addsUp) return false
  if (addsUp && !addedUp && second.certainty >= LEAST_OF_AGREEING) return true
  return second.certainty >= SURE && second.certainty >= first.certainty + SURER
}

function isSum(text: string, amounts: readonly number[]): boolean {
  const cents = centsOf(text)
  return cents !== null && agrees(cents, amounts)
}
