// The words around a value, as they are written and by what they are about.
import type { DocumentKind } from '../types.ts'
import { type Cell, overlap } from '../understanding/cells.ts'
import { datesIn } from '../understanding/values.ts'
import { meaningsOf, wordsIn } from './meaning.ts'
import { remembering } from './remembering.ts'
import type { PageValue, View } from './view.ts'

/** Cells above that a heading may stand in. */
const ROWS_ABOVE = 3
const MOST_WORDS = 4
const MOST_LEFT = 8
/** Words that stand right before or behind a value. */
const NEAREST = 2
/** Letters of a sentence that count as near a value. */
const NEAR = 90

/** Features of the text around a value. */
export interface Wording {
  /** As it is written there: each sender has words of his own. */
  readonly words: readonly string[]
  /** What it is about. */
  readonly meanings: readonly string[]
}

/**
 * Features of what stands left and right of a value, above it, at the head of its column and of its row.
 *
 * @returns asked for all values of a page: what stands around one stands around its neighbours, too
 */
export function wordFeatures(view: View): (value: PageValue) => Wording {
  const read = { words: remembering(wordsOf), tokens: remembering(tokensOf) }
  const over = remembering((cell: Cell) => cellsOver(cell, view.rows))
  return (value) => wordsAround(value, { view, over, read })
}

interface Deps {
  readonly view: View
  readonly over: (cell: Cell) => Over
  readonly read: Read
}

/** What texts consist of. */
interface Read {
  readonly words: (text: string) => readonly string[]
  readonly tokens: (text: string) => readonly string[]
}

function wordsAround(value: PageValue, { view: { rows, kind }, over, read }: Deps): Wording {
  const { form, cell } = value
  const row = rows[cell.row] ?? []
  const { before, behind } = restOf(value)
  const around: Around = {
    ...over(cell),
    left: before.trim() === '' ? (row[cell.column - 1]?.text ?? '') : before,
    right: behind.trim() === '' ? (row[cell.column + 1]?.text ?? '') : behind,
    row: cell.column > 0 || before ? (row[0]?.text ?? '') : '',
    said: form === 'date' ? upToNextDate(behind) : null,
  }
  const alone = `alone ${before.trim() === '' && behind.trim() === ''} ${Math.min(4, row.length)}`
  return {
    words: written(around, read),
    // What the neighbours of names are about made them worse; a short label before them is their own.
    meanings: [
      alone,
      ...(form === 'name' ? meanings('label', labelWords(around.left, read), kind) : meant(around, kind, read)),
    ],
  }
}

/** The words of a short text without digits that stands before a value; [] for any other text. */
const labelWords = (left: string, { words }: Read) =>
  left.length <= LONGEST_LABEL && !/\d/.test(left) ? words(left).slice(-MOST_WORDS) : []

const LONGEST_LABEL = 40

/** What stands above a cell. */
interface Over {
  /** From the nearest row on. */
  readonly above: readonly string[]
  readonly head: string
}

const cellsOver = (cell: Cell, rows: View['rows']): Over => ({
  above: Array.from({ length: ROWS_ABOVE }, (_, index) => cellOver(cell, rows[cell.row - 1 - index])?.text ?? ''),
  head: headingOf(cell, rows),
})

/** What stands before and behind a value in its cell, as far as it is near. */
function restOf({ cell, at, quote }: PageValue) {
  const end = at + quote.length
  return {
    before: at > 0 ? cell.text.slice(Math.max(0, at - NEAR), at) : '',
    behind: at >= 0 ? cell.text.slice(end, end + NEAR) : '',
  }
}

/** What is said of a date behind it: "bis 20.06.2025 mit 2 % Skonto oder bis 10.07.2025 rein netto". */
function upToNextDate(behind: string): string {
  const sentence = behind.split(/[.;]\s/, 1)[0] ?? ''
  return sentence.slice(0, datesIn(sentence)[0]?.index)
}

