// What reading machines take letters for.
import type { Random } from '../random.ts'

/** Letters and what they are read as; the longer ones are looked for first. */
const CONFUSIONS: readonly (readonly [seen: string, read: readonly string[]])[] = [
  ['rn', ['m']],
  ['ri', ['n']],
  ['cl', ['d']],
  ['vv', ['w']],
  ['ii', ['ü', 'n']],
  ['tt', ['ft', 'H']],
  ['m', ['rn', 'nn']],
  ['0', ['O', 'o', '6', '8']],
  ['O', ['0', 'Q']],
  ['1', ['l', 'I', '7', '/']],
  ['l', ['1', 'I', '|', 't']],
  ['I', ['l', '1', '|']],
  ['5', ['S', '6']],
  ['S', ['5', '8']],
  ['8', ['B', '3', '6']],
  ['B', ['8', 'ß']],
  ['6', ['G', '8', '5']],
  ['2', ['Z', '7']],
  ['Z', ['2']],
  ['3', ['8', '9']],
  ['9', ['g', '0']],
  ['7', ['1', '2']],
  ['4', ['A']],
  ['ä', ['a', 'á', 'i']],
  ['ö', ['o', '6', 'ó']],
  ['ü', ['u', 'ii', 'ú']],
  ['Ä', ['A']],
  ['Ö', ['O']],
  ['Ü', ['U', 'Ü.']],
  ['ß', ['B', '8', 'ss', 'fs']],
  ['ã', ['a', 'ä', 'á']],
  ['ç', ['c', 'g']],
  ['é', ['e', '6']],
  ['õ', ['o', 'ö']],
  ['€', ['€', 'E', 'C', '6', '£']],
  ['£', ['E', '€', 'f']],
  ['§', ['$', '8']],
  [',', ['.', ';', '']],
  ['.', [',', '', ':']],
  [':', ['.', ';', '']],
  ['-', ['—', '~', '']],
  ['/', ['1', 'l', '|']],
  ['e', ['c', 'o']],
  ['c', ['e', 'o']],
  ['a', ['o', 'e']],
  ['n', ['r', 'u']],
  ['u', ['n', 'v']],
  ['h', ['b', 'n']],
  ['t', ['f', 'l', '+']],
  ['f', ['t']],
  ['g', ['q', '9']],
  ['D', ['0', 'O']],
  ['E', ['F']],
  ['%', ['°/o', '96', '9%']],
  ['@', ['©', 'O', 'Q']],
]

const BY_FIRST = new Map<string, (readonly [string, readonly string[]])[]>()
for (const confusion of CONFUSIONS) {
  const first = confusion[0].charAt(0)
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), confusion])
}

/** A word in which each letter that can be taken for another one is so in `share` of all cases. */
export function misread(word: string, share: number, random: Random): string {
  let result = ''
  for (let index = 0; index < word.length; ) {
    const sign = word.charAt(index)
    const found = random.chance(share) ? BY_FIRST.get(sign)?.find(([seen]) => word.startsWith(seen, index)) : undefined
    result += found ? random.pick(found[1]) : sign
    index += found ? found[0].length : 1
  }
  return result
}

/** Programs and fonts that know plain letters only. */
export function withoutMarks(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ß/g, 'ss')
}
