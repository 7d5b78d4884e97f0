// Figures that texts repeat although a claim or a price has them. Only what is certain is told: words that the register names
// for exactly one claim, or a price in a sentence or on a page that names its entry; and only where visitors would read the
// same as before, letter by letter.
import { passageOf } from '../../content/place.ts'
import { valueAt } from '../../content/pointer.ts'
import { typeset } from '../../content/typography.ts'
import { nameOfValue } from '../../content/value-names.ts'
import { languageOf, type NamedValue, namedValues } from '../../context/named-values.ts'
import { note } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Language, Site, Source } from '../../types.ts'
import { type Items, recordItems } from '../languages/needs.ts'
import type { SourceRule } from '../one-pass.ts'
import { languagesOf } from '../values.ts'
import { amountOf, type FoundNumber, isSame, numbersIn } from './numbers.ts'
import { covers } from './places.ts'
import { type PricedWords, type Prices, pricesOf } from './prices-of-entries.ts'
import { type Register, registerOf } from './register.ts'
import { type Statement, statementsOf } from './statements.ts'

/** Texts name a value that is kept elsewhere, instead of repeating it. */
export const repeated: SourceRule = (site) => {
  const known: Known = { site, register: registerOf(site), prices: pricesOf(site) }
  const items: Items = new Map()
  const shared: Source[] = []
  return {
    source(source, data) {
      if (source.kind === 'data') shared.push(source)
      if (source.kind !== 'page') return []
      // What is written counts, not the values that it names.
      const written = source.facts.namesValues ? source.data() : data
      return inSource(known, source, { data: written, spokenIn: () => languagesOf(source, site) })
    },
    take(source, { references }) {
      if (references.length === 0) return []
      const spoken = source.kind === 'page' ? languagesOf(source, site) : []
      recordItems(items, references, new Map(spoken.map((language) => [language, source.file])))
      return []
    },
    end: () =>
      shared.flatMap((source) =>
        source.name === 'claims'
          ? []
          : inSource(known, source, {
              data: source.data(),
              spokenIn: (entry) => [...(items.get(source.name)?.get(entry)?.keys() ?? site.languages)],
            }),
      ),
  }
}

interface Known {
  readonly site: Site
  readonly register: Register | null
  readonly prices: Prices
}

interface Written {
  /** As it is written, without the values that texts name. */
  readonly data: unknown
  /** The languages in which an entry, or the page, is shown. */
  spokenIn(entry: string): readonly Language[]
}

function inSource(known: Known, source: Source, { data, spokenIn }: Written): Diagnostic[] {
  const without = known.register?.without.filter((place) => place.isIn(source.file)) ?? []
  return statementsOf(source, data).flatMap((statement) => {
    const { pointer } = statement
    const text = valueAt(data, pointer)
    if (typeof text !== 'string' || without.some((place) => covers(place, pointer))) return []
    const isVersion = !source.marks.some((mark) => mark.kind === 'text' && mark.pointer === pointer)
    const own = languageOf(source, data)
    const plain = own === null ? spokenIn(pointer.split('/')[1] ?? '') : [own]
    const languages = isVersion ? [pointer.slice(pointer.lastIndexOf('/') + 1)] : plain
    return inText(known, { statement, text, languages, source, data })
  })
}

interface CheckedText {
  readonly statement: Statement
  /** As it is written; the statement may say more. */
  readonly text: string
  readonly languages: readonly Language[]
  readonly source: Source
  readonly data: unknown
}

interface Repetition {
  readonly at: FoundNumber
  readonly value: NamedValue
}

function inText(known: Known, { statement, text, languages, source, data }: CheckedText): Diagnostic[] {
  const { pointer } = statement
  const isOwn = ({ value }: Repetition) => value.source === source && pointer.startsWith(value.pointer)
  const found = [
    ...ofClaims(known, statement.text),
    ...ofPrices(known, { text: statement.text, source, data, pointer }),
  ].filter((one) => one.at.end <= text.length && !isOwn(one) && isTheSame(text, { ...one, languages }))
  const [first] = found
  if (!first) return []
  const value = [...found]
    .sort((a, b) => b.at.start - a.at.start)
    .reduce(
      (all, { at, value: { kind, name } }) => all.slice(0, at.start) + nameOfValue(kind, name) + all.slice(at.end),
      text,
    )
  const written = found.map(({ at }) => at.written)
  const names = found.map(({ value: { kind, name } }) => nameOfValue(kind, name))
  const at = source.locate(pointer, passageOf(text, first.at.start, first.at.end))
  return [{ ...repetition(written, names, at), repair: { file: source.file, pointer, value } }]
}

/** Numbers in the words of one claim alone. */
function ofClaims({ site, register }: Known, text: string): Repetition[] {
  const figures = register?.read(text).figures ?? []
  return figures.flatMap((figure) => {
    const same = figures.filter(({ at }) => overlap(at, figure.at))
    const value = namedValues(site).find('claim', figure.claim.name)
    // A claim with two wordings may find the same number twice.
    const isCertain = same[0] === figure && same.every(({ claim }) => claim === figure.claim)
    return value && isCertain ? [{ at: figure.at, value }] : []
  })
}

function overlap(one: FoundNumber, other: FoundNumber): boolean {
  return one.start < other.end && other.start < one.end
}

/** Amounts that are the price of one entry that is spoken of. */
function ofPrices({ site, register, prices }: Known, words: Omit<PricedWords, 'start'>): Repetition[] {
  const claimed = register?.read(words.text).figures ?? []
  return numbersIn(words.text).flatMap((at) => {
    const amount = amountOf(at.written)
    const isClaimed = claimed.some((one) => overlap(one.at, at))
    if (amount.sign !== '€' || isClaimed) return []
    const values = [...(namedValues(site).byKind.get('price')?.values() ?? [])].filter(
      (one) =>
        isSame(amountOf(one.shown(site.defaultLanguage)), amount) && prices.isOf(one, { ...words, start: at.start }),
    )
    const [value, other] = values
    return value && !other ? [{ at, value }] : []
  })
}

/** Whether visitors read the same as before, in each language in which the text is shown. */
function isTheSame(
  text: string,
  { at, value, languages }: Repetition & { readonly languages: readonly Language[] },
): boolean {
  return languages.every((language) => {
    const named = text.slice(0, at.start) + value.shown(language) + text.slice(at.end)
    return typeset(named, language) === typeset(text, language)
  })
}

function repetition(written: readonly string[], names: readonly string[], at: Diagnostic['at']): Diagnostic {
  const [en, de] = [written.map((one) => `"${one}"`).join(', '), written.map((one) => `„${one}“`).join(', ')]
  const message = {
    en: `${en}: this text repeats what ${names.join(', ')} would show, and stays behind when that changes.`,
    de: `${de}: Dieser Text wiederholt, was ${names.join(', ')} zeigen würde, und bleibt bei einer Änderung zurück.`,
  }
  const hint = {
    en: `Write ${names.join(', ')} instead; "site validate --fix" does it.`,
    de: `Stattdessen ${names.join(', ')} schreiben; „site validate --fix“ macht das.`,
  }
  return note('value/repeated', message, at, hint)
}
