import type { Country } from '../../names/countries.ts'
import { germanSayings } from './saying-de.ts'
import { englishSayings } from './saying-en.ts'
import { portugueseSayings } from './saying-pt.ts'
import type { Sayings } from './types.ts'

/** What papers of trade say of themselves in a country. */
export function sayings({ language }: Country): Sayings {
  return { de: germanSayings, en: englishSayings, pt: portugueseSayings }[language]
}
