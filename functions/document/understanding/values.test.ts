import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  amountsIn,
  bareTaxId,
  bicsIn,
  countriesOfTaxId,
  currencyOf,
  datesIn,
  ibansIn,
  idsIn,
  misprintedIbansIn,
  taxIdsIn,
  vatIdsIn,
  writesMonthFirst,
} from './values.ts'

const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value)

const amounts = suite('amountsIn')

amounts('reads German, English and Swiss ways to write an amount', () => {
  const text = '1.234,56 € · 1,234.56 · 1 234,56 · 1’234.50 · 7,00 · 2.500 € · 5,-'
  assert.equal(values(amountsIn(text)), ['1234.56', '1234.56', '1234.56', '1234.50', '7.00', '2500.00', '5.00'])
})

amounts('reads Indian groups, and Swiss sums without cents', () => {
  assert.equal(values(amountsIn('₹ 7,08,000.00 Rs.1,00,00,000.00')), ['708000.00', '10000000.00'])
  assert.equal(values(amountsIn("CHF 12.– CHF 1'200.- Fr. 5.- 3.- Artikel")), ['12.00', '1200.00', '5.00'])
})

amounts('sees the sign before and behind, and before a currency', () => {
  assert.equal(values(amountsIn('-12,00 12,50- – 3,00 -$85.41')), ['-12.00', '-12.50', '-3.00', '-85.41'])
})

amounts('reads a sum that a currency is glued to, and cents without a zero', () => {
  assert.equal(values(amountsIn('RM367.10 EUR31,16 Rs.500.00 CHF 12.50 $.57 GST .06')), [
    '367.10',
    '31.16',
    '500.00',
    '12.50',
    '0.57',
    '0.06',
  ])
  // A number of an article, and the end of a sentence.
  assert.equal(values(amountsIn('ABC12.50 Art.99')), [])
})

amounts('takes neither percentages nor dates nor numbers of things for money', () => {
  assert.equal(values(amountsIn('19,00 % 19% 05.03.2013 4711 3,3333 12.34.56')), [])
})

amounts('reads back every amount as Germany writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const text = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100)
      assert.equal(values(amountsIn(`Summe ${text} €`)), [(cents / 100).toFixed(2)])
    }),
    { seed: 1 },
  )
})

amounts('reads whole sums before the currencies of neighbours', () => {
  assert.equal(values(amountsIn('EUR 19425, USD 1,200, kr 90, INR 500')), ['19425.00', '1200.00', '90.00', '500.00'])
  assert.equal(values(amountsIn('250 kr, 12 500 SEK, 1.250 DKK, 90 zł, 1 200 Kč')), [
    '250.00',
    '12500.00',
    '1250.00',
    '90.00',
    '1200.00',
  ])
})

amounts('reads whole sums of Hungary, Romania and Turkey', () => {
  assert.equal(values(amountsIn('12 700 Ft, 269,52 Ft/m3, 1.234 lei, 1.250 TL, 10 000 HUF')), [
    '12700.00',
    '269.52',
    '1234.00',
    '1250.00',
    '10000.00',
  ])
})

amounts.run()

const dates = suite('datesIn')

dates('reads dates in digits and in words, in three languages', () => {
  const text = '05.03.2013, 5. Februar 2025, 2013-03-05, March 5th, 2020, 3 de março de 2021, 24/12/25'
  assert.equal(values(datesIn(text)), [
    '2013-03-05',
    '2025-02-05',
    '2013-03-05',
    '2020-03-05',
    '2021-03-03',
    '2025-12-24',
  ])
})

