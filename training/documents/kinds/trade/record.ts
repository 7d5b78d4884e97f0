// What programs show of an electronic invoice: labels with their values, section after section, over several pages.
import { type Block, gap, halves, lines, pairs, table } from '../../page/blocks.ts'
import { type Piece, salient, text, value, valueLines } from '../../page/text.ts'
import { FORM_WORDS, type FormWords } from '../trade-words/form-words.ts'
import { type Deal, rolesOf } from './deal.ts'
import type { Item } from './items.ts'
import { fittingWays, ibanText } from './values.ts'

type Entry = readonly [label: string, shown: Piece]

interface Look {
  /** Labels begin with the numbers that the standard has for them. */
  readonly hasTerms: boolean
  readonly end: string
  readonly size: number
  readonly labelShare: number
  readonly place: 'left' | 'apart'
}

interface Shown {
  readonly deal: Deal
  readonly words: FormWords
  readonly look: Look
}

/** All sections of an invoice. */
export function recordOf(deal: Deal): Block[] {
  const { random, names, title } = deal
  const look: Look = {
    hasTerms: random.chance(0.3),
    end: random.pick([':', '', '']),
    size: random.pick([8, 8.5, 9, 10]),
    labelShare: random.pick([0.35, 0.42, 0.5]),
    place: random.chance(0.85) ? 'left' : 'apart',
  }
  const record = { deal, words: FORM_WORDS[names.language], look }
  const { sections } = record.words
  const parties = partySections(record)
  const first = section(record, sections.document, documentEntries(record))
  return [
    lines([random.chance(0.5) ? salient(title) : title], { size: random.pick([12, 14, 18]), isBold: true }),
    gap(8),
    ...(random.chance(0.5) ? [...first, ...parties] : [...parties, ...first]),
    ...inOrder(record),
  ]
}

/** Lines of the invoice stand before its sums or behind them. */
function inOrder(record: Shown): Block[] {
  const { random } = record.deal
  const { sections } = record.words
  const items = itemSection(record)
  const sums = [
    ...section(record, sections.sums, sumEntries(record)),
    ...(random.chance(0.7) ? section(record, sections.taxes, taxEntries(record)) : []),
    ...section(record, sections.payment, paymentEntries(record)),
  ]
  return random.chance(0.5) ? [...sums, ...items] : [...items, ...sums]
}

function section({ deal, look }: Shown, ways: readonly string[], entries: readonly Entry[]): Block[] {
  if (entries.length === 0) return []
  const { size, labelShare, place, end } = look
  const shown = entries.map(([label, piece]) => [`${label}${end}`, piece] as const)
  return [
    lines([deal.random.pick(ways)], { size: size + 1.5, isBold: true }),
    pairs(shown, place, { size, labelShare }),
    gap(9),
  ]
}

/** "BT-1 Rechnungsnummer" */
function term({ look, deal }: Shown, number: number, ways: readonly string[]): string {
  return `${look.hasTerms ? `BT-${number} ` : ''}${deal.random.pick(ways)}`
}

function documentEntries(record: Shown): Entry[] {
  const { deal, words } = record
  const { random, names, words: trade, kind, number, date, service, further, orderNumber, contractNumber } = deal
  const [label, pattern] = random.pick(further.otherNumbers)
  const entries: (Entry | null)[] = [
    number ? [term(record, 1, trade.numbers[kind]), salient(value('documentNumber', number))] : null,
    date ? [term(record, 2, trade.dates[kind]), value('documentDate', names.date(date))] : null,
    random.chance(0.7) ? [term(record, 3, words.typeCode), kind === 'invoice' ? '380' : '381'] : null,
    random.chance(0.7) ? [term(record, 5, words.currency), names.country.currency] : null,
    random.chance(0.5) ? [term(record, 10, words.buyerReference), random.code('0##########-#####-##')] : null,
    contractNumber ? [term(record, 12, trade.contract), value('contractNumber', contractNumber)] : null,
    orderNumber ? [term(record, 13, trade.order), value('orderNumber', orderNumber)] : null,
    service ? [term(record, 72, trade.service), value('serviceDate', service)] : null,
    random.chance(0.3) ? [label, random.code(pattern)] : null,
  ]
  return entries.filter((entry) => entry !== null)
}

