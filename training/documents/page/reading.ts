// What the product's readers make of a page: words in lines, each with its tag.
import { linesOf, type PlacedWord } from '../../../functions/document/lines.ts'
import type { Box } from '../../../functions/document/types.ts'
import type { TaggedPage } from '../types.ts'
import type { PaperPage, PlacedToken } from './flow.ts'
import type { Token, Value } from './text.ts'

/** A word in a line, on paper or not. */
export interface MarkedWord extends Token {
  readonly box: Box | null
}

/** A page of which the lines are known. */
export interface Marked {
  readonly width: number
  readonly height: number
  readonly lines: readonly (readonly MarkedWord[])[]
}

/** The lines that the product finds on a page. */
export function paperLines({ width, height, words }: PaperPage): Marked {
  const placed = words.map((word): PlacedWord & PlacedToken => ({ ...word, certainty: 1 }))
  const owners = new Map<unknown, PlacedToken>(placed.map((word) => [word, word]))
  const lines = linesOf(placed, 1).map((line) =>
    line.words.flatMap((word) => {
      const owner = owners.get(word)
      return owner ? [owner] : []
    }),
  )
  return { width, height, lines }
}

/** People quote a few sentences only, of about two lines each. */
const MAX_SALIENT = 7

/** A single word of a long line is the beginning or the end of a sentence that stands in the lines beside it. */
const QUOTED_WORDS = 2
const QUOTED_SHARE = 0.2

function isQuoted(words: readonly MarkedWord[]): boolean {
  const quoted = words.filter(({ isSalient }) => isSalient).length
  return quoted >= QUOTED_WORDS || quoted > words.length * QUOTED_SHARE
}

/** The seam to those who learn from it. The first word of each value begins it, wherever lines have brought it. */
export function taggedPages(pages: readonly Marked[]): TaggedPage[] {
  const begun = new Set<Value>()
  let quoted = 0
  return pages.map(({ width, height, lines }) => ({
    width,
    height,
    lines: lines.map((words) => {
      const isSalient = quoted < MAX_SALIENT && isQuoted(words)
      if (isSalient) quoted += 1
      return {
        words: words.map(({ text, box, value }) => {
          const begins = value !== null && !begun.has(value)
          if (value) begun.add(value)
          return { text, box, tag: value?.tag ?? null, begins }
        }),
        isSalient,
      }
    }),
  }))
}
