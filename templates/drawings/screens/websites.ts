import type { Part } from '../kit.ts'
import * as kit from './screen-kit.ts'

const { box, button, chart, disc, heading, lines, navigation, oval, phoneNavigation, shape, stroke, word } = kit

/** A model website in both widths. */
export interface Website {
  desktop(): Part
  mobile(): Part
}

/** A length in a picture that is drawn at several scales. */
const n = (value: number) => +value.toFixed(1)

const wood = (x: number, y: number, w: number, h: number): Part => [
  box(x, y, w, h, '#d9b48a'),
  [0.2, 0.42, 0.66, 0.85].map((t, i) => {
    const at = y + h * t
    const bend = `${n(x + w * 0.3)} ${n(at - 10 + i * 4)} ${n(x + w * 0.6)} ${n(at + 12)} ${x + w} ${n(at - 2)}`
    return stroke(`M${x} ${n(at)}C${bend}`, '#b98a58', 1.2)
  }),
]

function table(x: number, y: number, s: number): Part {
  const leg = (at: number, down: number, up: number) =>
    `M${n(x + at * s)} ${n(y + 10 * s)}l${n(down * s)} ${n(70 * s)}h${n(8 * s)}l${n(up * s)} ${n(-70 * s)}z`
  return [
    shape(`M${x} ${y}h${n(150 * s)}v${n(10 * s)}h${n(-150 * s)}z`, '#4b2e18'),
    shape(leg(14, -8, 12) + leg(124, 12, -8), '#6b4526'),
  ]
}

const tischlerei: Website = {
  desktop: () => [
    box(0, 0, 640, 400, '#fbf6ee'),
    navigation('Tischlerei', { ink: '#3b2413', soft: '#c3ab92', button: '#3b2413', on: '#fff' }),
    heading(32, 128, 'Möbel, die', 42, '#3b2413'),
    heading(32, 174, 'bleiben.', 42, '#3b2413'),
    lines(32, 200, [210, 190, 130], '#b39a80'),
    button(32, 246, 128, 'Werkstatt ansehen', ['#a4561f', '#fff']),
    wood(330, 74, 278, 216),
    table(388, 160, 1.1),
    ['Küchen', 'Tische', 'Treppen'].map((name, i) => [
      box(32 + i * 198, 320, 180, 56, '#f1e6d6'),
      heading(48 + i * 198, 353, name, 14, '#3b2413'),
    ]),
  ],
  mobile: () => [
    box(0, 0, 200, 410, '#fbf6ee'),
    phoneNavigation('Tischlerei', '#3b2413'),
    wood(0, 50, 200, 150),
    table(34, 110, 0.86),
    heading(16, 236, 'Möbel, die', 25, '#3b2413'),
    heading(16, 264, 'bleiben.', 25, '#3b2413'),
    lines(16, 282, [160, 140, 90], '#b39a80'),
    button(16, 326, 168, 'Werkstatt ansehen', ['#a4561f', '#fff']),
    box(16, 376, 168, 40, '#f1e6d6'),
  ],
}

const GROWTH = [0.3, 0.42, 0.38, 0.6, 0.72, 0.95]

const kanzlei: Website = {
  desktop: () => [
    box(0, 0, 640, 400, '#fff'),
    box(0, 0, 640, 290, '#15294a'),
    navigation('Steuerkanzlei', { ink: '#fff', soft: '#6f86ad', button: '#e6b94a', on: '#15294a' }),
    heading(32, 122, 'Steuern klar.', 40, '#fff'),
    heading(32, 166, 'Kopf frei.', 40, '#e6b94a'),
    lines(32, 192, [220, 200, 140], '#8ea3c6'),
    button(32, 236, 140, 'Erstgespräch', ['#e6b94a', '#15294a']),
    box(372, 84, 236, 176, '#1f3a66'),
    chart([396, 110, 200, 126], '#e6b94a', GROWTH),
    stroke('M386 236H596', '#8ea3c6'),
    ['Lohn', 'Bilanz', 'Gründung', 'Digital'].map((name, i) => [
      box(32 + i * 147, 312, 132, 64, '#f1f4f9'),
      heading(46 + i * 147, 340, name, 14, '#15294a'),
      lines(46 + i * 147, 352, [84, 60], '#a9b7cf', 9, 3),
    ]),
  ],
  mobile: () => [
    box(0, 0, 200, 410, '#15294a'),
    phoneNavigation('Steuerkanzlei', '#fff'),
    heading(16, 92, 'Steuern klar.', 25, '#fff'),
    heading(16, 120, 'Kopf frei.', 25, '#e6b94a'),
    lines(16, 138, [160, 140], '#8ea3c6'),
    button(16, 172, 168, 'Erstgespräch', ['#e6b94a', '#15294a']),
    box(16, 226, 168, 108, '#1f3a66'),
    chart([30, 240, 150, 80], '#e6b94a', GROWTH),
    box(0, 352, 200, 60, '#fff'),
    heading(16, 384, 'Lohn', 14, '#15294a'),
  ],
}

