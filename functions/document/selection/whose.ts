// Whose value it is: the role that is named above it, the party in whose block it stands, the country of the account, and for a
// name the addresses and the parts of the page that it stands in.
import { type Cell, isUnder } from '../understanding/cells.ts'
import { isClose, isStreet, isTown } from '../understanding/parties/addresses.ts'
import { hasLegalForm } from '../understanding/parties/legal-forms.ts'
import { domainsOf, isLegalFormAlone, isPartyName, shareInDomains, tidy } from '../understanding/parties/names.ts'
import { type Party, strengthOf } from '../understanding/parties/parties.ts'
import { type Role, roleOf } from '../understanding/parties/roles.ts'
import { meaningsOf } from './meaning.ts'
import { cellBelow, type PageValue, type View } from './view.ts'
import { wordsOf } from './words.ts'

/** Features of a name or a tax id that tell its owner. */
export function ownerFeatures(value: PageValue, view: View): string[] {
  const role = roleAbove(value.cell, view)
  const party = partyAround(value.cell, view)
  return [
    `under ${role ?? 'none'}`,
    ...(value.form === 'name'
      ? [legalForms(value, view), ...placeInBlock(value, view), ...nestedNames(value, view)]
      : []),
    ...(value.form === 'vat' ? [`block ${party}`, `block ${party} ${role}`, `account ${accountOf(value, view)}`] : []),
  ]
}

/** Whether a name or the line below it has the legal form of a company: persons stand above or below their firm. */
function legalForms({ value, cell, at }: PageValue, { rows }: View): string {
  const isBelow = hasLegalForm(cellBelow(cell, rows)?.text ?? '')
  return `legal ${hasLegalForm(value)} ${isBelow} ${at < 0 ? 'joined' : 'alone'}`
}

/** Whether a longer name holds this one, and whether this one holds a shorter one: most are meant as a whole. */
function nestedNames({ value }: PageValue, { values }: View): string[] {
  const others = values.filter((one) => one.form === 'name' && one.value !== value)
  const longer = others.filter((one) => one.value.includes(value))
  const isRest = (text: string) => text.trim() !== '' && isLegalFormAlone(text)
  const gains = longer.some((one) =>
    hasLegalForm(value)
      ? one.value.startsWith(value) && isRest(one.value.slice(value.length))
      : hasLegalForm(one.value),
  )
  return [
    `within ${gains ? 'company' : longer.length > 0 ? 'name' : 'nothing'}`,
    `holds ${others.some((one) => value.includes(one.value))}`,
  ]
}

/** Lines below a name in which its address may follow. */
const ADDRESS_LINES = 5

/** Whether street and town follow a name, whether another name stands above or below it, and what else is in its line. */
function placeInBlock({ value, cell }: PageValue, { rows }: View): string[] {
  const below = linesBelow(cell, rows)
  const [street, town] = [below.findIndex(isStreet), below.findIndex(isTown)]
  const above = rows[cell.row - 1]?.find((one) => one.page === cell.page && isUnder(cell, one) && isClose(one, cell))
  const rest = cell.text.replace(value, '')
  return [
    `street ${street}`,
    `town ${town}`,
    `address ${street >= 0 && town >= 0}`,
    `above ${nature(above?.text)}`,
    `below ${nature(below[0])}`,
    `around ${rest.trim() === '' ? 'nothing' : /\d{4}/.test(rest) ? 'address' : 'words'}`,
    ...contactsIn([rest, ...below]),
  ]
}

/** What the lines of a block say beside name and address: who writes says how to call and to pay, and where the company is registered. */
function contactsIn(lines: readonly string[]): string[] {
  const said = new Set(lines.flatMap(wordsOf).flatMap(meaningsOf))
  const found = [...CONTACTS.filter((one) => said.has(one)), ...(lines.some((line) => MAIL.test(line)) ? ['mail'] : [])]
  return [...found.map((one) => `says ${one}`), `says ${found.join(' ')}`]
}

const CONTACTS = ['phone', 'tax', 'register', 'bank', 'customer']
const MAIL = /\S@\S|www\./i

function linesBelow(cell: Cell, rows: View['rows']): string[] {
  const lines: string[] = []
  for (let at = cellBelow(cell, rows); at && lines.length < ADDRESS_LINES; at = cellBelow(at, rows)) lines.push(at.text)
  return lines
}

