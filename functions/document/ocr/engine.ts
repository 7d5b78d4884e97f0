// Tesseract, one engine per language: one alone reads three times as fast as three together, and German reads English.
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { MachineFault, type OcrLanguage } from '../types.ts'
import { exactData, fastData, type LanguageData } from './data.ts'
import { type Grey, sharpOf } from './grey.ts'

/** A word as the engine sees it; the box in pixels from the top left corner. */
export interface SeenWord {
  readonly text: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
  /** From 0 to 1. */
  readonly certainty: number
}

/** What reads a picture. */
export interface Network {
  readonly language: OcrLanguage
  /** Whether the network is used that takes longer and reads worn prints better; it may be the only one. */
  readonly isExact: boolean
}

/** Whether there is an exact network beside the fast one. */
export function canReadExactly(language: OcrLanguage): boolean {
  return fastData(language).folder !== exactData(language).folder
}

/** The language for nearly every picture. */
const USUAL = 'de'
let usual: Promise<Worker> | null = null

/** Starts the engine that reads nearly every picture, unless it runs; worth calling while a picture is prepared. */
export function usualEngine(): Promise<Worker> {
  usual ??= start(fastData(USUAL)).catch((cause: unknown) => {
    usual = null
    throw cause
  })
  return usual
}

/** Ends the usual engine; while it waits for pictures, the process does not exit by itself. */
export async function endEngine(): Promise<void> {
  const engine = await usual
  usual = null
  await engine?.terminate()
}

/** Starting takes most of a second, so the usual engine serves all pictures; the others would only hold memory. */
async function withEngine<T>({ language, isExact }: Network, use: (engine: Worker) => Promise<T>): Promise<T> {
  if (language === USUAL && !isExact) return use(await usualEngine())
  const engine = await start(isExact ? exactData(language) : fastData(language))
  try {
    return await use(engine)
  } finally {
    await engine.terminate()
  }
}

function start(data: LanguageData): Promise<Worker> {
  allowFastMath()
  return workerFor(data)
}

/** @throws MachineFault where the data of the language is missing or damaged */
async function workerFor({ code, folder, isPacked }: LanguageData): Promise<Worker> {
  const options = { langPath: folder, cacheMethod: 'none', gzip: isPacked }
  try {
    // The engine reports what goes wrong while it loads to its error handler alone; without one it throws where nothing catches.
    return await new Promise((resolve, reject) => {
      createWorker(code, OEM.LSTM_ONLY, { ...options, errorHandler: reject }).then(resolve, reject)
    })
  } catch (cause) {
    const file = join(folder, `${code}.traineddata${isPacked ? '.gz' : ''}`)
    throw new MachineFault(
      `Pictures cannot be read: Tesseract's data ${file} is missing or damaged. Run "npm install --omit=dev" again, or ` +
        `install the package tesseract-ocr-${code}`,
      { cause },
    )
  }
}

/** The engine's fastest build (a sixth less time) needs instructions that V8 before 11.4 hides behind a flag. */
function allowFastMath(): void {
  const [major = 0, minor = 0] = process.versions.v8.split('.').map(Number)
  if (major === 11 && minor < 4) setFlagsFromString('--experimental-wasm-relaxed-simd')
}

/**
 * Reads the words of a picture that stands upright. Nothing is written to a disk: the engine gets bytes.
 *
 * @param density dots per inch
 */
export function recognise(picture: Grey, network: Network, density: number): Promise<SeenWord[]> {
  return withEngine(network, async (engine) => {
    await engine.setParameters({
      // Automatic segmentation. Treating the page as one block (the default) or one column lost whole lines of letters
      // with a side column: 94.6 % of the words of five worn invoices came back, 93.7 and 90.8 % the other ways.
      tessedit_pageseg_mode: PSM.AUTO,
      tessedit_char_whitelist: '',
      user_defined_dpi: String(Math.round(Math.min(600, Math.max(70, density)))),
    })
    return wordsOf(engine, await packed(picture))
  })
}

/** A picture of one line, as a PNG. */
export interface LinePicture {
  readonly png: Buffer
  /** The characters that it can have; "" for any. */
  readonly alphabet: string
}

/** Reads pictures of single lines. @returns the words of each, from left to right */
export function recogniseLines(lines: readonly LinePicture[], network: Network): Promise<SeenWord[][]> {
  return withEngine(network, async (engine) => {
    const read: SeenWord[][] = []
    for (const { png, alphabet } of lines) {
      await engine.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: alphabet })
      read.push(await wordsOf(engine, png))
    }
    return read
  })
}

async function wordsOf(engine: Worker, png: Buffer): Promise<SeenWord[]> {
  const { data } = await engine.recognize(png, {}, { tsv: true, text: false })
  return (data.tsv ?? '').split('\n').flatMap(wordOf)
}

/** The format that the engine opens fastest; it reads bare pixels (PNM) byte by byte, which is 4 % of the time. */
function packed(picture: Grey): Promise<Buffer> {
  return sharpOf(picture).toColourspace('b-w').png({ compressionLevel: 0 }).toBuffer()
}

/** Columns of the engine's table: level page block paragraph line word left top width height confidence text. */
const WORD_LEVEL = '5'

function wordOf(row: string): SeenWord[] {
  const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t')
  if (level !== WORD_LEVEL || text.trim() === '') return []
  const [x, y] = [Number(left), Number(top)]
  return [{ text, box: [x, y, x + Number(width), y + Number(height)], certainty: Number(confidence) / 100 }]
}
