import { escapeHtml } from '../../common/escape.ts'

/**
 * The illustration kit: pure functions that return SVG text. Lengths are user units of the view box.
 * Lines keep one weight at every size (styles/components/drawing.css), so no function takes a width.
 * Classes: ln pen line, ln-h hairline, ln-h2 thin line, ln-c copper, ln-g fir, ln-x dash-dot axis, ln-d dashed;
 * f-paper, f-deep, f-surface, f-fir, f-tint, f-amber, f-copper, f-ink fills; tx tx-s tx-c tx-b text.
 */
export type Part = string | readonly Part[]
export type Point = readonly [x: number, y: number]

type Attributes = Readonly<Record<string, string | number | undefined>>

/** A length as SVG text needs it: one decimal, no trailing zero. */
export const round = (value: number) => +value.toFixed(1)

/** All parts as one text. */
export function join(...parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : join(...part))).join('')
}

function element(tag: string, attributes: Attributes, inner?: string): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const opening = `${tag}${written.map(([name, value]) => ` ${name}="${value}"`).join('')}`
  return inner === undefined ? `<${opening}/>` : `<${opening}>${inner}</${tag}>`
}

/** The figure. With a label it is an image for screen readers, without one it is decoration. */
export function svg(width: number, height: number, label: string, ...parts: readonly Part[]): string {
  const name = label ? { role: 'img', 'aria-label': escapeHtml(label) } : { 'aria-hidden': 'true', focusable: 'false' }
  return element('svg', { class: 'drawing', viewBox: `0 0 ${width} ${height}`, ...name }, drawnAtOnce(join(...parts)))
}

const LINE = String.raw`M[-\d. ]+[HVL][-\d. ]+`
const LINES = new RegExp(String.raw`<path class="([^"]*)" d="${LINE}"/>(?:<path class="\1" d="${LINE}"/>)+`, 'g')

/** Lines that follow each other with one pen become one element: it looks the same, and a phone has less to lay out. */
function drawnAtOnce(parts: string): string {
  return parts.replace(LINES, (lines, pen: string) => lines.replaceAll(`"/><path class="${pen}" d="`, ''))
}

export const group = (transform: string, ...parts: readonly Part[]) => element('g', { transform }, join(...parts))

export function line(x1: number, y1: number, x2: number, y2: number, pen = 'ln'): string {
  const [fromX, fromY, toX, toY] = [round(x1), round(y1), round(x2), round(y2)]
  const to = fromY === toY ? `H${toX}` : fromX === toX ? `V${toY}` : `L${toX} ${toY}`
  return path(`M${fromX} ${fromY}${to}`, pen)
}

/** A line between two points, such as corners of a solid. */
export const lineTo = ([x1, y1]: Point, [x2, y2]: Point, pen = 'ln') => line(x1, y1, x2, y2, pen)

export const rect = (x: number, y: number, width: number, height: number, look = 'ln f-surface', rx?: number) =>
  element('rect', { class: look, x: round(x), y: round(y), width: round(width), height: round(height), rx })

export const circle = (cx: number, cy: number, r: number, look = 'ln f-surface') =>
  element('circle', { class: look, cx: round(cx), cy: round(cy), r: round(r) })

export const path = (d: string, look = 'ln') => element('path', { class: look, d })

export const polygon = (points: readonly Point[], look = 'ln f-surface') =>
  element('polygon', { class: look, points: points.map((point) => point.map(round).join()).join(' ') })

/** Lettering. `anchor` is the SVG text-anchor; `turn` turns it by degrees round its own place. */
export function text(x: number, y: number, content: string, look = 'tx', anchor?: 'middle' | 'end', turn?: number) {
  const transform = turn === undefined ? undefined : `rotate(${turn} ${round(x)} ${round(y)})`
  const attributes = { class: look, x: round(x), y: round(y), 'text-anchor': anchor, transform }
  return element('text', attributes, escapeHtml(content))
}

const arrowHead = (x: number, angle: number, look: string) =>
  group(`translate(${round(x)} 0) rotate(${angle})`, path('M0 0L-9 -3L-9 3Z', look))

