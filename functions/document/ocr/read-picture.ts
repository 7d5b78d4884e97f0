// Pictures: seen from straight above, upright and evenly lit first, then read by Tesseract.
import { linesOf, type PlacedWord } from '../lines.ts'
import type { OcrLanguage, Pixels, ReadPicture } from '../types.ts'
import { readAgain } from './again/read-again.ts'
import { canReadExactly, type Network, recognise, type SeenWord, usualEngine } from './engine.ts'
import { type Grey, rotated } from './grey.ts'
import { busiestBand, inkShare } from './ink.ts'
import { ocrLanguageOf } from './language.ts'
import { straighten } from './straighten.ts'

const POINTS_PER_INCH = 72
/** The width on paper of a picture without a density, in points: A4. */
const PAGE_WIDTH = 595
/** Below this a picture may be upside down: 0.72 to 0.76 was seen with half of the characters wrong. */
const DOUBTFUL = 0.7
/** Characters less certain than this are specks, rules, or part of a line that runs up the margin. */
const LEAST_LETTER = 0.6

/**
 * Reads the words of a picture.
 *
 * @param density dots per inch, if known; otherwise the picture is taken to be as wide as a page
 * @param language of the page before; later pages are mostly in the same language
 */
export async function readPicture(
  picture: Uint8Array | Pixels,
  density: number | null,
  language: OcrLanguage | null = null,
): Promise<ReadPicture> {
  const [straight] = await Promise.all([straighten(picture, density), usualEngine()])
  const { page, turned, isSideways, scale } = straight
  const dots = density === null || scale === null ? (page.width / PAGE_WIDTH) * POINTS_PER_INCH : density * scale
  const seen = { page, dots, turned, language }
  if (inkShare(page) < LEAST_INK) return blankPage(seen)
  // The rows of a page on its side do not show whether its top is left or right, and columns of figures look like rows.
  const upright = isSideways ? await best(seen, [0, 180, 270]) : seen
  const first = await firstWords(upright)
  if (certaintyOf(first.words) >= DOUBTFUL && lyingShare(first.words) >= MOSTLY) return secondLook(upright, first)
  const other = await best(upright, [0, 90, 180, 270])
  return secondLook(other, other === upright ? first : await firstWords(other))
}

/** Of a page with this share of its characters in words that are wider than high, lines run from left to right. */
const MOSTLY = 0.5

/**
 * The page turned as its fullest strip reads best.
 *
 * @param turns degrees clockwise
 */
async function best(page: Upright, turns: readonly number[]): Promise<Upright> {
  let first = { upright: page, legibility: -1 }
  for (const degrees of turns) {
    const upright =
      degrees === 0 ? page : { ...page, page: await rotated(page.page, degrees), turned: page.turned + degrees }
    const words = await recognise(busiestBand(upright.page), FAST, upright.dots)
    const legibility = certaintyOf(words) * lyingShare(words)
    if (legibility > first.legibility) first = { upright, legibility }
  }
  return first.upright
}

/** Less ink than this share of a page is dust; a page number alone has more. */
const LEAST_INK = 0.000_01

function blankPage({ page, dots, turned }: Upright): ReadPicture {
  const scale = POINTS_PER_INCH / dots
  return {
    page,
    lines: [],
    width: page.width * scale,
    height: page.height * scale,
    quality: { certainty: 0, turned },
    language: FAST.language,
    isBlank: true,
  }
}

/** German data reads clear English as well as English data does. */
const FAST: Network = { language: 'de', isExact: false }

/** The engine reads lines that run up or down, too. @returns the share of characters in words that are wider than high */
function lyingShare(words: readonly SeenWord[]): number {
  const long = words.filter(({ text }) => text.length >= LEAST_LONG)
  const letters = (some: readonly SeenWord[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const lying = long.filter(({ box: [left, top, right, bottom] }) => right - left > bottom - top)
  return long.length === 0 ? 1 : letters(lying) / letters(long)
}

/** Words of fewer characters may be higher than wide. */
const LEAST_LONG = 4

interface Upright {
  readonly page: Grey
  /** Per inch. */
  readonly dots: number
  readonly turned: number
  readonly language: OcrLanguage | null
}

async function firstWords({ page, dots, language }: Upright): Promise<Words> {
  return wordsOf(page, dots, language ?? (await expectedOf(page, dots)))
}

async function secondLook({ page, dots, turned }: Upright, { words: first, language }: Words): Promise<ReadPicture> {
  const words = await readAgain(page, first, FAST)
  const scale = POINTS_PER_INCH / dots
  const placed = words.map(({ text, box: [left, top, right, bottom], certainty }): PlacedWord => {
    return { text, box: [left * scale, top * scale, right * scale, bottom * scale], certainty }
  })
  return {
    page,
    lines: linesOf(placed, 1),
    width: page.width * scale,
    height: page.height * scale,
    quality: { certainty: certaintyOf(words), turned },
    language,
    isBlank: false,
  }
}

/**
 * On pages with more ink than this a strip is read first: reading a page twice takes seconds, a strip up to one. Letters and
 * simple invoices have 1 to 2.4 %, a Brazilian Danfe has 4.2 %.
 */
const DENSE = 0.03

async function expectedOf(page: Grey, dots: number): Promise<OcrLanguage> {
  if (inkShare(page) < DENSE) return 'de'
  const strip = await legible(busiestBand(page), FAST, dots)
  return ocrLanguageOf(strip.map(({ text }) => text))
}

/** Below this certainty a page is read again, exactly: a worn receipt had 0.80 and a wrong tax, clear scans 0.89. */
const CLEAR = 0.88

interface Words {
  readonly words: readonly SeenWord[]
  readonly language: OcrLanguage
}

/** Portuguese has characters that only its own data knows. */
async function wordsOf(page: Grey, dots: number, expected: OcrLanguage): Promise<Words> {
  const first = await wordsIn(page, dots, { ...FAST, language: expected === 'pt' ? 'pt' : 'de' })
  const language = first.language === 'pt' ? 'pt' : ocrLanguageOf(first.words.map(({ text }) => text))
  const fast = language === 'pt' && first.language !== 'pt' ? await wordsIn(page, dots, { ...FAST, language }) : first
  if (certaintyOf(fast.words) >= CLEAR) return fast
  const isOther = canReadExactly(language) || language !== fast.language
  const exact = isOther ? await wordsIn(page, dots, { language, isExact: true }) : fast
  return certaintyOf(exact.words) > certaintyOf(fast.words) ? exact : fast
}

async function wordsIn(page: Grey, dots: number, network: Network): Promise<Words> {
  return { words: await legible(page, network, dots), language: network.language }
}

async function legible(page: Grey, network: Network, dots: number): Promise<SeenWord[]> {
  const words = await recognise(page, network, dots)
  return words
    .map((word) => ({ ...word, text: withZeros(withoutBars(word.text)) }))
    .filter(({ text, certainty }) => isWord(text) || (text !== '' && certainty >= LEAST_LETTER))
}

/** More than one character, among them a letter or a digit. */
const isWord = (text: string) => text.length > 1 && /[\p{L}\p{N}]/u.test(text)

/** Rules of tables are recognised as bars. */
const withoutBars = (text: string) => text.replace(/^[|¦]+|[|¦]+$/g, '').trim()

/** A zero with a stroke through it is recognised as a trade mark. */
const withZeros = (text: string) => text.replace(/(?<=\d)®|®(?=[\d.,])/g, '0')

/** The mean of all characters, so that long words count more and specks hardly. */
function certaintyOf(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, certainty }) => sum + certainty * text.length, 0) / letters
}
