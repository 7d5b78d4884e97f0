// Network pictures: seen from straight above, upright and evenly lit first, then read by Tesseract.
import { linesOf, type PlacedWord } from '../lines.ts'
import type { Alphabet, Pixels, ReadPicture } from '../types.ts'
import { alphabetOf } from './alphabet.ts'
import { canReadExactly, type Network, recognise, type SeenWord, usualEngine } from './engine.ts'
import { type Grey, rotated } from './grey.ts'
import { busiestBand, inkShare } from './ink.ts'
import { straighten } from './straighten.ts'

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
 * @param alphabet what the page before was read in; later pages mostly are in the same language
 */
export async function readPicture(
  picture: Uint8Array | Pixels,
  density: number | null,
  alphabet: Alphabet | null = null,
): Promise<ReadPicture> {
  const [straight] = await Promise.all([straighten(picture, density), usualEngine()])
  const { page, turned, isSideways, scale } = straight
  const dots = density === null || scale === null ? (page.width / PAGE_WIDTH) * POINTS_PER_INCH : density * scale
  const upright = { page, dots, turned, alphabet }
  if (inkShare(page) < LEAST_INK) return blankPage(upright)
  const turnedRound = async () => ({ ...upright, page: await upsideDown(page), turned: turned + 180 })
  // Whether a page on its side has its top left or right, its rows do not tell.
  if (isSideways && (await isUpsideDown(page, dots))) return readPage(await turnedRound())
  const read = await readPage(upright)
  if (isSideways || read.quality.certainty >= DOUBTFUL || !(await isUpsideDown(page, dots))) return read
  return readPage(await turnedRound())
}

/** Less than this, of all of a page, is dust; the figure of a page number, alone on a page, has more. */
const LEAST_INK = 0.000_01

function blankPage({ page, dots, turned }: Upright): ReadPicture {
  const scale = POINTS_PER_INCH / dots
  return {
    page,
    lines: [],
    width: page.width * scale,
    height: page.height * scale,
    quality: { certainty: 0, turned },
    alphabet: FAST.alphabet,
    isBlank: true,
  }
}

/** The German alphabet reads clear English as well as the English one does. */
const FAST: Network = { alphabet: 'de', isExact: false }

const upsideDown = (page: Grey) => rotated(page, 180)

/** Whether the part of the page with most ink reads better when it is turned. */
async function isUpsideDown(page: Grey, dots: number): Promise<boolean> {
  const band = busiestBand(page)
  const upright = certaintyOf(await recognise(band, FAST, dots))
  return certaintyOf(await recognise(await upsideDown(band), FAST, dots)) > upright
}

interface Upright {
  readonly page: Grey
  /** Per inch. */
  readonly dots: number
  readonly turned: number
  readonly alphabet: Alphabet | null
}

async function readPage({ page, dots, turned, alphabet: expected }: Upright): Promise<ReadPicture> {
  const { words, alphabet } = await wordsOf(page, dots, expected ?? (await expectedOf(page, dots)))
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
    alphabet,
    isBlank: false,
  }
}

/**
 * Of pages with more ink than this a strip is read first: reading one twice takes seconds, a strip up to one. Letters and
 * simple invoices have 1 to 2.4 %, a Brazilian Danfe has 4.2 %.
 */
const DENSE = 0.03

async function expectedOf(page: Grey, dots: number): Promise<Alphabet> {
  if (inkShare(page) < DENSE) return 'de'
  const strip = await legible(busiestBand(page), FAST, dots)
  return alphabetOf(strip.map(({ text }) => text))
}

/** What is read less surely is read once more, exactly: a worn receipt had 0.80 and a wrong tax, clear scans 0.89 and more. */
const CLEAR = 0.88

interface Words {
  readonly words: readonly SeenWord[]
  readonly alphabet: Alphabet
}

/** Portuguese has letters that only its own alphabet knows. */
async function wordsOf(page: Grey, dots: number, expected: Alphabet): Promise<Words> {
  const first = await wordsIn(page, dots, { ...FAST, alphabet: expected === 'pt' ? 'pt' : 'de' })
  const alphabet = first.alphabet === 'pt' ? 'pt' : alphabetOf(first.words.map(({ text }) => text))
  const fast = alphabet === 'pt' && first.alphabet !== 'pt' ? await wordsIn(page, dots, { ...FAST, alphabet }) : first
  if (certaintyOf(fast.words) >= CLEAR) return fast
  const isOther = canReadExactly(alphabet) || alphabet !== fast.alphabet
  const exact = isOther ? await wordsIn(page, dots, { alphabet, isExact: true }) : fast
  return certaintyOf(exact.words) > certaintyOf(fast.words) ? exact : fast
}

async function wordsIn(page: Grey, dots: number, network: Network): Promise<Words> {
  return { words: await legible(page, network, dots), alphabet: network.alphabet }
}

async function legible(page: Grey, network: Network, dots: number): Promise<SeenWord[]> {
  const words = await recognise(page, network, dots)
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
