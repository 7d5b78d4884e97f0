// A document as the selection sees it: every value of a form with its place, what the rules say of it and what the model does.
import { matchesOf } from '../matches.ts'
import { LABELS as TAG_LABELS, TAGS, type Tag } from '../prediction/tags.ts'
import type { DocumentKind, Field, Reading } from '../types.ts'
import { type Cell, heightOf, isUnder, overlap, type Rows } from '../understanding/cells.ts'
import { isClose } from '../understanding/parties/addresses.ts'
import { hasLegalForm } from '../understanding/parties/legal-forms.ts'
import { isLegalFormAlone, isPartyName, tidy } from '../understanding/parties/names.ts'
import type { Party } from '../understanding/parties/parties.ts'
import { type Candidate, READ } from '../understanding/reading.ts'
import { amountsIn, datesIn, type Found, ibansIn, misprintedIbansIn, taxIdsIn } from '../understanding/values.ts'
import type { Form } from './forms.ts'
import { namesWithin } from './names.ts'

/** A value on a page. */
export interface PageValue {
  readonly form: Form
  /** Normalised. */
  readonly value: string
  readonly quote: string
  readonly cell: Cell
  /** Position of the quote in its cell; -1: it goes on in another cell. */
  readonly at: number
}

export interface View {
  readonly rows: Rows
  readonly sizes: ReadonlyMap<number, { readonly width: number; readonly height: number }>
  readonly pageCount: number
  readonly kind: DocumentKind
  /** What the rules answer. */
  readonly ruled: readonly Field[]
  /** Values beside labels. */
  readonly labelled: readonly Candidate[]
  /** The buyer wrote the paper. */
  readonly isSelfBilled: boolean
  readonly parties: readonly Party[]
  readonly values: readonly PageValue[]
  /** Log-probabilities of the model, TAG_LABELS.length per word; null without a model. */
  readonly scores: Float32Array | null
  /** The position of the first word of each row. */
  readonly firstWords: readonly number[]
  /** Median height of the cells in points; 0 without layout. */
  readonly usualHeight: number
}

/** What a view is made of. */
export interface Seen
  extends Pick<View, 'rows' | 'kind' | 'ruled' | 'labelled' | 'isSelfBilled' | 'parties' | 'scores'> {
  readonly reading: Reading
  readonly isMonthFirst: boolean
}

export function viewOf({ reading, isMonthFirst, ...seen }: Seen): View {
  const usualHeight = usualHeightIn(seen.rows)
  return {
    ...seen,
    sizes: new Map(reading.pages.map(({ number, width, height }) => [number, { width, height }])),
    pageCount: reading.pages.length,
    values: valuesOf({ ...seen, usualHeight }, isMonthFirst),
    firstWords: firstWordsOf(reading),
    usualHeight,
  }
}

