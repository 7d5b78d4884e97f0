// Promises without a number. Like numbers, they are a narrow list, so that every warning can be explained: words that a
// buyer relies on and a court would ask proof for. schemas/data/claims.json says the same to authors.
import { LETTER } from './numbers.ts'

/** Words of a promise, found in a text. */
export interface FoundPromise {
  /** Offset in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly written: string
}

const WORDS = [
  // A guarantee of something, and what is said to be certain.
  `[${LETTER}-]+garantie`,
  'garantier(?:en|t)',
  '(?:roi|money-back|satisfaction|price) guarantee',
  'guaranteed',
  `garantia de [${LETTER}]+`,
  'garantid[oa]s?',
  // Data protection, and where data are.
  '(?:dsgvo|gdpr|rgpd)[- ]?(?:konform|compliant|conforme)[a-z]*',
  'in line with the gdpr',
  'conforme o rgpd',
  'servern? in deutschland',
  'server in germany',
  'servidor na alemanha',
  // The law.
  'rechtlich sauber[a-z]*',
  'rechtssicher[a-z]*',
  'abmahnsicher[a-z]*',
  'legally (?:sound|safe)',
  // Somebody or something that is always there.
  'account[- ]?manager',
  'gerente de conta',
  'rund um die uhr',
  'around the clock',
  'dia e noite',
  // Rank among others.
  'am beliebtesten',
  'most popular',
  'mais popular',
  'zertifiziert[a-z]*',
  'certified',
  'testsieger',
  'marktführer',
  'market leader',
]

const PROMISE = new RegExp(`(?<![${LETTER}])(?:${WORDS.join('|')})(?![${LETTER}])`, 'gi')

/** The promises of a text that carry no number, from left to right. */
export function promisesIn(text: string): FoundPromise[] {
  return [...text.matchAll(PROMISE)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    written,
  }))
}
