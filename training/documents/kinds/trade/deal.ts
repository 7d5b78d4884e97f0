import type { Country } from '../../names/countries.ts'
import { cpfOf, nifOf, vatIdOf } from '../../names/identifiers.ts'
import { type Address, type Company, type Day, daysAfter, type Names, type Person } from '../../names/names.ts'
import type { Random } from '../../random.ts'
import type { Tag } from '../../types.ts'
import { FURTHER_WORDS, type FurtherWords } from '../trade-words/further.ts'
import { tradeWords } from '../trade-words/index.ts'
import { sayings } from '../trade-words/saying.ts'
import type { Sayings, TradeKind, TradeWords } from '../trade-words/types.ts'
import { type Item, itemsOf, type Sums, sumsOf, type TaxCase, taxCaseOf } from './items.ts'
import { worded } from './wording.ts'

/** Who buys: a company or a person. */
export interface Buyer {
  readonly name: string
  /** null: a company. */
  readonly person: Person | null
  /** Below the name: a department or a person; null for most. */
  readonly attention: string | null
  readonly address: Address
  readonly vatId: string | null
}

/** What a paper of trade says. What is null is not on it. */
export interface Deal {
  readonly kind: TradeKind
  readonly names: Names
  readonly random: Random
  readonly words: TradeWords
  /** What only some papers say. */
  readonly further: FurtherWords
  readonly saying: Sayings
  /** What tells the kind of the paper first: large letters, a subject, a box that names it, or only its first sentence. */
  readonly telling: 'title' | 'subject' | 'box' | 'opening'
  readonly seller: Company
  readonly buyer: Buyer
  /** Whoever's paper it is: the buyer of an order, the seller of all else. */
  readonly title: string
  readonly number: string | null
  readonly date: Day | null
  /** The day stands behind the town, not among the facts: "Köln, den 3. Mai 2024". */
  readonly isDatedByTown: boolean
  readonly days: number
  readonly due: Day | null
  readonly service: string | null
  readonly customerNumber: string | null
  readonly orderNumber: string | null
  readonly contractNumber: string | null
  /** The invoice that a credit note corrects. */
  readonly reference: string
  readonly contact: Person | null
  readonly deadline: Day | null
  /** A day that means nothing to whoever pays. */
  readonly other: Day
  readonly items: readonly Item[]
  readonly taxCase: TaxCase
  readonly sums: Sums
  readonly isPaid: boolean
}

interface Roles {
  readonly issuer: { readonly name: Tag; readonly address: Tag; readonly vatId: Tag; readonly taxNumber: Tag | null }
  readonly receiver: { readonly name: Tag; readonly address: Tag; readonly vatId: Tag }
}

const SELLER = {
  name: 'sellerName',
  address: 'sellerAddress',
  vatId: 'sellerVatId',
  taxNumber: 'sellerTaxNumber',
} as const
const BUYER = { name: 'buyerName', address: 'buyerAddress', vatId: 'buyerVatId' } as const

/** Orders are written by those who buy; everything else by those who sell. */
export function rolesOf({ kind }: Deal): Roles {
  return kind === 'order'
    ? { issuer: { ...BUYER, taxNumber: null }, receiver: SELLER }
    : { issuer: SELLER, receiver: BUYER }
}

