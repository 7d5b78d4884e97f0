import { circle, corners, group, line, mark, type Part, path, rect, svg, text } from '../kit.ts'

/** Rows of a paragraph by their widths, from 0 to 1. */
const PARAGRAPHS: readonly (readonly number[])[] = [
  [0.96, 0.88, 0.42],
  [1, 0.92, 0.97, 0.6],
  [0.9, 0.98, 0.35],
]

const [LEFT, TOP, WIDTH, HEIGHT] = [84, 34, 262, 352]

function paragraph(rows: readonly number[], number: number, y: number): Part {
  return [
    text(LEFT + 26, y + 11, `§ ${number}`, 'tx tx-b'),
    rows.map((row, i) => line(LEFT + 72, y + 6 + i * 15, LEFT + 72 + row * 158, y + 6 + i * 15, 'ln-h2')),
  ]
}

/** Pages that say who answers for what: numbered paragraphs, one of them under the copper pen, sealed. */
export const legalSheets = (): string =>
  svg(
    420,
    420,
    '',
    [24, 396].flatMap((x) => [24, 396].map((y) => mark(x, y))),
    group('rotate(-7 210 210)', rect(LEFT, TOP, WIDTH, HEIGHT, 'ln f-deep')),
    group('rotate(-3 210 210)', rect(LEFT, TOP, WIDTH, HEIGHT, 'ln f-paper')),
    rect(LEFT, TOP, WIDTH, HEIGHT),
    rect(LEFT + 26, TOP + 28, 120, 14, 'f-fir'),
    line(LEFT + 26, TOP + 58, LEFT + WIDTH - 26, TOP + 58),
    PARAGRAPHS.map((rows, i) => paragraph(rows, i + 1, TOP + 82 + i * 76)),
    corners(LEFT + 14, TOP + 146, WIDTH - 28, 74, 16, 'ln-c'),
    line(LEFT + 26, TOP + HEIGHT - 30, LEFT + 130, TOP + HEIGHT - 30),
    circle(LEFT + WIDTH - 18, TOP + HEIGHT - 34, 40, 'ln f-amber'),
    circle(LEFT + WIDTH - 18, TOP + HEIGHT - 34, 31, 'ln f-none'),
    path(`M${LEFT + WIDTH - 33} ${TOP + HEIGHT - 34}l11 11l20 -22`, 'ln'),
  )
