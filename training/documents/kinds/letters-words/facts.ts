// The facts that texts name: days, sums, numbers, people, things. Each is made up once a document.
import { type Address, type Day, daysAfter, type Names, type Person } from '../../names/names.ts'
import type { Language, Tag } from '../../types.ts'
import { chosen, type Fact, type Speech } from './grammar.ts'
import { RULES } from './rules.ts'
import { POSTS, ROLES, TERMS } from './terms.ts'

/** Somebody who writes or is written to: a company, an office or a person. */
export interface Party {
  readonly name: string
  /** null: a person writes for himself. */
  readonly isFirm: boolean
  readonly address: Address
  /** Who signs, or who is spoken to. */
  readonly person: Person
}

export interface Scene {
  readonly names: Names
  readonly sender: Party
  readonly recipient: Party
  readonly day: Day
  /** Chosen once a document. */
  readonly words?: Readonly<Record<string, string>> | undefined
}

/** Facts that have a tag wherever they stand. All others are distractors, or get their tag from the text. */
const TAGS: Readonly<Record<string, Tag>> = {
  date: 'documentDate',
  deadline: 'deadline',
  documentNumber: 'documentNumber',
  customerNumber: 'customerNumber',
  orderNumber: 'orderNumber',
  contractNumber: 'contractNumber',
  noticePeriod: 'noticePeriod',
  noticeOf: 'noticePeriod',
  contractTerm: 'contractTerm',
  openTerm: 'contractTerm',
  iban: 'iban',
  bic: 'bic',
  period: 'period',
  contact: 'contact',
}

/** `index`: the figure behind the name. */
type Make = (scene: Scene, speech: Speech, index: number) => string

const CODES: Readonly<Record<string, readonly string[]>> = {
  documentNumber: ['####-###', '@@-####', '20##/####', '@###', '#####', '@@@-20##-###', '###/##'],
  customerNumber: ['#####', 'K-#####', '######', '10####', 'KD####', '### ###', '#-####-#'],
  orderNumber: ['#######', 'A-####', '4500######', 'AB-##-####', '20##-####', 'PO-#####', 'B#####'],
  contractNumber: ['V-######', '##-####-##', '#########', 'MV/20##/###', '@@ ### ###', 'C-####-@', '###.###.###'],
  invoiceNo: ['RE-####', '20##-####', '#####', 'R##/####', 'INV-#####', '@@####'],
  code: ['@@/@@', '@@-##', '##/####', '@@@ ###-##', '####'],
  fileNo: ['## @ ###/##', '###/####/#####', '@@-##.###.##', '### @ ####/##', '##/###/#####', '@ ###-##/####'],
  deliveryNo: ['LS-####', '8######', 'L##-###', '#####'],
}

const code =
  (name: string): Make =>
  ({ names }) =>
    names.random.code(names.random.pick(CODES[name] ?? ['####']))

const dayFrom =
  (low: number, high: number): Make =>
  ({ names, day }) =>
    names.date(daysAfter(day, names.random.whole(low, high)))

const whole =
  (low: number, high: number, step = 1): Make =>
  ({ names }) =>
    String(names.random.whole(low, high) * step)

const oneOf =
  (lists: Readonly<Record<string, readonly string[]>>): Make =>
  ({ names }, speech) =>
    chosen(names.random.pick(lists[names.language] ?? ['']), speech)

const MAKERS: Readonly<Record<string, Make>> = {
  date: ({ names, day }) => names.date(day),
  past: dayFrom(-400, -3),
  future: dayFrom(30, 140),
  soon: dayFrom(4, 25),
  deadline: dayFrom(7, 60),
  birth: dayFrom(-22000, -7500),
  time: ({ names }) => timeOf(names),
  digit: whole(2, 9),
  count: whole(2, 60),
  bigCount: whole(8, 300, 10),
  oldYear: whole(1925, 2012),
  span: yearsOf,
  year: ({ day }) => String(day.year),
  month: ({ names, day }) => names.month(daysAfter(day, names.random.whole(20, 150))),
  amount: ({ names }) => names.money(sumOf(names)),
  fare: ({ names }) => names.money(names.random.whole(4, 180) * names.random.pick([50, 95, 100])),
  bigAmount: ({ names }) => names.money(names.random.whole(1, 40) * names.random.pick([25, 50, 100]) * 100_000),
  vat: ({ names }) => `${names.number(names.country.rates[0] ?? 0)} %`,
  percent: ({ names }) => `${names.random.whole(2, 25)}${names.language === 'en' ? '%' : ' %'}`,
  product: ({ names }) => goodsOf(names, false),
  service: ({ names }) => goodsOf(names, true),
  person: ({ names }) => names.person().full,
  firstName: ({ names }) => names.person().first,
  firstSigner: ({ sender, names }) => (names.random.chance(0.4) ? sender.person.first : sender.person.full),
  firm: ({ names }) => names.company().name,
  phone: ({ names }) => names.phone(),
  email: ({ names }) => names.email(names.person(), names.company()),
  town: ({ names }) => names.town(),
  street: ({ names }) => names.address().street,
  road: ({ names }) => roadOf(names.address().street),
  place: ({ names }) => names.address().place,
  role: oneOf(ROLES),
  post: oneOf(POSTS),
  noticePeriod: oneOf(TERMS.notice),
  noticeOf: oneOf(TERMS.noticeOf),
  contractTerm: oneOf(TERMS.contract),
  openTerm: oneOf(TERMS.open),
  period: ({ names, day }) => periodOf(names, day),
  contact: ({ sender }) => sender.person.full,
  sender: ({ sender }) => sender.name,
  recipient: ({ recipient }) => recipient.name,
  senderAddress: ({ sender }) => sender.address.lines.join(', '),
  recipientAddress: ({ recipient }) => recipient.address.lines.join(', '),
  partner: ({ recipient }) => recipient.person.full,
  senderTown: ({ sender }) => sender.address.town,
  recipientTown: ({ recipient }) => recipient.address.town,
  iban: ({ names }) => names.company().bank.iban?.replace(/(.{4})(?=.)/g, '$1 ') ?? names.company().bank.account,
  bic: ({ names }) => names.company().bank.bic,
  ...Object.fromEntries(Object.keys(CODES).map((name) => [name, code(name)])),
}

