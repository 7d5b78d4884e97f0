// The arithmetic of EN 16931: lines, tax by rate, totals. An invoice whose numbers break it is not made.
import type { MakeInvoiceItem } from '../../../schemas/types.ts'
import type { Values } from './values.ts'

export interface Line {
  readonly description: string
  readonly quantity: string
  /** UN/ECE Recommendation 20. */
  readonly unitCode: string
  readonly price: string
  /** How many units have that price. */
  readonly base: number
  readonly cents: number
  readonly rate: string
}

/** What is taxed at one rate. */
export interface TaxGroup {
  readonly rate: string
  readonly baseCents: number
  readonly taxCents: number
}

export interface Amounts {
  readonly lines: readonly Line[]
  readonly groups: readonly TaxGroup[]
  readonly netCents: number
  readonly taxCents: number
  readonly grossCents: number
  readonly prepaidCents: number
}

/** Why the numbers are no e-invoice; `line` is 1-based. */
export interface Problem {
  readonly code:
    | 'no-items'
    | 'line-incomplete'
    | 'line-differs'
    | 'no-tax'
    | 'lines-differ'
    | 'tax-differs'
    | 'totals-differ'
  readonly line?: number
}

export const centsOf = (amount: string | undefined) => Math.round(Number(amount ?? '0') * 100)
export const amountOf = (cents: number) => (cents / 100).toFixed(2)

/** Section 12 UStG, and section 28 for the second half of 2020. */
const USUAL_RATES = ['19', '7', '16', '5']

/** The rates of an invoice: those that were read, those of its rows, or the one that makes its tax of its net amount. */
export function ratesOf(values: Values, items: readonly MakeInvoiceItem[]): string {
  if (values['taxRate']) return values['taxRate']
  const named = items.map(({ taxRate }) => taxRate)
  if (named.length > 0 && named.every((rate) => rate !== undefined)) return [...new Set(named)].join(', ')
  const [net, tax] = [centsOf(values['netTotal']), centsOf(values['taxTotal'])]
  // In small amounts two rates may come out alike.
  const fitting = USUAL_RATES.filter((rate) => net !== 0 && Math.round((net * Number(rate)) / 100) === tax)
  return fitting.length === 1 ? (fitting[0] ?? '') : ''
}

/** The numbers of an invoice, or what is wrong with them. */
export function amountsOf(values: Values, items: readonly MakeInvoiceItem[]): Amounts | Problem[] {
  const rates = (values['taxRate'] ?? '').split(', ').filter(Boolean)
  const read = items.map((item, index) => lineOf(item, rates.length === 1 ? rates[0] : undefined, index + 1))
  const lines = read.filter((one): one is Line => !('code' in one))
  const problems = read.filter((one): one is Problem => 'code' in one)
  if (items.length === 0) problems.push({ code: 'no-items' })
  if (problems.length > 0) return problems
  const groups = groupsOf(lines)
  const amounts = {
    lines,
    groups,
    netCents: sumOf(lines.map(({ cents }) => cents)),
    taxCents: sumOf(groups.map(({ taxCents }) => taxCents)),
    grossCents: centsOf(values['grossTotal']),
    // Paper shows what was paid as a deduction, with or without a minus sign.
    prepaidCents: Math.abs(centsOf(values['prepaid'])),
  }
  const broken = brokenRules(amounts, values)
  return broken.length > 0 ? broken : amounts
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0)

/** Prices may stand for 10, 100 or 1000 pieces. */
const BASES = [1, 10, 100, 1000]

function lineOf(item: MakeInvoiceItem, onlyRate: string | undefined, line: number): Line | Problem {
  const { description, amount } = item
  const rate = item.taxRate ?? onlyRate
  if (!amount || rate === undefined) return { code: 'line-incomplete', line }
  const shared = { description, cents: centsOf(amount), rate: String(Number(rate)) }
  const counted = item.quantity || item.unitPrice ? countOf(item, amount) : lumpOf(shared.cents)
  return typeof counted === 'string' ? { code: counted, line } : { ...shared, ...counted }
}

