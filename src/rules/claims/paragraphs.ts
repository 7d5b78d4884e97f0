import type { Words } from '../../diagnostics/words.ts'

/** The law about each kind of claim (schemas/data/claims.json has the kinds). */
const PARAGRAPHS: Readonly<Record<string, Words>> = {
  fact: { en: 'UWG § 5 para. 2 no. 3', de: 'UWG § 5 Abs. 2 Nr. 3' },
  result: { en: 'UWG § 5 para. 2 no. 1', de: 'UWG § 5 Abs. 2 Nr. 1' },
  rating: { en: 'UWG § 5b para. 3', de: 'UWG § 5b Abs. 3' },
  promise: { en: 'UWG § 5 para. 2 no. 1', de: 'UWG § 5 Abs. 2 Nr. 1' },
  guarantee: { en: 'UWG § 5 para. 2 no. 7, BGB § 443', de: 'UWG § 5 Abs. 2 Nr. 7, BGB § 443' },
  price: { en: 'UWG § 5 para. 2 no. 2, PAngV § 3', de: 'UWG § 5 Abs. 2 Nr. 2, PAngV § 3' },
  comparison: { en: 'UWG § 6 para. 2', de: 'UWG § 6 Abs. 2' },
  scarcity: { en: 'UWG § 5, § 3 para. 3 and annex no. 7', de: 'UWG § 5, § 3 Abs. 3 mit Anhang Nr. 7' },
  'former-price': { en: 'UWG § 5, PAngV § 11', de: 'UWG § 5, PAngV § 11' },
}

/** The paragraph that applies to this kind of claim. */
export function paragraphOf(kind: string): Words {
  return PARAGRAPHS[kind] ?? { en: 'UWG § 5', de: 'UWG § 5' }
}
