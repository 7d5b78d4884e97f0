// Words that a machine joins, splits, loses or sees where none are.
import type { PlacedToken } from '../page/flow.ts'
import type { Random } from '../random.ts'

const isBeside = (a: PlacedToken, b: PlacedToken) =>
  Math.abs(a.box[1] - b.box[1]) < 2 && b.box[0] > a.box[0] && b.box[0] - a.box[2] < (a.box[3] - a.box[1]) * 0.6

/** Words that stand close beside each other become one in `share` of all cases. */
export function joined(words: readonly PlacedToken[], share: number, random: Random): PlacedToken[] {
  const result: PlacedToken[] = []
  for (const word of words) {
    const last = result.at(-1)
    if (last && random.chance(share) && isBeside(last, word)) {
      const box = [last.box[0], last.box[1], word.box[2], Math.max(last.box[3], word.box[3])] as const
      result[result.length - 1] = {
        text: last.text + word.text,
        value: last.value ?? word.value,
        isSalient: last.isSalient || word.isSalient,
        box,
      }
    } else result.push(word)
  }
  return result
}

/** Words fall apart in `share` of all cases, figures mostly behind a sign. */
export function split(words: readonly PlacedToken[], share: number, random: Random): PlacedToken[] {
  return words.flatMap((word) => {
    if (word.text.length < 4 || !random.chance(share)) return [word]
    const sign = word.text.slice(1, -1).search(/[.,:/-]/)
    const at = sign >= 0 && random.chance(0.7) ? sign + 2 : random.whole(1, word.text.length - 1)
    const [left, top, right, bottom] = word.box
    const middle = left + ((right - left) * at) / word.text.length
    return [
      { ...word, text: word.text.slice(0, at), box: [left, top, middle - 0.6, bottom] },
      { ...word, text: word.text.slice(at), box: [middle + 0.6, top, right, bottom] },
    ]
  })
}

/** Short words are overlooked more often. */
export function lost(words: readonly PlacedToken[], share: number, random: Random): PlacedToken[] {
  return words.filter(({ text }) => !random.chance(text.length < 3 ? share * 2.5 : share))
}

const SPECKS = ['.', '-', '—', '|', '~', "'", '_', '=', '°', '»', 'i', 'l', '||', '„', 'EE', 'ae', 'oe', ':']

/** Rules, folds and dirt that were taken for letters: `count` of them. */
export function withSpecks(
  words: readonly PlacedToken[],
  count: number,
  { random, width, height }: { random: Random; width: number; height: number },
): PlacedToken[] {
  const specks = Array.from({ length: count }, (): PlacedToken => {
    const [left, top] = [random.next() * (width - 12), random.next() * (height - 12)]
    return { text: random.pick(SPECKS), value: null, isSalient: false, box: [left, top, left + 8, top + 8] }
  })
  return [...words, ...specks]
}
