import type { DocumentKind } from '../../types.ts'

/**
 * Codes of notes that give money back (UNTDID 1001), as EN 16931 lists them for UBL's CreditNote. All others are invoices: partial
 * (326, 875), final (876, 877), in advance (386), by the buyer (389, "Gutschrift" in tax law), by a factor (393), of insurers
 * (575), forwarders (623, 780) and more.
 */
const CREDITS = ['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']
const CORRECTED = '384'

/** The codes of Order-X. A change of an order is an order, too. */
const ORDER = '220'
const ORDER_CHANGE = '230'
const ORDER_RESPONSE = '231'

interface Coded {
  /** Name of the root element. */
  readonly root: string
  readonly typeCode: string
  readonly gross: string
}

/** Whether a code says that an order is changed. */
export const isOrderChange = (typeCode: string) => typeCode === ORDER_CHANGE

/** What kind of document an e-invoice or an order is, by its type code. */
export function kindOfCode({ root, typeCode, gross }: Coded): DocumentKind {
  if (typeCode === ORDER_RESPONSE) return 'order-confirmation'
  if (typeCode === ORDER || isOrderChange(typeCode) || root === ORDER_ROOT) return 'order'
  // A corrected invoice may ask for money or give some back.
  if (typeCode === CORRECTED) return gross.startsWith('-') ? 'credit-note' : 'invoice'
  return CREDITS.includes(typeCode) || root === 'CreditNote' ? 'credit-note' : 'invoice'
}

/** The root element of Order-X. */
export const ORDER_ROOT = 'SCRDMCCBDACIOMessageStructure'
