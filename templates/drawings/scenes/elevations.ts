import { balloon, bars, circle, dimension, line, marks, type Part, path, polygon, rect, svg } from '../kit.ts'
import { wordsIn } from '../words.ts'

const WEBSITE = {
  de: 'Ansicht einer Website am Rechner und auf dem Handy, mit Maßlinien wie in einer Bauzeichnung',
  en: 'Elevation of a website on a computer and on a phone, with dimension lines as in a construction drawing',
}
const SHOP = {
  de: 'Ansicht eines Onlineshops: Regal mit sechs Fächern, Warenkorb, Kasse auf dem Handy, Paket',
  en: 'Elevation of an online shop: shelf with six compartments, basket, checkout on a phone, parcel',
}

/** Pages on websites: elevation of a website in two widths, with dimensions. */
export function websiteElevation(language: string): string {
  const word = wordsIn(language)
  return svg(
    640,
    660,
    word(WEBSITE),
    marks(640, 660),
    dimension([70, 52], [550, 52], word({ de: '1.440 px', en: '1,440 px' }), { offset: -22 }),
    browser(),
    rect(472, 115, 54, 20, 'f-fir'),
    websiteTop(),
    websiteBottom(),
    phoneFrame(),
    websitePhone(),
    dimension([416, 632], [564, 632], '390 px', { offset: 14 }),
    dimension([592, 330], [592, 606], '', { offset: 14 }),
    dimension([44, 590], [44, 78], '', { offset: -14 }),
    balloon(1, [24, 132], [94, 177]),
    balloon(2, [24, 250], [94, 290]),
    balloon(3, [176, 622], [160, 444]),
    balloon(4, [330, 622], [416, 540]),
  )
}

const browser = (): Part => [
  rect(70, 78, 480, 512),
  rect(70, 78, 480, 26, 'ln f-deep'),
  [0, 1, 2].map((i) => circle(86 + i * 14, 91, 3.8, 'ln-h2 f-none')),
  rect(140, 85, 300, 12, 'ln-h2 f-surface'),
  rect(94, 120, 54, 10, 'f-ink'),
  [0, 1, 2].map((i) => rect(330 + i * 46, 122, 30, 6, 'f-ink2')),
]

const phoneFrame = (): Part => [
  rect(416, 330, 148, 276, 'ln f-paper', 16),
  rect(425, 348, 130, 240),
  rect(466, 337, 48, 4, 'f-ink2'),
  circle(490, 597, 3.4, 'ln-h2 f-none'),
  rect(436, 361, 36, 8, 'f-ink'),
  path('M532 361h13M532 367h13', 'ln'),
]

/** A picture that is still a box with its diagonals. */
const crossed = (x: number, y: number, w: number, h: number): Part => [
  rect(x, y, w, h, 'ln f-tint'),
  line(x, y, x + w, y + h, 'ln-h2'),
  line(x + w, y, x, y + h, 'ln-h2'),
]

const websiteTop = (): Part => [
  rect(94, 168, 186, 18, 'f-ink'),
  rect(94, 194, 148, 18, 'f-ink'),
  bars(94, 228, [180, 168, 116], 13),
  rect(94, 276, 98, 30, 'f-fir'),
  rect(108, 288, 68, 6, 'f-onfir'),
  crossed(312, 152, 214, 164),
  polygon([
    [336, 316],
    [392, 226],
    [426, 270],
    [454, 240],
    [500, 316],
  ]),
  circle(480, 190, 18, 'ln f-amber'),
  line(70, 340, 550, 340, 'ln-h2'),
]

const websiteBottom = (): Part => [
  [94, 244, 394].map((x) => [
    rect(x, 360, 134, 84, 'ln-h2 f-paper'),
    rect(x + 12, 374, 20, 20, 'ln f-tint'),
    rect(x + 12, 404, 70, 7, 'f-ink'),
    bars(x + 12, 419, [104, 84], 9),
  ]),
  rect(94, 468, 150, 12, 'f-ink'),
  bars(94, 490, [200, 190, 150]),
  rect(94, 540, 432, 30, 'ln f-fir'),
  rect(110, 552, 120, 6, 'f-onfir'),
]

const websitePhone = (): Part => [
  rect(436, 384, 98, 12, 'f-ink'),
  rect(436, 402, 72, 12, 'f-ink'),
  bars(436, 424, [104, 88], 10),
  crossed(436, 448, 108, 66),
  circle(490, 481, 11, 'ln f-amber'),
  rect(436, 526, 108, 24, 'f-fir'),
  rect(462, 536, 56, 4, 'f-onfir'),
  bars(436, 562, [72, 90], 10),
]

