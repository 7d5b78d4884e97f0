// Reading pictures: made upright and evenly lit first, then read by Tesseract with the language data of packages.
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorker, OEM, type Word as SeenWord, type Worker } from 'tesseract.js'
import { linesOf, type PlacedWord } from './lines.ts'
import { openPicture, straighten } from './straighten.ts'
import type { ReadPicture } from './types.ts'

const LANGUAGES = ['deu', 'eng', 'por'] as const
const POINTS_PER_INCH = 72
/** What is assumed of a picture that does not say how large it was on paper: as wide as A4. */
const PAGE_WIDTH = 595
/** Below this the picture may stand on its side or head: research saw 72 to 76 with half of the letters wrong. */
const DOUBTFUL = 0.7
/** A single sign that is hardly seen is a speck, or a letter of a line that runs up the margin. */
const LEAST_LETTER = 0.6
const QUARTERS = [0, 90, 270, 180] as const

let engine: Promise<Worker> | null = null

/** Starting takes most of a second, so one engine serves all pictures of this process. */
function startedEngine(): Promise<Worker> {
  engine ??= start()
  return engine
}

const packages = createRequire(import.meta.url)

/** The engine looks for all languages in one folder, and without one on the network; each comes in a package of its own. */
async function start(): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-languages-'))
  try {
    await Promise.all(LANGUAGES.map((code) => copyFile(languageFile(code), join(folder, `${code}.traineddata.gz`))))
    return await createWorker([...LANGUAGES], OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: true })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function languageFile(code: string): string {
  const folder = dirname(packages.resolve(`@tesseract.js-data/${code}/package.json`))
  return join(folder, '4.0.0_best_int', `${code}.traineddata.gz`)
}

/**
 * Reads the words of a picture. One that is hard to read is tried in all four directions.
 *
 * @param density dots per inch, if known; otherwise the picture counts as as wide as a page
 */
export async function readPicture(picture: Uint8Array, density: number | null): Promise<ReadPicture> {
  let best: ReadPicture | null = null
  for (const quarter of QUARTERS) {
    const seen = await readAt(picture, quarter, density)
    if (!best || seen.quality.certainty > best.quality.certainty) best = seen
    if (best.quality.certainty >= DOUBTFUL) break
  }
  if (!best) throw new Error('There is no direction to read in')
  return best
}

async function readAt(picture: Uint8Array, quarter: number, density: number | null): Promise<ReadPicture> {
  const { png, turned } = await straighten(picture, quarter)
  const { width = 0, height = 0 } = await openPicture(png).metadata()
  const original = (await openPicture(picture).metadata()).width ?? width
  // Straightening may have changed the size; the density follows.
  const dots = density === null ? (width / PAGE_WIDTH) * POINTS_PER_INCH : (density * width) / original
  const worker = await startedEngine()
  await worker.setParameters({ user_defined_dpi: String(Math.round(dots)) })
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false })
  const scale = POINTS_PER_INCH / dots
  const words = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(({ words: seen }) => seen)))
    .map((word) => placed(word, scale))
    .filter(({ text, certainty }) => text !== '' && (text.length > 1 || certainty >= LEAST_LETTER))
  return {
    lines: linesOf(words, 1),
    width: width * scale,
    height: height * scale,
    quality: { certainty: meanCertainty(words), turned },
  }
}

function placed({ text, confidence, bbox: { x0, y0, x1, y1 } }: SeenWord, scale: number): PlacedWord {
  // Rules of tables are read as bars.
  const letters = text.replace(/^[|¦]+|[|¦]+$/g, '').trim()
  return { text: letters, box: [x0 * scale, y0 * scale, x1 * scale, y1 * scale], certainty: confidence / 100 }
}

/** Long words count more; specks are not words. */
function meanCertainty(words: readonly PlacedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, certainty }) => sum + certainty * text.length, 0) / letters
}
