// What an author may have meant by a text that is not spelt as its field asks.
import { withoutUmlauts } from '../../content/plain-letters.ts'
import { nearest } from '../nearest.ts'

/** Longer texts are not tried in other spellings. */
const MAX_TRIED_LENGTH = 200

/** A spelling that fits the pattern: one of the words that it names, or the text put right; undefined: none does. */
export function meantBy(text: string, pattern: string): string | undefined {
  const words = [...pattern.matchAll(/(?<=[(|])[a-z][\w-]*(?=[|)])/g)].map(([word]) => word)
  const fits = new RegExp(pattern, 'u')
  return nearest(text, words) ?? spellings(text).find((spelling) => fits.test(spelling))
}

/** The name that a file should get so that it fits the pattern: "Büro 2.JPG" -> "Buero-2.JPG"; undefined: none does. */
export function fileMeantBy(path: string, pattern: string): string | undefined {
  if (path.length > MAX_TRIED_LENGTH) return undefined
  const below = path.trim().replace(/^\.?\/?(site\/)?(assets\/)?/, '')
  const steps = below.split('/').map((step) =>
    withoutUmlauts(step)
      .replace(/[^A-Za-z0-9_.]+/g, '-')
      .replace(/^[-.]+|[-.]+$|-+(?=\.)/g, ''),
  )
  return [below, steps.join('/')].find((name) => new RegExp(pattern, 'u').test(name))
}

/** "5.2.2026" -> "2026-02-05"; undefined: it is written in another way. */
export function dateMeantBy(text: string): string | undefined {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\s*$/.exec(text) ?? []
  if (year === undefined || Number(day) > 31 || Number(month) > 12) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** What the author may have meant: a link without its slash, a name with capitals, a space too many. */
function spellings(text: string): string[] {
  if (text.length > MAX_TRIED_LENGTH) return []
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  const name = withoutUmlauts(lower)
    .replace(/[^a-z0-9/#]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const address = trimmed.replace(/^(https?:\/*)?/i, 'https://')
  const isAddress = /^(https?:|www\.)/i.test(trimmed) || /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i.test(trimmed)
  const paths = [trimmed, lower, name].map((path) => path.replace(/^\/+|\/+$/g, '')).filter((path) => path !== '')
  const mail = /^[^\s@:]+@[^\s@]+$/.test(trimmed) ? [`mailto:${trimmed}`] : []
  return [
    trimmed,
    lower,
    ...mail,
    ...(isAddress ? [address] : []),
    ...internationalPhone(trimmed),
    trimmed.replace(/\s/g, ''),
    name,
    ...paths.map((path) => `/${path}`),
    lower.slice(0, 2),
  ]
}

/** "0511 1234", "(0511) 1234", "0049 511 1234" -> "+49 511 1234": a number without a country is taken as German. */
function internationalPhone(text: string): string[] {
  if (!/^\(?0[\d ()/-]{5,}$/.test(text)) return []
  const digits = text.replace(/[()]/g, '').trim()
  return [digits.startsWith('00') ? `+${digits.slice(2).trim()}` : `+49 ${digits.slice(1).trim()}`]
}
