// A page is drawn; what the first reading is said to have seen of it is wrong, or not all.
import { join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { endEngine, type SeenWord } from '../engine.ts'
import type { Grey } from '../grey.ts'
import { lostInk } from './lost-ink.ts'
import { readAgain } from './read-again.ts'

const FONTS = join(import.meta.dirname, '../../../../node_modules/pdfjs-dist/standard_fonts')
const FAST = { language: 'de', isExact: false } as const
const [WIDTH, HEIGHT] = [900, 400]
/** Text, left edge, baseline. */
const PRINT: readonly (readonly [text: string, left: number, baseline: number])[] = [
  ['Rechnungsbetrag', 60, 100],
  ['1.643,71', 640, 100],
  ['Fällig', 60, 200],
  ['14.02.2026', 640, 200],
]

const test = suite('readAgain')

test.before(() => {
  GlobalFonts.registerFromPath(join(FONTS, 'LiberationSans-Regular.ttf'), 'Sans')
})
test.after(endEngine)

test('finds what was passed over', async () => {
  const seen = PRINT.filter(([text]) => text !== '1.643,71').map(wordOf)
  assert.equal(await textsAfter(seen), ['Rechnungsbetrag', '1.643,71', 'Fällig', '14.02.2026'])
})

test('reads a number again that was misread, and takes what is no word out', async () => {
  const seen = PRINT.map(wordOf).map((word) => {
    if (word.text === '1.643,71') return { ...word, text: '1643.71', certainty: 0.55 }
    return word.text === '14.02.2026' ? { ...word, text: 'ee', certainty: 0 } : word
  })
  assert.equal(await textsAfter(seen), ['Rechnungsbetrag', '1.643,71', 'Fällig', '14.02.2026'])
})

test('leaves alone what is sure', async () => {
  const seen = PRINT.map(wordOf).map((word) => (word.text === '1.643,71' ? { ...word, text: '1.643,77' } : word))
  assert.ok((await textsAfter(seen)).includes('1.643,77'))
})

test.run()

const lost = suite('lostInk')

lost('is where letters stand side by side, and neither dust nor a drawing', () => {
  const page = drawn()
  for (let y = 250; y < 390; y++) page.data.fill(0, y * WIDTH + 100, y * WIDTH + 300)
  page.data.fill(0, 240 * WIDTH + 600, 240 * WIDTH + 603)
  const rows = lostInk(
    page,
    PRINT.slice(1)
      .map(wordOf)
      .map(({ box }) => box),
  )
  assert.is(rows.length, 1)
  const [left = 0, top = 0, right = 0, bottom = 0] = rows[0] ?? []
  assert.ok(Math.abs(left - 60) < 8 && top > 70 && bottom < 115 && right > 300 && right < 320, String(rows[0]))
})

lost.run()

async function textsAfter(seen: readonly SeenWord[]): Promise<string[]> {
  const words = await readAgain(drawn(), seen, FAST)
  const order = (a: SeenWord, b: SeenWord) => Math.round((a.box[1] - b.box[1]) / 50) || a.box[0] - b.box[0]
  return [...words].sort(order).map(({ text }) => text)
}

/** A word as the engine would see it where it is printed. */
function wordOf([text, left, baseline]: (typeof PRINT)[number]): SeenWord {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = '32px Sans'
  return { text, box: [left, baseline - 25, left + context.measureText(text).width, baseline + 7], certainty: 0.98 }
}

function drawn(): Grey {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = 'black'
  context.font = '32px Sans'
  for (const [text, left, baseline] of PRINT) context.fillText(text, left, baseline)
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
  return {
    data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => data[at * 4] ?? 255),
    width: WIDTH,
    height: HEIGHT,
  }
}
