// Net, tax and gross check each other: the readings that add up are right, whatever stood beside which label.
import type { Field, FieldName } from '../types.ts'
import type { Candidate } from './candidates.ts'

const cents = (value: string) => Math.round(Number(value) * 100)

interface Triple {
  readonly net: Candidate
  readonly tax: Candidate
  readonly gross: Candidate
}

/** The three totals; those of a consistent reading are nearly certain. */
export function totalsOf(candidates: readonly Candidate[]): Field[] {
  const of = (name: FieldName) => candidates.filter(({ field }) => field === name)
  const gross = [...of('grossTotal'), ...of('amountDue')]
  const triple = bestTriple({ net: of('netTotal'), tax: of('taxTotal'), gross })
  if (triple)
    return [
      field('netTotal', triple.net, 0.97),
      field('taxTotal', triple.tax, 0.97),
      field('grossTotal', triple.gross, 0.97),
    ]
  const split = taxInParts({ net: of('netTotal'), tax: of('taxTotal'), gross })
  if (split) return split
  return [
    lone('netTotal', of('netTotal'), 0.8),
    lone('taxTotal', of('taxTotal'), 0.7),
    lone('grossTotal', gross, 0.85),
  ].flat()
}

type Sides = { readonly [side in 'net' | 'tax' | 'gross']: readonly Candidate[] }

function bestTriple(sides: Sides): Triple | null {
  // An invoice without tax adds up everywhere; a real tax says more.
  const scoreOf = ({ net, tax, gross }: Triple) =>
    net.score + tax.score + gross.score + (cents(tax.value) === 0 ? -1 : 0)
  return triples(sides)
    .filter(
      ({ net, tax, gross }) => cents(gross.value) !== 0 && cents(net.value) + cents(tax.value) === cents(gross.value),
    )
    .reduce<Triple | null>((best, one) => (best && scoreOf(best) >= scoreOf(one) ? best : one), null)
}

function triples({ net, tax, gross }: Sides): Triple[] {
  return net.flatMap((n) => tax.flatMap((t) => gross.map((g) => ({ net: n, tax: t, gross: g }))))
}

/** Several rates: the taxes add up to what lies between net and gross. */
function taxInParts({ net, tax, gross }: Sides): Field[] | null {
  const parts = unique(tax)
  const sum = parts.reduce((total, { value }) => total + cents(value), 0)
  const pairs = gross.flatMap((g) => net.map((n) => ({ net: n, gross: g, between: cents(g.value) - cents(n.value) })))
  const pair = pairs.find(({ between }) => between > 0 && Math.abs(sum - between) <= 1)
  if (!pair || parts.length < 2) return null
  const total: Field = {
    name: 'taxTotal',
    value: (pair.between / 100).toFixed(2),
    confidence: 0.93,
    source: 'rule',
    evidence: parts[0]?.evidence ?? null,
  }
  return [field('netTotal', pair.net, 0.95), total, field('grossTotal', pair.gross, 0.95)]
}

/** The same line read in two ways counts once. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((one) => [`${one.cell.row} ${one.value}`, one])).values()]
}

/** One total without the others: the best label, and of equals the last one, which is the sum of those above. */
function lone(name: FieldName, candidates: readonly Candidate[], most: number): Field[] {
  const best = candidates.reduce<Candidate | null>(
    (top, one) => (top && top.score > one.score + 0.001 ? top : one),
    null,
  )
  return best ? [field(name, best, Math.min(most, best.score))] : []
}

function field(name: FieldName, { value, evidence, cell }: Candidate, confidence: number): Field {
  return { name, value, confidence: confidence * Math.min(1, cell.certainty + 0.05), source: cell.source, evidence }
}