/** Seller and buyer below or beside each other, either of them first. */
function partySections(record: Shown): Block[] {
  const { random } = record.deal
  const { sections } = record.words
  const seller = section(record, sections.seller, partyEntries(record, 'issuer'))
  const buyer = section(record, sections.buyer, partyEntries(record, 'receiver'))
  const both = random.chance(0.6) ? ([seller, buyer] as const) : ([buyer, seller] as const)
  return random.chance(0.5) ? [halves(...both)] : both.flat()
}

/** The numbers that the standard has for what is told of a party. */
const PARTY_TERMS = {
  issuer: { name: 27, street: 35, postcode: 38, town: 37, country: 40, id: 31, phone: 42 },
  receiver: { name: 44, street: 50, postcode: 53, town: 52, country: 55, id: 48, phone: 57 },
} as const

function partyEntries(record: Shown, who: 'issuer' | 'receiver'): Entry[] {
  const { deal, words } = record
  const { random, words: trade, seller, buyer, names } = deal
  const tags = rolesOf(deal)[who]
  const terms = PARTY_TERMS[who]
  const { name, address, vatId } = who === 'issuer' ? seller : buyer
  const [street = '', postcode = '', town = ''] = valueLines(tags.address, [
    address.street,
    address.postcode,
    address.town,
  ])
  const phone = who === 'issuer' ? seller.phone : names.phone()
  return [
    [term(record, terms.name, words.name), value(tags.name, name)],
    [term(record, terms.street, words.street), street],
    [term(record, terms.postcode, words.postcode), postcode],
    [term(record, terms.town, words.town), town],
    ...maybe(random.chance(0.8), () => [term(record, terms.country, words.country), names.country.code] as const),
    ...(vatId ? [[term(record, terms.id, trade.vatId), value(tags.vatId, vatId)] as const] : []),
    ...(who === 'issuer' ? issuerEntries(record) : receiverEntries(record)),
    ...maybe(random.chance(0.6), () => [term(record, terms.phone, trade.phone), phone] as const),
  ]
}

const maybe = (isTold: boolean, entry: () => Entry): Entry[] => (isTold ? [entry()] : [])

function issuerEntries(record: Shown): Entry[] {
  const { random, words: trade, seller, contact } = record.deal
  const { taxNumber } = rolesOf(record.deal).issuer
  return [
    ...(taxNumber && random.chance(0.5)
      ? [[term(record, 32, trade.taxNumber), value(taxNumber, seller.taxNumber)] as const]
      : []),
    ...(contact ? [[term(record, 41, trade.contact), value('contact', contact.full)] as const] : []),
    ...maybe(random.chance(0.6), () => [term(record, 43, trade.email), seller.email] as const),
  ]
}

function receiverEntries(record: Shown): Entry[] {
  const { words: trade, customerNumber } = record.deal
  return customerNumber ? [[term(record, 46, trade.customer), value('customerNumber', customerNumber)]] : []
}

function itemSection(record: Shown): Block[] {
  const { deal, words } = record
  const { random, items, words: trade } = deal
  if (random.chance(0.5)) {
    const each = items.flatMap((item, index) => {
      const heading = random.pick(words.sections.item).replace('{part}', String(index + 1))
      return section(record, [heading], itemEntries(record, item))
    })
    return [lines([random.pick(words.sections.items)], { isBold: true }), gap(4), ...each]
  }
  const columns = ['description', 'quantity', 'price', 'amount'] as const
  return [
    lines([random.pick(words.sections.items)], { isBold: true }),
    table({
      columns: columns.map((column, index) => ({
        share: [0.46, 0.14, 0.2, 0.2][index] ?? 0.2,
        align: column === 'description' ? 'left' : 'right',
      })),
      head: columns.map((column) => random.pick(trade.columns[column])),
      rows: items.map((item) => itemEntries(record, item, false).map(([, shown]) => shown)),
      style: { size: 8.5 },
    }),
    gap(9),
  ]
}

