// E-invoices carry their facts as XML: UN/CEFACT CII (ZUGFeRD, Factur-X, XRechnung) or UBL (XRechnung, Peppol).
// The XML is the invoice; the page only displays it (EN 16931; German VAT law, section 14 (1)).
import { XMLParser } from 'fast-xml-parser'
import type { Field, FieldName, LineItem } from '../types.ts'

/** What an e-invoice says of itself. */
export interface EInvoice {
  /** "XRechnung", "EN 16931", "BASIC", …; the name of the syntax where the profile is unknown. */
  readonly profile: string
  /** 381: credit note; 380 and similar: invoice (UNTDID 1001). */
  readonly isCredit: boolean
  readonly fields: readonly Field[]
  readonly items: readonly LineItem[]
}

/** @returns null when the XML is not an invoice, or has a DOCTYPE: none of these formats needs one, and it can be a bomb */
export function readEInvoice(xml: string): EInvoice | null {
  if (/<!DOCTYPE/i.test(xml)) return null
  const root = parse(xml)
  if (!root) return null
  const [name, document] = Object.entries(root).find(([key]) => !key.startsWith('?')) ?? []
  if (!isNode(document)) return null
  if (name === 'CrossIndustryInvoice' || name === 'CrossIndustryDocument') return fromCii(document)
  return name === 'Invoice' || name === 'CreditNote' ? fromUbl(name, document) : null
}

type Node = { readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(xml: string): Node | null {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: true,
    processEntities: true,
  })
  try {
    const root: unknown = parser.parse(xml.replace(/^\uFEFF/, ''), true)
    return isNode(root) ? root : null
  } catch {
    // Broken XML counts as missing: the page is read instead.
    return null
  }
}

/** All nodes at a path; where a step occurs several times, all of them are followed. */
function nodesAt(from: unknown, path: string): unknown[] {
  let nodes = [from]
  for (const step of path.split('/')) {
    nodes = nodes.flatMap((node) => {
      const next = isNode(node) ? node[step] : undefined
      return next === undefined ? [] : Array.isArray(next) ? next : [next]
    })
  }
  return nodes
}

function textOf(node: unknown): string {
  if (typeof node === 'string') return node.trim()
  return isNode(node) ? String(node['#text'] ?? '').trim() : ''
}

/** The text at the first of these paths that has one. */
function textAt(from: unknown, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = nodesAt(from, path)
      .map(textOf)
      .find((found) => found !== '')
    if (text) return text
  }
  return ''
}

const amount = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text).toFixed(2) : '')

/** 20250314 (format 102) or 2025-03-14. */
function isoDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? []
  return year && month && day ? `${year}-${month}-${day}` : ''
}

function fieldsOf(values: Partial<Record<FieldName, string>>): Field[] {
  return Object.entries(values).flatMap(([name, value]): Field[] =>
    value ? [{ name: name as FieldName, value, confidence: 0.99, source: 'xml', evidence: null }] : [],
  )
}

const PROFILES: readonly [pattern: RegExp, name: string][] = [
  [/xrechnung/i, 'XRechnung'],
  [/peppol/i, 'Peppol BIS Billing'],
  [/extended/i, 'EXTENDED'],
  [/basicwl/i, 'BASIC WL'],
  [/minimum/i, 'MINIMUM'],
  [/comfort/i, 'COMFORT'],
  [/basic/i, 'BASIC'],
  [/en16931/i, 'EN 16931'],
]

function profileOf(guideline: string, syntax: string): string {
  return PROFILES.find(([pattern]) => pattern.test(guideline))?.[1] ?? syntax
}

