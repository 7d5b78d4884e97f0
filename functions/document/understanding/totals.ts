// Net, tax and gross verify each other: values that add up are right, whichever label they stood beside.
import type { Field, FieldName } from '../types.ts'
import { type Cell, fieldIn, type Rows, trustIn } from './cells.ts'
import type { Candidate } from './reading.ts'
import { amountsIn } from './values.ts'

const cents = (value: string) => Math.round(Number(value) * 100)

interface Triple {
  readonly net: Candidate
  readonly tax: Candidate
  readonly gross: Candidate
}

/** The three totals; those of a consistent reading are nearly certain. */
export function totalsOf(rows: Rows, candidates: readonly Candidate[]): Field[] {
  const of = (name: FieldName) => likeliest(candidates.filter(({ field }) => field === name))
  const gross = [...of('grossTotal'), ...of('amountDue')]
  const sides = { net: of('netTotal'), tax: of('taxTotal'), gross }
  const summed = summedTable(rows)
  if (summed) return summed
  const added = addedTable(rows, gross)
  if (added) return added
  const triple = bestTriple(sides)
  const split = taxInParts(sides)
  // Several rates have several taxes: one of them alone adds up only with a sum of its own.
  if (triple && !(split && isSmaller(triple, split)))
    return [
      field('netTotal', triple.net, 0.97),
      field('taxTotal', triple.tax, 0.97),
      field('grossTotal', triple.gross, 0.97),
    ]
  if (split) return split
  const best = top(gross)
  const table = inTaxTable(rows, gross)
  if (table) return table
  const stacked = best ? stackedOver(rows, best) : null
  if (stacked && best) return [...stacked, field('grossTotal', best, 0.94)]
  const none = of('taxTotal').find(({ value }) => cents(value) === 0)
  if (none && best && of('netTotal').length === 0)
    return [field('netTotal', best, 0.8), field('taxTotal', none, 0.8), field('grossTotal', best, 0.85)]
  return [
    lone('netTotal', of('netTotal'), 0.8),
    lone('taxTotal', of('taxTotal').filter(isPart(best)), 0.7),
    lone('grossTotal', gross, 0.85),
  ].flat()
}

/** Every combination is tried; a long table of amounts would have too many. */
const MOST_TRIED = 30

/** Of equal candidates those further down: sums come last. */
function likeliest(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length <= MOST_TRIED) return candidates
  const best = [...candidates].sort((a, b) => b.score - a.score || b.label.row - a.label.row).slice(0, MOST_TRIED)
  return candidates.filter((one) => best.includes(one))
}

type Sides = { readonly [side in 'net' | 'tax' | 'gross']: readonly Candidate[] }

function bestTriple(sides: Sides): Triple | null {
  // Any amount adds up without tax; a combination with a tax proves more.
  const scoreOf = ({ net, tax, gross }: Triple) =>
    net.score + tax.score + gross.score + (cents(tax.value) === 0 ? -1 : 0)
  return triples(sides)
    .filter(
      ({ net, tax, gross }) => cents(gross.value) !== 0 && cents(net.value) + cents(tax.value) === cents(gross.value),
    )
    .reduce<Triple | null>((best, one) => (best && !isBetter(one, best) ? best : one), null)

  /** The rows of a table by tax rates add up as well as their sum does, which is the largest. */
  function isBetter(one: Triple, best: Triple): boolean {
    const difference = scoreOf(one) - scoreOf(best)
    return Math.abs(difference) < 0.25 ? cents(one.gross.value) >= cents(best.gross.value) : difference > 0
  }
}

function triples({ net, tax, gross }: Sides): Triple[] {
  return net.flatMap((n) => tax.flatMap((t) => gross.map((g) => ({ net: n, tax: t, gross: g }))))
}

function isSmaller({ gross }: Triple, fields: readonly Field[]): boolean {
  return cents(gross.value) < cents(fields.find(({ name }) => name === 'grossTotal')?.value ?? '0')
}

/** Several rates: the taxes add up to the difference between net and gross. */
function taxInParts({ net, tax, gross }: Sides): Field[] | null {
  const parts = unique(tax).filter(({ value }) => cents(value) > 0)
  const pairs = gross.flatMap((g) => net.map((n) => ({ net: n, gross: g, between: cents(g.value) - cents(n.value) })))
  const found = pairs
    .filter(({ between }) => between > 0)
    .map((pair) => ({ ...pair, parts: partsOf(parts, pair.between) }))
    .find((pair) => pair.parts !== null)
  if (!found || parts.length < 2) return null
  const total: Field = {
    name: 'taxTotal',
    value: (found.between / 100).toFixed(2),
    confidence: 0.93,
    source: 'rule',
    evidence: found.parts?.[0]?.evidence ?? null,
  }
  return [field('netTotal', found.net, 0.95), total, field('grossTotal', found.gross, 0.95)]
}

/** The taxes that make a sum: all of them, or all but those of one line (a sum among them). */
function partsOf(parts: readonly Candidate[], wanted: number): readonly Candidate[] | null {
  const sum = (some: readonly Candidate[]) => some.reduce((total, { value }) => total + cents(value), 0)
  const choices = [parts, ...parts.map((one) => parts.filter((other) => other !== one))]
  return choices.find((some) => some.length > 1 && Math.abs(sum(some) - wanted) <= 1) ?? null
}

