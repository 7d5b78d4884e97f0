// Which kinds of documents the words of a text speak for: naive Bayes, learnt from texts of many senders most of which name
// their kind nowhere (training/texts).
import type { DocumentKind } from '../types.ts'
import { wordsIn } from './meaning.ts'
import { addDistance, compressed, PackedBytes } from './packing.ts'

/** What was counted in texts. */
export interface WordCounts {
  /** Each kind, and how many texts of it there are. */
  readonly kinds: readonly (readonly [kind: DocumentKind, texts: number])[]
  /** By its hash, for a word or a pair of words: the index of a kind, in how many of its texts it stands, the next index … */
  readonly words: { get(hash: number): Uint8Array | undefined }
}

/** What a document is about, it says on its first pages. */
const MOST_LETTERS = 20_000

/** Words and pairs of neighbouring words of a text, each once, as hashes. */
export function wordingOf(text: string): Set<number> {
  const words = wordsIn(text.slice(0, MOST_LETTERS), WORDS)
  return new Set([...words.map(hashOf), ...words.slice(1).map((word, at) => hashOf(`${words[at]} ${word}`))])
}

/** Words, numbers as 0, and signs that tell a question, a label, a sum or a paragraph. */
const WORDS = /\p{L}+|0|[%€$£#?!:§]/gu

/** 24 bits of FNV-1a: of 200,000 words, one in 80 shares them with another. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & 0xffffff
}

/** A kind, and the logarithm of the odds that a text with these words is of it, if all kinds were equally frequent. */
export interface WordedKind {
  readonly name: DocumentKind
  readonly odds: number
}

/** As if each word stood in one text more of each kind, spread as over all texts: none is impossible. */
const SMOOTHING = 1

/** The kinds that were learnt, the likeliest first; [] if no word of the text is known. */
export function wordedKinds(text: string, { kinds, words }: WordCounts): WordedKind[] {
  const known = [...wordingOf(text)].flatMap((hash) => words.get(hash) ?? [])
  if (known.length === 0) return []
  const all = kinds.reduce((sum, [, texts]) => sum + texts, 0)
  /** Of a word in some texts of a kind and some of others. */
  const oddsOf = (count: number, others: number, texts: number) => {
    const more = (SMOOTHING * (count + others)) / all
    return Math.log((count + more) / (texts + SMOOTHING)) - Math.log((others + more) / (all - texts + SMOOTHING))
  }
  // The same for all words that stand in no text of a kind.
  const never = kinds.map(([, texts]) => oddsOf(0, 1, texts))
  const odds = never.map((each) => each * known.length)
  for (const counts of known) {
    const total = counts.reduce((sum, value, at) => (at % 2 === 1 ? sum + value : sum), 0)
    for (let at = 0; at < counts.length; at += 2) {
      const [kind = 0, count = 0] = counts.subarray(at)
      const texts = kinds[kind]?.[1] ?? 0
      odds[kind] = (odds[kind] ?? 0) + oddsOf(count, total - count, texts) - (never[kind] ?? 0)
    }
  }
  return kinds.map(([name], at) => ({ name, odds: odds[at] ?? 0 })).sort((one, other) => other.odds - one.odds)
}

/**
 * As they are kept: words compressed, in base64, in the order of their hashes. Each begins with how far its hash is behind the one before
 * (packing.ts); the index of a kind stands for one text of it, 128 and more for so many pairs of an index and a number of texts.
 */
export interface PackedCounts {
  readonly kinds: Readonly<Partial<Record<DocumentKind, number>>>
  readonly words: string
}

const MORE = 128

export function packedCounts(kinds: WordCounts['kinds'], words: ReadonlyMap<number, Uint8Array>): PackedCounts {
  const bytes: number[] = []
  let last = 0
  for (const [hash, counts] of [...words].sort(([one], [other]) => one - other)) {
    addDistance(bytes, hash - last)
    const [kind = 0, count] = counts
    if (counts.length === 2 && count === 1) bytes.push(kind)
    else bytes.push(MORE | (counts.length / 2), ...counts)
    last = hash
  }
  return { kinds: Object.fromEntries(kinds), words: compressed(bytes) }
}

/** Words are looked for where they lie: a map of them would take ten times the memory. */
export function unpackedCounts({ kinds, words }: PackedCounts): WordCounts {
  const packed = new PackedBytes(words)
  const { bytes } = packed
  const hashes: number[] = []
  const starts: number[] = []
  while (!packed.isAtEnd) {
    hashes.push((hashes.at(-1) ?? 0) + packed.distance())
    starts.push(packed.at)
    const head = bytes.readUInt8(packed.at)
    packed.at += head < MORE ? 1 : 1 + 2 * (head - MORE)
  }
  const get = (hash: number) => {
    const start = starts[indexOf(hash, hashes)]
    if (start === undefined) return undefined
    const head = bytes.readUInt8(start)
    return head < MORE ? Uint8Array.of(head, 1) : bytes.subarray(start + 1, start + 1 + 2 * (head - MORE))
  }
  return { kinds: Object.entries(kinds) as [DocumentKind, number][], words: { get } }
}

/** Where it stands in ascending numbers; -1 if it does not. */
function indexOf(wanted: number, numbers: readonly number[]): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((numbers[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return numbers[from] === wanted ? from : -1
}
