// Amounts of money that are prices of shared data: they need no claim, and which entry a text speaks of is seen by its words.
import { targetsOf } from '../../content/names.ts'
import { tokens, valueAt } from '../../content/pointer.ts'
import type { NamedValue } from '../../context/named-values.ts'
import type { Site, Source } from '../../types.ts'
import { fieldsOf } from '../values.ts'
import type { Amount } from './numbers.ts'

/** The prices of a site's shared data. */
export interface Prices {
  /** Whether an amount is a price, or may be one while a file that pages show has a mistake. */
  isOne(amount: Amount): boolean
  /** Not all prices are known, so that any amount of money may be one. */
  mayBeAny(amount: Amount): boolean
  /**
   * Whether words speak of an entry that has this price: their sentence says its name, or their section shows it. One price
   * of an entry is known on the whole page that shows it; the ends of a span are not, because others have the same.
   */
  isOfEntryIn(amount: Amount, words: PricedWords): boolean
  /** Whether words speak of the entry that has a price. */
  isOf(value: Pick<NamedValue, 'source' | 'pointer'>, words: PricedWords): boolean
}

/** An amount in a text. */
export interface PricedWords {
  readonly text: string
  /** Where the amount begins in the text. */
  readonly start: number
  readonly source: Source
  readonly data: unknown
  readonly pointer: string
}

interface PricedEntry {
  /** The file under site/data that has it. */
  readonly file: string
  readonly name: string
  /** What texts call it, in lower case. */
  readonly called: readonly string[]
  readonly prices: ReadonlySet<string>
  /** Its price is a span of two. */
  readonly isSpan: boolean
}

export function pricesOf(site: Site): Prices {
  const entries = [...site.data.values()].flatMap(entriesOf)
  const areKnown = referredTo(site).every((target) => site.data.has(target))
  const having = ({ number }: Amount) =>
    entries.filter(({ prices }) => number.split('-').every((one) => prices.has(one)))
  const all = new Set(entries.flatMap(({ prices }) => [...prices]))
  const mayBeAny = ({ sign }: Amount) => sign === '€' && !areKnown
  return {
    mayBeAny,
    isOne: (amount) =>
      mayBeAny(amount) || (amount.sign === '€' && amount.number.split('-').every((one) => all.has(one))),
    isOfEntryIn(amount, words) {
      return having(amount).some((entry) => isMeant(entry, words))
    },
    isOf({ source, pointer }, words) {
      const [name = ''] = tokens(pointer)
      return entries.some((entry) => entry.file === source.name && entry.name === name && isMeant(entry, words))
    },
  }
}

function entriesOf(source: Source): PricedEntry[] {
  const { name: file } = source
  return Object.entries(fieldsOf(source.data()) ?? {}).flatMap(([name, entry]) => {
    const prices = new Set(pricesIn(entry, false).map(String))
    if (prices.size === 0) return []
    const fields = fieldsOf(entry)
    const called = [fields?.['name'], fields?.['title']].flatMap((one) => [one, ...Object.values(fieldsOf(one) ?? {})])
    const words = called.flatMap((one) => (typeof one === 'string' ? [one.toLowerCase()] : []))
    return [{ file, name, prices, isSpan: typeof fields?.['price'] !== 'number', called: words }]
  })
}

/** Every number below a key "price". */
function pricesIn(value: unknown, isPrice: boolean): number[] {
  if (typeof value === 'number') return isPrice ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => pricesIn(child, isPrice || key === 'price'))
}

function isMeant(entry: PricedEntry, words: PricedWords): boolean {
  const sentence = sentenceAt(words.text, words.start).toLowerCase()
  return entry.called.some((one) => sentence.includes(one)) || shows(words, entry)
}

/** The sentence round an offset of a text. */
export function sentenceAt(text: string, start: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  return before + (text.slice(start).split(/[.!?](?:\s|$)/)[0] ?? '')
}

/** The entry itself, a section that names it, or a page that names it and speaks of its one price. */
function shows({ source, data, pointer }: PricedWords, { file, name, isSpan }: PricedEntry): boolean {
  if (source.kind === 'data' && source.name === file) return true
  const [section] = /^\/sections\/\d+\//.exec(pointer) ?? []
  const isNear = (at: string) => !isSpan || (section !== undefined && at.startsWith(section))
  return source.marks.some(
    ({ kind, target, pointer: at }) =>
      kind === 'reference' && target === file && valueAt(data, at) === name && isNear(at),
  )
}

/** Names of the shared data that pages show. A file with a mistake is not part of the site until it is fixed. */
function referredTo({ pages }: Site): string[] {
  return [...new Set(pages.flatMap(({ source }) => targetsOf(source)))]
}
