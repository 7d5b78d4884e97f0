// Receipts that no till prints item by item: fuel, rides, parking, forms filled by hand.

import type { Names } from '../../names/names.ts'
import { type Block, gap, halves, lines, pairs } from '../../page/blocks.ts'
import { type Piece, salient, text, value, valueLines } from '../../page/text.ts'
import { ending, payment, saleFacts, shopHead, taxes } from './parts.ts'
import { type Sale, saleWith } from './sale.ts'

/** One thing that was paid for. */
function single(
  names: Names,
  name: string,
  { quantity, cents, unit }: { quantity: number; cents: number; unit: string },
): Sale {
  const rate = names.country.rates[0] ?? 0
  return saleWith(names, [
    { name, unit, code: '', cents, isService: true, quantity, amount: Math.round(quantity * cents), rate },
  ])
}

export function fuelSlip(names: Names): { sale: Sale; blocks: Block[] } {
  const { random } = names
  const litres = random.whole(800, 7200) / 100
  const sale = single(names, 'Diesel', { quantity: litres, cents: random.whole(140, 205), unit: 'l' })
  const { words } = sale
  const [one] = sale.sold
  const each = value('itemUnitPrice', `${names.amount(one?.cents ?? 0)}${random.chance(0.5) ? '9' : ''}`)
  const fuel = random.pick(words.fuel)
  const blocks = [
    ...shopHead(sale, 'centre'),
    gap(6),
    ...saleFacts(sale),
    gap(4),
    lines([`${random.pick(words.pump)} ${random.whole(1, 12)}`]),
    pairs([[text`*${value('itemDescription', fuel)}`, value('itemAmount', names.amount(sale.gross))]], 'apart'),
    lines([text`${value('itemQuantity', names.number(litres))} l x ${each} ${names.country.currency}/l`]),
    ...payment(sale),
    ...taxes(sale),
    ...ending(sale, 'centre'),
  ]
  return { sale, blocks }
}

export function rideSlip(names: Names): { sale: Sale; blocks: Block[] } {
  const { random } = names
  const sale = single(names, '', { quantity: 1, cents: random.whole(70, 900) * 10, unit: '' })
  const { words, day, shop, time } = sale
  const isParking = random.chance(0.4)
  const what = random.pick(isParking ? words.parking : words.ride)
  const date = names.date(day)
  const blocks: Block[] = [
    lines([random.pick(words.titles)], { align: 'centre', isBold: true, size: 12 }),
    lines([value('sellerName', shop.name), ...valueLines('sellerAddress', shop.address.lines)], { align: 'centre' }),
    gap(8),
    pairs(
      [
        [`${random.pick(words.number)}:`, value('documentNumber', sale.number)],
        [`${random.pick(words.date)}:`, value('documentDate', date)],
        ...(isParking
          ? ([
              [`${random.pick(words.from)}:`, `${date} ${time}`],
              [`${random.pick(words.until)}:`, `${date} 23:${random.whole(10, 59)}`],
            ] as [Piece, Piece][])
          : ([
              [`${random.pick(words.from)}:`, names.address().street],
              [`${random.pick(words.until)}:`, names.address().street],
              ['km', names.number(random.whole(12, 480) / 10)],
            ] as [Piece, Piece][])),
        [text`${value('itemDescription', what)}`, value('itemAmount', names.amount(sale.gross))],
      ],
      random.pick(['left', 'apart', 'run']),
    ),
    gap(4),
    ...payment(sale),
    ...taxes(sale),
    ...ending(sale, 'left'),
  ]
  return { sale, blocks }
}

/** A form from a block of forms, or a letter that says what was paid. */
export function handSlip(names: Names, isSentence: boolean): { sale: Sale; blocks: Block[] } {
  const { random, language } = names
  const sale = single(names, '', { quantity: 1, cents: random.whole(5, 1800) * 100, unit: '' })
  const { words } = sale
  const person = names.person()
  const said: Said = {
    purpose: value('itemDescription', names.goods('service').name),
    amount: salient(value('grossTotal', names.money(sale.gross))),
    payer: value('buyerName', random.chance(0.6) ? `${person.first} ${person.last}` : names.company().name),
  }
  const title = { de: 'Quittung', en: 'Receipt', pt: 'Recibo' }[language]
  const number = text`${random.pick(words.number)} ${value('documentNumber', sale.number)}`
  const head = halves([lines([title], { size: 18, isBold: true })], [lines([number])], 0.6)
  if (isSentence)
    return { sale, blocks: [head, gap(20), lines([sentence(names, said)], { leading: 1.6 }), gap(24), signed(sale)] }
  const form = pairs(formRows(sale, said), random.pick(['left', 'left', 'above', 'run']), {
    labelShare: 0.3,
    leading: 1.6,
  })
  return { sale, blocks: [head, gap(14), form, gap(20), lines([random.pick(words.received)]), signed(sale)] }
}

interface Said {
  readonly purpose: Piece
  readonly amount: Piece
  readonly payer: Piece
}

function sentence({ language }: Names, { purpose, amount, payer }: Said): Piece {
  if (language === 'de')
    return text`Hiermit bestätigen wir, von ${payer} den Betrag von ${amount} für ${purpose} erhalten zu haben.`
  if (language === 'en') return text`Received from ${payer} the sum of ${amount} for ${purpose}.`
  return text`Recebi de ${payer} a quantia de ${amount} referente a ${purpose}, pelo que dou plena quitação.`
}

function formRows({ names, random, words, taxes: all }: Sale, { purpose, amount, payer }: Said): [Piece, Piece][] {
  const [net] = all
  const rows: [Piece, Piece][] = []
  if (net && random.chance(0.6)) {
    const rate = value('taxRate', `${names.number(net.rate)} %`)
    rows.push([random.pick(words.net), value('netTotal', names.amount(net.net))])
    rows.push([text`${random.pick(words.tax)} ${rate}`, value('taxTotal', names.amount(net.tax))])
  }
  rows.push(
    [random.pick(words.amountOf), amount],
    [random.pick(words.payer), payer],
    [random.pick(words.purpose), purpose],
  )
  if (random.chance(0.5)) rows.push([random.pick(words.inWords), '- - - - - - - -'])
  return rows
}

/** Place, day and who has signed. */
function signed({ names, random, words, shop, day }: Sale): Block {
  const place = { de: 'den', en: '', pt: '' }[names.language]
  const id = random.chance(0.6) ? [text`${random.pick(words.vatId)} ${value('sellerVatId', shop.vatId)}`] : []
  const all: Piece[] = [
    text`${shop.address.town}, ${place} ${value('documentDate', names.date(day))}`,
    '',
    random.pick(words.signature),
    value('sellerName', shop.name),
    ...valueLines('sellerAddress', shop.address.lines),
    ...id,
  ]
  return lines(all, { align: random.pick(['left', 'right']) })
}
