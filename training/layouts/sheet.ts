// What layouts are written with: sheets of paper, figures and dates of a country, sums.
import { COUNTRIES, type Country, type CountryCode } from '../documents/names/countries.ts'
import { amountText, type DateStyle, dateText, monthName, numberText } from '../documents/names/formats.ts'
import { type Day, type Names, namesOf, type Person } from '../documents/names/names.ts'
import type { Random } from '../documents/random.ts'

/** In millimetres. */
interface Size {
  readonly width: number
  readonly height: number
}

const A4: Size = { width: 210, height: 297 }

/** Sheets are a little lower than the paper: rounding must not make Chromium begin another page. */
const SPARE_MM = 0.4

/**
 * A document of sheets; everything on one stands inside an element of class "sheet", from which absolute places count.
 * `data-over` marks what may lie over other text, such as a stamp.
 */
export function sheets(css: string, pages: readonly string[], { width, height }: Size = A4): string {
  const basis = `@page { size: ${width}mm ${height}mm; margin: 0 }
    * { box-sizing: border-box } html, body { margin: 0 } table { border-collapse: collapse } p { margin: 0 0 2mm }
    .sheet { position: relative; width: ${width}mm; height: ${height - SPARE_MM}mm; overflow: hidden; break-after: page }
    .sheet:last-child { break-after: auto } .abs { position: absolute } .sheet .r { text-align: right } .sheet .c { text-align: center }`
  const body = pages.map((page) => `<div class="sheet">${page}</div>`).join('')
  return `<!doctype html><meta charset="utf-8"><style>${basis} ${css}</style><body>${body}</body>`
}

/** "<tr><td>…": one piece of HTML for each member of a list. */
export const each = <T>(list: readonly T[], html: (member: T, index: number) => string): string =>
  list.map(html).join('')

/** Cuts rows of a table into parts for several sheets: `first` of them on the first, `next` on all others. */
export function parted<T>(list: readonly T[], first: number, next: number): T[][] {
  const rest = list.slice(first)
  const parts = Array.from({ length: Math.ceil(rest.length / next) }, (_, part) =>
    rest.slice(part * next, (part + 1) * next),
  )
  return [list.slice(0, first), ...parts]
}

function countryOf(code: CountryCode): Country {
  const country = COUNTRIES.find((one) => one.code === code)
  if (!country) throw new RangeError(`There is no country "${code}".`)
  return country
}

/** Names, addresses and ids of a country for one paper. The model has learnt none of their parts. */
export const namesIn = (code: CountryCode, random: Random): Names =>
  namesOf(random, countryOf(code).language, 'held-out', countryOf(code))

/** A company of just this trade: of four in a list, papers that are measured with may use one. */
export const companyIn = (names: Names, trade: string): ReturnType<Names['company']> =>
  names.company([trade, trade, trade, trade])

/** One country's way to write figures and days. */
export interface Writing {
  /** 123456 -> "1.234,56" */
  amount(cents: number): string
  /** A number that is no amount: 2.5 -> "2,5". */
  number(number: number): string
  /** "03.05.2024" unless another style is asked for. */
  date(day: Day, style?: DateStyle): string
  /** "Mai 2024" */
  month(day: Day): string
}

/** @param thousands what stands between them, if not what is usual there */
export function writingOf(code: CountryCode, thousands?: string): Writing {
  const country = countryOf(code)
  const between = thousands ?? country.thousands[0] ?? ''
  const of = country.language === 'pt' ? 'de ' : ''
  return {
    amount: (cents) => amountText(country, between, cents),
    number: (number) => numberText(country, number),
    date: (day, style = 'figures') => dateText(country, day, style),
    month: (day) => `${monthName(country, day.month)} ${of}${day.year}`,
  }
}

/** A working day between two years, both included. */
export function dayIn(random: Random, from: number, to = from): Day {
  for (;;) {
    const day = { year: random.whole(from, to), month: random.whole(1, 12), day: random.whole(1, 28) }
    const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
    if (weekday !== 0 && weekday !== 6) return day
  }
}

/** The last day of a month. */
export const lastDay = ({ year, month }: Day): Day => ({
  year,
  month,
  day: new Date(Date.UTC(year, month, 0)).getUTCDate(),
})

/** A day as it stands in the truth: "2024-05-03". */
export const iso = (day: Day): string => dateText(countryOf('DE'), day, 'iso')

/** Money as it stands in the truth: 123456 -> "1234.56". */
export const fixed = (cents: number): string => (cents / 100).toFixed(2)

/** The line before a name in a German address: "Herrn", "Frau". */
export const herrn = ({ salutation }: Person): string => (salutation === 'Herr' ? 'Herrn' : salutation)

/** "DE12 3456 7890 …" */
export const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

/** A share of an amount in whole cents. */
export const percent = (cents: number, rate: number): number => Math.round((cents * rate) / 100)

/** The tax that is part of a price. */
export const taxWithin = (gross: number, rate: number): number => gross - Math.round((gross * 100) / (100 + rate))

/** What a layout sells: name, unit, least and highest price in cents, highest quantity. */
export type Ware = readonly [name: string, unit: string, low: number, high: number, most?: number]

export interface Position {
  readonly number: number
  readonly name: string
  readonly unit: string
  readonly quantity: number
  readonly price: number
  readonly total: number
}

const ROUND_PRICE_CENTS = 5

/** Some of the wares in random order, with quantities and prices in cents. */
export const positionsOf = (random: Random, wares: readonly Ware[], count: number): Position[] =>
  random.sample(wares, count).map(([name, unit, low, high, most = 10], index) => {
    const quantity = random.whole(1, most)
    const price = Math.round(random.whole(low, high) / ROUND_PRICE_CENTS) * ROUND_PRICE_CENTS
    return { number: index + 1, name, unit, quantity, price, total: quantity * price }
  })

/** Positions as their wares stand in the list: what matters most first, work before delivery. */
export const inOrderOf = (wares: readonly Ware[], positions: readonly Position[]): Position[] =>
  wares
    .flatMap(([ware]) => positions.filter(({ name }) => name === ware))
    .map((one, index) => ({ ...one, number: index + 1 }))

/** Net amounts and their tax by rate, the highest rate first. */
export interface TaxGroup {
  readonly rate: number
  readonly net: number
  readonly tax: number
}

/** @param amounts rate in per cent and net amount in cents of every row */
export function taxGroupsOf(amounts: readonly (readonly [rate: number, net: number])[]): TaxGroup[] {
  const rates = [...new Set(amounts.map(([rate]) => rate))].sort((a, b) => b - a)
  return rates.map((rate) => {
    const net = sum(amounts.filter((one) => one[0] === rate).map((one) => one[1]))
    return { rate, net, tax: percent(net, rate) }
  })
}

/** The three totals as fields of the truth. */
export const totals = (net: number, tax: number): Record<'netTotal' | 'taxTotal' | 'grossTotal', string> => ({
  netTotal: fixed(net),
  taxTotal: fixed(tax),
  grossTotal: fixed(net + tax),
})
