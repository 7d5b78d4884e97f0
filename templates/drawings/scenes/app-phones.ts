import { balloon, bars, circle, corners, dimension, line, marks, type Part, path, rect, svg } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Drei Handys nebeneinander: Skizze, Entwurf und fertige App mit denselben Maßen',
  en: 'Three phones side by side: sketch, design and finished app with the same dimensions',
}

const WIDTH = 168
const HEIGHT = 356

/** App pages: the same screen three times, from the first lines to the finished app in the hand. */
export function appPhones(language: string): string {
  return svg(
    640,
    660,
    wordsIn(language)(LABEL),
    marks(640, 660),
    line(40, 330, 600, 330, 'ln-x'),
    sketch(60, 66),
    design(236, 142),
    finished(412, 218),
    path('M232 92C286 84 320 92 328 122', 'ln-c ln-d'),
    path('M328 130l-5 -11h10z', 'f-copper'),
    path('M408 168C462 160 496 168 504 198', 'ln-c ln-d'),
    path('M504 206l-5 -11h10z', 'f-copper'),
    dimension([412, 604], [580, 604], '390 px', { offset: 16 }),
    dimension([608, 218], [608, 574], '', { offset: 16 }),
    balloon(1, [28, 126], [78, 140]),
    balloon(2, [206, 540], [252, 470]),
    balloon(3, [386, 596], [440, 522]),
    balloon(4, [560, 176], [536, 250]),
  )
}

const frame = (x: number, y: number, look: string): Part => [
  rect(x, y, WIDTH, HEIGHT, look, 20),
  line(x + 62, y + 10, x + 106, y + 10, 'ln-h2'),
]

function sketch(x: number, y: number): Part {
  const boxes = [
    [x + 16, y + 66, 136, 84],
    [x + 16, y + 164, 62, 62],
    [x + 90, y + 164, 62, 62],
  ] as const
  return [
    frame(x, y, 'ln ln-d f-paper'),
    rect(x + 16, y + 28, 76, 12, 'ln-h2 f-none'),
    rect(x + 134, y + 26, 18, 18, 'ln f-amber'),
    boxes.map(([left, top, w, h]) => [
      rect(left, top, w, h, 'ln-h2 f-none'),
      line(left, top, left + w, top + h, 'ln-h2'),
      line(left + w, top, left, top + h, 'ln-h2'),
    ]),
    path(`M${x + 16} ${y + 250}h110M${x + 16} ${y + 266}h80M${x + 16} ${y + 282}h96`, 'ln-h2'),
    rect(x + 16, y + 308, 136, 30, 'ln ln-d f-none'),
  ]
}

function design(x: number, y: number): Part {
  return [
    frame(x, y, 'ln f-surface'),
    rect(x + 16, y + 30, 82, 10, 'f-ink'),
    circle(x + 143, y + 35, 9, 'ln f-amber'),
    rect(x + 16, y + 66, 136, 84, 'ln f-tint'),
    path(`M${x + 26} ${y + 134}l30-34 22 22 18-26 40 38`, 'ln'),
    [0, 1].map((i) => [
      rect(x + 16 + i * 74, y + 164, 62, 62),
      circle(x + 38 + i * 74, y + 186, 9, 'ln f-tint'),
      bars(x + 28 + i * 74, y + 204, [38, 24], 9),
    ]),
    bars(x + 16, y + 248, [120, 90, 104], 14),
    rect(x + 16, y + 308, 136, 30),
    rect(x + 54, y + 321, 60, 5, 'f-ink'),
    corners(x + 8, y + 58, 152, 100, 14, 'ln-c'),
  ]
}

function finished(x: number, y: number): Part {
  const values = [26, 40, 34, 58, 50, 70]
  return [
    frame(x, y, 'ln f-surface'),
    rect(x + 8, y + 22, WIDTH - 16, 136, 'ln f-fir'),
    rect(x + 20, y + 36, 82, 10, 'f-onfir'),
    circle(x + 143, y + 41, 10, 'ln f-amber'),
    values.map((value, i) => rect(x + 22 + i * 21, y + 146 - value, 13, value, i === 5 ? 'f-amber' : 'f-onfir')),
    [0, 1].map((i) => [
      rect(x + 16 + i * 74, y + 170, 62, 62, 'ln f-tint'),
      path(`M${x + 29 + i * 74} ${y + 192}l7 7 13-15`, 'ln-g'),
      rect(x + 28 + i * 74, y + 212, 36, 5, 'f-ink'),
    ]),
    [0, 1].map((i) => [
      circle(x + 26, y + 258 + i * 24, 7, i === 0 ? 'ln f-amber' : 'ln f-tint'),
      rect(x + 44, y + 252 + i * 24, 84 - i * 22, 5, 'f-ink'),
      rect(x + 44, y + 261 + i * 24, 50, 4, 'f-ink2'),
    ]),
    rect(x + 16, y + 308, 136, 30, 'f-fir', 3),
    rect(x + 54, y + 321, 60, 5, 'f-onfir'),
  ]
}
