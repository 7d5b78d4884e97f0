// Addresses: lines at one edge that end with a postal code and a town, and single lines that hold a whole address.
import { type Cell, overlap, type Rows } from '../cells.ts'
import { type Role, roleOf } from './roles.ts'

const TOWN_NAME = "\\p{Lu}[\\p{L}.()'’\\s/-]+"
const COUNTRY = '(?:,?\\s(?:Deutschland|Germany|Österreich|Schweiz|UK|USA|Portugal|Bra[sz]il))?'

/** Where a line names a town with its postal code, as each country writes it. */
const TOWNS: readonly RegExp[] = [
  new RegExp(`^(?:[A-Z]{1,2}[-–\\s]{1,3})?\\d{4,5}\\s+${TOWN_NAME}$`, 'u'),
  new RegExp(`^(?:[A-Z]{1,2}[-–\\s]{1,3})?\\d{5}\\s+${TOWN_NAME}\\scedex(?:\\s\\d{1,2})?$`, 'iu'),
  new RegExp(`^(?:[A-Z]{1,2}[-–\\s]{1,3})?(?:\\d{3}\\s\\d{2}|\\d{2}-\\d{3})\\s+${TOWN_NAME}$`, 'u'),
  new RegExp(`^\\d{4}-\\d{3}(?:\\s+${TOWN_NAME})?$`, 'u'),
  new RegExp(`^${TOWN_NAME}[\\s,]{1,2}(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[\\s,]{1,2}\\d{4}(?:,?\\sAustralia)?$`, 'iu'),
  new RegExp(`^${TOWN_NAME}[\\s,(]{1,3}[A-Z]{2}\\)?[\\s,]{1,3}[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d(?:,?\\sCanada)?$`, 'u'),
  new RegExp(`^\\d{4}\\s?[A-Z]{2}\\s+${TOWN_NAME}$`, 'u'),
  new RegExp(`^(?:${TOWN_NAME},?\\s)?[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}${COUNTRY}$`, 'u'),
  new RegExp(`^${TOWN_NAME},?\\s[A-Z]{2},?\\s+\\d{5}(?:-\\d{4})?${COUNTRY}$`, 'u'),
  new RegExp(`^${TOWN_NAME}[\\s,/–-]{1,3}[A-Z]{2}[\\s,–-]{1,3}(?:CEP:?\\s?)?\\d{2}\\.?\\d{3}-?\\d{3}$`, 'u'),
  new RegExp(`^${TOWN_NAME}[\\s,–-]{1,3}\\d{5,6}$`, 'u'),
  /^CEP:?\s?\d{5}-?\d{3}/u,
]

const STREET =
  /\p{L}[\p{L}.\s-]+\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?$|^\d{1,5}[a-z]?,?\s\p{Lu}|^(?:rua|r\.|av\.?|avenida|travessa|largo|pra[çc]a|alameda|estrada|rodovia|rue|via|viale|piazza|corso|strada|vicolo|calle|c\/|avda\.?|paseo|plaza|pza\.?|ctra\.?|carretera|camino|ronda|pasaje|urb\.?|pol(?:[íi]gono|\.)?\sind\p{L}*\.?|ul\.|ulice|jalan|jln\.?|lorong|lot|blk|unit|suite|flat|p\.?\s?o\.?\s?box|postfach)\s|^\d{1,5}(?:\s?(?:bis|ter))?,?\s(?:rue|boulevard|bd|chemin|impasse|quai|all[ée]e|route|cours)\s|\b(?:street|road|lane|avenue|ave|drive|close|square|house|estate)\b|(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|kade|gracht|singel|gatan|vägen|torget|vejen|gade|veien|gaten)\s?\d*\s?[a-z]?$/iu

/** No line of an address is longer; the forms would take long on a page without line ends. */
const LONGEST = 120

export const isTown = (text: string) => text.length <= LONGEST && TOWNS.some((form) => form.test(text.trim()))
export const isStreet = (text: string) => text.length <= LONGEST && STREET.test(text.trim())

