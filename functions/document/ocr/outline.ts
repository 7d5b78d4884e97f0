// Figures with few corners: the hull of many points, and the four sides that it is nearest to.

export type Point = readonly [x: number, y: number]
export type Side = readonly [Point, Point]

export const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The convex hull, in the order of growing angles (A. M. Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chainOf(sorted), ...chainOf(sorted.reverse())]
}

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    while (chain.length > 1 && cross(at(chain, -2), at(chain, -1), point) <= 0) chain.pop()
    chain.push(point)
  }
  // The other chain begins with this one's end.
  return chain.slice(0, -1)
}

export function at(points: readonly Point[], index: number): Point {
  return points.at(index % Math.max(1, points.length)) ?? [0, 0]
}

/** Removes sides, first the one whose neighbours meet closest to it, until four are left. */
export function fourOf(hull: readonly Point[]): Point[] | null {
  let points = [...hull]
  while (points.length > 4) {
    const [least] = points.flatMap((_, index) => shortcutAt(points, index)).sort((a, b) => a.added - b.added)
    if (!least) return null
    const next = (least.index + 1) % points.length
    points = points.flatMap((point, one) => {
      if (one === least.index) return [least.meeting]
      return one === next ? [] : [point]
    })
  }
  return points
}

interface Shortcut {
  readonly index: number
  /** Where the sides before and after meet. */
  readonly meeting: Point
  /** Twice the area by which the figure grows. */
  readonly added: number
}

/** The removal of the side that begins at a corner. */
function shortcutAt(points: readonly Point[], index: number): Shortcut[] {
  const [a, b, c, d] = [at(points, index - 1), at(points, index), at(points, index + 1), at(points, index + 2)]
  const meeting = meetingOf(a, b, c, d)
  return meeting ? [{ index, meeting, added: Math.abs(cross(b, meeting, c)) }] : []
}

/** Where the side from a to b, made longer beyond b, meets the side from d to c, made longer beyond c. */
function meetingOf(a: Point, b: Point, c: Point, d: Point): Point | null {
  const met = crossing([a, b], [d, c])
  return met && met.along >= 1 && met.back >= 1 ? met.point : null
}

export function areaOf(points: readonly Point[]): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = at(points, index + 1)
    return sum + x * nextY - y * nextX
  }, 0)
  return Math.abs(doubled) / 2
}

/** Where the lines through two sides cross. */
export const crossingOf = (one: Side, other: Side): Point | null => crossing(one, other)?.point ?? null

/** With how far along each side that is: from 0, its beginning, to 1, its end. */
function crossing([a, b]: Side, [c, d]: Side) {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const parallel = rx * sy - ry * sx
  if (Math.abs(parallel) < 1e-9) return null
  const along = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / parallel
  const back = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / parallel
  const point: Point = [a[0] + rx * along, a[1] + ry * along]
  return { point, along, back }
}
