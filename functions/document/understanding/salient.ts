// The most telling lines: titles, sentences with a demand, a date or an amount. Letterheads, feet and addresses are not.
import type { Rows } from './cells.ts'
import { amountsIn, datesIn } from './values.ts'

const MOST_LINES = 3
const SHORTEST = 25
const LONGEST = 220

/** Words with which somebody wants, promises or announces something. */
const MATTERS =
  /(?<!\p{L})(?:bitte|hiermit|betreff|kündig\p{L}*|bestell\p{L}*|angebot|anfrage|termin|frist|zahl\p{L}*|überweis\p{L}*|liefer\p{L}*|vertrag\p{L}*|beantrag\p{L}*|mitteil\p{L}*|beschluss|ergebnis|please|hereby|request\p{L}*|order|deadline|agree\p{L}*|approve\p{L}*|purpose|summary|due|solicit\p{L}*|prazo|pedido|contrato|pagamento)(?!\p{L})/giu

const FURNITURE =
  /iban|bic\b|ust-?id|steuer-?n|handelsregister|amtsgericht|geschäftsführ|telefon|fax|www\.|@|seite \d|page \d|©|sehr geehrte|mit freundlichen|dear |regards|tel\./i

/** @returns lines in the order of the document; [] where every line is a cell of a table */
export function salientLines(rows: Rows): string[] {
  const scored = rows.flatMap((row, index) => {
    const text = row.map((cell) => cell.text).join(' ')
    if (row.length > 2 || text.length < SHORTEST || FURNITURE.test(text)) return []
    return [{ text: text.slice(0, LONGEST), index, score: scoreOf(text, index / Math.max(1, rows.length)) }]
  })
  const best = scored.sort((a, b) => b.score - a.score).slice(0, MOST_LINES)
  return best
    .filter(({ score }) => score > 1)
    .sort((a, b) => a.index - b.index)
    .map(({ text }) => text)
}

function scoreOf(text: string, depth: number): number {
  const matters = Math.min(2, text.match(MATTERS)?.length ?? 0)
  const facts = Math.min(2, datesIn(text).length + amountsIn(text).length) * 0.7
  const isSentence = /\p{L}{3,}(?:\s\S+){4,}/u.test(text) ? 0.8 : 0
  return matters + facts + isSentence + (1 - depth) * 0.8
}
