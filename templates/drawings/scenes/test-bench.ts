import { cuboid, FIR, iso, onLeft, onRight, onTop, type Projection } from '../iso.ts'
import { balloon, circle, line, lineTo, marks, type Part, path, polygon, rect, svg, text } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Prüfstand: Akten, Modell, Prüfwand und das fertige Werkzeug',
  en: 'Test bench: files, model, test wall and the finished tool',
}

const NODES = [
  [26, 30],
  [26, 66],
  [26, 102],
  [66, 48],
  [66, 84],
  [104, 66],
] as const

/** AI development: your files go through a model, and only what passes the test becomes a tool. */
export function testBench(language: string): string {
  const word = wordsIn(language)
  const p = iso(186, 204, 0.92)
  return svg(
    640,
    570,
    word(LABEL),
    marks(640, 570),
    bench(p),
    files(p),
    lineTo(p(96, 86, 40), p(142, 86, 40), 'ln-c ln-d'),
    model(p),
    lineTo(p(264, 86, 60), p(320, 86, 60), 'ln-c ln-d'),
    wall(p, word({ de: 'PRÜFUNG', en: 'TEST' })),
    tool(p, word({ de: 'WERKZEUG', en: 'TOOL' })),
    balloon(1, [60, 110], p(40, 76, 100)),
    balloon(2, [290, 62], p(190, 40, 124)),
    balloon(3, [520, 104], p(336, 10, 176)),
    balloon(4, [596, 300], p(514, 46, 54)),
  )
}

const bench = (p: Projection): Part => [
  cuboid(p, [-16, -10, -22], [566, 192, 22]),
  onTop(p, [-16, -10, 0], line(0, 96, 566, 96, 'ln-x')),
]

/** A crate of files; the sheet that the model reads stands out. */
function files(p: Projection): Part {
  const folder = (i: number) => {
    const isRead = i === 2
    const top = isRead ? 100 : 78
    return [
      cuboid(p, [8, 40 + i * 17, 10], [78, 5, top - 10], ['f-surface', isRead ? 'f-tint' : 'f-surface', 'f-paper']),
      onLeft(p, [8, 45 + i * 17, top], rect(10 + ((i * 19) % 40), 7, 26, 9, isRead ? 'ln f-amber' : 'ln-h2 f-paper')),
    ]
  }
  return [
    cuboid(p, [0, 34, 0], [94, 8, 56]),
    [0, 1, 2, 3, 4].map(folder),
    cuboid(p, [0, 128, 0], [94, 8, 56]),
    onLeft(p, [0, 136, 56], rect(28, 18, 38, 16, 'ln-h2 f-surface')),
    cuboid(p, [88, 34, 0], [8, 102, 40]),
  ]
}

/** A glass block with the net in it that reads. */
function model(p: Projection): Part {
  const [x, y, z, w, d, h] = [142, 26, 0, 122, 122, 124]
  const links = NODES.flatMap(([fromX, fromY]) =>
    NODES.filter(([toX]) => toX - fromX > 30 && toX - fromX < 45).map(([toX, toY]) =>
      line(fromX, fromY, toX, toY, 'ln-c1'),
    ),
  )
  return [
    polygon([p(x, y + d, z), p(x + w, y + d, z), p(x + w, y + d, z + h), p(x, y + d, z + h)], 'ln f-glass'),
    polygon([p(x + w, y, z), p(x + w, y + d, z), p(x + w, y + d, z + h), p(x + w, y, z + h)], 'ln f-glass'),
    polygon([p(x, y, z + h), p(x + w, y, z + h), p(x + w, y + d, z + h), p(x, y + d, z + h)], 'ln f-tint'),
    onLeft(
      p,
      [x, y + d, z + h],
      links,
      NODES.map(([cx, cy], i) => circle(cx, cy, 8, i === 5 ? 'ln f-amber' : 'ln f-surface')),
    ),
    onTop(p, [x, y, z + h], rect(22, 22, 78, 78, 'ln-h2 f-none'), path('M40 62h42M61 41v42', 'ln-g')),
  ]
}

/** Every case that the model has to pass, before it goes on. */
function wall(p: Projection, label: string): Part {
  const rows = [0, 1, 2, 3].map((i) => [
    path(`M18 ${52 + i * 28}l7 7 12-14`, i === 2 ? 'ln-h2' : 'ln-g'),
    rect(50, 46 + i * 28, 74 - ((i * 17) % 40), 7, 'f-ink2'),
    line(12, 68 + i * 28, 146, 68 + i * 28, 'ln-h'),
  ])
  return [
    cuboid(p, [320, 6, 0], [22, 160, 176]),
    onRight(p, [342, 166, 176], text(14, 26, label), rows, rect(122, 98, 24, 16, 'ln f-amber')),
  ]
}

function tool(p: Projection, label: string): Part {
  return [
    lineTo(p(342, 86, 24), p(402, 86, 24), 'ln-c ln-d'),
    cuboid(p, [402, 30, 0], [126, 122, 54], FIR),
    onLeft(p, [402, 152, 54], text(8, 34, label, 'tx tx-on')),
    onTop(
      p,
      [402, 30, 54],
      rect(12, 12, 102, 98, 'ln f-tint'),
      rect(24, 26, 46, 8, 'f-fir'),
      path('M24 50H100M24 64H84', 'ln-h2'),
      rect(24, 80, 34, 18, 'ln f-amber'),
      path('M76 88l7 7 13-15', 'ln-g'),
    ),
  ]
}
