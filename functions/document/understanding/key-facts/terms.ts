// Rates of tax and terms of a discount, as bills name them.

import { matchesOf } from '../../matches.ts'
import type { Field } from '../../types.ts'
import { type Cell, evidenceOf, type Rows } from '../cells.ts'

export function termsOf(rows: Rows): Field[] {
  return [...taxRates(rows), ...discountTerms(rows)]
}

const TAX = /mwst|ust\b|umsatzsteuer|mehrwertsteuer|steuersatz|\bvat\b|\btax\b|\biva\b|\bgst\b/iu
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu
const NO_TAX = /skonto|rabatt|discount|zins|desconto|nachlass|verzug|anteil/i

/** Rates in lines about tax, or below the heading of such a column. */
function taxRates(rows: Rows): Field[] {
  const found = new Map<number, Cell>()
  for (const row of rows) {
    const text = row.map((cell) => cell.text).join(' ')
    if (!TAX.test(text) || NO_TAX.test(text) || text.length > 120) continue
    for (const cell of row)
      for (const [, rate = ''] of matchesOf(cell.text, RATE)) found.set(Number(rate.replace(',', '.')), cell)
  }
  const rates = [...found.keys()].filter((rate) => rate < 30).sort((a, b) => b - a)
  const [cell] = found.values()
  if (!cell || rates.length === 0 || rates.length > 4) return []
  const value = rates.join(', ')
  return [{ name: 'taxRate', value, confidence: 0.86, source: cell.source, evidence: evidenceOf(cell, value) }]
}

const DISCOUNT =
  /\d\s?%[^.]{0,40}(?:skonto|cash discount|discount|desconto)|(?:skonto|discount|desconto)[^.]{0,40}\d\s?%/iu
const PAYING = /skonto|zahl|tage|payment|days|bis|within|pagamento|dias/iu

/** The sentence about a cash discount; a rebate on a price is not a term of payment. */
function discountTerms(rows: Rows): Field[] {
  for (const [index, row] of rows.entries()) {
    const text = row.map((cell) => cell.text).join(' ')
    const next = rows[index + 1]?.map((cell) => cell.text).join(' ') ?? ''
    const whole = [text, text.length > 40 && !/[.!?]$/.test(text) ? `${text} ${next}` : ''].find((one) =>
      DISCOUNT.test(one),
    )
    const [cell] = row
    if (!whole || !cell || !PAYING.test(whole)) continue
    const value = whole.slice(0, 240)
    return [{ name: 'discountTerms', value, confidence: 0.82, source: cell.source, evidence: evidenceOf(cell, value) }]
  }
  return []
}
