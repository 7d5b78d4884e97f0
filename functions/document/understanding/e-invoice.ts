// E-invoices carry their facts as XML: UN/CEFACT CII (ZUGFeRD, Factur-X, XRechnung) or UBL (XRechnung, Peppol). The XML is the
// invoice; the page only displays it (EN 16931; German VAT law, section 14 (1)). Order-X is the same for orders.
import { isNode, parseXml, type XmlNode } from '../readers/xml-tree.ts'
import type { BrokenRule, DocumentKind, Field, LineItem } from '../types.ts'
import { ciiTerms } from './e-invoice/cii.ts'
import { fieldsOf, itemOf } from './e-invoice/invoice-fields.ts'
import type { InvoiceTerms } from './e-invoice/invoice-terms.ts'
import { profileOf } from './e-invoice/profiles.ts'
import { brokenRules } from './e-invoice/rules.ts'
import { isOrderChange, kindOfCode, ORDER_ROOT } from './e-invoice/type-codes.ts'
import { ublTerms } from './e-invoice/ubl.ts'

/** What an e-invoice or an order says of itself. */
export interface EInvoice {
  /** "XRechnung", "EN 16931", "BASIC", …; the name of the syntax where the profile is unknown. */
  readonly profile: string
  readonly kind: DocumentKind
  /** An order that changes an earlier one. */
  readonly isOrderChange: boolean
  readonly number: string
  readonly fields: readonly Field[]
  readonly items: readonly LineItem[]
  /** How many lines it has; more than `items` when the limit left some out. */
  readonly itemCount: number
  readonly brokenRules: readonly BrokenRule[]
}

/** By the root element: the name of the syntax, how it is read, and whether it has to keep the rules of EN 16931. */
const SYNTAXES: Readonly<
  Record<
    string,
    { readonly name: string; readonly terms: (document: XmlNode) => InvoiceTerms; readonly isRuled: boolean }
  >
> = {
  CrossIndustryInvoice: { name: 'Cross Industry Invoice', terms: ciiTerms, isRuled: true },
  // ZUGFeRD 1 is older than the rules.
  CrossIndustryDocument: { name: 'ZUGFeRD 1', terms: ciiTerms, isRuled: false },
  [ORDER_ROOT]: { name: 'Order-X', terms: ciiTerms, isRuled: false },
  Invoice: { name: 'UBL', terms: ublTerms, isRuled: true },
  CreditNote: { name: 'UBL', terms: ublTerms, isRuled: true },
}

/** Lines beyond are no table that anybody looks at. */
const MAX_ITEMS = 2_000

/** @returns null when the XML is broken or no invoice, or has a DOCTYPE (see parseXml) */
export function readEInvoice(xml: string): EInvoice | null {
  const [root = '', document] = Object.entries(parseXml(xml) ?? {})[0] ?? []
  const syntax = Object.hasOwn(SYNTAXES, root) ? SYNTAXES[root] : undefined
  if (!syntax || !isNode(document)) return null
  const terms = syntax.terms(document)
  const kind = kindOfCode({ root, typeCode: terms.typeCode, gross: terms.sums.gross })
  const fields = fieldsOf(terms, kind)
  // Other standards have a root of the same name and nothing else in common.
  if (fields.length === 0) return null
  return {
    profile: profileOf(terms.guideline, syntax.name),
    kind,
    isOrderChange: isOrderChange(terms.typeCode),
    number: terms.number,
    fields,
    items: terms.lines.slice(0, MAX_ITEMS).map(itemOf),
    itemCount: terms.lines.length,
    brokenRules: syntax.isRuled ? brokenRules(terms) : [],
  }
}

/**
 * The e-invoices of a file, the one that its page displays first.
 *
 * @param page all text of the page
 */
export function readEInvoices(xmls: readonly string[], page: string): EInvoice[] {
  const read = xmls.flatMap((xml) => readEInvoice(xml) ?? [])
  const isShown = ({ number }: EInvoice) => number !== '' && page.includes(number)
  return [...read.filter(isShown), ...read.filter((one) => !isShown(one))]
}
