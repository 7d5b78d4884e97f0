// How a paper of trade is laid out: one choice for each of its parts. A layout is a set of choices that stands only
// once; layouts that are held out also have choices that no other one has.
import { randomOf } from '../../random.ts'
import type { Layout } from '../family.ts'

export type Letterhead = 'left' | 'right' | 'centre' | 'split' | 'name' | 'none' | 'one-line' | 'labelled'
export type AddressStyle = 'window' | 'window-facts' | 'from-to' | 'right' | 'labelled' | 'ship-to' | 'run'
export type FactsStyle = 'left' | 'run' | 'above' | 'apart' | 'across' | 'right' | 'sentence' | 'two-columns'
export type TitleStyle = 'plain' | 'with-number' | 'centre' | 'right' | 'with-number-and-date' | 'first'
export type TableStyle = 'full' | 'short' | 'coded' | 'taxed' | 'stacked' | 'bare' | 'list' | 'days' | 'amount-first'
export type TotalsStyle = 'apart' | 'rows' | 'left' | 'run' | 'across' | 'beside-terms'
export type FootStyle = 'columns-2' | 'columns-3' | 'columns-4' | 'line' | 'centre' | 'none' | 'labelled'

export interface Recipe extends Layout {
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
  letterhead: ['left', 'right', 'centre', 'split', 'name', 'none'],
  address: ['window', 'window-facts', 'window-facts', 'from-to', 'right', 'labelled'],
  facts: ['left', 'run', 'above', 'apart', 'across', 'left', 'sentence'],
  title: ['plain', 'with-number', 'right', 'centre', 'first'],
  table: ['full', 'short', 'coded', 'taxed', 'stacked', 'bare', 'list'],
  totals: ['apart', 'rows', 'left', 'apart', 'run'],
  foot: ['columns-3', 'columns-2', 'columns-4', 'line', 'none', 'centre'],
}

/** Choices that only layouts have which are held out. */
const UNSEEN: Choices = {
  letterhead: ['one-line', 'labelled', 'centre'],
  address: ['ship-to', 'run', 'window-facts'],
  facts: ['right', 'two-columns', 'left'],
  title: ['with-number-and-date', 'right', 'plain'],
  table: ['days', 'amount-first', 'full'],
  totals: ['across', 'beside-terms', 'apart'],
  foot: ['labelled', 'columns-3', 'none'],
}

const LEARNT_COUNT = 56
const UNSEEN_COUNT = 14
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
    if (!found.has(key)) found.set(key, { name, isHeldOut, ...parts, addressTop: random.whole(95, 165) })
  }
  const two = (number: number) => String(number).padStart(2, '0')
  while (found.size < LEARNT_COUNT) add(`grid-${two(found.size + 1)}`, false, LEARNT)
  while (found.size < LEARNT_COUNT + UNSEEN_COUNT) add(`other-${two(found.size - LEARNT_COUNT + 1)}`, true, UNSEEN)
  return [...found.values()]
}
