import { escapeHtml } from '../../../common/escape.ts'
import { circle, corners, dimension, line, type Part, path, rect, svg, text } from '../kit.ts'
import { type Words, wordsIn } from '../words.ts'

/**
 * Release stamp: two rings with text on the circle.
 *
 * @param ring fills the circle once, so it ends in a separator: "ZUFRIEDENHEITSGARANTIE · FREIGEGEBEN ·"
 */
export function stamp(ring: string, value: string, unit: string): string {
  // The circle is referred to by its id, so stamps that differ need ids that differ.
  const id = `stamp-${`${ring}-${value}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  return svg(
    200,
    200,
    '',
    `<defs><path id="${id}" d="M100 100m-72 0a72 72 0 1 1 144 0a72 72 0 1 1-144 0"/></defs>`,
    circle(100, 100, 94, 'ln-s f-none'),
    circle(100, 100, 88, 'ln-s1 f-none'),
    circle(100, 100, 56, 'ln-s1 f-none'),
    `<text class="tx-stamp"><textPath href="#${id}" textLength="440">${escapeHtml(ring)}</textPath></text>`,
    text(100, 106, value, 'tx-stamp-big', 'middle'),
    text(100, 128, unit, 'tx-stamp', 'middle'),
  )
}

/** The owner's place: stands where a portrait will stand. */
export const portraitFrame = (): string =>
  svg(
    240,
    280,
    '',
    rect(10, 10, 220, 260, 'ln f-deep'),
    line(120, 10, 120, 270, 'ln-x'),
    line(10, 112, 230, 112, 'ln-x'),
    circle(120, 112, 46),
    path('M34 270C34 206 74 180 120 180S206 206 206 270Z', 'ln f-surface'),
    dimension([74, 30], [166, 30], '', { offset: -14 }),
    corners(4, 4, 232, 272, 16, 'ln-c'),
  )

const LOST_LABEL = {
  de: 'Grundriss mit einer Tür, hinter der kein Raum ist',
  en: 'Floor plan with a door that leads to no room',
  pt: 'Planta com uma porta que não dá para nenhuma sala',
}

const ROOMS: readonly { readonly x: number; readonly y: number; readonly words: Words }[] = [
  { x: 92, y: 92, words: { de: 'Start', en: 'Home', pt: 'Início' } },
  { x: 92, y: 184, words: { de: 'Kontakt', en: 'Contact', pt: 'Contato' } },
  { x: 208, y: 76, words: { de: 'Leistungen', en: 'Services', pt: 'Serviços' } },
]

/** A plan that leads nowhere: somebody walks from the start through a door to the missing page. */
export function lostPlan(language: string): string {
  const word = wordsIn(language)
  const house: Part = [
    rect(30, 40, 240, 180, 'ln f-deep'),
    rect(38, 48, 224, 164),
    path('M146 48V112H154V48M146 212V164H154V212M38 126H104V134H38', 'ln f-deep'),
    path('M104 134A34 34 0 0 0 138 134M150 164A52 52 0 0 0 150 112', 'ln-h2 f-none'),
    path('M60 212V220M92 212V220M176 48V40M236 48V40M38 76H30M38 104H30', 'ln-h2'),
    rect(196, 184, 44, 20, 'ln-h2 f-none'),
    circle(218, 172, 7, 'ln-h2 f-none'),
  ]
  const missing: Part = [
    rect(261, 110, 10, 40, 'f-surface'),
    path('M262 110H270M262 150H270', 'ln'),
    path('M270 150A40 40 0 0 0 310 110', 'ln-c f-none'),
    line(270, 110, 310, 110, 'ln-c'),
    rect(310, 60, 90, 140, 'ln-c1 ln-d f-none'),
    text(355, 136, '404', 'tx tx-c tx-b', 'middle'),
    dimension([310, 226], [400, 226], '?', { offset: 18, pen: 'copper' }),
  ]
  return svg(
    420,
    260,
    word(LOST_LABEL),
    house,
    missing,
    path('M92 104C92 118 122 138 150 138S214 130 240 130', 'ln-c1 ln-d f-none'),
    circle(248, 130, 8, 'ln f-amber'),
    ROOMS.map(({ x, y, words }) => text(x, y, word(words), 'tx tx-s tx-extra', 'middle')),
    dimension([30, 22], [270, 22], '', { offset: -12 }),
  )
}
