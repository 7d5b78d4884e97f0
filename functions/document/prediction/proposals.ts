// From words that the model marks to values: each is parsed as the rules parse it, and left out if it is not a valid value
// (a date that does not exist, an account with a wrong checksum).
import { boxOf } from '../lines.ts'
import type { Evidence, FieldName, ReadPage, Word } from '../types.ts'
import { isName, plain, tidy } from '../understanding/parties/names.ts'
import { amountsIn, bicsIn, datesIn, ibansIn, idsIn, taxIdsIn, vatIdsIn } from '../understanding/values.ts'
import type { Span } from './spans.ts'
import { TAGS, type Tag } from './tags.ts'

/** The form of a value. */
type Form = 'id' | 'date' | 'amount' | 'iban' | 'bic' | 'vat' | 'name' | 'address' | 'duration' | 'text'

/** The tags that are fields. Rows of tables are not, and a document may have several rates. */
const FORMS = {
  documentNumber: 'id',
  documentDate: 'date',
  dueDate: 'date',
  serviceDate: 'date',
  sellerName: 'name',
  sellerAddress: 'address',
  buyerName: 'name',
  buyerAddress: 'address',
  sellerVatId: 'vat',
  sellerTaxNumber: 'text',
  buyerVatId: 'vat',
  customerNumber: 'id',
  orderNumber: 'id',
  contractNumber: 'id',
  iban: 'iban',
  bic: 'bic',
  netTotal: 'amount',
  taxTotal: 'amount',
  grossTotal: 'amount',
  amountDue: 'amount',
  deadline: 'date',
  noticePeriod: 'duration',
  contractTerm: 'duration',
  contact: 'name',
  person: 'name',
  subject: 'text',
  period: 'text',
  openingBalance: 'amount',
  closingBalance: 'amount',
} as const satisfies Readonly<Partial<Record<FieldName & Tag, Form>>>

/** A field that the model may propose a value for. */
export type ProposedName = keyof typeof FORMS

/**
 * Whether a value may come from the model alone. A tax number without a country's letters is only digits, and the model
 * does not see digits: it may only confirm one.
 */
export function mayStandAlone({ name, value }: Pick<Proposal, 'name' | 'value'>): boolean {
  return FORMS[name] !== 'vat' || vatIdsIn(value).length > 0
}

/** In the order of the model's tags. */
export const PROPOSED: readonly ProposedName[] = TAGS.filter((tag): tag is ProposedName => Object.hasOwn(FORMS, tag))

/** A value that the model proposes. */
export interface Proposal {
  readonly name: ProposedName
  readonly value: string
  /** Of the model, from 0 to 1; not calibrated. */
  readonly probability: number
  /** How sure the reader is of the characters, from 0 to 1. */
  readonly legibility: number
  readonly evidence: Evidence
}

/**
 * The likeliest value of each field.
 *
 * @param isMonthFirst how "6/10/2019" is read
 */
export function proposalsOf(pages: readonly ReadPage[], spans: readonly Span[], isMonthFirst: boolean): Proposal[] {
  const all = allProposals(pages, spans, isMonthFirst)
  return PROPOSED.flatMap((name) => {
    const own = all.filter((proposal) => proposal.name === name)
    const best = own.reduce<Proposal | null>(
      (top, one) => (top && top.probability >= one.probability ? top : one),
      null,
    )
    return best ? [best] : []
  })
}

/** Every value that the model proposes, in the order of the document. */
export function allProposals(pages: readonly ReadPage[], spans: readonly Span[], isMonthFirst: boolean): Proposal[] {
  const placed = pages.flatMap(({ lines, number }) =>
    lines.flatMap((line) => line.words.map((word): Placed => ({ word, line, page: number }))),
  )
  return spans.flatMap(({ tag, words, probability }) => {
    const name = PROPOSED.find((one) => one === tag)
    const found = words.flatMap((position) => placed[position] ?? [])
    const [first] = found
    if (!name || !first) return []
    const text = joined(found, FORMS[name] === 'address' ? ', ' : ' ')
    const value = valueIn(text, FORMS[name], isMonthFirst)
    if (value === null) return []
    const sure = found.reduce((sum, { word }) => sum + word.certainty, 0) / found.length
    const evidence = { page: first.page, box: around(found), quote: text }
    return [{ name, value, probability, legibility: Math.min(1, sure + 0.05), evidence }]
  })
}

interface Placed {
  readonly word: Word
  /** Words of one line have the same. */
  readonly line: unknown
  readonly page: number
}

/** @param mark between words of different lines */
function joined(words: readonly Placed[], mark: string): string {
  return words.reduce((text, { word, line }, index) => {
    if (index === 0) return word.text
    return `${text}${words[index - 1]?.line === line ? ' ' : mark}${word.text}`
  }, '')
}

function around(words: readonly Placed[]): Evidence['box'] {
  const onPage = words.filter(({ page }) => page === words[0]?.page)
  const boxes = onPage.flatMap(({ word }) => (word.box ? [word.box] : []))
  return boxes.length === onPage.length ? boxOf(boxes) : null
}

/** A value has to be most of the marked words; otherwise it is there by chance. */
const LEAST_SHARE = 0.5

function valueIn(text: string, form: Form, isMonthFirst: boolean): string | null {
  const trimmed = text.replace(/^[\s:•*|-]+|[\s,;:|]+$/gu, '')
  return READ[form](trimmed, isMonthFirst) ?? null
}

const READ: Readonly<Record<Form, (text: string, isMonthFirst: boolean) => string | undefined>> = {
  id: longestId,
  date: (text, isMonthFirst) => datesIn(text, isMonthFirst)[0]?.value,
  amount: (text) => amountsIn(text).at(-1)?.value,
  iban: (text) => ibansIn(text)[0]?.value,
  bic: (text) => bicsIn(text)[0]?.value,
  vat: (text) => taxIdsIn(text)[0]?.value,
  name: (text) => (isName(tidy(text)) ? tidy(text) : undefined),
  address: shortText,
  duration: (text) => (UNIT_OF_TIME.test(text) ? shortText(text) : undefined),
  text: shortText,
}

const UNIT_OF_TIME =
  /tage?\b|woche|monat|quartal|jahr|\bdays?\b|week|month|quarter|year|\bdias?\b|semana|m[eê]s|trimestre|\banos?\b/i

function longestId(text: string): string | undefined {
  const [best] = idsIn(text).sort((a, b) => b.quote.length - a.quote.length)
  return best && best.quote.length >= text.length * LEAST_SHARE ? best.value : undefined
}

function shortText(text: string): string | undefined {
  return /[\p{L}\d]{2}/u.test(text) && text.length <= LONGEST ? text : undefined
}

const LONGEST = 200

/** Minimum length of the shorter of two equal texts, as a share of the longer one. */
const SAME_SHARE = 0.6

/** Whether two values of a field are the same: texts may be cut differently, others are compared by letters and digits. */
export function isSame(name: ProposedName, a: string, b: string): boolean {
  const form = FORMS[name]
  if (form === 'amount' || form === 'date') return a === b
  if (form === 'name') return a === b || plain(a) === plain(b)
  const [short = '', long = ''] = [a, b].map(squashed).sort((one, two) => one.length - two.length)
  if (short === long || !['text', 'duration', 'address'].includes(form)) return short === long
  return short.length >= long.length * SAME_SHARE && long.includes(short)
}

const squashed = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