const praxis: Website = {
  desktop: () => [
    box(0, 0, 640, 400, '#eef5f1'),
    navigation('Physiopraxis', { ink: '#1d4a40', soft: '#9cbcb0', button: '#1d4a40', on: '#fff' }),
    box(32, 74, 576, 220, '#cfe5da', 16),
    disc(480, 184, 86, '#f7c8a4'),
    shape('M420 262c10-70 34-60 46-96 8-24 34-24 40 0 8 34 44 34 40 96z', '#1d4a40'),
    disc(486, 130, 22, '#8a5a3c'),
    heading(64, 146, 'Wieder', 42, '#1d4a40'),
    heading(64, 190, 'beweglich.', 42, '#1d4a40'),
    lines(64, 212, [180, 150], '#7fa898'),
    button(64, 244, 132, 'Termin wählen', ['#e0703c', '#fff'], 17),
    ['Rücken', 'Knie', 'Schulter'].map((name, i) => [
      box(32 + i * 198, 314, 180, 62, '#fff', 10),
      disc(62 + i * 198, 345, 15, '#cfe5da'),
      heading(88 + i * 198, 350, name, 14, '#1d4a40'),
    ]),
  ],
  mobile: () => [
    box(0, 0, 200, 410, '#eef5f1'),
    phoneNavigation('Physiopraxis', '#1d4a40'),
    box(12, 50, 176, 160, '#cfe5da', 14),
    disc(100, 130, 62, '#f7c8a4'),
    shape('M58 210c8-56 26-48 36-76 6-18 24-18 30 0 6 28 34 26 32 76z', '#1d4a40'),
    disc(106, 96, 16, '#8a5a3c'),
    heading(16, 248, 'Wieder', 26, '#1d4a40'),
    heading(16, 276, 'beweglich.', 26, '#1d4a40'),
    lines(16, 292, [150, 120], '#7fa898'),
    button(16, 328, 168, 'Termin wählen', ['#e0703c', '#fff'], 18),
    box(16, 380, 168, 40, '#fff', 10),
  ],
}

function hills(x: number, y: number, w: number, h: number, fill: string): string {
  const first = `${n(x + w * 0.25)} ${n(y + h * 0.2)} ${n(x + w * 0.45)} ${n(y + h * 0.7)} ${n(x + w * 0.62)} ${n(y + h * 0.45)}`
  const second = `${n(x + w * 0.9)} ${n(y + h * 0.3)} ${x + w} ${n(y + h * 0.5)}`
  return shape(`M${x} ${y + h}V${n(y + h * 0.55)}C${first}S${second}V${y + h}Z`, fill)
}

const GOODS = [
  { name: 'Äpfel', ground: '#f6ddd6', fill: '#c8402f', wide: [28, 28], narrow: 18 },
  { name: 'Eier', ground: '#f3ead6', fill: '#e9c9a0', wide: [20, 27], narrow: 14 },
  { name: 'Honig', ground: '#f9e7b8', fill: '#e0a021', wide: [24, 30], narrow: 16 },
  { name: 'Kürbis', ground: '#fbe0c2', fill: '#e0762a', wide: [34, 26], narrow: 22 },
] as const

