import { group, line, type Part, type Point, polygon, rect, round, seeded } from './kit.ts'

// Isometric (ISO 5456-3): x runs right and down, y left and down, z up.
const COS = Math.cos(Math.PI / 6)

/** A projection: where a point in space stands on the sheet. */
export interface Projection {
  (x: number, y: number, z?: number): Point
  readonly scale: number
}

/** A projection with its origin at (ox, oy). */
export function iso(ox: number, oy: number, scale = 1): Projection {
  const project = (x: number, y: number, z = 0): Point => [
    ox + (x - y) * COS * scale,
    oy + (x + y) * 0.5 * scale - z * scale,
  ]
  return Object.assign(project, { scale })
}

type Matrix = readonly [number, number, number, number]
type Point3 = readonly [x: number, y: number, z: number]

function plane(p: Projection, matrix: Matrix, place: Point3, parts: readonly Part[]): string {
  const [x, y] = p(...place)
  const turned = matrix.map((value) => +(value * p.scale).toFixed(3)).join(' ')
  return group(`matrix(${turned} ${round(x)} ${round(y)})`, ...parts)
}

/** Draws flat parts on the top of a solid. */
export const onTop = (p: Projection, place: Point3, ...parts: readonly Part[]) =>
  plane(p, [COS, 0.5, -COS, 0.5], place, parts)
/** Draws flat parts on its left front (the y side). */
export const onLeft = (p: Projection, place: Point3, ...parts: readonly Part[]) =>
  plane(p, [COS, 0.5, 0, 1], place, parts)
/** Draws flat parts on its right front (the x side). */
export const onRight = (p: Projection, place: Point3, ...parts: readonly Part[]) =>
  plane(p, [COS, -0.5, 0, 1], place, parts)

/** Fills of a solid: top, left front, right front. */
export type Faces = readonly [top: string, left: string, right: string]
export const PAPER: Faces = ['f-surface', 'f-deep', 'f-paper']
export const FIR: Faces = ['f-surface', 'f-fir', 'f-fir2']

/** A cuboid with its lowest far corner at `place`. */
export function cuboid(p: Projection, place: Point3, size: Point3, faces: Faces = PAPER): Part {
  const [x, y, z] = place
  const [x2, y2, z2] = [x + size[0], y + size[1], z + size[2]]
  const [top, left, right] = faces
  return [
    polygon([p(x, y2, z), p(x2, y2, z), p(x2, y2, z2), p(x, y2, z2)], `ln ${left}`),
    polygon([p(x2, y, z), p(x2, y2, z), p(x2, y2, z2), p(x2, y, z2)], `ln ${right}`),
    polygon([p(x, y, z2), p(x2, y, z2), p(x2, y2, z2), p(x, y2, z2)], `ln ${top}`),
  ]
}

/** A sheet of paper with lines of text, flat; for use on a plane. */
export function sheet(x: number, y: number, w: number, h: number, seed: number, look = 'ln f-surface'): Part {
  const next = seeded(seed)
  const rows = Array.from({ length: Math.floor((h - 34) / 11) }, (_, i) => {
    const width = (w - 24) * (i % 4 === 3 ? 0.4 : 0.65 + next() * 0.35)
    return line(x + 12, y + 32 + i * 11, x + 12 + width, y + 32 + i * 11, 'ln-h2')
  })
  return [rect(x, y, w, h, look), rect(x + 12, y + 12, w * 0.34, 7, 'f-ink'), rows]
}
