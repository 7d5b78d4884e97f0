// Lettering as shapes: a picture that is made at build time must not depend on the fonts of the machine that makes it.
import { escapeHtml, unescapeHtml } from '../../../common/escape.ts'
import type { Lettering, TextStyle } from '../../../common/share-image.ts'
import { round } from '../kit.ts'
import { LETTER_COLOURS, LIGHT } from './light.ts'

/** The site's fonts, as files below templates/. */
export const FONTS = {
  heading: 'fonts/bricolage-grotesque-640.woff2',
  body: 'fonts/instrument-sans-400-650.woff2',
  mono: 'fonts/ibm-plex-mono-400.woff2',
} as const

export interface TextPosition {
  readonly x: number
  readonly y: number
  readonly colour: string
  readonly anchor?: 'middle' | 'end'
}

/** A text as a shape. */
export function letters(lettering: Lettering, content: string, style: TextStyle, at: TextPosition): string {
  const width = at.anchor ? lettering.width(content, style) : 0
  const x = at.x - (at.anchor === 'middle' ? width / 2 : width)
  const place = `translate(${round(x)} ${round(at.y)})`
  return `<path transform="${place}" d="${lettering.outline(content, style)}" style="fill:${at.colour}"/>`
}

/** Sizes of lettering in drawings: larger than on pages, as on phones, because shared pictures are shown small. */
const DRAWING_SIZE = 17
const STAMP = { font: FONTS.heading, size: 38, tracking: -0.02 } as const

/** A drawing of the kit with all of its texts as shapes. Texts on a circle and those for large screens are left out. */
export function withoutFonts(drawing: string, lettering: Lettering): string {
  return drawing
    .replace(/<text class="tx-stamp"><textPath.*?<\/textPath><\/text>/g, '')
    .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, content: string) => {
      const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
      const classes = of('class')?.split(' ') ?? []
      if (classes.includes('tx-extra')) return ''
      return shape(unescapeHtml(content), { classes, of }, lettering)
    })
}

interface Attributes {
  readonly classes: readonly string[]
  of(name: string): string | undefined
}

function shape(content: string, { classes, of }: Attributes, lettering: Lettering): string {
  const style: TextStyle = classes.includes('tx-stamp-big')
    ? STAMP
    : { font: FONTS.mono, size: DRAWING_SIZE, tracking: 0.02 }
  const anchor = of('text-anchor') as TextPosition['anchor']
  const colour = classes.map((name) => LETTER_COLOURS[name]).findLast((known) => known !== undefined) ?? LIGHT.ink
  const at: TextPosition = { x: Number(of('x') ?? 0), y: Number(of('y') ?? 0), colour, ...(anchor && { anchor }) }
  const halo = classes.includes('tx-dim') ? ground(content, style, at, lettering) : ''
  const drawn = `${halo}${letters(lettering, content, style, at)}`
  const turn = of('transform')
  return turn ? `<g transform="${turn}">${drawn}</g>` : drawn
}

/** The gap in a dimension line that its label stands in. */
function ground(content: string, style: TextStyle, { x, y, anchor }: TextPosition, lettering: Lettering): string {
  const width = lettering.width(content, style) + 10
  const left = anchor === 'middle' ? x - width / 2 : x - 5
  const box = `x="${round(left)}" y="${round(y - style.size)}" width="${round(width)}" height="${round(style.size * 1.35)}"`
  return `<rect class="f-surface" ${box}/>`
}

/** A drawing's size, from its view box. */
export function sizeOf(drawing: string): readonly [width: number, height: number] {
  const [, width = '1', height = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []
  return [Number(width), Number(height)]
}

/** A drawing scaled into a box and centred there, as a group of the picture round it. */
export function placed(drawing: string, box: { x: number; y: number; width: number; height: number }): string {
  const [width, height] = sizeOf(drawing)
  const scale = Math.min(box.width / width, box.height / height)
  const [x, y] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2]
  const inner = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${+scale.toFixed(4)})">${inner}</g>`
}

/** A figure as a file of its own. */
export function standalone(width: number, height: number, styles: string, label: string, inner: string): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return `${head}<title>${escapeHtml(label)}</title><style>${styles}</style>${inner}</svg>`
}