export function dealOf(kind: TradeKind, names: Names): Deal {
  const { random, country } = names
  const words = tradeWords(country)
  const day = names.day()
  const days = random.pick([7, 10, 14, 14, 14, 21, 30, 30, 30, 45, 60, 8])
  const further = FURTHER_WORDS[names.language]
  const taxCase = taxCaseOf(random, country)
  const isTakenBack = kind === 'credit-note' && random.chance(0.4)
  const items = itemsOf(names, { date: day, taxCase, covers: further.covers, isTakenBack })
  const isPaid = kind === 'invoice' && random.chance(0.1)
  const maybe = <T>(share: number, make: () => T): T | null => (random.chance(share) ? make() : null)
  return {
    kind,
    names,
    random,
    words,
    further,
    saying: sayings(country),
    telling: random.weighted([
      [14, 'title'],
      [3, 'subject'],
      [1, 'box'],
      [2, 'opening'],
    ] as const),
    seller: names.company(),
    buyer: buyerOf(names, taxCase),
    title: titleOf({ kind, names, taxCase, words, further }),
    number: maybe(kind === 'reminder' ? 0.55 : 0.96, () =>
      random.chance(0.12) ? likeOtherNumber(random, further, day) : numberOf(random, words.prefixes[kind], day),
    ),
    date: maybe(0.97, () => day),
    isDatedByTown: random.chance(0.1),
    days,
    due: maybe(kind === 'invoice' && !isPaid ? 0.6 : 0, () => daysAfter(day, days)),
    service: maybe(kind === 'invoice' || kind === 'credit-note' ? 0.4 : 0, () => serviceText(names, day)),
    customerNumber: maybe(0.5, () =>
      random.code(random.pick(['#####', '1####', 'K-####', 'D#####', '######', '@@###'])),
    ),
    orderNumber: maybe(kind === 'order' ? 0 : 0.35, () => orderNumberOf(random)),
    contractNumber: maybe(0.06, () => random.code(random.pick(['V-######', '20##-####', '########', 'VN ####/##']))),
    reference: numberOf(random, words.prefixes.invoice, day),
    contact: maybe(0.4, () => names.person()),
    deadline: maybe(words.deadline[kind] ? 0.7 : 0, () => daysAfter(day, random.whole(5, 45))),
    other: daysAfter(day, -random.whole(2, 40)),
    items,
    taxCase,
    sums: sumsOf(names, items),
    isPaid,
  }
}

interface Titled {
  readonly kind: TradeKind
  readonly names: Names
  readonly taxCase: TaxCase
  readonly words: TradeWords
  readonly further: FurtherWords
}

/** What the paper calls itself: some bill a part, some carry the code of their kind. */
function titleOf({ kind, names, taxCase, words, further }: Titled): string {
  const { random } = names
  const own = random.chance(0.6) ? worded(names, random.pick(sayings(names.country).titles[kind])) : null
  const usual = own ?? random.pick(words.titles[kind])
  if (kind !== 'invoice') return usual
  if (taxCase === 'insurance') return random.pick(further.premiumTitles)
  const part = random.pick(further.partTitles).replace('{part}', String(random.whole(1, 6)))
  return random.weighted([
    [15, usual],
    [2, part],
    [1, random.pick(further.codedTitles)],
  ])
}

const orderNumberOf = (random: Random) =>
  random.code(
    random.pick(['45########', 'PO-#####', 'B-20##-###', '######', 'BE####', '#######/##', '@@#####', '2024-###']),
  )

