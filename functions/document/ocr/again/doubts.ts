// Which words of a page are read a second time: numbers that may be misread.
import { linesOf } from '../../lines.ts'
import type { SeenWord } from '../engine.ts'
import type { PixelBox } from './cut-out.ts'
import { ALPHABETS, agrees, alphabetOfNumber, centsOf, formOf, soundness } from './forms.ts'

/** Words that are read again as one piece, and the characters they can have. */
export interface Doubt {
  readonly words: readonly SeenWord[]
  readonly box: PixelBox
  readonly alphabet: string
  /** An account or a tax number, whose check digits show whether it was read right. */
  readonly hasCheckDigits: boolean
}

/** Numbers that were read with less than this: of 49 misread ones on scans 42 were below, of the right ones one in ten. */
const SURE = 0.9
/** A number whose form is wrong is doubtful even where the engine was surer. */
const LITTLE_DOUBT = 0.97
/** More of them are a page that cannot be read, or a picture. */
const MOST = 40

/** Words of lines whose amounts add up. */
const TOTAL = /summe|gesamt|total|betrag|netto|brutto|steuer|mwst|ust|vat|tax|iva|valor|pagar|due|zahl/i

/** Numbers of a page that may be misread: those with wrong check digits, totals that add up to nothing, then the unsure ones. */
export function doubtsIn(words: readonly SeenWord[]): Doubt[] {
  // Lines hold the very words that they are made of.
  const lines = linesOf(words, 1).map((line) => line.words as readonly SeenWord[])
  const numbers = lines.flatMap(longNumbersIn)
  const wrong = numbers.filter((number) => soundness(textOf(number.words)) < 2)
  const amounts = amountsOf(words)
  const totals = lines.filter((line) => line.some(({ text }) => TOTAL.test(text))).flat()
  const odd = totals.filter(({ text }) => {
    const cents = centsOf(text)
    return cents !== null && !agrees(cents, amounts)
  })
  const taken = new Set([...numbers.flatMap((number) => number.words), ...odd])
  const unsure = words.filter((word) => !taken.has(word) && isUnsure(word)).sort((a, b) => a.certainty - b.certainty)
  return [...wrong, ...[...odd, ...unsure].flatMap(doubtOf)].slice(0, MOST)
}

/** All amounts on a page, in cents. */
export const amountsOf = (words: readonly SeenWord[]): number[] => words.flatMap(({ text }) => centsOf(text) ?? [])

const textOf = (words: readonly SeenWord[]) => words.map(({ text }) => text).join(' ')

function isUnsure({ text, certainty }: SeenWord): boolean {
  if (formOf(text) === null) return false
  return certainty < SURE || (certainty < LITTLE_DOUBT && isMalformed(text))
}

/** An amount without its cents or its mark before the thousands, a date that does not exist. */
function isMalformed(text: string): boolean {
  const isAmount = /^\d+[.,]\d?$|^\d{4,},\d\d$|^\d{1,3}(?:[.,]\d{3})*[.,]\d{4,}$/.test(text)
  const isDate = /^\d{1,2}\.\d{1,2}\.\d{2,4}$|^\d{1,2}\.\d{4,6}$/.test(text)
  return isAmount || (isDate && soundness(text) === 0)
}

function doubtOf(word: SeenWord): Doubt[] {
  const form = formOf(word.text)
  return form === null ? [] : [{ words: [word], box: word.box, alphabet: ALPHABETS[form], hasCheckDigits: false }]
}

const GROUP = /^[\dA-Z®|.-]{1,30}$/i
const LEAST_LENGTH = 9
const MOST_WORDS = 9

/** Accounts and tax numbers, which may be written in groups. */
function longNumbersIn(words: readonly SeenWord[]): Doubt[] {
  return words.flatMap((first, at) => {
    const alphabet = alphabetOfNumber(first.text)
    if (alphabet === null) return []
    const rest = words.slice(at + 1, at + MOST_WORDS)
    const end = rest.findIndex((word, index) => !continues(rest[index - 1] ?? first, word))
    const own = [first, ...(end < 0 ? rest : rest.slice(0, end))]
    const length = own.reduce((sum, { text }) => sum + text.length, 0)
    if (length < LEAST_LENGTH || !own.some(({ text }) => /\d{2}/.test(text))) return []
    return [{ words: own, box: surrounding(own), alphabet, hasCheckDigits: true }]
  })
}

/** Groups of one number stand close together, in heights of their characters. */
const MOST_GAP = 1.5

function continues(before: SeenWord, word: SeenWord): boolean {
  const high = before.box[3] - before.box[1]
  return GROUP.test(word.text) && /\d/.test(word.text) && word.box[0] - before.box[2] < high * MOST_GAP
}

function surrounding(words: readonly SeenWord[]): PixelBox {
  return [
    Math.min(...words.map(({ box }) => box[0])),
    Math.min(...words.map(({ box }) => box[1])),
    Math.max(...words.map(({ box }) => box[2])),
    Math.max(...words.map(({ box }) => box[3])),
  ]
}
