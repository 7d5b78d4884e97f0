// The rows of an invoice: below a line of headings, each row that ends in an amount. What a row cannot prove is null.
import type { LineItem } from '../types.ts'
import { type Cell, overlap, type Rows } from './cells.ts'
import { amountsIn } from './values.ts'

type Column = 'description' | 'quantity' | 'unit' | 'unitPrice' | 'amount' | 'taxRate' | 'position'

const HEADINGS: readonly [column: Column, form: RegExp][] = [
  ['position', /^(?:pos|nr|no|#|position|item)\.?$/i],
  ['quantity', /^(?:menge|anzahl|anz|stk|stück|std|stunden|qty|quantity|hours|qtd|quant|quantidade)\b/i],
  ['unit', /^(?:einheit|eh|me|meng\.?-?|unit|un|uom)$/i],
  [
    'unitPrice',
    /^(?:einzel-?\s?preis|e-?preis|ep|preis(?:\/|$|\sje|\spro)|nettopreis|stückpreis|rate|price|unit\s?price|vl\.?\s?unit|pre[çc]o|valor\sunit)/i,
  ],
  ['taxRate', /^(?:ust|mwst|steuer(?:satz)?|vat|tax|iva|icms)\b.{0,6}$/i],
  [
    'amount',
    /^(?:betrag|gesamt(?:preis|betrag)?|summe|gp|positions(?:betrag|-)?|nettobetrag|wert|amount|total|line\stotal|valor(?:\stotal)?|vl\.?\stotal)/i,
  ],
  [
    'description',
    /(?:beschreibung|bezeichnung|artikel|leistung|produkt|text|description|product|item|service|descri[çc][ãa]o|produto|servi[çc]o)/i,
  ],
]

/** After these the list is over. */
const END =
  /^(?:zwischensumme|summe|gesamt|netto|total|sub-?total|rechnungs(?:summe|betrag)|positionssumme|endbetrag|zzgl|balance|valor total)/i

/** [] where no table of items can be told from the rest. */
export function itemsOf(rows: Rows): LineItem[] {
  for (const row of rows) {
    const columns = columnsOf(row)
    if (columns.size >= 3 && columns.has('amount')) {
      const items = itemsBelow(rows, row, columns)
      if (items.length > 0) return items
    }
  }
  return []
}

function columnsOf(row: readonly Cell[]): Map<Column, Cell> {
  const columns = new Map<Column, Cell>()
  for (const cell of row) {
    const [column] = HEADINGS.find(([, form]) => form.test(cell.text)) ?? []
    if (column && !/\d/.test(cell.text)) columns.set(column, cell)
  }
  return columns
}

function itemsBelow(rows: Rows, head: readonly Cell[], columns: ReadonlyMap<Column, Cell>): LineItem[] {
  const items: LineItem[] = []
  for (const row of rows.slice((head[0]?.row ?? 0) + 1)) {
    const [first] = row
    if (first && END.test(first.text)) break
    const item = itemOf(row, columns)
    if (item) items.push(item)
  }
  return items
}

function itemOf(row: readonly Cell[], columns: ReadonlyMap<Column, Cell>): LineItem | null {
  const values = new Map<Column, string>()
  for (const cell of row) {
    const column = nearest(cell, columns)
    if (column) values.set(column, [values.get(column), cell.text].filter(Boolean).join(' '))
  }
  const amount = amountsIn(values.get('amount') ?? '').at(-1)?.value
  const description = (values.get('description') ?? '').replace(/^\d{1,3}\s+(?=\p{L})/u, '').trim()
  if (!amount || !/\p{L}/u.test(description)) return null
  return {
    description,
    quantity: numberIn(values.get('quantity')),
    unit: values.get('unit') ?? null,
    unitPrice: amountsIn(values.get('unitPrice') ?? '')[0]?.value ?? null,
    amount,
    taxRate: numberIn(values.get('taxRate')),
  }
}

/** The heading over a cell, or the closest one where numbers are set to the right. */
function nearest(cell: Cell, columns: ReadonlyMap<Column, Cell>): Column | null {
  const [best] = [...columns]
    .map(([column, head]) => ({ column, score: fit(cell, head) }))
    .sort((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.column : null
}

const REACH = 40

function fit(cell: Cell, head: Cell): number {
  if (!cell.box || !head.box) return cell.column === head.column ? 1 : 0
  const common = overlap(cell, head)
  const apart = Math.min(Math.abs(cell.box[0] - head.box[0]), Math.abs(cell.box[2] - head.box[2]))
  return common + Math.max(0, 1 - apart / REACH)
}

function numberIn(text: string | undefined): string | null {
  const number = /\d+(?:[.,]\d+)?/.exec(text ?? '')?.[0]
  return number ? String(Number(number.replace(',', '.'))) : null
}
