import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readEInvoice } from './e-invoice.ts'

const test = suite('readEInvoice')

const CII = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:a" xmlns:ram="urn:b" xmlns:udt="urn:c">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>
    <ram:ID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>
  </ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>R-1</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20250314</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct><ram:Name>Papier</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">2.0000</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Muster GmbH</ram:Name>
        <ram:PostalTradeAddress><ram:PostcodeCode>10115</ram:PostcodeCode><ram:LineOne>Weg 1</ram:LineOne><ram:CityName>Berlin</ram:CityName></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">1/2/3</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Beispiel AG</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`

const UBL = `<Invoice xmlns="urn:x" xmlns:cac="urn:y" xmlns:cbc="urn:z">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#conformant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ID>U-7</cbc:ID><cbc:IssueDate>2025-01-02</cbc:IssueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Muster GmbH</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
  <cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="EUR">119.00</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
</Invoice>`

const valuesOf = (xml: string) =>
  Object.fromEntries(readEInvoice(xml)?.fields.map(({ name, value }) => [name, value]) ?? [])

test('reads a Cross Industry Invoice', () => {
  const invoice = readEInvoice(CII)
  assert.is(invoice?.profile, 'XRechnung')
  assert.equal(valuesOf(CII), {
    documentNumber: 'R-1',
    documentDate: '2025-03-14',
    sellerName: 'Muster GmbH',
    sellerAddress: 'Weg 1, 10115 Berlin',
    sellerVatId: 'DE136695976',
    sellerTaxNumber: '1/2/3',
    buyerName: 'Beispiel AG',
    netTotal: '100.00',
    taxTotal: '19.00',
    grossTotal: '119.00',
    currency: 'EUR',
  })
  assert.equal(invoice?.items, [
    { description: 'Papier', quantity: '2', unit: 'C62', unitPrice: null, amount: '100.00', taxRate: null },
  ])
})

test('reads UBL', () => {
  assert.is(readEInvoice(UBL)?.profile, 'Peppol BIS Billing')
  const { documentNumber, sellerName, grossTotal } = valuesOf(UBL)
  assert.equal([documentNumber, sellerName, grossTotal], ['U-7', 'Muster GmbH', '119.00'])
})

test('knows a credit note', () => {
  assert.is(readEInvoice(CII.replace('>380<', '>381<'))?.isCredit, true)
})

test('refuses a DOCTYPE, which could be a bomb', () => {
  assert.is(readEInvoice(`<!DOCTYPE a [<!ENTITY b "c">]>${UBL}`), null)
})

test('takes neither broken nor other XML for an invoice', () => {
  for (const xml of ['', '<a>', '<Order/>', CII.slice(0, 500)]) assert.is(readEInvoice(xml), null)
})

test.run()
