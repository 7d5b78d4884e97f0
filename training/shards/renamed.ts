// A paper with other parties: what stands in the place of a name shall be learnt, not the few names that papers have.
import type { Box } from '../../functions/document/types.ts'
import { NOTHING_TO_LEARN } from './encode.ts'

/** A word of a paper with its label. */
export interface LabelledWord {
  readonly text: string
  readonly box: Box | null
  readonly label: number
}

/** Lines of words. */
export type LabelledLine = readonly LabelledWord[]

/** A name as it stands on the paper, and what shall stand there. */
export interface Renaming {
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** The label of the words of the new name that have no old one: further words of the value. */
  readonly further: number
}

/** With other names wherever all words of one stand one after the other in a line; what else a line has stays as it is. */
export function renamed(line: LabelledLine, renamings: readonly Renaming[]): LabelledLine {
  const words: LabelledWord[] = []
  for (let at = 0; at < line.length; ) {
    const found = renamings.find(({ from }) => isAt(line, at, from))
    const old = line.slice(at, at + (found?.from.length ?? 1))
    words.push(...(found ? replaced(old, found) : old))
    at += old.length
  }
  return words
}

function isAt(line: LabelledLine, at: number, name: readonly string[]): boolean {
  return name.length > 0 && name.every((word, index) => letters(line[at + index]?.text ?? '') === letters(word))
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** The new words share the place of the old ones. */
function replaced(old: readonly LabelledWord[], { to, further }: Renaming): LabelledWord[] {
  const isUpper = old.every(({ text }) => text === text.toUpperCase()) && old.some(({ text }) => /\p{L}/u.test(text))
  const boxes = placesFor(to, old)
  const last = old.at(-1)?.label ?? 0
  return to.map((word, index) => ({
    text: isUpper ? word.toUpperCase() : word,
    box: boxes[index] ?? null,
    label: old[index]?.label ?? (last === 0 || last === NOTHING_TO_LEARN ? last : further),
  }))
}

/** Side by side where the old words stood, each as wide as its letters. */
function placesFor(words: readonly string[], old: readonly LabelledWord[]): (Box | null)[] {
  const [first, last] = [old[0]?.box, old.at(-1)?.box]
  if (!first || !last) return words.map(() => null)
  const all = words.reduce((sum, word) => sum + word.length + 1, -1)
  const unit = (last[2] - first[0]) / Math.max(1, all)
  let left = first[0]
  return words.map((word) => {
    const box: Box = [left, first[1], left + word.length * unit, first[3]]
    left = box[2] + unit
    return box
  })
}
