import type { Logo } from '../../schemas/types.ts'
import { circle, line, type Part, path, polygon, rect, svg } from './kit.ts'

const SIDE = 48

/** Six edges of a nut round (24, 24). */
const hexagon = (r: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i
    return [24 + Math.cos(angle) * r, 24 + Math.sin(angle) * r] as const
  })

/** Each trade in three strokes: ledger, elbow of a pipe, two people, nut, house with a cross, road. */
const LOGOS: Readonly<Record<Logo, readonly Part[]>> = {
  kanzlei: [
    rect(15, 7, 25, 30, 'ln f-deep'),
    rect(8, 12, 25, 30),
    rect(8, 12, 7, 30, 'ln f-fir'),
    [20, 26, 32].map((y) => line(19, y, 29, y, 'ln-h2')),
  ],
  sanitaer: [
    path('M8 9V30A9 9 0 0 0 17 39H30V28H21A2 2 0 0 1 19 26V9Z', 'ln f-surface'),
    rect(5, 6, 17, 6, 'ln f-fir'),
    path('M37 24C41 30 43 32 43 35A6 6 0 0 1 31 35C31 32 33 30 37 24Z', 'ln f-amber'),
  ],
  personal: [
    path('M22 41C22 31 26 27 32 27S43 31 43 41Z', 'ln f-deep'),
    circle(32, 18, 6, 'ln f-deep'),
    path('M5 41C5 30 10 26 17 26S29 30 29 41Z', 'ln f-fir'),
    circle(17, 15, 7),
  ],
  grosshandel: [
    polygon(hexagon(20), 'ln f-fir'),
    circle(24, 24, 11),
    circle(24, 24, 7, 'ln-h2 f-none'),
    line(24, 17, 24, 31, 'ln-h2'),
  ],
  praxis: [
    path('M6 22L24 7L42 22V41H6Z', 'ln f-surface'),
    path('M20.500 20H27.500V25.500H33V32.500H27.500V38H20.500V32.500H15V25.500H20.500Z', 'ln f-fir'),
  ],
  spedition: [
    path('M5 41L18 9H30L43 41Z', 'ln f-fir'),
    path('M24 35V41M24 24V30M24 15V19', 'ln-paper'),
    rect(33, 6, 9, 9, 'ln f-amber'),
    line(37.5, 15, 37.5, 24),
  ],
}

/** The drawn logo of an example company, a square; decoration, since its name stands beside it. */
export function logo(name: Logo): string {
  return svg(SIDE, SIDE, '', ...LOGOS[name])
}
