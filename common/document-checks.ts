// Checks of a document's values that follow from the values alone: arithmetic, check digits, dates. The server runs them on
// what it read, the report in the browser again at every key while a visitor corrects a value.
import { formatDate } from './document-values.ts'

/** Below this certainty a value should be reviewed. */
export const UNSURE = 0.85
/** Below this certainty a value is no reason to criticise a document. */
export const SURE = 0.7

/** A row of an invoice; amounts as "1234.56", null for what is missing. */
export interface ItemFacts {
  readonly quantity: string | null
  readonly unitPrice: string | null
  readonly amount: string | null
}

/** What checks look at; plain values by the name of their field. */
export interface Facts {
  /** undefined where the document has no such value. */
  readonly value: (name: string) => string | undefined
  /** The same, where the value is sure enough to be judged. */
  readonly sure: (name: string) => string | undefined
  /** The same, where every single character is: read from text, or typed by a person. */
  readonly exact: (name: string) => string | undefined
  readonly items: readonly ItemFacts[]
  /** Whether the check digits are right: by the libraries that know them, which this folder does not load. */
  readonly isIban: (text: string) => boolean
  readonly isGermanVatId: (text: string) => boolean
  /** How many values should be reviewed. */
  readonly unsure: number
  /** ISO date. */
  readonly today: string
  /** Of the words that the values are put into. */
  readonly language: string
}

/** For the placeholders of a check's words. */
type Values = Readonly<Record<string, string>>

type Check = (facts: Facts) => Values | null

const CHECKS = {
  'check-unsure': ({ unsure }) => (unsure > 0 ? { count: String(unsure) } : null),
  'totals-differ': totals,
  'line-differs': line,
  'lines-differ': lines,
  'tax-rate': rate,
  'tax-differs': tax,
  'iban-digits': account,
  'vat-id-digits': vatId,
  'due-passed': (facts) => until(facts, 'dueDate', 'passed'),
  'due-today': (facts) => until(facts, 'dueDate', 'today'),
  'due-ahead': (facts) => until(facts, 'dueDate', 'ahead'),
  'deadline-passed': (facts) => until(facts, 'deadline', 'passed'),
  'deadline-today': (facts) => until(facts, 'deadline', 'today'),
  'deadline-ahead': (facts) => until(facts, 'deadline', 'ahead'),
  'dated-ahead': datedAhead,
  'due-before-date': dueBefore,
} as const satisfies Record<string, Check>

export type CheckCode = keyof typeof CHECKS

export const isCheckCode = (code: string): code is CheckCode => Object.hasOwn(CHECKS, code)

/** The second says the same as the first, less precisely. */
const FOLLOWS: Partial<Record<CheckCode, CheckCode>> = {
  'lines-differ': 'line-differs',
  'tax-differs': 'tax-rate',
  'due-before-date': 'dated-ahead',
}

/** What the named checks find, in their order. */
export function check(
  codes: readonly CheckCode[],
  facts: Facts,
): { readonly code: CheckCode; readonly values: Values }[] {
  const found = codes.flatMap((code) => {
    const values = CHECKS[code](facts)
    return values ? [{ code, values }] : []
  })
  return found.filter(({ code }) => !found.some((other) => other.code === FOLLOWS[code]))
}

const cents = (amount: string | null | undefined) => (amount == null ? Number.NaN : Math.round(Number(amount) * 100))

/** One cent may be lost by rounding; each rate and each line rounds once. */
const ROUNDING = 1

function totals({ sure, value }: Facts): Values | null {
  const [net, taxes, gross] = [cents(sure('netTotal')), cents(sure('taxTotal')), cents(sure('grossTotal'))]
  if (Number.isNaN(net + taxes + gross) || Math.abs(net + taxes - gross) <= ROUNDING) return null
  // The difference may be no turnover of the seller: deposits, rounding, earlier payments.
  const known = [cents(value('prepaid')), cents(value('discount'))].filter((one) => !Number.isNaN(one))
  return known.some((one) => Math.abs(net + taxes - Math.abs(one) - gross) <= ROUNDING) ? null : {}
}

function line({ items }: Facts): Values | null {
  const wrong = items.findIndex(isMiscalculated)
  return wrong < 0 ? null : { line: String(wrong + 1) }
}

