// Which facts a kind of document has. A report has no recipient and a manual no invoice number, whatever it contains.
import type { DocumentKind, Field, FieldName } from '../types.ts'

/** Trade documents: they may have every field. */
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

/** Letters between two parties. */
const LETTERS: readonly DocumentKind[] = ['letter', 'enquiry', 'complaint', 'application']

/** The parties of a trade. */
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

/** A value in other documents may be there by chance, and needs a clear label. */
const CLEAR = 0.85

/** A date alone at the top is nearly always the document's. */
const LIKELY = 0.68

export function belonging(kind: DocumentKind, fields: readonly Field[]): Field[] {
  const hasTotal = fields.some(({ name }) => name === 'grossTotal')
  // Beside a total the amount in some sentence is irrelevant.
  const isBill = hasTotal && fields.some(({ name }) => name === 'documentNumber')
  if (TRADE.includes(kind) || isBill || (kind === 'other' && hasTotal))
    return fields.filter(({ name }) => !hasTotal || name !== 'amount')
  const names = LETTERS.includes(kind) ? [...ANYWHERE, ...PARTIES] : ANYWHERE
  return fields.filter(
    ({ name, confidence }) =>
      names.includes(name) && (PARTIES.includes(name) || confidence >= (name === 'documentDate' ? LIKELY : CLEAR)),
  )
}
