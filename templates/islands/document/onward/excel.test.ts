import { read, utils } from '@e965/xlsx'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ProcessorWords } from '../props.ts'
import { readReport } from '../report/report.ts'
import { excelFile } from './excel.ts'
import { type OnwardDocument, sheetsOf } from './workbook.ts'

const DAY = '2025-02-05T00:00:00.000Z'

const test = suite('excelFile')

test('has values and line items that can be calculated with', () => {
  const book = opened([document('a.pdf')])
  assert.equal(book.SheetNames, ['sheetFields', 'items'])
  const fields = rowsOf(book, 'sheetFields')
  assert.equal(fields.slice(1), [
    ['a.pdf', 'Nummer', '=1+1', '98 %', ''],
    ['a.pdf', 'Brutto', 119, '', ''],
    ['a.pdf', 'Datum', DAY, '', ''],
  ])
  const [head, row] = [rowsOf(book, 'items')[0], rowsOf(book, 'items')[1]]
  assert.is(head?.length, row?.length)
  assert.equal(row, ['a.pdf', 'Papier', 2.5, 'kg', 40, 100, 19, ''])
  assert.is(book.Sheets['sheetFields']?.['C2']?.f, undefined)
  assert.is(book.Sheets['sheetFields']?.['C4']?.z, 'dd.mm.yyyy')
})

test('has one row for each of several documents', () => {
  const book = opened([document('a.pdf'), document('b.pdf')])
  assert.equal(book.SheetNames, ['sheetOverview', 'sheetFields', 'items'])
  assert.equal(rowsOf(book, 'sheetOverview').slice(1), [
    ['a.pdf', 'Rechnung', '=1+1', 119, DAY],
    ['b.pdf', 'Rechnung', '=1+1', 119, DAY],
  ])
})

test('keeps a day as text that is in no calendar', () => {
  const book = opened([document('a.pdf', { value: '30.02.2025', plain: '2025-02-30' })])
  assert.equal(rowsOf(book, 'sheetFields')[3], ['a.pdf', 'Datum', '30.02.2025', '', ''])
})

test.run()

function document(file: string, date = { value: '05.02.2025', plain: '2025-02-05' }): OnwardDocument {
  const report = readReport({
    data: {
      documentType: 'Rechnung',
      fieldDetails: [
        { label: 'Nummer', value: '=1+1', name: 'documentNumber', plain: '=1+1', confidence: 0.98 },
        { label: 'Brutto', value: '119,00 €', name: 'grossTotal', plain: '119.00' },
        { label: 'Datum', name: 'documentDate', ...date },
      ],
      lineItems: [
        {
          ...{ description: 'Papier', quantity: '2,5', unit: 'kg', unitPrice: '40,00 €', amount: '100,00 €' },
          plain: { quantity: '2.5', unitPrice: '40.00', amount: '100.00', taxRate: '19' },
        },
      ],
    },
  })
  if (!report) throw new Error('The answer has a result')
  return { file, report }
}

function opened(documents: readonly OnwardDocument[]) {
  // Each word is its own name, but for the pattern.
  const words = new Proxy({ percent: '{n} %' } as unknown as ProcessorWords, {
    get: (known, name) => Reflect.get(known, name) ?? String(name),
  })
  return read(excelFile(sheetsOf(documents, words), 'de'), { cellNF: true, cellText: true })
}

const rowsOf = (book: ReturnType<typeof opened>, name: string) =>
  utils
    .sheet_to_json<(string | number | Date)[]>(book.Sheets[name] ?? {}, { header: 1, raw: true, defval: '', UTC: true })
    .map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)))
