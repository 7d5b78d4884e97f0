import { cuboid, type Faces, FIR, iso, onLeft, onRight, onTop, type Projection, sheet } from '../iso.ts'
import { balloon, line, lineTo, marks, type Part, path, rect, svg, text } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Messtisch: Abläufe stehen als Säulen unter einer Messbrücke, eine reicht bis an die Marke',
  en: 'Measuring table: processes stand as columns below a gauge, one of them reaches the mark',
}

// The height of the gauge above the table: only the column that pays off touches it.
const GAUGE = 150

const COLUMNS: readonly { readonly x: number; readonly height: number }[] = [
  { x: 40, height: 52 },
  { x: 118, height: 96 },
  { x: 196, height: GAUGE - 2 },
  { x: 274, height: 70 },
  { x: 352, height: 34 },
]

/** Consulting page: we measure which processes are worth it, and which are not. */
export function consultingTable(language: string): string {
  const word = wordsIn(language)
  const p = iso(242, 196, 0.9)
  return svg(
    640,
    620,
    word(LABEL),
    marks(640, 620),
    legs(p),
    table(p),
    back(p),
    COLUMNS.map((column) => process(p, column)),
    gauge(p, word({ de: 'LOHNT SICH', en: 'PAYS OFF' })),
    plan(p),
    balloon(1, [62, 420], p(70, 176, 0)),
    balloon(2, [100, 92], p(58, 60, 52)),
    balloon(3, [580, 150], p(420, 42, GAUGE + 20)),
    balloon(4, [430, 60], p(222, 60, GAUGE)),
  )
}

const legs = (p: Projection): Part => [
  cuboid(p, [6, 206, -130], [18, 18, 106]),
  cuboid(p, [416, 206, -130], [18, 18, 106]),
  cuboid(p, [416, 6, -130], [18, 18, 106]),
]

/** The top with a ruler on its front edge. */
function table(p: Projection): Part {
  const ticks = Array.from({ length: 41 }, (_, i) => line(20 + i * 10, 0, 20 + i * 10, i % 5 === 0 ? 13 : 7, 'ln-h2'))
  return [
    cuboid(p, [0, 0, -24], [440, 230, 24]),
    onTop(p, [0, 0, 0], line(0, 110, 440, 110, 'ln-h'), line(20, 60, 420, 60, 'ln-x')),
    onLeft(p, [0, 230, 0], ticks),
  ]
}

/** The far post of the gauge stands behind the columns. */
const back = (p: Projection): Part => cuboid(p, [4, 34, 0], [16, 52, GAUGE + 6])

function process(p: Projection, { x, height }: { readonly x: number; readonly height: number }): Part {
  const isWorth = height > GAUGE - 10
  const rows = Array.from({ length: Math.floor((height - 14) / 12) }, (_, i) =>
    line(8, 12 + i * 12, i % 3 === 2 ? 28 : 44, 12 + i * 12, isWorth ? 'ln-seam' : 'ln-h2'),
  )
  const faces: Faces = isWorth ? ['f-amber', FIR[1], FIR[2]] : ['f-surface', 'f-deep', 'f-paper']
  return [cuboid(p, [x, 34, 0], [52, 52, height], faces), onLeft(p, [x, 86, height], rows)]
}

function gauge(p: Projection, label: string): Part {
  return [
    cuboid(p, [420, 34, 0], [16, 52, GAUGE + 6]),
    lineTo(p(20, 86, GAUGE), p(420, 86, GAUGE), 'ln-c'),
    cuboid(p, [4, 46, GAUGE + 6], [432, 28, 26]),
    onLeft(p, [4, 74, GAUGE + 32], text(22, 18, label)),
    onRight(p, [436, 74, GAUGE + 32], line(6, 13, 22, 13, 'ln-h2')),
  ]
}

/** The process as it is today, and the pencil that drew it. */
function plan(p: Projection): Part {
  const steps = [
    [150, 150],
    [220, 150],
    [290, 150],
  ] as const
  return [
    onTop(p, [0, 0, 0], sheet(24, 128, 84, 88, 7), rect(132, 128, 216, 88, 'ln f-surface')),
    onTop(
      p,
      [0, 0, 0],
      steps.map(([x, y], i) => rect(x, y, 42, 26, i === 1 ? 'ln f-amber' : 'ln f-paper')),
      path('M192 163H216M262 163H286', 'ln-g'),
      line(150, 194, 268, 194, 'ln-h2'),
      line(150, 204, 236, 204, 'ln-h2'),
    ),
    cuboid(p, [368, 132, 0], [8, 76, 8], ['f-amber', 'f-deep', 'f-amber']),
  ]
}