interface DimensionOptions {
  /** Length of the extension lines towards the part; negative: to the other side. */
  readonly offset?: number
  readonly pen?: 'copper'
  /** Space for the label; measured from its length if not given. */
  readonly gap?: number
}

/** Dimension line (ISO 129) between two points with arrow heads, extension lines and a label in the gap. */
export function dimension(from: Point, to: Point, label = '', options: DimensionOptions = {}): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const { offset = 0, pen, gap = label ? label.length * 7.6 + 16 : 0 } = options
  const thin = pen ? 'ln-c1' : 'ln-h2'
  const tip = pen ? 'f-copper' : 'f-ink'
  const half = (length - gap) / 2
  return group(
    `translate(${round(from[0])} ${round(from[1])}) rotate(${round((Math.atan2(dy, dx) * 180) / Math.PI)})`,
    offset ? [line(0, 6, 0, -offset, thin), line(length, 6, length, -offset, thin)] : [],
    label ? [line(0, 0, half, 0, thin), line(length - half, 0, length, 0, thin)] : line(0, 0, length, 0, thin),
    arrowHead(0, 180, tip),
    arrowHead(length, 0, tip),
    label ? text(length / 2, 4.5, label, `tx tx-dim${pen ? ' tx-c' : ''}`, 'middle') : [],
  )
}

/** Item number in a circle with a leader that ends in a dot on the part; the same number stands in the parts list. */
export function balloon(number: number, [x, y]: Point, [toX, toY]: Point): Part {
  const distance = Math.hypot(toX - x, toY - y) || 1
  const [ux, uy] = [(toX - x) / distance, (toY - y) / distance]
  return [
    line(x + ux * 15, y + uy * 15, toX, toY, 'ln-h2'),
    circle(toX, toY, 2.6, 'f-ink'),
    circle(x, y, 15),
    text(x, y + 5, String(number), 'tx tx-b', 'middle'),
  ]
}

/** Registration mark. */
export const mark = (x: number, y: number, r = 7): Part => [
  line(x - r, y, x + r, y, 'ln-h2'),
  line(x, y - r, x, y + r, 'ln-h2'),
  circle(x, y, r * 0.55, 'ln-h2 f-none'),
]

/** The four registration marks of a sheet. */
export const marks = (width: number, height: number): Part =>
  [24, width - 24].flatMap((x) => [24, height - 24].map((y) => mark(x, y)))

/** Four corner marks round a box that is focused, cropped or dropped. */
export function corners(x: number, y: number, w: number, h: number, size = 14, pen = 'ln'): string {
  const [left, top, right, bottom] = [round(x), round(y), round(x + w), round(y + h)]
  const [up, down] = [round(y + size), round(y + h - size)]
  const [near, far] = [round(x + size), round(x + w - size)]
  return path(
    `M${left} ${up}V${top}H${near}M${far} ${top}H${right}V${up}M${right} ${down}V${bottom}H${far}M${near} ${bottom}H${left}V${down}`,
    pen,
  )
}

/** A ruler of `max` units: a tick each, a longer one every fifth; labels stand below, as [value, text]. */
export function ruler(
  x: number,
  y: number,
  width: number,
  max: number,
  labels: readonly (readonly [number, string])[],
) {
  const ticks = Array.from({ length: max + 1 }, (_, i) => {
    const at = x + (i / max) * width
    return line(at, y, at, y + (i % 5 === 0 ? 12 : 6), i % 5 === 0 ? 'ln' : 'ln-h2')
  })
  return [
    line(x, y, x + width, y),
    ticks,
    labels.map(([value, label]) => text(x + (value / max) * width, y + 28, label, 'tx', 'middle')),
  ]
}

/** Random numbers that are the same for the same seed, so that every build draws the same picture. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** Rows of text as bars of the given widths. */
export const bars = (x: number, y: number, widths: readonly number[], gap = 11): Part =>
  widths.map((width, i) => rect(x, y + i * gap, width, 4, 'f-ink2'))
