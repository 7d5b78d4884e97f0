// What else a till prints: sums before the total, what was rounded or given to the waiter, and the slip of a card reader,
// which has a number, a day and a sum of its own.
import { phrases } from '../../names/parts.ts'
import { type Align, type Block, gap, lines, pairs } from '../../page/blocks.ts'
import type { Piece } from '../../page/text.ts'
import type { Language } from '../../types.ts'
import type { Sale } from './sale.ts'

interface TerminalWords {
  readonly subtotal: readonly string[]
  readonly count: readonly string[]
  readonly saved: readonly string[]
  readonly titles: readonly string[]
  readonly amount: readonly string[]
  readonly facts: readonly (readonly [label: string, pattern: string])[]
  readonly approved: readonly string[]
  readonly opened: readonly string[]
  /** What stands above everything else. */
  readonly slogans: readonly string[]
  /** Numbers of the till, of its journal and of its day. */
  readonly registers: readonly (readonly [label: string, pattern: string])[]
}

const WORDS: Readonly<Record<Language, TerminalWords>> = {
  de: {
    subtotal: phrases('Zwischensumme, ZW-SUMME, Zwischens., Summe Artikel'),
    count: phrases('Anzahl Artikel, Posten, Artikel, Stück gesamt'),
    saved: phrases('Sie sparen, Ihr Vorteil, Rabatt enthalten, Treuepunkte'),
    titles: phrases('* * Kundenbeleg * *, K-U-N-D-E-N-B-E-L-E-G, Händlerbeleg, Kartenzahlung, -- Kundenbeleg --'),
    amount: phrases('Betrag, Betrag EUR, Bezahlung, Summe Karte'),
    facts: [
      ['Terminal-ID', '6#######'],
      ['TA-Nr.', '######'],
      ['Beleg-Nr.', '####'],
      ['Trace-Nr.', '######'],
      ['Karten-Nr.', '############ ####'],
      ['Genehmigungs-Nr.', '######'],
      ['Kartenfolge-Nr.', '000#'],
      ['AID', 'A0000000######'],
    ],
    approved: phrases('Zahlung erfolgt, ** Autorisierung erfolgt **, Genehmigt, Bitte Beleg aufbewahren'),
    opened: phrases('Bestellbeginn, Tisch eröffnet, TSE-Start, Start'),
    slogans: [
      'Frisch. Nah. Gut.',
      'Herzlich willkommen!',
      'Qualität seit 1954',
      'Immer für Sie da',
      'JETZT NEU: Kundenkarte',
      '20 % auf alles im Mai',
      'Ihr Markt um die Ecke',
      'Familienbetrieb in dritter Generation',
    ],
    registers: [
      ['Kassen-ID', '@@##-####'],
      ['Z-Bon', '####'],
      ['Journal', '0#####'],
      ['Filiale', '####'],
      ['Kasse', '0#'],
      ['TSE-Transaktion', '######'],
      ['Signaturzähler', '######'],
      ['Bediener-Nr.', '###'],
      ['Kassen-SN', '##########'],
      ['Kundenkarte', '##########'],
    ],
  },
  en: {
    subtotal: phrases('Sub-total, SUBTOTAL, Items total, Sub Total'),
    count: phrases('Items, No. of items, ITEM COUNT, Qty sold'),
    saved: phrases('You saved, Savings, Loyalty points, Total savings'),
    titles: phrases('CUSTOMER COPY, MERCHANT COPY, *** CARDHOLDER COPY ***, Card payment'),
    amount: phrases('AMOUNT, SALE, Sale amount, Paid by card'),
    facts: [
      ['TID', '********'],
      ['Merchant ID', '***#####'],
      ['Auth code', '######'],
      ['Receipt No.', '####'],
      ['AID', 'A0000000######'],
      ['Card', '************####'],
      ['Txn', '######'],
      ['PAN seq', '0#'],
    ],
    approved: phrases('APPROVED, Transaction approved, Please retain for your records, PIN VERIFIED'),
    opened: phrases('Opened, Order started, Table opened'),
    slogans: [
      'Good food, good mood',
      'Welcome!',
      'Established 1954',
      'Your local shop',
      'Every little treat',
      'Join our club today',
      'Big savings in May',
    ],
    registers: [
      ['Store', '####'],
      ['Reg', '0#'],
      ['Z report', '####'],
      ['Journal', '######'],
      ['Operator', '###'],
      ['Terminal', '########'],
      ['Till', '#'],
      ['Club card', '##########'],
    ],
  },
  pt: {
    subtotal: phrases('Subtotal, SUBTOTAL, Sub-total'),
    count: phrases('N.º de artigos, Qtd. total de itens, QTD. TOTAL DE ITENS, Artigos'),
    saved: phrases('Poupou, Desconto em cartão, Pontos, Economia'),
    titles: phrases('*** CÓPIA CLIENTE ***, VIA CLIENTE, Comprovativo, PAGAMENTO CARTÃO'),
    amount: phrases('Montante, VALOR, Compra, Valor aprovado'),
    facts: [
      ['Terminal', '#######'],
      ['AUT', '######'],
      ['NSU', '#########'],
      ['Período', '###'],
      ['Trans.', '######'],
      ['Cartão', '************####'],
      ['Talão', '####'],
      ['Doc', '######'],
    ],
    approved: phrases('APROVADA, Operação autorizada, TRANSAÇÃO APROVADA, Guarde o talão'),
    opened: phrases('Abertura, Mesa aberta, Entrada'),
    slogans: [
      'Bem-vindo!',
      'Qualidade desde 1954',
      'O seu bairro, a sua loja',
      'Sempre fresco',
      'Adira ao cartão cliente',
      'Descontos em maio',
    ],
    registers: [
      ['Loja', '####'],
      ['Caixa', '0#'],
      ['Série', '@##'],
      ['Operador', '###'],
      ['Terminal', '########'],
      ['Movimento', '######'],
      ['Reg.', '#####'],
      ['Cartão cliente', '##########'],
    ],
  },
}

