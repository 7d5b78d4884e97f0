// A hotel bar's bill after midnight: opened on one day and closed on the next, charged to a room, a check number beside the bill's,
// the hotel, its bar and its company above each other, a tip and a signature by hand.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const DRINKS: readonly Ware[] = [
  ['Pils v. Fass 0,4', '', 520, 590, 4],
  ['Gin Tonic Hausm.', '', 1150, 1390, 2],
  ['Riesling tr. 0,15', '', 720, 890, 3],
  ['Mineralw. 0,25', '', 380, 420, 3],
  ['Whisky Sour', '', 1290, 1450, 2],
  ['Espresso dopp.', '', 450, 490, 2],
]
const FOOD: readonly Ware[] = [
  ['Club Sandwich', '', 1650, 1890, 1],
  ['Oliven/Mandeln', '', 590, 690, 2],
  ['Käsebrett klein', '', 1290, 1450, 1],
]
const CSS = `body{font:8pt/1.3 'Liberation Mono',monospace}.sheet{padding:7mm 4mm 5mm}h1{font:400 15pt/1.2 'EB Garamond',serif;letter-spacing:2pt;margin:0;text-align:center}
pre{font:inherit;margin:0}.wide{font-size:8pt;transform:scaleY(1.9);transform-origin:top;display:flex;justify-content:space-between;font-weight:700;margin:1mm 0 4.4mm}
.ink{font:15pt/1 'Z003',cursive;color:#20316f}.write{margin-top:6mm;display:flex;gap:2mm;align-items:flex-end}.write u{flex:1;border-bottom:.6pt solid #000;text-decoration:none;height:7mm;padding-left:3mm}`
const { amount, date } = writingOf('DE')
const COLUMNS = 42
const RULE = '-'.repeat(COLUMNS)

/** Tills with fixed columns fill up with blanks. */
const ends = (left: string, right: string) =>
  `${left}${' '.repeat(Math.max(1, COLUMNS - left.length - right.length))}${right}`
const row = (letter: string) => (one: Position) =>
  `${ends(`${String(one.quantity).padStart(2)} ${one.name.padEnd(18)}${amount(one.price).padStart(7)}`, `${amount(one.total)} ${letter}`)}\n`
const taxRow = (letter: string, rate: number, gross: number) =>
  `${letter} ${String(rate).padStart(2)},0%${amount(gross - taxWithin(gross, rate)).padStart(11)}${amount(taxWithin(gross, rate)).padStart(11)}${amount(gross).padStart(11)}\n`

const written = (label: string, ink: string) =>
  `<div class="write"><span>${label}</span><u><span class="ink">${ink}</span></u></div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [hotel, bar] = index === 0 ? ['Waldkrone', 'Bar Kupferkessel'] : ['Haus am Wehr', 'Kaminbar']
  const [firm, guest, opened] = [names.company(), names.person(), dayIn(random, 2026)]
  const company = `${index === 0 ? 'Waldkrone Hotelbetriebs GmbH' : `${firm.manager.last} Hotel KG`}`
  const closed = daysAfter(opened, 1)
  const [check, number] = [random.code('4###'), random.code('B-1####')]
  const [drinks, food] = [positionsOf(random, DRINKS, index === 0 ? 4 : 2), positionsOf(random, FOOD, 2 - index)]
  const [high, low] = [drinks, food].map((some) => sum(some.map(({ total }) => total))) as [number, number]
  const [gross, tax] = [high + low, taxWithin(high, 19) + taxWithin(low, 7)]
  const room = random.whole(102, 418)
  const head = `${firm.address.street} · ${firm.address.place}<br>${company}<br>USt-IdNr. ${firm.vatId}`
  const opening = `${ends(`Tisch ${random.whole(3, 19)}/1`, `Pers. ${index + 1}`)}\n${ends(`Check ${check}`, `Bed. 07 ${names.person().first}`)}\n${ends('geöffnet', `${date(opened)} ${random.code('22:3#')}`)}\n${ends('geschl.', `${date(closed)} ${random.code('00:4#')}`)}`
  const paid =
    index === 0
      ? `${ends(`Zimmer ${room}`, amount(gross))}\n${ends('', `${guest.last}, ${guest.first}`)}`
      : `${ends('Amex Kontaktlos', amount(gross))}`
  const rates = `${high > 0 ? taxRow('A', 19, high) : ''}${low > 0 ? taxRow('B', 7, low) : ''}`
  const page = `<h1>HOTEL ${hotel.toUpperCase()}</h1><div class="c">*** ${bar} ***<br>${head}</div><br><pre>${opening}
${RULE}
${each(drinks, row('A'))}${each(food, row('B'))}${RULE}</pre><div class="wide"><span>TOTAL</span><span>EUR ${amount(gross)}</span></div><pre>${paid}
${RULE}
MwSt        Netto     Steuer     Brutto
${rates}Summe${amount(gross - tax).padStart(13)}${amount(tax).padStart(11)}${amount(gross).padStart(11)}
${RULE}
${ends('Rechnung-Nr.', number)}
TSE-Sig.z. ${random.code('1######')} Trans. ${random.code('8####')}
${random.code('hX#k@@#d@9#Tz@@#q@#@m#v@@#')}=</pre>${index === 0 ? `${written('Trinkgeld', amount(random.whole(2, 6) * 100))}${written('Unterschrift', guest.last)}` : '<br><div class="c">Frühstück ab 6.30 Uhr · Gute Nacht!</div>'}`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 166 : 128 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, check],
      issueDate: [iso(closed), iso(opened)],
      sellerName: [company, `Hotel ${hotel}`, bar, `Hotel ${hotel} ${bar}`],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'hotelbar-zimmer',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
