// UBL 2.1: XRechnung and Peppol. Invoice and CreditNote differ in the names of a few elements only.
import { attributeOf, nodeAt, nodesAt, textAt, textOf, textsAt, type XmlNode } from '../../readers/xml-tree.ts'
import type { InvoiceTerms, Line, Party, PostalAddress, Sums, TaxShare } from './invoice-terms.ts'
import { dateOf, TRUE } from './xml-values.ts'

/** The terms of an Invoice or a CreditNote. */
export function ublTerms(document: XmlNode): InvoiceTerms {
  const currency = textAt(document, 'DocumentCurrencyCode')
  const total = taxTotal(nodesAt(document, 'TaxTotal'), currency)
  const day = (...paths: readonly string[]) => dateOf(textAt(document, ...paths))
  const order = textAt(document, 'OrderReference/ID')
  const representative = nodeAt(document, 'TaxRepresentativeParty')
  return {
    guideline: textAt(document, 'CustomizationID'),
    number: textAt(document, 'ID'),
    typeCode: textAt(document, 'InvoiceTypeCode', 'CreditNoteTypeCode'),
    issued: day('IssueDate'),
    currency,
    buyerReference: textAt(document, 'BuyerReference'),
    // The element is mandatory where the seller's order is named: who knows no number writes this.
    orderNumber: /^n\.?\/?a\.?$/i.test(order) ? '' : order,
    contractNumber: textAt(document, 'ContractDocumentReference/ID'),
    seller: party(nodeAt(document, 'AccountingSupplierParty/Party')),
    buyer: party(nodeAt(document, 'AccountingCustomerParty/Party')),
    representativeVatId: taxId(representative, true),
    delivered: day('Delivery/ActualDeliveryDate'),
    wanted: '',
    period: { start: day('InvoicePeriod/StartDate'), end: day('InvoicePeriod/EndDate') },
    due: day('DueDate', 'PaymentMeans/PaymentDueDate'),
    paymentTerms: textsAt(document, 'PaymentTerms/Note').join(' '),
    hasPaymentMeans: nodeAt(document, 'PaymentMeans') !== undefined,
    ...accountOf(nodesAt(document, 'PaymentMeans/PayeeFinancialAccount')),
    taxes: nodesAt(total, 'TaxSubtotal').map(taxShare),
    ...changesIn(document),
    sums: sums(nodeAt(document, 'LegalMonetaryTotal'), total),
    lines: [...nodesAt(document, 'InvoiceLine'), ...nodesAt(document, 'CreditNoteLine')].map(line),
  }
}

/** The tax in the currency of the invoice; a second total, without rates, is for the tax office (BT-111). */
function taxTotal(totals: readonly unknown[], currency: string): unknown {
  const named = (code: string) =>
    totals.find((one) => nodesAt(one, 'TaxAmount').some((tax) => attributeOf(tax, 'currencyID') === code))
  return named(currency) ?? named('') ?? totals.find((one) => nodeAt(one, 'TaxSubtotal'))
}

function party(node: unknown): Party {
  const ids = nodesAt(node, 'PartyIdentification/ID')
  const contact = nodeAt(node, 'Contact')
  return {
    name: textAt(node, 'PartyLegalEntity/RegistrationName'),
    tradingName: textAt(node, 'PartyName/Name'),
    id: textOf(ids.find((id) => attributeOf(id, 'schemeID') === '')),
    // "SEPA" marks the seller's number for direct debits (BT-90).
    globalId: textOf(ids.find((id) => !/^(?:SEPA)?$/.test(attributeOf(id, 'schemeID')))),
    registeredId: textAt(node, 'PartyLegalEntity/CompanyID'),
    vatId: taxId(node, true),
    taxNumber: taxId(node, false),
    address: address(nodeAt(node, 'PostalAddress')),
    contact: contact
      ? {
          name: textAt(contact, 'Name'),
          phone: textAt(contact, 'Telephone'),
          email: textAt(contact, 'ElectronicMail'),
        }
      : null,
  }
}

function taxId(node: unknown, isVat: boolean): string {
  const own = nodesAt(node, 'PartyTaxScheme').find((one) => {
    const scheme = textAt(one, 'TaxScheme/ID')
    // Without a scheme the country in front shows what it is.
    return (scheme === '' ? /^[A-Z]{2}/.test(textAt(one, 'CompanyID')) : /^VAT$/i.test(scheme)) === isVat
  })
  return textAt(own, 'CompanyID')
}

function address(node: unknown): PostalAddress | null {
  if (!node) return null
  const lines = [textAt(node, 'StreetName'), textAt(node, 'AdditionalStreetName'), textAt(node, 'AddressLine/Line')]
  return {
    lines: lines.filter(Boolean),
    postcode: textAt(node, 'PostalZone'),
    town: textAt(node, 'CityName'),
    country: textAt(node, 'Country/IdentificationCode'),
  }
}

/** The form of an IBAN: other accounts stand in the same element. */
const IBAN = /^[A-Z]{2}\d{2}/i

function accountOf(accounts: readonly unknown[]): { iban: string; bic: string } {
  const own = accounts.find((one) => IBAN.test(textAt(one, 'ID')))
  return { iban: textAt(own, 'ID'), bic: textAt(own, 'FinancialInstitutionBranch/ID') }
}

function changesIn(document: XmlNode): Pick<InvoiceTerms, 'allowances' | 'charges'> {
  const changes = nodesAt(document, 'AllowanceCharge')
  const amountsOf = (isCharge: boolean) =>
    changes.filter((one) => TRUE.test(textAt(one, 'ChargeIndicator')) === isCharge).map((one) => textAt(one, 'Amount'))
  return { allowances: amountsOf(false), charges: amountsOf(true) }
}

function taxShare(node: unknown): TaxShare {
  const category = nodeAt(node, 'TaxCategory')
  return {
    category: textAt(category, 'ID'),
    rate: textAt(category, 'Percent'),
    basis: textAt(node, 'TaxableAmount'),
    tax: textAt(node, 'TaxAmount'),
    hasReason: textAt(category, 'TaxExemptionReason', 'TaxExemptionReasonCode') !== '',
  }
}

function sums(node: unknown, total: unknown): Sums {
  return {
    lines: textAt(node, 'LineExtensionAmount'),
    allowances: textAt(node, 'AllowanceTotalAmount'),
    charges: textAt(node, 'ChargeTotalAmount'),
    net: textAt(node, 'TaxExclusiveAmount'),
    tax: textAt(total, 'TaxAmount'),
    gross: textAt(node, 'TaxInclusiveAmount'),
    prepaid: textAt(node, 'PrepaidAmount'),
    rounding: textAt(node, 'PayableRoundingAmount'),
    due: textAt(node, 'PayableAmount'),
    currency: attributeOf(nodeAt(node, 'TaxInclusiveAmount', 'PayableAmount'), 'currencyID'),
  }
}

function line(node: unknown): Line {
  const [quantity] = [...nodesAt(node, 'InvoicedQuantity'), ...nodesAt(node, 'CreditedQuantity')]
  return {
    id: textAt(node, 'ID'),
    name: textAt(node, 'Item/Name', 'Item/Description'),
    quantity: textOf(quantity),
    unit: attributeOf(quantity, 'unitCode'),
    price: textAt(node, 'Price/PriceAmount'),
    amount: textAt(node, 'LineExtensionAmount'),
    taxRate: textAt(node, 'Item/ClassifiedTaxCategory/Percent'),
    isExtra: false,
  }
}
