// Which picture of an <img> a phone loads.
import { type Candidate, candidatesIn } from '../links/references.ts'
import type { ImageTag } from '../read-page.ts'

/** CSS pixels of most phones, and pixels of their screens for each of them (two at least). */
export const PHONE = { width: 390, height: 844, density: 2 } as const
const REM = 16

const MODERN = /^image\/(avif|webp|svg\+xml|png|jpeg|gif)$/

/** The address that a phone loads; '' if the image names none. */
export function phoneImage({ src, srcset, sizes, sources }: ImageTag): string {
  const source = sources.find(
    ({ srcset: set, type, media }) => set && (!type || MODERN.test(type)) && (!media || fits(media)),
  )
  const list = candidatesIn(source?.['srcset'] ?? srcset)
  return best(list, widthFrom(source?.['sizes'] ?? sizes)) ?? src
}

/** The smallest one that is sharp, or else the largest. */
function best(candidates: readonly Candidate[], width: number): string | undefined {
  const densityOf = (one: Candidate) => (one.width === null ? one.density : one.width / width)
  const ascending = [...candidates].sort((a, b) => densityOf(a) - densityOf(b))
  return (ascending.find((one) => densityOf(one) >= PHONE.density) ?? ascending.at(-1))?.url
}

/** The width that `sizes` gives an image on a phone: the first entry whose condition holds. */
function widthFrom(sizes: string): number {
  for (const entry of sizes.split(',')) {
    const [, condition = '', length = ''] = /^\s*((?:\([^)]*\)\s*(?:and\s*)?)*)(\S*)\s*$/.exec(entry) ?? []
    if (length !== '' && fits(condition)) return pixels(length)
  }
  return PHONE.width
}

/** Conditions on the width alone; any other one is taken to hold. */
function fits(condition: string): boolean {
  return [...condition.matchAll(/\(\s*(min|max)-width:\s*([\d.]+\w+)\s*\)/g)].every(([, end, length = '']) =>
    end === 'min' ? PHONE.width >= pixels(length) : PHONE.width <= pixels(length),
  )
}

/** CSS pixels of a length; the whole window where it is computed. */
function pixels(length: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(px|rem|em|vw)$/.exec(length) ?? []
  if (unit === 'px') return Number(number)
  if (unit === 'rem' || unit === 'em') return Number(number) * REM
  if (unit === 'vw') return (Number(number) / 100) * PHONE.width
  return PHONE.width
}
