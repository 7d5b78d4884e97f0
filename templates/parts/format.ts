import { NBSP } from '../../common/spaces.ts'

const SHY = '\u00ad'

/** A range of whole numbers without a unit: "3–6", "2" where both ends agree, "51–100+" or "200+" where it is open. */
export function formatRange(range: { readonly from: number; readonly to?: number; readonly open?: boolean }): string {
  const { from, to = from, open = false } = range
  return `${from === to ? from : `${from}–${to}`}${open ? '+' : ''}`
}

/** Fills "{n} von {total}" with values. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A day with its month in words: "5. Februar 2025". `timeZone`: the visitor's own if left out. */
export function formatDay(date: Date, language: string, timeZone?: 'UTC'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(date)
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
