// What a paper is, in large letters, and what else stands in that line.
import { type Block, gap, lines } from '../../page/blocks.ts'
import { changed, filled, type Piece, salient, type Text, text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import type { TitleStyle } from './recipe.ts'
import { say } from './say.ts'

/** What the paper is, in large letters. */
export function titleBlock(deal: Deal, style: TitleStyle): Block {
  const { telling } = deal
  if (telling === 'opening') return gap(2)
  const said = telling === 'subject' ? say(deal, deal.saying.subjects[deal.kind])[0] : undefined
  if (said) return subjectLine(deal, said)
  if (telling === 'box') return lines([salient(text`${deal.random.pick(deal.saying.kindLabels)}: ${deal.title}`)])
  return largeTitle(deal, style)
}

function subjectLine({ random, saying }: Deal, said: Text): Block {
  const before = random.pick(saying.subjectLabels)
  return lines([salient(text`${before}${said}`)], { isBold: random.chance(0.8), size: random.pick([10, 10.5, 11, 12]) })
}

function largeTitle(deal: Deal, style: TitleStyle): Block {
  const { random, kind, number, date, names } = deal
  const look = {
    size: random.pick([12, 13, 14, 16, 18, 22]),
    isBold: true,
    align: style === 'right' ? 'right' : style === 'centre' ? 'centre' : 'left',
  } as const
  const title = shownTitle(deal)
  const withNumber: Piece = number
    ? text`${title}${random.pick(signs(names.language))}${value('documentNumber', number)}`
    : title
  if (style === 'with-number') return lines([salient(withNumber)], look)
  if (style === 'with-number-and-date' && date) {
    const on = { de: 'vom', en: 'dated', pt: 'de' }[names.language]
    return lines([salient(text`${withNumber} ${on} ${value('documentDate', names.date(date))}`)], look)
  }
  return lines([kind !== 'invoice' || number === null || random.chance(0.5) ? salient(title) : title], look)
}

/** Spaced out, or with something behind it, on some papers. */
function shownTitle({ random, title, further, kind }: Deal): Text {
  if (random.chance(0.09)) return changed(title, spacedOut)
  if (kind !== 'invoice' || random.chance(0.88)) return text`${title}`
  const tail = random.pick(further.titleTails)
  const code = random.code(random.pick(['####', '20##-##', '45########', 'A-####', '####/##', '@@###']))
  return text`${title} ${tail.replace('{code}', code)}`
}

/** "R E C H N U N G" */
const spacedOut = (title: string) => [...title.toUpperCase().replace(/\s+/g, '')].join(' ')

/** What stands between a title and its number. */
function signs(language: string): string[] {
  const own = {
    de: [' Nr. ', ' Nr.: ', ' Nr.', '-Nr. ', ' Nummer '],
    en: [' No. ', ' no. ', ' Number ', ' No: '],
    pt: [' n.º ', ' Nº ', ' N.º '],
  }
  return [' ', ' ', ' # ', ' - ', ': ', ...(own[language as keyof typeof own] ?? [])]
}

/** "Your invoice 2024-117 dated …", as a line of its own. */
export function numberSentence({ kind, random, further, number, date, other, names }: Deal): Block[] {
  if (kind !== 'invoice' || !number || !date || !random.chance(0.1)) return []
  const said = filled(random.pick(further.numberSentences), {
    number: value('documentNumber', number),
    date: value('documentDate', names.date(date)),
    other: names.date(other),
  })
  return [lines([salient(said)], { isBold: random.chance(0.7) }), gap(6)]
}
