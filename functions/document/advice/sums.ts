// Arithmetic of an invoice: lines, net, tax and gross, and the rates of tax that were valid at its date.
import type { LineItem } from '../types.ts'
import { type Case, cents, type Finding, finding, isGerman, sureField } from './findings.ts'

export function sumFindings(about: Case): Finding[] {
  // What an e-invoice miscalculates is named by its rule.
  const isNamed = about.understanding.brokenRules.some(({ rule }) => /^BR-CO-1\d/.test(rule))
  return [...(isNamed ? [] : [...totals(about), ...lines(about)]), ...rates(about)]
}

/** One cent may be lost by rounding; each rate and each line rounds once. */
const ROUNDING = 1

function totals(about: Case): Finding[] {
  const [net, tax, gross] = [
    cents(sureField(about, 'netTotal')),
    cents(sureField(about, 'taxTotal')),
    cents(sureField(about, 'grossTotal')),
  ]
  if (Number.isNaN(net + tax + gross) || Math.abs(net + tax - gross) <= ROUNDING) return []
  // The difference may be no turnover of the seller: deposits, rounding, earlier payments.
  const known = [cents(about.field('prepaid')), cents(about.field('discount'))].filter((one) => !Number.isNaN(one))
  const explains = known.some((one) => Math.abs(net + tax - Math.abs(one) - gross) <= ROUNDING)
  return explains ? [] : [finding('totals-differ')]
}

/** Words for changes of a sum that are not lines of the table. */
const ADJUSTED =
  /rabatt|nachlass|skonto|versand|fracht|porto|zuschlag|pfand|gutschein|übertrag|discount|shipping|freight|delivery|desconto|frete|anzahlung|deposit/i

function lines(about: Case): Finding[] {
  const { items } = about.understanding
  const wrong = items.findIndex(isMiscalculated)
  if (wrong >= 0 && !ADJUSTED.test(about.text)) return [finding('line-differs', { line: String(wrong + 1) })]
  const sums = [cents(sureField(about, 'netTotal')), cents(sureField(about, 'grossTotal'))].filter(
    (one) => !Number.isNaN(one),
  )
  const amounts = items.map(({ amount }) => (amount === null ? Number.NaN : Math.round(Number(amount) * 100)))
  const sum = amounts.reduce((total, one) => total + one, 0)
  if (items.length < 2 || sums.length < 2 || Number.isNaN(sum) || ADJUSTED.test(about.text)) return []
  const fits = sums.some((one) => Math.abs(one - sum) <= items.length * ROUNDING)
  // A page that was not read, or a row that was not recognised, is not a mistake of the seller.
  const isNear = sums.some((one) => Math.abs(one - sum) < one * NEAR)
  return fits || !isNear ? [] : [finding('lines-differ')]
}

/** With a larger difference it is more likely that a row of the table was missed. */
const NEAR = 0.03

function isMiscalculated({ quantity, unitPrice, amount }: LineItem): boolean {
  if (quantity === null || unitPrice === null || amount === null) return false
  const product = Number(quantity) * Number(unitPrice)
  // Prices are shown rounded to a cent; large quantities add up the differences. Packs of 10, 100 or 1000 have one price.
  const tolerance = Math.max(0.011, Math.abs(Number(quantity)) * 0.0051)
  return [1, 10, 100, 1000].every((pack) => Math.abs(product / pack - Number(amount)) > tolerance)
}

/** Section 12 UStG, and section 28 for the second half of 2020. */
function validRates(date: string): readonly number[] {
  if (date >= '2020-07-01' && date <= '2020-12-31') return [16, 5, 0]
  return date >= '2007-01-01' ? [19, 7, 0] : [16, 7, 0]
}

/** Invoices of farmers and importers, who have other rates (sections 24 and 11 UStG): they are not checked. */
const OTHER_RATES = /§\s?24\b|durchschnittssatz|einfuhrumsatzsteuer|land- und forstwirt/i

function rates(about: Case): Finding[] {
  const named = (about.field('taxRate')?.value ?? '').split(', ').filter(Boolean).map(Number)
  const date = (about.field('serviceDate') ?? about.field('documentDate'))?.value ?? ''
  if (named.length === 0) return []
  const valid = validRates(date)
  const isOwn = isGerman(about) && /^\d{4}-\d{2}-\d{2}$/.test(date) && !OTHER_RATES.test(about.text)
  const foreign = isOwn ? named.filter((rate) => !valid.includes(rate)) : []
  if (foreign.length > 0)
    return [finding('tax-rate', { rate: foreign.join(', '), rates: valid.slice(0, 2).join(', ') })]
  return tooMuch(about, Math.max(...named, ...valid))
}

/** No mixture of rates gives more than the highest of them. */
function tooMuch(about: Case, rate: number): Finding[] {
  const [net, tax] = [cents(sureField(about, 'netTotal')), cents(sureField(about, 'taxTotal'))]
  // Where lines are taxed one by one, each may be rounded.
  const slack = 2 + about.understanding.items.length
  return tax > (net * rate) / 100 + slack ? [finding('tax-differs', { rate: String(rate) })] : []
}
