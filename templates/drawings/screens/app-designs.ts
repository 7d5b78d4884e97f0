import type { AppScreen } from '../../../schemas/types.ts'
import type { Part } from '../kit.ts'
import { type Words, wordsIn } from '../words.ts'
import * as kit from './screen-kit.ts'

const { box, button, chart, disc, heading, lines, stroke, word } = kit

type Translate = (words: Words) => string
type Design = (translate: Translate) => Part

/** Status line and title of an app on its ground. */
const start = (ground: string, ink: string, title: string): Part => [
  box(0, 0, 200, 410, ground),
  word(16, 20, '9:41', { size: 9, fill: ink, face: 'strong' }),
  box(166, 13, 18, 8, ink, 2),
  heading(16, 54, title, 19, ink),
]

/** Four places at the foot; the first is chosen. */
const tabs = (ground: string, ink: string, chosen: string): Part => [
  box(0, 364, 200, 46, ground),
  [0, 1, 2, 3].map((i) => [
    box(30 + i * 42, 376, 14, 14, i === 0 ? chosen : ink, 4),
    box(29 + i * 42, 395, 16, 3, i === 0 ? chosen : ink, 1),
  ]),
]

const appointments: Design = (translate) => {
  const times = ['08:30', '09:15', '10:00', '11:30', '14:00', '15:45']
  return [
    start('#f3f6fb', '#1b2440', translate({ de: 'Termin buchen', en: 'Book a time' })),
    ['12', '13', '14', '15', '16'].map((day, i) => [
      box(16 + i * 34, 74, 30, 44, i === 2 ? '#2f5bea' : '#fff', 8),
      box(25 + i * 34, 82, 12, 3, i === 2 ? '#b9c9ff' : '#aab4cc', 1),
      word(31 + i * 34, 106, day, { size: 13, fill: i === 2 ? '#fff' : '#1b2440', anchor: 'middle', face: 'strong' }),
    ]),
    times.map((time, i) => {
      const [x, y] = [16 + (i % 2) * 86, 138 + Math.floor(i / 2) * 44]
      const isChosen = i === 2
      return [
        box(x, y, 80, 34, isChosen ? '#dfe7ff' : '#fff', 8),
        isChosen
          ? stroke(`M${x + 1} ${y + 8}a7 7 0 0 1 7-7h64a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7h-64a7 7 0 0 1-7-7z`, '#2f5bea')
          : '',
        word(x + 40, y + 22, time, { size: 12, fill: '#1b2440', anchor: 'middle', face: 'strong' }),
      ]
    }),
    box(16, 280, 166, 46, '#fff', 10),
    disc(38, 303, 12, '#ffd166'),
    lines(58, 295, [86, 60], '#aab4cc', 10),
    button(16, 352, 168, translate({ de: 'Bestätigen', en: 'Confirm' }), ['#2f5bea', '#fff'], 17),
  ]
}

const orders: Design = (translate) => {
  const states = ['#1f9d61', '#e08a1e', '#1f9d61', '#8a8f98']
  return [
    start('#ffffff', '#20242b', translate({ de: 'Aufträge', en: 'Orders' })),
    box(16, 70, 168, 30, '#f1f2f4', 8),
    disc(32, 84, 5, '#8a8f98'),
    box(46, 83, 70, 4, '#b8bcc4', 2),
    states.map((state, i) => [
      box(16, 112 + i * 60, 168, 52, '#f8f8f6', 8),
      box(16, 112 + i * 60, 5, 52, state, 2),
      heading(32, 134 + i * 60, `#${1048 - i * 3}`, 13, '#20242b'),
      lines(32, 144 + i * 60, [76 - i * 8, 52], '#b8bcc4', 8, 3),
      box(136, 124 + i * 60, 38, 16, state, 8),
      box(144, 131 + i * 60, 22, 3, '#fff', 1),
    ]),
    tabs('#20242b', '#6c727d', '#e08a1e'),
  ]
}

