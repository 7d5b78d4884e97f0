// Which facts a kind of document has. A report has no receiver and a manual no invoice number, whatever stands in it.
import type { DocumentKind, Field, FieldName } from '../types.ts'

/** Documents of trade: every field may be theirs. */
const TRADE: readonly DocumentKind[] = [
  'invoice',
  'credit-note',
  'reminder',
  'receipt',
  'offer',
  'order',
  'order-confirmation',
  'delivery-note',
  'statement',
  'bank-statement',
  'contract',
  'termination',
  'authority-letter',
  'insurance',
  'ticket',
]

/** Somebody writes to somebody. */
const LETTERS: readonly DocumentKind[] = ['letter', 'enquiry', 'complaint', 'application']

/** Who trades with whom. */
export const PARTIES: readonly FieldName[] = ['sellerName', 'sellerAddress', 'buyerName', 'buyerAddress']
const ANYWHERE: readonly FieldName[] = [
  'documentDate',
  'deadline',
  'contact',
  'phone',
  'email',
  'website',
  'subject',
  'customerNumber',
  'orderNumber',
  'contractNumber',
  'documentNumber',
  'iban',
  'amount',
]

/** Found by chance in a text, a value has to stand beside a clear label. */
const CLEAR = 0.85

/** A date alone at the top is nearly always the document's. */
const LIKELY = 0.68

export function belonging(kind: DocumentKind, fields: readonly Field[]): Field[] {
  const hasTotal = fields.some(({ name }) => name === 'grossTotal')
  // Beside a total a sum in some sentence says nothing.
  const isBill = hasTotal && fields.some(({ name }) => name === 'documentNumber')
  if (TRADE.includes(kind) || isBill || (kind === 'other' && hasTotal))
    return fields.filter(({ name }) => !hasTotal || name !== 'amount')
  const names = LETTERS.includes(kind) ? [...ANYWHERE, ...PARTIES] : ANYWHERE
  return fields.filter(
    ({ name, confidence }) =>
      names.includes(name) && (PARTIES.includes(name) || confidence >= (name === 'documentDate' ? LIKELY : CLEAR)),
  )
}
