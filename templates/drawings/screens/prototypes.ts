// Designs of apps that can be tapped through: each screen says where it can be tapped and where that leads.
import type { Prototype } from '../../../schemas/types.ts'
import type { Part } from '../kit.ts'
import { type Words, wordsIn } from '../words.ts'
import { box, disc, heading, lines, picture, shape, stroke, word } from './screen-kit.ts'

type Translate = (words: Words) => string

/** A place to tap. */
export interface Tap {
  readonly label: string
  /** Left, top, width and height in the picture of 200 by 410. */
  readonly area: readonly [number, number, number, number]
  /** The screen that it leads to, counted from 0. */
  readonly to: number
}

interface Screen {
  readonly title: string
  readonly drawn: Part
  readonly taps: readonly Tap[]
}

/** A screen as a picture. */
export interface PrototypeScreen extends Omit<Screen, 'drawn'> {
  readonly svg: string
}

const [INK, GROUND, SOFT, PALE, COPPER, DONE] = ['#1b2b33', '#f4f6f5', '#93a3a8', '#e2e8e6', '#d9622b', '#1f8f5f']

const BUTTON = [16, 346, 168, 44] as const

/** Status line, title and ground. */
const start = (title: string, step: number): Part => [
  box(0, 0, 200, 410, GROUND),
  word(16, 20, '9:41', { size: 9, fill: INK, face: 'strong' }),
  box(166, 13, 18, 8, INK, 2),
  heading(16, 52, title, 18, INK),
  [0, 1, 2, 3, 4].map((i) => box(16 + i * 34, 64, 30, 4, i < step ? COPPER : PALE, 2)),
]

/** The large button at the foot, and its tap. */
const call = (label: string, to: number, fill = COPPER): { drawn: Part; tap: Tap } => ({
  drawn: [
    box(BUTTON[0], BUTTON[1], BUTTON[2], BUTTON[3], fill, 10),
    word(100, 373, label, { size: 14, fill: '#fff', anchor: 'middle', face: 'strong' }),
  ],
  tap: { label, area: BUTTON, to },
})

function jobs(translate: Translate): Screen {
  const title = translate({ de: 'Heute', en: 'Today' })
  const rows = [
    ['9:30', translate({ de: 'Heizung warten', en: 'Boiler service' }), 'Lindenweg 4'],
    ['11:00', translate({ de: 'Bad, Aufmaß', en: 'Bathroom, survey' }), 'Am Anger 12'],
    ['14:15', translate({ de: 'Hahn tropft', en: 'Dripping tap' }), 'Hauptstraße 31'],
  ] as const
  return {
    title,
    drawn: [
      start(title, 0),
      rows.map(([time, what, where], i) => [
        box(16, 84 + i * 82, 168, 72, '#fff', 10),
        box(16, 84 + i * 82, 6, 72, i === 0 ? COPPER : PALE, 3),
        word(34, 106 + i * 82, time, { size: 11, fill: SOFT, face: 'strong' }),
        heading(34, 125 + i * 82, what, 14, INK),
        word(34, 143 + i * 82, where, { size: 11, fill: INK }),
        stroke(`M168 ${114 + i * 82}l6 6-6 6`, i === 0 ? COPPER : SOFT, 2),
      ]),
    ],
    taps: [{ label: `${rows[0][1]}, ${rows[0][2]}`, area: [16, 84, 168, 72], to: 1 }],
  }
}

function job(translate: Translate): Screen {
  const title = 'Lindenweg 4'
  const { drawn, tap } = call(translate({ de: 'Arbeit beginnen', en: 'Start work' }), 2)
  return {
    title,
    drawn: [
      start(title, 1),
      box(16, 82, 168, 104, '#dfe8df', 10),
      stroke('M16 150L184 116M70 82L92 186M140 82L132 186', '#fff', 7),
      shape('M108 100c12 0 18 9 18 18 0 11-18 27-18 27s-18-16-18-27c0-9 6-18 18-18z', COPPER),
      disc(108, 118, 6, '#fff'),
      box(16, 198, 168, 58, '#fff', 10),
      disc(42, 227, 14, '#ffd166'),
      lines(66, 219, [88, 62], SOFT, 12, 5),
      disc(164, 227, 13, DONE),
      stroke('M158 227h12m-5-5l5 5-5 5', '#fff', 2),
      box(16, 268, 168, 62, '#fff', 10),
      lines(30, 284, [138, 120, 84], SOFT, 14, 5),
      drawn,
    ],
    taps: [tap],
  }
}

