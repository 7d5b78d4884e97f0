// Reading pictures: made upright and evenly lit first, then read by Tesseract with the language data of packages.
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import german from '@tesseract.js-data/deu'
import english from '@tesseract.js-data/eng'
import portuguese from '@tesseract.js-data/por'
import { createWorker, OEM, type Word as SeenWord, type Worker } from 'tesseract.js'
import { linesOf, type PlacedWord } from './lines.ts'
import { openPicture, PROBING, straighten } from './straighten.ts'
import type { ReadPicture } from './types.ts'

const LANGUAGES = [german, english, portuguese]
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

/** The engine looks for all languages in one folder, and without one on the network; each comes in a package of its own. */
async function start(): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-languages-'))
  try {
    await Promise.all(
      LANGUAGES.map(({ code, langPath }) => {
        // The exact network in whole numbers is half as large as the default one and reads as well.
        const file = join(langPath, '..', '4.0.0_best_int', `${code}.traineddata.gz`)
        return copyFile(file, join(folder, `${code}.traineddata.gz`))
      }),
    )
    const codes = LANGUAGES.map(({ code }) => code)
    return await createWorker(codes, OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: true })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Reads the words of a picture. One that is hard to read is tried in all four directions.
 *
 * @param density dots per inch, if known; otherwise the picture counts as as wide as a page
 */
export async function readPicture(picture: Uint8Array, density: number | null): Promise<ReadPicture> {
  const upright = await readAt(picture, 0, density)
  if (upright.quality.certainty >= DOUBTFUL) return upright
  const quarter = await likelyQuarter(picture)
  if (quarter === 0) return upright
  const turned = await readAt(picture, quarter, density)
  return turned.quality.certainty > upright.quality.certainty ? turned : upright
}

/** The direction in which a small copy is read best. */
async function likelyQuarter(picture: Uint8Array): Promise<number> {
  let best = { quarter: 0, certainty: 0 }
  for (const quarter of QUARTERS) {
    const { quality } = await readAt(picture, quarter, null, PROBING)
    if (quality.certainty > best.certainty) best = { quarter, certainty: quality.certainty }
  }
  return best.quarter
}

async function readAt(
  picture: Uint8Array,
  quarter: number,
  density: number | null,
  widths?: typeof PROBING,
): Promise<ReadPicture> {
  const { png, turned } = await straighten(picture, quarter, widths)
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
