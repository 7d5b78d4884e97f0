import { type Block, halves, lines, pairs } from '../../page/blocks.ts'
import { joinTexts } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import type { FactsStyle } from './recipe.ts'
import type { Fact } from './values.ts'

/** More than this do not fit beside each other. */
const MOST_ACROSS = 5

/** Number, date and the like. */
export function factsBlock(deal: Deal, style: FactsStyle, facts: readonly Fact[]): Block[] {
  const { random, names } = deal
  const size = random.pick([8.5, 9, 9.5, 10])
  switch (style) {
    case 'run':
      return [pairs(facts, 'run', { size, align: random.pick(['left', 'left', 'right']) })]
    case 'above':
      return [pairs(facts.slice(0, 6), 'above', { size })]
    case 'across':
      return [
        pairs(facts.slice(0, MOST_ACROSS), 'across', { size: 8.5 }),
        ...(facts.length > MOST_ACROSS
          ? [pairs(facts.slice(MOST_ACROSS, 2 * MOST_ACROSS), random.pick(['run', 'across']), { size: 8.5 })]
          : []),
      ]
    case 'right':
      return [pairs(facts, 'right', { size, labelShare: 0.5 })]
    case 'two-columns': {
      const half = (rest: number) => [
        pairs(
          facts.filter((_, index) => index % 2 === rest),
          'left',
          { size },
        ),
      ]
      return [halves(half(0), half(1))]
    }
    case 'sentence': {
      const all = facts.slice(0, 4).map((one) => joinTexts(one))
      return [lines([joinTexts(all, ', ')], { size })]
    }
    case 'apart':
      return [pairs(facts, 'apart', { size, labelShare: random.pick([0.5, 0.6]) })]
    default:
      return [
        pairs(facts, 'left', {
          size,
          labelShare: random.pick([0.4, 0.5, 0.55]),
          align: names.random.chance(0.15) ? 'right' : 'left',
        }),
      ]
  }
}