const chat: Design = (translate) => [
  start('#eef2ee', '#15312a', translate({ de: 'Nachrichten', en: 'Messages' })),
  box(16, 76, 118, 44, '#fff', 12),
  lines(28, 90, [92, 66], '#9db0a8', 10),
  box(58, 132, 126, 56, '#0b7a5e', 12),
  lines(70, 146, [98, 84, 40], '#bfe6d9', 11),
  box(16, 200, 132, 66, '#fff', 12),
  box(28, 212, 34, 42, '#ffd166', 6),
  lines(72, 218, [62, 62, 36], '#9db0a8', 11),
  box(96, 278, 88, 34, '#0b7a5e', 12),
  lines(108, 293, [62], '#bfe6d9'),
  box(0, 356, 200, 54, '#fff'),
  box(16, 366, 134, 32, '#eef2ee', 16),
  box(30, 380, 60, 4, '#9db0a8', 2),
  disc(170, 382, 16, '#0b7a5e'),
  stroke('M163 382h13m-6-6l6 6-6 6', '#fff', 2),
]

const training: Design = (translate) => [
  start('#17151f', '#ffffff', translate({ de: 'Training', en: 'Training' })),
  '<circle cx="100" cy="142" r="54" fill="none" stroke="#2e2a3d" stroke-width="13"/>',
  '<circle cx="100" cy="142" r="54" fill="none" stroke="#ff6b4a" stroke-width="13" stroke-linecap="round" stroke-dasharray="244 340" transform="rotate(-90 100 142)"/>',
  word(100, 150, '72 %', { size: 24, fill: '#fff', anchor: 'middle', face: 'heading' }),
  ['#ff6b4a', '#7c6cf2', '#3ac9a4'].map((fill, i) => [
    box(16, 216 + i * 48, 168, 40, '#221f2e', 10),
    disc(36, 236 + i * 48, 10, fill),
    lines(56, 230 + i * 48, [70 - i * 10, 46], '#6f6a85', 9),
    box(132, 234 + i * 48, 40, 5, '#3a3550', 2),
    box(132, 234 + i * 48, 34 - i * 10, 5, fill, 2),
  ]),
  button(16, 366, 168, translate({ de: 'Start', en: 'Start' }), ['#ff6b4a', '#17151f'], 17),
]

const delivery: Design = (translate) => [
  box(0, 0, 200, 410, '#dfe8df'),
  stroke('M-10 96L210 60M-10 200L210 176M40 -10L66 300M132 -10L150 300', '#fff', 9),
  stroke('M-10 270C60 230 130 300 210 250', '#9cc7e0', 16),
  box(76, 90, 48, 60, '#c9d8c6', 4),
  box(6, 120, 36, 50, '#c9d8c6', 4),
  stroke('M52 250L58 194L140 182L134 72', '#e4572e', 4),
  disc(52, 250, 8, '#1d2b28'),
  disc(134, 72, 11, '#e4572e'),
  disc(134, 72, 4, '#fff'),
  box(0, 286, 200, 124, '#fff', 16),
  heading(16, 316, translate({ de: 'In 12 Minuten', en: 'In 12 minutes' }), 17, '#1d2b28'),
  lines(16, 328, [120], '#9aa8a2'),
  disc(32, 356, 12, '#ffd166'),
  lines(54, 350, [64, 44], '#9aa8a2', 9),
  button(126, 340, 58, translate({ de: 'Anruf', en: 'Call' }), ['#1d2b28', '#fff'], 17),
  box(16, 388, 168, 6, '#e8ece9', 3),
  box(16, 388, 118, 6, '#e4572e', 3),
]

const inventory: Design = (translate) => {
  const shelves = ['#f3d9c4', '#d7e3f0', '#e6ddf2', '#dcebd5']
  const amounts = ['128', '46', '9', '310']
  return [
    start('#faf7f2', '#2b2118', translate({ de: 'Lager', en: 'Stock' })),
    amounts.map((amount, i) => {
      const [x, y] = [16 + (i % 2) * 88, 72 + Math.floor(i / 2) * 134]
      const isLow = amount === '9'
      return [
        box(x, y, 80, 124, '#fff', 8),
        box(x, y, 80, 62, shelves[i] ?? '#fff', 8),
        box(x + 24, y + 16, 32, 32, '#2b2118', 3),
        stroke(`M${x + 24} ${y + 26}h32M${x + 40} ${y + 16}v10`, '#faf7f2', 2),
        heading(x + 10, y + 88, amount, 17, isLow ? '#c0392b' : '#2b2118'),
        lines(x + 10, y + 98, [52, 34], '#c5b8a8', 8, 3),
      ]
    }),
    button(16, 352, 168, translate({ de: 'Ware scannen', en: 'Scan goods' }), ['#c26a2e', '#fff'], 6),
  ]
}

