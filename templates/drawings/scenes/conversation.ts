import { cuboid, type Faces, iso, onLeft, onTop, PAPER, type Projection } from '../iso.ts'
import {
  balloon,
  circle,
  corners,
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

const LABEL = {
  de: 'Explosionszeichnung eines Gesprächs: Frage, Verstehen, eigenes Wissen, Antwort',
  en: 'Exploded view of a conversation: question, understanding, own knowledge, answer',
}

// Length, depth and the place of the tail of a speech bubble that lies flat.
const LONG = 210
const DEEP = 120

/** Chatbot pages: a question sinks through the layers and comes out as an answer; its amber word goes with it. */
export function chatbotConversation(language: string): string {
  const word = wordsIn(language)
  const p = iso(246, 474, 0.9)
  return svg(
    500,
    660,
    word(LABEL),
    marks(500, 660),
    answer(p, word({ de: 'ANTWORT', en: 'ANSWER' })),
    axes(p, 28, 152),
    flow(p, 34, 152),
    knowledge(p, word({ de: 'WISSEN', en: 'KNOWLEDGE' })),
    axes(p, 188, 306),
    flow(p, 262, 306),
    understanding(p),
    axes(p, 306, 388),
    flow(p, 314, 390),
    question(p),
    balloon(1, [458, 108], p(190, 30, 400)),
    balloon(2, [458, 206], p(200, 30, 306)),
    balloon(3, [458, 330], p(200, 40, 188)),
    balloon(4, [458, 466], p(200, 40, 28)),
  )
}

/** A speech bubble as a plate: its top, and the sides that are seen. */
function bubble(p: Projection, z: number, height: number, [top, left, right]: Faces): Part {
  const side = (from: readonly [number, number], to: readonly [number, number], look: string) =>
    polygon([p(...from, z), p(...to, z), p(...to, z + height), p(...from, z + height)], `ln ${look}`)
  const outline = [
    [0, 0],
    [LONG, 0],
    [LONG, DEEP],
    [168, DEEP],
    [128, DEEP + 40],
    [128, DEEP],
    [0, DEEP],
  ] as const
  return [
    side([0, DEEP], [128, DEEP], left),
    side([168, DEEP], [LONG, DEEP], left),
    side([128, DEEP + 40], [168, DEEP], right),
    side([LONG, 0], [LONG, DEEP], right),
    polygon(
      outline.map(([x, y]) => p(x, y, z + height)),
      `ln ${top}`,
    ),
  ]
}

function question(p: Projection): Part {
  return [
    bubble(p, 388, 12, PAPER),
    onTop(
      p,
      [0, 0, 400],
      rect(20, 26, 96, 9, 'f-ink'),
      rect(126, 26, 58, 9, 'f-ink2'),
      rect(20, 52, 60, 9, 'f-ink2'),
      rect(90, 44, 62, 24, 'f-amber'),
      rect(98, 52, 46, 9, 'f-ink'),
      rect(20, 80, 116, 9, 'f-ink2'),
    ),
  ]
}

function understanding(p: Projection): Part {
  const corner = [p(0, 0, 306), p(LONG, 0, 306), p(LONG, DEEP, 306), p(0, DEEP, 306)]
  return [
    polygon(corner, 'ln f-glass'),
    onTop(
      p,
      [0, 0, 306],
      corners(10, 10, LONG - 20, DEEP - 20, 18),
      rect(86, 38, 70, 32, 'ln-c1 f-none'),
      rect(94, 46, 54, 16, 'f-amber'),
      line(6, 88, LONG - 6, 88, 'ln-c'),
      circle(34, 54, 9, 'ln f-tint'),
      circle(184, 54, 9, 'ln f-tint'),
      path('M43 54H86M156 54H175', 'ln-c1'),
    ),
  ]
}

/** A drawer of index cards; the one that fits stands out. */
function knowledge(p: Projection, label: string): Part {
  const card = (i: number) => {
    const isFound = i === 4
    const lift = isFound ? 34 : 0
    const faces: Faces = isFound ? ['f-tint', 'f-tint', 'f-fir2'] : PAPER
    const tab = isFound ? rect(66, 10, 40, 14, 'ln f-amber') : rect(14 + (i % 3) * 54, 9, 34, 7, 'f-ink2')
    return [
      cuboid(p, [14, 10 + i * 15, 188 + lift], [180, 6, 40], faces),
      onLeft(p, [14, 16 + i * 15, 228 + lift], tab),
    ]
  }
  return [
    cuboid(p, [0, 0, 152], [LONG, DEEP, 36]),
    [0, 1, 2, 3, 4, 5, 6].map(card),
    onLeft(p, [0, DEEP, 188], rect(60, 7, 90, 22, 'ln f-surface'), text(105, 23, label, 'tx', 'middle')),
  ]
}

function answer(p: Projection, label: string): Part {
  return [
    bubble(p, 0, 28, ['f-surface', 'f-fir', 'f-fir2']),
    onLeft(p, [0, DEEP, 28], text(18, 20, label, 'tx tx-on')),
    onTop(
      p,
      [0, 0, 28],
      rect(18, 22, 70, 10, 'f-fir'),
      rect(18, 46, 112, 8, 'f-ink2'),
      rect(18, 64, 84, 8, 'f-ink2'),
      rect(18, 82, 44, 16, 'f-amber ln'),
      circle(166, 60, 24, 'ln f-tint'),
      path('M155 60l8 8 15-17', 'ln-g'),
    ),
  ]
}

const axes = (p: Projection, from: number, to: number): Part =>
  [[LONG, 0] as const, [0, DEEP] as const, [LONG, DEEP] as const].map(([x, y]) =>
    lineTo(p(x, y, from), p(x, y, to), 'ln-x'),
  )

const flow = (p: Projection, from: number, to: number): Part => [
  lineTo(p(120, 58, from), p(120, 58, to), 'ln-c ln-d'),
  path(`M${p(120, 58, from).map(round).join(' ')}l-5 -11h10z`, 'f-copper'),
]
