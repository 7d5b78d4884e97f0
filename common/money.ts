// Amounts in euros, and numbers, formatted for a language.
import { NBSP } from './spaces.ts'

/** A price, or the lowest and the highest one. */
export type Price = number | { readonly from: number; readonly to: number }

/** How one language writes numbers: creating a formatter takes a thousand times as long as using it. */
interface NumberStyle {
  readonly whole: Intl.NumberFormat
  readonly cents: Intl.NumberFormat
  /** Whether the currency sign is directly in front of the number. */
  readonly hasSignFirst: boolean
}

const styles = new Map<string, NumberStyle>()

function styleOf(language: string): NumberStyle {
  const known = styles.get(language)
  if (known) return known
  // A sign with a space (Portuguese: "€ 5") marks a foreign currency; the site's own goes after the number.
  const [first, second] = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(5)
  const style = {
    whole: new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'negative' }),
    cents: new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    hasSignFirst: first?.type === 'currency' && second?.type === 'integer',
  }
  styles.set(language, style)
  return style
}

/** A whole number with the language's thousands separator: 2.990, 2,990. */
export function formatNumber(value: number, language: string): string {
  return styleOf(language).whole.format(Math.round(value))
}

/** Whole euros: "2.990 €" with a non-breaking space; "€2,990" in English. */
export function formatEuro(value: number, language: string): string {
  return withEuroSign(formatNumber(value, language), language)
}

/** An amount to the cent: "7,90 €" with a non-breaking space; "€7.90" in English. */
export function formatCents(cents: number, language: string): string {
  return withEuroSign(styleOf(language).cents.format(cents / 100), language)
}

/** A price as it is shown: "2.990 €", "2.500–8.000 €"; "€2,500–8,000" in English. */
export function formatPrice(price: Price, language: string): string {
  const { from, to } = typeof price === 'number' ? { from: price, to: price } : price
  if (from === to) return formatEuro(from, language)
  return withEuroSign(`${formatNumber(from, language)}–${formatNumber(to, language)}`, language)
}

/** An amount that is written as the language does, with its sign: "2.990 €" with a non-breaking space, "€2,990". */
export function withEuroSign(amount: string, language: string): string {
  return styleOf(language).hasSignFirst ? `€${amount}` : `${amount}${NBSP}€`
}