/** Some years of a life: "03/2019 – 11/2021". {span11} is the latest, each further one lies before it. */
function yearsOf({ names: { random }, day }: Scene, _: Speech, index: number): string {
  const end = day.year - Math.max(0, index - 11) * 4 - random.whole(0, 1)
  const start = end - random.whole(1, 3)
  if (random.chance(0.4)) return `${start} – ${end}`
  const month = () => String(random.whole(1, 12)).padStart(2, '0')
  return `${month()}/${start} – ${month()}/${end}`
}

/** A street without the number of a house. */
const roadOf = (street: string) =>
  street.replace(/^(?:Unit |Flat )?[\d\s,/-]+/, '').replace(/[\s,]+(?:n\.º\s?)?\d.*$/, '')

function timeOf({ random, language }: Names): string {
  const hour = random.whole(7, 20)
  const minute = random.pick(['00', '30', '15', '00'])
  const half = hour < 12 ? 'am' : 'pm'
  const forms: Readonly<Record<Language, readonly string[]>> = {
    de: [`${hour}:${minute}`, minute === '00' ? String(hour) : `${hour}.${minute}`],
    en: [`${hour}:${minute}`, `${((hour - 1) % 12) + 1}.${minute} ${half}`],
    pt: [`${hour}:${minute}`, `${hour}h${minute === '00' ? '' : minute}`],
  }
  return random.pick(forms[language])
}

/** Small and large sums, round ones more often. */
function sumOf({ random }: Names): number {
  const size = random.pick([50, 200, 900, 4000, 20000, 90000])
  return random.chance(0.5) ? random.whole(size / 10, size) * 100 : random.whole(size * 10, size * 100)
}

function goodsOf(names: Names, isService: boolean): string {
  for (let trial = 0; trial < 12; trial++) {
    const goods = names.goods()
    if (goods.isService === isService) return goods.name
  }
  return names.company().trade
}

function periodOf(names: Names, day: Day): string {
  const from = daysAfter(day, -names.random.whole(35, 200))
  const months = [names.month(from), `${names.date(from)} - ${names.date(day)}`]
  const to = { de: 'bis', en: 'to', pt: 'a' }[names.language]
  return names.random.pick([...months, `${names.date(from)} ${to} ${names.date(day)}`])
}

/** A speech in which every fact is the same whenever it is named; "past2" is another day than "past". */
export function speechOf(scene: Scene): Speech {
  const known = new Map<string, Fact>()
  const { random, language, country } = scene.names
  const speech: Speech = {
    random,
    rules: RULES[language],
    isPlural: scene.sender.isFirm,
    isAmerican: country.code === 'BR' || country.code === 'US',
    fact(name) {
      const fact = known.get(name) ?? make(name, scene, speech)
      known.set(name, fact)
      return fact
    },
  }
  return speech
}

function make(name: string, scene: Scene, speech: Speech): Fact {
  if (name.startsWith('$')) return { text: chosen(scene.words?.[name.slice(1)] ?? '', speech), tag: null }
  const base = name.replace(/\d+$/, '')
  const maker = MAKERS[base]
  if (!maker) throw new RangeError(`There is no fact "${name}"`)
  const text = maker(scene, speech, Number(name.slice(base.length)))
  const isForeign = base === 'iban' && !/^[A-Z]{2}\d\d/.test(text)
  return { text, tag: isForeign ? null : (TAGS[base] ?? null) }
}
