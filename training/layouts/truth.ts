// Holds what a layout says of its paper against the text of the PDF.
import { COUNTRIES } from '../documents/names/countries.ts'
import { amountText, type DateStyle, dateText } from '../documents/names/formats.ts'
import type { Day } from '../documents/names/types.ts'
import { FIELDS, type Paper } from './layout.ts'

const DATE_STYLES: readonly DateStyle[] = ['figures', 'short', 'long', 'iso', 'month-name']
const THOUSANDS = ['', '.', ',', ' ', "'", '’']

const CURRENCIES: Readonly<Record<string, RegExp>> = {
  EUR: /€|EUR|Euro/i,
  CHF: /CHF|Fr\./,
  GBP: /£|GBP/,
  USD: /\$|USD/,
  BRL: /R\$|BRL/,
}

/** What is said of a paper and does not stand on it, or cannot be. @param text the text of its PDF */
export function untrue({ fields = {}, facts = [] }: Paper, text: string): string[] {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (stands(one, FIELDS[name], text) ? [] : [`${name} "${one}" is not on the page`])),
  )
  const unknown = Object.keys(fields).filter((name) => !FIELDS[name])
  const missing = facts.flat().filter((fact) => !standsAnyhow(fact, text))
  const hole = /.*(?:undefined|NaN|\[object|Infinity).*/.exec(text)
  return [
    ...unknown.map((name) => `there is no field "${name}"`),
    ...said,
    ...missing.map((fact) => `fact "${fact}" is not on the page`),
    ...(hole ? [`a hole: ${hole[0].trim()}`] : []),
    ...wrongSums(fields),
  ]
}

/** By which Swiss totals are rounded at most: there is no smaller coin than five. */
const RAPPEN = 2

/** A page may show several totals, such as before and after a payment: one of each must fit. */
function wrongSums({ netTotal, taxTotal, grossTotal, currency }: NonNullable<Paper['fields']>): string[] {
  if (!netTotal || !taxTotal || !grossTotal) return []
  const cents = (value: string) => Math.round(Number(value) * 100)
  const gross = [grossTotal].flat().map(cents)
  const spare = currency === 'CHF' ? RAPPEN : 0
  const sums = [netTotal].flat().flatMap((net) => [taxTotal].flat().map((tax) => cents(net) + cents(tax)))
  const fits = sums.some((one) => gross.some((total) => Math.abs(total - one) <= spare))
  return fits ? [] : [`${netTotal} + ${taxTotal} is not ${grossTotal}`]
}

function stands(value: string, type: (typeof FIELDS)[string] | undefined, text: string): boolean {
  if (type === 'currency') return CURRENCIES[value]?.test(text) ?? false
  if (type === 'money')
    return /^-?\d+\.\d\d$/.test(value) && amountsOf(value).some((amount) => hasFigures(text, amount))
  if (type === 'day') return daysOf(value).some((day) => hasFigures(text, day))
  return compact(text).includes(compact(value))
}

/** Facts have no types; an amount may be one. */
const standsAnyhow = (fact: string, text: string) =>
  compact(text).includes(compact(fact)) || daysOf(fact).some((day) => hasFigures(text, day))

/** Letters and figures alone: how a value is spaced and punctuated is the paper's affair. */
const compact = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^0-9a-z]/g, '')

/** Whether figures stand in a text, and are not a part of longer ones. */
function hasFigures(text: string, figures: string): boolean {
  const plain = figures.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\d.,])${plain}(?!\\d)`, 'i').test(text.replace(/[\s\u00a0\u202f]+/g, ' '))
}

/** An amount in all ways to write it, whole ones without decimals, too; a minus may stand before or behind it. */
function amountsOf(value: string): string[] {
  const cents = Math.abs(Math.round(Number(value) * 100))
  const full = COUNTRIES.flatMap((country) => THOUSANDS.map((between) => amountText(country, between, cents)))
  return cents > 0 && cents % 100 === 0 ? [...full, ...full.map((amount) => amount.slice(0, -3))] : full
}

/** A day in all ways to write it; [] if the value is none. */
function daysOf(value: string): string[] {
  const [year, month, day] = value.split('-').map(Number)
  if (!year || !month || !day || !/^\d{4}-\d\d-\d\d$/.test(value)) return []
  const date: Day = { year, month, day }
  const known = COUNTRIES.flatMap((country) => DATE_STYLES.map((style) => dateText(country, date, style)))
  const [y, m, d] = value.split('-')
  return [
    ...known,
    ...known.map((text) => text.replace(/^0/, '')),
    ...known.map((text) => text.replace(/^(\d+) /, '$1. ')),
    ...known.map((text) => text.replace(/^(\d+) /, `$1${ordinal(day)} `)),
    ...['.', '/', '-', ' '].flatMap((sign) => [`${day}${sign}${month}${sign}${y}`, `${d}${sign}${m}${sign}${y}`]),
    `${d}-${m}-${y?.slice(2)}`,
    `${y}/${m}/${d}`,
  ]
}

const ordinal = (day: number) => (day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'))
