// What a shop calculates: sum of goods, delivery, and the taxes in both. All amounts are cents with taxes in them.

export interface Article {
  readonly cents: number
  readonly taxPercent: number
}

export interface Delivery {
  readonly cents: number
  /** The value of goods from which it is free. */
  readonly freeFromCents?: number
}

export interface Bill {
  /** Of each article, in their order. */
  readonly rows: readonly number[]
  readonly delivery: number
  readonly total: number
  /** By rate, ascending; only rates that are in the basket. */
  readonly taxes: readonly { readonly percent: number; readonly cents: number }[]
  /** What is missing until delivery is free; null: it is, or never will be. */
  readonly missing: number | null
}

/** @param amounts of each article, in their order */
export function billOf(articles: readonly Article[], amounts: readonly number[], delivery: Delivery): Bill {
  const rows = articles.map(({ cents }, index) => cents * (amounts[index] ?? 0))
  const goods = rows.reduce((sum, cents) => sum + cents, 0)
  const { cents, freeFromCents = Number.POSITIVE_INFINITY } = delivery
  const charged = goods === 0 || goods >= freeFromCents ? 0 : cents
  const isShort = goods > 0 && goods < freeFromCents && Number.isFinite(freeFromCents)
  return {
    rows,
    delivery: charged,
    total: goods + charged,
    taxes: taxesOf(articles, rows, charged),
    missing: isShort ? freeFromCents - goods : null,
  }
}

/**
 * Delivery is taxed like the goods in the parcel, shared out by their value.
 *
 * @see UStAE 3.10 (5): an ancillary service shares the fate of the main one
 */
function taxesOf(articles: readonly Article[], rows: readonly number[], delivery: number): Bill['taxes'] {
  const goods = new Map<number, number>()
  for (const [index, { taxPercent }] of articles.entries()) {
    const cents = rows[index] ?? 0
    if (cents > 0) goods.set(taxPercent, (goods.get(taxPercent) ?? 0) + cents)
  }
  const all = [...goods.values()].reduce((sum, cents) => sum + cents, 0)
  const shares = sharesOf(delivery, [...goods.values()], all)
  return [...goods]
    .map(([percent, cents], index) => ({ percent, cents: taxIn(cents + (shares[index] ?? 0), percent) }))
    .sort((a, b) => a.percent - b.percent)
}

/** Whole cents that add up; the last share takes what rounding left. */
function sharesOf(amount: number, weights: readonly number[], all: number): number[] {
  let left = amount
  return weights.map((weight, index) => {
    const share = index === weights.length - 1 ? left : Math.round((amount * weight) / all)
    left -= share
    return share
  })
}

const taxIn = (cents: number, percent: number) => Math.round((cents * percent) / (100 + percent))
