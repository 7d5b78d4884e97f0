// Drawn screenshots of model websites and apps: desktop 640 by 400, mobile 200 by 410. They are pictures of
// something, so they keep their own colours in both themes.
import { escapeHtml } from '../../../common/escape.ts'
import { join, type Part, round } from '../kit.ts'

export type Anchor = 'start' | 'middle' | 'end'

export const box = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}/>`

export const disc = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width = 1.5, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}"/>`

interface Lettering {
  readonly size: number
  readonly fill: string
  readonly anchor?: Anchor
  /** Style of the face: headings are bold. */
  readonly face?: 'heading' | 'body' | 'strong' | 'mono'
}

/** Lettering; the class chooses the face (styles/components/carousel.css), since no inline styles are allowed. */
export function word(x: number, y: number, content: string, { size, fill, anchor, face = 'body' }: Lettering): string {
  const at = anchor ? ` text-anchor="${anchor}"` : ''
  return `<text class="screen__${face}" x="${x}" y="${y}" font-size="${size}" fill="${fill}"${at}>${escapeHtml(content)}</text>`
}

export const heading = (x: number, y: number, content: string, size: number, fill: string) =>
  word(x, y, content, { size, fill, face: 'heading' })

/** A button with its label in the middle. */
export function button(x: number, y: number, w: number, label: string, colours: readonly [string, string], rx = 3) {
  const [fill, on] = colours
  return (
    box(x, y, w, 34, fill, rx) +
    word(x + w / 2, y + 22, label, { size: 12, fill: on, anchor: 'middle', face: 'strong' })
  )
}

/** Lines of text as bars. */
export const lines = (x: number, y: number, widths: readonly number[], fill: string, gap = 11, h = 4) =>
  widths.map((w, i) => box(x, y + i * gap, w, h, fill, 2)).join('')

/** A bar chart; values from 0 to 1. */
export const chart = (area: readonly [number, number, number, number], fill: string, values: readonly number[]) => {
  const [x, y, w, h] = area
  const step = w / values.length
  return values
    .map((v, i) => box(round(x + i * step), round(y + h * (1 - v)), round(step * 0.62), round(h * v), fill))
    .join('')
}

/** Size of the picture by what it shows. */
export const SIZES = { desktop: [640, 400], mobile: [200, 410], goods: [96, 96] } as const

/** The picture with its name. */
export function picture(shown: keyof typeof SIZES, label: string, ...parts: readonly Part[]): string {
  const [w, h] = SIZES[shown]
  const name = label ? `role="img" aria-label="${escapeHtml(label)}"` : 'aria-hidden="true"'
  return `<svg class="screen" viewBox="0 0 ${w} ${h}" ${name}>${join(...parts)}</svg>`
}

interface Bar {
  readonly ink: string
  readonly soft: string
  readonly button: string
  readonly on: string
}

/** The navigation of a model website on a large screen. */
export const navigation = (name: string, { ink, soft, button: ground, on }: Bar): Part => [
  heading(32, 36, name, 15, ink),
  [0, 1, 2].map((i) => box(330 + i * 62, 28, 44, 5, soft, 2)),
  box(530, 18, 80, 26, ground, 3),
  box(546, 29, 48, 4, on, 2),
]

/** The same on a phone. */
export const phoneNavigation = (name: string, ink: string): Part => [
  heading(16, 32, name, 12, ink),
  stroke('M168 24h16M168 30h16', ink),
]
