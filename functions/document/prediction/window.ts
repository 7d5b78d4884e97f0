// What the model sees of a document: pieces of words and where they stand, in windows of a fixed length. Training and
// product share this code, so that the model is never shown what it was not trained on.
import { bucketsOf, Gap, gapBefore, LAYOUT_INPUTS, type SeenPage, type SeenWord } from './layout.ts'

/** The ids of the pieces of one word, without those at the ends of a text. */
export type WordIds = (word: string) => readonly number[]

/** Maximum number of cached words; a long document has some thousands of different ones. */
const MAX_REMEMBERED = 20_000

/**
 * Asks once for words that the model cannot distinguish: all digits are alike to it, and so are characters that look the
 * same. The tokenizer takes some microseconds per word, and most words of a document occur more than once.
 */
export function cachedByWord(wordIds: WordIds): WordIds {
  const known = new Map<string, readonly number[]>()
  return (text) => {
    const word = foldedWord(text)
    const found = known.get(word)
    if (found) return found
    if (known.size >= MAX_REMEMBERED) known.clear()
    const ids = wordIds(word)
    known.set(word, ids)
    return ids
  }
}

/** A word as the model sees it. */
export const foldedWord = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, '0')

/** The first pieces of every vocabulary; their ids are their positions. */
export const SPECIAL_PIECES = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]', '⏎'] as const

const UNKNOWN = SPECIAL_PIECES.indexOf('[UNK]')
const START = SPECIAL_PIECES.indexOf('[CLS]')
const END = SPECIAL_PIECES.indexOf('[SEP]')
const LINE_BREAK = SPECIAL_PIECES.indexOf('⏎')

export const WINDOW_TOKENS = 512
/** Without the tokens at its ends. */
const CONTENT = WINDOW_TOKENS - 2
/** Windows overlap, so that every word is seen with something before and behind it. */
const STRIDE = 384
/** A window begins with a line if one begins in the last part of the stride. */
const EARLIEST_STRIDE = 256
/** Some 9,000 pieces: the first pages show what a document is, and each window takes time. */
const MAX_WINDOWS = 24
/** Unreadable text, such as the bytes of a picture in a mail, must not fill windows. */
const MAX_PIECES = 16

/** A part of a document. All arrays have one entry per token, `layout` has LAYOUT_INPUTS. */
export interface Window {
  readonly ids: Int16Array
  /** Row by row: left and right edge, top, gap; 0: none. */
  readonly layout: Uint8Array
  /** Position in the document of the word that begins here; -1: a further piece, the end of a line or of the window. */
  readonly words: Int32Array
}

/** The whole document as it goes into windows. */
interface Tokens {
  readonly ids: number[]
  readonly layout: number[]
  readonly words: number[]
  /** Where lines begin. */
  readonly lines: number[]
}

/**
 * The windows of a document, in its order; they overlap. [] if it has no words.
 *
 * @param most maximum number; what follows them is not seen
 */
export function windowsOf(pages: readonly SeenPage[], wordIds: WordIds, most = MAX_WINDOWS): Window[] {
  const tokens = tokensOf(pages, wordIds)
  const windows: Window[] = []
  let start = 0
  while (start < tokens.ids.length && windows.length < most) {
    const end = Math.min(tokens.ids.length, start + CONTENT)
    windows.push(windowOf(tokens, start, end))
    if (end === tokens.ids.length) break
    start = nextStart(tokens, start)
  }
  return windows
}

function tokensOf(pages: readonly SeenPage[], wordIds: WordIds): Tokens {
  const tokens: Tokens = { ids: [], layout: [], words: [], lines: [] }
  const enough = MAX_WINDOWS * STRIDE + CONTENT
  let position = 0
  for (const page of pages) {
    let above: readonly SeenWord[] = []
    for (const { words } of page.lines) {
      if (tokens.ids.length >= enough) return tokens
      tokens.lines.push(tokens.ids.length)
      for (const [index, word] of words.entries()) {
        const gap = gapBefore(word, words[index - 1] ?? null, above)
        addWord(tokens, wordIds(word.text), [...bucketsOf(word.box, page), gap], position++)
      }
      add(tokens, LINE_BREAK, NO_LAYOUT, -1)
      above = words
    }
  }
  return tokens
}

const NO_LAYOUT: readonly number[] = new Array<number>(LAYOUT_INPUTS).fill(0)

function addWord(tokens: Tokens, ids: readonly number[], layout: readonly number[], position: number): void {
  // A word of characters that the vocabulary lacks is still a word.
  add(tokens, ids[0] ?? UNKNOWN, layout, position)
  const further = [...layout.slice(0, -1), Gap.none]
  for (const id of ids.slice(1, MAX_PIECES)) add(tokens, id, further, -1)
}

function add(tokens: Tokens, id: number, layout: readonly number[], word: number): void {
  tokens.ids.push(id)
  tokens.layout.push(...layout)
  tokens.words.push(word)
}

function nextStart({ words, lines }: Tokens, start: number): number {
  const line = lines.findLast((at) => at <= start + STRIDE)
  if (line !== undefined && line > start + EARLIEST_STRIDE) return line
  let at = start + STRIDE
  while ((words[at] ?? -1) < 0) at--
  return at
}

function windowOf({ ids, layout, words }: Tokens, start: number, end: number): Window {
  const rows = layout.slice(start * LAYOUT_INPUTS, end * LAYOUT_INPUTS)
  return {
    ids: Int16Array.of(START, ...ids.slice(start, end), END),
    layout: Uint8Array.of(...NO_LAYOUT, ...rows, ...NO_LAYOUT),
    words: Int32Array.of(-1, ...words.slice(start, end), -1),
  }
}
