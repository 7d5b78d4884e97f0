import type { Alphabet } from '../types.ts'

/** Small words and words of business papers that survive when their accents are misread. */
const PORTUGUESE = new Set(
  'a ao aos as com cliente contrato da das data de desconto do dos e em emissão entre fatura fiscal iva com na nas no nos nota o os ou para pela pelo por preço que quantidade se sem sua um uma valor vencimento total'.split(
    ' ',
  ),
)
const ENGLISH = new Set(
  'am an and are by date due for from have in invoice is not of on or order our please the this to total we will with you your'.split(
    ' ',
  ),
)
const GERMAN = new Set(
  'am auf aus bei bis das dem den der des die ein eine für im in ist mit nicht oder rechnung sie und uns von wir zu zum zur'.split(
    ' ',
  ),
)

/** So many words more have to be of the other language than of those that the German alphabet is for. */
const CLEARLY = 2
/** Fewer small words than this say nothing about a page. */
const LEAST_WORDS = 4

/** Which alphabet the words of a page ask for, as seen with the German one. */
export function alphabetOf(words: readonly string[]): Alphabet {
  const known = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const count = (language: ReadonlySet<string>) => known.filter((word) => language.has(word)).length
  const [german, english, portuguese] = [count(GERMAN), count(ENGLISH), count(PORTUGUESE)]
  if (portuguese >= LEAST_WORDS && portuguese > Math.max(german, english) * CLEARLY) return 'pt'
  return english >= LEAST_WORDS && english > german * CLEARLY ? 'en' : 'de'
}
