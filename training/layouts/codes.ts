// Codes as tills and forms print them, drawn only: nothing can be read from their bars and squares.
import type { Random } from '../documents/random.ts'

const FINDER = 7

/** Whether a point belongs to one of the three square marks at the corners or the white rim around it; null elsewhere. */
function isFinderDark(x: number, y: number, modules: number): boolean | null {
  const fromEdge = (place: number) => (place <= FINDER ? place : modules - 1 - place)
  const [column, row] = [fromEdge(x), fromEdge(y)]
  if (column > FINDER || row > FINDER || (x > FINDER && y > FINDER)) return null
  const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3))
  return ring !== 2 && ring <= 3
}

/** The picture of a square code. @param mm its width */
export function squareCode(random: Random, mm: number, modules = 37): string {
  const dots = Array.from({ length: modules * modules }, (_, place) => {
    const [x, y] = [place % modules, Math.floor(place / modules)]
    return (isFinderDark(x, y, modules) ?? random.chance(0.5)) ? `M${x} ${y}h1v1h-1z` : ''
  })
  return `<svg width="${mm}mm" height="${mm}mm" viewBox="0 0 ${modules} ${modules}"><path d="${dots.join('')}"/></svg>`
}

/** The picture of a code of bars. */
export function barCode(random: Random, width: number, height: number): string {
  const bars: string[] = []
  for (let left = 0; left < 95; ) {
    const thickness = random.whole(1, 3)
    bars.push(`M${left} 0h${thickness}v1h-${thickness}z`)
    left += thickness + random.whole(1, 3)
  }
  return `<svg width="${width}mm" height="${height}mm" viewBox="0 0 98 1" preserveAspectRatio="none"><path d="${bars.join('')}"/></svg>`
}
