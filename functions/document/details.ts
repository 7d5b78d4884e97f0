import { formatAmount, formatNumber } from '../../common/document-values.ts'
import type { FieldDetail, LineItemDetail, PlainLineItem } from '../../schemas/types.ts'
import type { Evidence, Field, FieldName, LineItem, Reading } from './types.ts'

/** A field as it is shown. */
export interface ShownField {
  readonly label: string
  readonly value: string
  readonly field: Field
}

/** The evidence for a field: its certainty, its source, its place as shares of the page's sides. */
export function fieldDetail({ label, value, field }: ShownField, { pages }: Reading): FieldDetail {
  const { confidence, source, evidence } = field
  const { name, value: plain } = field
  return {
    label,
    value,
    name,
    plain,
    confidence: round(confidence, 100),
    source,
    ...(evidence && placeOf(evidence, pages)),
  }
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
    plain: plainItem(item),
  }
}

/** The same numbers for programs. */
function plainItem({ quantity, unitPrice, amount, taxRate }: LineItem): PlainLineItem {
  return {
    ...(quantity && { quantity }),
    ...(unitPrice && { unitPrice }),
    ...(amount && { amount }),
    ...(taxRate && { taxRate }),
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
