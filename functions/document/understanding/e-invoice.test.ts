import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readEInvoice, readEInvoices } from './e-invoice.ts'
import { cii, EN16931, expectedOf, FACTS, orderX, ubl, XRECHNUNG, zugferd1 } from './fixtures/e-invoices.ts'

const test = suite('readEInvoice')

const valuesOf = (xml: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readEInvoice(xml)?.fields.map(({ name, value }) => [name, value]) ?? [])

const SYNTAXES = { cii, ubl, zugferd1 }
const CODES = '326 380 384 386 389 393 395 575 623 780 875 876 877'.split(' ')

test('reads every fact in every syntax, whatever the type code', () => {
  for (const [name, write] of Object.entries(SYNTAXES))
    for (const typeCode of [...CODES, '381'])
      assert.equal(valuesOf(write({ typeCode })), expectedOf(FACTS), `${name} ${typeCode}`)
})

test('reads the lines', () => {
  for (const write of [...Object.values(SYNTAXES), orderX])
    assert.equal(readEInvoice(write())?.items, [
      {
        description: 'Tür aus Eiche',
        quantity: '1',
        unit: 'H87',
        unitPrice: '1000.00',
        amount: '1000.00',
        taxRate: '19',
      },
    ])
})

test('knows the kind by the type code', () => {
  const kindOf = (xml: string) => readEInvoice(xml)?.kind
  for (const typeCode of CODES) assert.is(kindOf(cii({ typeCode })), 'invoice', typeCode)
  for (const typeCode of ['381', '261']) assert.is(kindOf(cii({ typeCode })), 'credit-note', typeCode)
  assert.is(kindOf(ubl({ typeCode: '381' })), 'credit-note')
  // A correction that gives money back.
  assert.is(kindOf(cii({ typeCode: '384', sign: '-' })), 'credit-note')
  assert.equal(
    ['220', '230', '231'].map((typeCode) => kindOf(orderX({ typeCode }))),
    ['order', 'order', 'order-confirmation'],
  )
})

test('names the profile, or else the syntax', () => {
  const profile = (guideline: string, write = cii) => readEInvoice(write({ guideline }))?.profile
  assert.is(profile(XRECHNUNG), 'XRechnung')
  assert.is(profile(XRECHNUNG, ubl), 'XRechnung')
  assert.is(profile(EN16931), 'EN 16931')
  assert.is(profile('urn:factur-x.eu:1p0:minimum'), 'MINIMUM')
  assert.is(profile('urn:order-x.eu:1p0:basic', orderX), 'Order-X BASIC')
  assert.equal([profile('x'), profile('x', ubl)], ['Cross Industry Invoice', 'UBL'])
})

test('takes the buyer of an order for who issued it', () => {
  const { sellerName, buyerName, customerNumber, deadline, currency } = valuesOf(orderX())
  assert.equal([sellerName, buyerName], ['Bäckerei Sonnenfeld OHG', FACTS.seller])
  assert.equal([customerNumber, deadline, currency], ['K-77', '2025-03-10', 'EUR'])
  assert.is(valuesOf(orderX({ typeCode: '231' }))['sellerName'], FACTS.seller)
})

test('reads any prefix, and none', () => {
  const bare = cii().replace(/(<\/?)\w+:/g, '$1')
  assert.equal(valuesOf(bare), expectedOf(FACTS))
  assert.equal(
    valuesOf(
      cii()
        .replace(/\bram:/g, 'n1:')
        .replace('xmlns:ram', 'xmlns:n1'),
    ),
    expectedOf(FACTS),
  )
  assert.equal(valuesOf(ubl().replace(/(<\/?)cbc:/g, '$1x-y.z:')), expectedOf(FACTS))
})

test('reads letters that are written as numbers, and text across lines', () => {
  assert.is(
    valuesOf(cii().replace('Bäckerei Sonnenfeld', 'B&#228;ckerei\n     Sonnenfel&#x64;'))['buyerName'],
    'Bäckerei Sonnenfeld OHG',
  )
  assert.is(valuesOf(cii().replace('Bäckerei Sonnenfeld OHG', '<![CDATA[Holz & Co]]>'))['buyerName'], 'Holz & Co')
})

test('takes the name that is registered, and another only where that is missing', () => {
  assert.is(valuesOf(ubl())['sellerName'], FACTS.seller)
  assert.is(
    valuesOf(ubl().replace(/<cbc:RegistrationName>Müller.*?<\/cbc:RegistrationName>/, ''))['sellerName'],
    'Türenhaus Nord',
  )
})

test('reads dates in other formats, and no months or weeks as days', () => {
  const issued = (text: string, format: string) =>
    valuesOf(cii().replace('format="102">20250314<', `format="${format}">${text}<`))['documentDate']
  assert.equal(
    [
      issued('202503141530', '203'),
      issued('140325', '2'),
      issued('031425', '3'),
      issued('14032025', '4'),
      issued('250314', '101'),
    ],
    Array(5).fill('2025-03-14'),
  )
  assert.equal([issued('2025-03-14T00:00:00', '102'), issued('14.03.2025', '102')], Array(2).fill('2025-03-14'))
  assert.equal([issued('202503', '610'), issued('202511', '616')], [undefined, undefined])
  const other = cii().replace(
    /<udt:DateTimeString format="102">20250314<\/udt:DateTimeString>/,
    '<udt:DateTime>2025-03-14T08:00:00Z</udt:DateTime>',
  )
  assert.is(valuesOf(other)['documentDate'], '2025-03-14')
})