/** Forms that only streets have: a house number behind one of their words, or before or behind a street's. */
const CERTAIN_STREET =
  /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|kade|gracht)\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?$|^(?:am|an|auf|im|in|zum|zur|bei)\s(?:d\p{L}{2}\s)?\p{Lu}[\p{L}.\s-]*\s\d{1,4}\s?[a-z]?$|^\d{1,5}[a-z]?,?\s\p{Lu}.*\b(?:street|st|road|rd|lane|ln|avenue|ave|boulevard|blvd|drive|dr|close|square|way|park|place|court|hill|row)\.?$|^(?:rua|r\.|av\.?|avenida|travessa|largo|pra[çc]a|alameda|estrada|rodovia|calle)\s.*(?:,|n\.?\s?º)\s*(?:n\.?\s?º\s*)?\d|^(?:rua|avenida|travessa|largo|pra[çc]a|alameda|estrada|rodovia)\s(?:d[aeo]s?\s)?\p{L}+$|^(?:avenida|travessa|estrada|rodovia)(?:\s[\p{L}.]+){1,4}$|^(?:c\/|calle|avda\.?|ctra\.?|carretera|paseo|pza\.?|ul\.)\s?.*\d|^(?:via|viale|piazza|corso)\s.*\s\d{1,4}(?:\s?[a-z])?$|^(?:pol(?:[íi]gono|\.)?|p\.)\s?ind\p{L}*\.?\s|(?:gatan|vägen|vejen|gade|veien|gaten)\s\d{1,4}\s?[a-z]?$|^\d{1,5}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|bd|chemin|impasse|quai|all[ée]e|route|cours)\s|^(?:rua|av\.?|avenida)\s.*\s\d{1,5}$|(?<!\p{L})(?:jalan|jln|lorong|persiaran)(?!\p{L})|^(?:taman|bandar|kampung)\s/iu

/** Owners of a house are named after its street. */
const OWNERS = /^(?:WEG|(?:Wohnungs)?Eigentümergemeinschaft|Hausgemeinschaft|Grundstücksgemeinschaft)\s/

export const isCertainStreet = (text: string) =>
  text.length <= LONGEST && CERTAIN_STREET.test(text.trim()) && !OWNERS.test(text.trim())

/** One party's lines. */
export interface Address {
  /** From the name to the line above the town. */
  readonly lines: readonly Cell[]
  readonly town: Cell
  /** The role above the first line; null if nothing names one. */
  readonly role: Role | null
  /** A phone number, mail address or tax number right below. */
  readonly hasContact: boolean
}

/** All addresses of several lines, in the order of the document. */
export function addressesOf(rows: Rows): Address[] {
  return rows.flat().flatMap((town) => {
    if (!isTown(town.text)) return []
    const { lines, role } = linesOver(rows, town)
    return lines.some(({ text }) => isStreet(text))
      ? [{ lines, town, role, hasContact: hasContactBelow(rows, town) }]
      : []
  })
}

const ADDRESS_LINES = 6
/** Lines of another column may stand between those of an address. */
const ROWS_UP = 14

function linesOver(rows: Rows, town: Cell): { lines: Cell[]; role: Role | null } {
  const lines: Cell[] = []
  for (const above of blockOver(rows, town)) {
    const role = roleOf(above.text)
    if (role) return { lines, role }
    if (isBetween(above, lines)) continue
    const isOther = isContact(above) || (isTown(above.text) && lines.length > 0)
    if (isOther || lines.length === ADDRESS_LINES || !isClose(above, lines[0] ?? town)) break
    lines.unshift(above)
  }
  const [top] = lines
  return { lines, role: top ? roleBeside(rows, top) : null }
}

/** Some print their contact details between their name and their street. */
const isBetween = (cell: Cell, lines: readonly Cell[]) =>
  isContact(cell) && lines.length > 0 && lines.every(({ text }) => isStreet(text))

/** Cells at the same edge over a town, from bottom to top; in a format without layout, up to the first empty line. */
function blockOver(rows: Rows, town: Cell): Cell[] {
  const over = rows.slice(Math.max(0, town.row - ROWS_UP), town.row).reverse()
  const cells = over.map((row) => row.find((cell) => cell.page === town.page && isSameBlock(cell, town)))
  const end = town.box ? -1 : cells.indexOf(undefined)
  return (end === -1 ? cells : cells.slice(0, end)).filter((cell) => cell !== undefined)
}

