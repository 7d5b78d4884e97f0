import type { RemadeWebsite } from '../../../schemas/types.ts'
import type { Part } from '../kit.ts'
import { box, lines, shape, stroke, word } from './screen-kit.ts'

const LINK = '#1a1aa8'

/** Eleven entries of the same size, as they grow over the years. */
const MENU = [
  'Startseite',
  'Über uns',
  'Leistungen',
  'Galerie 1',
  'Galerie 2',
  'Neuigkeiten',
  'Partner',
  'Links',
  'Gästebuch',
  'Anfahrt',
  'Kontakt',
]

/** What is wide, grey and small: made for a screen of 800 by 600, and never looked at since. */
const tischlerei: Part = [
  box(0, 0, 640, 400, '#8f97a3'),
  box(60, 0, 520, 400, '#f4f1e4'),
  [0, 1, 2, 3, 4].map((i) =>
    box(60, i * 12, 520, 12, ['#6b4a2b', '#7c5935', '#8d6840', '#9e774b', '#af8656'][i] ?? ''),
  ),
  word(320, 38, '~ Tischlerei ~ Meisterbetrieb seit 1987 ~', {
    size: 17,
    fill: '#fff3c4',
    anchor: 'middle',
    face: 'heading',
  }),
  box(60, 60, 124, 340, '#d9cfb4'),
  MENU.map((name, i) => [
    box(68, 70 + i * 23, 108, 18, '#c8bb96'),
    stroke(`M68 ${88 + i * 23}h108v-18`, '#8f8261', 1),
    word(76, 82.5 + i * 23, name, { size: 9, fill: LINK }),
  ]),
  word(382, 88, 'Herzlich willkommen auf unserer Homepage!', {
    size: 13,
    fill: '#7a1f1f',
    anchor: 'middle',
    face: 'strong',
  }),
  stroke('M204 97H560', '#7a1f1f', 1),
  lines(204, 110, [356, 340, 352, 348, 310, 356, 338, 280], '#9c9682', 8, 3),
  box(204, 184, 150, 96, '#d8d3c2'),
  stroke('M204 184h150v96h-150z', '#a39c86', 1),
  shape('M226 262l34-44 22 26 16-18 34 36z', '#b9b199'),
  word(279, 294, 'Bild 1: Unsere Werkstatt', { size: 7, fill: '#6d6856', anchor: 'middle' }),
  lines(370, 188, [186, 190, 178, 188, 182, 190, 170, 186, 188, 150], '#9c9682', 8, 3),
  lines(204, 310, [356, 348, 352, 240], '#9c9682', 8, 3),
  box(204, 350, 118, 18, '#1c1c1c'),
  word(263, 363, 'Besucher 0 0 4 7 1 1', { size: 9, fill: '#7dff7d', anchor: 'middle', face: 'mono' }),
  word(560, 362, 'Letzte Änderung: 12.03.2009', { size: 7, fill: '#6d6856', anchor: 'end' }),
  word(382, 388, 'Optimiert für 800 x 600 Bildpunkte', { size: 7, fill: '#6d6856', anchor: 'middle' }),
]

/** Model websites before they were made again, 640 by 400. */
export const OLD_WEBSITES: Readonly<Record<RemadeWebsite, Part>> = { tischlerei }
