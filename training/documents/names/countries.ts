import type { Language } from '../types.ts'

export type CountryCode = 'DE' | 'AT' | 'CH' | 'GB' | 'US' | 'IE' | 'PT' | 'BR'

/** How a country writes money and figures, and what it taxes. */
export interface Country {
  readonly code: CountryCode
  readonly language: Language
  /** ISO 4217. */
  readonly currency: string
  /** Rates of value added tax in per cent, the usual one first; [] where invoices usually have none. */
  readonly rates: readonly number[]
  readonly decimal: ',' | '.'
  /** What stands between thousands; each document keeps to one. */
  readonly thousands: readonly string[]
  /** How an amount is written with its currency: "#" stands for the figures. */
  readonly money: readonly string[]
  /** As it stands on a line of its own. */
  readonly name: string
  /** How often its papers are met, beside other countries of its language. */
  readonly weight: number
}

const euro = ['# €', '# €', '# EUR', '€ #', 'EUR #']

/** @see https://europa.eu/youreurope (rates of 2024) */
export const COUNTRIES: readonly Country[] = [
  {
    code: 'DE',
    language: 'de',
    currency: 'EUR',
    rates: [19, 7],
    decimal: ',',
    thousands: ['.', '.', ''],
    money: euro,
    name: 'Deutschland',
    weight: 16,
  },
  {
    code: 'AT',
    language: 'de',
    currency: 'EUR',
    rates: [20, 10],
    decimal: ',',
    thousands: ['.', ' '],
    money: euro,
    name: 'Österreich',
    weight: 2,
  },
  {
    code: 'CH',
    language: 'de',
    currency: 'CHF',
    rates: [8.1, 2.6],
    decimal: '.',
    thousands: ["'", '’', ''],
    money: ['CHF #', '# CHF', 'Fr. #'],
    name: 'Schweiz',
    weight: 2,
  },
  {
    code: 'GB',
    language: 'en',
    currency: 'GBP',
    rates: [20, 5],
    decimal: '.',
    thousands: [',', ',', ''],
    money: ['£#', '£#', '£ #', 'GBP #'],
    name: 'United Kingdom',
    weight: 6,
  },
  {
    code: 'US',
    language: 'en',
    currency: 'USD',
    rates: [],
    decimal: '.',
    thousands: [',', ',', ''],
    money: ['$#', '$#', 'USD #', '$ #'],
    name: 'USA',
    weight: 3,
  },
  {
    code: 'IE',
    language: 'en',
    currency: 'EUR',
    rates: [23, 13.5],
    decimal: '.',
    thousands: [',', ''],
    money: ['€#', 'EUR #', '€ #'],
    name: 'Ireland',
    weight: 1,
  },
  {
    code: 'PT',
    language: 'pt',
    currency: 'EUR',
    rates: [23, 6, 13],
    decimal: ',',
    thousands: ['.', ' ', ''],
    money: ['# €', '€ #', '#€', '# EUR'],
    name: 'Portugal',
    weight: 1,
  },
  {
    code: 'BR',
    language: 'pt',
    currency: 'BRL',
    rates: [],
    decimal: ',',
    thousands: ['.', '.', ''],
    money: ['R$ #', 'R$ #', 'R$#'],
    name: 'Brasil',
    weight: 1,
  },
]
