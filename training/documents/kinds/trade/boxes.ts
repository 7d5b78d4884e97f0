// Forms: boxes beside each other, each with its label in small letters over what it says. So are papers of tax offices,
// of forwarders and of old programs that print on forms.
import { daysAfter } from '../../names/names.ts'
import { type Block, beside, gap, lines } from '../../page/blocks.ts'
import { type Piece, salient, value, valueLines } from '../../page/text.ts'
import { FORM_WORDS, type FormWords } from '../trade-words/form-words.ts'
import { terms } from './closing.ts'
import { type Deal, rolesOf } from './deal.ts'
import { issuerLines } from './parties.ts'
import type { Recipe } from './recipe.ts'
import { itemTable, tableLook } from './table.ts'
import { ibanText } from './values.ts'

interface Box {
  readonly label: string
  readonly shown: Piece
  /** How wide it is beside the others of its row. */
  readonly width: number
}

const box = (label: string, shown: Piece, width = 1): Box => ({ label, shown, width })

/** A whole form. */
export function boxesOf(deal: Deal, recipe: Recipe): Block[] {
  const { random, names } = deal
  const words = FORM_WORDS[names.language]
  const sums = section(deal, words.sections.sums, sumRows(deal, words))
  const look = tableLook(deal, recipe.table)
  const items = [heading(deal, words.sections.items), ...itemTable(deal, recipe.table, look), gap(8)]
  const isSummedFirst = random.chance(names.language === 'pt' ? 0.6 : 0.15)
  return [
    ...top(deal, words),
    ...section(deal, words.sections.buyer, buyerRows(deal, words)),
    ...section(deal, words.sections.payment, paymentRows(deal, words)),
    ...(isSummedFirst ? [...sums, ...items] : [...items, ...sums]),
    heading(deal, words.sections.further),
    ...terms(deal, { isPriced: true }),
  ]
}

const heading = ({ random }: Deal, ways: readonly string[]): Block =>
  lines([random.pick(ways)], { size: 7.5, isBold: true })

function section(deal: Deal, ways: readonly string[], rows: readonly (readonly Box[])[]): Block[] {
  const size = deal.random.pick([5.5, 6, 6.5, 7])
  const shown = rows.filter((row) => row.length > 0).map((row) => boxRow(row, size))
  return shown.length > 0 ? [heading(deal, ways), ...shown, gap(5)] : []
}

function boxRow(row: readonly Box[], size: number): Block {
  const all = row.reduce((sum, { width }) => sum + width, 0)
  return beside(
    row.map(({ label, shown, width }) => [
      width / all,
      [lines([label], { size }), lines([shown], { size: 8.5 }), gap(2)],
    ]),
    6,
  )
}

/** Who writes, what it is, and numbers that machines want. */
function top(deal: Deal, words: FormWords): Block[] {
  const { random, seller, title, number, words: trade, kind } = deal
  const own: Box[] = number ? [box(random.pick(trade.numbers[kind]), salient(value('documentNumber', number)))] : []
  const others = random
    .sample(words.boxes, random.whole(1, 4))
    .map(([label, pattern]) => box(label, random.code(pattern)))
  const { issuer } = rolesOf(deal)
  const ids = [
    box(random.pick(trade.vatId), value(issuer.vatId, seller.vatId)),
    ...(issuer.taxNumber && random.chance(0.7)
      ? [box(random.pick(trade.taxNumber), value(issuer.taxNumber, seller.taxNumber))]
      : []),
    ...(random.chance(0.4) ? [box(random.pick(trade.phone), seller.phone)] : []),
  ]
  const who = [lines(issuerLines(deal), { size: 9 })]
  const what = [lines([salient(title)], { size: 13, isBold: true }), ...own.map((one) => boxRow([one], 6))]
  return [
    beside(
      random.chance(0.7)
        ? [
            [0.55, who],
            [0.45, what],
          ]
        : [
            [0.4, what],
            [0.6, who],
          ],
    ),
    gap(4),
    ...others.slice(0, 2).map((one) => boxRow([one], 6)),
    boxRow(random.chance(0.6) ? [...ids, ...others.slice(2)] : [...others.slice(2), ...ids], 6),
    gap(5),
  ]
}

function buyerRows(deal: Deal, words: FormWords): Box[][] {
  const { random, buyer, words: trade, kind, date, names, further, other } = deal
  const { receiver } = rolesOf(deal)
  const [street = '', ...rest] = valueLines(receiver.address, buyer.address.lines)
  const name = box(random.pick(words.name), value(receiver.name, buyer.name), 2.2)
  const id = buyer.vatId ? [box(random.pick(trade.ownVatId), value(receiver.vatId, buyer.vatId))] : []
  const own = date ? [box(random.pick(trade.dates[kind]), value('documentDate', names.date(date)))] : []
  const [label, low, high] = random.pick(further.otherDays)
  const trap = box(label, names.date(daysAfter(date ?? other, random.whole(low, high))))
  const town = rest.map((line) => box(random.pick(words.town), line))
  const facts = [
    ...(deal.customerNumber ? [box(random.pick(trade.customer), value('customerNumber', deal.customerNumber))] : []),
    ...(deal.orderNumber ? [box(random.pick(trade.order), value('orderNumber', deal.orderNumber))] : []),
    ...(random.chance(0.5) ? [box(random.pick(trade.phone), names.phone())] : []),
  ]
  const first = random.chance(0.5) ? [name, ...id, ...own] : [...own, name, ...id]
  return [first, [box(random.pick(words.street), street, 2), ...town, trap], facts]
}

function paymentRows(deal: Deal, words: FormWords): Box[][] {
  const { random, due, names, words: trade, seller, sums, number } = deal
  const day = due ? [box(random.pick(trade.due), value('dueDate', names.date(due)))] : []
  const account = seller.bank.iban
    ? [box(random.pick(trade.iban), value('iban', ibanText(deal, seller.bank.iban)), 2)]
    : [box(random.pick(trade.account), seller.bank.account, 2)]
  const part = random.chance(0.4) ? [box(random.pick(trade.numbers.invoice), `${number ?? deal.reference} 001`)] : []
  const amount = random.chance(0.5) ? [box(random.pick(trade.columns.amount), names.amount(sums.gross))] : []
  const way = random.chance(0.5) ? [box(random.pick(words.payment), random.code('### @@'))] : []
  return [[...part, ...day, ...amount, ...way], random.chance(0.6) ? account : []]
}

/** Sums, and between them those that are nought. */
function sumRows(deal: Deal, words: FormWords): Box[][] {
  const { random, sums, names, words: trade } = deal
  const money = random.chance(0.7) ? names.amount : names.money
  const noughts = random
    .sample(words.noughts, random.whole(1, 5))
    .map((label) => box(label, sums.shipping && /fr(ete|eight|acht)/i.test(label) ? money(sums.shipping) : money(0)))
  const taxes: Box[] = [
    box(random.pick(words.base), value('netTotal', money(sums.net))),
    box(random.pick(trade.taxSum), value('taxTotal', money(sums.tax))),
  ]
  const gross = box(random.pick(trade.gross), salient(value('grossTotal', money(sums.gross))))
  const due = sums.due === sums.gross ? [] : [box(random.pick(trade.amountDue), value('amountDue', money(sums.due)))]
  const items = box(random.pick(words.itemsSum), money(sums.items))
  return random.chance(0.5)
    ? [[...taxes, items], [...noughts, gross], due]
    : [
        [items, ...noughts.slice(0, 2)],
        [...taxes, gross, ...due],
      ]
}
