import type { OcrLanguage } from '../types.ts'

/** Short words and words of business papers that are recognised even when their accents are misread. */
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

/** How many times more words of another language there have to be than of those that German data reads. */
const CLEARLY = 2
/** Fewer known words than this show nothing about a page. */
const LEAST_WORDS = 4

/** The language in which a page should be read, from its words as German data read them. */
export function ocrLanguageOf(words: readonly string[]): OcrLanguage {
  const known = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const count = (language: ReadonlySet<string>) => known.filter((word) => language.has(word)).length
  const [german, english, portuguese] = [count(GERMAN), count(ENGLISH), count(PORTUGUESE)]
  if (portuguese >= LEAST_WORDS && portuguese > Math.max(german, english) * CLEARLY) return 'pt'
  return english >= LEAST_WORDS && english > german * CLEARLY ? 'en' : 'de'
}
