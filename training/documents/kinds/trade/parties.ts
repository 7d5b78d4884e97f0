// Who writes and who is written to, wherever a paper names them.
import { type Block, beside, gap, halves, lines, pairs, type Style } from '../../page/blocks.ts'
import { joinTexts, type Piece, type Span, text, value, valueLines } from '../../page/text.ts'
import { type Deal, rolesOf } from './deal.ts'
import { nameLines, receiverLines } from './receiver.ts'
import type { AddressStyle, Letterhead } from './recipe.ts'
import { fittingWays } from './values.ts'

/** Name and address of the one who writes, each on its own lines. */
export function issuerLines(deal: Deal): Span[] {
  const { issuer } = rolesOf(deal)
  return [value(issuer.name, deal.seller.name), ...valueLines(issuer.address, deal.seller.address.lines)]
}

/** All in one line, with commas or dots between. */
export function issuerLine(deal: Deal, between: string): Piece {
  const { issuer } = rolesOf(deal)
  const name = value(issuer.name, deal.seller.name)
  const address = valueLines(issuer.address, deal.seller.address.lines)
  return address.reduce<Piece>((sum, line) => text`${sum}${between}${line}`, name)
}

/** Telephone, mail and the like; `end` stands behind labels, and some papers use none. */
export function contactLines(deal: Deal, end: string): string[] {
  const { random, seller, words } = deal
  const isBare = random.chance(0.15)
  const line = (ways: readonly string[], written: string) =>
    isBare ? written : `${random.pick(ways)}${end} ${written}`
  const all = [
    line(words.phone, seller.phone),
    ...(random.chance(0.4) ? [line(words.fax, seller.fax)] : []),
    ...(random.chance(0.2) ? [seller.mobile] : []),
    random.chance(0.6) ? line(words.email, seller.email) : seller.email,
    ...(random.chance(0.6) ? [seller.website] : []),
  ]
  return random.sample(all, random.whole(1, all.length))
}

