// Everything that is made up for one document: names, addresses, numbers, days, money.
import type { Random } from '../random.ts'
import type { Language, Split } from '../types.ts'
import { addressesOf } from './addresses.ts'
import { companyOf, plainLetters } from './companies.ts'
import { COUNTRIES, type Country } from './countries.ts'
import { amountText, type DateStyle, dateStyleOf, dateText, monthName, numberText, phoneText } from './formats.ts'
import { englishGoods, type GoodsParts, germanGoods, portugueseGoods, SIZE_MARKS } from './goods.ts'
import { ofSplit, type Parts } from './parts.ts'
import { germanParts } from './parts-de.ts'
import { englishParts } from './parts-en.ts'
import { portugueseParts } from './parts-pt.ts'
import type { Address, Company, Day, Goods, GoodsKind, Person } from './types.ts'

export type { Address, Company, Day, Goods, GoodsKind, Person } from './types.ts'

/** Everything that is made up for one document: all of one country, and of one half of the name parts. */
export interface Names {
  readonly random: Random
  readonly language: Language
  readonly split: Split
  readonly country: Country
  /** The way in which the document writes its dates unless another one is asked for. */
  readonly dateStyle: DateStyle
  person(): Person
  /** @param trades what it does, if not any of the language's trades; of these, too, each split has its own */
  company(trades?: readonly string[]): Company
  /** A private customer's or an office's address. */
  address(): Address
  town(): string
  goods(kind?: GoodsKind): Goods
  /** A day between 2014 and 2029. */
  day(): Day
  /** As the country writes it. */
  date(day: Day, style?: DateStyle): string
  /** "März 2024". */
  month(day: Day): string
  /** 123456 -> "1.234,56", without currency. */
  amount(cents: number): string
  /** 123456 -> "1.234,56 €", "£1,234.56", "R$ 1.234,56". */
  money(cents: number): string
  /** A number that is no amount: 2.5 -> "2,5". */
  number(number: number): string
  phone(): string
  email(person: Person, company: Company): string
}

const LANGUAGE_PARTS: Readonly<Record<Language, { parts: Parts; goods: GoodsParts }>> = {
  de: { parts: germanParts, goods: germanGoods },
  en: { parts: englishParts, goods: englishGoods },
  pt: { parts: portugueseParts, goods: portugueseGoods },
}

/** Names for one document, of any country of the language unless one is asked for. */
export function namesOf(
  random: Random,
  language: Language,
  split: Split,
  country: Country = countryOf(random, language),
): Names {
  const { parts, goods } = LANGUAGE_PARTS[language]
  const addresses = addressesOf(random, country, { parts, split })
  const person = () => personOf(random, country, { parts, split })
  const thousands = random.pick(country.thousands)
  const money = random.pick(country.money)
  const dateStyle = dateStyleOf(random)
  const minus = random.weighted(MINUS_SIGNS)
  const isSignFirst = language === 'en' && random.chance(0.5)
  const amount = (cents: number) => {
    const figures = amountText(country, thousands, Math.abs(cents))
    return cents < 0 ? minus.replace('#', figures) : figures
  }
  return {
    random,
    language,
    split,
    country,
    dateStyle,
    person,
    company: (trades) => {
      const own = { ...parts, trades: trades ?? parts.trades }
      return companyOf(random, country, { parts: own, saysTrade: trades !== undefined, split, addresses, person })
    },
    address: addresses.address,
    town: addresses.town,
    goods: (kind) => goodsOf(random, goods, { kind: kind ?? (random.chance(0.7) ? 'thing' : 'service'), split }),
    day: () => ({ year: random.whole(2014, 2029), month: random.whole(1, 12), day: random.whole(1, 28) }),
    date: (day, style = dateStyle) => dateText(country, day, style),
    month: (day) => `${monthName(country, day.month)} ${language === 'pt' ? 'de ' : ''}${day.year}`,
    amount,
    money: (cents) =>
      cents < 0 && isSignFirst
        ? minus.replace('#', money.replace('#', amount(-cents)))
        : money.replace('#', amount(cents)),
    number: (number) => numberText(country, number),
    phone: () => phoneText(country, random, random.chance(0.4)),
    email: ({ first, last }, { email }) => {
      const host = email.slice(email.indexOf('@'))
      const [a, b] = [plainLetters(first), plainLetters(last)]
      return `${random.pick([`${a}.${b}`, `${a.charAt(0)}.${b}`, b, `${b}.${a}`])}${host}`
    },
  }
}

