// Amounts in whole euros. Written by hand instead of with Intl: server and browser must make the same text, down to the
// kind of space.
import { NBSP } from './spaces.ts'

/** A price, or the lowest and the highest one. */
export type Price = number | { readonly from: number; readonly to: number }

/** A whole number with the thousands marked as the language does: 2.990, 2,990. */
export function formatNumber(value: number, language: string): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.')
}

/** Whole euros: "2.990 €" with a space that does not break; "€2,990" in English. */
export function formatEuro(value: number, language: string): string {
  const number = formatNumber(value, language)
  return language === 'en' ? `€${number}` : `${number}${NBSP}€`
}

/** A price as it is shown: "2.990 €", "2.500–8.000 €"; "€2,500–8,000" in English. */
export function formatPrice(price: Price, language: string): string {
  const { from, to } = typeof price === 'number' ? { from: price, to: price } : price
  if (from === to) return formatEuro(from, language)
  return language === 'en'
    ? `${formatEuro(from, language)}–${formatNumber(to, language)}`
    : `${formatNumber(from, language)}–${formatEuro(to, language)}`
}