/** The same line read in two ways counts once. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((one) => [`${one.cell.row} ${one.value}`, one])).values()]
}

/** A row of net, tax and gross that is the sum of other such rows holds the totals. */
function summedTable(rows: Rows): Field[] | null {
  const parts = partsIn(rows)
  const total = parts.find((one) => {
    const others = parts.filter((part) => part !== one && part.gross < one.gross)
    return others.length > 1 && SIDES.every((side) => others.reduce((sum, part) => sum + part[side], 0) === one[side])
  })
  return total ? fieldsOf(total, 0.97) : null
}

const SIDES = ['net', 'tax', 'gross'] as const

function partsIn(rows: Rows): Part[] {
  return rows.flatMap((row) => {
    const amounts = row.flatMap((cell) => amountsIn(cell.text).map(({ value }) => ({ cell, value: cents(value) })))
    return amounts.length >= 3 && amounts.length <= 5 ? partOf(amounts) : []
  })
}

function fieldsOf(part: Part, confidence: number): Field[] {
  return SIDES.map((side) =>
    fieldIn(part.cell, { name: `${side}Total`, value: (part[side] / 100).toFixed(2), confidence }),
  )
}

/** Each row of a table by tax rates has net, tax and gross of its rate; added up they are the total that has a label. */
function addedTable(rows: Rows, gross: readonly Candidate[]): Field[] | null {
  const parts = partsIn(rows)
  const [first] = parts
  if (!first || parts.length < 2) return null
  const sum = (side: (typeof SIDES)[number]) => parts.reduce((total, part) => total + part[side], 0)
  const all = { net: sum('net'), tax: sum('tax'), gross: sum('gross'), cell: first.cell }
  return gross.some(({ value }) => cents(value) === all.gross) ? fieldsOf(all, 0.95) : null
}

/** The row of a table by tax rates that has the total. */
function inTaxTable(rows: Rows, gross: readonly Candidate[]): Field[] | null {
  const match = partsIn(rows).find((one) => gross.some(({ value }) => cents(value) === one.gross))
  return match ? fieldsOf(match, 0.95) : null
}

interface Part {
  readonly net: number
  readonly tax: number
  readonly gross: number
  readonly cell: Cell
}

/** Three amounts of a row, of which two make the third, and the smallest is a tax. */
function partOf(amounts: readonly { readonly cell: Cell; readonly value: number }[]): Part[] {
  const sorted = [...amounts].sort((a, b) => b.value - a.value)
  const [gross, net, tax] = sorted
  if (!gross || !net || !tax || tax.value <= 0 || net.value + tax.value !== gross.value) return []
  return tax.value <= net.value * HIGHEST_RATE
    ? [{ net: net.value, tax: tax.value, gross: gross.value, cell: gross.cell }]
    : []
}

/** Maximum number of lines above the total that are considered. */
const LINES_OVER = 9
/** Tolerance for the right edges of amounts in a column, in points. */
const ALIGNED = 4
/** No country's tax is higher (Hungary: 27 %). */
export const HIGHEST_RATE = 0.28

/**
 * Amounts above the total with the same right edge and without known labels: one of them is the net amount if those
 * between it and the total make up the difference.
 */
function stackedOver(rows: Rows, gross: Candidate): Field[] | null {
  const column = columnOver(rows, gross.cell)
  const total = cents(gross.value)
  for (const [index, one] of [...column.entries()].reverse()) {
    const between = column.slice(index + 1).map(({ value }) => cents(value))
    const tax = between.reduce((sum, part) => sum + part, 0)
    const net = cents(one.value)
    if (between.length === 0 || net <= 0 || tax <= 0 || net + tax !== total || tax > net * HIGHEST_RATE) continue
    const named = (name: FieldName, value: number, { cell, quote }: Stacked): Field =>
      fieldIn(cell, { name, value: (value / 100).toFixed(2), confidence: 0.92, quote })
    const last = column.at(-1) ?? one
    return [named('netTotal', net, one), named('taxTotal', tax, last)]
  }
  return null
}

interface Stacked {
  readonly cell: Cell
  readonly value: string
  readonly quote: string
}

function columnOver(rows: Rows, { row, page, box }: Cell): Stacked[] {
  return rows.slice(Math.max(0, row - LINES_OVER), row).flatMap((cells) =>
    cells.flatMap((cell) => {
      const isAligned = box && cell.box ? Math.abs(cell.box[2] - box[2]) < ALIGNED : cell.column > 0 || !box
      const amount = amountsIn(cell.text).at(-1)
      return cell.page === page && isAligned && amount ? [{ cell, value: amount.value, quote: amount.quote }] : []
    }),
  )
}

/** A tax is less than the total. */
const isPart = (gross: Candidate | null) => (one: Candidate) =>
  gross === null || Math.abs(cents(one.value)) < Math.abs(cents(gross.value))

/** The candidate with the best label; of equals the last one, which is the sum of those above. */
function top(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>((best, one) => (best && best.score > one.score + 0.001 ? best : one), null)
}

/** A total that is found without the others. */
function lone(name: FieldName, candidates: readonly Candidate[], most: number): Field[] {
  const best = top(candidates)
  return best ? [field(name, best, Math.min(most, best.score))] : []
}

function field(name: FieldName, { value, evidence, cell }: Candidate, confidence: number): Field {
  return { name, value, confidence: confidence * trustIn(cell), source: cell.source, evidence }
}
