// Who writes to whom: the pair of names with the most evidence.
import type { Field } from '../../types.ts'
import { type Cell, evidenceOf, fieldIn, type Rows } from '../cells.ts'
import type { Candidate } from '../reading.ts'
import { type Findings, findingsOf, type Mention } from './mentions.ts'
import { plain, same, tidy } from './names.ts'

/** A name with the evidence for either role, from 0 to 1. */
export interface Party {
  readonly name: string
  readonly cell: Cell
  readonly seller: number
  readonly buyer: number
}

type Part = 'seller' | 'buyer'

export interface Named {
  readonly parties: readonly Party[]
  readonly findings: Findings
}

/** Everybody who is named. @param isSelfBilled the buyer wrote the paper */
export function namedOn(rows: Rows, candidates: readonly Candidate[], isSelfBilled: boolean): Named {
  const findings = findingsOf(rows, candidates, isSelfBilled)
  return { parties: grouped(findings.mentions), findings }
}

export function partiesOf({ parties }: Named): Field[] {
  const { seller, buyer } = likeliest(parties)
  return [
    ...(seller ? [nameField('sellerName', seller, sure(seller, 'seller'))] : []),
    ...(buyer ? [nameField('buyerName', buyer, sure(buyer, 'buyer'))] : []),
  ]
}

/** The addresses of the parties that were chosen; a party without a name has none. */
export function addressesFor(fields: readonly Field[], { parties, findings }: Named): Field[] {
  const chosen = (name: 'sellerName' | 'buyerName') => {
    const value = fields.find((field) => field.name === name)?.value
    // A name of two lines begins with that of its party.
    return (
      parties.find(({ name }) => name === value) ?? parties.find(({ name }) => value?.startsWith(`${name} `)) ?? null
    )
  }
  return [
    ...addressField('sellerAddress', chosen('sellerName'), findings),
    ...addressField('buyerAddress', chosen('buyerName'), findings),
  ]
}

/** Mentions of one name together: independent pieces of evidence. */
function grouped(mentions: readonly Mention[]): Party[] {
  const groups = new Map<string, Mention[]>()
  for (const mention of mentions) {
    const name = plain(mention.name)
    const key = [...groups.keys()].find((known) => isSamePlain(known, name)) ?? name
    groups.set(key, [...(groups.get(key) ?? []), mention])
  }
  return [...groups.values()].map(party)
}

/** "Contoso" and "Contoso Ltd.", both plain; a first name alone is a different person. */
export const isSamePlain = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= 6 && (a.startsWith(b) || b.startsWith(a)))

function party(group: readonly Mention[]): Party {
  const joint = (part: Part) => 1 - weightsOf(group, part).reduce((rest, weight) => rest * (1 - weight), 1)
  const best = group.reduce((top, one) =>
    Math.max(one.seller, one.buyer) > Math.max(top.seller, top.buyer) ? one : top,
  )
  const longest = group.reduce(
    (top, one) => (one.name.length > top.name.length && one.name.length <= 60 ? one : top),
    best,
  )
  return { name: longest.name, cell: best.cell, seller: joint('seller'), buyer: joint('buyer') }
}

/** The same words at one place count once. */
function weightsOf(group: readonly Mention[], part: Part): number[] {
  const places = new Map<string, number>()
  for (const one of group) {
    const place = `${one.cell.row} ${one.cell.column} ${one[part].toFixed(2)}`
    places.set(place, one[part])
  }
  return [...places.values()]
}

/** How much evidence for the other role counts against one. */
const AGAINST = 0.7

/** The evidence for a role, less what speaks for the other one. */
export function strengthOf(one: Party, part: Part): number {
  const other = part === 'seller' ? one.buyer : one.seller
  return one[part] * (1 - AGAINST * other)
}

const LEAST = 0.12

function likeliest(parties: readonly Party[]): { seller: Party | null; buyer: Party | null } {
  let best: { seller: Party | null; buyer: Party | null; score: number } = { seller: null, buyer: null, score: 0 }
  const all = [null, ...parties]
  for (const seller of all)
    for (const buyer of all) {
      if (seller !== null && seller === buyer) continue
      const of = (one: Party | null, part: Part) => (one ? strengthOf(one, part) - LEAST : 0)
      const score = of(seller, 'seller') + of(buyer, 'buyer')
      if (score > best.score) best = { seller, buyer, score }
    }
  return best
}

function sure(one: Party, part: Part): number {
  return Math.min(0.96, 0.52 + 0.48 * strengthOf(one, part))
}

function nameField(name: 'sellerName' | 'buyerName', { cell, name: value }: Party, confidence: number): Field {
  return fieldIn(cell, { name, value, confidence })
}

function addressField(
  name: 'sellerAddress' | 'buyerAddress',
  one: Party | null,
  { addresses, lines }: Findings,
): Field[] {
  if (!one) return []
  // The small line with the sender is above the recipient's address.
  const senders = new Set(lines.map(({ cell: line }) => line))
  const isNamed = (line: Cell) => !senders.has(line) && same(tidy(line.text), one.name)
  const address = addresses.find((candidate) => candidate.lines.some(isNamed))
  const line = lines.find((candidate) => candidate.name !== null && same(tidy(candidate.name), one.name))
  const start = address?.lines.findIndex(isNamed) ?? 0
  const value = address
    ? [...address.lines.slice(start + 1), address.town].map(({ text }) => text).join(', ')
    : line?.rest
  const cell = address?.town ?? line?.cell
  if (!value || !cell) return []
  return [{ name, value, confidence: 0.8, source: cell.source, evidence: evidenceOf(cell, value) }]
}