dates('reads the months of neighbours, and how tills shorten them', () => {
  const text = ['1er mars 2024', '3 février 2026', '12 maart 2026', '4 de marzo de 2026', '7 gennaio 2026']
  assert.equal(values(datesIn(text.join(', '))), ['2024-03-01', '2026-02-03', '2026-03-12', '2026-03-04', '2026-01-07'])
  assert.equal(values(datesIn('12 maj 2026, 3. des. 2025, 15 marca 2026, 4 września 2026')), [
    '2026-05-12',
    '2025-12-03',
    '2026-03-15',
    '2026-09-04',
  ])
  assert.equal(values(datesIn('5. června 2025, 6. července 2025, 1. ledna 2026, 7. dubna 2026')), [
    '2025-06-05',
    '2025-07-06',
    '2026-01-01',
    '2026-04-07',
  ])
  assert.equal(values(datesIn('Artikel 6 des 20. Gesetzes, wenn 2 Sie 30 fragen, 12 Dubai 2024')), [])
  assert.equal(values(datesIn('15 JUN 18 08:34, 17/ago/26, 28-APR-18')), ['2018-06-15', '2026-08-17', '2018-04-28'])
  assert.equal(values(datesIn('November 2 , 2023, 2026-sep-29')), ['2023-11-02', '2026-09-29'])
  assert.equal(values(datesIn('5 MARK 20, 3/abc/21')), [])
})

dates('reads the year first with blanks, Hungarian and Romanian months, and months in words between slashes', () => {
  assert.equal(values(datesIn('2024. 03. 05., 2024. március 5., 5 ianuarie 2024')), [
    '2024-03-05',
    '2024-03-05',
    '2024-01-05',
  ])
  assert.equal(values(datesIn('03/febrero/2023 09 FEB/2023')), ['2023-02-03', '2023-02-09'])
})

dates('takes no part of a number for a date', () => {
  assert.equal(values(datesIn('FV/2026/08/17 RE-2025-04-12')), [])
})

dates('reads a year of two digits in the century that it is likelier of', () => {
  assert.equal(values(datesIn('02/11/87, 01.01.69, 31.12.68')), ['1987-11-02', '1969-01-01', '2068-12-31'])
})

dates('reads the month first only where that is how the page writes', () => {
  assert.equal(values(datesIn('6/10/2019')), ['2019-10-06'])
  assert.equal(values(datesIn('6/10/2019', true)), ['2019-06-10'])
})

dates('knows from days above twelve, and else from money and addresses, whether a page writes the month first', () => {
  assert.ok(writesMonthFirst('Invoice date 6/10/2019, total $12.00', 'en'))
  assert.ok(writesMonthFirst('Issued 6/10/2019, due 6/24/2019, total 12.00 €', 'en'))
  assert.not.ok(writesMonthFirst('Invoice date 6/10/2019, total 12.00 €', 'en'))
  assert.not.ok(writesMonthFirst('Date 12/08/2025, EFT 19/08/2025, 27/07/25, total $12.00', 'en'))
  assert.not.ok(writesMonthFirst('Invoice date 6/10/2019, ABN 46 154 967 099, total $12.00', 'en'))
  assert.not.ok(writesMonthFirst('Fecha 11/09/2026, CUIT 20-12345678-6, Total $12,00', 'en'))
  // Two letters and five digits are an address only with a state's.
  assert.not.ok(writesMonthFirst('Data 06/08/2026, nr RB 12345', 'en'))
  assert.ok(writesMonthFirst('Data 06/08/2026, Ashland, KY 41102', 'en'))
  // One each: the page does not tell.
  assert.ok(writesMonthFirst('6/24/2019 and 24/6/2019, $12.00', 'en'))
  // In other languages a dollar is another country's.
  assert.not.ok(writesMonthFirst('Fecha de emisión 01/07/2026, total $ 116839.47', 'es'))
  assert.ok(writesMonthFirst('Fecha 06/08/2026, Ashland, KY 41102', 'es'))
})

dates('knows which days do not exist', () => {
  assert.equal(values(datesIn('31.02.2025 00.01.2025 12.13.1900 1.2.3')), [])
})

dates.run()

const accounts = suite('ibansIn')

accounts('takes only accounts whose checksum is right, whatever stands behind them', () => {
  assert.equal(values(ibansIn('IBAN DE08 7009 0100 1234 5678 90 BIC GENODEF1M04')), ['DE08700901001234567890'])
  assert.equal(values(ibansIn('IBAN DE09 7009 0100 1234 5678 90')), [])
})

