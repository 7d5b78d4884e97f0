import type { Language } from '../types.ts'

/** Words that a line must not begin with after a number; longer ones may, or narrow columns would get ragged. */
const UNITS = [
  '(?:[KMG]B|m?s|min|h|px|[Tt]sd)(?![\\p{L}\\d])',
  '(?:Minute|Stunde|Tag|Woche|Monat|Jahr)(?:e?n?|s)(?!\\p{L})',
  '(?:minute|hour|day|week|month|year)s?(?!\\p{L})',
  '(?:minuto|hora|dia|semana|mês|mese|ano)s?(?!\\p{L})',
].join('|')
/** Words not after a range ("2–4 Wochen"): its line would be broken at the dash instead. */
const NUMBER_BEFORE_UNIT = new RegExp(`(\\d) (?=[€%°])|(?<!\\d–\\d*)(\\d) (?=${UNITS})`, 'gu')

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/\b([zdu])\. ?(?=[BhA]\.)/g, '$1.\u00a0'],
  [/\b(Art|Abs|Nr|Buchst)\. (?=\d|\p{Ll}\b)/gu, '$1.\u00a0'],
  [new RegExp(`\\b(\\d{1,2})\\. (?=(?:${MONTHS})\\b)`, 'g'), '$1.\u00a0'],
]

/**
 * Sets a text as a printer would: a number stays on one line with its unit (2.990 €, 65 %, 6 Stunden), and so do
 * "z. B." and its like, places in laws (§ 5, Art. 6) and the days of months. The words themselves are never changed.
 */
export function typeset(text: string, language: Language): string {
  const bound = text.replace(NUMBER_BEFORE_UNIT, '$1$2\u00a0').replace(/(^|[\s(„])(§{1,2}) (?=\d)/g, '$1$2\u00a0')
  if (language !== 'de') return bound
  return GERMAN.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), bound)
}
