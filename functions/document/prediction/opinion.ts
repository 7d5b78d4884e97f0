// What the model predicts for a document: values, kind and key lines, from all of its windows.
import type { DocumentKind } from '../types.ts'
import { KINDS } from './kinds.ts'
import { beginsCell, LAYOUT_INPUTS, type SeenPage } from './layout.ts'
import { type Span, spansOf, type WordPlace } from './spans.ts'
import { LABELS } from './tags.ts'
import { type Window, type WordIds, windowsOf } from './window.ts'

/** The model, as model-loading/open-models.ts loads it. */
export interface Transformer {
  readonly wordIds: WordIds
  run(window: Window): Promise<WindowScores>
}

/** The output for one window, before it is turned into probabilities. */
export interface WindowScores {
  /** LABELS.length numbers per token. */
  readonly labels: Float32Array
  /** KINDS.length numbers. */
  readonly kinds: Float32Array
  /** One number per token; only that of the first token of a line is used. */
  readonly salience: Float32Array
}

export interface ModelOpinion {
  /** Log-probabilities, LABELS.length per word of the document, in its order; words that the model has not seen are left out. */
  readonly labels: Float32Array
  /** Values in the order in which they begin. */
  readonly spans: readonly Span[]
  /** Every kind with its probability, the likeliest first; [] for a document without words. */
  readonly kinds: readonly { readonly name: DocumentKind; readonly probability: number }[]
  /** How likely each line of the document is a key line, page after page; 0 for lines that the model has not seen. */
  readonly salience: readonly number[]
}

/**
 * Shows a document to the model. Rejects when the model cannot run.
 *
 * @param most maximum number of windows
 */
export async function opinionOf(
  pages: readonly SeenPage[],
  { wordIds, run }: Transformer,
  most?: number,
): Promise<ModelOpinion> {
  const windows = windowsOf(pages, wordIds, most)
  const scores: WindowScores[] = []
  for (const window of windows) scores.push(await run(window))
  const lines = pages.flatMap((page) => page.lines)
  const lineOfWord = lines.flatMap(({ words }, line) => words.map(() => line))
  const places = placesOf(windows, lineOfWord)
  const firsts = firstWords(lines.map(({ words }) => words.length))
  const salience = meanByWord(
    windows,
    scores.map(({ salience }) => salience),
    1,
  )
  const labels = logProbabilities(
    meanByWord(
      windows,
      scores.map(({ labels }) => labels),
      LABELS.length,
    ),
  )
  return {
    labels,
    spans: spansOf(labels, places),
    kinds: kindsOf(scores),
    salience: firsts.map((word) => sigmoid((word === null ? undefined : salience[word]) ?? Number.NEGATIVE_INFINITY)),
  }
}

/** Line and cell of each word, from the windows that see it. Words after the last window are left out. */
function placesOf(windows: readonly Window[], lineOfWord: readonly number[]): WordPlace[] {
  const places: WordPlace[] = []
  for (const { words, layout } of windows) {
    for (const [token, word] of words.entries()) {
      if (word < 0) continue
      const gap = layout[token * LAYOUT_INPUTS + LAYOUT_INPUTS - 1] ?? 0
      places[word] = { line: lineOfWord[word] ?? 0, beginsCell: beginsCell(gap) }
    }
  }
  return places
}

/** The first word of each line; null for a line without words. */
function firstWords(lengths: readonly number[]): (number | null)[] {
  let next = 0
  return lengths.map((length) => {
    const first = next
    next += length
    return length === 0 ? null : first
  })
}

/** The scores of words at the tokens that begin them, as the mean of the windows that see them. */
function meanByWord(windows: readonly Window[], scores: readonly Float32Array[], width: number): Float32Array {
  const words = 1 + Math.max(-1, ...windows.map((window) => Math.max(...window.words)))
  const sums = new Float32Array(words * width)
  const counts = new Float32Array(words)
  for (const [index, window] of windows.entries()) {
    for (const [token, word] of window.words.entries()) {
      if (word < 0) continue
      counts[word] = (counts[word] ?? 0) + 1
      for (let at = 0; at < width; at++) {
        sums[word * width + at] = (sums[word * width + at] ?? 0) + (scores[index]?.[token * width + at] ?? 0)
      }
    }
  }
  return sums.map((sum, index) => sum / (counts[Math.floor(index / width)] || 1))
}

/** Row by row, LABELS.length numbers each. */
function logProbabilities(rows: Float32Array): Float32Array {
  const result = new Float32Array(rows.length)
  for (let start = 0; start < rows.length; start += LABELS.length) {
    const row = rows.subarray(start, start + LABELS.length)
    const most = Math.max(...row)
    const sum = row.reduce((total, score) => total + Math.exp(score - most), 0)
    result.set(
      row.map((score) => score - most - Math.log(sum)),
      start,
    )
  }
  return result
}

function kindsOf(scores: readonly WindowScores[]): ModelOpinion['kinds'] {
  if (scores.length === 0) return []
  const means = KINDS.map((_, kind) => scores.reduce((sum, { kinds }) => sum + (kinds[kind] ?? 0), 0) / scores.length)
  const most = Math.max(...means)
  const powers = means.map((mean) => Math.exp(mean - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return KINDS.map((name, kind) => ({ name, probability: (powers[kind] ?? 0) / total })).sort(
    (a, b) => b.probability - a.probability,
  )
}

const sigmoid = (score: number) => 1 / (1 + Math.exp(-score))
