// Papers of trade: invoices and what comes before and after them. All are built of the same parts (recipe.ts).
import { type Block, beside, downTo, gap } from '../../page/blocks.ts'
import { A4, A5, type Design, LETTER, type Paper, type Printed, paper } from '../../page/design.ts'
import { asPlain } from '../../page/plain.ts'
import type { Family, Task } from '../family.ts'
import type { TradeKind } from '../trade-words/types.ts'
import { boxesOf } from './boxes.ts'
import { bankBlock, intro, regards, terms } from './closing.ts'
import { type Deal, dealOf } from './deal.ts'
import { discountTable } from './discount-table.ts'
import { factsBlock } from './facts.ts'
import { footOf } from './foot.ts'
import { addressBlocks, letterhead, townAndDay } from './parties.ts'
import { paymentSlip } from './payment-slip.ts'
import { proseOf } from './prose.ts'
import { type AddressStyle, type Letterhead, type Recipe, recipes } from './recipe.ts'
import { recordOf } from './record.ts'
import { openInvoices } from './reminder.ts'
import { isPriced, itemTable, tableLook } from './table.ts'
import { numberSentence, titleBlock } from './title.ts'
import { totalsBlocks } from './totals.ts'
import { factsOf, labelEnd } from './values.ts'

const RECIPES = recipes()

export const trade: Family = {
  name: 'trade',
  kinds: [
    [16, 'invoice'],
    [2.5, 'credit-note'],
    [2.5, 'reminder'],
    [2.5, 'offer'],
    [2.5, 'order'],
    [2.5, 'order-confirmation'],
    [2.5, 'delivery-note'],
  ],
  layouts: RECIPES,
  write,
}

/** Letters that are sent as a word processor's file. */
const TYPED_SHARE = 0.4

function write({ kind, layout, random, names }: Task): Design {
  const recipe = RECIPES.find(({ name }) => name === layout)
  if (!recipe) throw new RangeError(`No layout ${layout}`)
  const deal = dealOf(kind as TradeKind, names)
  // What programs show of an electronic invoice has no paper's foot.
  const foot = recipe.form === 'record' ? undefined : footOf(deal, recipe.foot)
  const printed: Printed = {
    form: 'printed',
    paper: sheet(deal),
    face: random.pick(['sans', 'sans', 'sans', 'serif', 'narrow']),
    size: random.pick([9, 9.5, 10, 10, 10.5, 11]),
    body: bodyOf(deal, recipe),
    ...(foot ? { foot } : {}),
  }
  return recipe.form === 'prose' && random.chance(TYPED_SHARE) ? asPlain(printed) : printed
}

function bodyOf(deal: Deal, recipe: Recipe): Block[] {
  if (recipe.form === 'boxes') return boxesOf(deal, recipe)
  if (recipe.form === 'record') return recordOf(deal)
  if (recipe.form === 'prose') return proseOf(deal, recipe)
  return [...top(deal, recipe), ...middle(deal, recipe)]
}

function sheet({ random, names }: Deal): Paper {
  const size = names.country.code === 'US' ? LETTER : random.chance(0.02) ? A5 : A4
  const margin = random.whole(36, 72)
  return paper(size, {
    left: margin,
    right: random.whole(36, 64),
    top: random.whole(28, 56),
    bottom: random.whole(18, 40),
  })
}

/** Addresses that name the one who writes, and letterheads that do not. */
const NAMING: readonly AddressStyle[] = ['from-to', 'parties-3', 'parties-4']
const NAMELESS: readonly Letterhead[] = ['none', 'web', 'logo']

/** Whether the one who writes is named somewhere. */
const isNamed = ({ address, foot, letterhead: style }: Recipe) =>
  NAMING.includes(address) || foot !== 'none' || !NAMELESS.includes(style)

/** Letterhead, receiver, facts and title in the order of the layout. */
function top(deal: Deal, recipe: Recipe): Block[] {
  const end = labelEnd(deal)
  const facts = factsBlock(deal, recipe.facts, factsOf(deal, end))
  const head = letterhead(deal, isNamed(recipe) ? recipe.letterhead : 'left', end)
  const isBeside = recipe.address === 'window-facts' || recipe.address === 'right'
  // A row of labels, or a sentence, is wider than the space beside an address.
  const isWide = recipe.facts === 'across' || recipe.facts === 'two-columns'
  const address = addressBlocks(deal, recipe.address, isBeside && !isWide ? facts : [])
  const title = titleBlock(deal, recipe.title)
  const dated = townAndDay(deal)
  const sentence = numberSentence(deal)
  const below = isBeside && !isWide ? [] : [gap(14), ...placed(deal, recipe, facts)]
  const white = deal.random.whole(10, 34)
  if (recipe.title === 'first' || (recipe.title === 'right' && deal.random.chance(0.5)))
    return [title, gap(10), ...head, gap(12), ...address, ...below, ...dated, gap(white), ...sentence]
  const titleFirst = deal.random.chance(0.6)
  const parts = titleFirst ? [gap(white), title, ...below] : [...below, gap(white), title]
  return [...head, downTo(recipe.addressTop), ...address, ...dated, ...parts, gap(10), ...sentence]
}

/** Narrow facts stand on the left or on the right. */
function placed({ random }: Deal, { facts }: Recipe, blocks: Block[]): Block[] {
  if (facts === 'across' || facts === 'sentence' || facts === 'two-columns') return blocks
  return random.chance(0.5)
    ? [beside([[0.6, blocks]], 0)]
    : [
        beside(
          [
            [0.52, []],
            [0.48, blocks],
          ],
          0,
        ),
      ]
}

/** Everything from the greeting to the signature. */
function middle(deal: Deal, recipe: Recipe): Block[] {
  const { random, kind } = deal
  if (kind === 'reminder')
    return [...intro(deal), ...openInvoices(deal), ...terms(deal, { isPriced: false }), ...bank(deal), ...regards(deal)]
  const look = tableLook(deal, recipe.table)
  const said = terms(deal, { isPriced: isPriced(look) })
  const sums = isPriced(look) ? totalsBlocks(deal, recipe.totals, { look, terms: said }) : said
  return [
    ...intro(deal),
    ...itemTable(deal, recipe.table, look),
    gap(random.whole(4, 16)),
    ...sums,
    ...discountTable(deal),
    ...bank(deal),
    ...regards(deal),
    ...paymentSlip(deal),
  ]
}

function bank(deal: Deal): Block[] {
  const { random, kind } = deal
  const isPaidTo = kind === 'invoice' || kind === 'reminder'
  return isPaidTo && random.chance(0.3) ? [gap(10), bankBlock(deal)] : []
}
