import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packageRoot } from '../config.ts'
import { type Lettering, lettering, type TextStyle } from './lettering.ts'

const HEADING = 'fonts/bricolage-grotesque-latin-wght-normal.woff2'
const MONO = 'fonts/ibm-plex-mono-latin-400-normal.woff2'

const test = suite<{ letters: Lettering }>('lettering')

test.before(async (context) => {
  context.letters = await lettering(packageRoot())
})

const style = (more: Partial<TextStyle> = {}): TextStyle => ({ font: HEADING, weight: 640, size: 100, ...more })

test('measures a text in the width of its letters', ({ letters }) => {
  // Each letter of a typewriter face is six tenths of the size wide.
  assert.is(letters.width('Blatt', { font: MONO, size: 10 }), 30)
  assert.is(letters.width('', { font: MONO, size: 10 }), 0)
})

test('adds space between letters, and none after the last', ({ letters }) => {
  assert.is(letters.width('Blatt', { font: MONO, size: 10, tracking: 0.1 }), 34)
})

test('sets a variable font at the weight that is asked for', ({ letters }) => {
  const width = (weight: number) => letters.width('Automatisierung', style({ weight }))
  // What Chromium measures for this word with the same file.
  assert.ok(Math.abs(width(200) - 750.1) < 0.5, String(width(200)))
  assert.ok(Math.abs(width(640) - 812.0) < 0.5, String(width(640)))
})

test('draws thicker letters at a higher weight, composed ones too', ({ letters }) => {
  const stem = (letter: string, weight: number) => extent(letters.outline(letter, style({ weight })))
  for (const letter of ['l', 'ï']) assert.ok(stem(letter, 200) < stem(letter, 640), letter)
  assert.is.not(letters.outline('ä', style({ weight: 640 })), letters.outline('ä', style({ weight: 800 })))
})

test('stays within the weights that a font has', ({ letters }) => {
  assert.is(letters.outline('A', style({ weight: 900 })), letters.outline('A', style({ weight: 800 })))
})

test('puts the base line at 0: letters stand above it, tails hang below', ({ letters }) => {
  const [top, bottom] = heights(letters.outline('Ag', style()))
  assert.ok(top < -60 && bottom > 10, `${top} ${bottom}`)
})

test('gives the same outlines each time', async ({ letters }) => {
  const again = await lettering(packageRoot())
  assert.is(again.outline('Größe 1 : 1', style()), letters.outline('Größe 1 : 1', style()))
})

test.run()

function numbers(path: string): number[] {
  return [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
}

/** Width of the first shape of an outline. */
function extent(path: string): number {
  const across = numbers(path.split('Z')[0] ?? '').filter((_, index) => index % 2 === 0)
  return Math.max(...across) - Math.min(...across)
}

function heights(path: string): readonly [number, number] {
  const down = numbers(path).filter((_, index) => index % 2 === 1)
  return [Math.min(...down), Math.max(...down)]
}
