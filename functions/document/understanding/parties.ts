// Who writes to whom. A letter names its sender in a small line over the address window, in the foot, beside its VAT
// number; and the receiver in the window, where the address ends with a postal code and a town.
import type { Field } from '../types.ts'
import { type Candidate, isName } from './candidates.ts'
import { type Cell, evidenceOf, overlap, type Rows } from './cells.ts'

const LEGAL_FORM =
  /(?<![\p{L}])(?:GmbH(?:\s?&\s?Co\.?\s?KG(?:aA)?)?|gGmbH|AG|KG|OHG|GbR|UG(?:\s?\(haftungsbeschränkt\))?|e\.\s?K\.|e\.\s?V\.|eG|SE|PartG(?:\s?mbB)?|(?:Ltd|LTD)\.?|LLC|(?:Inc|INC)\.?|(?:Corp|CORP)\.?|Corporation|CORPORATION|Co\.|PLC|LLP|S\.?A\.?|Lda\.?|LTDA\.?|ME|EIRELI|S\.?A\.?R\.?L\.?|B\.?V\.?|SAS|SRL|S\.r\.l\.|Pty|Sdn\.?\s?Bhd\.?)(?![\p{L}])/u

const TOWN = /^(?:[A-Z]{1,2}[-\s])?\d{4,5}(?:-\d{3})?\s+\p{Lu}[\p{L}.\s/-]+$|^\p{Lu}[\p{L}\s.-]+,\s?[A-Z]{2}\s+\d{5}/u
const STREET = /\p{L}[\p{L}.\s-]+\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d+)?$|^\d{1,5}\s\p{Lu}/u

/** A line of an address, and what stands above it at the same left edge. */
interface Address {
  readonly lines: readonly Cell[]
  readonly town: Cell
}

export function partiesOf(rows: Rows, candidates: readonly Candidate[]): Field[] {
  const labelled = (name: 'sellerName' | 'buyerName') =>
    candidates.filter(
      ({ field, value }) => field === name && !TOWN.test(value) && !isHeading(value) && !isLegalFormAlone(value),
    )
  const addresses = addressesOf(rows)
  const seller = best([
    ...labelled('sellerName').map((one) => ({ cell: one.cell, name: tidy(one.value), score: one.score })),
    ...sellers(rows),
  ])
  const isSeller = (name: string) => seller !== null && same(name, seller.name)
  const buyer = best(
    [
      ...labelled('buyerName').map((one) => ({ cell: one.cell, name: tidy(one.value), score: one.score })),
      ...addresses.flatMap((address) => receivers(address, isSeller)),
    ].filter(({ name }) => !isSeller(name)),
  )
  return [
    ...(seller ? [nameField('sellerName', seller)] : []),
    ...(buyer ? [nameField('buyerName', buyer)] : []),
    ...addressField('sellerAddress', seller, addresses),
    ...addressField('buyerAddress', buyer, addresses),
  ]
}

interface Named {
  readonly cell: Cell
  readonly name: string
  readonly score: number
}

const isLegalFormAlone = (text: string) => text.replace(LEGAL_FORM, '').replace(/[^\p{L}]/gu, '').length < 3

function best(all: readonly Named[]): Named | null {
  return all.reduce<Named | null>((top, one) => (top && top.score >= one.score ? top : one), null)
}

const isHeading = (text: string) =>
  /rechnung|invoice|datum|date|nummer|number|betrag|seite|page|adresse|address|name/i.test(text) &&
  !LEGAL_FORM.test(text)

/** A sender's line has the name, the street and the town behind each other, with signs between them. */
function tidy(text: string): string {
  const [first = text] = text.split(/\s+[•●·|*–—]\s*|\s+[-~]\s+|\s[e®©]\s(?=\p{Lu}|\d)|,\s(?=.*\d{4,5})/u)
  return first.replace(/^[^\p{L}\d]+|[\s,;:*•·|-]+$/gu, '').trim()
}

/** Names with a legal form, by where they stand. */
function sellers(rows: Rows): Named[] {
  const found: Named[] = []
  const count = rows.length
  for (const cell of rows.flat()) {
    const name = tidy(cell.text)
    // The legal form alone is the second half of a name that was torn apart.
    if (!LEGAL_FORM.test(name) || isLegalFormAlone(name) || !isName(name) || name.split(' ').length > 9) continue
    const isTop = cell.row < Math.min(12, count * 0.3)
    const isSenderLine = tidy(cell.text) !== cell.text.trim() && /\d{4,5}\s+\p{L}/u.test(cell.text)
    const isNearVat = nearby(rows, cell, 4).some(({ text }) =>
      /ust|vat|steuer|iban|hrb|handelsreg|cnpj|geschäftsführ/i.test(text),
    )
    found.push({ cell, name, score: 0.5 + (isTop ? 0.12 : 0) + (isSenderLine ? 0.3 : 0) + (isNearVat ? 0.1 : 0) })
  }
  found.push(...aboveTaxId(rows))
  return found.map((one) => ({
    ...one,
    score: one.score + (found.filter((other) => same(other.name, one.name)).length > 1 ? 0.1 : 0),
  }))
}

