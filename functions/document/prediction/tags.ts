/** What a word can belong to, in the order of the model's outputs. The names are those of the fields where there is one. */
export const TAGS = [
  'documentNumber',
  'documentDate',
  'dueDate',
  'serviceDate',
  'sellerName',
  'sellerAddress',
  'buyerName',
  'buyerAddress',
  'sellerVatId',
  'sellerTaxNumber',
  'buyerVatId',
  'customerNumber',
  'orderNumber',
  'contractNumber',
  'iban',
  'bic',
  'netTotal',
  'taxTotal',
  'taxRate',
  'grossTotal',
  'amountDue',
  'deadline',
  'noticePeriod',
  'contractTerm',
  'contact',
  'person',
  'subject',
  'period',
  'openingBalance',
  'closingBalance',
  'itemDescription',
  'itemQuantity',
  'itemUnitPrice',
  'itemAmount',
] as const

export type Tag = (typeof TAGS)[number]

/**
 * The names of the labels of a word, in the order of the model's outputs: one for words that belong to nothing, then
 * two per tag: the first word of a value, and its further words.
 */
export const LABELS: readonly string[] = ['O', ...TAGS.flatMap((tag) => [`B-${tag}`, `I-${tag}`])]

/** Position of a label in LABELS. */
export function labelOf(tag: Tag | null, begins: boolean): number {
  return tag === null ? 0 : 1 + 2 * TAGS.indexOf(tag) + (begins ? 0 : 1)
}

/** null: nothing. */
export const tagOf = (label: number): Tag | null => TAGS[(label - 1) >> 1] ?? null

/** Whether a word with this label is a further word of a value. */
export const isInside = (label: number): boolean => label > 0 && label % 2 === 0
