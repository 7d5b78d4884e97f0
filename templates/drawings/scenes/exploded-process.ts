import { cuboid, FIR, iso, onLeft, onTop, type Projection, sheet } from '../iso.ts'
import {
  balloon,
  circle,
  corners,
  dimension,
  group,
  line,
  lineTo,
  marks,
  type Part,
  path,
  polygon,
  rect,
  round,
  svg,
  text,
} from '../kit.ts'
import { wordsIn } from '../words.ts'

const SIDE = 200

const LABEL = {
  de: 'Explosionszeichnung eines automatisierten Ablaufs in vier Lagen: Papier, Lesen, Regel und Ergebnis',
  en: 'Exploded view of an automated process in four layers: paper, reading, rule and result',
  pt: 'Vista explodida de um processo automatizado em quatro camadas: papel, leitura, regra e resultado',
}

/** Home hero: exploded view of an automated process, paper on top, result below. */
export function explodedProcess(language: string): string {
  const word = wordsIn(language)
  const p = iso(250, 452, 0.86)
  return svg(
    500,
    660,
    word(LABEL),
    marks(500, 660),
    lineTo(p(0, 0, 0), p(0, 0, 470), 'ln-x'),
    result(p, word({ de: 'ERGEBNIS', en: 'RESULT', pt: 'RESULTADO' })),
    between(p, 40, 190),
    flow(p, 46, 190),
    rule(p),
    between(p, 202, 340),
    flow(p, 208, 340),
    reading(p),
    between(p, 340, 452),
    flow(p, 348, 452),
    paper(p),
    height(word({ de: 'nach Maß', en: 'to measure', pt: 'sob medida' })),
    balloon(1, [458, 76], p(158, 60, 472)),
    balloon(2, [458, 206], p(184, 30, 340)),
    balloon(3, [458, 330], p(190, 20, 202)),
    balloon(4, [458, 466], p(188, 14, 40)),
  )
}

function result(p: Projection, label: string): Part {
  const rows = [66, 50, 74, 56].map((width, i) => [
    line(16, 76 + i * 30, 184, 76 + i * 30, 'ln-h2'),
    path(`M24 ${60 + i * 30}l6 6 10-12`, 'ln-g'),
    rect(54, 57 + i * 30, width, 7, 'f-ink2'),
  ])
  return [
    cuboid(p, [0, 0, 0], [SIDE, SIDE, 40], FIR),
    onLeft(p, [0, SIDE, 40], text(16, 27, label, 'tx tx-on')),
    onTop(p, [0, 0, 40], rect(16, 16, 168, 28, 'f-tint ln'), rect(28, 27, 60, 7, 'f-fir'), rows, stain(142, 112)),
  ]
}

function rule(p: Projection): Part {
  return [
    cuboid(p, [0, 0, 190], [SIDE, SIDE, 12]),
    onTop(
      p,
      [0, 0, 202],
      path('M46 100H66M134 100H146M146 100V54H150M146 100V146H150', 'ln-g'),
      circle(30, 100, 15, 'ln f-amber'),
      rect(68, 68, 64, 64, 'ln f-tint'),
      path('M82 100H118M100 82V118', 'ln-g'),
      circle(168, 54, 19, 'ln f-tint'),
      circle(168, 146, 19, 'ln f-tint'),
      path('M159 146l6 6 11-12', 'ln-g'),
      path('M161 47l14 14M175 47l-14 14', 'ln'),
    ),
  ]
}

function reading(p: Projection): Part {
  const found = [
    [40, 40, 62],
    [40, 74, 104],
    [40, 146, 76],
  ] as const
  return [
    polygon([p(0, 0, 340), p(SIDE, 0, 340), p(SIDE, SIDE, 340), p(0, SIDE, 340)], 'ln f-glass'),
    onTop(
      p,
      [0, 0, 340],
      corners(14, 14, 172, 172, 24),
      found.map(([x, y, w]) => [rect(x, y, w, 18, 'ln-c1 f-none'), rect(x + 6, y + 6, w - 16, 6, 'f-ink2')]),
      rect(126, 140, 34, 26, 'ln-c1 f-none'),
      rect(132, 147, 22, 12, 'f-amber'),
      line(6, 118, 194, 118, 'ln-c'),
    ),
  ]
}

function paper(p: Projection): Part {
  const stained = [
    sheet(30, 14, 140, 176, 11),
    rect(122, 154, 38, 26, 'ln f-surface'),
    rect(128, 161, 24, 12, 'f-amber'),
  ]
  return [
    onTop(p, [0, 0, 446], group('rotate(-8 100 100)', sheet(26, 16, 140, 176, 3, 'ln f-deep'))),
    onTop(p, [0, 0, 458], group('rotate(6 100 100)', sheet(34, 12, 140, 176, 5, 'ln f-paper'))),
    onTop(p, [0, 0, 472], group('rotate(-2 100 100)', stained)),
  ]
}

/** The amber spot that travels through the picture. */
const stain = (x: number, y: number) => rect(x, y, 34, 24, 'f-amber ln')

const between = (p: Projection, from: number, to: number): Part =>
  [[SIDE, 0] as const, [0, SIDE] as const, [SIDE, SIDE] as const].map(([x, y]) =>
    lineTo(p(x, y, from), p(x, y, to), 'ln-x'),
  )

const flow = (p: Projection, from: number, to: number): Part => [
  lineTo(p(100, 100, from), p(100, 100, to + 6), 'ln-c ln-d'),
  path(`M${p(100, 100, from).map(round).join(' ')}l-5 -11h10z`, 'f-copper'),
]

const height = (label: string): Part => [
  dimension([44, 92], [44, 590]),
  rect(30, 342 - label.length * 5.75, 28, label.length * 11.5, 'f-surface'),
  text(49, 342, label, 'tx', 'middle', -90),
  line(36, 92, 150, 92, 'ln-h2'),
  line(36, 590, 146, 590, 'ln-h2'),
]
