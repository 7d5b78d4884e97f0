import type { Face } from './design.ts'

/** Widths of common letters as shares of their size, near those of Helvetica; what is not listed is MIDDLE wide. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl'|", 0.23],
  ['Ift.,:;/!()[]I\\ ·-r', 0.3],
  ['cksvxyzJ"*º°', 0.5],
  ['0123456789$€abdeghnopqu_#?ßäöüLFTZ', 0.556],
  ['ABEKPSVXYÄ&', 0.667],
  ['CDHNRUÜ', 0.722],
  ['GOQÖw+=<>', 0.76],
  ['mMW%@', 0.86],
]
const MIDDLE = 0.556
const SPACE = 0.278
const MONO = 0.6
const BOLD = 1.06

const FACES: Readonly<Record<Exclude<Face, 'mono'>, number>> = { sans: 1, serif: 0.93, narrow: 0.82 }

const table = new Float64Array(256).fill(MIDDLE)
for (const [letters, width] of WIDTHS) for (const letter of letters) table[letter.charCodeAt(0) & 255] = width

/** Width of a word in points. */
export function widthOf(
  word: string,
  face: Face,
  { size, isBold = false }: { size: number; isBold?: boolean },
): number {
  if (face === 'mono') return word.length * MONO * size
  let sum = 0
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    sum += code < 256 ? (table[code] ?? MIDDLE) : MIDDLE
  }
  return sum * size * FACES[face] * (isBold ? BOLD : 1)
}

/** Width of the white between two words in points. */
export function spaceOf(face: Face, size: number): number {
  return (face === 'mono' ? MONO : SPACE * FACES[face]) * size
}
