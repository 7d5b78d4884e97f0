// The rules of EN 16931 (and of XRechnung, which adds some for Germany) that an invoice breaks. Arithmetic comes first, then
// what is missing.
import type { BrokenRule } from '../../types.ts'
import { brokenSums } from './arithmetic.ts'
import type { InvoiceTerms, Line, Party } from './invoice-terms.ts'
import { centsOf, decimalOf } from './xml-values.ts'

/** Which invoices have to keep a rule: profiles below EN 16931 leave out the lines (BASIC WL) or all but the totals (MINIMUM). */
type Scope = 'all' | 'head' | 'lines' | 'xrechnung'

/** What an invoice lacks where this is "", null or false. */
type Duty = readonly [rule: string, scope: Scope, has: (terms: InvoiceTerms) => unknown]

const DUTIES: readonly Duty[] = [
  ['BR-01', 'all', ({ guideline }) => guideline],
  ['BR-02', 'all', ({ number }) => number],
  ['BR-03', 'all', ({ issued }) => issued],
  ['BR-04', 'all', ({ typeCode }) => typeCode],
  ['BR-05', 'all', ({ currency }) => currency],
  ['BR-06', 'all', ({ seller }) => seller.name],
  ['BR-07', 'all', ({ buyer }) => buyer.name],
  ['BR-08', 'head', ({ seller }) => seller.address],
  ['BR-09', 'head', ({ seller }) => !seller.address || seller.address.country],
  ['BR-10', 'head', ({ buyer }) => buyer.address],
  ['BR-11', 'head', ({ buyer }) => !buyer.address || buyer.address.country],
  ['BR-12', 'head', ({ sums }) => decimalOf(sums.lines)],
  ['BR-13', 'all', ({ sums }) => decimalOf(sums.net)],
  ['BR-14', 'all', ({ sums }) => decimalOf(sums.gross)],
  ['BR-15', 'all', ({ sums }) => decimalOf(sums.due)],
  ['BR-16', 'lines', ({ lines }) => lines.length > 0],
  ['BR-45', 'head', ({ taxes }) => taxes.every(({ basis }) => decimalOf(basis))],
  ['BR-46', 'head', ({ taxes }) => taxes.every(({ tax }) => decimalOf(tax))],
  ['BR-47', 'head', ({ taxes }) => taxes.every(({ category }) => category)],
  ['BR-48', 'head', ({ taxes }) => taxes.every(({ category, rate }) => category === 'O' || decimalOf(rate))],
  ['BR-CO-09', 'all', ({ seller, buyer }) => [seller, buyer].every(({ vatId }) => /^(?:[A-Z]{2}|$)/.test(vatId))],
  ['BR-CO-18', 'head', ({ taxes }) => taxes.length > 0],
  ['BR-CO-25', 'head', ({ sums, due, paymentTerms }) => !(centsOf(sums.due) > 0) || due || paymentTerms],
  ['BR-CO-26', 'head', ({ seller }) => seller.id || seller.globalId || seller.registeredId || seller.vatId],
  ['BR-S-02', 'lines', (terms) => terms.taxes.every(({ category }) => category !== 'S') || canChargeTax(terms)],
  ['BR-E-10', 'head', (terms) => hasReason(terms, 'E')],
  ['BR-AE-10', 'head', (terms) => hasReason(terms, 'AE')],
  ['BR-IC-10', 'head', (terms) => hasReason(terms, 'K')],
  ['BR-G-10', 'head', (terms) => hasReason(terms, 'G')],
  ['BR-O-10', 'head', (terms) => hasReason(terms, 'O')],
  ['BR-DE-1', 'xrechnung', ({ hasPaymentMeans }) => hasPaymentMeans],
  ['BR-DE-2', 'xrechnung', ({ seller }) => seller.contact],
  ['BR-DE-3', 'xrechnung', ({ seller }) => hasInAddress(seller, 'town')],
  ['BR-DE-4', 'xrechnung', ({ seller }) => hasInAddress(seller, 'postcode')],
  ['BR-DE-5', 'xrechnung', ({ seller }) => !seller.contact || seller.contact.name],
  ['BR-DE-6', 'xrechnung', ({ seller }) => !seller.contact || seller.contact.phone],
  ['BR-DE-7', 'xrechnung', ({ seller }) => !seller.contact || seller.contact.email],
  ['BR-DE-8', 'xrechnung', ({ buyer }) => hasInAddress(buyer, 'town')],
  ['BR-DE-9', 'xrechnung', ({ buyer }) => hasInAddress(buyer, 'postcode')],
  ['BR-DE-15', 'xrechnung', ({ buyerReference }) => buyerReference],
]

const canChargeTax = ({ seller, representativeVatId }: InvoiceTerms) =>
  seller.vatId || seller.taxNumber || representativeVatId

/** Why there is no tax; a category that the invoice does not use needs no reason. */
const hasReason = ({ taxes }: InvoiceTerms, wanted: string) =>
  taxes.every(({ category, hasReason: isGiven }) => category !== wanted || isGiven)

/** An address that is missing altogether breaks another rule. */
const hasInAddress = ({ address }: Party, part: 'town' | 'postcode') => !address || address[part]

/** What each line has to have. */
const LINE_DUTIES: readonly (readonly [rule: string, has: (line: Line) => unknown])[] = [
  ['BR-21', ({ id }) => id],
  ['BR-22', ({ quantity }) => decimalOf(quantity)],
  ['BR-23', ({ unit }) => unit],
  ['BR-24', ({ amount }) => decimalOf(amount)],
  ['BR-25', ({ name }) => name],
  ['BR-26', ({ price }) => decimalOf(price)],
]

/** As many line numbers as a sentence can name. */
const MAX_NAMED_LINES = 5

/** All rules that are checked here and that an invoice breaks. */
export function brokenRules(terms: InvoiceTerms): BrokenRule[] {
  const scopes = scopesOf(terms.guideline)
  const missing = DUTIES.filter(([, scope, has]) => scopes.includes(scope) && !has(terms))
  return [
    ...brokenSums(terms, scopes.includes('lines')),
    ...missing.map(([rule]) => ({ rule, amounts: {}, lines: [] })),
    ...(scopes.includes('lines') ? brokenLines(terms.lines) : []),
  ]
}

function scopesOf(guideline: string): readonly Scope[] {
  if (/minimum/i.test(guideline)) return ['all']
  if (/basicwl/i.test(guideline)) return ['all', 'head']
  return /xrechnung/i.test(guideline) ? ['all', 'head', 'lines', 'xrechnung'] : ['all', 'head', 'lines']
}

function brokenLines(lines: readonly Line[]): BrokenRule[] {
  return LINE_DUTIES.flatMap(([rule, has]): BrokenRule[] => {
    const numbers = lines.flatMap((line, index) => (line.isExtra || has(line) ? [] : [index + 1]))
    return numbers.length > 0 ? [{ rule, amounts: {}, lines: numbers.slice(0, MAX_NAMED_LINES) }] : []
  })
}