/** What stands at the top of the first page. */
export function letterhead(deal: Deal, style: Letterhead, end: string): Block[] {
  const { random, seller } = deal
  const { issuer } = rolesOf(deal)
  const size = random.pick([13, 14, 16, 18, 20])
  const align = style === 'right' ? 'right' : style === 'centre' ? 'centre' : 'left'
  const name = lines([value(issuer.name, seller.name)], { size, align, isBold: true })
  const claim = random.chance(0.3) && !seller.name.includes(seller.trade) ? [lines([seller.trade], { align })] : []
  const address = valueLines(issuer.address, seller.address.lines)
  const small: Style = { size: random.pick([8, 8.5, 9]), align }
  switch (style) {
    case 'none':
      return []
    case 'name':
      return [name, ...claim]
    case 'split': {
      const right = lines([...address, ...contactLines(deal, end)], { ...small, align: random.pick(['left', 'right']) })
      return [halves([name, ...claim], [right], 0.58)]
    }
    case 'web':
      return [
        lines([seller.website, ...(random.chance(0.6) ? [seller.email] : [])], {
          ...small,
          size: random.pick([9, 12, 16]),
        }),
      ]
    case 'logo':
      return [
        lines([random.chance(0.4) ? seller.short.toUpperCase() : seller.short], { size, align, isBold: true }),
        ...claim,
      ]
    case 'one-line':
      return [lines([text`${issuerLine(deal, ' | ')} | ${seller.phone}`], { size: 8, align: 'centre' })]
    case 'labelled':
      return [
        name,
        pairs(
          contactLines(deal, ':').map((line) => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
          'left',
          {
            labelShare: 0.15,
            size: 8.5,
          },
        ),
        lines(address, small),
      ]
    default:
      return [name, ...claim, lines([...(random.chance(0.8) ? address : []), ...contactLines(deal, end)], small)]
  }
}

/** The receiver, and around them what the style asks for; `facts` stand beside them in some. */
export function addressBlocks(deal: Deal, style: AddressStyle, facts: readonly Block[]): Block[] {
  const { words, random } = deal
  const { receiver } = rolesOf(deal)
  const asked = deal.kind === 'order' ? words.from : words.to
  const to = `${random.pick(fittingWays(deal, asked))}${random.pick([':', ':', ''])}`
  const own = lines(receiverLines(deal))
  const sender = random.chance(0.75)
    ? [lines([issuerLine(deal, random.pick([' · ', ', ', ' - ', ' | ']))], { size: 7 }), gap(4)]
    : []
  const labelled = [lines([to], { isBold: true }), own]
  switch (style) {
    case 'window':
      return [...sender, own]
    case 'window-facts':
      return [halves([...sender, own], facts, 0.56)]
    case 'right':
      return [halves(facts, labelled, 0.58)]
    case 'labelled':
      return [...labelled, ...receiverId(deal, 0.5)]
    case 'from-to': {
      const from = `${random.pick(deal.kind === 'order' ? words.to : words.from)}:`
      const left = [lines([from], { isBold: true }), lines(issuerLines(deal))]
      const right = [...labelled, ...receiverId(deal, 0.6)]
      return [random.chance(0.7) ? halves(left, right) : halves(right, left)]
    }
    case 'ship-to': {
      const ship = [`${random.pick(words.shipTo)}:`, deal.buyer.name, ...deal.names.address().lines]
      return [halves(labelled, [lines(ship)])]
    }
    case 'parties-2':
    case 'parties-3':
    case 'parties-4':
      return partyColumns(deal, Number(style.slice(-1)))
    case 'run': {
      const place = valueLines(receiver.address, deal.buyer.address.lines)
      return [lines([text`${to} ${value(receiver.name, deal.buyer.name)}`, joinTexts(place, ', ')])]
    }
  }
}

/** Seller, buyer, consignee and invoicee beside each other, each below what it is. */
function partyColumns(deal: Deal, count: number): Block[] {
  const { random, further, names } = deal
  const isOrder = deal.kind === 'order'
  const end = random.pick([':', '', ''])
  const column = (ways: readonly string[], all: readonly Piece[]): Block[] => [
    lines([`${random.pick(ways)}${end}`], { isBold: true, size: 8.5 }),
    lines(all, { size: random.pick([8, 8.5, 9]) }),
  ]
  const issuer = column(isOrder ? further.buyer : further.seller, [
    ...issuerLines(deal),
    ...idLine(deal, 'issuer', 0.5),
  ])
  const buyer = column(fittingWays(deal, isOrder ? further.seller : further.buyer), [
    ...receiverLines(deal),
    ...idLine(deal, 'receiver', 0.6),
  ])
  const elsewhere = random.chance(0.4) ? names.company() : null
  const goodsTo = column(further.consignee, [
    elsewhere?.name ?? deal.buyer.name,
    ...(random.chance(0.3) ? [random.pick(further.departments)] : []),
    ...(elsewhere?.address ?? names.address()).lines,
  ])
  const { receiver } = rolesOf(deal)
  const billed = column(fittingWays(deal, further.invoicee), [
    ...nameLines(deal),
    ...valueLines(receiver.address, deal.buyer.address.lines),
  ])
  const main = random.chance(0.75) ? [issuer, buyer] : [buyer, issuer]
  const last = random.chance(0.7) ? [goodsTo, billed] : [billed, goodsTo]
  const all = count === 2 ? [buyer, goodsTo] : [...main, ...(isOrder ? [goodsTo] : last)].slice(0, count)
  return [beside(all.map((blocks) => [1 / all.length, blocks] as const))]
}

function idLine(deal: Deal, who: 'issuer' | 'receiver', share: number): Piece[] {
  const { words, random, buyer, seller } = deal
  const id = who === 'issuer' ? seller.vatId : buyer.vatId
  if (!id || !random.chance(share)) return []
  const label = random.chance(0.85) ? `${random.pick(words.vatId)}${random.pick([':', ''])} ` : ''
  return [text`${label}${value(rolesOf(deal)[who].vatId, id)}`]
}

/** "Köln, den 3. Mai 2024", where the day stands nowhere else. */
export function townAndDay({ isDatedByTown, date, seller, names, further, random }: Deal): Block[] {
  if (!isDatedByTown || !date) return []
  const before = random.pick(further.townDay)
  const day = value('documentDate', names.date(date))
  const shown = random.chance(0.85) ? text`${seller.address.town}, ${before} ${day}` : text`${day}`
  return [lines([shown], { align: random.chance(0.75) ? 'right' : 'left' }), gap(6)]
}

function receiverId(deal: Deal, share: number): Block[] {
  const { buyer, random, words } = deal
  if (!buyer.vatId || !random.chance(share)) return []
  return [lines([text`${random.pick(words.ownVatId)}: ${value(rolesOf(deal).receiver.vatId, buyer.vatId)}`])]
}
