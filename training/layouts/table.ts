// What papers lie on when they are photographed: wood, dark cloth, a white desk.
import type { Random } from '../documents/random.ts'

/** Red, green and blue, from 0 to 255. */
export type Colour = [number, number, number]

/** Sets the colour of a point; x and y are shares of the longer side of the picture. */
type Table = (x: number, y: number, colour: Colour) => void

export function tableOf(random: Random): Table {
  return random.weighted([
    [5, wood],
    [3, cloth],
    [3, desk],
  ])(random)
}

/** Values from 0 to 1 that change slowly over a square of so many cells a side, which repeats. */
export function smoothNoise(random: Random, cells: number): (x: number, y: number) => number {
  const knots = Float32Array.from({ length: cells * cells }, () => random.next())
  const knot = (x: number, y: number) =>
    knots[(((y % cells) + cells) % cells) * cells + (((x % cells) + cells) % cells)] ?? 0
  const eased = (part: number) => part * part * (3 - 2 * part)
  return (x, y) => {
    const [left, top] = [Math.floor(x * cells), Math.floor(y * cells)]
    const [right, lower] = [eased(x * cells - left), eased(y * cells - top)]
    const upper = knot(left, top) * (1 - right) + knot(left + 1, top) * right
    const under = knot(left, top + 1) * (1 - right) + knot(left + 1, top + 1) * right
    return upper * (1 - lower) + under * lower
  }
}

const WOODS: readonly Colour[] = [
  [176, 128, 84],
  [132, 88, 54],
  [205, 170, 125],
  [92, 62, 44],
]
/** Wood is much finer across than along. */
const FIBRES = 14

function wood(random: Random): Table {
  const base = random.pick(WOODS)
  const [rings, fibres, planks] = [smoothNoise(random, 12), smoothNoise(random, 40), random.whole(2, 6)]
  const isUpright = random.chance(0.5)
  return (x, y, colour) => {
    const [along, across] = isUpright ? [y, x] : [x, y]
    const plank = Math.floor(across * planks)
    const seam = Math.abs(across * planks - Math.round(across * planks)) < 0.008 ? 0.55 : 1
    const shade = 0.72 + 0.2 * rings(along / 3 + plank * 0.37, across * 2) + 0.16 * fibres(along, (across * FIBRES) / 2)
    tone(colour, base, shade * seam)
  }
}

const CLOTHS: readonly Colour[] = [
  [38, 42, 58],
  [48, 46, 46],
  [60, 34, 38],
  [36, 52, 44],
]
const THREADS = 320

function cloth(random: Random): Table {
  const base = random.pick(CLOTHS)
  const [folds, lint] = [smoothNoise(random, 4), smoothNoise(random, 300)]
  return (x, y, colour) => {
    const weave = Math.sin(x * THREADS * Math.PI) * Math.sin(y * THREADS * Math.PI)
    tone(colour, base, 0.7 + 0.5 * folds(x, y) + 0.12 * weave + 0.25 * lint(x, y))
  }
}

function desk(random: Random): Table {
  const grey = random.whole(196, 232)
  const base: Colour = [grey, grey - random.whole(0, 4), grey - random.whole(2, 12)]
  const stains = smoothNoise(random, 7)
  return (x, y, colour) => tone(colour, base, 0.94 + 0.06 * stains(x, y))
}

function tone(colour: Colour, base: Colour, shade: number): void {
  for (let channel = 0; channel < 3; channel++) colour[channel] = Math.min(255, (base[channel] ?? 0) * shade)
}
