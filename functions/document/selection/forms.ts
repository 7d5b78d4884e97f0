import type { FieldName } from '../types.ts'

/** What a value looks like. */
export type Form = 'id' | 'date' | 'amount' | 'vat' | 'iban' | 'name'

/** The fields whose value is selected among all values of their form on the pages. */
export const SELECTED = {
  documentNumber: 'id',
  documentDate: 'date',
  dueDate: 'date',
  sellerName: 'name',
  buyerName: 'name',
  sellerVatId: 'vat',
  iban: 'iban',
  netTotal: 'amount',
  taxTotal: 'amount',
  grossTotal: 'amount',
} as const satisfies Readonly<Partial<Record<FieldName, Form>>>

export type SelectedName = keyof typeof SELECTED

export const isSelected = (name: string): name is SelectedName => Object.hasOwn(SELECTED, name)
