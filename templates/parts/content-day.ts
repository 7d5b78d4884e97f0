import { formatDay } from './format.ts'

const written = new Map<string, string>()

/**
 * A day of the content in words, whatever time zone it is built in. Each is written once: pages name the same few days,
 * and to open a language's calendar for each took 3 % of the time of all pages.
 *
 * @param day as the content has it, "2025-02-05"
 */
export function contentDay(day: string, language: string): string {
  const key = `${language} ${day}`
  const text = written.get(key) ?? formatDay(new Date(day), language, 'UTC')
  written.set(key, text)
  return text
}
