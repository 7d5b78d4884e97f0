// Whether a name may be a person's: somebody who is written to is rather named so than somebody who writes bills.
import { hasLegalForm } from '../understanding/parties/legal-forms.ts'
import packed from './first-names.json' with { type: 'json' }
import { decompressedText } from './packing.ts'

/** 58,919 first names in small letters, of six languages (training/README.md says where they are from). */
const FIRST_NAMES = new Set(decompressedText(packed.names).split('\n'))

/** Words of a person's name, with those of a second one. */
const MOST_WORDS = 6

/** Where a first name stands in a name: "first", "last" as in "MUSTER/ANDREA", "inner"; "none", and "company" where it has a legal form. */
export function firstNameIn(name: string): string {
  if (hasLegalForm(name)) return 'company'
  const words = name.match(/\p{L}{2,}/gu) ?? []
  const at = words.length > MOST_WORDS ? -1 : words.findIndex(isFirstName)
  if (at < 0) return 'none'
  return words.length === 1 ? 'alone' : at === 0 ? 'first' : at === words.length - 1 ? 'last' : 'inner'
}

/** Lists of first names have some with and some without their accents. */
function isFirstName(word: string): boolean {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '')
  return [word, plain].some((one) => FIRST_NAMES.has(one.toLowerCase()))
}
