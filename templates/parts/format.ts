const NBSP = '\u00a0'
const SHY = '\u00ad'

/** How one language writes numbers: making a formatter takes a thousand times as long as using it. */
interface NumberStyle {
  readonly whole: Intl.NumberFormat
  /** Whether the sign of a currency stands right in front of the number. */
  readonly hasSignFirst: boolean
}

const styles = new Map<string, NumberStyle>()

function styleOf(language: string): NumberStyle {
  const known = styles.get(language)
  if (known) return known
  // Behind a sign with a space (Portuguese: "€ 5") it is a foreign currency; the site's own stands behind the number.
  const [first, second] = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(5)
  const style = {
    whole: new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'negative' }),
    hasSignFirst: first?.type === 'currency' && second?.type === 'integer',
  }
  styles.set(language, style)
  return style
}

/** A whole number with the thousands marked as the language does: 2.990, 2,990. */
export function formatNumber(value: number, language: string): string {
  return styleOf(language).whole.format(Math.round(value))
}

/** Whole euros: "2.990 €" with a space that does not break; "€2,990" in English. */
export function formatEuro(value: number, language: string): string {
  return withSign(formatNumber(value, language), language)
}

/** A range of prices: "2.500–8.000 €"; "€2,500–8,000" in English. */
export function formatPriceRange({ from, to }: { readonly from: number; readonly to: number }, language: string) {
  if (from === to) return formatEuro(from, language)
  return withSign(`${formatNumber(from, language)}–${formatNumber(to, language)}`, language)
}

function withSign(amount: string, language: string): string {
  return styleOf(language).hasSignFirst ? `€${amount}` : `${amount}${NBSP}€`
}

/** A range of whole numbers without a unit: "3–6", "2" where both ends agree, "51–100+" or "200+" where it is open. */
export function formatRange(range: { readonly from: number; readonly to?: number; readonly open?: boolean }): string {
  const { from, to = from, open = false } = range
  return `${from === to ? from : `${from}–${to}`}${open ? '+' : ''}`
}

/** Fills "{n} von {total}" with values. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Position in a list as a draughtsman letters it: 1 -> "01". */
export function itemNumber(position: number): string {
  return String(position).padStart(2, '0')
}

/**
 * Sets a heading: soft hyphens into the listed words ("Ansprech-partner" stands for its break points), and
 * spaces that do not break before €, % and units.
 */
export function typeset(text: string, hyphenation: readonly string[] = []): string {
  const joined = text.replace(/(\d) (?=(€|%|px|KB|MB|Std\.|min)(?![\p{L}]))/gu, `$1${NBSP}`)
  return hyphenation.reduce(
    (done, word) => done.replaceAll(word.replaceAll('-', ''), word.replaceAll('-', SHY)),
    joined,
  )
}