accounts('puts letters and digits right that a scan has confused, as the country has them', () => {
  const asRead = ['IES2 NSJR 9736 0547 9320 09', '1E42 EUKT 0531 6753 3705 31', 'DEO9 1655 9955 9184 3879 56']
  const meant = ['IE52NSJR97360547932009', 'IE42EUKT05316753370531', 'DE09165599559184387956']
  assert.equal(
    asRead.flatMap((text) => values(ibansIn(`Konto ${text} BIC ABLXDE57`))),
    meant,
  )
  assert.equal(values(ibansIn('DE42 5126 77406 0406 7867 57')), ['DE42512674060406786757'])
  assert.equal(values(ibansIn('Bitte also DEO9 1655 9955 9184 3879 56')), ['DE09165599559184387956'])
  assert.equal(values(ibansIn('IES3 NSJR 9736 0547 9320 09')), [])
})

accounts(
  'takes what stands behind its label as it is, if the country writes it so, though its check digits are wrong',
  () => {
    assert.equal(values(ibansIn('IBAN: ES92-21000418450200051332')), [])
    assert.equal(values(ibansIn('ES91-21000418450200051332')), ['ES9121000418450200051332'])
    assert.equal(values(misprintedIbansIn('IBAN DE09 7009 0100 1234 5678 90 BIC GENODEF1M04')), [
      'DE09700901001234567890',
    ])
    assert.equal(values(misprintedIbansIn('IBAN: ES92-21000418450200051332')), ['ES9221000418450200051332'])
    assert.equal(values(misprintedIbansIn('IBAN FR76 1234 5678 9012 3456 7890 123')), ['FR7612345678901234567890123'])
    for (const text of ['IBAN DE08 7009 0100 1234 5678 90', 'IBAN DE09 7009 0100 1234', 'DE09 7009 0100 1234 5678 90'])
      assert.equal(misprintedIbansIn(text), [], text)
  },
)

accounts('with wrong check digits are read behind their label', () => {
  for (const label of ['IBAN', 'RIB'])
    assert.equal(values(misprintedIbansIn(`${label} : DE02 1203 0000 0000 2020 50`)), ['DE02120300000000202050'])
  assert.equal(misprintedIbansIn('Konto DE02 1203 0000 0000 2020 50'), [])
})

accounts('knows a BIC by its form', () => {
  assert.equal(values(bicsIn('BIC COBADEFFXXX und Wort')), ['COBADEFFXXX'])
})

accounts.run()

const vat = suite('vatIdsIn')

vat('distinguishes a number whose check digit fits from one that only looks right', () => {
  assert.equal(
    vatIdsIn('DE136695976 DE123456789').map(({ value, isChecked }) => [value, isChecked]),
    [
      ['DE136695976', true],
      ['DE123456789', false],
    ],
  )
})

vat("reads Spain's and France's with a letter behind the prefix, and no word with figures", () => {
  assert.equal(values(vatIdsIn('NIF (VAT Nr.): ESB12345674, FR XX123456789')), ['ESB12345674', 'FRXX123456789'])
  assert.equal(vatIdsIn('ESTIMADO 12345678 FREDERIC 123 456 789'), [])
})

vat.run()

const ids = suite('idsIn')

ids('takes letters, digits and the marks between them', () => {
  assert.equal(values(idsIn('Rechnung # RE-20140703/502 Seite')), ['RE-20140703/502'])
  assert.equal(values(idsIn('No. INV\u20111234567\u20110001')), ['INV\u20111234567\u20110001'])
})

ids.run()

const currency = suite('currencyOf')

currency('is the one that is named most', () => {
  assert.is(currencyOf('12,00 € und 3 USD, 4 EUR'), 'EUR')
  assert.is(currencyOf('VALOR R$ 92,00'), 'BRL')
  assert.is(currencyOf('12 Äpfel'), null)
})

currency("of other countries is no euro and no country's dollar but its own", () => {
  const said = [
    'Total S$12.30',
    'AMT (RM) 22.62',
    'Summe 1.234,00 SEK',
    'NOK 1\u00a0234,50',
    'A$4.00',
    'US$ 5.00',
    '$5 off',
  ]
  assert.equal(said.map(currencyOf), ['SGD', 'MYR', 'SEK', 'NOK', 'AUD', 'USD', 'USD'])
  // The lek's code is a word, too.
  assert.is(currencyOf('ALL 3 ITEMS'), null)
})

currency.run()

const taxIds = suite('taxIdsIn')