function fromCii(document: Node): EInvoice {
  // ZUGFeRD 1 has the same tree under other names.
  const head = firstNode(document, 'ExchangedDocument', 'HeaderExchangedDocument')
  const trade = firstNode(document, 'SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction')
  const agreement = firstNode(trade, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement')
  const delivery = firstNode(trade, 'ApplicableHeaderTradeDelivery', 'ApplicableSupplyChainTradeDelivery')
  const settlement = firstNode(trade, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement')
  const context = firstNode(document, 'ExchangedDocumentContext', 'SpecifiedExchangedDocumentContext')
  const guideline = textAt(context, 'GuidelineSpecifiedDocumentContextParameter/ID')
  return {
    profile: profileOf(guideline, 'Cross Industry Invoice'),
    isCredit: textAt(head, 'TypeCode') === '381',
    fields: fieldsOf({
      documentNumber: textAt(head, 'ID'),
      documentDate: isoDate(textAt(head, 'IssueDateTime/DateTimeString')),
      ...ciiAgreement(agreement),
      serviceDate: isoDate(textAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString')),
      ...ciiSettlement(settlement),
    }),
    items: nodesAt(trade, 'IncludedSupplyChainTradeLineItem').map(ciiItem),
  }
}

function firstNode(from: unknown, ...names: readonly string[]): unknown {
  return names.flatMap((name) => nodesAt(from, name)).find(isNode)
}

function ciiAgreement(agreement: unknown): Partial<Record<FieldName, string>> {
  const [seller] = nodesAt(agreement, 'SellerTradeParty')
  const [buyer] = nodesAt(agreement, 'BuyerTradeParty')
  return {
    sellerName: textAt(seller, 'Name', 'SpecifiedLegalOrganization/TradingBusinessName'),
    sellerAddress: ciiAddress(seller),
    sellerVatId: ciiTaxId(seller, 'VA'),
    sellerTaxNumber: ciiTaxId(seller, 'FC'),
    buyerName: textAt(buyer, 'Name'),
    buyerAddress: ciiAddress(buyer),
    buyerVatId: ciiTaxId(buyer, 'VA'),
    customerNumber: textAt(buyer, 'ID'),
    orderNumber: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID', 'BuyerOrderReferencedDocument/ID'),
    contractNumber: textAt(agreement, 'ContractReferencedDocument/IssuerAssignedID', 'ContractReferencedDocument/ID'),
    email: textAt(seller, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
    phone: textAt(seller, 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber'),
    contact: textAt(seller, 'DefinedTradeContact/PersonName'),
  }
}

function ciiAddress(party: unknown): string {
  const [address] = nodesAt(party, 'PostalTradeAddress')
  const town = [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')].filter(Boolean).join(' ')
  return [textAt(address, 'LineOne', 'StreetName'), textAt(address, 'LineTwo'), town].filter(Boolean).join(', ')
}

function ciiTaxId(party: unknown, scheme: string): string {
  const ids = nodesAt(party, 'SpecifiedTaxRegistration/ID')
  return textOf(ids.find((id) => isNode(id) && id['@schemeID'] === scheme))
}

function ciiSettlement(settlement: unknown): Partial<Record<FieldName, string>> {
  const sums = firstNode(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  )
  const rates = new Set(
    nodesAt(settlement, 'ApplicableTradeTax').map((tax) => textAt(tax, 'RateApplicablePercent', 'ApplicablePercent')),
  )
  const account = nodesAt(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const iban = account.map((means) => textAt(means, 'PayeePartyCreditorFinancialAccount/IBANID')).find(Boolean) ?? ''
  const bic = account.map((means) => textAt(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID')).find(Boolean)
  return {
    netTotal: amount(textAt(sums, 'TaxBasisTotalAmount', 'LineTotalAmount')),
    taxTotal: amount(textAt(sums, 'TaxTotalAmount')),
    taxRate: [...rates]
      .filter(Boolean)
      .map((rate) => String(Number(rate)))
      .join(', '),
    grossTotal: amount(textAt(sums, 'GrandTotalAmount')),
    amountDue: amount(textAt(sums, 'DuePayableAmount')),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    dueDate: isoDate(textAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString')),
    discountTerms: textAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
    iban: iban.replace(/\s/g, ''),
    bic: bic ?? '',
  }
}

function ciiItem(line: unknown): LineItem {
  const [agreement] = [firstNode(line, 'SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement')]
  const delivery = firstNode(line, 'SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery')
  const settlement = firstNode(line, 'SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement')
  const [quantity] = nodesAt(delivery, 'BilledQuantity')
  const unit = isNode(quantity) && typeof quantity['@unitCode'] === 'string' ? quantity['@unitCode'] : null
  return {
    description: textAt(line, 'SpecifiedTradeProduct/Name', 'AssociatedDocumentLineDocument/IncludedNote/Content'),
    quantity: plainNumber(textOf(quantity)),
    unit,
    unitPrice: amount(textAt(agreement, 'NetPriceProductTradePrice/ChargeAmount')) || null,
    amount:
      amount(
        textAt(
          settlement,
          'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
          'SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
        ),
      ) || null,
    taxRate: plainNumber(
      textAt(settlement, 'ApplicableTradeTax/RateApplicablePercent', 'ApplicableTradeTax/ApplicablePercent'),
    ),
  }
}

const plainNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : null)

function fromUbl(name: string, document: Node): EInvoice {
  const isCredit = name === 'CreditNote' || textAt(document, 'InvoiceTypeCode') === '381'
  const [sums] = nodesAt(document, 'LegalMonetaryTotal')
  const rates = new Set(nodesAt(document, 'TaxTotal/TaxSubtotal').map((tax) => textAt(tax, 'TaxCategory/Percent')))
  return {
    profile: profileOf(textAt(document, 'CustomizationID'), 'UBL'),
    isCredit,
    fields: fieldsOf({
      documentNumber: textAt(document, 'ID'),
      documentDate: isoDate(textAt(document, 'IssueDate')),
      dueDate: isoDate(textAt(document, 'DueDate', 'PaymentMeans/PaymentDueDate')),
      serviceDate: isoDate(textAt(document, 'Delivery/ActualDeliveryDate')),
      ...ublParties(document),
      orderNumber: textAt(document, 'OrderReference/ID'),
      contractNumber: textAt(document, 'ContractDocumentReference/ID'),
      netTotal: amount(textAt(sums, 'TaxExclusiveAmount')),
      taxTotal: amount(textAt(document, 'TaxTotal/TaxAmount')),
      taxRate: [...rates]
        .filter(Boolean)
        .map((rate) => String(Number(rate)))
        .join(', '),
      grossTotal: amount(textAt(sums, 'TaxInclusiveAmount')),
      amountDue: amount(textAt(sums, 'PayableAmount')),
      currency: textAt(document, 'DocumentCurrencyCode'),
      iban: textAt(document, 'PaymentMeans/PayeeFinancialAccount/ID').replace(/\s/g, ''),
      bic: textAt(document, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
      discountTerms: textAt(document, 'PaymentTerms/Note'),
    }),
    items: nodesAt(document, isCredit ? 'CreditNoteLine' : 'InvoiceLine').map(ublItem),
  }
}

function ublParties(document: Node): Partial<Record<FieldName, string>> {
  const [seller] = nodesAt(document, 'AccountingSupplierParty/Party')
  const [buyer] = nodesAt(document, 'AccountingCustomerParty/Party')
  const name = (party: unknown) => textAt(party, 'PartyName/Name', 'PartyLegalEntity/RegistrationName')
  const taxId = (party: unknown, isVat: boolean) => {
    const schemes = nodesAt(party, 'PartyTaxScheme')
    return textAt(
      schemes.find((scheme) => (textAt(scheme, 'TaxScheme/ID') === 'VAT') === isVat),
      'CompanyID',
    )
  }
  return {
    sellerName: name(seller),
    sellerAddress: ublAddress(seller),
    sellerVatId: taxId(seller, true),
    sellerTaxNumber: taxId(seller, false),
    buyerName: name(buyer),
    buyerAddress: ublAddress(buyer),
    buyerVatId: taxId(buyer, true),
    customerNumber: textAt(buyer, 'PartyIdentification/ID'),
    contact: textAt(seller, 'Contact/Name'),
    phone: textAt(seller, 'Contact/Telephone'),
    email: textAt(seller, 'Contact/ElectronicMail'),
  }
}

function ublAddress(party: unknown): string {
  const [address] = nodesAt(party, 'PostalAddress')
  const town = [textAt(address, 'PostalZone'), textAt(address, 'CityName')].filter(Boolean).join(' ')
  return [textAt(address, 'StreetName'), textAt(address, 'AdditionalStreetName'), town].filter(Boolean).join(', ')
}

function ublItem(line: unknown): LineItem {
  const [quantity] = [...nodesAt(line, 'InvoicedQuantity'), ...nodesAt(line, 'CreditedQuantity')]
  const unit = isNode(quantity) && typeof quantity['@unitCode'] === 'string' ? quantity['@unitCode'] : null
  return {
    description: textAt(line, 'Item/Name', 'Item/Description'),
    quantity: plainNumber(textOf(quantity)),
    unit,
    unitPrice: amount(textAt(line, 'Price/PriceAmount')) || null,
    amount: amount(textAt(line, 'LineExtensionAmount')) || null,
    taxRate: plainNumber(textAt(line, 'Item/ClassifiedTaxCategory/Percent')),
  }
}
