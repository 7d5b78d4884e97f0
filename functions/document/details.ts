import type { FieldDetail, LineItemDetail } from '../../schemas/types.ts'
import type { Evidence, Field, FieldName, LineItem, Reading } from './types.ts'
import { formatAmount, formatDate, formatNumber } from './wording.ts'

/** A field as it is shown. */
export interface ShownField {
  readonly label: string
  readonly value: string
  readonly field: Field
}

const DATES: readonly FieldName[] = ['documentDate', 'dueDate', 'serviceDate', 'deadline']
const AMOUNTS: readonly FieldName[] = [
  'netTotal',
  'taxTotal',
  'grossTotal',
  'amountDue',
  'prepaid',
  'discount',
  'amount',
  'openingBalance',
  'closingBalance',
]

/** A value as people of the language write it; `fields` have the currency. */
export function shownValue(
  { name, value }: Pick<Field, 'name' | 'value'>,
  fields: readonly Field[],
  language: string,
): string {
  if (DATES.includes(name)) return formatDate(value, language)
  const currency = fields.find((field) => field.name === 'currency')?.value ?? ''
  if (AMOUNTS.includes(name)) return formatAmount(value, currency, language)
  if (name === 'taxRate') return value.replace(/\d+(?:\.\d+)?/g, (rate) => `${formatNumber(rate, language)} %`)
  if (name === 'period') return value.replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDate(day, language))
  if (name === 'iban') return value.replace(/(.{4})(?=.)/g, '$1 ')
  return value
}

/** The evidence for a field: its certainty, its source, its place as shares of the page's sides. */
export function fieldDetail({ label, value, field }: ShownField, { pages }: Reading): FieldDetail {
  const { confidence, source, evidence } = field
  return { label, value, confidence: round(confidence, 100), source, ...(evidence && placeOf(evidence, pages)) }
}

function placeOf({ page, box }: Evidence, pages: Reading['pages']): Pick<FieldDetail, 'page' | 'box'> {
  const { width = 0, height = 0 } = pages.find(({ number }) => number === page) ?? {}
  if (!box || width === 0 || height === 0) return { page }
  const [left, top, right, bottom] = box
  // A word may reach slightly beyond the page.
  const share = (length: number, whole: number) => round(Math.min(1, Math.max(0, length / whole)), 10_000)
  return { page, box: [share(left, width), share(top, height), share(right, width), share(bottom, height)] }
}

const round = (value: number, steps: number) => Math.round(value * steps) / steps

/** A row as people of the language write it; what it does not name is left out. */
export function itemDetail(item: LineItem, currency: string, language: string): LineItemDetail {
  const { description, quantity, unit, unitPrice, amount, taxRate } = item
  return {
    description,
    ...(quantity && { quantity: formatNumber(quantity, language) }),
    ...(unit && { unit }),
    ...(unitPrice && { unitPrice: formatAmount(unitPrice, currency, language) }),
    ...(amount && { amount: formatAmount(amount, currency, language) }),
    ...(taxRate && { taxRate: `${formatNumber(taxRate, language)} %` }),
  }
}

/** What people look for first; everything else follows in the order in which it was found. */
const FIRST: readonly FieldName[] = [
  'sender',
  'recipient',
  'subject',
  'title',
  'documentNumber',
  'documentDate',
  'sellerName',
  'buyerName',
  'netTotal',
  'taxRate',
  'taxTotal',
  'grossTotal',
  'prepaid',
  'amountDue',
  'currency',
  'dueDate',
  'discountTerms',
  'serviceDate',
  'iban',
  'bic',
]

/** Fields in the order in which they are shown. */
export function inOrder(fields: readonly Field[]): Field[] {
  const rank = ({ name }: Field) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return [...fields].sort((a, b) => rank(a) - rank(b))
}
