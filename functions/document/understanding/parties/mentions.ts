// Everything that a document says about who is who. A letter names its sender in a small line over the address window,
// in its head, in its foot and in its mail address; the receiver stands in the window. Each mention is a piece of
// evidence with a weight from 0 to 1; the weights were set on letters and invoices of many layouts and languages.

import { type Cell, heightOf, isUnder, overlap, type Rows } from '../cells.ts'
import type { Candidate } from '../reading.ts'
import { datesIn, isNumber } from '../values.ts'
import { type Address, type AddressLine, addressesOf, addressLinesOf, isClose } from './addresses.ts'
import { hasLegalForm } from './legal-forms.ts'
import { domainsOf, isPartyName, shareInDomains, tidy } from './names.ts'
import { roleBefore, roleOf } from './roles.ts'

/** A name, and the weight of its place as evidence for each role. */
export interface Mention {
  readonly name: string
  readonly cell: Cell
  readonly seller: number
  readonly buyer: number
}

export interface Findings {
  readonly mentions: readonly Mention[]
  readonly addresses: readonly Address[]
  readonly lines: readonly AddressLine[]
}

/** @param isSelfBilled the buyer wrote the paper */
export function findingsOf(rows: Rows, candidates: readonly Candidate[], isSelfBilled: boolean): Findings {
  const addresses = addressesOf(rows)
  const lines = addressLinesOf(rows)
  const page = { rows, addresses, lines }
  const inAddresses = (isNamed: boolean) =>
    addresses.filter(({ role }) => (role !== null) === isNamed).flatMap((address) => inAddress(address, page))
  const named = [
    ...labelled(rows, candidates),
    ...underRoles(rows),
    ...behindRoles(rows),
    ...inAddresses(true),
    ...inSentence(rows),
  ].map((one) => completed(one, rows))
  const placed = [
    ...inAddresses(false),
    ...lines.flatMap((line) => inLine(line, rows)),
    ...letterhead(rows),
    ...withLegalForm(rows),
    ...aboveTaxId(rows),
  ].map((one) => completed(one, rows))
  const byPlace = [...placed, ...inDomains(rows, [...named, ...placed])]
  // Places tell who wrote the paper; words, who is who.
  return { mentions: [...named, ...(isSelfBilled ? byPlace.map(exchanged) : byPlace)], addresses, lines }
}

const exchanged = (one: Mention): Mention => ({ ...one, seller: one.buyer, buyer: one.seller })

/** How a line ends, or what it is, when a name goes on below: "Praxis für", "Eheleute", "Muster &". */
const UNFINISHED =
  /^(?:eheleute|familie|ehepaar|herrn und frau|herr und frau|praxis|kanzlei)$|(?:^|\s)(?:für|und|&|von|der|des|of|and|for|de|da|do|e|f\.|-)$|[-–,]$/iu

/** A name of two lines in one piece. */
function completed(one: Mention, rows: Rows): Mention {
  if (!UNFINISHED.test(one.name)) return one
  const below = rows.slice(one.cell.row + 1, one.cell.row + 3).flat()
  const next = below.find((cell) => cell.page === one.cell.page && isUnder(cell, one.cell) && isClose(one.cell, cell))
  return next && isFree(next) ? { ...one, name: `${one.name} ${tidy(next.text)}` } : one
}

const mention = (cell: Cell, seller: number, buyer: number, text = cell.text): Mention[] => {
  const name = tidy(text)
  return isPartyName(name) && datesIn(text).length === 0 ? [{ name, cell, seller, buyer }] : []
}

function labelled(rows: Rows, candidates: readonly Candidate[]): Mention[] {
  return candidates.flatMap(({ field, cell, value, score, label }) => {
    if (isElsewhere(rows, label, cell)) return []
    if (field === 'sellerName') return mention(cell, score * 0.95, 0, value)
    return field === 'buyerName' ? mention(cell, 0, score * 0.95, value) : []
  })
}

/** "Rechnung an Muster GmbH": role and name on one line. */
function behindRoles(rows: Rows): Mention[] {
  return rows.flat().flatMap((cell) => {
    const role = roleBefore(cell.text)
    return role ? mention(cell, role === 'seller' ? 0.88 : 0, role === 'buyer' ? 0.88 : 0) : []
  })
}

