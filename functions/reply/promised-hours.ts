import type { LeadKind } from '../lib/lead.ts'
import { formWords, type SiteTexts, wordsIn } from '../lib/texts.ts'

/** Within how many hours the form of a source promises an answer; null: it promises none. */
export function promisedHours(kind: LeadKind, source: string, texts: SiteTexts): number | null {
  const words = wordsIn(texts.defaultLanguage, texts)
  if (kind === 'partial') return null
  if (kind === 'booking') return words.booking.confirmation?.hours ?? null
  return formWords(source, words, texts).hours ?? null
}
