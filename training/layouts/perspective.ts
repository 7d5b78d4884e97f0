// A sheet of paper on a table, and which point of it a camera above sees where.

export interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** How the paper lies and the camera is held; angles in degrees. */
export interface Pose {
  /** Of the paper on the table. */
  readonly turn: number
  /** Of the camera, from looking straight down: towards the lower edge, and to the side. */
  readonly tilt: number
  readonly lean: number
  /** How much of the picture the paper takes, from 0 to 1. */
  readonly share: number
}

/** Row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** Between lens and paper, in lengths of its longer edge: an arm above a letter. */
const DISTANCE = 1.8

/** Finds, for a point of the picture, the point of the paper (or of the table around it) that is seen there. */
export function pointOfPaper(paper: Size, frame: Size, pose: Pose): (x: number, y: number) => Point {
  const toPaper = inverse(toFrame(paper, frame, pose))
  return (x, y) => moved(toPaper, x, y)
}

function toFrame(paper: Size, frame: Size, pose: Pose): Matrix {
  const length = 1 / Math.max(paper.width, paper.height)
  const centred: Matrix = [length, 0, (-paper.width * length) / 2, 0, length, (-paper.height * length) / 2, 0, 0, 1]
  const projected = product(camera(pose), centred)
  const corners = [0, paper.width].flatMap((x) => [0, paper.height].map((y) => moved(projected, x, y)))
  const [left, right] = reach(corners.map(({ x }) => x))
  const [top, bottom] = reach(corners.map(({ y }) => y))
  const scale = pose.share * Math.min(frame.width / (right - left), frame.height / (bottom - top))
  const offset = (size: number, from: number, to: number) => size / 2 - (scale * (from + to)) / 2
  const fit: Matrix = [scale, 0, offset(frame.width, left, right), 0, scale, offset(frame.height, top, bottom), 0, 0, 1]
  return product(fit, projected)
}

const reach = (list: readonly number[]) => [Math.min(...list), Math.max(...list)] as const

function camera({ turn, tilt, lean }: Pose): Matrix {
  const [cosTurn, sinTurn] = wave(turn)
  const [cosTilt, sinTilt] = wave(tilt)
  const [cosLean, sinLean] = wave(lean)
  const column = (x: number, y: number) => {
    const depth = y * sinTilt
    return [x * cosLean + depth * sinLean, y * cosTilt, depth * cosLean - x * sinLean] as const
  }
  const across = column(cosTurn, sinTurn)
  const down = column(-sinTurn, cosTurn)
  return [across[0], down[0], 0, across[1], down[1], 0, across[2], down[2], DISTANCE]
}

function wave(degrees: number): readonly [cos: number, sin: number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

function moved([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number): Point {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

function product([a, b, c, d, e, f, g, h, i]: Matrix, [j, k, l, m, n, o, p, q, r]: Matrix): Matrix {
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ]
}

/** But for a factor, which does not change what `moved` gives. */
function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}
