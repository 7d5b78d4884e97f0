// Offers and bills that somebody has typed as a letter: no table, prices in lists and sentences.
import { type Block, downTo, gap, lines } from '../../page/blocks.ts'
import { filled, type Piece, salient, type Text, text, value } from '../../page/text.ts'
import { PROSE_WORDS, type ProseWords } from '../trade-words/prose-words.ts'
import { regards, terms } from './closing.ts'
import type { Deal } from './deal.ts'
import { isTaxed } from './items.ts'
import { addressBlocks, letterhead, townAndDay } from './parties.ts'
import type { Recipe } from './recipe.ts'

/** More than this nobody types; what is left out of longer ones is in the sum. */
const MOST_ITEMS = 9

/** A whole letter. */
export function proseOf(deal: Deal, recipe: Recipe): Block[] {
  const { random, names, words } = deal
  const own = PROSE_WORDS[names.language]
  const talk = deal.kind === 'offer' ? own.offerTalk : own.invoiceTalk
  const dated = { ...deal, isDatedByTown: true }
  const typed = random.sample(talk, random.whole(1, 3)).map((said) => text`${said}`)
  return [
    ...letterhead(deal, recipe.letterhead === 'none' ? 'left' : recipe.letterhead, ':'),
    downTo(recipe.addressTop),
    ...addressBlocks(deal, 'window', []),
    gap(14),
    ...townAndDay(dated),
    lines([subject(deal, own)], { isBold: random.chance(0.8), size: random.pick([10.5, 11, 12, 14]) }),
    gap(12),
    lines([`${random.pick(words.greetings)},`, '', said(deal, random.pick(introsOf(deal, own)))]),
    gap(8),
    lines(items(deal, own), { leading: random.pick([1.25, 1.4, 1.6]) }),
    gap(8),
    lines([sums(deal, own), '', ...typed]),
    ...terms(deal, { isPriced: true }),
    ...regards(deal),
  ]
}

const introsOf = ({ kind }: Deal, own: ProseWords) => (kind === 'offer' ? own.offerIntros : own.invoiceIntros)

const said = ({ names, other }: Deal, way: string): Text => filled(way, { other: names.date(other) })

function subject(deal: Deal, own: ProseWords): Text {
  const { random, kind, number, items: sold, names, other } = deal
  const ways = kind === 'offer' ? own.offerSubjects : own.invoiceSubjects
  return salient(
    filled(random.pick(ways), {
      number: number ? value('documentNumber', number) : undefined,
      item: sold[0]?.name,
      other: names.date(other),
    }),
  )
}

function items({ random, items: sold, names }: Deal, own: ProseWords): Piece[] {
  const way = random.pick(own.items)
  const bullet = random.pick(['- ', '• ', '', '– ', '#'])
  return sold.slice(0, MOST_ITEMS).map((item, index) => {
    const entry = filled(way, {
      item: value('itemDescription', item.name),
      quantity: value('itemQuantity', names.number(item.quantity)),
      unit: item.unit,
      price: value('itemUnitPrice', names.money(item.cents)),
      amount: value('itemAmount', names.money(item.amount)),
    })
    return text`${bullet === '#' ? `${index + 1}. ` : bullet}${entry}`
  })
}

function sums({ random, sums: all, taxCase, names }: Deal, own: ProseWords): Text {
  const rate = all.taxes[0]?.rate ?? 0
  const isOneRate = isTaxed(taxCase) && all.taxes.length === 1
  return salient(
    filled(random.pick(isOneRate ? own.taxed : own.untaxed), {
      net: value('netTotal', names.money(all.net)),
      rate: value('taxRate', `${names.number(rate)} %`),
      tax: value('taxTotal', names.money(all.tax)),
      gross: value('grossTotal', names.money(all.gross)),
    }),
  )
}
