// Text as outlines out of the project's own font files, so that a picture with text has the same bytes on a machine
// with other fonts, or with none.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Font, Glyph, PathCommand } from 'fontkit'
import type { Lettering, TextStyle } from '../../common/share-image.ts'

/** Lettering with the fonts of a project; each is read when it is first used. */
export async function lettering(root: string): Promise<Lettering> {
  // Loaded when needed: a build that draws nothing never starts it.
  const { create } = await import('fontkit')
  const fontOf = memoize(
    (file: string) => file,
    (file) => create(readFileSync(join(root, 'templates', file))),
  )
  // Placing glyphs takes most of the time, and a heading is tried in many lines and sizes.
  const texts = memoize(
    ([text, { font, tracking = 0 }]: readonly [string, TextStyle]) => [font, tracking, text].join('\0'),
    ([text, style]) => placedText(fontOf(style.font), text, style.tracking ?? 0),
  )
  return {
    width: (text, style) => texts([text, style]).width * style.size,
    outline: (text, style) => outlineOf(texts([text, style]), style.size),
  }
}

function memoize<Given, Made>(keyOf: (given: Given) => string, make: (given: Given) => Made): (given: Given) => Made {
  const made = new Map<string, Made>()
  return (given) => {
    const key = keyOf(given)
    const known = made.get(key) ?? make(given)
    made.set(key, known)
    return known
  }
}

/** A text with its letters in their places; lengths are in units of the font. */
interface PlacedText {
  /** In sizes, without the space after the last letter. */
  readonly width: number
  readonly unitsPerEm: number
  readonly letters: readonly { readonly glyph: Glyph; readonly x: number; readonly y: number }[]
}

function placedText(font: Font, text: string, tracking: number): PlacedText {
  const { unitsPerEm } = font
  const { glyphs, positions } = font.layout(text)
  const step = tracking * unitsPerEm
  let x = 0
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const letter = { glyph, x: x + xOffset, y: yOffset }
    x += xAdvance + step
    return letter
  })
  return { width: letters.length > 0 ? (x - step) / unitsPerEm : 0, unitsPerEm, letters }
}

function outlineOf({ letters, unitsPerEm }: PlacedText, size: number): string {
  const scale = size / unitsPerEm
  const parts = letters.map(({ glyph, x, y }) =>
    glyph.path.commands.map((command) => written(command, { scale, x, y })).join(''),
  )
  return parts.join('')
}

const LETTERS: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

interface Placement {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A tenth of a unit is enough for pictures of 1,000 units, and halves the text that has to be parsed again. */
function written({ command, args }: PathCommand, { scale, x, y }: Placement): string {
  const tenth = (value: number) => Math.round(value * scale * 10) / 10
  const numbers = args.map((value, index) => (index % 2 === 0 ? tenth(value + x) : -tenth(value + y) || 0))
  return `${LETTERS[command]}${numbers.join(' ')}`
}
