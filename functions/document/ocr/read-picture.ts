// Reading pictures: seen from straight above, upright and evenly lit first, then read by Tesseract.
import { linesOf, type PlacedWord } from '../lines.ts'
import type { Pixels, ReadPicture } from '../types.ts'
import { alphabetOf } from './alphabet.ts'
import { type Alphabet, recognise, type SeenWord, usualEngine } from './engine.ts'
import { type Grey, rotated } from './grey.ts'
import { busiestBand, straighten } from './straighten.ts'

const POINTS_PER_INCH = 72
/** What is assumed of a picture that does not say how large it was on paper: as wide as A4. */
const PAGE_WIDTH = 595
/** Below this a picture may stand on its head: research saw 72 to 76 with half of the letters wrong. */
const DOUBTFUL = 0.7
/** Signs that are hardly seen are specks, rules, or a letter of a line that runs up the margin. */
const LEAST_LETTER = 0.6

/**
 * Reads the words of a picture.
 *
 * @param density dots per inch, if known; otherwise the picture counts as as wide as a page
 */
export async function readPicture(picture: Uint8Array | Pixels, density: number | null): Promise<ReadPicture> {
  const [straight] = await Promise.all([straighten(picture, density), usualEngine()])
  const { page, turned, isSideways, scale } = straight
  const dots = density === null || scale === null ? (page.width / PAGE_WIDTH) * POINTS_PER_INCH : density * scale
  // Whether a page on its side has its top left or right, its rows do not tell.
  if (isSideways && (await isUpsideDown(page, dots))) return readPage(await upsideDown(page), dots, turned + 180)
  const read = await readPage(page, dots, turned)
  if (isSideways || read.quality.certainty >= DOUBTFUL || !(await isUpsideDown(page, dots))) return read
  return readPage(await upsideDown(page), dots, turned + 180)
}

const upsideDown = (page: Grey) => rotated(page, 180)

/** Whether the part of the page with most ink reads better when it is turned. */
async function isUpsideDown(page: Grey, dots: number): Promise<boolean> {
  const band = busiestBand(page)
  const upright = certaintyOf(await recognise(band, 'de', dots))
  return certaintyOf(await recognise(await upsideDown(band), 'de', dots)) > upright
}

async function readPage(page: Grey, dots: number, turned: number): Promise<ReadPicture> {
  const words = await wordsOf(page, dots)
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
  }
}

/** The German alphabet reads clear English as well as the English one does. */
const CLEAR = 0.88

/** Portuguese has letters that only its own alphabet knows; English is read anew when it was hard to read. */
async function wordsOf(page: Grey, dots: number): Promise<SeenWord[]> {
  // A strip tells in an eighth of the time that a page is Portuguese: those are dense, and twice would take too long.
  const strip = await legible(busiestBand(page), 'de', dots)
  if (alphabetOf(strip.map(({ text }) => text)) === 'pt') return legible(page, 'pt', dots)
  const first = await legible(page, 'de', dots)
  const alphabet = alphabetOf(first.map(({ text }) => text))
  if (alphabet === 'de' || (alphabet === 'en' && certaintyOf(first) >= CLEAR)) return first
  const second = await legible(page, alphabet, dots)
  return alphabet === 'pt' || certaintyOf(second) > certaintyOf(first) ? second : first
}

async function legible(page: Grey, alphabet: Alphabet, dots: number): Promise<SeenWord[]> {
  const words = await recognise(page, alphabet, dots)
  return words
    .map((word) => ({ ...word, text: withoutBars(word.text) }))
    .filter(({ text, certainty }) => isWord(text) || (text !== '' && certainty >= LEAST_LETTER))
}

/** More than one sign, of which one is a letter or a figure. */
const isWord = (text: string) => text.length > 1 && /[\p{L}\p{N}]/u.test(text)

/** Rules of tables are read as bars. */
const withoutBars = (text: string) => text.replace(/^[|¦]+|[|¦]+$/g, '').trim()

/** The mean of all letters, so that long words count more and specks hardly. */
function certaintyOf(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, certainty }) => sum + certainty * text.length, 0) / letters
}
