import type { Country } from '../../names/countries.ts'
import { type Day, daysAfter, type Names } from '../../names/names.ts'
import type { Random } from '../../random.ts'

export interface Item {
  readonly name: string
  /** A second line below the name. */
  readonly detail: string | null
  readonly code: string
  readonly unit: string
  readonly quantity: number
  /** Price of one, in cents. */
  readonly cents: number
  /** Taken off the amount, in per cent; usually 0. */
  readonly discount: number
  /** Quantity times price, less the discount, in cents. */
  readonly amount: number
  /** In per cent. */
  readonly rate: number
  readonly day: Day
}

/** Why a paper has no tax, if it has none. */
export type TaxCase = 'usual' | 'small-business' | 'reverse-charge' | 'untaxed'

/** All in cents. */
export interface Sums {
  readonly items: number
  readonly discount: { readonly percent: number; readonly cents: number } | null
  readonly shipping: number | null
  readonly net: number
  /** One for each rate. */
  readonly taxes: readonly { readonly rate: number; readonly base: number; readonly cents: number }[]
  readonly tax: number
  readonly gross: number
  readonly prepaid: number | null
  /** Gross less what was paid before. */
  readonly due: number
}

const US_RATES = [6, 6.25, 7, 7.25, 8.25, 8.875]
const ISS = [2, 3, 5]

export function taxCaseOf(random: Random, { code }: Country): TaxCase {
  if (code === 'US') return random.chance(0.7) ? 'usual' : 'untaxed'
  if (code === 'BR')
    return random.weighted([
      [4, 'untaxed'],
      [3, 'usual'],
      [2, 'small-business'],
    ])
  return random.weighted([
    [20, 'usual'],
    [2, 'small-business'],
    [2, 'reverse-charge'],
  ])
}

/** What one paper sells: things or work of one trade, the usual rate for most. */
export function itemsOf(names: Names, { date, taxCase }: { date: Day; taxCase: TaxCase }): Item[] {
  const { random, country } = names
  const count = random.weighted([
    [5, random.whole(1, 2)],
    [6, random.whole(3, 6)],
    [3, random.whole(7, 12)],
    [0.7, random.whole(13, 34)],
  ])
  const usual = taxCase === 'usual' ? usualRate(random, country) : 0
  const second = country.rates[1] ?? usual
  const isMixed = taxCase === 'usual' && country.rates.length > 1 && random.chance(0.3)
  const hasDiscounts = random.chance(0.1)
  const kind = random.weighted([
    [4, 'thing' as const],
    [3, 'service' as const],
    [2, undefined],
  ])
  return Array.from({ length: count }, (_, index) => {
    const goods = names.goods(kind)
    const quantity = quantityOf(random, goods.isService)
    const discount = hasDiscounts && random.chance(0.5) ? random.pick([5, 10, 15, 3]) : 0
    const amount = Math.round((Math.round(quantity * goods.cents) * (100 - discount)) / 100)
    const rate = isMixed && random.chance(0.4) ? second : usual
    const detail = random.chance(0.15) ? names.goods(kind).name : null
    return { ...goods, detail, quantity, discount, amount, rate, day: daysAfter(date, index - count - 2) }
  })
}

function usualRate(random: Random, { code, rates }: Country): number {
  if (code === 'US') return random.pick(US_RATES)
  if (code === 'BR') return random.pick(ISS)
  // The German rates of the second half of 2020 stand on papers that are still filed.
  if (code === 'DE' && random.chance(0.03)) return 16
  return random.chance(0.9) ? (rates[0] ?? 0) : (rates[1] ?? 0)
}

function quantityOf(random: Random, isService: boolean): number {
  if (isService) return random.pick([1, 1, 1, 2, 3, 4, 0.5, 1.5, 2.5, 6, 7.25, 8, 12, 16, 24, 40])
  return random.weighted([
    [4, 1],
    [6, random.whole(2, 12)],
    [3, random.pick([15, 20, 25, 30, 50, 100])],
    [1, random.whole(13, 480)],
    [1, random.whole(10, 900) / 10],
  ])
}

/** Adds up what stands on the paper; taxes are rounded for each rate. */
export function sumsOf(names: Names, items: readonly Item[]): Sums {
  const { random } = names
  const sum = items.reduce((total, { amount }) => total + amount, 0)
  const percent = random.pick([2, 3, 5, 10, 15])
  const rates = [...new Set(items.map(({ rate }) => rate))]
  // What is added or taken off a paper of several rates would have to be shared out among them.
  const isSimple = rates.length === 1
  const discount = isSimple && random.chance(0.1) ? { percent, cents: Math.round((sum * percent) / 100) } : null
  const shipping = isSimple && random.chance(0.12) ? random.pick([490, 590, 690, 895, 1250, 1900, 4500]) : null
  const extra = (shipping ?? 0) - (discount?.cents ?? 0)
  const net = sum + extra
  const taxes = rates.map((rate) => {
    const own = items.filter((item) => item.rate === rate).reduce((total, { amount }) => total + amount, 0)
    const base = isSimple ? net : own
    return { rate, base, cents: Math.round((base * rate) / 100) }
  })
  const tax = taxes.reduce((total, { cents }) => total + cents, 0)
  const gross = net + tax
  const prepaid = random.chance(0.08) ? Math.round((gross * random.pick([0.2, 0.3, 0.5])) / 100) * 100 : null
  return { items: sum, discount, shipping, net, taxes, tax, gross, prepaid, due: gross - (prepaid ?? 0) }
}
