import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readEInvoice } from '../e-invoice.ts'
import { cii, EN16931, ubl, XRECHNUNG, zugferd1 } from '../fixtures/e-invoices.ts'

const test = suite('rules of EN 16931')

const brokenIn = (xml: string) => readEInvoice(xml)?.brokenRules.map(({ rule }) => rule)
/** Without everything that a pattern matches. */
const without = (xml: string, ...patterns: RegExp[]) =>
  patterns.reduce((left, pattern) => left.replace(pattern, ''), xml)

test('are kept by a proper invoice of each syntax', () => {
  for (const guideline of [EN16931, XRECHNUNG, `${EN16931}#conformant#urn:factur-x.eu:1p0:extended`])
    for (const write of [cii, ubl])
      for (const sign of ['', '-'] as const) assert.equal(brokenIn(write({ guideline, sign })), [])
})

test('name each sum that is wrong, with its amounts', () => {
  const rules = (change: Parameters<typeof cii>[0]) => [brokenIn(cii(change)), brokenIn(ubl(change))]
  assert.equal(rules({ gross: '1200.00' }), [
    ['BR-CO-15', 'BR-CO-16'],
    ['BR-CO-15', 'BR-CO-16'],
  ])
  assert.equal(rules({ due: '1000.00' }), [['BR-CO-16'], ['BR-CO-16']])
  assert.equal(rules({ tax: '170.00', gross: '1170.00', due: '1170.00' }), [['BR-CO-17'], ['BR-CO-17']])
  const [first] = readEInvoice(cii({ gross: '1200.00', due: '1200.00' }))?.brokenRules ?? []
  assert.equal(first, {
    rule: 'BR-CO-15',
    amounts: { stated: '1200.00', net: '1000.00', tax: '190.00', expected: '1190.00' },
    lines: [],
  })
})

test('add up lines, allowances, charges and rates', () => {
  const odd = cii().replace(/(LineMonetarySummation><ram:LineTotalAmount>)1000/, '$1999')
  assert.equal(brokenIn(odd), ['BR-CO-10'])
  const charged = cii().replace('<ram:TaxBasisTotalAmount>', '<ram:ChargeTotalAmount>5.00</ram:ChargeTotalAmount>$&')
  assert.equal(brokenIn(charged), ['BR-CO-12', 'BR-CO-13'])
  const lessened = cii().replace(
    '<ram:TaxBasisTotalAmount>',
    '<ram:AllowanceTotalAmount>5.00</ram:AllowanceTotalAmount>$&',
  )
  assert.equal(brokenIn(lessened), ['BR-CO-11', 'BR-CO-13'])
  const share = cii().replace('<ram:CalculatedAmount>190.00', '<ram:CalculatedAmount>190.50')
  assert.equal(brokenIn(share), ['BR-CO-14'])
})

test('count groups of lines and remarks only once', () => {
  const group = `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>0</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>1000.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`
  assert.equal(brokenIn(cii().replace('<ram:IncludedSupplyChainTradeLineItem>', `${group}$&`)), [])
})

test('name what is missing', () => {
  const element = (name: string) => new RegExp(`<cbc:${name}[ >].*?</cbc:${name}>`)
  const cases: [rule: string, name: string][] = [
    ['BR-01', 'CustomizationID'],
    ['BR-02', 'ID'],
    ['BR-03', 'IssueDate'],
    ['BR-04', 'InvoiceTypeCode'],
    ['BR-05', 'DocumentCurrencyCode'],
    ['BR-06', 'RegistrationName'],
    ['BR-12', 'LineExtensionAmount'],
    ['BR-14', 'TaxInclusiveAmount'],
    ['BR-15', 'PayableAmount'],
    ['BR-25', 'Name>Tür aus Eiche</cbc:Name'],
  ]
  for (const [rule, name] of cases)
    assert.ok(
      brokenIn(without(ubl(), name.includes('>') ? new RegExp(`<cbc:${name}>`) : element(name)))?.includes(rule),
      rule,
    )
  assert.ok(brokenIn(without(ubl(), /<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/))?.includes('BR-16'))
  assert.ok(brokenIn(without(ubl(), /<cac:PostalAddress>.*?<\/cac:PostalAddress>/))?.includes('BR-08'))
})

test('name the lines that lack something', () => {
  const broken = readEInvoice(
    without(cii(), /<ram:SpecifiedTradeProduct>.*?<\/ram:SpecifiedTradeProduct>/),
  )?.brokenRules
  assert.equal(broken, [{ rule: 'BR-25', amounts: {}, lines: [1] }])
})

test('ask why there is no tax', () => {
  const free = { tax: '0.00', gross: '1000.00', due: '1000.00', rate: '0', category: 'AE' }
  assert.equal(brokenIn(cii(free)), ['BR-AE-10'])
  assert.equal(brokenIn(ubl({ ...free, reason: 'Steuerschuldnerschaft des Leistungsempfängers' })), [])
})

test('of XRechnung are those of XRechnung alone', () => {
  const anonymous = (guideline: string) =>
    without(ubl({ guideline }), /<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, /<cac:Contact>.*?<\/cac:Contact>/)
  assert.equal(brokenIn(anonymous(XRECHNUNG)), ['BR-DE-2', 'BR-DE-15'])
  assert.equal(brokenIn(anonymous(EN16931)), [])
})

test('leave out what a smaller profile does not have, and what is older than they are', () => {
  const small = without(
    cii({ guideline: 'urn:factur-x.eu:1p0:minimum' }),
    /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>/,
    /<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/,
  )
  assert.equal(brokenIn(small), [])
  assert.equal(brokenIn(zugferd1({ gross: '1.00' })), [])
})

test.run()
