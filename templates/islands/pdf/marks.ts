import type { Shape } from './shapes.ts'

/** A colour of styles/tokens.css as it is in light, since paper is. */
export const COLORS = {
  ink: '#14211e',
  muted: '#4a5a55',
  control: '#74827d',
  hairline: '#d6d2c5',
  deep: '#efebe0',
  surface: '#fffefa',
  paper: '#f7f5ef',
  fir: '#0b5b4c',
  tint: '#e3efea',
  seam: '#7fab9f',
  copper: '#9a3f12',
  amber: '#f2b134',
} as const

export type Color = keyof typeof COLORS
export type FontName = 'regular' | 'bold' | 'mono'

export interface Lettering {
  readonly font: FontName
  /** In points. */
  readonly size: number
  readonly color: Color
}

/** What is drawn on the sheet, in points from its top left corner; a text stands on `y`. */
export type Mark =
  | {
      readonly kind: 'path'
      readonly d: string
      readonly x?: number
      readonly y?: number
      readonly scale?: number
      readonly line?: Pen
      readonly fill?: Color
    }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly lettering: Lettering
      readonly anchor?: 'start' | 'middle' | 'end'
    }

export interface Pen {
  readonly color: Color
  readonly width: number
  readonly dashes?: readonly number[]
}

/** The pens of styles/components/drawing.css. */
const PENS: Readonly<Record<string, Pen>> = {
  ln: { color: 'ink', width: 1 },
  'ln-h': { color: 'hairline', width: 0.6 },
  'ln-h2': { color: 'control', width: 0.6 },
  'ln-c': { color: 'copper', width: 1.4 },
  'ln-g': { color: 'fir', width: 1.4 },
  'ln-halo': { color: 'surface', width: 4 },
  'ln-seam': { color: 'seam', width: 0.6 },
}

const FILLS: Readonly<Record<string, Color>> = {
  'f-paper': 'paper',
  'f-deep': 'deep',
  'f-surface': 'surface',
  'f-fir': 'fir',
  'f-tint': 'tint',
  'f-amber': 'amber',
  'f-copper': 'copper',
  'f-ink': 'ink',
}

const DASHES = [4, 3]
const LETTERING_SIZE = 13
const LARGE_LETTERING_SIZE = 15

/** Puts a drawing on the sheet: its origin at (x, y), its lengths times `scale`. */
export function marksOf(shapes: readonly Shape[], x: number, y: number, scale: number): Mark[] {
  return shapes.map((shape) => {
    const looks = shape.look.split(' ')
    if (shape.kind === 'path') {
      const line = penOf(looks, scale)
      const fill = looks.map((look) => FILLS[look]).find(Boolean)
      return { kind: 'path', d: shape.d, x, y, scale, ...(line && { line }), ...(fill && { fill }) }
    }
    const { text, anchor = 'start' } = shape
    return {
      kind: 'text',
      x: x + shape.x * scale,
      y: y + shape.y * scale,
      text,
      anchor,
      lettering: lettering(looks, scale),
    }
  })
}

// A pen keeps its weight whatever the scale; pdf-lib scales it with the path.
function penOf(looks: readonly string[], scale: number): Pen | undefined {
  const pen = looks.map((look) => PENS[look]).find(Boolean)
  if (!pen) return undefined
  const dashes = looks.includes('ln-d') && { dashes: DASHES.map((length) => length / scale) }
  return { color: pen.color, width: pen.width / scale, ...dashes }
}

function lettering(looks: readonly string[], scale: number): Lettering {
  const size = (looks.includes('tx-b') ? LARGE_LETTERING_SIZE : LETTERING_SIZE) * scale
  if (looks.includes('tx-c')) return { font: 'mono', size, color: 'copper' }
  if (looks.includes('tx-on')) return { font: 'mono', size, color: 'surface' }
  return { font: 'mono', size, color: looks.includes('tx-s') ? 'muted' : 'ink' }
}
