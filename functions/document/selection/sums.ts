// How the amounts of a document hang together: which are sums of which.
import { matchesOf } from '../matches.ts'
import type { Cell, Rows } from '../understanding/cells.ts'
import { HIGHEST_RATE } from '../understanding/totals.ts'
import type { PageValue } from './view.ts'

export const centsOf = (value: string) => Math.abs(Math.round(Number(value) * 100))

/** A sum of net and tax, in cents. */
export interface Sum {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

const PLACES = ['net', 'tax', 'gross'] as const

/** In how many sums an amount stands at each place. */
export type Roles = Record<(typeof PLACES)[number], number>

export interface Amounts {
  /** Different amounts, the largest first. */
  readonly ranked: readonly number[]
  /** Sums with the rate of a tax between net and tax. */
  rated(cents: number): Roles
  /** Sums that other ones add up to: the last row of a table of tax rates. */
  totals(cents: number): Roles
  /** Whether it belongs to a sum that is a part of a total. */
  isPart(cents: number): boolean
  /** What a sum is; other: no rate fits, and no parts are there. */
  sumKind(sum: Sum): 'total' | 'part' | 'rated' | 'other'
  /** How many amounts right above it in its column add up to it; 0: none. */
  addends(value: PageValue): number
  /** Whether amounts below it in its column are taken off it, and whether it is what is left then. */
  deduction(value: PageValue): Deduction
  /** What it is at a till, where what is due and the change make what was given. */
  tender(value: PageValue): Tender
}

export type Deduction = 'reduced' | 'rest' | 'both' | 'none'
export type Tender = 'due' | 'given' | 'change' | 'none'

/** Rates of taxes in Europe and Brazil, in per cent; those on the page are added. */
const RATES = [19, 7, 16, 5, 20, 10, 13, 8.1, 2.6, 3.8, 7.7, 2.5, 23, 6, 21, 9, 12, 13.5, 18, 17, 25, 22]

/** Amounts that are combined; a long table has thousands. */
const MOST_COMBINED = 120
const MOST_RATED = 40
/** Sums of which parts are looked for. */
const MOST_SPLIT = 150

export function amountsOf(values: readonly PageValue[], rows: Rows): Amounts {
  const amounts = values.filter(({ form }) => form === 'amount')
  const ranked = [...new Set(amounts.map(({ value }) => centsOf(value)))].filter((one) => one > 0).sort((a, b) => b - a)
  const { rated, totals, parts } = sumsAmong(ranked.slice(0, MOST_COMBINED), ratesOn(rows))
  const [ratedRoles, totalRoles] = [rolesIn(rated), rolesIn(totals)]
  const members = new Set(parts.flatMap((part) => PLACES.map((place) => part[place])))
  const keys = (sums: readonly Sum[]) => new Set(sums.map(keyOf))
  const [totalKeys, partKeys, ratedKeys] = [keys(totals), keys(parts), keys(rated)]
  return {
    ranked,
    rated: (cents) => ratedRoles.get(cents) ?? NONE,
    totals: (cents) => totalRoles.get(cents) ?? NONE,
    isPart: (cents) => members.has(cents),
    sumKind: (sum) => {
      const key = keyOf(sum)
      if (totalKeys.has(key)) return 'total'
      return partKeys.has(key) ? 'part' : ratedKeys.has(key) ? 'rated' : 'other'
    },
    addends: (value) => addendsOf(value, amounts),
    deduction: deductionsAmong(amounts),
    tender: tendersAmong(amounts),
  }
}

const NONE: Roles = { net: 0, tax: 0, gross: 0 }

const keyOf = ({ net, tax }: Sum) => `${net} ${tax}`

function rolesIn(sums: readonly Sum[]): ReadonlyMap<number, Roles> {
  const roles = new Map<number, Roles>()
  for (const sum of sums)
    for (const place of PLACES) {
      const found = roles.get(sum[place]) ?? { ...NONE }
      found[place]++
      roles.set(sum[place], found)
    }
  return roles
}

function ratesOn(rows: Rows): readonly number[] {
  const text = rows.flat().map((cell) => cell.text)
  const printed = text.flatMap((one) => matchesOf(one, PERCENT).map(([, rate = '']) => Number(rate.replace(',', '.'))))
  return [...new Set([...RATES, ...printed.filter((rate) => rate > 0 && rate <= 100 * HIGHEST_RATE)])]
}

const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g

interface Sums {
  readonly rated: readonly Sum[]
  readonly totals: readonly Sum[]
  /** Of the totals; each is one of `rated`. */
  readonly parts: readonly Sum[]
}

function sumsAmong(ranked: readonly number[], rates: readonly number[]): Sums {
  const known = new Set(ranked)
  const all = ranked.flatMap((gross, index) =>
    ranked.slice(index + 1).flatMap((net): Sum[] => {
      const tax = gross - net
      return known.has(tax) && tax <= net * HIGHEST_RATE ? [{ net, tax, gross }] : []
    }),
  )
  const rated = all.filter(({ net, tax }) => isTaxOf(tax, net, rates)).slice(0, MOST_RATED)
  const split = all.slice(0, MOST_SPLIT).flatMap((sum) => {
    const parts = partsOf(sum, { rated, known, rates })
    return parts.length > 0 ? [{ sum, parts }] : []
  })
  return { rated, totals: split.map(({ sum }) => sum), parts: split.flatMap(({ parts }) => parts) }
}

interface Known {
  readonly rated: readonly Sum[]
  readonly known: ReadonlySet<number>
  readonly rates: readonly number[]
}

/** Sums of single rates, one of them perhaps without tax, that add up to a sum; [] if there are none. */
function partsOf(sum: Sum, among: Known, depth = 2): Sum[] {
  for (const part of among.rated) {
    const rest = { net: sum.net - part.net, tax: sum.tax - part.tax, gross: sum.gross - part.gross }
    if (rest.net <= 0 || rest.tax < 0) continue
    const further = restOf(rest, sum, among) ?? (depth > 1 ? partsOf(rest, among, depth - 1) : [])
    if (further.length > 0 || isUntaxed(rest, among)) return [part, ...further]
  }
  return []
}

/** What bears no tax is one amount. */
const isUntaxed = ({ net, tax }: Sum, { known }: Known) => tax === 0 && known.has(net)

/** What is left of a sum as its last part; null: it is none. */
function restOf(rest: Sum, sum: Sum, { known, rates }: Known): Sum[] | null {
  const isThere = known.has(rest.tax) && (known.has(rest.net) || known.has(rest.gross))
  const isLast = isThere && isTaxOf(rest.tax, rest.net, rates) && !isTaxOf(sum.tax, sum.net, rates)
  return isLast ? [rest] : null
}

/** Each row may be rounded: some cents of difference. */
export function isTaxOf(tax: number, net: number, rates: readonly number[] = RATES): boolean {
  return tax > 0 && rates.some((rate) => Math.abs(tax - (net * rate) / 100) <= 2)
}

/** Tolerance for the right edges of amounts in a column, in points. */
const ALIGNED = 3
const MOST_ADDENDS = 60

/** Amounts of the column above, from the nearest one on, until their sum is the value or more. */
function addendsOf({ value, cell }: PageValue, amounts: readonly PageValue[]): number {
  const wanted = Math.round(Number(value) * 100)
  const column = amounts.filter((one) => one.cell.row < cell.row && isInColumn(one.cell, cell)).slice(-MOST_ADDENDS)
  let sum = 0
  for (const [index, one] of column.reverse().entries()) {
    sum += Math.round(Number(one.value) * 100)
    if (sum === wanted && index > 0) return index + 1
  }
  return 0
}

/** Amounts that may be taken off before the rest is drawn. */
const MOST_DEDUCTED = 8

/** Payments on account, discounts and retentions: what they are taken off stands above them, what is left below. */
function deductionsAmong(amounts: readonly PageValue[]): Amounts['deduction'] {
  const [reduced, rest] = [new Set<PageValue>(), new Set<PageValue>()]
  for (const last of amounts) {
    const whole = reducedTo(last, amounts)
    if (whole === undefined) continue
    reduced.add(whole)
    rest.add(last)
  }
  return (value) => {
    if (reduced.has(value)) return rest.has(value) ? 'both' : 'reduced'
    return rest.has(value) ? 'rest' : 'none'
  }
}

/** The amount above in the column that is this one and what stands between the two; deductions may bear a sign. */
function reducedTo({ value, cell }: PageValue, amounts: readonly PageValue[]): PageValue | undefined {
  let sum = centsOf(value)
  if (sum === 0 || value.startsWith('-')) return undefined
  const column = amounts.filter((one) => one.cell.row < cell.row && isInColumn(one.cell, cell))
  for (const [index, one] of column.slice(-MOST_DEDUCTED).reverse().entries()) {
    const cents = centsOf(one.value)
    if (index > 0 && cents === sum && !one.value.startsWith('-')) return one
    sum += cents
  }
  return undefined
}

/** Amounts that may stand between what is due and what was given, as a rounding, and between that and the change. */
const BEFORE_GIVEN = 3
const BEFORE_CHANGE = 1

/** What was given stands below what is due and over the change: 42.90, 50.00, 7.10. */
function tendersAmong(amounts: readonly PageValue[]): Amounts['tender'] {
  const roles = new Map<PageValue, Tender>()
  for (const [at, given] of amounts.entries()) {
    const before = amounts.slice(Math.max(0, at - 1 - BEFORE_GIVEN), at).reverse()
    const behind = amounts.slice(at + 1, at + 2 + BEFORE_CHANGE)
    for (const due of before) {
      const rest = centsOf(given.value) - centsOf(due.value)
      const change = rest > 0 ? behind.find(({ value }) => centsOf(value) === rest) : undefined
      if (!change) continue
      for (const [one, role] of [
        [due, 'due'],
        [given, 'given'],
        [change, 'change'],
      ] as const)
        roles.set(one, role)
      break
    }
  }
  return (value) => roles.get(value) ?? 'none'
}

function isInColumn(one: Cell, cell: Cell): boolean {
  if (!one.box || !cell.box) return one.column === cell.column
  return one.page === cell.page && Math.abs(one.box[2] - cell.box[2]) < ALIGNED
}
