import { cuboid, iso } from '../iso.ts'
import { type Part, svg } from '../kit.ts'

const UNIT = 22

/**
 * Package size to scale: a stack of equal cubes. Of a stack with several layers the top one is not full:
 * there is room to grow.
 *
 * @param columns to the right, at most 3
 * @param rows to the left, at most 3
 * @param layers upwards, at most 3
 */
export function cubes(columns: number, rows: number, layers: number): string {
  const p = iso(rows * UNIT * 0.866 + 1, 122 - (columns + rows) * UNIT * 0.5)
  const isOpen = (x: number, y: number, z: number) => layers > 1 && z === layers - 1 && x + y > columns + rows - 4
  const drawn: Part[] = []
  for (const z of upTo(layers)) {
    const top = z === layers - 1 ? 'f-tint' : 'f-surface'
    for (const y of upTo(rows)) {
      const row = upTo(columns).filter((x) => !isOpen(x, y, z))
      drawn.push(
        row.map((x) => cuboid(p, [x * UNIT, y * UNIT, z * UNIT], [UNIT, UNIT, UNIT], [top, 'f-fir', 'f-fir2'])),
      )
    }
  }
  return svg(144, 124, '', drawn)
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)
