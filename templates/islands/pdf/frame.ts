import type { SheetContent } from './content.ts'
import type { Color, Lettering, Mark } from './marks.ts'
import { lines, type MeasureText } from './rows.ts'
import { firstLines } from './wrap.ts'
import { writable } from './writable.ts'

/** A4 in points. */
export const SHEET = { width: 595.28, height: 841.89 }

const OUTER = 20
const INNER = 34
const BLOCK_HEIGHT = 88
const BLOCK_SPLIT = 50
const COLUMNS = 6
const ZONES = 'ABCDEFGH'
const PADDING = 9
const LEFT = INNER
const RIGHT = SHEET.width - INNER
const TOP_OF_BLOCK = SHEET.height - INNER - BLOCK_HEIGHT

/** Where the contents stand, in points from the top left corner of the sheet. */
export const CONTENT = { left: 62, right: SHEET.width - 62, top: 62, bottom: TOP_OF_BLOCK - 18 }

const SMALL: Lettering = { font: 'regular', size: 8, color: 'muted' }
const LABEL: Lettering = { font: 'mono', size: 7, color: 'muted' }

/** The edge of a drawing sheet (ISO 5457): two borders, and zones between them that name each place. */
export function frame(): Mark[] {
  const { width, height } = SHEET
  const stepX = (RIGHT - LEFT) / COLUMNS
  const stepY = (height - 2 * INNER) / ZONES.length
  const ticksX = Array.from({ length: COLUMNS - 1 }, (_, i) => LEFT + stepX * (i + 1))
  const ticksY = Array.from({ length: ZONES.length - 1 }, (_, i) => INNER + stepY * (i + 1))
  const ticks = [
    ...ticksX.map((x) => `M${x} ${OUTER}V${INNER}M${x} ${height - INNER}V${height - OUTER}`),
    ...ticksY.map((y) => `M${OUTER} ${y}H${INNER}M${width - INNER} ${y}H${width - OUTER}`),
  ]
  return [
    path(box(OUTER, OUTER, width - OUTER, height - OUTER), 'control', 0.6),
    path(ticks.join(''), 'control', 0.6),
    path(box(LEFT, INNER, RIGHT, height - INNER), 'ink', 1.5),
    ...Array.from({ length: COLUMNS }, (_, i) => zone(String(i + 1), LEFT + stepX * (i + 0.5), [29.5, height - 24.5])),
    ...[...ZONES].flatMap((letter, i) =>
      [27, width - 27].flatMap((x) => zone(letter, x, [INNER + stepY * (i + 0.5) + 2.5])),
    ),
  ].flat()
}

const zone = (text: string, x: number, places: readonly number[]): Mark[] =>
  places.map((y) => ({ kind: 'text', x, y, text, anchor: 'middle', lettering: LABEL }))

/** The title block at the foot (ISO 7200): who hands the sheet out, what it is called, which one it is. */
export function titleBlock({ title, footer, words }: SheetContent, measure: MeasureText): Mark[] {
  const top = TOP_OF_BLOCK
  const split = top + BLOCK_SPLIT
  const [name, last] = [LEFT + 190, RIGHT - 96]
  const bold: Lettering = { font: 'bold', size: 10, color: 'ink' }
  const cell = { measure, y: top + 27 }
  return [
    path(`M${LEFT} ${top}H${RIGHT}`, 'ink', 1.5),
    path(`M${LEFT} ${split}H${RIGHT}M${name} ${top}V${split}M${last} ${top}V${SHEET.height - INNER}`, 'ink', 0.6),
    ...logo(LEFT + PADDING, top + 8),
    ...texts(words.author, { ...cell, x: LEFT + 52, y: top + 22, width: name - LEFT - 58, count: 2 }, bold),
    label(words.name, name, top),
    ...texts(
      title.replaceAll('\n', ' '),
      { ...cell, x: name + PADDING, width: last - name - 2 * PADDING, count: 2 },
      bold,
    ),
    label(words.sheet, last, top),
    ...texts(words.position, { ...cell, x: last + PADDING, width: 80, count: 1 }, bold),
    label(words.scale, last, split),
    ...texts(words.scaleValue, { measure, x: last + PADDING, y: split + 27, width: 80, count: 1 }, bold),
    ...texts(footer, { measure, x: LEFT + PADDING, y: split + 15, width: last - LEFT - 2 * PADDING, count: 2 }, SMALL),
  ]
}