/** How papers write less than nothing. */
const MINUS_SIGNS: readonly (readonly [number, string])[] = [
  [8, '-#'],
  [1.2, '#-'],
  [1, '−#'],
  [0.6, '- #'],
  [0.4, '(#)'],
]

const countryOf = (random: Random, language: Language): Country =>
  random.weighted(COUNTRIES.filter((one) => one.language === language).map((one) => [one.weight, one] as const))

const SALUTATIONS = { de: ['Frau', 'Herr'], en: ['Ms', 'Mr'], pt: ['Sra.', 'Sr.'] } as const
const TITLES = { de: ['Dr. ', 'Dipl.-Ing. ', 'Prof. Dr. '], en: ['Dr '], pt: ['Dr. ', 'Eng. '] } as const

function personOf(random: Random, { language }: Country, { parts, split }: { parts: Parts; split: Split }): Person {
  const isMan = random.chance(0.5)
  const first = random.pick(ofSplit(isMan ? parts.men : parts.women, split))
  const composed = () => random.pick(ofSplit(parts.familyStems, split)) + random.pick(ofSplit(parts.familyEnds, split))
  const stem = () => (random.chance(0.5) ? random.pick(ofSplit(parts.families, split)) : composed())
  const second = language === 'pt' ? 0.5 : 0.05
  const last = random.chance(second)
    ? `${stem()}${language === 'pt' ? random.pick([' ', ' da ', ' de ']) : '-'}${stem()}`
    : stem()
  const title = random.chance(0.06) ? random.pick(TITLES[language]) : ''
  return { first, last, salutation: SALUTATIONS[language][isMan ? 1 : 0], full: `${title}${first} ${last}` }
}

function goodsOf(random: Random, parts: GoodsParts, { kind, split }: { kind: GoodsKind; split: Split }): Goods {
  const pick = (list: readonly string[]) => random.pick(ofSplit(list, split))
  const code = random.code(
    random.pick(['#####', '@@-####', '####.##', '@###', '######', '@@@-##-##', '#-####', '##-###-#']),
  )
  if (kind === 'grocery')
    return { name: pick(parts.groceries), unit: '', code, cents: groceryPrice(random), isService: false }
  if (kind === 'dish')
    return { name: pick(parts.dishes), unit: '', code, cents: random.whole(18, 290) * 10, isService: false }
  const isService = kind === 'service'
  const thing = isService ? pick(parts.services) : pick(parts.things)
  const extra = isService ? pick(parts.serviceKinds) : random.chance(0.5) ? pick(SIZE_MARKS) : pick(parts.kinds)
  const name = random.weighted([
    [5, `${thing} ${extra}`],
    [3, thing],
    [1, `${thing}, ${extra}`],
    [1, `${thing} (${extra})`],
    [0.7, `${thing} ${extra}, ${pick(isService ? parts.serviceKinds : parts.kinds)}`],
  ])
  // Most things are sold by the piece.
  const unit = random.pick(isService ? parts.serviceUnits : random.chance(0.7) ? parts.units.slice(0, 3) : parts.units)
  return { name, unit, code, cents: priceOf(random, isService), isService }
}

/** Shops like prices that end on nine. */
function groceryPrice(random: Random): number {
  const cents = Math.round(10 ** (1.8 + random.next() * 1.25))
  return random.chance(0.7) ? Math.floor(cents / 10) * 10 + 9 : cents
}

/** From cents to thousands, small prices more often; many are round. */
function priceOf(random: Random, isService: boolean): number {
  const cents = Math.round(10 ** (isService ? 3.4 + random.next() * 1.4 : 1.8 + random.next() * 3.2))
  if (isService || random.chance(0.3)) return Math.max(100, Math.round(cents / 100) * 100)
  return random.chance(0.3) ? Math.max(9, Math.round(cents / 10) * 10 - 1) : Math.max(5, cents)
}

/** @returns days after (before, if negative) a day */
export function daysAfter({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
