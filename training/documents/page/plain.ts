// Formats without layout: text files, mails, sheets, and office documents, of which the product reads the text alone.
import { plainPage } from '../../../functions/document/readers/plain.ts'
import type { Block, Pairs } from './blocks.ts'
import type { Plain, Printed } from './design.ts'
import type { Marked } from './reading.ts'
import { joinTexts, type Text, tokens, written } from './text.ts'

/** What the product reads of each page: words with what they belong to, in lines. */
export function plainLines({ pages }: Plain): Marked[] {
  return pages.map((texts, index) => {
    const { lines } = plainPage(texts.map(written), index + 1)
    const all = texts.flatMap(tokens)
    let next = 0
    return {
      width: 0,
      height: 0,
      lines: lines.map(({ words }) =>
        words.map(({ text, box }) => {
          const token = all[next++]
          return { text, box, value: token?.value ?? null, isSalient: token?.isSalient ?? false }
        }),
      ),
    }
  })
}

/** The same document typed into a word processor: what stood beside each other follows each other. */
export function asPlain({ body, foot }: Printed): Plain {
  const ending = foot ? foot(1, 1) : []
  return { form: 'plain', pages: [[...body, ...ending].flatMap(textsOf)] }
}

const CELL = '\t'

function textsOf(block: Block): Text[] {
  switch (block.block) {
    case 'lines':
      return [...block.lines]
    case 'pairs':
      return pairTexts(block)
    case 'table':
      return [...(block.head ? [block.head] : []), ...block.rows].map((cells) =>
        joinTexts(
          cells.filter((cell) => cell.spans.length > 0),
          CELL,
        ),
      )
    case 'beside':
      return block.parts.flatMap(({ blocks }) => blocks.flatMap(textsOf))
    case 'at':
      return block.blocks.flatMap(textsOf)
    default:
      return []
  }
}

function pairTexts({ pairs, place }: Pairs): Text[] {
  if (place === 'across')
    return [0, 1].map((part) =>
      joinTexts(
        pairs.map((pair) => pair[part] ?? ''),
        CELL,
      ),
    )
  if (place === 'above') return pairs.flat()
  return pairs.map((pair) => joinTexts(pair, place === 'run' ? ' ' : CELL))
}