type Count = Pick<Line, 'quantity' | 'unitCode' | 'price' | 'base'>

/** A row with an amount alone is a lump sum. */
const lumpOf = (cents: number): Count => ({
  quantity: cents < 0 ? '-1' : '1',
  unitCode: 'LS',
  price: amountOf(Math.abs(cents)),
  base: 1,
})

function countOf(item: MakeInvoiceItem, amount: string): Count | 'line-incomplete' | 'line-differs' {
  const quantity = item.quantity || quotient(amount, item.unitPrice)
  const price = item.unitPrice || quotient(amount, item.quantity)
  if (!quantity || !price) return 'line-incomplete'
  const product = Number(quantity) * Number(price) * 100
  const base = BASES.find((pack) => Math.abs(product / pack - centsOf(amount)) <= 0.5 + 1e-6)
  if (base === undefined) return 'line-differs'
  const unitCode = unitCodeOf(item.unit ?? '')
  // No price is negative (BR-27): the quantity is.
  if (Number(price) < 0) return { quantity: String(-Number(quantity)), unitCode, price: String(-Number(price)), base }
  return { quantity, unitCode, price, base }
}

/** What one of quantity and price is by the other; undefined unless it comes out even, to four decimals. */
function quotient(amount: string, divisor: string | undefined): string | undefined {
  const result = Number((Number(amount) / Number(divisor ?? 0)).toFixed(4))
  const isEven = Number.isFinite(result) && Math.abs(result * Number(divisor) - Number(amount)) < 1e-6
  return isEven && result !== 0 ? String(result) : undefined
}

const UNITS: readonly [pattern: RegExp, code: string][] = [
  [/^(st|stk|stück|stck|pcs?|pieces?|peças?|un)$/, 'H87'],
  [/^(h|std|stunden?|hours?|hrs?|horas?)$/, 'HUR'],
  [/^(tage?|days?|dias?)$/, 'DAY'],
  [/^(monate?|months?|mês|meses)$/, 'MON'],
  [/^(pausch|psch|pauschale?|pausch\.)$/, 'LS'],
  [/^kg$/, 'KGM'],
  [/^(t|to|tonnen?)$/, 'TNE'],
  [/^(m|lfm|lfdm)$/, 'MTR'],
  [/^(m²|m2|qm)$/, 'MTK'],
  [/^(m³|m3|cbm)$/, 'MTQ'],
  [/^km$/, 'KMT'],
  [/^(l|ltr|liter)$/, 'LTR'],
]

/** "Stk." -> "H87"; "C62" (one of something) where the unit is not known. */
function unitCodeOf(unit: string): string {
  const word = unit.toLowerCase().replace(/\.$/, '').trim()
  return UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? 'C62'
}

function groupsOf(lines: readonly Line[]): TaxGroup[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  return rates.map((rate) => {
    const baseCents = sumOf(lines.filter((line) => line.rate === rate).map(({ cents }) => cents))
    return { rate, baseCents, taxCents: roundAway((baseCents * Number(rate)) / 100) }
  })
}

/** Half a cent goes away from zero, also in negative invoices; the tiny share is what floating point loses. */
const roundAway = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents) + 1e-7)

function brokenRules({ groups, netCents, taxCents, grossCents }: Amounts, values: Values): Problem[] {
  // Without tax an e-invoice has to name the reason as a code, which is nothing that a machine should guess.
  if (groups.some(({ rate }) => !(Number(rate) > 0))) return [{ code: 'no-tax' }]
  // BR-CO-10 and BR-CO-13: rows of gross prices, and discounts that are no rows, end here.
  if (netCents !== centsOf(values['netTotal'])) return [{ code: 'lines-differ' }]
  // BR-CO-14 and BR-CO-17.
  if (taxCents !== centsOf(values['taxTotal'])) return [{ code: 'tax-differs' }]
  // BR-CO-15.
  return netCents + taxCents === grossCents ? [] : [{ code: 'totals-differ' }]
}