function usualHeightIn(rows: Rows): number {
  const heights = rows
    .flat()
    .flatMap((cell) => (cell.box ? [heightOf(cell)] : []))
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

function firstWordsOf({ pages }: Reading): number[] {
  let next = 0
  return pages.flatMap(({ lines }) =>
    lines.map(({ words }) => {
      const first = next
      next += words.length
      return first
    }),
  )
}

/** Of the values of one form; the first and the last ones of a long document: what it is about stands there. */
const MOST = 400

type Sought = Pick<View, 'rows' | 'labelled' | 'parties' | 'usualHeight'>

function valuesOf({ rows, labelled, parties, usualHeight }: Sought, isMonthFirst: boolean) {
  const cells = rows.flat()
  const in_ = (form: Form, find: (text: string) => readonly Found[]) =>
    cells.flatMap((cell) =>
      find(cell.text).map(({ value, quote, index }): PageValue => ({ form, value, quote, cell, at: index })),
    )
  const found = [
    in_('amount', amountsIn),
    in_('date', (text) => datesIn(text, isMonthFirst)),
    in_('id', (text) => [...READ.id(text, isMonthFirst), ...groupedIds(text)].filter((one) => !isMasked(text, one))),
    in_('vat', taxIdsIn),
    [...in_('iban', ibansIn), ...splitIbans(rows), ...misprintedIbans(rows)],
    namesOn({ rows, parties, usualHeight }),
  ]
  const keyOf = (form: Form, value: string, { row, column }: Cell) => `${form} ${row} ${column} ${value}`
  const known = new Set(found.flat().map(({ form, value, cell }) => keyOf(form, value, cell)))
  // What labels point at may be put together from several cells.
  const others = labelled.flatMap(({ field, value, evidence, cell }): PageValue[] => {
    const form = FORM_OF_LABEL[field]
    if (!form || known.has(keyOf(form, value, cell))) return []
    known.add(keyOf(form, value, cell))
    return [{ form, value, quote: evidence.quote, cell, at: cell.text.indexOf(evidence.quote) }]
  })
  return [...found.map(ends), ends(others)].flat()
}

/** Those who are named as parties, and what else may be a name in each cell. */
function namesOn({ rows, parties, usualHeight }: Pick<View, 'rows' | 'parties' | 'usualHeight'>): PageValue[] {
  const cells = rows.flat().flatMap((cell): Named[] => namesWithin(cell.text).map((name) => ({ name, cell })))
  const places = new Map<string, Named>()
  for (const one of [...parties, ...cells]) {
    const key = `${one.cell.row} ${one.cell.column} ${one.name}`
    if (!places.has(key)) places.set(key, one)
  }
  return [...places.values()].flatMap((one) => namesOf(one, { rows, usualHeight }))
}

type Named = Pick<Party, 'name' | 'cell'>

/**
 * A name, and with the line below: that has the legal form that it lacks ("Raum und Farbe", "Prinzler GbR"), or the rest of its own
 * ("Prinzler UG", "(haftungsbeschränkt)"), or both are large.
 */
function namesOf({ name, cell }: Named, { rows, usualHeight }: Pick<View, 'rows' | 'usualHeight'>): PageValue[] {
  const own: PageValue = { form: 'name', value: name, quote: name, cell, at: Math.max(0, cell.text.indexOf(name)) }
  const below = cellBelow(cell, rows)
  if (!below) return [own]
  const isLarge = (one: Cell) => usualHeight > 0 && heightOf(one) > LARGE * usualHeight
  const goesOn = hasLegalForm(name)
    ? hasLegalForm(below.text) && isLegalFormAlone(below.text)
    : hasLegalForm(below.text) || (isLarge(cell) && isLarge(below) && isPartyName(tidy(below.text)))
  const whole = hasLegalForm(name) ? below.text.trim() : tidy(below.text)
  return goesOn ? [own, { form: 'name', value: `${name} ${whole}`, quote: cell.text, cell, at: -1 }] : [own]
}

/** Times the usual height of letters: the name in a letterhead. */
const LARGE = 1.2

/** The cell of the next line of the same block. */
export const cellBelow = (cell: Cell, rows: Rows): Cell | undefined =>
  rows[cell.row + 1]?.find((one) => one.page === cell.page && isUnder(one, cell) && isClose(cell, one))

/** Lines over which an account number is printed. */
const IBAN_LINES = 3

/** Account numbers that go on in the lines below. */
function splitIbans(rows: Rows): PageValue[] {
  return rows.flat().flatMap((cell) => {
    const begun = BEGUN_IBAN.exec(cell.text)
    if (!begun || ibansIn(cell.text).length > 0) return []
    let text = begun[0]
    for (const below of rows.slice(cell.row + 1, cell.row + IBAN_LINES)) {
      const next = below.find((one) => one.page === cell.page && (overlap(one, cell) > 0 || one.column === cell.column))
      text = `${text} ${next?.text ?? ''}`
      const [found] = ibansIn(text)
      if (found) return [{ form: 'iban' as const, value: found.value, quote: begun[0], cell, at: begun.index }]
    }
    return []
  })
}

/** Accounts with wrong check digits. In a picture a digit is rather misread. */
const misprintedIbans = (rows: Rows): PageValue[] =>
  rows.flat().flatMap((cell) => {
    const label = rows[cell.row]?.[cell.column - 1]?.text ?? ''
    const before = /(?<!\p{L})IBAN\W*$/iu.test(label) ? 'IBAN ' : ''
    const found = cell.source === 'ocr' ? [] : misprintedIbansIn(before + cell.text)
    return found.map(({ value, quote, index }) => ({ form: 'iban', value, quote, cell, at: index - before.length }))
  })

const BEGUN_IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{1,4}){0,7}\s*$/u

const ends = (values: readonly PageValue[]) =>
  values.length <= MOST ? values : [...values.slice(0, MOST / 2), ...values.slice(-MOST / 2)]

const FORM_OF_LABEL: Readonly<Partial<Record<Candidate['field'], Form>>> = {
  documentNumber: 'id',
  documentDate: 'date',
  dueDate: 'date',
  sellerVatId: 'vat',
  iban: 'iban',
  netTotal: 'amount',
  taxTotal: 'amount',
  grossTotal: 'amount',
  amountDue: 'amount',
}

/** What is left of a card's number: "XXXX8733", "**** 8733". */
function isMasked(text: string, { value, index }: Found): boolean {
  return /X{3}/i.test(value) || /(?:[*•]{2}|X{3})[\s-]*$/i.test(text.slice(0, index))
}