/** "Bill to" may also stand left of the first line. */
function roleBeside(rows: Rows, { row, column }: Cell): Role | null {
  const left = rows[row]?.[column - 1]
  return left ? roleOf(left.text) : null
}

const CONTACT = /:$|@|www\.|(?:^|\s)(?:tel|fax|fon|phone|mobil)\p{L}*[\s.:]/iu

const isContact = ({ text }: Cell) => CONTACT.test(text)

function hasContactBelow(rows: Rows, town: Cell): boolean {
  let above = town
  for (const row of rows.slice(town.row + 1, town.row + 6)) {
    const cell = row.find((one) => one.page === town.page && isSameBlock(one, town))
    if (!cell && town.box) continue
    if (!cell || !isClose(above, cell)) return false
    if (
      CONTACT.test(cell.text) ||
      /^[+(]?\d[\d\s()/.-]{6,}$/.test(cell.text) ||
      /\b(?:ust|vat|nif|cnpj)/i.test(cell.text)
    )
      return true
    above = cell
  }
  return false
}

/** Lines of an address are close together; a gap of more than a line ends it. */
export function isClose(above: Cell, below: Cell): boolean {
  if (!above.box || !below.box) return Math.abs(below.row - above.row) === 1
  // Some letters have wide line spacing; there lines with the same left edge belong together.
  const most = Math.abs(above.box[0] - below.box[0]) < 1.5 ? 3.4 : 1.9
  return below.box[1] - above.box[3] < most * (below.box[3] - below.box[1])
}

function isSameBlock(cell: Cell, town: Cell): boolean {
  if (!cell.box || !town.box) return cell.column === town.column
  return (
    Math.abs(cell.box[0] - town.box[0]) < 12 || Math.abs(cell.box[2] - town.box[2]) < 6 || overlap(cell, town) > 0.6
  )
}

/** Separators between the parts of an address on one line. */
const PARTS = /\s*[•●·|*]\s*|\s+[-–—~]\s+|\s[e®©]\s(?=\p{Lu}|\d)|,\s+/u

export interface AddressLine {
  readonly cell: Cell
  /** The text before the street; null if the line begins with it. */
  readonly name: string | null
  readonly rest: string
}

/** Lines that hold a street and a town: the sender over an address window, the line below a letterhead, the foot. */
export function addressLinesOf(rows: Rows): AddressLine[] {
  return [...rows.flat().flatMap(inCell), ...rows.flatMap(acrossCells)]
}

function inCell(cell: Cell): AddressLine[] {
  const parts = cell.text.length > 2 * LONGEST ? [] : cell.text.split(PARTS).filter(Boolean)
  const street = parts.findIndex((part) => isStreet(part))
  const behind = parts.slice(street + 1)
  const hasTown = behind.some((part) => isTown(part)) || /\d{5}/.test(behind.join(' '))
  if (parts.length < 2 || street < 0 || !hasTown) return []
  // A comma may belong to the name: "Sousa, Lda".
  const before = cell.text.slice(0, cell.text.indexOf(parts[street] ?? ''))
  const name = street === 0 ? null : before.replace(/[\s,•●·|*–—~-]+$/u, '')
  return [{ cell, name, rest: parts.slice(street).join(', ') }]
}

/** A mark between the parts may be read as a letter or two. */
const MARK_LETTERS = 2
/** In small print blanks get lost, and a one is recognised as a letter: "Ecke1l2". */
const TIGHT_STREET = /^\p{Lu}\p{L}{2,}\d[\dlI]{0,3}[a-z]?$/u

/** The same where the separators were not recognised, as in a picture. */
function acrossCells(whole: readonly Cell[]): AddressLine[] {
  const row = whole.filter(({ text }) => text.replace(/[^\p{L}\d]/gu, '').length > MARK_LETTERS)
  const [cell] = row
  const street = row.findIndex(({ text, source }) => isStreet(text) || (source === 'ocr' && TIGHT_STREET.test(text)))
  const town = row.findIndex(({ text }, at) => at > street && isTown(text))
  if (!cell || street !== 1 || town < 0 || town > street + 2) return []
  return [{ cell, name: cell.text, rest: [row[street], row[town]].map((one) => one?.text ?? '').join(', ') }]
}
