import { type Block, halves, lines, pairs } from '../../page/blocks.ts'
import { joinTexts, type Piece, salient, text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import type { FactsStyle, TitleStyle } from './recipe.ts'
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
        ...(facts.length > MOST_ACROSS ? [pairs(facts.slice(MOST_ACROSS), 'run', { size })] : []),
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

/** What the paper is, in large letters. */
export function titleBlock(deal: Deal, style: TitleStyle): Block {
  const { random, kind, title, number, date, names } = deal
  const size = random.pick([12, 13, 14, 16, 18, 22])
  const look = {
    size,
    isBold: true,
    align: style === 'right' ? 'right' : style === 'centre' ? 'centre' : 'left',
  } as const
  const withNumber: Piece = number
    ? text`${title} ${random.pick(['', 'Nr. ', 'Nr.', 'No. ', '# '].filter((sign) => signFits(sign, names.language)))}${value('documentNumber', number)}`
    : title
  if (style === 'with-number') return lines([salient(withNumber)], look)
  if (style === 'with-number-and-date' && date) {
    const on = { de: 'vom', en: 'dated', pt: 'de' }[names.language]
    return lines([salient(text`${withNumber} ${on} ${value('documentDate', names.date(date))}`)], look)
  }
  return lines([kind !== 'invoice' || number === null || random.chance(0.5) ? salient(title) : title], look)
}

function signFits(sign: string, language: string): boolean {
  if (sign.startsWith('Nr')) return language === 'de'
  return !sign.startsWith('No') || language === 'en'
}
