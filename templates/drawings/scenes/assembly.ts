import { cuboid, type Faces, FIR, iso, onLeft, onTop, PAPER, type Projection } from '../iso.ts'
import { balloon, circle, lineTo, marks, type Part, path, rect, round, svg, text } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Zusammenbau einer Software aus Modulen: Daten als Grundplatte, darüber Regeln, Oberfläche und Anschluss',
  en: 'Assembly of software from modules: data as base plate, above it rules, interface and connector',
}

const TINT: Faces = ['f-tint', 'f-deep', 'f-paper']

/** Custom software: modules made to measure, which fit onto the base and into each other. */
export function softwareAssembly(language: string): string {
  const word = wordsIn(language)
  const p = iso(262, 372, 0.9)
  return svg(
    560,
    660,
    word(LABEL),
    marks(560, 660),
    base(p, word({ de: 'DATEN', en: 'DATA' })),
    axis(p, 134, 44, 126, 190),
    rules(p, word({ de: 'REGELN', en: 'RULES' })),
    drop(p, [196, 60], 44, 196),
    connector(p),
    axis(p, 0, 230, 126, 246),
    axis(p, 134, 230, 126, 246),
    surface(p, word({ de: 'OBERFLÄCHE', en: 'INTERFACE' })),
    balloon(1, [508, 520], p(240, 120, 20)),
    balloon(2, [40, 430], p(0, 200, 90)),
    balloon(3, [40, 150], p(20, 190, 272)),
    balloon(4, [508, 250], p(244, 70, 226)),
  )
}

function base(p: Projection, label: string): Part {
  const sockets = [30, 78, 126, 174, 222].flatMap((y) => [164, 216].map((x) => circle(x, y, 11, 'ln f-deep')))
  return [
    cuboid(p, [0, 0, 0], [250, 250, 40]),
    onTop(p, [0, 0, 40], sockets, path('M148 10V240', 'ln-h2')),
    onLeft(p, [0, 250, 40], text(20, 27, label, 'tx')),
    cuboid(p, [150, 118, 40], [84, 118, 34], TINT),
    onTop(p, [150, 118, 74], rect(14, 14, 56, 26, 'ln f-surface'), path('M14 60H70M14 74H56M14 88H62', 'ln-h2')),
  ]
}

/** The module that is in place: what was built. */
function rules(p: Projection, label: string): Part {
  return [
    cuboid(p, [0, 0, 40], [134, 250, 82], FIR),
    onTop(
      p,
      [0, 0, 122],
      path('M67 40V92M67 130V150M67 150H36V176M67 150H98V176', 'ln-g'),
      circle(67, 28, 14, 'ln f-amber'),
      path('M67 88L91 111L67 134L43 111Z', 'ln f-tint'),
      rect(18, 178, 36, 34, 'ln f-tint'),
      rect(80, 178, 36, 34, 'ln f-tint'),
      path('M27 194l6 6 11-12M89 194l6 6 11-12', 'ln-g'),
    ),
    onLeft(p, [0, 250, 122], text(20, 27, label, 'tx tx-on')),
  ]
}

/** The screen that visitors see, above the rules it belongs to. */
function surface(p: Projection, label: string): Part {
  const z = 262
  return [
    cuboid(p, [0, 0, z], [134, 250, 20], PAPER),
    onTop(
      p,
      [0, 0, z + 20],
      rect(12, 12, 110, 26, 'ln f-tint'),
      rect(22, 21, 46, 8, 'f-fir'),
      circle(108, 25, 6, 'ln f-amber'),
      [0, 1, 2].map((i) => [
        rect(12, 54 + i * 44, 28, 32, 'ln f-surface'),
        rect(50, 60 + i * 44, 64 - i * 12, 7, 'f-ink'),
      ]),
      [0, 1, 2].map((i) => rect(50, 74 + i * 44, 44, 5, 'f-ink2')),
      rect(12, 196, 110, 34, 'f-fir'),
      rect(42, 210, 50, 6, 'f-onfir'),
    ),
    onLeft(p, [0, 250, z + 20], text(20, 15, label, 'tx')),
  ]
}

/** The part that connects what the business already has; on its way into its socket. */
function connector(p: Projection): Part {
  return [
    cuboid(p, [164, 28, 196], [64, 64, 14]),
    cuboid(p, [172, 36, 210], [48, 48, 30], ['f-amber', 'f-deep', 'f-paper']),
    onTop(p, [172, 36, 240], circle(24, 24, 12, 'ln f-surface'), path('M24 16V32M16 24H32', 'ln-g')),
  ]
}

const axis = (p: Projection, x: number, y: number, from: number, to: number): Part =>
  lineTo(p(x, y, from), p(x, y, to), 'ln-x')

const drop = (p: Projection, [x, y]: readonly [number, number], from: number, to: number): Part => [
  lineTo(p(x, y, from), p(x, y, to), 'ln-c ln-d'),
  path(`M${p(x, y, from).map(round).join(' ')}l-5 -11h10z`, 'f-copper'),
]
