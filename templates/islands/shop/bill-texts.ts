import { formatCents } from '../../../common/money.ts'
import type { ShopDemoSection } from '../../../schemas/types.ts'
import { fill } from '../../parts/format.ts'
import { billOf } from './bill.ts'

/** A shop without its pictures and its place on the page. Plain JSON. */
export interface Shop extends Pick<ShopDemoSection, 'deliveries' | 'words'> {
  readonly articles: readonly Omit<ShopDemoSection['articles'][number], 'picture'>[]
  readonly language: string
}

/** A row of the bill; without a price it does not stand there. */
export interface BillRow {
  readonly key: string
  readonly label: string
  readonly price: string | null
}

export interface BillTexts {
  /** Always the same rows in the same order. */
  readonly rows: readonly BillRow[]
  /** What is missing until delivery is free, or that the basket is empty; "": neither. */
  readonly hint: string
  /** The sum in a sentence, for screen readers. */
  readonly announced: string
}

/** The bill of a basket in words. */
export function billTexts(shop: Shop, amounts: readonly number[], chosen: number): BillTexts {
  const { articles, deliveries, words, language } = shop
  const bill = billOf(articles, amounts, deliveries[chosen] ?? { cents: 0 })
  const money = (cents: number) => formatCents(cents, language)
  const isEmpty = bill.total === 0
  const goods = articles.map(({ name }, index) => ({
    key: name,
    label: fill(words.row, { n: amounts[index] ?? 0, name }),
    price: amounts[index] ? money(bill.rows[index] ?? 0) : null,
  }))
  const delivery = isEmpty ? null : bill.delivery === 0 ? words.free : money(bill.delivery)
  const rates = [...new Set(articles.map(({ taxPercent }) => taxPercent))].sort((a, b) => a - b)
  const taxes = rates.map((percent) => {
    const tax = bill.taxes.find((one) => one.percent === percent)
    return { key: `tax-${percent}`, label: fill(words.tax, { percent }), price: tax ? money(tax.cents) : null }
  })
  const missing = bill.missing === null ? '' : fill(words.missing, { amount: money(bill.missing) })
  return {
    rows: [
      ...goods,
      { key: 'delivery', label: `${words.delivery}: ${deliveries[chosen]?.label ?? ''}`, price: delivery },
      { key: 'total', label: words.total, price: money(bill.total) },
      ...taxes,
    ],
    hint: isEmpty ? words.empty : missing,
    announced: fill(words.announced, { amount: money(bill.total) }),
  }
}
