import { cuboid, FIR, iso, onLeft, type Projection } from '../iso.ts'
import { balloon, bars, circle, line, marks, type Part, path, polygon, rect, round, svg, text } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Eine Website steht wie ein Werkstück auf einem Prüfsockel: eine Lupe auf der Überschrift, der Weg zum Knopf, daneben das Handy',
  en: 'A website stands on a test block like a workpiece: a lens on its heading, the way to its button, a phone beside it',
}

const WIDE = 370
const HIGH = 250

/** The page on professional websites: customers look closely before they call, so the page is tested like a workpiece. */
export function websiteInspection(language: string): string {
  const word = wordsIn(language)
  const p = iso(174, 220, 0.88)
  return svg(
    640,
    580,
    word(LABEL),
    marks(640, 580),
    cuboid(p, [-24, 16, -44], [540, 150, 44], FIR),
    onLeft(p, [-24, 166, 0], text(20, 28, word({ de: 'GEPRÜFT', en: 'CHECKED' }), 'tx tx-on')),
    page(p),
    phone(p),
    lens(p),
    balloon(1, [292, 60], p(116, 82, HIGH - 30)),
    balloon(2, [424, 84], p(214, 82, HIGH - 96)),
    balloon(3, [572, 176], p(330, 84, 196)),
    balloon(4, [600, 330], p(486, 146, 150)),
  )
}

function page(p: Projection): Part {
  return [
    cuboid(p, [0, 66, 0], [WIDE, 16, HIGH], ['f-surface', 'f-surface', 'f-paper']),
    onLeft(
      p,
      [0, 82, HIGH],
      rect(0, 0, WIDE, 24, 'ln f-deep'),
      [0, 1, 2].map((i) => circle(14 + i * 14, 12, 4, 'ln-h2 f-none')),
      rect(24, 54, 150, 15, 'f-ink'),
      rect(24, 76, 112, 15, 'f-ink'),
      bars(24, 106, [140, 124, 90], 12),
      rect(24, 150, 104, 30, 'f-fir'),
      rect(40, 163, 62, 5, 'f-onfir'),
      trust(),
      path('M196 62C226 70 214 128 150 164', 'ln-c ln-d'),
      path('M140 167l12 -8 3 10z', 'f-copper'),
      [24, 136, 248].map((x) => rect(x, 200, 98, 34, 'ln-h2 f-paper')),
    ),
  ]
}

/** Work that can be seen, a voice, a face. */
const trust = (): Part => [
  rect(232, 44, 114, 82, 'ln f-tint'),
  polygon([
    [240, 126],
    [272, 82],
    [292, 104],
    [312, 88],
    [340, 126],
  ]),
  circle(326, 62, 9, 'ln f-amber'),
  circle(248, 158, 13, 'ln f-surface'),
  path('M230 186c0 -22 36 -22 36 0', 'ln f-surface'),
  bars(276, 150, [66, 54, 60], 11),
]

function phone(p: Projection): Part {
  return [
    cuboid(p, [394, 128, 0], [104, 16, 196], ['f-surface', 'f-paper', 'f-deep']),
    onLeft(
      p,
      [394, 144, 196],
      rect(8, 16, 88, 172, 'ln f-surface'),
      rect(18, 32, 66, 10, 'f-ink'),
      rect(18, 48, 48, 10, 'f-ink'),
      rect(18, 70, 68, 44, 'ln f-tint'),
      circle(52, 92, 8, 'ln f-amber'),
      bars(18, 124, [64, 50], 10),
      rect(18, 150, 68, 24, 'f-fir'),
    ),
  ]
}

/** The eye of the customer: the heading, larger than it stands on the page. */
function lens(p: Projection): Part {
  const [x, y] = p(70, 82, HIGH - 62)
  const [cx, cy] = [round(x), round(y)]
  return [
    line(cx - 34, cy + 40, cx - 84, cy + 100, 'ln-paper'),
    polygon(
      [
        [cx - 40, cy + 36],
        [cx - 92, cy + 98],
        [cx - 80, cy + 108],
        [cx - 28, cy + 46],
      ],
      'ln f-deep',
    ),
    circle(cx, cy, 54, 'ln f-surface'),
    circle(cx, cy, 47, 'ln-c f-none'),
    rect(cx - 34, cy - 20, 68, 15, 'f-ink'),
    rect(cx - 34, cy + 4, 46, 15, 'f-ink'),
  ]
}
