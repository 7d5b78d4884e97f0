import { withoutUmlauts } from '../content/plain-letters.ts'
import type { Words } from './words.ts'

/** How many names a hint lists when none comes near. */
const LISTED_NAMES = 16

/**
 * The known name that comes closest to what was written, or undefined when none is near enough: a third of the
 * letters may differ. Case, hyphens and the spelling of umlauts do not count, swapped neighbours count once.
 *
 * @param most letters that may differ, if a third is too many
 */
export function nearest(name: string, known: Iterable<string>, most = Number.POSITIVE_INFINITY): string | undefined {
  const wanted = plain(name)
  let best: { readonly name: string; readonly distance: number; readonly spelling: number } | undefined
  for (const candidate of known) {
    const other = plain(candidate)
    const limit = best?.distance ?? Math.min(most, allowance(Math.max(wanted.length, other.length)))
    if (Math.abs(other.length - wanted.length) > limit) continue
    const distance = editDistance(wanted, other)
    if (distance > limit) continue
    const spelling = editDistance(name, candidate)
    if (!best || distance < best.distance || spelling < best.spelling) best = { name: candidate, distance, spelling }
  }
  return best?.name
}

/** A hint for a name that does not exist: the nearest known one, or all of them when they are few. */
export function didYouMean(name: string, known: readonly string[]): Words | undefined {
  const near = nearest(name, known)
  if (near !== undefined) return meant(near)
  if (known.length === 0 || known.length > LISTED_NAMES) return undefined
  return {
    en: `Known: ${known.map((one) => `"${one}"`).join(', ')}.`,
    de: `Bekannt: ${known.map((one) => `„${one}“`).join(', ')}.`,
  }
}

/** A hint that names what was most likely meant. */
export function meant(name: string): Words {
  return { en: `Did you mean "${name}"?`, de: `Gemeint ist wohl „${name}“.` }
}

/** Two letters of a short word, a third of a long one; words of up to three letters may differ in one. */
function allowance(length: number): number {
  if (length <= 3) return 1
  return Math.max(2, Math.floor(length / 3))
}

/** Names that differ in umlauts, capitals and what stands between words are near. */
const plain = (name: string) =>
  withoutUmlauts(name)
    .toLowerCase()
    .replace(/[_\-\s]/g, '')

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const replaced = at(last, column - 1) + (isSame ? 0 : 1)
      const swapped = isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY
      line.push(Math.min(at(last, column) + 1, at(line, column - 1) + 1, replaced, swapped))
    }
    before = last
    last = line
  }
  return at(last, b.length)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}
