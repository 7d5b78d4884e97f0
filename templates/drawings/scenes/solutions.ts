import { cuboid, iso } from '../iso.ts'
import { circle, dimension, group, line, type Part, path, polygon, rect, svg } from '../kit.ts'

// Small drawings of the solutions, 132 by 96; one amber part each. Decoration: the cell's title says it.
const small = (shift: number, ...parts: readonly Part[]) =>
  svg(132, 96, '', shift === 0 ? parts : group(`translate(${shift} 0)`, parts))

export const automation = (): string =>
  small(
    0,
    rect(6, 20, 30, 38),
    path('M12 30H28M12 38H30M12 46H24', 'ln-h2'),
    path('M40 39H50M82 39H94', 'ln-g'),
    polygon(
      [
        [66, 23],
        [82, 39],
        [66, 55],
        [50, 39],
      ],
      'ln f-amber',
    ),
    rect(96, 20, 30, 38, 'ln f-tint'),
    path('M103 40l6 6 11-13', 'ln-g'),
    dimension([6, 80], [126, 80], '', { offset: 10 }),
  )

export const consulting = (): string =>
  small(
    -5,
    circle(48, 46, 34),
    line(48, 6, 48, 86, 'ln-x'),
    line(6, 46, 90, 46, 'ln-x'),
    path('M48 46L72 22', 'ln-c'),
    circle(48, 46, 5, 'ln f-amber'),
    path('M92 16h34M92 28h26M92 64h34M92 76h20', 'ln-h2'),
  )

export const chatbot = (): string =>
  small(
    -7,
    path('M8 12H86V56H34L22 70V56H8Z', 'ln f-surface'),
    path('M20 26H70M20 38H56', 'ln-h2'),
    path('M62 46H126V82H114V94L102 82H62Z', 'ln f-tint'),
    circle(80, 64, 4, 'f-fir'),
    circle(94, 64, 4, 'f-fir'),
    circle(108, 64, 4, 'f-amber ln'),
  )

export function software(): string {
  const p = iso(46, 26, 0.98)
  return small(
    0,
    cuboid(p, [0, 0, -14], [50, 50, 16]),
    cuboid(p, [0, 0, 6], [30, 50, 16], ['f-tint', 'f-deep', 'f-paper']),
    cuboid(p, [33, 0, 6], [17, 22, 16], ['f-amber', 'f-deep', 'f-paper']),
  )
}

export const app = (): string =>
  small(
    -37,
    rect(38, 4, 52, 88, 'ln f-surface', 7),
    line(56, 10, 72, 10),
    rect(46, 20, 36, 22, 'ln f-tint'),
    rect(46, 48, 16, 16, 'ln f-amber'),
    rect(66, 48, 16, 16),
    path('M46 72H82M46 80H70', 'ln-h2'),
    dimension([108, 4], [108, 92], '', { offset: 10 }),
  )

export const website = (): string =>
  small(
    -7,
    rect(8, 10, 116, 68),
    line(8, 24, 124, 24),
    circle(15, 17, 2, 'f-ink'),
    circle(23, 17, 2, 'f-ink'),
    rect(18, 34, 40, 8, 'f-ink'),
    path('M18 50H56M18 58H48', 'ln-h2'),
    rect(72, 34, 42, 34, 'ln f-tint'),
    rect(18, 65, 22, 7, 'f-amber'),
    dimension([8, 90], [124, 90], '', { offset: 6 }),
  )

export const shop = (): string =>
  small(
    -21,
    path('M22 30H110L104 86H28Z', 'ln f-surface'),
    path('M48 40V22a18 16 0 0 1 36 0V40', 'ln f-none'),
    rect(52, 56, 28, 16, 'ln f-amber'),
    line(34, 50, 98, 50, 'ln-h2'),
  )
