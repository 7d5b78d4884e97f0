import type { DocumentKind } from '../types.ts'

const IN_ORDER: Readonly<Record<DocumentKind, true>> = {
  invoice: true,
  'credit-note': true,
  reminder: true,
  receipt: true,
  offer: true,
  order: true,
  'order-confirmation': true,
  'delivery-note': true,
  contract: true,
  termination: true,
  application: true,
  'bank-statement': true,
  'authority-letter': true,
  letter: true,
  enquiry: true,
  complaint: true,
  minutes: true,
  'time-sheet': true,
  'price-list': true,
  table: true,
  form: true,
  'process-sketch': true,
  report: true,
  statement: true,
  manual: true,
  email: true,
  'business-card': true,
  bylaws: true,
  invitation: true,
  delay: true,
  insurance: true,
  specification: true,
  ticket: true,
  notice: true,
  other: true,
}

/** Every kind of document, in the order of the model's outputs. The compiler ensures that none is missing. */
export const KINDS = Object.keys(IN_ORDER) as readonly DocumentKind[]

/** Whether a model's label is a kind of document. */
export const isKind = (label: string): label is DocumentKind => Object.hasOwn(IN_ORDER, label)