/** Numbers in groups: "BR 2026 0041 7793", "RA-L 2025.208", "E-2483 / 26", "BgA 2024/0149"; a word before may be a label: "BILL 1856 - 608". */
function groupedIds(text: string): Found[] {
  return matchesOf(text, GROUPED).flatMap(({ 0: whole, index }) => {
    const word = /^\p{Lu}{2,}\s(?=\S+\s)/u.exec(whole)?.[0] ?? ''
    const rest = { value: whole.slice(word.length), quote: whole.slice(word.length), index: index + word.length }
    return [...(word ? [{ value: whole, quote: whole, index }] : []), rest].filter(isGrouped)
  })
}

const isGrouped = ({ value }: Found) =>
  value.length <= 30 && datesIn(value).length === 0 && amountsIn(value).length === 0

const GROUPED =
  /(?<![\p{L}\d])(?:\p{Lu}\p{Ll}\p{Lu}{1,3}|\p{Lu}{1,4}[\p{Lu}\d]*(?:[-./][\p{Lu}\d]+)*|\d[\p{Lu}\d./-]*)(?:\s(?:[/–-]\s)?(?:\p{Lu}{1,3}-?)?\d[\p{Lu}\d./-]*)+(?![\p{L}\d])/gu

/** What the model takes a value for. */
export interface Opinion {
  /** How likely it is one of a tag, from 0 to 1: at its likeliest word. */
  readonly best: ReadonlyMap<Tag, number>
  /** The two likeliest tags, the likeliest first. */
  readonly likeliest: readonly Tagged[]
}

/** What the model may take a value for; tag null: for nothing. */
export interface Tagged {
  readonly tag: Tag | null
  /** Mean of its words. */
  readonly probability: number
}

/** @returns null where the model has not looked */
export function opinionOn({ scores, firstWords, rows }: View, { cell, at, quote }: PageValue): Opinion | null {
  if (scores === null) return null
  const width = TAG_LABELS.length
  const words = wordsOf({ firstWords, rows }, cell, at, quote).filter((word) => (word + 1) * width <= scores.length)
  if (words.length === 0) return null
  const [sums, best] = [new Float64Array(1 + TAGS.length), new Float64Array(1 + TAGS.length)]
  for (const word of words)
    for (let tag = 0; tag <= TAGS.length; tag++) {
      const probability = tagProbability(scores, word * width, tag)
      sums[tag] = (sums[tag] ?? 0) + probability
      best[tag] = Math.max(best[tag] ?? 0, probability)
    }
  const likeliest = twoLargest(sums).map((at) => ({
    tag: TAGS[at - 1] ?? null,
    probability: (sums[at] ?? 0) / words.length,
  }))
  return { best: new Map(TAGS.map((tag, at) => [tag, best[at + 1] ?? 0])), likeliest }
}

/** Two labels of each tag, numbered from 1, stand side by side behind that of no tag. @param start where a word's labels stand */
function tagProbability(scores: ArrayLike<number>, start: number, tag: number): number {
  const of = (label: number) => Math.exp(scores[start + label] ?? Number.NEGATIVE_INFINITY)
  return tag === 0 ? of(0) : of(2 * tag - 1) + of(2 * tag)
}

/** Positions of the largest number and of the next. */
function twoLargest(numbers: Float64Array): [number, number] {
  let [first, second] = [0, 1]
  if ((numbers[1] ?? 0) > (numbers[0] ?? 0)) [first, second] = [1, 0]
  for (let at = 2; at < numbers.length; at++) {
    if ((numbers[at] ?? 0) > (numbers[first] ?? 0)) [first, second] = [at, first]
    else if ((numbers[at] ?? 0) > (numbers[second] ?? 0)) second = at
  }
  return [first, second]
}

/** Positions of the words of a quote in the document. @param at its position in the cell; -1: the whole cell */
export function wordsOf(
  { firstWords, rows }: Pick<View, 'firstWords' | 'rows'>,
  cell: Cell,
  at: number,
  quote: string,
): number[] {
  const before = (rows[cell.row] ?? []).slice(0, cell.column).reduce((sum, { text }) => sum + countWords(text), 0)
  const inside = at <= 0 ? 0 : countWords(cell.text.slice(0, at).trimEnd())
  const count = at < 0 ? countWords(cell.text) : Math.max(1, countWords(quote))
  // The value may be part of a word: "Nr.4711".
  const isGlued = at > 0 && /\S/.test(cell.text[at - 1] ?? ' ')
  const first = (firstWords[cell.row] ?? 0) + before + inside - (isGlued ? 1 : 0)
  return Array.from({ length: count }, (_, index) => first + index)
}

const countWords = (text: string) => (text === '' ? 0 : text.split(' ').length)
