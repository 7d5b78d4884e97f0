import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readReport } from '../report/report.ts'
import { bookingsOf, usualAccounts } from './bookings.ts'
import { datevStack } from './datev.ts'

const test = suite('datevStack')

const NOW = new Date('2025-03-01T08:30:15.250Z')

test('says in its first line what it is, for whom and for when', () => {
  const [head = ''] = linesOf(INVOICE)
  assert.is(
    head,
    '"EXTF";700;21;"Buchungsstapel";13;20250301083015250;;"RE";"";"";1001;1;20250101;4;20250205;20250205;"Belege";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  )
})

test('books the gross amount with the key of its tax, against the creditors', () => {
  const [, names = '', line = ''] = linesOf(INVOICE)
  assert.equal([names.split(';').length, line.split(';').length], [125, 125])
  const booked = Object.fromEntries(names.split(';').map((name, index) => [name, line.split(';')[index]]))
  assert.equal(
    Object.entries(booked).filter(([, value]) => value !== ''),
    [
      ['Umsatz (ohne Soll/Haben-Kz)', '1475,60'],
      ['Soll/Haben-Kennzeichen', '"S"'],
      ['WKZ Umsatz', '"EUR"'],
      ['Konto', '4900'],
      ['Gegenkonto (ohne BU-Schlüssel)', '70000'],
      ['BU-Schlüssel', '"9"'],
      ['Belegdatum', '0502'],
      ['Belegfeld 1', '"RE-2025/08"'],
      ['Belegfeld 2', '"190225"'],
      ['Buchungstext', '"Holz ""Nord"" GmbH RE-2025/08"'],
      ['Festschreibung', '0'],
      ['Fälligkeit', '19022025'],
    ],
  )
})

test('books a credit note, and a negative invoice, the other way round', () => {
  assert.match(linesOf(INVOICE, 'credit-note')[2] ?? '', '1475,60;"H"')
  assert.match(linesOf({ ...INVOICE, grossTotal: '-1475.60' })[2] ?? '', '1475,60;"H"')
})

test('divides the amount by tax rate where the rows tell how', () => {
  const mixed = { ...INVOICE, taxRate: '19, 7', grossTotal: '226.00' }
  const rows = [row('100.00', '19'), row('60.00', '7'), row('40.00', '7')]
  assert.equal(
    bookings(mixed, 'invoice', rows)?.map(({ cents, taxKey }) => [cents, taxKey]),
    [
      [11_900, '9'],
      [10_700, '8'],
    ],
  )
  assert.equal(
    bookings(mixed)?.map(({ cents, taxKey }) => [cents, taxKey]),
    [[22_600, '']],
  )
})

test('books nothing but invoices, credit notes and receipts in euros with date and total', () => {
  assert.is(bookings(INVOICE, 'contract'), null)
  assert.is(bookings({ ...INVOICE, currency: 'CHF' }), null)
  assert.is(bookings({ ...INVOICE, documentDate: '' }), null)
  assert.is(bookings({ ...INVOICE, grossTotal: '' }), null)
})

test.run()

const INVOICE: Readonly<Record<string, string>> = {
  documentNumber: 'RE-2025/08',
  documentDate: '2025-02-05',
  dueDate: '2025-02-19',
  sellerName: 'Holz "Nord" GmbH',
  taxRate: '19',
  grossTotal: '1475.60',
  currency: 'EUR',
}

function row(amount: string, taxRate: string) {
  return { description: 'x', plain: { amount, taxRate } }
}

function bookings(values: Readonly<Record<string, string>>, kind = 'invoice', lineItems: readonly object[] = []) {
  const fieldDetails = Object.entries(values).map(([name, plain]) => ({ label: name, value: plain, name, plain }))
  const report = readReport({ data: { kind, fieldDetails, lineItems } })
  return report && bookingsOf(report)
}

function linesOf(values: Readonly<Record<string, string>>, kind = 'invoice'): string[] {
  const booked = bookings(values, kind)
  if (!booked) throw new Error('It is booked')
  return datevStack(booked, usualAccounts('03'), NOW).split('\r\n')
}