const learning: Design = (translate) => [
  start('#fff8ea', '#33254d', translate({ de: 'Lektion 4', en: 'Lesson 4' })),
  box(16, 68, 168, 6, '#ecdcc0', 3),
  box(16, 68, 108, 6, '#7b4fd6', 3),
  box(16, 90, 168, 132, '#7b4fd6', 14),
  disc(100, 156, 34, '#9a78e6'),
  stroke('M91 138l26 18-26 18z', '#fff', 2, '#fff'),
  heading(32, 116, translate({ de: 'Zuhören', en: 'Listen' }), 14, '#fff'),
  ['#d9f2e3', '#fff', '#fff'].map((fill, i) => [
    box(16, 236 + i * 42, 168, 34, fill, 10),
    disc(36, 253 + i * 42, 8, i === 0 ? '#1f9d61' : '#ecdcc0'),
    i === 0 ? stroke('M32 253l3 3 6-7', '#fff', 2) : '',
    box(54, 251 + i * 42, 88 - i * 16, 4, '#b6a78e', 2),
  ]),
  button(16, 366, 168, translate({ de: 'Weiter', en: 'Continue' }), ['#33254d', '#fff'], 17),
]

const timesheet: Design = (translate) => {
  const days = [0.8, 0.95, 0.6, 0.9, 0.35]
  return [
    start('#f4f4f1', '#1c2826', translate({ de: 'Zeiterfassung', en: 'Timesheet' })),
    box(16, 72, 168, 104, '#1c2826', 12),
    word(100, 122, '06:42', { size: 32, fill: '#fff', anchor: 'middle', face: 'heading' }),
    box(64, 140, 72, 22, '#e2b33c', 11),
    box(82, 149, 36, 4, '#1c2826', 2),
    box(16, 188, 168, 96, '#fff', 12),
    days.map((value, i) => [
      box(32 + i * 30, 200, 16, 62, '#ecebe6', 4),
      box(32 + i * 30, 262 - Math.round(62 * value), 16, Math.round(62 * value), i === 4 ? '#e2b33c' : '#0b5b4c', 4),
      box(36 + i * 30, 270, 8, 3, '#9aa39f', 1),
    ]),
    [0, 1].map((i) => [
      box(16, 296 + i * 30, 168, 24, '#fff', 8),
      disc(30, 308 + i * 30, 4, i === 0 ? '#0b5b4c' : '#e2b33c'),
      box(44, 306 + i * 30, 80 - i * 18, 4, '#9aa39f', 2),
      box(152, 306 + i * 30, 22, 4, '#1c2826', 2),
    ]),
    tabs('#fff', '#c2c8c4', '#0b5b4c'),
  ]
}

const dashboard: Design = (translate) => [
  start('#0f1c2e', '#ffffff', translate({ de: 'Überblick', en: 'Overview' })),
  ['#3ac9a4', '#f2c14e'].map((fill, i) => [
    box(16 + i * 86, 72, 80, 62, '#182a42', 10),
    heading(28 + i * 86, 100, ['1.284', '96 %'][i] ?? '', 17, '#fff'),
    box(28 + i * 86, 112, 44, 5, '#2a4060', 2),
    box(28 + i * 86, 112, 30 - i * 4, 5, fill, 2),
  ]),
  box(16, 146, 168, 108, '#182a42', 10),
  chart([28, 164, 150, 76], '#2a4060', [0.5, 0.62, 0.58, 0.74, 0.7, 0.9]),
  stroke('M36 214L61 196L86 202L111 178L136 184L164 160', '#3ac9a4', 2.5),
  disc(164, 160, 4, '#f2c14e'),
  [0, 1, 2].map((i) => [
    box(16, 266 + i * 32, 168, 26, '#182a42', 8),
    disc(32, 279 + i * 32, 5, ['#3ac9a4', '#f2c14e', '#e4572e'][i] ?? ''),
    box(46, 277 + i * 32, 76 - i * 14, 4, '#5c7396', 2),
    box(150, 277 + i * 32, 24, 4, '#fff', 2),
  ]),
  tabs('#182a42', '#3d5577', '#3ac9a4'),
]

const DESIGNS: Readonly<Record<AppScreen, Design>> = {
  appointments,
  orders,
  chat,
  training,
  delivery,
  inventory,
  learning,
  timesheet,
  dashboard,
}

/** A drawn design of an app, 200 by 410. */
export function appScreen(name: AppScreen, label: string, language: string): string {
  return kit.picture('mobile', label, DESIGNS[name](wordsIn(language)))
}
