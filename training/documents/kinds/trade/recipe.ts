// How a paper of trade is laid out: one choice for each of its parts. A layout is a set of choices that stands only
// once; layouts that are held out also have choices that no other one has.
import { randomOf } from '../../random.ts'
import type { Layout } from '../family.ts'

export type Letterhead =
  | 'left'
  | 'right'
  | 'centre'
  | 'split'
  | 'name'
  | 'none'
  | 'one-line'
  | 'labelled'
  | 'web'
  | 'logo'
export type AddressStyle =
  | 'window'
  | 'window-facts'
  | 'from-to'
  | 'right'
  | 'labelled'
  | 'ship-to'
  | 'run'
  | 'parties-2'
  | 'parties-3'
  | 'parties-4'
export type FactsStyle = 'left' | 'run' | 'above' | 'apart' | 'across' | 'right' | 'sentence' | 'two-columns'
export type TitleStyle = 'plain' | 'with-number' | 'centre' | 'right' | 'with-number-and-date' | 'first'
export type TableStyle = 'full' | 'short' | 'coded' | 'taxed' | 'stacked' | 'bare' | 'list' | 'days' | 'amount-first'
export type TotalsStyle =
  | 'apart'
  | 'rows'
  | 'left'
  | 'run'
  | 'across'
  | 'beside-terms'
  | 'under'
  | 'with-currency'
  | 'last-large'
export type FootStyle = 'columns-2' | 'columns-3' | 'columns-4' | 'line' | 'centre' | 'none' | 'labelled'

/** A paper with a table; a form of boxes with their labels in them; what programs show of an electronic invoice; a letter with prices in it. */
export type Form = 'letter' | 'boxes' | 'record' | 'prose'

export interface Recipe extends Layout {
  readonly form: Form
  readonly letterhead: Letterhead
  readonly address: AddressStyle
  readonly facts: FactsStyle
  readonly title: TitleStyle
  readonly table: TableStyle
  readonly totals: TotalsStyle
  readonly foot: FootStyle
  /** Points from the top where the address begins. */
  readonly addressTop: number
}

interface Choices {
  readonly letterhead: readonly Letterhead[]
  readonly address: readonly AddressStyle[]
  readonly facts: readonly FactsStyle[]
  readonly title: readonly TitleStyle[]
  readonly table: readonly TableStyle[]
  readonly totals: readonly TotalsStyle[]
  readonly foot: readonly FootStyle[]
}

const LEARNT: Choices = {
  letterhead: ['left', 'right', 'centre', 'split', 'name', 'none', 'web', 'logo', 'one-line'],
  address: [
    'window',
    'window',
    'window-facts',
    'window-facts',
    'from-to',
    'right',
    'labelled',
    'ship-to',
    'parties-2',
    'parties-3',
    'parties-4',
  ],
  facts: ['left', 'run', 'above', 'apart', 'across', 'left', 'sentence', 'two-columns'],
  title: ['plain', 'plain', 'with-number', 'right', 'centre', 'first', 'with-number-and-date'],
  table: ['full', 'short', 'coded', 'taxed', 'stacked', 'bare', 'list'],
  totals: ['apart', 'rows', 'left', 'apart', 'run', 'beside-terms', 'under', 'with-currency', 'last-large', 'across'],
  foot: ['columns-3', 'columns-2', 'columns-4', 'line', 'none', 'centre'],
}

/** Choices that only layouts have which are held out. */
const UNSEEN: Choices = {
  letterhead: ['labelled', 'labelled', 'centre'],
  address: ['run', 'run', 'window-facts', 'parties-4'],
  facts: ['right', 'two-columns', 'left'],
  title: ['with-number-and-date', 'right', 'plain'],
  table: ['days', 'amount-first', 'full'],
  totals: ['across', 'across', 'apart', 'with-currency'],
  foot: ['labelled', 'columns-3', 'none'],
}

const LEARNT_COUNT = 96
const UNSEEN_COUNT = 24
/** Of each of the forms that are no letters. */
const LEARNT_FORMS = 8
const UNSEEN_FORMS = 2
/** Any number does; another one makes other layouts. */
const SEED = 20_240

/** All layouts, the same ones in every run. */
export function recipes(): Recipe[] {
  const random = randomOf(SEED)
  const found = new Map<string, Recipe>()
  const add = (name: string, isHeldOut: boolean, choices: Choices) => {
    const parts = {
      letterhead: random.pick(choices.letterhead),
      address: random.pick(choices.address),
      facts: random.pick(choices.facts),
      title: random.pick(choices.title),
      table: random.pick(choices.table),
      totals: random.pick(choices.totals),
      foot: random.pick(choices.foot),
    }
    const key = Object.values(parts).join()
    if (!found.has(key))
      found.set(key, { name, isHeldOut, form: 'letter', ...parts, addressTop: random.whole(95, 165) })
  }
  const two = (number: number) => String(number).padStart(2, '0')
  while (found.size < LEARNT_COUNT) add(`grid-${two(found.size + 1)}`, false, LEARNT)
  while (found.size < LEARNT_COUNT + UNSEEN_COUNT) add(`other-${two(found.size - LEARNT_COUNT + 1)}`, true, UNSEEN)
  const letters = [...found.values()]
  const bills: Layout['kinds'] = ['invoice', 'credit-note']
  return [
    ...letters,
    ...formsLike(letters, 'boxes', bills),
    ...formsLike(letters, 'record', bills),
    ...formsLike(letters, 'prose', ['invoice', 'offer']),
  ]
}

/** Forms that are no letters have tables, totals and feet of letters. */
function formsLike(
  letters: readonly Recipe[],
  form: Exclude<Form, 'letter'>,
  kinds: NonNullable<Layout['kinds']>,
): Recipe[] {
  const own = (isHeldOut: boolean, count: number) =>
    letters.filter((letter) => letter.isHeldOut === isHeldOut && letter.foot !== 'none').slice(0, count)
  return [...own(false, LEARNT_FORMS), ...own(true, UNSEEN_FORMS)].map((letter, index) => ({
    ...letter,
    name: `${form}-${String(index + 1).padStart(2, '0')}`,
    form,
    kinds,
  }))
}
