// Read documents as the sheets of a workbook: numbers are numbers and days are days, so that they can be calculated with.
import { isAmountField, isDateField, isDay } from '../../../../common/document-values.ts'
import { fill } from '../../../parts/format.ts'
import type { ProcessorWords } from '../props.ts'
import type { FoundField, Item } from '../report/found.ts'
import type { Report } from '../report/report.ts'

/** A document as the visitor has corrected it. */
export interface OnwardDocument {
  readonly file: string
  readonly report: Report
}

/** Text, a number, or a day (ISO) to be written as one. */
export type Cell = string | { readonly number: number; readonly decimals: 2 | 4 } | { readonly day: string }

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

/** One row per document, one per value, one per line item; sheets that would be empty are left out. */
export function sheetsOf(documents: readonly OnwardDocument[], words: ProcessorWords): Sheet[] {
  const sheets = [
    ...(documents.length > 1 ? [{ name: words.sheetOverview, rows: overview(documents, words) }] : []),
    { name: words.sheetFields, rows: fieldRows(documents, words) },
    { name: words.items, rows: itemRows(documents, words) },
  ]
  return sheets.filter(({ rows }) => rows.length > 1)
}

function overview(documents: readonly OnwardDocument[], words: ProcessorWords): Cell[][] {
  const labels = [...new Set(documents.flatMap(({ report }) => report.fields.map(({ label }) => label)))]
  const rows = documents.map(({ file, report }) => [
    file,
    report.type,
    ...labels.map((label) => {
      const field = report.fields.find((one) => one.label === label)
      return field ? cellOf(field) : ''
    }),
  ])
  return [[words.columnFile, words.columnKind, ...labels], ...rows]
}

function fieldRows(documents: readonly OnwardDocument[], words: ProcessorWords): Cell[][] {
  const head = [words.columnFile, words.columnField, words.columnValue, words.confidence, words.columnNote]
  const rows = documents.flatMap(({ file, report }) =>
    report.fields.map((field) => [file, field.label, cellOf(field), certainty(field, words), note(field, words)]),
  )
  return [head, ...rows]
}

function itemRows(documents: readonly OnwardDocument[], words: ProcessorWords): Cell[][] {
  const head = [
    ...[words.columnFile, words.itemDescription, words.itemQuantity, words.itemUnit],
    ...[words.itemPrice, words.itemAmount, words.itemTaxRate, words.columnNote],
  ]
  const rows = documents.flatMap(({ file, report }) =>
    report.items.map((item) => [
      ...[file, item.description, numberCell(item, 'quantity', 4), item.unit],
      ...[numberCell(item, 'unitPrice', 4), numberCell(item, 'amount', 2), numberCell(item, 'taxRate', 2)],
      Object.keys(item.readAs).length > 0 ? words.corrected : '',
    ]),
  )
  return [head, ...rows]
}

function cellOf({ name, plain, value }: FoundField): Cell {
  if (isAmountField(name) && plain && Number.isFinite(Number(plain))) return { number: Number(plain), decimals: 2 }
  // An e-invoice may name a day that does not exist; it stays text.
  return isDateField(name) && isDay(plain) ? { day: plain } : value
}

function numberCell(item: Item, number: keyof Item['plain'], decimals: 2 | 4): Cell {
  const plain = item.plain[number]
  return plain && Number.isFinite(Number(plain)) ? { number: Number(plain), decimals } : item[number]
}

const certainty = ({ percent }: FoundField, words: ProcessorWords): Cell =>
  percent === null ? '' : fill(words.percent, { n: percent })

const note = ({ readAs }: FoundField, words: ProcessorWords): Cell =>
  readAs === null ? '' : `${words.corrected}, ${fill(words.readAs, { value: readAs })}`
