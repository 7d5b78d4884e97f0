// The picture of a page for shared links: its hero as a sheet, 1200 x 630, light only. The generator provides the
// lettering, since text has to become shapes, and writes the file.
import type { Lettering, ShareDrawing, ShareImageProps, TextStyle } from '../common/share-image.ts'
import type { PageData, Section } from '../schemas/types.ts'
import { drawing } from './drawings/drawing.ts'
import { line, polygon, rect, round } from './drawings/kit.ts'
import { legalSheets } from './drawings/scenes/legal-sheets.ts'
import { type FittedTitle, fitTitle, type PhrasePlace, placeOf, unbroken } from './drawings/share/fit-title.ts'
import { FONTS, letters, placed, standalone, withoutFonts } from './drawings/share/letters.ts'
import { LIGHT, lightStyles } from './drawings/share/light.ts'
import { fill, typeset } from './parts/format.ts'
import type { Context } from './types.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const SHEET = { x: 54, y: 48, width: 1104, height: 542, foot: 88 } as const
const FIGURE = { x: 716, y: SHEET.y, width: SHEET.x + SHEET.width - 716, height: SHEET.height - SHEET.foot } as const
const TITLE = { x: SHEET.x + 46, width: FIGURE.x - SHEET.x - 78 } as const
const SIZES = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40]
const LEADING = 1.1
/** Height of the copper measure, as a multiple of the heading's size. */
const MEASURE_GAP = 0.22
const GRID = 12

const heading = (size: number): TextStyle => ({ font: FONTS.heading, size, tracking: -0.022 })
const mono = (size: number): TextStyle => ({ font: FONTS.mono, size, tracking: 0.04 })
const body = (size: number): TextStyle => ({ font: FONTS.body, size })

/** The picture as SVG text without any font, and what it shows in words. */
export function shareImage({ page, context, lettering }: ShareImageProps<PageData, Context>): ShareDrawing {
  const { label, title, emphasis, scene } = subject(page, context.language)
  const { shareImage: words } = context.data.interface
  const alt = fill(words.alt, { title: title.replaceAll('\u00ad', '') })
  const svg = standalone(
    WIDTH,
    HEIGHT,
    lightStyles(),
    alt,
    [
      rect(0, 0, WIDTH, HEIGHT, 'f-paper'),
      zones(lettering),
      rect(SHEET.x, SHEET.y, SHEET.width, SHEET.height, 'f-surface'),
      graphPaper(),
      placed(withoutFonts(scene, lettering), inset(FIGURE, 26)),
      line(FIGURE.x, FIGURE.y, FIGURE.x, FIGURE.y + FIGURE.height, 'ln-h'),
      titleArea({ label, emphasis, title: typeset(title, context.settings.hyphenation) }, lettering),
      foot(page, context, lettering),
      rect(SHEET.x, SHEET.y, SHEET.width, SHEET.height, 'ln f-none'),
    ].join(''),
  )
  return { svg, alt }
}

interface Subject {
  readonly label: string
  readonly title: string
  readonly emphasis: string
  readonly scene: string
}

/** What a page is about: its hero; pages without one use their name and a drawing of their kind. */
function subject(page: PageData, language: string): Subject {
  const find = <T extends Section['type']>(type: T) =>
    page.sections.find((section): section is Extract<Section, { type: T }> => section.type === type)
  const [hero, lost, legal] = [find('hero'), find('not-found'), find('legal-text')]
  if (hero) {
    const scene = drawing(hero.drawing ?? (hero.designs ? 'app-phones' : 'exploded-process'), language)
    return { label: hero.label ?? page.sheet.name, title: hero.title, emphasis: hero.emphasis, scene }
  }
  const title = lost?.entries[0]?.title ?? legal?.title ?? page.sheet.name
  const scene = lost ? drawing('floor-plan', language) : legalSheets()
  return { label: page.sheet.name === title ? '' : page.sheet.name, title, emphasis: lastWord(title), scene }
}

const lastWord = (title: string) => title.split(' ').at(-1) ?? ''

const inset = (box: { x: number; y: number; width: number; height: number }, by: number) => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
})

/** The letters and numbers on the edge of a drawing sheet. */
function zones(lettering: Lettering): string {
  const size = 15
  const at = { colour: LIGHT['ink-muted'], anchor: 'middle' } as const
  const [across, down] = [SHEET.width / 8, SHEET.height / 5]
  const columns = Array.from({ length: 8 }, (_, i) =>
    letters(lettering, String(i + 1), mono(size), { ...at, x: SHEET.x + (i + 0.5) * across, y: SHEET.y - 10 }),
  )
  const rows = Array.from({ length: 5 }, (_, i) =>
    letters(lettering, 'ABCDE'.charAt(i), mono(size), { ...at, x: SHEET.x - 16, y: SHEET.y + (i + 0.5) * down + 5 }),
  )
  const ticks = [
    ...Array.from({ length: 9 }, (_, i) => [SHEET.x + i * across, SHEET.y - 28, 0, 28] as const),
    ...Array.from({ length: 6 }, (_, i) => [SHEET.x - 32, SHEET.y + i * down, 32, 0] as const),
  ]
  return [...columns, ...rows, ...ticks.map(([x, y, dx, dy]) => line(x, y, x + dx, y + dy, 'ln-h2'))].join('')
}