/** The first name below a line that says nothing but "Bill to", or right of it, or beside "Name:" below it. */
function underRoles(rows: Rows): Mention[] {
  return rows.flat().flatMap((cell) => {
    const role = roleOf(cell.text)
    return role === null || role === 'other' ? [] : underRole(rows, cell, role)
  })
}

function underRole(rows: Rows, cell: Cell, role: 'seller' | 'buyer'): Mention[] {
  // An account may be another person's, as of a firm's owner.
  const share = /konto|account|titular/i.test(cell.text) ? 0.4 : 1
  const as = (name: Cell | undefined, weight: number, text = name?.text) =>
    name ? mention(name, role === 'seller' ? weight * share : 0, role === 'buyer' ? weight : 0, text) : []
  const section = nextRows(rows, cell, 6)
  const entry = section.find(({ text }) => NAME_LABEL.test(text))
  if (entry) return as(...named(rows, entry))
  const right = rows[cell.row]?.[cell.column + 1]
  // "Kunde  K-10482": the label has its value, which is not a name.
  if (right && isNumber(right.text)) return []
  const isBeside = right !== undefined && roleOf(right.text) === null && !isElsewhere(rows, cell, right)
  return [...as(nameUnder(rows, cell), 0.9), ...(isBeside ? as(right, cell.text.endsWith(':') ? 0.85 : 0.5) : [])]
}

/** The first name in the three lines below a role. */
const nameUnder = (rows: Rows, label: Cell) =>
  nextRows(rows, label, 3).find((one) => isUnder(one, label) && isFree(one))

/** A third of a page, in points: cells further away are in another column. */
const FAR = 200

/** Whether a cell right of a role does not belong to it: far away, as a mark in a corner, while a name is below the role. */
function isElsewhere(rows: Rows, label: Cell, right: Cell): boolean {
  const gap = label.box && right.box ? right.box[0] - label.box[2] : 0
  const name = gap > FAR ? nameUnder(rows, label) : undefined
  // In a table of two columns the next label stands below, and its value beside it.
  return name !== undefined && !rows[name.row]?.some((cell) => overlap(cell, right) > 0)
}

const isFree = ({ text }: Cell) => isPartyName(tidy(text))

/** Cells of the following lines, up to the next heading of a party. */
function nextRows(rows: Rows, { row, page }: Cell, count: number): Cell[] {
  const following = rows.slice(row + 1, row + 1 + count).map((cells) => cells.filter((cell) => cell.page === page))
  const end = following.findIndex((cells) => cells.length === 1 && roleOf(cells[0]?.text ?? '') !== null)
  return (end === -1 ? following : following.slice(0, end)).flat()
}

const NAME_LABEL =
  /^(?:name|firma|firmenname|company(?:\sname)?|nome(?:\s?\/\s?raz[ãa]o\ssocial)?|raz[ãa]o\ssocial)\s*(?::|$)/iu

/** The text after the label, in its cell or in the next one. */
function named(rows: Rows, entry: Cell): [cell: Cell | undefined, weight: number, text: string | undefined] {
  const rest = entry.text.replace(NAME_LABEL, '').trim()
  const right = rows[entry.row]?.[entry.column + 1]
  if (rest !== '') return [entry, 0.92, rest]
  const below = rows[entry.row + 1]?.find((one) => one.page === entry.page && isUnder(one, entry))
  const cell = right && isFree(right) ? right : below
  return [cell, 0.92, cell?.text]
}

interface Page {
  readonly rows: Rows
  readonly addresses: readonly Address[]
  readonly lines: readonly AddressLine[]
}

/** Below this share of the lines a letter has its foot. */
const FOOT = 0.7

/** "Kiel, 5. Mai 2025": a letter is dated where its sender is. */
function isWhereDated({ town }: Address, rows: Rows): boolean {
  return rows.flat().some(({ text }) => {
    const place = /^(\p{Lu}[\p{L}.\s()-]{2,30}),\s(?:den\s|em\s)?\d/u.exec(text)?.[1]
    return place !== undefined && datesIn(text).length > 0 && town.text.includes(place)
  })
}

