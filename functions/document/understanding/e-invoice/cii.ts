// UN/CEFACT CII: ZUGFeRD, Factur-X, XRechnung and, with few other names, Order-X. ZUGFeRD 1 has the same tree under older names.
import { attributeOf, nodeAt, nodesAt, textAt, textOf, textsAt, type XmlNode } from '../../readers/xml-tree.ts'
import type { InvoiceTerms, Line, Party, PostalAddress, Sums, TaxShare } from './invoice-terms.ts'
import { dateOf, TRUE } from './xml-values.ts'

/** The terms of a Cross Industry Invoice, a Cross Industry Document (ZUGFeRD 1) or an order. */
export function ciiTerms(document: XmlNode): InvoiceTerms {
  const head = nodeAt(document, 'ExchangedDocument', 'HeaderExchangedDocument')
  const context = nodeAt(document, 'ExchangedDocumentContext', 'SpecifiedExchangedDocumentContext')
  const trade = nodeAt(document, 'SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction')
  const agreement = nodeAt(trade, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement')
  const delivery = nodeAt(trade, 'ApplicableHeaderTradeDelivery', 'ApplicableSupplyChainTradeDelivery')
  const settlement = nodeAt(trade, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement')
  const representative = nodeAt(agreement, 'SellerTaxRepresentativeTradeParty')
  return {
    guideline: textAt(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    number: textAt(head, 'ID'),
    typeCode: textAt(head, 'TypeCode'),
    issued: dayAt(head, 'IssueDateTime'),
    buyerReference: textAt(agreement, 'BuyerReference'),
    orderNumber: referenceAt(agreement, 'BuyerOrderReferencedDocument'),
    contractNumber: referenceAt(agreement, 'ContractReferencedDocument'),
    seller: party(nodeAt(agreement, 'SellerTradeParty')),
    buyer: party(nodeAt(agreement, 'BuyerTradeParty')),
    representativeVatId: taxId(representative, 'VA'),
    delivered: dayAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
    wanted:
      dayAt(delivery, 'RequestedDeliverySupplyChainEvent/OccurrenceDateTime') ||
      dayAt(delivery, 'RequestedDeliverySupplyChainEvent/OccurrenceSpecifiedPeriod/EndDateTime'),
    ...settled(settlement),
    lines: nodesAt(trade, 'IncludedSupplyChainTradeLineItem').map(line),
  }
}

/** What is to be paid, when, where to, and its taxes. */
function settled(settlement: unknown) {
  const currency = textAt(settlement, 'InvoiceCurrencyCode', 'OrderCurrencyCode')
  const terms = nodesAt(settlement, 'SpecifiedTradePaymentTerms')
  const means = nodesAt(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const changes = nodesAt(settlement, 'SpecifiedTradeAllowanceCharge')
  const amountsOf = (isCharge: boolean) =>
    changes.filter((one) => isChargeIn(one) === isCharge).map((one) => textAt(one, 'ActualAmount'))
  return {
    currency,
    period: {
      start: dayAt(settlement, 'BillingSpecifiedPeriod/StartDateTime'),
      end: dayAt(settlement, 'BillingSpecifiedPeriod/EndDateTime'),
    },
    due: dueOf(terms),
    paymentTerms: terms.flatMap((one) => textsAt(one, 'Description')).join(' '),
    hasPaymentMeans: means.length > 0,
    ...accountOf(means),
    taxes: nodesAt(settlement, 'ApplicableTradeTax').map(taxShare),
    allowances: amountsOf(false),
    charges: [...amountsOf(true), ...textsAt(settlement, 'SpecifiedLogisticsServiceCharge/AppliedAmount')],
    sums: sums(settlement, currency),
  }
}

/** Texts of dates stand in an element of their own, which may have a format. */
function dayAt(from: unknown, path: string): string {
  for (const node of ['DateTimeString', 'DateTime', 'Date'].flatMap((name) => nodesAt(from, `${path}/${name}`))) {
    const day = dateOf(textOf(node), attributeOf(node, 'format'))
    if (day) return day
  }
  return ''
}

const referenceAt = (agreement: unknown, name: string) => textAt(agreement, `${name}/IssuerAssignedID`, `${name}/ID`)

function party(node: unknown): Party {
  const contact = nodeAt(node, 'DefinedTradeContact')
  return {
    name: textAt(node, 'Name'),
    tradingName: textAt(node, 'SpecifiedLegalOrganization/TradingBusinessName'),
    id: textAt(node, 'ID'),
    globalId: textAt(node, 'GlobalID'),
    registeredId: textAt(node, 'SpecifiedLegalOrganization/ID'),
    vatId: taxId(node, 'VA'),
    taxNumber: taxId(node, 'FC'),
    address: address(nodeAt(node, 'PostalTradeAddress')),
    contact: contact
      ? {
          name: textAt(contact, 'PersonName', 'DepartmentName'),
          phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
          email: textAt(
            contact,
            'EmailURIUniversalCommunication/URIID',
            'EmailURIUniversalCommunication/CompleteNumber',
          ),
        }
      : null,
  }
}

function taxId(node: unknown, scheme: 'VA' | 'FC'): string {
  const ids = nodesAt(node, 'SpecifiedTaxRegistration/ID')
  const own = ids.find((id) => attributeOf(id, 'schemeID').toUpperCase().startsWith(scheme))
  // Without a scheme the country in front shows what it is.
  const bare = ids.find(
    (id) => attributeOf(id, 'schemeID') === '' && /^[A-Z]{2}/.test(textOf(id)) === (scheme === 'VA'),
  )
  return textOf(own ?? bare)
}

function address(node: unknown): PostalAddress | null {
  if (!node) return null
  const lines = [textAt(node, 'LineOne', 'StreetName'), textAt(node, 'LineTwo'), textAt(node, 'LineThree')]
  return {
    lines: lines.filter(Boolean),
    postcode: textAt(node, 'PostcodeCode'),
    town: textAt(node, 'CityName'),
    country: textAt(node, 'CountryID'),
  }
}

/** The day on which all is due: terms with a cash discount name an earlier one. */
function dueOf(terms: readonly unknown[]): string {
  const days = terms.flatMap((one) => {
    const day = dayAt(one, 'DueDateDateTime')
    return day ? [{ day, isDiscount: nodeAt(one, 'ApplicableTradePaymentDiscountTerms') !== undefined }] : []
  })
  return (days.find(({ isDiscount }) => !isDiscount) ?? days.at(-1))?.day ?? ''
}

/** The first account that is named by its IBAN, with the bank beside it. */
function accountOf(means: readonly unknown[]): { iban: string; bic: string } {
  const bank = 'PayeeSpecifiedCreditorFinancialInstitution/BICID'
  const own = means.find((one) => textAt(one, 'PayeePartyCreditorFinancialAccount/IBANID'))
  return { iban: textAt(own, 'PayeePartyCreditorFinancialAccount/IBANID'), bic: textAt(own, bank) }
}

const isChargeIn = (change: unknown) => TRUE.test(textAt(change, 'ChargeIndicator/Indicator', 'ChargeIndicator'))

function taxShare(node: unknown): TaxShare {
  return {
    category: textAt(node, 'CategoryCode'),
    rate: textAt(node, 'RateApplicablePercent', 'ApplicablePercent'),
    basis: textAt(node, 'BasisAmount'),
    tax: textAt(node, 'CalculatedAmount'),
    hasReason: textAt(node, 'ExemptionReason', 'ExemptionReasonCode') !== '',
  }
}

function sums(settlement: unknown, currency: string): Sums {
  const node = nodeAt(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  )
  return {
    lines: textAt(node, 'LineTotalAmount'),
    allowances: textAt(node, 'AllowanceTotalAmount'),
    charges: textAt(node, 'ChargeTotalAmount'),
    net: textAt(node, 'TaxBasisTotalAmount'),
    tax: textOf(inCurrency(nodesAt(node, 'TaxTotalAmount'), currency)),
    gross: textOf(inCurrency(nodesAt(node, 'GrandTotalAmount'), currency)),
    prepaid: textAt(node, 'TotalPrepaidAmount'),
    rounding: textAt(node, 'RoundingAmount'),
    due: textAt(node, 'DuePayableAmount'),
    currency: attributeOf(nodeAt(node, 'GrandTotalAmount'), 'currencyID'),
  }
}

/** Of the same amount in two currencies that of the invoice; the other one is for the tax office (BT-111). */
function inCurrency(amounts: readonly unknown[], currency: string): unknown {
  const named = (code: string) => amounts.find((one) => attributeOf(one, 'currencyID') === code)
  return named(currency) ?? named('') ?? (currency === '' && amounts.length === 1 ? amounts[0] : undefined)
}

/** Lines that group others or are a remark (BT-X-8). */
const EXTRA = /^(?:GROUP|INFORMATION)$/

function line(node: unknown): Line {
  const head = nodeAt(node, 'AssociatedDocumentLineDocument')
  const agreement = nodeAt(node, 'SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement')
  const delivery = nodeAt(node, 'SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery')
  const settlement = nodeAt(node, 'SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement')
  const [quantity] = ['BilledQuantity', 'AgreedQuantity', 'RequestedQuantity'].flatMap((name) =>
    nodesAt(delivery, name),
  )
  const sum = (name: string) => `${name}/LineTotalAmount`
  const rate = (name: string) => `ApplicableTradeTax/${name}`
  return {
    id: textAt(head, 'LineID'),
    name: textAt(node, 'SpecifiedTradeProduct/Name') || textAt(head, 'IncludedNote/Content'),
    quantity: textOf(quantity),
    unit: attributeOf(quantity, 'unitCode'),
    price: textAt(agreement, 'NetPriceProductTradePrice/ChargeAmount'),
    amount: textAt(
      settlement,
      sum('SpecifiedTradeSettlementLineMonetarySummation'),
      sum('SpecifiedTradeSettlementMonetarySummation'),
    ),
    taxRate: textAt(settlement, rate('RateApplicablePercent'), rate('ApplicablePercent')),
    isExtra: EXTRA.test(textAt(head, 'LineStatusReasonCode')),
  }
}
