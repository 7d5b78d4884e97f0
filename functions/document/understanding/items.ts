// The rows of an invoice: below a line of headings, each row that ends in an amount. Missing values are null.
import type { DocumentKind, LineItem } from '../types.ts'
import { type Cell, overlap, type Rows } from './cells.ts'
import { amountsIn } from './values.ts'

type Column = 'description' | 'quantity' | 'unit' | 'unitPrice' | 'amount' | 'taxRate' | 'position'

const HEADINGS: readonly [column: Column, form: RegExp][] = [
  [
    'position',
    /^(?:pos|lfd\.?\s?nr|nr|no|#|position|line|c[óo]d(?:igo)?|art(?:ikel)?\.?-?\s?(?:nr|nummer)|sku|code|item\s(?:no|#|code))\.?$/i,
  ],
  [
    'quantity',
    /^(?:menge|liefermenge|geliefert|delivered|shipped|anzahl|anz|stk|stück|std|stunden|qty|quantity|hours|hrs|units|qtde?|qtd|quant|quantidade)(?![\p{L}])/iu,
  ],
  ['unit', /^(?:einheit|eh|me|meng\.?-?|unit|un\.?|unid(?:ade)?\.?|unidade|uom|ve)$/i],
  [
    'unitPrice',
    /^(?:einzel-?\s?preis|e-?preis|ep|preis(?:\/|$|\sje|\spro|\s€|\sin)|netto-?preis|stückpreis|rate$|price|cost|unit\s?(?:price|cost|rate)|vl\.?\s?unit|pre[çc]o|pr?\.?\s?unit|valor\sunit)/i,
  ],
  ['taxRate', /^(?:ust|mwst|steuer(?:satz)?|vat|tax|gst|iva|icms|taxa|al[íi]q)\b\.?.{0,7}$/i],
  [
    'amount',
    /^(?:(?:gesamt-?|netto-?|positions-?|line\s|net\s)?(?:betrag|preis|summe|gp|wert|amount|total|value|price)|gesamt|positions-|ep\sx|valor(?:\s(?:total|l[íi]quido))?|vl\.?\stotal|montante|total|ext(?:ended)?\s?price)/i,
  ],
  [
    'description',
    /(?:beschreibung|bezeichnung|artikel|leistung|produkt|text|description|details|product|particulars|item\s\p{L}+|service|descri[çc][ãa]o|designa[çc][ãa]o|produto|artigo|servi[çc]o)/iu,
  ],
]

/** Words that end the list. */
const END =
  /^(?:zwischensumme|summe|gesamt|netto|total|sub-?\s?total|rechnungs(?:summe|betrag)|warenwert|positionssumme|endbetrag|zzgl|balance|valor total|base\s|incid[êe]ncia|mwst|ust|umsatzsteuer|vat\b|iva\b|discount|rabatt|versand)/i

/** Kinds of documents that often list items without prices. */
const UNPRICED: readonly DocumentKind[] = ['delivery-note', 'order', 'order-confirmation', 'enquiry']

/** [] where no table of items is recognised. */
export function itemsOf(rows: Rows, kind: DocumentKind): LineItem[] {
  const heads = rows
    .map((row) => ({ row, columns: columnsOf(row) }))
    .filter(({ columns }) => (columns.size >= 3 && columns.has('amount')) || isUnpriced(columns, kind))
  for (const { row, columns } of heads.slice(0, MOST_HEADS)) {
    const items = itemsBelow(rows, row, columns)
    if (items.length > 0) return items
  }
  return []
}

function isUnpriced(columns: ReadonlyMap<Column, Cell>, kind: DocumentKind): boolean {
  const [quantity, description] = [columns.get('quantity'), columns.get('description')]
  // In a picture only an amount shows that a row was read completely, and half a list is worse than none.
  return UNPRICED.includes(kind) && quantity?.source === 'text' && description !== undefined
}

/** After this many heads without rows below, a document is not a list of items. */
const MOST_HEADS = 8

function columnsOf(row: readonly Cell[]): Map<Column, Cell> {
  const columns = new Map<Column, Cell>()
  const isDescribed = row.some(({ text }) => /^(?:bezeichnung|beschreibung)/i.test(text))
  for (const cell of row) {
    const [named] = HEADINGS.find(([, form]) => form.test(cell.text)) ?? []
    // Beside "Bezeichnung" the column "Artikel" holds numbers.
    const column = /^artikel$/i.test(cell.text) && isDescribed ? 'position' : named
    if (column && !/\d/.test(cell.text) && !columns.has(column)) columns.set(column, cell)
  }
  // "Item" alone heads the descriptions.
  const item = row.find(({ text }) => /^item$/i.test(text))
  if (item && !columns.has('description')) columns.set('description', item)
  return columns
}

function itemsBelow(rows: Rows, head: readonly Cell[], columns: ReadonlyMap<Column, Cell>): LineItem[] {
  const items: LineItem[] = []
  for (const row of rows.slice((head[0]?.row ?? 0) + 1)) {
    // The head of the next page begins the list again; only text below a list ends it.
    if (items.length > 0 && row.some(({ text }, at) => at < 2 && END.test(text)) && row.length <= 3) break
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
  const quantity = values.get('quantity')
  if (!isRow(values, columns) || !/\p{L}/u.test(description)) return null
  return {
    description,
    quantity: numberIn(quantity),
    unit: values.get('unit') ?? unitIn(quantity),
    unitPrice: amountsIn(values.get('unitPrice') ?? '')[0]?.value ?? finePrice(values.get('unitPrice')),
    amount: amount ?? null,
    taxRate: numberIn(values.get('taxRate')),
  }
}

/** What a row has to have: its amount, or its quantity or number where nothing has a price. */
function isRow(values: ReadonlyMap<Column, string>, columns: ReadonlyMap<Column, Cell>): boolean {
  if (columns.has('amount')) return amountsIn(values.get('amount') ?? '').length > 0
  return values.has('quantity') || values.has('position')
}

/** The heading over a cell, or the closest one where numbers are aligned right. */
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

/** "1.000", "7,5", "1,000.50": a last mark with three digits after it separates thousands. */
function numberIn(text: string | undefined): string | null {
  const number = /-?\d+(?:[.,]\d+)*/.exec(text ?? '')?.[0]
  if (!number) return null
  const thousands = /^-?\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?$/.exec(number)
  const plain = thousands ? number.replaceAll(thousands[1] ?? '', '').replace(',', '.') : number.replace(',', '.')
  return Number.isFinite(Number(plain)) ? String(Number(plain)) : null
}

/** "4 Std": the unit follows the number. */
const unitIn = (quantity: string | undefined) => /\d\s?(\p{L}{1,8})\.?$/u.exec(quantity ?? '')?.[1] ?? null

/** Prices of single parts have three or four decimals. */
function finePrice(text: string | undefined): string | null {
  const price = /\d+[.,]\d{3,4}(?!\d)/.exec(text ?? '')?.[0]
  return price ? String(Number(price.replace(',', '.'))) : null
}