taxIds('reads what stands behind the name of a tax id', () => {
  const idsOf = (text: string) => taxIdsIn(text).map(({ value }) => value)
  assert.ok(idsOf('UEN 201218834K GST Reg No. M2-0126458-3').includes('M2-0126458-3'))
  assert.equal(idsOf('ABN 51 824 753 556'), ['51 824 753 556'])
  assert.equal(idsOf('Part. IVA 04540180975 – REA BZ-112106'), ['04540180975'])
  assert.equal(idsOf('GSTIN: 27AAKCA4182M1Z8'), ['27AAKCA4182M1Z8'])
})

taxIds('reads a tax id behind any form of its label, and not half of a longer number', () => {
  const idsOf = (text: string) => taxIdsIn(text).map(({ value }) => value)
  assert.equal(idsOf('GST REG. NO. : 001269075968'), ['001269075968'])
  assert.equal(idsOf('(GST ID NO: 000504664064)'), ['000504664064'])
  assert.equal(idsOf('P.I IT10955660963'), ['IT10955660963'])
  assert.equal(idsOf('MERCADONA, S.A. A-46103834'), ['A-46103834'])
  assert.equal(idsOf('CIF: B 12345674'), ['B 12345674'])
  assert.equal(idsOf('NIF 12345678Z'), ['12345678Z'])
  assert.equal(idsOf('HST# R123456789'), ['R123456789'])
  assert.equal(idsOf('GST/HST # 12345 6789 RT0001'), ['12345 6789 RT0001'])
  assert.equal(idsOf('T.P.S. (5 %) - 123456789RT0001'), ['123456789RT0001'])
  assert.equal(idsOf('C.I.F. X1234567L'), ['X1234567L'])
  assert.equal(idsOf('NIF: B-12.345.674'), ['B-12.345.674'])
  assert.equal(idsOf('CUIT 20-12345678-6'), ['20-12345678-6'])
  assert.equal(idsOf('RUC 20123456786'), ['20123456786'])
  assert.equal(idsOf('RFC: ABC010203AB1'), ['ABC010203AB1'])
  assert.equal(idsOf('C.F./P.lva 12345678903 Reg. imprese'), ['12345678903'])
  assert.equal(idsOf('R.U.T.: 12.345.678-5'), ['12.345.678-5'])
  assert.equal(idsOf('No. T.P.S. - G.S.T. No. : R123456789'), ['R123456789'])
  assert.equal(idsOf('OIB: 12345678903'), ['12345678903'])
  assert.equal(idsOf('Adószám: 12345678-2-41'), ['12345678-2-41'])
  assert.equal(idsOf('Number 51 824 753 556'), ['51 824 753 556'])
  for (const text of ['FAX: 03-51215716', 'FM411000055', 'Pl. 12345678', 'P400Plus-8071474159'])
    assert.equal(idsOf(text), [], text)
})

taxIds("reads the points of Brazil's that a picture shows as commas or not at all", () => {
  assert.equal(values(taxIdsIn('CNPJ: 11,222,333/0001-81')), ['11.222.333/0001-81'])
  assert.equal(values(taxIdsIn('CNPJ: 11.222 333/0001-81')), ['11.222.333/0001-81'])
})

taxIds('is all of a text beside its label, but for the colon that belongs to that', () => {
  assert.equal(values(bareTaxId(' : 000123456789')), ['000123456789'])
  assert.equal(bareTaxId(': 01.02.2025'), [])
})

taxIds('takes neither a sum nor a day for a tax id', () => {
  for (const text of ['VAT 20.00% 1,234.56', 'VAT 12345.67', 'VAT 01.02.2025', 'VAT Invoice 12345678'])
    assert.equal(taxIdsIn(text), [], text)
})

taxIds.run()

const countries = suite('countriesOfTaxId')

countries('names those whose check digits fit a number without a prefix', () => {
  assert.equal(countriesOfTaxId('A-58818501'), ['Spain'])
  assert.equal(countriesOfTaxId('11.222.333/0001-81'), ['Brazil'])
  assert.equal(countriesOfTaxId('501 442 600'), ['Portugal'])
  assert.equal(countriesOfTaxId('00743110157'), ['Italy'])
})

countries('names none for a telephone number and a number with a digit that is wrong', () => {
  assert.equal(countriesOfTaxId('961 000 000'), [])
  assert.equal(countriesOfTaxId('A-58818502'), [])
})

countries.run()
