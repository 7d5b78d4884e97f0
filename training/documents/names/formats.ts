import type { Random } from '../random.ts'
import type { Country } from './countries.ts'
import type { Day } from './types.ts'

/**
 * How dates are written. "month-name": "03. Mai 2024", "May 3, 2024"; "long": with the month in full; "bare": figures
 * without noughts before them; "dashed": as computers write them that were not told where they stand.
 */
export type DateStyle = 'figures' | 'short' | 'long' | 'iso' | 'month-name' | 'bare' | 'dashed' | 'short-name'

const MONTHS = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
} as const

const two = (number: number) => String(number).padStart(2, '0')

export function monthName({ language }: Country, month: number): string {
  return MONTHS[language].split(' ')[month - 1] ?? ''
}

/** Most papers write figures. */
export function dateStyleOf(random: Random): DateStyle {
  return random.weighted([
    [10, 'figures'],
    [1.5, 'short'],
    [2.5, 'long'],
    [0.7, 'iso'],
    [1, 'month-name'],
    [1, 'bare'],
    [0.4, 'dashed'],
    [0.5, 'short-name'],
  ])
}

export function dateText(country: Country, { year, month, day }: Day, style: DateStyle): string {
  const name = monthName(country, month)
  const [d, m, y] = [two(day), two(month), String(year)]
  if (style === 'iso') return `${y}-${m}-${d}`
  const short = y.slice(2)
  const ways: Readonly<Record<'de' | 'pt' | 'US' | 'en', Readonly<Record<Exclude<DateStyle, 'iso'>, string>>>> = {
    de: {
      figures: `${d}.${m}.${y}`,
      short: `${d}.${m}.${short}`,
      long: `${day}. ${name} ${y}`,
      'month-name': `${d}. ${month === 5 ? 'Mai' : `${name.slice(0, 3)}.`} ${y}`,
      bare: `${day}.${month}.${y}`,
      dashed: `${d}-${m}-${y}`,
      'short-name': `${day}. ${name.slice(0, 3)} ${short}`,
    },
    pt: {
      figures: `${d}/${m}/${y}`,
      short: `${d}/${m}/${short}`,
      long: `${day} de ${name} de ${y}`,
      'month-name': `${d}-${name.slice(0, 3)}-${y}`,
      bare: `${day}/${month}/${y}`,
      dashed: `${d}-${m}-${y}`,
      'short-name': `${d}.${m}.${y}`,
    },
    US: {
      figures: `${m}/${d}/${y}`,
      short: `${month}/${day}/${short}`,
      long: `${name} ${day}, ${y}`,
      'month-name': `${name.slice(0, 3)} ${day}, ${y}`,
      bare: `${month}/${day}/${y}`,
      dashed: `${m}-${d}-${y}`,
      'short-name': `${d}-${name.slice(0, 3)}-${short}`,
    },
    en: {
      figures: `${d}/${m}/${y}`,
      short: `${d}/${m}/${short}`,
      long: `${day} ${name} ${y}`,
      'month-name': `${d} ${name.slice(0, 3)} ${y}`,
      bare: `${day}/${month}/${y}`,
      dashed: `${d}-${m}-${y}`,
      'short-name': `${d}-${name.slice(0, 3)}-${short}`,
    },
  }
  return ways[country.code === 'US' ? 'US' : country.language][style]
}

/** 123456 -> "1.234,56" */
export function amountText({ decimal }: Country, thousands: string, cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${sign}${whole}${decimal}${two(Math.abs(cents) % 100)}`
}

/** 2.5 -> "2,5" */
export function numberText({ decimal }: Country, number: number): string {
  return String(Math.round(number * 1000) / 1000).replace('.', decimal)
}

/** "(0351) 48 12 90", "+49 351 481290", "020 7946 0123". One of the country's ways. */
export function phoneText({ code }: Country, random: Random, isMobile: boolean): string {
  const patterns: Readonly<Record<Country['code'], readonly [readonly string[], readonly string[]]>> = {
    DE: [
      ['0### / ######', '0### ######-#', '+49 ### #######', '(0###) ## ## ##', '0####-#####', '+49 (0) ### ######'],
      ['017# #######', '+49 15# ########', '0160/#######'],
    ],
    AT: [
      ['+43 # #### ###', '0#### / ####', '+43 #### ####-0'],
      ['0664 ### ## ##', '+43 676 #######'],
    ],
    CH: [
      ['+41 ## ### ## ##', '0## ### ## ##'],
      ['079 ### ## ##', '+41 78 ### ## ##'],
    ],
    GB: [
      ['01### ######', '020 7### ####', '+44 1### ######', '(01###) ######'],
      ['07### ######', '+44 7### ######'],
    ],
    US: [['(###) 555-01##', '###-555-01##', '+1 ### 555 01##'], ['(###) 555-01##']],
    IE: [
      ['01 ### ####', '+353 1 ### ####', '021 ### ####'],
      ['087 ### ####', '+353 86 ### ####'],
    ],
    PT: [
      ['2## ### ###', '+351 2## ### ###', '2########'],
      ['91# ### ###', '+351 96# ### ###'],
    ],
    BR: [
      ['(##) 3###-####', '+55 ## 3###-####', '## 3### ####'],
      ['(##) 9####-####', '+55 ## 9####-####'],
    ],
  }
  return random.code(random.pick(patterns[code][isMobile ? 1 : 0]))
}
