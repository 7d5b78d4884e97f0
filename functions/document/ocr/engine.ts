// Tesseract, one engine a language: one alone reads three times as fast as three together, and German reads English.
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import german from '@tesseract.js-data/deu'
import english from '@tesseract.js-data/eng'
import portuguese from '@tesseract.js-data/por'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Grey } from './grey.ts'

const DATA = { de: german, en: english, pt: portuguese } as const

/** A language that pictures are read in. */
export type Alphabet = keyof typeof DATA

/** A word as the engine sees it; the box in pixels from the top left corner. */
export interface SeenWord {
  readonly text: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
  /** From 0 to 1. */
  readonly certainty: number
}

/** The alphabet of nearly every picture. */
const USUAL = 'de'
let usual: Promise<Worker> | null = null

/** Starts the engine that reads nearly every picture, unless it runs; worth calling while a picture is made ready. */
export function usualEngine(): Promise<Worker> {
  usual ??= start(USUAL).catch((cause: unknown) => {
    usual = null
    throw cause
  })
  return usual
}

/** Ends the usual engine: a process with one that waits for pictures would never end by itself. */
export async function endEngine(): Promise<void> {
  const engine = await usual
  usual = null
  await engine?.terminate()
}

/** Starting takes most of a second, so the usual engine serves all pictures; the others would only hold memory. */
async function withEngine<T>(alphabet: Alphabet, use: (engine: Worker) => Promise<T>): Promise<T> {
  if (alphabet === USUAL) return use(await usualEngine())
  const engine = await start(alphabet)
  try {
    return await use(engine)
  } finally {
    await engine.terminate()
  }
}

async function start(alphabet: Alphabet): Promise<Worker> {
  allowFastMath()
  const { code, langPath } = DATA[alphabet]
  // The exact network in whole numbers is half as large as the default one and reads as well.
  const folder = join(dirname(langPath), '4.0.0_best_int')
  const worker = await createWorker(code, OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: true })
  // Blocks are looked for. Taking the page for one block (the default) or for one column lost whole lines of letters
  // with a side column: 94.6 % of the words of five worn invoices came back, 93.7 and 90.8 % the other ways.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  return worker
}

/** The engine's fastest build (a sixth less time) needs instructions that V8 before 11.4 has behind a flag. */
function allowFastMath(): void {
  const [major = 0, minor = 0] = process.versions.v8.split('.').map(Number)
  if (major === 11 && minor < 4) setFlagsFromString('--experimental-wasm-relaxed-simd')
}

/**
 * Reads the words of a picture that stands upright. Nothing is written to a disk: the engine gets bytes.
 *
 * @param density dots per inch
 */
export function recognise(picture: Grey, alphabet: Alphabet, density: number): Promise<SeenWord[]> {
  return withEngine(alphabet, async (engine) => {
    await engine.setParameters({ user_defined_dpi: String(Math.round(Math.min(600, Math.max(70, density)))) })
    const { data } = await engine.recognize(netpbm(picture), {}, { tsv: true, text: false })
    return (data.tsv ?? '').split('\n').flatMap(wordOf)
  })
}

/** The plainest format that the engine knows: nothing to compress, nothing to decompress. */
function netpbm({ data, width, height }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}

/** Columns of the engine's table: level page block paragraph line word left top width height confidence text. */
const WORD_LEVEL = '5'

function wordOf(row: string): SeenWord[] {
  const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t')
  if (level !== WORD_LEVEL || text.trim() === '') return []
  const [x, y] = [Number(left), Number(top)]
  return [{ text, box: [x, y, x + Number(width), y + Number(height)], certainty: Number(confidence) / 100 }]
}
