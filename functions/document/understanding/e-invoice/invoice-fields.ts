// The terms of an e-invoice as fields and line items.
import type { DocumentKind, Field, FieldName, LineItem } from '../../types.ts'
import type { InvoiceTerms, Line, Party, TaxShare } from './invoice-terms.ts'
import { amountOf, centsOf, decimalOf, inAmount, priceOf } from './xml-values.ts'

/** XML says what it means; what is left is the doubt whether its author did. */
const CERTAINTY = 0.99

export function fieldsOf(terms: InvoiceTerms, kind: DocumentKind): Field[] {
  // Who writes an order is its buyer: the fields name who a paper comes from, and who it goes to.
  const [issuer, recipient] = kind === 'order' ? [terms.buyer, terms.seller] : [terms.seller, terms.buyer]
  const values: Partial<Record<FieldName, string>> = {
    documentNumber: terms.number,
    documentDate: terms.issued,
    dueDate: terms.due,
    serviceDate: terms.delivered,
    deadline: terms.wanted,
    period: periodOf(terms),
    ...partiesOf(issuer, recipient),
    customerNumber: terms.buyer.id,
    orderNumber: terms.orderNumber,
    contractNumber: terms.contractNumber,
    ...moneyOf(terms),
    iban: compact(terms.iban),
    bic: compact(terms.bic),
    discountTerms: readable(terms.paymentTerms),
  }
  return Object.entries(values).flatMap(([name, value]): Field[] =>
    value ? [{ name: name as FieldName, value, confidence: CERTAINTY, source: 'xml', evidence: null }] : [],
  )
}

function partiesOf(issuer: Party, recipient: Party): Partial<Record<FieldName, string>> {
  return {
    sellerName: issuer.name || issuer.tradingName,
    sellerAddress: addressOf(issuer),
    sellerVatId: compact(issuer.vatId),
    sellerTaxNumber: issuer.taxNumber,
    buyerName: recipient.name || recipient.tradingName,
    buyerAddress: addressOf(recipient),
    buyerVatId: compact(recipient.vatId),
    contact: issuer.contact?.name ?? '',
    phone: issuer.contact?.phone ?? '',
    email: issuer.contact?.email ?? '',
  }
}

function addressOf({ address }: Party): string {
  if (!address) return ''
  const town = [address.postcode, address.town].filter(Boolean).join(' ')
  return [...address.lines, town].filter(Boolean).join(', ')
}

function moneyOf({ sums, taxes, currency }: InvoiceTerms): Partial<Record<FieldName, string>> {
  const prepaid = amountOf(sums.prepaid)
  return {
    netTotal: amountOf(sums.net) || netOfLines(sums),
    taxTotal: amountOf(sums.tax),
    taxRate: [...new Set(taxes.map(rateOf))].filter(Boolean).join(', '),
    grossTotal: amountOf(sums.gross),
    prepaid: Number(prepaid) === 0 ? '' : prepaid,
    amountDue: amountOf(sums.due),
    currency: currency || sums.currency,
  }
}

/** What the net is where only its parts are named: the lines, less allowances, plus charges (BR-CO-13). */
function netOfLines({ lines, allowances, charges }: InvoiceTerms['sums']): string {
  return inAmount(centsOf(lines) - (centsOf(allowances) || 0) + (centsOf(charges) || 0))
}

/** Categories without tax may leave out their rate of 0 %; "O" (not subject to tax) has none. */
const rateOf = ({ category, rate }: TaxShare) => decimalOf(rate) || (/^(?:Z|E|AE|K|G)$/.test(category) ? '0' : '')

function periodOf({ period: { start, end } }: InvoiceTerms): string {
  return start && end && start !== end ? `${start} – ${end}` : start || end
}

const compact = (text: string) => text.replace(/\s/g, '')

/** How XRechnung writes a cash discount (BR-DE-18): "#SKONTO#TAGE=14#PROZENT=2.25#". */
const DISCOUNT = /#SKONTO#TAGE=(\d+)#PROZENT=(\d+(?:\.\d+)?)(?:#BASISBETRAG=-?\d+(?:\.\d+)?)?#/g
const INTEREST = /#VERZUG#TAGE=(\d+)#PROZENT=(\d+(?:\.\d+)?)(?:#BASISBETRAG=-?\d+(?:\.\d+)?)?#/g

/** Terms of payment as a person writes them. */
function readable(terms: string): string {
  const percent = (number: string) => `${String(Number(number)).replace('.', ',')} %`
  return terms
    .replace(DISCOUNT, (_, days: string, rate: string) => `${percent(rate)} Skonto innerhalb von ${days} Tagen.`)
    .replace(INTEREST, (_, days: string, rate: string) => `${percent(rate)} Verzugszinsen nach ${days} Tagen.`)
}

/** A line as a row of the answer. */
export function itemOf({ name, quantity, unit, price, amount, taxRate }: Line): LineItem {
  return {
    description: name,
    quantity: decimalOf(quantity) || null,
    unit: unit || null,
    unitPrice: priceOf(price) || null,
    amount: amountOf(amount) || null,
    taxRate: decimalOf(taxRate) || null,
  }
}
