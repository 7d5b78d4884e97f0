// From scores of single words to values: the likeliest sequence of labels in which no value continues before it begins.
import { isInside, LABELS, labelOf, type Tag, tagOf } from './tags.ts'

/** Words of a document that make up a value. */
export interface Span {
  readonly tag: Tag
  /** Positions in the document, in reading order. Words of another column may lie between them. */
  readonly words: readonly number[]
  /** From 0 to 1: the geometric mean over its words. */
  readonly probability: number
}

/** What is known of a word besides its scores. */
export interface WordPlace {
  /** Position of its line in the document. */
  readonly line: number
  /** Whether it begins a line or a cell: a value of several lines continues here. */
  readonly beginsCell: boolean
}

/** Maximum number of lines between two words of a value. */
const MAX_LINES_APART = 2

/**
 * The values among the words.
 *
 * @param scores log-probabilities, LABELS.length of them per word; words beyond the last score belong to nothing
 */
export function spansOf(scores: Float32Array, places: readonly WordPlace[]): Span[] {
  const words = Math.min(places.length, Math.floor(scores.length / LABELS.length))
  const labels = likeliestLabels(scores, places.slice(0, words))
  const spans: { readonly tag: Tag; readonly words: number[] }[] = []
  for (const [word, label] of labels.entries()) {
    const tag = tagOf(label)
    if (!tag) continue
    const open = isInside(label) ? spans.findLast((span) => span.tag === tag) : undefined
    if (open && isNear(places, open.words, word)) open.words.push(word)
    else spans.push({ tag, words: [word] })
  }
  return spans.map((span) => ({ ...span, probability: probabilityOf(scores, span.tag, span.words) }))
}

function isNear(places: readonly WordPlace[], words: readonly number[], word: number): boolean {
  const lineOf = (position: number | undefined) => places[position ?? -1]?.line ?? 0
  return lineOf(word) - lineOf(words.at(-1)) <= MAX_LINES_APART
}

/** Viterbi's algorithm: for each label of each word the best sequence of labels that ends there. */
function likeliestLabels(scores: Float32Array, places: readonly WordPlace[]): number[] {
  // No value can continue at the very first word.
  let sums = new Float32Array(LABELS.map((_, label) => (isInside(label) ? Number.NEGATIVE_INFINITY : 0)))
  const cameFrom = places.map(({ beginsCell }, word) => {
    const from = word === 0 ? Uint8Array.from(sums.keys()) : previousLabels(sums, beginsCell)
    const next = new Float32Array(sums.length)
    for (let label = 0; label < next.length; label++)
      next[label] = sumAt(sums, from[label] ?? 0) + sumAt(scores, word * LABELS.length + label)
    sums = next
    return from
  })
  const labels = new Array<number>(places.length)
  let label = highest(sums)
  for (let word = places.length - 1; word >= 0; word--) {
    labels[word] = label
    label = cameFrom[word]?.[label] ?? 0
  }
  return labels
}

/** For each label the best one that can precede it. */
function previousLabels(sums: Float32Array, beginsCell: boolean): Uint8Array {
  const previous = new Uint8Array(sums.length).fill(highest(sums))
  if (beginsCell) return previous
  for (let label = 0; label < sums.length; label++)
    if (isInside(label)) previous[label] = likelier(sums, label - 1, label)
  return previous
}

const sumAt = (sums: Float32Array, index: number) => sums[index] ?? 0

const likelier = (sums: Float32Array, a: number, b: number) => (sumAt(sums, a) >= sumAt(sums, b) ? a : b)

/** Position of the highest number; 0 for an empty array. */
export function highest(numbers: Float32Array): number {
  let best = 0
  for (let index = 1; index < numbers.length; index++) best = likelier(numbers, best, index)
  return best
}

/** Only counts whether a word belongs to the value, not whether it begins it. */
function probabilityOf(scores: Float32Array, tag: Tag, words: readonly number[]): number {
  const of = (word: number, label: number) => Math.exp(scores[word * LABELS.length + label] ?? 0)
  const logs = words.map((word) => Math.log(of(word, labelOf(tag, true)) + of(word, labelOf(tag, false))))
  return Math.min(1, Math.exp(logs.reduce((sum, log) => sum + log, 0) / words.length))
}