const hofladen: Website = {
  desktop: () => [
    box(0, 0, 640, 400, '#fffdf3'),
    box(0, 0, 640, 8, '#3f6b2a'),
    navigation('Hofladen', { ink: '#2c4a1e', soft: '#b8c4a4', button: '#f2c84b', on: '#2c4a1e' }),
    box(32, 68, 576, 120, '#dfe9c8'),
    hills(32, 68, 576, 120, '#7fa65a'),
    hills(32, 108, 576, 80, '#3f6b2a'),
    disc(540, 100, 20, '#f2c84b'),
    heading(56, 116, 'Heute geerntet.', 32, '#2c4a1e'),
    GOODS.map(({ name, ground, fill, wide }, i) => [
      box(32 + i * 147, 208, 132, 168, '#fff'),
      box(32 + i * 147, 208, 132, 96, ground),
      oval(98 + i * 147, 258, wide[0], wide[1], fill),
      heading(46 + i * 147, 328, name, 14, '#2c4a1e'),
      box(46 + i * 147, 340, 50, 5, '#b8c4a4', 2),
      box(122 + i * 147, 338, 28, 24, '#3f6b2a', 3),
      stroke(`M${136 + i * 147} 344v12M${130 + i * 147} 350h12`, '#fff'),
    ]),
  ],
  mobile: () => [
    box(0, 0, 200, 410, '#fffdf3'),
    phoneNavigation('Hofladen', '#2c4a1e'),
    box(0, 48, 200, 120, '#dfe9c8'),
    hills(0, 60, 200, 108, '#7fa65a'),
    hills(0, 96, 200, 72, '#3f6b2a'),
    heading(16, 84, 'Heute geerntet.', 21, '#2c4a1e'),
    GOODS.map(({ name, ground, fill, narrow }, i) => {
      const [x, y] = [16 + (i % 2) * 88, 184 + Math.floor(i / 2) * 112]
      return [
        box(x, y, 80, 102, '#fff'),
        box(x, y, 80, 62, ground),
        oval(x + 40, y + 32, narrow, 18, fill),
        heading(x + 8, y + 84, name, 12, '#2c4a1e'),
      ]
    }),
  ],
}

const INK = '#171717'

const house = (x: number, y: number, s: number): Part => [
  stroke(
    `M${x} ${n(y + 120 * s)}V${n(y + 40 * s)}H${n(x + 90 * s)}V${y}H${n(x + 220 * s)}V${n(y + 120 * s)}Z`,
    INK,
    1.6,
    '#f4f2ee',
  ),
  box(n(x + 104 * s), n(y + 16 * s), n(100 * s), n(34 * s), '#c9d3d8'),
  box(n(x + 14 * s), n(y + 56 * s), n(60 * s), n(40 * s), '#c9d3d8'),
  stroke(`M${n(x + 104 * s)} ${n(y + 70 * s)}h40v${n(50 * s)}M${x - 20} ${n(y + 120 * s)}H${n(x + 250 * s)}`, INK, 1.6),
]

const architektur: Website = {
  desktop: () => [
    box(0, 0, 640, 400, '#f4f2ee'),
    heading(32, 36, 'Architekturbüro', 15, INK),
    [0, 1, 2].map((i) => box(420 + i * 66, 28, 46, 4, '#8d8a84')),
    stroke('M0 58H640', INK, 1),
    box(0, 58, 640, 216, '#e3ded4'),
    house(250, 112, 1.28),
    heading(32, 326, 'Räume mit Haltung', 36, INK),
    lines(32, 348, [260, 220], '#8d8a84'),
    word(608, 326, '12 / 24', { size: 13, fill: INK, anchor: 'end', face: 'mono' }),
    stroke('M560 352h44m-8-6l8 6-8 6', INK),
  ],
  mobile: () => [
    box(0, 0, 200, 410, '#f4f2ee'),
    phoneNavigation('Architekturbüro', INK),
    stroke('M0 48H200', INK, 1),
    box(0, 48, 200, 190, '#e3ded4'),
    house(24, 96, 0.72),
    heading(16, 280, 'Räume mit', 26, INK),
    heading(16, 308, 'Haltung', 26, INK),
    lines(16, 328, [150, 120, 140], '#8d8a84'),
    word(16, 392, '12 / 24', { size: 12, fill: INK, face: 'mono' }),
  ],
}

/** The model websites by their names in the content. */
export const WEBSITES = { tischlerei, kanzlei, praxis, hofladen, architektur }
