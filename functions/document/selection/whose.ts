// Whose value it is: the role that is named above it, the party in whose block it stands, and the country of the account.
import { type Cell, isUnder } from '../understanding/cells.ts'
import { hasLegalForm } from '../understanding/parties/legal-forms.ts'
import { strengthOf } from '../understanding/parties/parties.ts'
import { type Role, roleOf } from '../understanding/parties/roles.ts'
import { cellBelow, type PageValue, type View } from './view.ts'

/** Features of a name or a tax id that tell its owner. */
export function ownerFeatures(value: PageValue, view: View): string[] {
  const role = roleAbove(value.cell, view)
  const party = partyAround(value.cell, view)
  return [
    `under ${role ?? 'none'}`,
    ...(value.form === 'name' ? [legalForms(value, view)] : []),
    ...(value.form === 'vat' ? [`block ${party}`, `block ${party} ${role}`, `account ${accountOf(value, view)}`] : []),
  ]
}

/** Whether a name or the line below it has the legal form of a company: persons stand above or below their firm. */
function legalForms({ value, cell, at }: PageValue, { rows }: View): string {
  const isBelow = hasLegalForm(cellBelow(cell, rows)?.text ?? '')
  return `legal ${hasLegalForm(value)} ${isBelow} ${at < 0 ? 'joined' : 'alone'}`
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

/** How strongly the nearest name above in the same column is one of the seller or of the buyer. */
function partyAround(cell: Cell, { parties }: View): string {
  const [nearest] = parties
    .filter(({ cell: { page, row } }) => page === cell.page && row <= cell.row && row >= cell.row - BLOCK)
    .filter((party) => party.cell.row === cell.row || isUnder(cell, party.cell))
    .sort((a, b) => b.cell.row - a.cell.row)
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
