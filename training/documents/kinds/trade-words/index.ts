import type { Country } from '../../names/countries.ts'
import { brazilianTrade } from './br.ts'
import { germanTrade } from './de.ts'
import { englishTrade } from './en.ts'
import { portugueseTrade } from './pt.ts'
import type { TradeWords } from './types.ts'

/** What papers of trade say in a country. */
export function tradeWords({ code, language }: Country): TradeWords {
  if (code === 'BR') return brazilianTrade
  return { de: germanTrade, en: englishTrade, pt: portugueseTrade }[language]
}