/** Shop page: the shop as a shelf in elevation; one amber thing goes from the shelf through the basket into the parcel. */
export function shopElevation(language: string): string {
  const word = wordsIn(language)
  return svg(
    640,
    660,
    word(SHOP),
    marks(640, 660),
    dimension([70, 52], [550, 52], '24/7', { offset: -22 }),
    browser(),
    basket(454, 122),
    shelf(),
    line(70, 478, 550, 478, 'ln-h2'),
    parcel(),
    phoneFrame(),
    checkout(),
    path('M268 208C268 140 360 196 444 152', 'ln-c ln-d'),
    path('M446 152l-9 6 9 5z', 'f-copper'),
    dimension([44, 590], [44, 78], '', { offset: -14 }),
    dimension([416, 632], [564, 632], '390 px', { offset: 14 }),
    balloon(1, [24, 200], [94, 220]),
    balloon(2, [600, 110], [530, 126]),
    balloon(3, [600, 420], [544, 538]),
    balloon(4, [300, 622], [230, 566]),
  )
}

const basket = (x: number, y: number): Part => [
  path(`M${x + 14} ${y + 2}h56l-6 24h-44z`, 'ln f-surface'),
  path(`M${x} ${y - 6}h10l10 32`, 'ln f-none'),
  circle(x + 26, y + 33, 4, 'ln f-surface'),
  circle(x + 58, y + 33, 4, 'ln f-surface'),
  rect(x + 34, y - 8, 16, 14, 'ln f-amber'),
]

const SHELF: readonly (readonly [number, number])[] = [
  [94, 168],
  [210, 168],
  [326, 168],
  [94, 322],
  [210, 322],
  [326, 322],
]

/** Six compartments with things of plain shape, a price tag below each. */
function shelf(): Part {
  const things = [jar(152, 250), box(268, 250), lamp(384, 250), bowl(152, 404), bottle(268, 404), jar(384, 404)]
  return [
    SHELF.map(([x, y]) => [
      rect(x, y, 116, 82 + 6, 'ln f-paper'),
      rect(x, y + 88, 116, 6, 'ln f-deep'),
      rect(x + 8, y + 104, 58, 7, 'f-ink'),
      rect(x + 8, y + 118, 36, 5, 'f-ink2'),
      rect(x + 84, y + 104, 24, 20, 'f-fir'),
      path(`M${x + 96} ${y + 109}v10M${x + 91} ${y + 114}h10`, 'ln-seam'),
    ]),
    things,
  ]
}

const jar = (x: number, y: number): Part => [
  rect(x - 18, y - 42, 36, 48, 'ln f-tint', 5),
  rect(x - 14, y - 52, 28, 10),
  rect(x - 12, y - 26, 24, 14, 'ln-h2 f-surface'),
]
const box = (x: number, y: number): Part => [rect(x - 22, y - 36, 44, 42, 'ln f-amber'), line(x, y - 36, x, y + 6)]
const lamp = (x: number, y: number): Part => [
  path(`M${x - 24} ${y - 22}h48l-10 -34h-28z`, 'ln f-surface'),
  path(`M${x} ${y - 22}V${y + 6}M${x - 14} ${y + 6}h28`, 'ln'),
]
const bowl = (x: number, y: number): Part => [
  path(`M${x - 30} ${y - 26}h60c0 20 -12 32 -30 32s-30 -12 -30 -32z`, 'ln f-tint'),
  path(`M${x - 16} ${y - 26}c0 -12 8 -18 16 -18s16 6 16 18`, 'ln f-surface'),
]
const bottle = (x: number, y: number): Part => [
  path(`M${x - 7} ${y - 60}h14v18c10 4 12 10 12 16v32h-38v-32c0 -6 2 -12 12 -16z`, 'ln f-surface'),
  rect(x - 13, y - 22, 26, 16, 'ln-h2 f-tint'),
]

const parcel = (): Part => [
  rect(178, 508, 104, 66, 'ln f-fir'),
  rect(178, 508, 104, 18, 'ln f-fir2'),
  rect(218, 508, 24, 66, 'ln f-surface'),
  rect(188, 546, 22, 16, 'ln f-amber'),
  path('M94 574H396', 'ln'),
  bars(94, 520, [60, 48], 12),
  path('M300 541h54m-9 -5l9 5-9 5', 'ln'),
]

const checkout = (): Part => [
  rect(436, 384, 70, 10, 'f-ink'),
  [0, 1].map((i) => [
    rect(436, 406 + i * 40, 30, 30, i === 0 ? 'ln f-amber' : 'ln f-tint'),
    rect(474, 410 + i * 40, 46, 6, 'f-ink2'),
    rect(474, 424 + i * 40, 26, 5, 'f-ink2'),
  ]),
  line(436, 488, 544, 488, 'ln-h2'),
  rect(436, 498, 40, 8, 'f-ink'),
  rect(508, 498, 36, 8, 'f-ink'),
  rect(436, 524, 108, 26, 'f-fir'),
  rect(462, 535, 56, 4, 'f-onfir'),
  bars(436, 564, [80, 96], 10),
]