/** The name over street and town. Without a label the place and the other addresses decide whose it is. */
function inAddress(address: Address, page: Page): Mention[] {
  const cell = nameCell(address, page.lines)
  if (!cell || address.role === 'other') return []
  if (address.role) return mention(cell, address.role === 'seller' ? 0.9 : 0.02, address.role === 'buyer' ? 0.9 : 0.02)
  return unlabelled(address, cell, page)
}

function unlabelled(address: Address, cell: Cell, { rows, addresses }: Page): Mention[] {
  const hasOthers = addresses.length > 1
  if (hasOthers && cell.row > rows.length * FOOT) return mention(cell, 0.5, 0.05)
  if (isWhereDated(address, rows)) return mention(cell, 0.6, 0.05)
  const isLater = addresses.some(({ town, role }) => town.row < address.town.row && role !== 'other')
  const place = {
    isForeign: hasFormOfAddress(address),
    isRight: hasOthers && (cell.box?.[0] ?? 0) > widthOf(rows) * 0.5,
    isFirst: hasOthers && !isLater,
    isLater,
    isContacted: address.hasContact,
    isBuyerElsewhere: addresses.some(({ role }) => role === 'buyer'),
  }
  const isHigh = cell.row < rows.length * 0.45
  return mention(cell, sellerWeight(place), isHigh ? buyerWeight(place) : 0.15)
}

interface AddressPlace {
  /** It contains a form of address, which people do not use for themselves. */
  readonly isForeign: boolean
  readonly isRight: boolean
  /** The first of several, or a later one. */
  readonly isFirst: boolean
  readonly isLater: boolean
  /** Phone, mail or tax number right below. */
  readonly isContacted: boolean
  /** Another address is labelled as the buyer's. */
  readonly isBuyerElsewhere: boolean
}

function sellerWeight({ isForeign, isContacted, isRight, isFirst, isBuyerElsewhere }: AddressPlace): number {
  const speaks = sum([isContacted, 0.4], [isRight, 0.2], [isFirst, 0.25], [isBuyerElsewhere, 0.25])
  return isForeign ? 0 : Math.min(0.8, speaks)
}

function buyerWeight({ isForeign, isContacted, isRight, isLater, isBuyerElsewhere }: AddressPlace): number {
  if (isBuyerElsewhere) return 0.1
  return Math.min(0.85, (isContacted ? 0.1 : 0.35) + sum([isForeign, 0.4], [!isRight, 0.2], [isLater, 0.15]))
}

const sum = (...parts: readonly (readonly [applies: boolean, weight: number])[]) =>
  parts.reduce((total, [applies, weight]) => total + (applies ? weight : 0), 0)

/** "Frau", "Firma", "Attn": people do not use these for themselves. */
const hasFormOfAddress = ({ lines }: Address) =>
  lines.some(({ text }) => /^(?:firma|herrn?|frau|z\.?\s?hd|attn|att:|mr|mrs|ms)\b/iu.test(text))

function nameCell({ lines }: Address, senders: readonly AddressLine[]): Cell | null {
  // The small line with the sender is right above the address window.
  const over = new Set(senders.map(({ cell }) => cell))
  const start = lines.findLastIndex((line) => over.has(line)) + 1
  // A long line with the sender continues below with the rest of its town.
  const isTorn = /[·•|,–-]\s*\d{4,5}(?:-\d{3})?$/.test(lines[start - 1]?.text ?? '')
  return lines.slice(isTorn ? start + 1 : start, -1).find(({ text }) => isPartyName(tidy(text))) ?? null
}

const widthOf = (rows: Rows) => Math.max(1, ...rows.flat().map(({ box }) => box?.[2] ?? 0))

/** "Muster GmbH · Weg 1 · 12345 Ort", or street and town alone below the name. */
function inLine({ cell, name }: AddressLine, rows: Rows): Mention[] {
  const isHigh = cell.row < rows.length * 0.5
  if (name) return mention(cell, isHigh ? 0.75 : 0.55, 0, name)
  const over = rows
    .slice(Math.max(0, cell.row - 3), cell.row)
    .flat()
    .filter((one) => one.page === cell.page && isFree(one))
  // A slogan may stand between; the name is larger.
  const above = over.reduceRight<Cell | null>(
    (best, one) => (best && heightOf(best) >= heightOf(one) ? best : one),
    null,
  )
  return above ? mention(above, 0.6, 0) : []
}