/** A number of the form that numbers of something else have on other papers. */
function likeOtherNumber(random: Random, { otherNumbers }: FurtherWords, { year }: Day): string {
  const forms = otherNumbers.map(([, form]) => form).filter((form) => /^[\w@#./-]*###[\w@#./-]*$/.test(form))
  return random.code(random.pick(forms).replace('20##', String(year)))
}

/** "RE-2024-0117": a beginning, most often the year, a running number. */
export function numberOf(random: Random, prefixes: readonly string[], { year, month }: Day): string {
  if (random.chance(0.14)) return oddNumberOf(random, year)
  const prefix = random.chance(0.75) ? random.pick(prefixes).replace('20##', String(year)) : ''
  const run = random.code(random.pick(['####', '#####', '###', '0####', '00##', '######', '1###']))
  const body = random.weighted([
    [3, run],
    [3, `${year}-${run}`],
    [1, `${year}${String(month).padStart(2, '0')}-${run}`],
    [1, `${year % 100}/${run}`],
    [1, `${year}${run}`],
    [0.7, `${run}-${random.code('##')}`],
    [0.5, `${random.code('@')}${run}`],
    [0.4, `${run}/${year}`],
    [0.3, `${year}.${random.code('0###')}`],
    [0.3, `${random.code('### ### ##')}`],
  ])
  return /[/]$/.test(prefix) || (prefix.endsWith(' ') && random.chance(0.5)) ? `${prefix}${run}` : `${prefix}${body}`
}

/** Numbers that look like no number of a paper: very short, very long, with blanks, of several parts. */
function oddNumberOf(random: Random, year: number): string {
  return random.code(
    random
      .pick([
        '#',
        '##',
        '1#',
        '#########',
        '9###########',
        '####################',
        '#### #### ##',
        '@@ #####',
        '@ ### / 20##',
        '@@@/20##/#####',
        '@@-@-20##-###',
        '##-##-###-##',
        '@@@@####@@##',
        '#/20##',
        '20## - ###',
        '###.###.###',
        '20##-@#-####',
        '@@#.######',
        '@@@ 20## / ###',
        '@/##.###',
        '##@ ####',
        '20##/@@/####',
        '@##/####/#',
        '#.###.###',
        '## / ##### / 20##',
        '@@.20##.####',
        '###-#######-#######',
        '@@@@ ## #### ##',
        '20##.##.###-@',
        '######-20##-@@',
      ])
      .replace('20##', String(year)),
  )
}

function serviceText(names: Names, day: Day): string {
  const { random } = names
  const start = daysAfter(day, -random.whole(1, 30))
  const end = daysAfter(start, random.whole(1, 30))
  return random.weighted([
    [6, names.date(start)],
    [2, `${names.date(start)} - ${names.date(end)}`],
    [2, names.month(start)],
  ])
}

function buyerOf(names: Names, taxCase: TaxCase): Buyer {
  const { random, country } = names
  return taxCase !== 'reverse-charge' && random.chance(0.25)
    ? privateBuyer(names)
    : companyBuyer(names, taxCase, country)
}

function privateBuyer(names: Names): Buyer {
  const { random, country, language } = names
  const person = names.person()
  const hasId = random.chance(language === 'pt' ? 0.6 : 0)
  const id = hasId ? (country.code === 'BR' ? cpfOf(random) : nifOf(random, '2')) : null
  const name = language === 'de' && random.chance(0.4) ? person.full : `${person.first} ${person.last}`
  return { name, person, attention: null, address: names.address(), vatId: id }
}

/** Countries whose companies buy without tax. */
const ABROAD = ['DE', 'AT', 'IE', 'GB'] as const

function companyBuyer(names: Names, taxCase: TaxCase, { code, language }: Country): Buyer {
  const { random } = names
  const company = names.company()
  const person = names.person()
  const isAbroad = taxCase === 'reverse-charge' && random.chance(0.5)
  const needsId = taxCase === 'reverse-charge' || random.chance(language === 'pt' ? 0.8 : 0.25)
  return {
    name: company.name,
    person: null,
    attention: random.chance(0.25) ? attentionOf(person, random, language) : null,
    address: company.address,
    vatId: needsId ? vatIdOf(isAbroad ? random.pick(ABROAD) : code, random) : null,
  }
}

function attentionOf(person: Person, random: Random, language: Names['language']): string {
  const departments = {
    de: ['Buchhaltung', 'Einkauf', 'Abteilung Rechnungswesen', 'Verwaltung', 'Frau', 'Herrn'],
    en: ['Accounts Payable', 'Purchasing', 'Finance Department', 'FAO', 'Attn.'],
    pt: ['Dep. Financeiro', 'Contabilidade', 'Compras', 'A/C'],
  }[language]
  const department = random.pick(departments)
  return /^(Frau|Herrn|FAO|Attn\.|A\/C)$/.test(department) || random.chance(0.3)
    ? `${department} ${person.first} ${person.last}`
    : department
}
