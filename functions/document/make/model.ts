// An invoice in the terms of EN 16931, as @e-invoice-eu/core takes them.
import type { Invoice } from '@e-invoice-eu/core'
import { type Amounts, amountOf, type Line } from './amounts.ts'
import type { Values } from './values.ts'

type Body = Invoice['ubl:Invoice']
type Code<T> = T & string

/** What an e-invoice is made of; values that are required are there (values.ts). */
export function modelOf(values: Values, amounts: Amounts, isCredit: boolean): Invoice {
  const value = (name: string) => values[name] ?? ''
  const currency = value('currency') as Body['cbc:DocumentCurrencyCode']
  const body: Body = {
    'cbc:ID': value('documentNumber'),
    'cbc:IssueDate': value('documentDate'),
    ...given('cbc:DueDate', value('dueDate')),
    // UNTDID 1001: credit note, invoice.
    'cbc:InvoiceTypeCode': isCredit ? '381' : '380',
    ...given('cbc:Note', value('note') && [value('note')]),
    'cbc:DocumentCurrencyCode': currency,
    ...given('cbc:BuyerReference', value('buyerReference')),
    ...given('cac:OrderReference', value('orderNumber') && { 'cbc:ID': value('orderNumber') }),
    ...given('cac:ContractDocumentReference', value('contractNumber') && { 'cbc:ID': value('contractNumber') }),
    'cac:AccountingSupplierParty': { 'cac:Party': seller(value) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyer(value) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': value('serviceDate') },
    ...given('cac:PaymentMeans', value('iban') && [transfer(value)]),
    ...given('cac:PaymentTerms', value('discountTerms') && { 'cbc:Note': value('discountTerms') }),
    'cac:TaxTotal': [taxTotal(amounts, currency)],
    'cac:LegalMonetaryTotal': totals(amounts, currency),
    'cac:InvoiceLine': amounts.lines.map((line, index) => lineOf(line, index + 1, currency)) as Body['cac:InvoiceLine'],
  }
  return { 'ubl:Invoice': body }
}

type Read = (name: string) => string
type Currency = Body['cbc:DocumentCurrencyCode']

/** A property, where it has a value. */
function given<K extends string, T>(key: K, value: T | '' | false): { readonly [key in K]?: T } {
  return value ? ({ [key]: value } as { readonly [key in K]: T }) : {}
}

const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

function seller(value: Read): Body['cac:AccountingSupplierParty']['cac:Party'] {
  const [vatId, taxNumber, email] = [value('sellerVatId'), value('sellerTaxNumber'), value('email')]
  const schemes = [
    ...(vatId ? [{ 'cbc:CompanyID': vatId, ...VAT }] : []),
    ...(taxNumber ? [{ 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }] : []),
  ]
  return {
    ...(email && { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' }),
    // BR-CO-26: without a VAT id the seller needs an identifier of another kind.
    ...(!vatId && { 'cac:PartyIdentification': [{ 'cbc:ID': taxNumber }] }),
    'cac:PostalAddress': address('seller', value),
    'cac:PartyTaxScheme': schemes as [(typeof schemes)[number]],
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': value('sellerName') },
    ...given('cac:Contact', contactOf(value)),
  }
}

function contactOf(value: Read) {
  const contact = {
    ...given('cbc:Name', value('contact')),
    ...given('cbc:Telephone', value('phone')),
    ...given('cbc:ElectronicMail', value('email')),
  }
  return Object.keys(contact).length > 0 && contact
}

function buyer(value: Read): Body['cac:AccountingCustomerParty']['cac:Party'] {
  const [vatId, email, number] = [value('buyerVatId'), value('buyerEmail'), value('customerNumber')]
  return {
    ...(email && { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' }),
    ...given('cac:PartyIdentification', number && { 'cbc:ID': number }),
    'cac:PostalAddress': address('buyer', value),
    ...given('cac:PartyTaxScheme', vatId && { 'cbc:CompanyID': vatId, ...VAT }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': value('buyerName') },
  }
}

type Address = Body['cac:AccountingSupplierParty']['cac:Party']['cac:PostalAddress']

function address(party: 'seller' | 'buyer', value: Read): Address {
  return {
    ...given('cbc:StreetName', value(`${party}Street`)),
    ...given('cbc:AdditionalStreetName', value(`${party}StreetMore`)),
    'cbc:CityName': value(`${party}City`),
    'cbc:PostalZone': value(`${party}Postcode`),
    'cac:Country': { 'cbc:IdentificationCode': value(`${party}Country`) as Code<'DE'> },
  }
}

/** UNTDID 4461: 58 is a SEPA transfer. */
function transfer(value: Read): NonNullable<Body['cac:PaymentMeans']>[number] {
  const bic = value('bic')
  return {
    'cbc:PaymentMeansCode': '58',
    'cac:PayeeFinancialAccount': {
      'cbc:ID': value('iban'),
      ...given('cac:FinancialInstitutionBranch', bic && { 'cbc:ID': bic }),
    },
  }
}

function taxTotal({ groups, taxCents }: Amounts, currency: Currency): Body['cac:TaxTotal'][0] {
  return {
    'cbc:TaxAmount': amountOf(taxCents),
    'cbc:TaxAmount@currencyID': currency,
    'cac:TaxSubtotal': groups.map((group) => ({
      'cbc:TaxableAmount': amountOf(group.baseCents),
      'cbc:TaxableAmount@currencyID': currency,
      'cbc:TaxAmount': amountOf(group.taxCents),
      'cbc:TaxAmount@currencyID': currency,
      'cac:TaxCategory': { 'cbc:ID': 'S', 'cbc:Percent': group.rate, ...VAT },
    })),
  }
}

function totals({ netCents, grossCents, prepaidCents }: Amounts, currency: Currency): Body['cac:LegalMonetaryTotal'] {
  return {
    'cbc:LineExtensionAmount': amountOf(netCents),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cbc:TaxExclusiveAmount': amountOf(netCents),
    'cbc:TaxExclusiveAmount@currencyID': currency,
    'cbc:TaxInclusiveAmount': amountOf(grossCents),
    'cbc:TaxInclusiveAmount@currencyID': currency,
    ...(prepaidCents !== 0 && {
      'cbc:PrepaidAmount': amountOf(prepaidCents),
      'cbc:PrepaidAmount@currencyID': currency,
    }),
    // BR-CO-16.
    'cbc:PayableAmount': amountOf(grossCents - prepaidCents),
    'cbc:PayableAmount@currencyID': currency,
  }
}

function lineOf(line: Line, number: number, currency: Currency): Body['cac:InvoiceLine'][0] {
  const unitCode = line.unitCode as Code<'C62'>
  return {
    'cbc:ID': String(number),
    'cbc:InvoicedQuantity': line.quantity,
    'cbc:InvoicedQuantity@unitCode': unitCode,
    'cbc:LineExtensionAmount': amountOf(line.cents),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cac:Item': {
      'cbc:Name': line.description,
      'cac:ClassifiedTaxCategory': { 'cbc:ID': 'S', 'cbc:Percent': line.rate, ...VAT },
    },
    'cac:Price': {
      'cbc:PriceAmount': line.price,
      'cbc:PriceAmount@currencyID': currency,
      ...(line.base !== 1 && { 'cbc:BaseQuantity': String(line.base), 'cbc:BaseQuantity@unitCode': unitCode }),
    },
  }
}