/** A name with a price is an item. */
const isItem = (rows: Rows, { row, text }: Cell) =>
  !hasLegalForm(text) && (rows[row] ?? []).some((cell) => /\d[.,]\d{2}(?!\d)/.test(cell.text))

/** A large line at the top of the first page, or the very first line. */
function letterhead(rows: Rows): Mention[] {
  const top = rows
    .slice(0, 8)
    .flat()
    .filter(({ page }) => page === 1)
  const heights = rows
    .flat()
    .map(heightOf)
    .sort((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const names = top.filter((cell) => isFree(cell) && !isItem(rows, cell))
  const large = names.filter((cell) => usual > 0 && heightOf(cell) > usual * 1.2)
  const first = names[0]
  return [
    ...large.flatMap((cell) => mention(cell, 0.45, 0)),
    ...(first && first.row < 2 ? mention(first, hasLegalForm(first.text) ? 0.4 : 0.25, 0) : []),
  ]
}

const OFFICIAL =
  /ust-?id|umsatzsteuer|vat\s?(?:reg|no|id|num)|steuer-?n|iban|hrb|handelsreg|cnpj|\bnif\b|geschäftsführ|company (?:no|reg)|registered/i

/** Names with a legal form; in the foot, beside tax number and account, they are the sender's. */
function withLegalForm(rows: Rows): Mention[] {
  return rows.flat().flatMap((cell) => {
    if (!hasLegalForm(cell.text)) return []
    const isBank = /\b(?:bank|sparkasse|volksbank)|bank\b/iu.test(cell.text)
    const near = rows.slice(Math.max(0, cell.row - 3), cell.row + 5).flat()
    const isOfficial = cell.row > rows.length * 0.4 && near.some(({ text }) => OFFICIAL.test(text))
    return mention(cell, isBank ? 0.02 : isOfficial ? 0.4 : 0.1, isBank || isOfficial ? 0.02 : 0.1)
  })
}

const TAX_ID = /^(?:cnpj|cpf|nif|nipc|ust-?id|uid|vat|st(?:euer)?\.?-?(?:nr|nummer))/i
const SHOP_LINE = /^(?:tel|phone|fon)|^\(?\d{3}\)?[\s-]\d{3}-\d{4}$/i

/** Receipts have the shop at the top, its number and its tax number below it; a signature has them below the name. */
function aboveTaxId(rows: Rows): Mention[] {
  const cells = rows.flat()
  const shop = cells.find(({ text, row }) => row < 14 && (TAX_ID.test(text) || SHOP_LINE.test(text)))
  const top = cells.find((cell) => cell.row < (shop?.row ?? 0) && isFree(cell) && !isItem(rows, cell))
  const under = cells
    .filter(({ text }) => TAX_ID.test(text))
    .flatMap((id) => {
      const over = rows[id.row - 1]?.find((one) => one.page === id.page && isUnder(one, id) && isFree(one))
      return over ? mention(over, 0.3, 0) : []
    })
  return [...(top ? mention(top, 0.4, 0) : []), ...under]
}

/** "Received from X the sum of" names who paid; "recebemos de X os produtos" who delivered (the slip of a DANFE). */
const RECEIVED =
  /(?:recebi(?:\(?emos\)?)?|recebemos|received(?:\swith\sthanks)?|erhalten)\s(?:de|from|von)\s(?<name>.{3,70}?),?\s(?<what>a\simport|a\squantia|o\svalor|the\s(?:sum|amount)|den\sbetrag|os\sprodutos)/iu

function inSentence(rows: Rows): Mention[] {
  return rows.flat().flatMap((cell) => {
    const { name, what } = RECEIVED.exec(cell.text)?.groups ?? {}
    if (!name || !what) return []
    return /produtos/i.test(what) ? mention(cell, 0.6, 0, name) : mention(cell, 0, 0.8, name)
  })
}

/** "info@muster-gmbh.de": the sender has this name. */
function inDomains(rows: Rows, placed: readonly Mention[]): Mention[] {
  const domains = [...new Set(domainsOf(rows))]
  return placed.flatMap(({ name, cell }) => {
    const share = shareInDomains(name, domains)
    return share >= 0.5 ? [{ name, cell, seller: share * 0.7, buyer: 0 }] : []
  })
}