const label = (text: string, x: number, y: number): Mark => ({
  kind: 'text',
  x: x + PADDING,
  y: y + 13,
  text: writable(text.slice(0, 20)),
  lettering: LABEL,
})

interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  /** How many lines it has room for. */
  readonly count: number
  readonly measure: MeasureText
}

function texts(text: string, { x, y, width, count, measure }: Cell, lettering: Lettering): Mark[] {
  const fitting = firstLines(lines(text, lettering, width, measure), count)
  return fitting.map((line, i) => ({ kind: 'text', x, y: y + i * lettering.size * 1.25, text: line, lettering }))
}

/** Title with the copper measure under its last line, and the subtitle. @returns also where the contents begin */
export function head({ title, subtitle = '' }: SheetContent, measure: MeasureText): Head {
  const { left, right, top } = CONTENT
  const large: Lettering = { font: 'bold', size: 23, color: 'ink' }
  const small: Lettering = { font: 'regular', size: 11, color: 'muted' }
  const titles = lines(title.replaceAll('\n', ' '), large, right - left, measure)
  const shown = firstLines(titles, 3)
  const base = top + 12 + (shown.length - 1) * 27
  const length = Math.max(measure(shown.at(-1) ?? '', large.font, large.size), 24)
  const subtitles = subtitle ? lines(subtitle, small, right - left, measure) : []
  const kept = firstLines(subtitles, 3)
  return {
    marks: [
      ...shown.map((text, i): Mark => ({ kind: 'text', x: left, y: top + 12 + i * 27, text, lettering: large })),
      ...measureLine(left, base + 12, length),
      ...kept.map((text, i): Mark => ({ kind: 'text', x: left, y: base + 32 + i * 15, text, lettering: small })),
    ],
    bottom: base + 18 + kept.length * 15 + (kept.length > 0 ? 4 : 0),
    isShortened: titles.length > shown.length || subtitles.length > kept.length,
  }
}

interface Head {
  readonly marks: readonly Mark[]
  readonly bottom: number
  readonly isShortened: boolean
}

/** A dimension line: the correcting pen measures the word above it. */
function measureLine(x: number, y: number, length: number): Mark[] {
  const heads = `M${x} ${y}l7 -2.4v4.8zM${x + length} ${y}l-7 -2.4v4.8z`
  return [
    path(`M${x} ${y - 5}v10M${x + length} ${y - 5}v10M${x} ${y}h${length}`, 'copper', 1),
    { kind: 'path', d: heads, fill: 'copper' },
  ]
}

/** The logo of the site: a sheet with its measures, half of it filled, and the amber spot. */
function logo(x: number, y: number): Mark[] {
  const place = { kind: 'path', x, y, scale: 0.85 } as const
  const pen = { color: 'ink', width: 1.2 } as const
  return [
    { ...place, d: 'M8 8h24v24H8z', fill: 'surface', line: pen },
    { ...place, d: 'M8 20h24v12H8z', fill: 'fir', line: pen },
    { ...place, d: 'M8 8l24 24M2 8h3M2 32h3M3.5 8v24M8 2v3M32 2v3M8 3.5h24', line: { color: 'ink', width: 0.8 } },
    { ...place, d: 'M25 12.5h4v4h-4z', fill: 'amber', line: { color: 'ink', width: 1 } },
  ]
}

const box = (left: number, top: number, right: number, bottom: number) => `M${left} ${top}H${right}V${bottom}H${left}z`

const path = (d: string, color: Color, width: number): Mark => ({ kind: 'path', d, line: { color, width } })
