import { type Block, beside, gap, lines } from '../../page/blocks.ts'
import { filled, joinTexts, type Piece, text, value, valueLines } from '../../page/text.ts'
import { type Deal, rolesOf } from './deal.ts'
import type { FootStyle } from './recipe.ts'
import { ibanText } from './values.ts'

/** What stands at the bottom of every page: the law asks for most of it. It is the same on each. */
export function footOf(deal: Deal, style: FootStyle): ((page: number, count: number) => Block[]) | undefined {
  const { random, words } = deal
  const size = random.pick([6.5, 7, 7, 7.5, 8])
  const pageText = random.pick(words.page)
  const showsPage = random.chance(0.5)
  const number = (page: number, count: number): Block[] =>
    showsPage && (count > 1 || page > 1 || random.chance(0.5))
      ? [lines([pageText.replace('{page}', String(page)).replace('{count}', String(count))], { size, align: 'right' })]
      : []
  const blocks = footBlocks(deal, style, size)
  const due = dueLine(deal, size)
  return (page, count) => [gap(8), ...due, ...blocks, ...number(page, count)]
}

/** A few programs print at the bottom until when it is to be paid. */
function dueLine({ due, names, random, further }: Deal, size: number): Block[] {
  if (!due || !random.chance(0.06)) return []
  return [lines([filled(random.pick(further.dueSums), { due: value('dueDate', names.date(due)) })], { size })]
}

function footBlocks(deal: Deal, style: FootStyle, size: number): Block[] {
  const { random } = deal
  const [who, reach, law, bank] = [whoLines(deal), reachLines(deal), lawLines(deal), bankLines(deal)]
  const columns = (...parts: Piece[][]): Block =>
    beside(parts.map((part) => [1 / parts.length, [lines(part, { size })]] as const))
  switch (style) {
    case 'columns-2':
      return [columns([...who, ...law], [...bank, ...(random.chance(0.5) ? reach : [])])]
    case 'columns-3':
      return [random.chance(0.5) ? columns([...who, ...reach], bank, law) : columns([...who, ...reach], law, bank)]
    case 'columns-4':
      return [columns(who, reach, law, bank)]
    case 'labelled':
      return [columns(law, bank, who)]
    case 'line':
      return [
        lines([joinTexts([...who, ...law], random.pick([' · ', ' | ', ', ', ' - ']))], { size }),
        lines([joinTexts(bank, ' · ')], { size }),
      ]
    case 'centre':
      return [
        lines([joinTexts([...who, ...reach], ' | '), joinTexts([...bank, ...law], ' | ')], { size, align: 'centre' }),
      ]
    case 'none':
      return []
  }
}

function whoLines(deal: Deal): Piece[] {
  const { issuer } = rolesOf(deal)
  return [value(issuer.name, deal.seller.name), ...valueLines(issuer.address, deal.seller.address.lines)]
}

function reachLines({ words, random, seller }: Deal): Piece[] {
  const all = [
    `${random.pick(words.phone)} ${seller.phone}`,
    `${random.pick(words.fax)} ${seller.fax}`,
    seller.email,
    seller.website,
  ]
  return all.filter((_, index) => index === 0 || random.chance(0.75))
}

function lawLines(deal: Deal): Piece[] {
  const { words, random, seller } = deal
  const end = random.pick([':', '', ':'])
  const has = (share: number) => random.chance(share)
  const all: Piece[] = [
    ...(has(0.6) ? [`${random.pick(words.manager)}${end} ${seller.manager.full}`] : []),
    ...(has(0.6) ? [seller.register] : []),
    ...(has(0.8) ? [idPiece(deal, end)] : []),
    ...(has(0.5) ? [taxNumberLine(deal, end)] : []),
  ]
  return random.chance(0.7) ? all : random.sample(all, 4)
}

/** The id behind its label; some papers trust that it is known by its look. */
function idPiece(deal: Deal, end: string): Piece {
  const { words, random, seller } = deal
  const id = value(rolesOf(deal).issuer.vatId, seller.vatId)
  return random.chance(0.1) ? id : text`${random.pick(words.vatId)}${end} ${id}`
}

function taxNumberLine(deal: Deal, end: string): Piece {
  const { words, random, seller } = deal
  const tag = rolesOf(deal).issuer.taxNumber
  const number = tag ? value(tag, seller.taxNumber) : seller.taxNumber
  return text`${random.pick(words.taxNumber)}${end} ${number}`
}

function bankLines(deal: Deal): Piece[] {
  const { words, random, seller } = deal
  const { bank } = seller
  if (random.chance(0.12)) return [bank.name, bank.account]
  const colon = random.pick([':', '', ':'])
  const account = bank.iban
    ? text`${random.pick(words.iban)}${colon} ${value('iban', ibanText(deal, bank.iban))}`
    : bank.account
  const bic = text`${random.pick(words.bic)}${colon} ${value('bic', bank.bic)}`
  return [
    ...(random.chance(0.2) ? [`${random.pick(words.bank)}${colon}`] : []),
    ...(random.chance(0.85) ? [bank.name] : []),
    account,
    ...(random.chance(0.8) ? [bic] : []),
  ]
}
