// What machines and counters print: one thing or two, the shop's name above, below or in the middle, days and numbers
// around that belong to the machine.
import { daysAfter, type Names } from '../../names/names.ts'
import { type Align, type Block, gap, lines, pairs } from '../../page/blocks.ts'
import { joinTexts, type Piece, text, value, valueLines } from '../../page/text.ts'
import { type Counter, type CounterWords, counterWords } from './machine-words.ts'
import { payment, soldTable, taxes } from './parts.ts'
import { type Sale, saleWith } from './sale.ts'

/** What one thing costs there, in cents. */
const PRICES: Readonly<Record<Counter, readonly [low: number, high: number]>> = {
  parking: [100, 3900],
  pump: [1500, 14_000],
  taxi: [650, 9800],
  post: [85, 3200],
  pharmacy: [295, 6400],
  kiosk: [110, 1900],
  fare: [190, 7800],
  wash: [300, 2900],
}

const COUNTERS = Object.keys(PRICES) as readonly Counter[]

interface Slip {
  readonly sale: Sale
  readonly own: CounterWords
  readonly align: Align
}

/** The letters of an order: Name, Slogan, Title, Facts, Codes, Days, Items, Payment, taXes. */
const ORDERS = [
  'NTFCIPXDS',
  'STNFDIPXC',
  'TFDIPXCN',
  'STCFIPXDN',
  'TDFCIPNX',
  'FCTIPXNS',
  'NCTIPXFS',
  'SCTFNIPX',
  'TIPDFCXNS',
  'CNTDIPFXS',
] as const

/** A slip without a list of goods. */
export function machineSlip(names: Names): Block[] {
  const { random } = names
  const counter = random.pick(COUNTERS)
  const own = counterWords(names.country)[counter]
  const slip = { sale: saleAt(names, counter, own), own, align: random.pick<Align>(['left', 'left', 'centre']) }
  const parts: Readonly<Record<string, () => Block[]>> = {
    N: () => nameOf(slip),
    S: () => [lines(random.sample(own.slogans, random.whole(1, 2)), { align: slip.align })],
    T: () => [lines([random.pick(own.titles)], { align: slip.align, isBold: true, size: random.pick([9, 11, 13]) })],
    F: () => factsOf(slip),
    C: () => codesOf(slip),
    D: () => daysOf(slip),
    I: () => soldTable(slip.sale, random.pick(['one-line', 'one-line', 'quantity-first', 'columns', 'two-lines'])),
    P: () => payment(slip.sale),
    X: () => taxes(slip.sale),
  }
  return [...random.pick(ORDERS)].flatMap((part) => [...(parts[part]?.() ?? []), gap(random.pick([2, 4, 6]))])
}

function saleAt(names: Names, counter: Counter, own: CounterWords): Sale {
  const { random, country } = names
  const [low, high] = PRICES[counter]
  const rate = random.chance(0.7) ? (country.rates[0] ?? 0) : (country.rates[1] ?? 0)
  const goods = random.sample(own.goods, random.pick([1, 1, 1, 2, 3]))
  const sold = goods.map((name) => {
    const cents = Math.round(random.whole(low, high) / 5) * 5
    return { name, unit: '', code: '', cents, isService: true, quantity: 1, amount: cents, rate }
  })
  const shop = names.company(own.trades)
  return { ...saleWith(names, sold), shop, number: random.chance(0.3) ? longNumber(names) : random.code('######') }
}

const longNumber = ({ random }: Names): string =>
  random.code(random.pick(['####/####', '##-######', '##########', '@##/######', '###.####', '#### ####', '1##', '##']))

function nameOf({ sale: { shop, random, words }, align }: Slip): Block[] {
  const name = value('sellerName', random.chance(0.25) ? shop.name.toUpperCase() : shop.name)
  const address = valueLines('sellerAddress', shop.address.lines)
  const id = text`${random.pick(words.vatId)} ${value('sellerVatId', shop.vatId)}`
  const taxNumber = text`${random.pick(words.taxNumber)} ${value('sellerTaxNumber', shop.taxNumber)}`
  const ids: Piece[] = [...(random.chance(0.5) ? [id] : []), ...(random.chance(0.3) ? [taxNumber] : [])]
  const all: Piece[] = random.chance(0.75) ? [name, ...address] : [joinTexts([name, ...address], ', ')]
  return [lines(random.chance(0.8) ? [...all, ...ids] : [...ids, ...all], { align })]
}

/** The slip's own number and day, each with a label or without. */
function factsOf({ sale, own }: Slip): Block[] {
  const { random, words, names, number, day, time } = sale
  const shown = value('documentNumber', number)
  const date = value('documentDate', names.date(day))
  const label = random.pick(own.numbers)
  const when = text`${date} ${time}`
  return random.pick<() => Block[]>([
    () => [
      pairs(
        [
          [label, shown],
          [random.pick(words.date), when],
        ],
        random.pick(['apart', 'left', 'run', 'above', 'across']),
      ),
    ],
    () => [lines([text`${label} ${shown}  ${when}`])],
    () => [lines([when, text`${label}: ${shown}`])],
    () => [lines([text`${label}:${' '}${shown} ${random.pick(words.date)}: ${date}`, time])],
    () => [pairs([[when, text`${label} ${shown}`]], 'apart')],
  ])()
}

/** Numbers of the machine, the journal and the card. */
function codesOf({ sale: { random }, own }: Slip): Block[] {
  const codes = random
    .sample(own.codes, random.whole(1, 5))
    .map(([label, pattern]) => [label, random.code(pattern)] as const)
  return random.chance(0.6)
    ? [pairs(codes, random.pick(['apart', 'run', 'left']))]
    : [lines([codes.map(([label, code]) => `${label} ${code}`).join('  ')])]
}

/** From when and until when it is good for something. */
function daysOf({ sale: { random, names, day, time }, own }: Slip): Block[] {
  const rows = own.times.map(([label, low, high]): [Piece, Piece] => {
    const hours = Number(time.slice(0, 2)) + random.whole(low, high)
    const other = names.date(daysAfter(day, Math.floor(hours / 24)))
    return [label, `${other} ${String(((hours % 24) + 24) % 24).padStart(2, '0')}:${random.code('3#')}`]
  })
  return [pairs(random.sample(rows, random.whole(1, 3)), random.pick(['apart', 'run', 'left', 'above']))]
}