/** Sums and counts between what was sold and the total. */
export function beforeTotal({ names, random, sold, gross }: Sale): Block[] {
  const words = WORDS[names.language]
  const rows: [Piece, Piece][] = []
  if (random.chance(0.25)) rows.push([random.pick(words.subtotal), names.amount(gross)])
  if (random.chance(0.15)) rows.push([random.pick(words.count), String(sold.length)])
  if (random.chance(0.1)) rows.push([random.pick(words.saved), names.amount(random.whole(10, 900))])
  return rows.length > 0 ? [pairs(rows, 'apart')] : []
}

/** When a table was opened: a day and a time that are not those of the receipt. */
export function openedLine({ names, random, day }: Sale): Block[] {
  if (!random.chance(0.06)) return []
  const hour = `${random.whole(10, 21)}:${random.code('#').replace(/[6-9]/, '3')}${random.code('#')}`
  return [lines([`${random.pick(WORDS[names.language].opened)}: ${names.date(day, 'iso')} ${hour}`])]
}

/** The slip of a card reader, below the receipt. */
export function cardSlip({ names, random, gross, day, time, given }: Sale): Block[] {
  if (given !== null || !random.chance(0.25)) return []
  const words = WORDS[names.language]
  const facts = random
    .sample(words.facts, random.whole(3, 7))
    .map(([label, pattern]) => [label, random.code(pattern)] as const)
  const when = `${names.date(day, random.pick(['figures', 'short']))} ${time}:${random.code('#').replace(/[6-9]/, '2')}${random.code('#')}`
  return [
    gap(8),
    lines([random.pick(words.titles)], { align: 'centre' }),
    pairs(facts, random.pick(['apart', 'run', 'left'])),
    lines([when]),
    pairs([[random.pick(words.amount), names.money(gross)]], 'apart'),
    lines([random.pick(words.approved)], { align: 'centre' }),
  ]
}

/** Praise above everything else, where the shop's name would be looked for. */
export function slogans({ names, random }: Sale, align: Align): Block[] {
  return [lines(random.sample(WORDS[names.language].slogans, random.pick([1, 1, 2])), { align })]
}

/** Numbers of the till that are not the receipt's own, in a row or below each other. */
export function registers({ names, random }: Sale): Block[] {
  const all = random
    .sample(WORDS[names.language].registers, random.whole(2, 5))
    .map(([label, pattern]) => [label, random.code(pattern)] as const)
  return [pairs(all, random.pick(['run', 'apart', 'left', 'across']))]
}
