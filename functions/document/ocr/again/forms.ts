// The forms that values have, and the characters each can consist of: with fewer to choose from the engine chooses better.
import { amountsIn, datesIn, ibansIn, vatIdsIn } from '../../understanding/values.ts'

/** What a word may be. */
export type Form = 'figures' | 'code'

const FIGURES = "0123456789.,:/-+'€$£%"
const CODE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ.,:/-'

export const ALPHABETS: Readonly<Record<Form, string>> = { figures: FIGURES, code: CODE }

/** A word of this share of digits and their marks is a number, whatever the rest was read as. */
const MOSTLY = 0.5

/** null: no value has this form */
export function formOf(text: string): Form | null {
  if (!/\d/.test(text)) return null
  const marks = [...text].filter((sign) => /[\d.,:/'€$£%+-]/.test(sign)).length
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length <= 1 && marks >= text.length * MOSTLY) return 'figures'
  // Small letters besides one are a word with a number, such as "1Std".
  return (text.match(/\p{Ll}/gu) ?? []).length <= 1 ? 'code' : null
}

/** What an account or a tax number begins with, whether the figures behind it were read right or not. */
const COUNTRY = /^(?:ATU?|BE|CHE?|CZ|DE|DK|ES|FI|FR|GB|HU|IE|IT|LI|LU|NL|NO|PL|PT|SE|SI|SK)(?=[\dOQISBZG®.-]|$)/
/** Of these letters and digits follow the country, not digits alone. */
const WITH_LETTERS = ['FR', 'GB', 'IE', 'IT', 'LI', 'NL']

/** What the account or tax number that begins with a word can consist of; null: no such number begins so. */
export function alphabetOfNumber(word: string): string | null {
  const country = COUNTRY.exec(word)?.[0].slice(0, 2)
  if (country === undefined) return null
  // Groups stand apart, and the engine is no longer sure of anything that it must not read.
  if (WITH_LETTERS.includes(country)) return `${CODE} `
  return `0123456789${country}${country === 'AT' ? 'U' : ''}${country === 'CH' ? 'E-.' : ''} `
}

/** How far a text is known to be a value: 2: its check digits are right; 1: a day of the calendar, an amount; 0: nothing. */
export function soundness(text: string): number {
  if (ibansIn(text).length > 0 || vatIdsIn(text).some(({ isChecked }) => isChecked)) return 2
  const bare = text.replace(/^[(„"]+|[)“",;:.]+$/g, '')
  const isWhole = [...datesIn(bare), ...amountsIn(bare)].some(({ quote }) => quote.length >= bare.length - 2)
  return isWhole ? 1 : 0
}

/** The amount that a word is, in cents; null: it is none, or more than that. */
export function centsOf(text: string): number | null {
  const bare = text.replace(/^[(„"]+|[)“";:]+$/g, '')
  const [found] = amountsIn(bare)
  return found && found.quote.length >= bare.length - 2 ? Math.round(Number(found.value) * 100) : null
}

/** Whether an amount is the sum or the difference of two others: most misread ones are not. */
export function agrees(cents: number, all: readonly number[]): boolean {
  const others = new Set(all)
  return all.some(
    (one) => one !== 0 && one !== cents && (others.has(cents - one) || others.has(cents + one)) && cents !== one * 2,
  )
}
