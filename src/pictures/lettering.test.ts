import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Lettering, TextStyle } from '../../common/share-image.ts'
import { packageRoot } from '../config.ts'
import { lettering } from './lettering.ts'

const HEADING = 'fonts/bricolage-grotesque-640.woff2'
const MONO = 'fonts/ibm-plex-mono-400.woff2'

const test = suite<{ letters: Lettering }>('lettering')

test.before(async (context) => {
  context.letters = await lettering(packageRoot())
})

const style = (more: Partial<TextStyle> = {}): TextStyle => ({ font: HEADING, size: 100, ...more })

test('measures a text in the width of its letters', ({ letters }) => {
  // Each letter of a typewriter face is six tenths of the size wide.
  assert.is(letters.width('Blatt', { font: MONO, size: 10 }), 30)
  assert.is(letters.width('', { font: MONO, size: 10 }), 0)
})

test('adds space between letters, and none after the last', ({ letters }) => {
  assert.is(letters.width('Blatt', { font: MONO, size: 10, tracking: 0.1 }), 34)
})

test('measures as the browser does', ({ letters }) => {
  // What Chromium measures for this word with the same file.
  const width = letters.width('Automatisierung', style())
  assert.ok(Math.abs(width - 811.4) < 0.5, String(width))
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

function heights(path: string): readonly [number, number] {
  const down = numbers(path).filter((_, index) => index % 2 === 1)
  return [Math.min(...down), Math.max(...down)]
}
