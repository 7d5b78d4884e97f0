// How numbers, days and times are written: as their language writes them, times by the clock of a zone.
import { inBoth, type UiLanguage, type Words } from './words.ts'

/** Tags for Intl: British English has the day before the month, as German has, and 24 hours. */
const LOCALES: Readonly<Record<UiLanguage, string>> = { en: 'en-GB', de: 'de-DE' }

/** A word for one and for several, in both languages. */
export type Counted = Readonly<Record<UiLanguage, readonly [one: string, several: string]>>

/** "1,205 leads", "1.205 Anfragen". */
export function counted(count: number, words: Counted): Words {
  return inBoth((language) => `${numberIn(language, count)} ${words[language][count === 1 ? 0 : 1]}`)
}

/** A number with at most this many decimals: "1,205.5", "1.205,5". */
export function numberIn(language: UiLanguage, number: number, decimals = 0): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: decimals }).format(number)
}

/** An ISO date as a day: "28 Nov 2026", "28.11.2026"; what is none stays as it is. */
export function dayIn(language: UiLanguage, day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return day
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))
}

/**
 * A day and a time as a clock in a zone shows it: "28 Nov 2026, 09:00", "28.11.2026, 09:00".
 *
 * @param moment milliseconds since 1970
 */
export function momentIn(language: UiLanguage, moment: Date | number, zone: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
  return new Intl.DateTimeFormat(LOCALES[language], format).format(moment)
}