function graphPaper(): string {
  const { x, y, width, height } = FIGURE
  const down = Array.from({ length: Math.floor(width / GRID) }, (_, i) => `M${x + (i + 1) * GRID} ${y}v${height}`)
  const across = Array.from({ length: Math.floor(height / GRID) }, (_, i) => `M${x} ${y + (i + 1) * GRID}h${width}`)
  return `<path d="${[...down, ...across].join('')}" style="stroke:${LIGHT.ink};stroke-width:1;stroke-opacity:.06"/>`
}

/** Label and heading, centred in height, with the copper measure under the key word. */
function titleArea({ label, title, emphasis }: Omit<Subject, 'scene'>, lettering: Lettering): string {
  const measure = (text: string, size: number) => lettering.width(text, heading(size))
  const room = { width: TITLE.width, height: FIGURE.height - 132, sizes: SIZES, leading: LEADING }
  const fitted = fitTitle(unbroken(title, emphasis, room, measure), room, measure)
  const { size, lines } = fitted
  const measured = placeOf(emphasis, lines)
  const height = lines.length * size * LEADING + size * MEASURE_GAP
  const top = SHEET.y + (FIGURE.height - height) / 2 + (label ? 18 : 0)
  // The lines below the measured word make room for its measure.
  const gapAbove = (index: number) => (measured && index > measured.line ? size * MEASURE_GAP : 0)
  const baseOf = (index: number) => top + size * 0.82 + index * size * LEADING + gapAbove(index)
  return [
    label ? smallLabel(label, top - 26, lettering) : '',
    ...lines.map((text, index) =>
      letters(lettering, text, heading(size), { x: TITLE.x, y: baseOf(index), colour: LIGHT.ink }),
    ),
    measured ? copperMeasure(measured, { fitted, baseOf, lettering }) : '',
  ].join('')
}

function smallLabel(label: string, y: number, lettering: Lettering): string {
  const sizes = [21, 19, 17, 15]
  const size = sizes.find((one) => lettering.width(label, mono(one)) <= TITLE.width)
  // A line that does not fit even small is better left out than cut.
  return size ? letters(lettering, label, mono(size), { x: TITLE.x, y, colour: LIGHT['ink-muted'] }) : ''
}

interface Lines {
  readonly fitted: FittedTitle
  baseOf(index: number): number
  readonly lettering: Lettering
}

function copperMeasure(found: PhrasePlace, { fitted, baseOf, lettering }: Lines): string {
  const style = heading(fitted.size)
  const from = TITLE.x + lettering.width(found.before, style)
  const to = from + lettering.width(found.at, style)
  const y = baseOf(found.line) + fitted.size * 0.26 + 4
  const head = (x: number, way: number) =>
    polygon(
      [
        [x, y],
        [x + way * 16, y - 5],
        [x + way * 16, y + 5],
      ],
      'f-copper',
    )
  const ends = [from, to].map((x) => line(x, y - 9, x, y + 9, 'ln-c'))
  return [line(from, y, to, y, 'ln-c'), ...ends, head(from, 1), head(to, -1)].join('')
}

/** The title block: brand, sheet, scale. */
function foot(page: PageData, context: Context, lettering: Lettering): string {
  const { titleBlock: words } = context.data.interface
  const [first = '', second = ''] = context.data.navigation.brand.lines
  const y = SHEET.y + SHEET.height - SHEET.foot
  const position = fill(words.position, { n: page.sheet.number, total: context.pageCount })
  const [sheetX, scaleX] = [FIGURE.x, FIGURE.x + FIGURE.width / 2]
  const cell = (x: number, label: string, value: string) => [
    letters(lettering, label, mono(15), { x: x + 24, y: y + 34, colour: LIGHT['ink-muted'] }),
    letters(lettering, value, body(25), { x: x + 24, y: y + 66, colour: LIGHT.ink }),
  ]
  const brand = { x: TITLE.x + 66, colour: LIGHT.ink }
  return [
    rect(SHEET.x, y, SHEET.width, SHEET.foot, 'f-deep'),
    line(SHEET.x, y, SHEET.x + SHEET.width, y, 'ln'),
    line(sheetX, y, sheetX, y + SHEET.foot, 'ln'),
    line(scaleX, y, scaleX, y + SHEET.foot, 'ln-h2'),
    logo(TITLE.x, y + 22),
    letters(lettering, first, heading(24), { ...brand, y: y + (second ? 39 : 52) }),
    second && letters(lettering, second, heading(24), { ...brand, y: y + 68 }),
    ...cell(sheetX, words.sheet, position),
    ...cell(scaleX, words.scale, words.scaleValue),
  ].join('')
}

/** The sheet of the icon: half of it filled, one amber spot. */
function logo(x: number, y: number): string {
  const size = 44
  return [
    rect(x, y, size, size, 'ln f-surface'),
    rect(x, y + size / 2, size, size / 2, 'ln f-fir'),
    rect(x + size * 0.65, round(y + size * 0.12), size * 0.22, size * 0.22, 'ln f-amber'),
  ].join('')
}
