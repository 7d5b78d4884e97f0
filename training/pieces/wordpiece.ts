// The vocabulary of WordPiece: signs first, then the most frequent neighbours put together, again and again.

import { CONTINUATION } from '../../functions/document/model-loading/tokenizer-json.ts'

/** A pair that comes less often is chance. */
const LEAST_COUNT = 2

interface CountedWord {
  pieces: number[]
  readonly count: number
}

/** What the training knows at a time. */
interface State {
  readonly words: readonly CountedWord[]
  /** Pieces by their number. */
  readonly pieces: string[]
  readonly numbers: Map<string, number>
  /** How often each pair stands side by side. */
  readonly counts: Map<number, number>
  /** The words in which a pair has ever stood. */
  readonly places: Map<number, Set<number>>
}

/**
 * The pieces of which words can be put together, at most `size`; the same counts give the same pieces.
 *
 * @param counts how often each word comes; words have no blanks
 * @returns signs in the order of their codes, then pieces in the order in which they were found
 * @see https://arxiv.org/abs/1508.07909 (the training is that of byte pair encoding)
 */
export function wordPieces(counts: ReadonlyMap<string, number>, size: number): string[] {
  const state = stateOf(counts)
  const queue = new Queue()
  for (const [pair, count] of state.counts) queue.add(pair, count)
  for (let pair = nextPair(state, queue); pair !== null && state.pieces.length < size; pair = nextPair(state, queue)) {
    for (const changed of join(state, pair)) queue.add(changed, state.counts.get(changed) ?? 0)
  }
  return state.pieces.slice(0, size)
}

/** The pair that comes most often by now: counts in the queue may be old, and are never too low. null: none is left. */
function nextPair({ counts }: State, queue: Queue): number | null {
  for (let top = queue.take(); top !== null; top = queue.take()) {
    const count = counts.get(top.pair) ?? 0
    if (count === top.count) return top.pair
    queue.add(top.pair, count)
  }
  return null
}

function stateOf(counts: ReadonlyMap<string, number>): State {
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  const signs = sorted.map(([word]) => [...word].map((sign, index) => (index === 0 ? sign : CONTINUATION + sign)))
  const pieces = [...new Set(signs.flat())].sort()
  const numbers = new Map(pieces.map((piece, number) => [piece, number]))
  const words = signs.map((parts, index) => ({
    pieces: parts.map((part) => numbers.get(part) ?? 0),
    count: sorted[index]?.[1] ?? 0,
  }))
  const state: State = { words, pieces, numbers, counts: new Map(), places: new Map() }
  for (const [index, word] of words.entries()) addPairs(state, word, index)
  return state
}

/** Numbers of pieces stay far below this. */
const PAIRS = 2 ** 20

const pairsOf = (pieces: readonly number[]) =>
  pieces.slice(1).map((right, index) => (pieces[index] ?? 0) * PAIRS + right)

function addPairs({ counts, places }: State, { pieces, count }: CountedWord, index: number): number[] {
  const pairs = pairsOf(pieces)
  for (const pair of pairs) {
    counts.set(pair, (counts.get(pair) ?? 0) + count)
    const known = places.get(pair)
    if (known) known.add(index)
    else places.set(pair, new Set([index]))
  }
  return pairs
}

/** Makes one piece of a pair wherever it stands. @returns the pairs whose counts have changed */
function join(state: State, pair: number): Set<number> {
  const [left, right] = [Math.floor(pair / PAIRS), pair % PAIRS]
  const name = (state.pieces[left] ?? '') + (state.pieces[right] ?? '').slice(CONTINUATION.length)
  const joined = numberOf(state, name)
  const changed = new Set<number>()
  for (const index of state.places.get(pair) ?? []) {
    const word = state.words[index]
    if (!word) continue
    for (const old of pairsOf(word.pieces)) {
      state.counts.set(old, (state.counts.get(old) ?? 0) - word.count)
      changed.add(old)
    }
    word.pieces = joinedPieces(word.pieces, [left, right], joined)
    for (const now of addPairs(state, word, index)) changed.add(now)
  }
  state.counts.delete(pair)
  state.places.delete(pair)
  changed.delete(pair)
  return changed
}

/** Two pairs can make the same piece: "a" and "##bc", "ab" and "##c". */
function numberOf({ pieces, numbers }: State, name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, pieces.length)
  return pieces.push(name) - 1
}

function joinedPieces(pieces: readonly number[], [left, right]: readonly [number, number], joined: number): number[] {
  const result: number[] = []
  for (let at = 0; at < pieces.length; at++) {
    const isPair = pieces[at] === left && pieces[at + 1] === right
    result.push(isPair ? joined : (pieces[at] ?? 0))
    if (isPair) at++
  }
  return result
}

interface Entry {
  readonly pair: number
  readonly count: number
}

/** The pair that comes most often is taken first; of equals, the one with the lower number. */
class Queue {
  readonly #heap: Entry[] = []

  add(pair: number, count: number): void {
    if (count < LEAST_COUNT) return
    const heap = this.#heap
    let at = heap.push({ pair, count }) - 1
    while (at > 0 && this.#isBefore(at, (at - 1) >> 1)) at = this.#swap(at, (at - 1) >> 1)
  }

  take(): Entry | null {
    const heap = this.#heap
    const top = heap[0]
    const last = heap.pop()
    if (!top || !last || heap.length === 0) return top ?? null
    heap[0] = last
    let at = 0
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const child = right < heap.length && this.#isBefore(right, left) ? right : left
      if (child >= heap.length || !this.#isBefore(child, at)) return top
      at = this.#swap(at, child)
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#heap[a], this.#heap[b]]
    if (!one || !other) return false
    return one.count === other.count ? one.pair < other.pair : one.count > other.count
  }

  #swap(from: number, to: number): number {
    const [one, other] = [this.#heap[from], this.#heap[to]]
    if (one && other) {
      this.#heap[from] = other
      this.#heap[to] = one
    }
    return to
  }
}
