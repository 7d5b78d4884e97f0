// Terms: which discount is still available, and how long a contract binds.

import { formatAmount, formatDate } from '../../../common/document-values.ts'
import type { FieldName } from '../types.ts'
import { datesIn } from '../understanding/values.ts'
import { type Case, type Finding, finding } from './findings.ts'

export function dateFindings(about: Case): Finding[] {
  return [...discount(about), ...terms(about)]
}

/** What the findings about a discount rest on. */
export const DISCOUNT: readonly FieldName[] = ['discountTerms', 'grossTotal', 'currency', 'documentDate']

/** "3 % Skonto innerhalb 10 Tagen": what it is worth, and until when. */
function discount(about: Case): Finding[] {
  const terms = about.field('discountTerms')?.value ?? ''
  const percent = /(\d{1,2}(?:[.,]\d+)?)\s?%/.exec(terms)?.[1]
  const gross = about.field('grossTotal')
  if (!percent || !gross || !/skonto|discount|desconto/i.test(terms)) return []
  const worth = (Number(gross.value) * Number(percent.replace(',', '.'))) / 100
  const currency = about.field('currency')?.value ?? 'EUR'
  const until = discountDate(about, terms)
  const values = { percent, amount: formatAmount(worth.toFixed(2), currency, about.language) }
  if (!until) return [finding('discount', values)]
  const date = formatDate(until, about.language)
  return [finding(until >= about.today ? 'discount-open' : 'discount-over', { ...values, date })]
}

function discountDate({ field }: Case, terms: string): string | null {
  const at = terms.search(/skonto|discount|desconto/i)
  const dates = datesIn(terms).map(({ value, index }) => ({ value, distance: Math.abs(index - at) }))
  const [nearest] = dates.sort((a, b) => a.value.localeCompare(b.value))
  if (nearest) return nearest.value
  const days = /(\d{1,3})\s?(?:kalender)?(?:tagen?|days?|dias)/i.exec(terms)?.[1]
  const issued = field('documentDate')?.value
  if (!days || !issued) return null
  return new Date(Date.parse(issued) + Number(days) * 86_400_000).toISOString().slice(0, 10)
}

function terms({ understanding, field }: Case): Finding[] {
  if (understanding.kind.name !== 'contract') return []
  const [notice, term] = [field('noticePeriod')?.value, field('contractTerm')?.value]
  return [
    ...(notice ? [finding('notice-period', { period: notice })] : []),
    ...(term ? [finding('contract-term', { term })] : []),
    ...(notice ? [] : [finding('no-notice-period')]),
  ]
}