function isMiscalculated({ quantity, unitPrice, amount }: ItemFacts): boolean {
  if (quantity === null || unitPrice === null || amount === null) return false
  const product = Number(quantity) * Number(unitPrice)
  // Prices are shown rounded to a cent; large quantities add up the differences. Packs of 10, 100 or 1000 have one price.
  const tolerance = Math.max(0.011, Math.abs(Number(quantity)) * 0.0051)
  return [1, 10, 100, 1000].every((pack) => Math.abs(product / pack - Number(amount)) > tolerance)
}

/** With a larger difference it is more likely that a row of the table was missed. */
const NEAR = 0.03

function lines({ sure, items }: Facts): Values | null {
  const sums = [cents(sure('netTotal')), cents(sure('grossTotal'))].filter((one) => !Number.isNaN(one))
  const sum = items.reduce((total, { amount }) => total + cents(amount), 0)
  if (items.length < 2 || sums.length < 2 || Number.isNaN(sum)) return null
  const fits = sums.some((one) => Math.abs(one - sum) <= items.length * ROUNDING)
  // A page that was not read, or a row that was not recognised, is not a mistake of the seller.
  return !fits && sums.some((one) => Math.abs(one - sum) < one * NEAR) ? {} : null
}

/** Section 12 UStG, and section 28 for the second half of 2020. */
function validRates(date: string): readonly number[] {
  if (date >= '2020-07-01' && date <= '2020-12-31') return [16, 5, 0]
  return date >= '2007-01-01' ? [19, 7, 0] : [16, 7, 0]
}

const taxDate = ({ value }: Facts) => value('serviceDate') ?? value('documentDate') ?? ''
const namedRates = ({ value }: Facts) => (value('taxRate') ?? '').split(', ').filter(Boolean).map(Number)

function rate(facts: Facts): Values | null {
  const date = taxDate(facts)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const valid = validRates(date)
  const foreign = namedRates(facts).filter((one) => !valid.includes(one))
  return foreign.length > 0 ? { rate: foreign.join(', '), rates: valid.slice(0, 2).join(', ') } : null
}

/** No mixture of rates gives more than the highest of them. */
function tax(facts: Facts): Values | null {
  const { sure, items } = facts
  const named = namedRates(facts)
  if (named.length === 0) return null
  const highest = Math.max(...named, ...validRates(taxDate(facts)))
  // Where lines are taxed one by one, each may be rounded.
  const slack = 2 + items.length
  const isTooMuch = cents(sure('taxTotal')) > (cents(sure('netTotal')) * highest) / 100 + slack
  return isTooMuch ? { rate: String(highest) } : null
}

function account({ exact, isIban }: Facts): Values | null {
  const iban = exact('iban')
  return iban === undefined || isIban(iban) ? null : { iban: iban.replace(/(.{4})(?=.)/g, '$1 ') }
}

/** Only German numbers: some administrations have issued numbers with wrong check digits. */
function vatId({ exact, isGermanVatId }: Facts): Values | null {
  const id = exact('sellerVatId') ?? ''
  return /^DE\d{9}$/.test(id) && !isGermanVatId(id) ? { id } : null
}

/** Days from one ISO date to another; NaN where one of them is no day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** A deadline counts where there is no due date. */
function until(facts: Facts, name: 'dueDate' | 'deadline', wanted: 'passed' | 'today' | 'ahead'): Values | null {
  const { sure, today, language } = facts
  const date = sure(name)
  if (date === undefined || (name === 'deadline' && sure('dueDate') !== undefined)) return null
  const days = daysBetween(today, date)
  const when = days < 0 ? 'passed' : days === 0 ? 'today' : 'ahead'
  return when === wanted ? { date: formatDate(date, language), days: String(Math.abs(days)) } : null
}

function datedAhead({ sure, today, language }: Facts): Values | null {
  const issued = sure('documentDate')
  const isAhead = issued !== undefined && issued > today && daysBetween(today, issued) > 1
  return isAhead ? { date: formatDate(issued, language) } : null
}

function dueBefore({ sure }: Facts): Values | null {
  const [issued, due] = [sure('documentDate'), sure('dueDate')]
  return issued && due && due < issued ? {} : null
}
