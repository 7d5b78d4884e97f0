import type { EInvoice } from '../understanding/e-invoice.ts'
import { type Amounts, amountOf, type Line } from './amounts.ts'
import type { Values } from './values.ts'

/** What our own reader has to find in a made invoice as it was given. */
const SAME = [
  ...[
    'documentNumber',
    'documentDate',
    'dueDate',
    'serviceDate',
    'sellerName',
    'sellerVatId',
    'sellerTaxNumber',
    'buyerName',
  ],
  ...['buyerVatId', 'currency', 'orderNumber', 'contractNumber', 'contact', 'phone', 'email', 'iban', 'bic'],
]

/** The names of values that are read otherwise than they were given. */
export function differences(read: EInvoice, values: Values, amounts: Amounts): string[] {
  const found = (name: string) => read.fields.find((field) => field.name === name)?.value ?? ''
  const texts = SAME.filter((name) => spaced(found(name)) !== spaced(values[name] ?? ''))
  const sums = {
    netTotal: amountOf(amounts.netCents),
    taxTotal: amountOf(amounts.taxCents),
    grossTotal: amountOf(amounts.grossCents),
    amountDue: amountOf(amounts.grossCents - amounts.prepaidCents),
  }
  const wrongSums = Object.entries(sums).filter(([name, sum]) => Number(found(name)) !== Number(sum))
  const areItemsSame =
    read.items.length === amounts.lines.length &&
    amounts.lines.every((line, index) => isSame(line, read.items[index] as EInvoice['items'][number]))
  return [...texts, ...wrongSums.map(([name]) => name), ...(areItemsSame ? [] : ['items'])]
}

/** XML knows no difference between kinds of white space at the ends and between words. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function isSame(line: Line, item: EInvoice['items'][number]): boolean {
  return (
    spaced(item.description) === spaced(line.description) &&
    Number(item.quantity) === Number(line.quantity) &&
    Number(item.amount) === line.cents / 100 &&
    Number(item.taxRate) === Number(line.rate)
  )
}