/** What a neighbouring line is. */
function nature(text: string | undefined): string {
  if (text === undefined) return 'nothing'
  if (isStreet(text) || isTown(text)) return 'address'
  if (isPartyName(tidy(text))) return hasLegalForm(text) ? 'company' : 'name'
  return 'other'
}

/** How far below its heading a party's block may go on, in rows. */
const BLOCK = 14

/** The nearest role named above a value, above its label, or in a row of its own. */
function roleAbove(cell: Cell, { rows }: View): Role | null {
  const label = rows[cell.row]?.[cell.column - 1]
  for (const row of rows.slice(Math.max(0, cell.row - BLOCK), cell.row).reverse()) {
    const over = (below: Cell | undefined) => below && row.find((one) => one.page === cell.page && isUnder(below, one))
    const heading = over(cell) ?? over(label)
    const role = heading ? roleOf(heading.text) : row.length === 1 ? roleOf(row[0]?.text ?? '') : null
    if (role) return role
  }
  return null
}

/** The party whose name is nearest above in the same column. */
function partyOver(cell: Cell, { parties }: Pick<View, 'parties'>): Party | undefined {
  return parties
    .filter(({ cell: { page, row } }) => page === cell.page && row <= cell.row && row >= cell.row - BLOCK)
    .filter((party) => party.cell.row === cell.row || isUnder(cell, party.cell))
    .sort((a, b) => b.cell.row - a.cell.row)[0]
}

/** The names over the places of a tax id. */
export function ownersIn(view: Pick<View, 'parties' | 'values'>, vatId: string): string[] {
  const places = view.values.filter(({ form, value }) => form === 'vat' && value === vatId)
  return [...new Set(places.flatMap(({ cell }) => partyOver(cell, view)?.name ?? []))]
}

/** How strongly the party over a value is the seller or the buyer. */
function partyAround(cell: Cell, view: View): string {
  const { parties } = view
  const nearest = partyOver(cell, view)
  if (!nearest) return 'none'
  const rank = (part: 'seller' | 'buyer') =>
    Math.min(2, parties.filter((one) => strengthOf(one, part) > strengthOf(nearest, part)).length)
  return `${rank('seller')} ${rank('buyer')}`
}

/** Whether an account of the same country stands on the page: it is the seller's. */
function accountOf({ value }: PageValue, { values }: View): string {
  const country = value.slice(0, 2)
  const accounts = values.filter(({ form }) => form === 'iban')
  if (accounts.length === 0 || !/^[A-Z]{2}/.test(country)) return 'none'
  return accounts.some((account) => account.value.startsWith(country)) ? 'same' : 'other'
}

/** How much of a mail or web address on the pages a name explains: who writes has an address of that name. */
export function domainFeature({ rows }: View): (name: string) => string {
  const domains = [...new Set(domainsOf(rows))]
  return (name) => {
    const share = shareInDomains(name, domains)
    const told = share >= 0.8 ? 'all' : share >= 0.5 ? 'most' : share >= 0.25 ? 'some' : 'nothing'
    return domains.length === 0 ? 'none' : told
  }
}

/** Where the letterhead ends, the address, and what is said of goods and sums; behind them stands who writes once more. */
const PARTS = [0.15, 0.35, 0.8]

/**
 * The parts of the pages where a name stands, whatever its letters and legal form: who writes stands in the head of a page and at its foot, who is
 * written to in between.
 *
 * @param plainOf the name for comparison
 */
export function partsOfPages(
  { values, sizes, rows }: View,
  plainOf: (name: string) => string,
): (name: string) => string {
  const parts = new Map<string, Set<number>>()
  for (const { form, value, cell } of values) {
    if (form !== 'name') continue
    const height = sizes.get(cell.page)?.height ?? 0
    const down = cell.box && height > 0 ? cell.box[1] / height : cell.row / Math.max(1, rows.length)
    const name = plainOf(value)
    const known = parts.get(name) ?? new Set()
    parts.set(name, known.add(PARTS.filter((end) => down >= end).length))
  }
  return (name) => [...(parts.get(plainOf(name)) ?? [])].sort().join('')
}