function itemEntries(record: Shown, item: Item, hasAll = true): Entry[] {
  const { random, names, words: trade } = record.deal
  const entries: (Entry | null)[] = [
    hasAll && random.chance(0.6) ? [term(record, 155, trade.columns.code), item.code] : null,
    [term(record, 153, trade.columns.description), value('itemDescription', item.name)],
    [term(record, 129, trade.columns.quantity), value('itemQuantity', names.number(item.quantity))],
    hasAll && item.unit ? [term(record, 130, trade.columns.unit), item.unit] : null,
    [term(record, 146, trade.columns.price), value('itemUnitPrice', names.amount(item.cents))],
    hasAll && item.rate > 0 ? [term(record, 152, trade.columns.rate), `${names.number(item.rate)} %`] : null,
    [term(record, 131, trade.columns.amount), value('itemAmount', names.amount(item.amount))],
  ]
  return entries.filter((entry) => entry !== null)
}

function sumEntries(record: Shown): Entry[] {
  const { deal, words } = record
  const { random, sums, names, words: trade } = deal
  const money = random.chance(0.5) ? names.money : names.amount
  const paid = (sums.prepaid ?? 0) + (sums.retained?.cents ?? 0)
  const entries: (Entry | null)[] = [
    random.chance(0.8) ? [term(record, 106, words.itemsSum), money(sums.items)] : null,
    sums.discount ? [term(record, 107, trade.discount), money(-sums.discount.cents)] : null,
    sums.shipping ? [term(record, 108, trade.shipping), money(sums.shipping)] : null,
    [term(record, 109, random.chance(0.5) ? trade.net : words.base), value('netTotal', money(sums.net))],
    [term(record, 110, trade.taxSum), value('taxTotal', money(sums.tax))],
    [term(record, 112, fittingWays(deal, trade.gross)), salient(value('grossTotal', money(sums.gross)))],
    paid > 0 || random.chance(0.5) ? [term(record, 113, words.paid), money(paid)] : null,
    paid > 0 || sums.rounding !== 0 || random.chance(0.6)
      ? [term(record, 115, trade.amountDue), salient(value('amountDue', money(sums.due)))]
      : null,
  ]
  return entries.filter((entry) => entry !== null)
}

function taxEntries(record: Shown): Entry[] {
  const { deal, words } = record
  const { sums, names, words: trade, random } = deal
  return sums.taxes.flatMap(({ rate, base, cents }): Entry[] => [
    [term(record, 119, words.rate), rate > 0 ? text`${value('taxRate', `${names.number(rate)} %`)}` : '0 %'],
    [term(record, 116, words.base), names.amount(base)],
    [term(record, 117, trade.taxSum), names.amount(cents)],
    ...(rate === 0 && random.chance(0.5) ? [[term(record, 120, words.reason), 'AE'] as const] : []),
  ])
}

function paymentEntries(record: Shown): Entry[] {
  const { deal, words } = record
  const { random, seller, words: trade, due, names, number } = deal
  const { bank } = seller
  const entries: (Entry | null)[] = [
    due ? [term(record, 9, trade.due), value('dueDate', names.date(due))] : null,
    random.chance(0.5) ? [term(record, 81, words.payment), random.pick(['58', '30', '31', '59'])] : null,
    bank.iban ? [term(record, 84, trade.iban), value('iban', ibanText(deal, bank.iban))] : null,
    bank.iban && random.chance(0.7) ? [term(record, 86, trade.bic), value('bic', bank.bic)] : null,
    number && random.chance(0.3) ? [term(record, 83, trade.numbers.invoice), value('documentNumber', number)] : null,
  ]
  return entries.filter((entry) => entry !== null)
}
