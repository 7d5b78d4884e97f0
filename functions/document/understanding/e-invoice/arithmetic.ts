// What has to add up in an e-invoice (EN 16931, BR-CO-10 to BR-CO-17). A sum is checked where all of its parts are there.
import type { BrokenRule } from '../../types.ts'
import type { InvoiceTerms } from './invoice-terms.ts'
import { centsOf, hundredthsOfCents, inAmount, rounded } from './xml-values.ts'

/** Amounts in cents by the names that the words of a rule use: the one that is stated first, then what it should be made of. */
type Sum = readonly [rule: string, parts: Readonly<Record<string, number>>, expected: number]

/** @param hasLines whether the profile has lines */
export function brokenSums(terms: InvoiceTerms, hasLines: boolean): BrokenRule[] {
  // EXTENDED rounds each of its parts by itself (BR-FXEXT-CO-10 and others).
  const parts = terms.lines.length + terms.allowances.length + terms.charges.length + terms.taxes.length
  const slack = /extended/i.test(terms.guideline) ? parts : 0
  const sums = [...(hasLines ? [sumOfLines(terms)] : []), ...totals(terms)]
  return [
    ...sums.flatMap(([rule, amounts, expected]) => broken(rule, { ...amounts, expected }, slack)),
    ...wrongShares(terms),
  ]
}

/** NaN stands for what is missing, and breaks no sum. */
function broken(rule: string, amounts: Readonly<Record<string, number>>, slack: number): BrokenRule[] {
  const { stated = Number.NaN, expected = Number.NaN } = amounts
  if (!(Math.abs(stated - expected) > slack)) return []
  const shown = Object.entries(amounts).map(([name, cents]) => [name, inAmount(cents)])
  return [{ rule, amounts: Object.fromEntries(shown), lines: [] }]
}

function sumOfLines({ sums, lines }: InvoiceTerms): Sum {
  const counted = lines.filter(({ isExtra }) => !isExtra).map(({ amount }) => amount)
  return ['BR-CO-10', { stated: centsOf(sums.lines) }, counted.length > 0 ? addedUp(counted) : Number.NaN]
}

/** Cents; what is added is rounded once. */
const addedUp = (amounts: readonly string[]) =>
  rounded(amounts.reduce((sum, amount) => sum + hundredthsOfCents(amount), 0) / 100)

function totals({ guideline, sums, allowances, charges, taxes }: InvoiceTerms): Sum[] {
  const [lines, net, gross] = [sums.lines, sums.net, sums.gross].map(centsOf) as [number, number, number]
  const tax = sums.tax === '' ? 0 : centsOf(sums.tax)
  const [less, more, prepaid, rounding] = [sums.allowances, sums.charges, sums.prepaid, sums.rounding].map((text) =>
    text === '' ? 0 : centsOf(text),
  ) as [number, number, number, number]
  // What others are paid for may be added to an XRechnung with the extension, and MINIMUM does not say what was paid before.
  const isDueOfThis = !/extension|minimum/i.test(guideline)
  return [
    ['BR-CO-11', { stated: less }, addedUp(allowances)],
    ['BR-CO-12', { stated: more }, addedUp(charges)],
    ['BR-CO-13', { stated: net, lines, less, more }, lines - less + more],
    ['BR-CO-14', { stated: tax }, taxes.length > 0 ? addedUp(taxes.map((share) => share.tax)) : Number.NaN],
    ['BR-CO-15', { stated: gross, net, tax }, net + tax],
    ['BR-CO-16', { stated: isDueOfThis ? centsOf(sums.due) : Number.NaN, gross, prepaid }, gross - prepaid + rounding],
  ]
}

/** The official check of a rate's tax forgives less than one unit of the currency, because lines may be rounded. */
const SHARE_SLACK = 99

function wrongShares({ taxes }: InvoiceTerms): BrokenRule[] {
  const wrong = taxes.flatMap(({ rate, basis, tax }) => {
    const expected = rounded((centsOf(basis) * Number(rate === '' ? 0 : rate.replace(',', '.'))) / 100)
    return broken('BR-CO-17', { stated: centsOf(tax), basis: centsOf(basis), expected }, SHARE_SLACK)
  })
  return wrong.slice(0, 1)
}
