import type { Company, Day, Goods, Names } from '../../names/names.ts'
import type { Random } from '../../random.ts'
import { SHOPS, type Shop } from './shops.ts'
import { type TillWords, tillWords } from './words.ts'

export interface Sold extends Goods {
  readonly quantity: number
  readonly amount: number
  /** A letter behind the amount says which rate it has. */
  readonly rate: number
}

/** What a receipt says. All sums in cents, taxes included. */
export interface Sale {
  readonly names: Names
  readonly random: Random
  readonly words: TillWords
  readonly shop: Company
  readonly number: string
  readonly day: Day
  readonly time: string
  readonly sold: readonly Sold[]
  readonly gross: number
  /** One for each rate; [] where the receipt tells no tax. */
  readonly taxes: readonly {
    readonly rate: number
    readonly net: number
    readonly tax: number
    readonly gross: number
  }[]
  readonly given: number | null
}

export function saleOf(names: Names, shop: Shop, most = 14): Sale {
  const { random, country } = names
  const count = Math.min(
    most,
    random.weighted([
      [4, random.whole(1, 3)],
      [5, random.whole(3, 8)],
      [2, random.whole(8, 24)],
    ]),
  )
  const [usual = 0, reduced = usual] = country.rates
  const share = shop === 'grocery' ? 0.6 : shop === 'dish' ? 0.4 : 0
  const sold = Array.from({ length: count }, () => soldOf(names, shop, random.chance(share) ? reduced : usual))
  return saleWith(names, sold, shop)
}

function soldOf(names: Names, shop: Shop, rate: number): Sold {
  const { random } = names
  const goods = names.goods(shop)
  const quantity = random.chance(0.75) ? 1 : random.whole(2, 6)
  const cents = shop === 'thing' || shop === 'service' ? Math.min(goods.cents, 40_000) : goods.cents
  return { ...goods, cents, quantity, amount: cents * quantity, rate }
}

/** A receipt for what was sold. */
export function saleWith(names: Names, sold: readonly Sold[], shop: Shop = 'service'): Sale {
  const { random, country } = names
  const gross = sold.reduce((sum, { amount }) => sum + amount, 0)
  const rates = [...new Set(sold.map(({ rate }) => rate))].filter((rate) => rate > 0)
  const taxes = rates.map((rate) => {
    const own = sold.filter((one) => one.rate === rate).reduce((sum, { amount }) => sum + amount, 0)
    const net = Math.round((own * 100) / (100 + rate))
    return { rate, net, tax: own - net, gross: own }
  })
  return {
    names,
    random,
    words: tillWords(country),
    shop: names.company(SHOPS[names.language][shop]),
    number: random.code(
      random.pick(['####', '######', '00####', '##-####', '########', '@-####', '20##/#####', '#### ## ###']),
    ),
    day: names.day(),
    time: `${String(random.whole(6, 22)).padStart(2, '0')}:${random.code('#').replace(/[6-9]/, '3')}${random.code('#')}`,
    sold,
    gross,
    taxes: random.chance(0.85) ? taxes : [],
    given: random.chance(0.4) ? Math.ceil(gross / 500 + random.whole(0, 2)) * 500 : null,
  }
}