test('reads the period of a service', () => {
  const period = `<ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20250301</udt:DateTimeString></ram:StartDateTime>
    <ram:EndDateTime><udt:DateTimeString format="102">20250331</udt:DateTimeString></ram:EndDateTime></ram:BillingSpecifiedPeriod>`
  assert.is(
    valuesOf(cii().replace('<ram:SpecifiedTradePaymentTerms>', `${period}$&`))['period'],
    '2025-03-01 – 2025-03-31',
  )
  const own =
    '<cac:InvoicePeriod><cbc:StartDate>2025-03-01</cbc:StartDate><cbc:EndDate>2025-03-31</cbc:EndDate></cac:InvoicePeriod>'
  assert.is(valuesOf(ubl().replace('<cac:OrderReference>', `${own}$&`))['period'], '2025-03-01 – 2025-03-31')
})

test('names every rate, those without tax too', () => {
  const share = (rate: string, category: string) =>
    `<ram:ApplicableTradeTax><ram:CategoryCode>${category}</ram:CategoryCode>${rate && `<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent>`}</ram:ApplicableTradeTax>`
  const rates = (...shares: string[]) =>
    valuesOf(cii().replace('<ram:SpecifiedTradePaymentTerms>', `${shares.join('')}$&`))['taxRate']
  assert.is(rates(share('7', 'S'), share('19', 'S'), share('0.00', 'Z')), '19, 7, 0')
  assert.is(rates(share('', 'AE')), '19, 0')
  assert.is(rates(share('', 'O')), '19')
})

test('takes the day on which all is due, not the one of a cash discount', () => {
  const terms = `<ram:SpecifiedTradePaymentTerms><ram:Description>3 % Skonto</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20250324</udt:DateTimeString></ram:DueDateDateTime>
    <ram:ApplicableTradePaymentDiscountTerms><ram:CalculationPercent>3</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms></ram:SpecifiedTradePaymentTerms>`
  const { dueDate, discountTerms } = valuesOf(cii().replace('<ram:SpecifiedTradePaymentTerms>', `${terms}$&`))
  assert.equal([dueDate, discountTerms], ['2025-04-13', '3 % Skonto Zahlbar in 30 Tagen.'])
})

test('says in words what XRechnung writes as a code', () => {
  const { discountTerms } = valuesOf(
    ubl().replace('Zahlbar in 30 Tagen.', '#SKONTO#TAGE=14#PROZENT=2.25#\nZahlbar in 30 Tagen.'),
  )
  assert.is(discountTerms, '2,25 % Skonto innerhalb von 14 Tagen. Zahlbar in 30 Tagen.')
})

test('takes no account for an IBAN that is none, and no order for one that is not there', () => {
  const national = ubl().replace('>DE08700901001234567890<', '>0123456789<')
  assert.is(valuesOf(national)['iban'], undefined)
  assert.is(valuesOf(ubl().replace('>B-9<', '>NA<'))['orderNumber'], undefined)
})

test('keeps prices below a cent', () => {
  const priced = cii().replace('<ram:ChargeAmount>1000.00<', '<ram:ChargeAmount>0.0175<')
  assert.is(readEInvoice(priced)?.items[0]?.unitPrice, '0.0175')
})

test('refuses a DOCTYPE, which could be a bomb', () => {
  assert.is(readEInvoice(`<!DOCTYPE a [<!ENTITY b "c">]>${ubl()}`), null)
})

test('takes neither broken nor other XML for an invoice', () => {
  for (const xml of ['', '<a>', '<Order/>', '<Invoice/>', '<constructor>1</constructor>', cii().slice(0, 500)])
    assert.is(readEInvoice(xml), null, xml.slice(0, 40))
  assert.is(readEInvoice('<Invoice xmlns="urn:other"><Biller>Muster</Biller><Total>1</Total></Invoice>'), null)
})

test('reads what is left of an invoice when any parts of it are gone', () => {
  const elements = [...cii().matchAll(/<(ram:\w+)[^>]*>[^<]*<\/\1>/g)].map(([whole]) => whole)
  fc.assert(
    fc.property(fc.subarray(elements), (gone) => {
      const left = gone.reduce((xml, element) => xml.replace(element, ''), cii())
      const known = expectedOf(FACTS)
      // Where a name is gone the trading name stands in for it, an address has fewer parts, and tax may be in any currency.
      const open = left.includes('InvoiceCurrencyCode') ? /Name|Address/ : /Name|Address|taxTotal/
      for (const [name, value] of Object.entries(valuesOf(left)))
        if (!open.test(name)) assert.is(value, known[name], name)
    }),
    { numRuns: 50 },
  )
})

test.run()

const several = suite('readEInvoices')

several('puts the one first that the page displays', () => {
  const [one, two] = [cii({ number: 'A-17' }), ubl({ number: 'B-18' })]
  const numbers = (page: string) => readEInvoices([one, two, '<a/>'], page).map(({ number }) => number)
  assert.equal(numbers('Rechnung B-18'), ['B-18', 'A-17'])
  assert.equal(numbers('Rechnung'), ['A-17', 'B-18'])
})

several.run()
