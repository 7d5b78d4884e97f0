// How papers of trade say what they are, beside the few usual words of TradeWords: all are grammars
// (letters-words/grammar.ts) with the gaps that trade/say.ts fills.
import type { Country } from '../../names/countries.ts'
import { germanSayings } from './saying-de.ts'
import { englishSayings } from './saying-en.ts'
import { portugueseSayings } from './saying-pt.ts'
import type { ColumnName, TradeKind } from './types.ts'

type Ways = readonly string[]
type ByKind = Readonly<Record<TradeKind, Ways>>

export interface Sayings {
  /** Without gaps. */
  readonly titles: ByKind
  /** Lines above the greeting that tell what the paper is, with or without a title. */
  readonly subjects: ByKind
  /** What stands before a subject. */
  readonly subjectLabels: Ways
  /** Labels of a box that names the kind: "Belegart". */
  readonly kindLabels: Ways
  /** First sentences; each tells the kind by itself. */
  readonly openings: ByKind
  readonly closings: ByKind
  /** Lines that name other papers than this one. */
  readonly references: ByKind
  /** Names of columns that only one kind has. */
  readonly columns: Readonly<Partial<Record<TradeKind, Readonly<Partial<Record<ColumnName, Ways>>>>>>
  readonly greetings: Ways
  readonly regards: Ways
}

/** What papers of trade say of themselves in a country. */
export function sayings({ language }: Country): Sayings {
  return { de: germanSayings, en: englishSayings, pt: portugueseSayings }[language]
}
