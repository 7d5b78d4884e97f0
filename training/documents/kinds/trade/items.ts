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
export type TaxCase = 'usual' | 'insurance' | 'small-business' | 'reverse-charge' | 'export' | 'untaxed'

/** Whether the paper has a tax: that on sales, or that on insurance. */
export const isTaxed = (taxCase: TaxCase): boolean => taxCase === 'usual' || taxCase === 'insurance'

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
  /** Held back until the work has proved good; null on most papers. */
  readonly retained: { readonly percent: number; readonly cents: number } | null
  /** What is added to pay in coins that there are; 0 on most papers. */
  readonly rounding: number
  /** Gross less what was paid before and what is held back, rounded. */
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
    [0.8, 'export'],
    [0.8, 'insurance'],
  ])
}

/** Taxes on insurance, in per cent. */
const INSURANCE_RATES: Readonly<Partial<Record<Country['code'], number>>> = {
  DE: 19,
  AT: 11,
  CH: 5,
  GB: 12,
  IE: 5,
  PT: 9,
}

interface Selling {
  readonly date: Day
  readonly taxCase: TaxCase
  /** What insurers sell. */
  readonly covers: readonly string[]
  /** Quantities are below nothing. */
  readonly isTakenBack: boolean
}

/** What one paper sells: things or work of one trade, the usual rate for most. */
export function itemsOf(names: Names, { date, taxCase, covers, isTakenBack }: Selling): Item[] {
  const { random, country } = names
  const count = random.weighted([
    [5, random.whole(1, 2)],
    [6, random.whole(3, 6)],
    [3, random.whole(7, 12)],
    [1.4, random.whole(13, 34)],
  ])
  const usual = rateOf(names, taxCase)
  const second = country.rates[1] ?? usual
  const isMixed = taxCase === 'usual' && country.rates.length > 1 && random.chance(0.3)
  const hasDiscounts = random.chance(0.1)
  const kind = random.weighted([
    [4, 'thing' as const],
    [3, 'service' as const],
    [2, undefined],
  ])
  return Array.from({ length: count }, (_, index) => {
    const goods = taxCase === 'insurance' ? { ...names.goods('service'), name: random.pick(covers) } : names.goods(kind)
    const quantity = quantityOf(random, goods.isService) * (isTakenBack ? -1 : 1)
    const discount = hasDiscounts && random.chance(0.5) ? random.pick([5, 10, 15, 3]) : 0
    const amount = Math.round((Math.round(quantity * goods.cents) * (100 - discount)) / 100)
    const rate = isMixed && random.chance(0.4) ? second : usual
    const detail = random.chance(0.15) ? names.goods(kind).name : null
    return { ...goods, detail, quantity, discount, amount, rate, day: daysAfter(date, index - count - 2) }
  })
}

function rateOf({ random, country }: Names, taxCase: TaxCase): number {
  if (taxCase === 'insurance') return INSURANCE_RATES[country.code] ?? 0
  return taxCase === 'usual' ? usualRate(random, country) : 0
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

/** @param net what is taxed where all has one rate: with what was added and taken off */
function taxOf(items: readonly Item[], rate: number, net: number | null) {
  const own = items.filter((item) => item.rate === rate).reduce((total, { amount }) => total + amount, 0)
  const base = net ?? own
  return { rate, base, cents: Math.round((base * rate) / 100) }
}

/** A part that was paid before, in whole units of money; null on most papers. */
function prepaidOf(random: Random, gross: number): number | null {
  const paid = Math.round((gross * random.pick([0.2, 0.3, 0.5])) / 100) * 100
  return paid > 0 && random.chance(0.12) ? paid : null
}

/** A share of the total. */
function retainedOf(random: Random, gross: number): Sums['retained'] {
  const percent = random.pick([2, 3, 5, 10])
  return gross > 0 && random.chance(0.03) ? { percent, cents: Math.round((gross * percent) / 100) } : null
}

/** Adds up what stands on the paper; taxes are rounded for each rate. */
export function sumsOf(names: Names, items: readonly Item[]): Sums {
  const { random } = names
  const sum = items.reduce((total, { amount }) => total + amount, 0)
  const percent = random.pick([2, 3, 5, 10, 15])
  const rates = [...new Set(items.map(({ rate }) => rate))]
  // What is added or taken off a paper of several rates would have to be shared out among them.
  const isOneRate = rates.length === 1
  const isSimple = isOneRate && sum > 0
  const discount = isSimple && random.chance(0.1) ? { percent, cents: Math.round((sum * percent) / 100) } : null
  const shipping = isSimple && random.chance(0.12) ? random.pick([490, 590, 690, 895, 1250, 1900, 4500]) : null
  const extra = (shipping ?? 0) - (discount?.cents ?? 0)
  const net = sum + extra
  const taxes = rates.map((rate) => taxOf(items, rate, isOneRate ? net : null))
  const tax = taxes.reduce((total, { cents }) => total + cents, 0)
  const gross = net + tax
  const prepaid = prepaidOf(random, gross)
  const retained = retainedOf(random, gross)
  const open = gross - (prepaid ?? 0) - (retained?.cents ?? 0)
  const isRounded = random.chance(names.country.code === 'CH' ? 0.4 : 0.012)
  const rounding = isRounded ? Math.round(open / 5) * 5 - open : 0
  return { items: sum, discount, shipping, net, taxes, tax, gross, prepaid, retained, rounding, due: open + rounding }
}