/** Receipts have the shop at the top and its tax number right below it. */
function aboveTaxId(rows: Rows): Named[] {
  const id = rows
    .slice(0, 12)
    .flat()
    .find(({ text }) => /^(?:cnpj|nif|ust-?id|uid|vat|steuer-?nr)/i.test(text))
  const name =
    id &&
    rows
      .slice(0, id.row)
      .flat()
      .findLast(({ text }) => isName(text))
  return name ? [{ cell: name, name: tidy(name.text), score: 0.68 }] : []
}

function nearby(rows: Rows, { row }: Cell, distance: number): Cell[] {
  return rows.slice(Math.max(0, row - distance), row + distance + 1).flat()
}

function addressesOf(rows: Rows): Address[] {
  return rows.flat().flatMap((town) => {
    if (!TOWN.test(town.text)) return []
    const lines = linesOver(rows, town)
    return lines.length > 0 ? [{ lines, town }] : []
  })
}

const ADDRESS_LINES = 6
/** Lines of another column may stand between those of an address. */
const ROWS_UP = 14

function linesOver(rows: Rows, town: Cell): Cell[] {
  const lines: Cell[] = []
  let below = town
  for (const row of rows.slice(Math.max(0, town.row - ROWS_UP), town.row).reverse()) {
    const above = row.find((cell) => cell.page === town.page && isSameBlock(cell, town))
    if (!above && town.box) continue
    if (!above || !isClose(above, below) || isContact(above) || lines.length === ADDRESS_LINES) break
    lines.unshift(above)
    below = above
  }
  return lines
}

const isContact = ({ text }: Cell) => /:$|@|www\.|tel|fax|fon/i.test(text)

/** Lines of an address follow each other; a gap of more than a line ends it. */
function isClose(above: Cell, below: Cell): boolean {
  if (!above.box || !below.box) return below.row - above.row === 1
  return below.box[1] - above.box[3] < 2.2 * (below.box[3] - below.box[1])
}

function isSameBlock(cell: Cell, town: Cell): boolean {
  if (!cell.box || !town.box) return cell.column === town.column
  return Math.abs(cell.box[0] - town.box[0]) < 12 || overlap(cell, town) > 0.6
}

/** The first line of an address that is a name. */
function receivers({ lines }: Address, isSeller: (name: string) => boolean): Named[] {
  const street = lines.findIndex(({ text }) => STREET.test(text))
  const above = lines.slice(0, street === -1 ? lines.length : street)
  // The sender's small line stands right over the window.
  const names = above.slice(above.findLastIndex(({ text }) => isSeller(tidy(text)) || /[•●·|]/.test(text)) + 1)
  const first = names.find(
    ({ text }) =>
      isName(text) &&
      !/^(?:firma|herrn?|frau|an|z\.?\s?hd|attn)\.?$/i.test(text) &&
      !isHeading(text) &&
      !/[•·|]/.test(text),
  )
  if (!first) return []
  const isWindow = first.row < 20 && (first.box?.[0] ?? 0) < 220
  return [
    {
      cell: first,
      name: tidy(first.text),
      score: 0.62 + (isWindow ? 0.15 : 0) + (LEGAL_FORM.test(first.text) ? 0.05 : 0),
    },
  ]
}

function nameField(name: 'sellerName' | 'buyerName', { cell, name: value, score }: Named): Field {
  return {
    name,
    value,
    confidence: Math.min(0.95, score) * Math.min(1, cell.certainty + 0.05),
    source: cell.source,
    evidence: evidenceOf(cell, value),
  }
}

function addressField(
  name: 'sellerAddress' | 'buyerAddress',
  party: Named | null,
  addresses: readonly Address[],
): Field[] {
  const address = party && addresses.find(({ lines }) => lines.some(({ text }) => same(text, party.name)))
  if (!address) return []
  const start = address.lines.findIndex(({ text }) => same(text, party.name))
  const parts = [...address.lines.slice(start + 1), address.town].map(({ text }) => text)
  const { town } = address
  return [
    {
      name,
      value: parts.join(', '),
      confidence: 0.8,
      source: town.source,
      evidence: evidenceOf(town, parts.join(', ')),
    },
  ]
}

function same(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  return plain(a) === plain(b)
}
