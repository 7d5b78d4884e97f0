// The key lines of a document: titles, entries of the head, sentences with a demand, a date or an amount, sums of tables.
// Letterheads, feet and addresses are not among them.
import type { DocumentKind } from '../../types.ts'
import type { Cell, Rows } from '../cells.ts'
import { amountsIn, datesIn } from '../values.ts'
import { titleOf } from './title.ts'

/** Documents whose fields say nearly everything. */
const BRIEF: readonly DocumentKind[] = ['invoice', 'credit-note', 'receipt', 'reminder']
const MOST_BRIEF = 3
const MOST_LINES = 9
const SHORTEST = 12
const LONGEST = 240

/** Words of requests, promises and announcements. */
const MATTERS =
  /(?<!\p{L})(?:bitte|hiermit|betreff|kündig\p{L}*|bestell\p{L}*|angebot|anfrage|termin|frist|zahl\p{L}*|überweis\p{L}*|liefer\p{L}*|vertrag\p{L}*|beantrag\p{L}*|mitteil\p{L}*|beschl\p{L}*|ergebnis\p{L}*|zusammenfassung|gegenstand|zweck|please|hereby|request\p{L}*|order\p{L}*|deadline|agree\p{L}*|approve\p{L}*|purpose|summary|conclusion|due|deliver\p{L}*|invite\p{L}*|between|zwischen|solicit\p{L}*|prazo|pedido|contrato|pagamento|objeto)(?!\p{L})/giu

const FURNITURE =
  /^(?:guten (?:morgen|tag|abend)|hallo|hi|hello|liebe[rs]?)\b.{0,40}[,!]$|\biban\b|\bbic\b|ust-?id|steuer-?n|handelsregister|geschäftsführ|www\.|seite \d|page \d|©|sehr geehrte|mit freundlichen|^dear |regards|\.{6,}/i

/** Rows that sum up a table. */
const SUMS =
  /^(?:gesamt|summe|total|saldo|zwischensumme|endsumme|closing|opening|neuer|alter|grand|subtotal|ergebnis|balance)/i

/**
 * @param bonus added to the score of a line, by its position in the document; lines with a score above 1 are chosen
 * @returns lines in the order of the document; the title first where it has one
 */
export function keyLinesOf(rows: Rows, kind: DocumentKind, bonus: (line: number) => number = () => 0): string[] {
  const isBrief = BRIEF.includes(kind)
  const title = titleOf(rows)
  const lines = rows.map((row, index) => ({ text: join(row), row, index }))
  const scored = lines
    .filter(
      ({ text, index }) =>
        (text.length >= SHORTEST || SUMS.test(text)) && !FURNITURE.test(text) && index !== title?.row,
    )
    .map(({ text, row, index }) => ({
      text,
      index,
      score: scoreOf(text, row, index / Math.max(1, rows.length), isBrief) + bonus(index),
    }))
  const best = scored
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, isBrief ? MOST_BRIEF : MOST_LINES)
    .sort((a, b) => a.index - b.index)
    .map(({ text }) => text.slice(0, LONGEST))
  const head = title && !isBrief ? [title.text.slice(0, LONGEST)] : []
  return [...new Set([...head, ...best])]
}

const join = (row: readonly Cell[]) => row.map((cell) => cell.text).join(' ')

function scoreOf(text: string, row: readonly Cell[], depth: number, isBrief: boolean): number {
  const matters = Math.min(2, text.match(MATTERS)?.length ?? 0)
  const facts = Math.min(2, datesIn(text).length + amountsIn(text).length + (/\d[\d.,]{3,}/.test(text) ? 0.5 : 0)) * 0.7
  const isSentence = /\p{L}{3,}(?:\s\S+){4,}/u.test(text) && row.length <= 2 ? 0.8 : 0
  if (isBrief) return row.length > 2 || text.length < 25 ? 0 : matters + facts + isSentence + (1 - depth) * 0.8
  return matters * 0.8 + facts + isSentence + layoutScore(text, row, depth)
}

/** The score of a line by its place and form. */
function layoutScore(text: string, row: readonly Cell[], depth: number): number {
  const isEntry = row.length <= 4 && /^\p{L}[\p{L}\s./&-]{2,30}:/u.test(text) ? 1 : 0
  const isSum = SUMS.test(text) && /\d/.test(text) ? 1.6 : 0
  const isTop = depth < 0.12 || row.some(({ row: index }) => index < 6) ? 1.1 : 0
  const isCrowded = row.length > 4 ? 0.8 : 0
  return isEntry + isSum + isTop + (1 - depth) * 0.6 - isCrowded
}
