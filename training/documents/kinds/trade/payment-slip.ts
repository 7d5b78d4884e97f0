// The slip below a bill with which it is paid: it names both parties, the account and the sum once more.
import { type Block, gap, halves, lines } from '../../page/blocks.ts'
import { type Piece, text, value, valueLines } from '../../page/text.ts'
import type { Deal } from './deal.ts'

const SWISS_SHARE = 0.6

/** The part to pay of a Swiss bill; [] elsewhere. */
export function paymentSlip(deal: Deal): Block[] {
  const { names, random, seller, kind } = deal
  const { iban } = seller.bank
  if (names.country.code !== 'CH' || kind !== 'invoice' || iban === null || !random.chance(SWISS_SHARE)) return []
  const shown = iban.replace(/(.{4})(?=.)/g, '$1 ')
  const reference = random.code('## ##### ##### ##### ##### #####')
  // Each part names them anew: spans that share a value would be one value over both parts.
  const payee = (): Piece[] => [
    'Konto / Zahlbar an',
    value('iban', shown),
    value('sellerName', seller.name),
    ...valueLines('sellerAddress', seller.address.lines),
  ]
  const payer = (): Piece[] => [
    'Zahlbar durch',
    value('buyerName', deal.buyer.name),
    ...valueLines('buyerAddress', deal.buyer.address.lines),
  ]
  const middle: Piece[] = random.chance(0.7) ? ['', 'Referenz', reference, ''] : ['']
  return [
    gap(16),
    halves(
      [
        lines(['Empfangsschein', '', ...payee(), ...middle, ...payer(), '', ...slipSum(deal), '', 'Annahmestelle'], {
          size: 7,
        }),
      ],
      [lines(['Zahlteil', '', ...slipSum(deal), '', ...payee(), ...middle, ...payer()], { size: 8.5 })],
      0.35,
    ),
  ]
}

function slipSum({ sums, names }: Deal): Piece[] {
  const tag = sums.due === sums.gross ? 'grossTotal' : 'amountDue'
  return ['Währung   Betrag', text`CHF   ${value(tag, names.amount(sums.due))}`]
}
