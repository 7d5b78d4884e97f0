import { cuboid, FIR, iso, onLeft, onRight, onTop, type Projection, sheet } from '../iso.ts'
import { balloon, line, lineTo, marks, type Part, path, rect, round, svg, text } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Ein Stapel Papier läuft durch eine Sortiermaschine in sechs Fächer, ein Blatt kommt auf den Tisch',
  en: 'A pile of paper runs through a sorting machine into six pigeonholes, one sheet comes to the desk',
}

/** AI for every desk: one pile is sorted into the pigeonholes of the company, and only what needs a decision comes out. */
export function pigeonholes(language: string): string {
  const word = wordsIn(language)
  const p = iso(186, 226, 0.92)
  return svg(
    640,
    560,
    word(LABEL),
    marks(640, 560),
    lineTo(p(-60, 66, 0), p(600, 66, 0), 'ln-x'),
    pile(p),
    lineTo(p(62, 66, 60), p(126, 66, 60), 'ln-c ln-d'),
    machine(p, word({ de: 'ORDNEN', en: 'SORT' })),
    lineTo(p(240, 66, 60), p(326, 66, 60), 'ln-c ln-d'),
    rack(p),
    tray(p),
    balloon(1, [60, 96], p(20, 40, 122)),
    balloon(2, [300, 60], p(190, 30, 130)),
    balloon(3, [540, 120], p(372, 0, 196)),
    balloon(4, [590, 400], p(540, 66, 14)),
  )
}

function pile(p: Projection): Part {
  const sheets = Array.from({ length: 12 }, (_, i) => {
    const [dx, dy] = [[0, 4, -3, 2][i % 4] ?? 0, [0, -3, 3][i % 3] ?? 0]
    return cuboid(p, [dx, 24 + dy, i * 9], [62, 84, 6], ['f-surface', 'f-paper', 'f-deep'])
  })
  return [sheets, onTop(p, [2, 26, 107], sheet(0, 0, 60, 80, 4), rect(10, 58, 24, 14, 'ln f-amber'))]
}

/** What was built: it reads every sheet and knows where it belongs. */
function machine(p: Projection, label: string): Part {
  return [
    cuboid(p, [126, 0, 0], [114, 132, 130], FIR),
    onLeft(p, [126, 132, 130], text(14, 30, label, 'tx tx-on'), rect(14, 46, 86, 5, 'f-onfir')),
    onRight(p, [240, 132, 130], rect(24, 58, 84, 12, 'ln f-surface')),
    onTop(
      p,
      [126, 0, 130],
      rect(16, 18, 82, 96, 'ln f-surface'),
      rect(28, 34, 30, 12, 'ln-c1 f-none'),
      rect(28, 58, 52, 12, 'ln-c1 f-none'),
      rect(28, 82, 40, 12, 'ln-c1 f-none'),
      line(16, 76, 98, 76, 'ln-c'),
    ),
  ]
}

const HOLES: readonly (readonly [x: number, y: number])[] = [12, 106].flatMap((y) => [10, 86, 162].map((x) => [x, y]))

function rack(p: Projection): Part {
  const hole = ([x, y]: readonly [number, number], i: number): Part => [
    rect(x, y, 66, 82, 'ln f-deep'),
    Array.from({ length: 2 + ((i * 3) % 4) }, (_, row) =>
      rect(x + 6, y + 70 - row * 9, 52, 6, row % 2 === 0 ? 'ln-h2 f-surface' : 'ln-h2 f-paper'),
    ),
    rect(x + 18, y + 6, 30, 8, 'ln-h2 f-tint'),
  ]
  return [cuboid(p, [326, -30, 0], [60, 238, 198]), onRight(p, [386, 208, 198], HOLES.map(hole))]
}

/** The one sheet that a person has to look at. */
function tray(p: Projection): Part {
  const [x, y] = p(452, 66, 44).map(round)
  return [
    lineTo(p(388, 66, 44), p(452, 66, 44), 'ln-c ln-d'),
    path(`M${x} ${y}l-11 -1 6 -8z`, 'f-copper'),
    cuboid(p, [452, 20, 0], [104, 96, 14]),
    onTop(
      p,
      [452, 20, 14],
      rect(14, 12, 72, 74, 'ln f-surface'),
      rect(24, 22, 30, 7, 'f-ink'),
      path('M24 40H74M24 50H66', 'ln-h2'),
      rect(24, 60, 28, 16, 'ln f-amber'),
    ),
  ]
}