interface Around extends Over {
  readonly left: string
  readonly right: string
  /** How the row begins; "" for the first cell. */
  readonly row: string
  /** What a sentence says of a date; null: of other values. */
  readonly said: string | null
}

function written({ left, right, above, head, row }: Around, { tokens }: Read): string[] {
  const first = (text: string, count = MOST_WORDS) => tokens(text).slice(0, count)
  return [
    ...tokens(left)
      .slice(-MOST_LEFT)
      .map((word) => `left ${word}`),
    `before ${tokens(left).slice(-2).join(' ')}`,
    ...first(right, NEAREST).map((word, index) => `right ${index} ${word}`),
    ...first(row).map((word) => `row ${word}`),
    ...above.flatMap((text, index) => first(text).map((word) => `above${index === 0 ? '' : '+'} ${word}`)),
    ...first(head).map((word) => `head ${word}`),
  ]
}

/** The last words of a text before a value are nearest to it, the first ones of any other. */
function meant(around: Around, kind: DocumentKind, { words }: Read): string[] {
  const {
    left,
    right,
    above: [over = ''],
    head,
    row,
    said,
  } = around
  const [before, behind] = [words(left), words(right)]
  const near: readonly (readonly [where: string, words: readonly string[]])[] = [
    ['left', before.slice(-MOST_LEFT)],
    ['near', before.slice(-NEAREST)],
    ['right', behind.slice(0, NEAREST)],
    ['over', words(over).slice(-MOST_WORDS)],
    ['head', words(head).slice(-MOST_WORDS)],
    ['row', words(row).slice(0, MOST_WORDS)],
  ]
  const all = said === null ? near : [...near, ['said', words(said)] as const]
  return all.flatMap(([where, some]) => meanings(where, some, kind))
}

/** What words are about: each meaning, and all together. */
function meanings(where: string, words: readonly string[], kind: DocumentKind): string[] {
  const isOwn = (meaning: string) => (OWN[kind] ?? OTHERS_OWN).includes(meaning)
  const own = words.flatMap(meaningsOf).map((meaning) => (isOwn(meaning) ? 'document' : meaning))
  const found = [...new Set(own)].sort()
  return [...found.map((meaning) => `${where} is ${meaning}`), `${where} are ${found.join(' ')}`]
}

/**
 * What documents of a kind are about themselves: the number of a delivery is a delivery note's own, and no invoice's; that of an
 * invoice is what a credit note refers to.
 */
const OWN: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  'credit-note': ['credit'],
  offer: ['order'],
  order: ['order'],
  'order-confirmation': ['order'],
  'delivery-note': ['delivery'],
  contract: ['contract', 'invoice'],
  insurance: ['contract', 'invoice'],
}
const OTHERS_OWN: readonly string[] = ['invoice']

const cellOver = (cell: Cell, row: readonly Cell[] = []) =>
  row.find((one) => one.page === cell.page && (one.box ? overlap(one, cell) > 0.2 : one.column === cell.column))

/** How far a column's heading may stand above, in rows. */
const ROWS_TO_HEADING = 16

/** The heading of a column: the nearest cell above without digits. */
function headingOf(cell: Cell, rows: View['rows']): string {
  for (let row = cell.row - 1; row >= Math.max(0, cell.row - ROWS_TO_HEADING); row--) {
    const over = cellOver(cell, rows[row])
    if (over && /\p{L}{2}/u.test(over.text) && !/\d/.test(over.text)) return over.text
  }
  return ''
}

/** The words of a text; long ones also by their ends, which compounds share. */
export const tokensOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (word.length < 8 ? [word] : [word, `${word.slice(0, 5)}-`, `-${word.slice(-5)}`]))

/** The first words of a text that stands around a value. */
export const wordsOf = (text: string): string[] => wordsIn(text.slice(0, 2 * NEAR), /\p{L}+|0|[%€$£#]/gu)