function work(translate: Translate): Screen {
  const title = translate({ de: 'Läuft', en: 'Running' })
  const { drawn, tap } = call(translate({ de: 'Foto aufnehmen', en: 'Take a photo' }), 3)
  return {
    title,
    drawn: [
      start(title, 2),
      box(16, 82, 168, 92, INK, 12),
      word(100, 132, '0:42', { size: 34, fill: '#fff', anchor: 'middle', face: 'heading' }),
      word(100, 156, translate({ de: 'Arbeitszeit', en: 'working time' }), { size: 11, fill: PALE, anchor: 'middle' }),
      box(16, 188, 168, 142, PALE, 12),
      stroke('M70 238h14l6-9h20l6 9h14v42H70z', SOFT, 3),
      disc(100, 258, 11, SOFT),
      drawn,
    ],
    taps: [tap],
  }
}

function photo(translate: Translate): Screen {
  const title = translate({ de: 'Foto liegt bei', en: 'Photo attached' })
  const { drawn, tap } = call(translate({ de: 'Fertig', en: 'Done' }), 4)
  return {
    title,
    drawn: [
      start(title, 3),
      box(16, 82, 168, 132, '#cfd9dd', 12),
      box(64, 104, 72, 88, '#fff', 6),
      box(74, 114, 52, 22, INK, 3),
      word(100, 130, '1,6 bar', { size: 11, fill: '#7dff9d', anchor: 'middle', face: 'strong' }),
      disc(86, 158, 8, '#93a3a8'),
      disc(114, 158, 8, '#93a3a8'),
      stroke('M80 192v22M100 192v22M120 192v22', '#b87333', 5),
      [0, 1].map((i) => [
        box(16, 226 + i * 52, 168, 44, '#fff', 10),
        disc(38, 248 + i * 52, 9, DONE),
        stroke(`M33.5 ${248 + i * 52}l3.5 3.5 6-7`, '#fff', 2),
        word(
          58,
          252 + i * 52,
          [
            translate({ de: 'Druck geprüft', en: 'Pressure checked' }),
            translate({ de: 'Filter neu', en: 'New filter' }),
          ][i] ?? '',
          { size: 12, fill: INK, face: 'strong' },
        ),
      ]),
      drawn,
    ],
    taps: [tap],
  }
}

function signature(translate: Translate): Screen {
  const title = translate({ de: 'Unterschrift', en: 'Signature' })
  const { drawn, tap } = call(translate({ de: 'Bericht senden', en: 'Send report' }), 5)
  return {
    title,
    drawn: [
      start(title, 4),
      box(16, 82, 168, 110, '#fff', 10),
      lines(30, 98, [138, 110, 128, 70], SOFT, 16, 5),
      word(30, 178, translate({ de: '0:55 Stunden', en: '0:55 hours' }), { size: 12, fill: INK, face: 'strong' }),
      box(16, 204, 168, 126, '#fff', 10),
      stroke('M34 300H166', SOFT, 1.5),
      stroke('M44 290c10-40 20-44 22-20s-8 28 4 10 14-14 16-2 12-22 18-12-4 20 8 12 14-10 22-8 12-6 18-10', INK, 2.2),
      drawn,
    ],
    taps: [tap],
  }
}

function sent(translate: Translate): Screen {
  const title = translate({ de: 'Erledigt', en: 'All done' })
  const { drawn, tap } = call(translate({ de: 'Zur Liste', en: 'Back to the list' }), 0, INK)
  return {
    title,
    drawn: [
      start(title, 5),
      disc(100, 158, 50, DONE),
      stroke('M78 158l16 16 30-34', '#fff', 7),
      word(100, 250, translate({ de: 'Bericht ist im Büro.', en: 'The office has the report.' }), {
        size: 13,
        fill: INK,
        anchor: 'middle',
        face: 'strong',
      }),
      word(100, 272, translate({ de: 'Nächster Auftrag: 11:00', en: 'Next job: 11:00' }), {
        size: 12,
        fill: INK,
        anchor: 'middle',
      }),
      drawn,
    ],
    taps: [tap],
  }
}

const PROTOTYPES: Readonly<Record<Prototype, readonly ((translate: Translate) => Screen)[]>> = {
  'work-order': [jobs, job, work, photo, signature, sent],
}

/** The screens of a design in their order; the first one is where it begins. */
export function prototypeScreens(name: Prototype, language: string): PrototypeScreen[] {
  const translate = wordsIn(language)
  return PROTOTYPES[name].map((draw) => {
    const { title, drawn, taps } = draw(translate)
    return { title, taps, svg: picture('mobile', title, drawn) }
  })
}
