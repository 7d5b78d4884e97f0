// An Australian café's docket: the order's name and number stand larger than the café's, the number that counts is a small "Docket", a Sunday surcharge
// and a card surcharge as rows, "GST included in total" instead of a tax line above, the trust behind the trading name, and the card
// terminal's own slip beneath with its own day, reference, terminal and total.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const MENU: readonly Ware[] = [
  ['Flat White', 'lge|oat', 550, 680, 3],
  ['Long Black', '', 450, 500, 2],
  ['Smashed Avo', '+ poached egg', 2190, 2490, 2],
  ['B&E Roll', 'no sauce', 1350, 1590, 2],
  ['Banana Bread', 'toasted', 790, 890, 1],
  ['Halloumi Fritters', '', 2290, 2550, 1],
  ['Babycino', '', 150, 200, 2],
  ['Cold Drip', '', 650, 720, 1],
]
const CSS = `body{font:9pt/1.35 'Roboto',sans-serif}.sheet{padding:6mm 5mm}.o{font:700 22pt/1.1 Roboto;text-align:center}.l{display:flex;justify-content:space-between}.m{padding-left:7mm;font-size:8pt}.b{font-weight:700;font-size:12pt}hr{border:0;border-top:1pt solid #000;margin:2mm 0}pre{font:8pt/1.3 'Liberation Mono',monospace;margin:0;border-top:1pt dashed #000;padding-top:2mm}`
const { amount, date } = writingOf('GB')

const CAFES = [
  ['Pelican & Pine', 'The Trustee for Arden Family Trust', '41 682 117 903', '88 Esplanade, Torquay VIC 3228'],
  ['Gumnut Espresso', 'R & J Whitcombe Pty Ltd', '17 604 558 220', 'Shop 4, 215 Ruthven St, Toowoomba QLD 4350'],
] as const

const wide = (left: string, right: string) => `${left}${right.padStart(30 - left.length)}\n`

function make(random: Random, index: number): Paper {
  const [name, firm, abn, place] = CAFES[index] ?? CAFES[0]
  const [day, number] = [dayIn(random, 2023, 2025), random.code(['1#-0###', '5####'][index] ?? '')]
  const rows = positionsOf(random, MENU, [4, 3][index] ?? 3).map((one) => ({
    ...one,
    name: one.name.replace('&', '&amp;'),
  }))
  const food = sum(rows.map((one) => one.total))
  const extra = index === 0 ? percent(food, 10) : 0
  const before = food + extra
  const card = Math.round(before * 0.0125)
  const total = before + card
  const tax = Math.round(total / 11)
  const line = (left: string, right: string, of = '') =>
    `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
  const slip = `<pre>${index === 0 ? 'SOUTHBANK MERCHANT SVCS' : 'EFTPOS AUSTRALIS'}\n${wide('TERM ID', random.code('2########'))}${wide('REF NO', random.code('00####'))}${wide('CARD VISA', `..${random.code('####')} (t)`)}${wide('AID', 'A0000000031010')}${wide('PUR', `AUD ${amount(total)}`)}${wide('TOTAL', `AUD ${amount(total)}`)}${wide('APPROVED', random.code('00 AUTH ######'))}${wide(date(day, 'short'), random.code('09:4#'))}</pre>`
  const page = `<div class="o">${['FERGUS', 'Table 11'][index]}</div><div class="c" style="margin-bottom:2mm">${index === 0 ? `Take away #${random.code('##')}` : 'Dine in'}</div><div class="c"><b>${name.replace('&', '&amp;')}</b><br>${place}<br>Ph 0${random.code('3 52## ####')}</div><hr>${line('TAX INVOICE', `${date(day)}`)}${line(`Docket ${number}`, random.code('9:4# AM'))}${line(`Served by ${random.pick(['Tahlia', 'Brodie', 'Indi'])}`, 'iPad 2')}<hr>
${each(rows, (one) => `${line(`${one.quantity} ${one.name}`, `$${amount(one.total)}`)}${each(one.unit ? one.unit.split('|') : [], (text) => `<div class="m">${text}</div>`)}`)}<hr>${extra ? line('Subtotal', `$${amount(food)}`) + line('Sunday surcharge 10%', `$${amount(extra)}`) : line('Subtotal', `$${amount(food)}`)}${line('Card surcharge 1.25%', `$${amount(card)}`)}${line('TOTAL', `$${amount(total)}`, 'b')}${line('Visa', `$${amount(total)}`)}<div class="m">GST included in total $${amount(tax)}</div><div class="c" style="margin:2mm 0;font-size:7.6pt">${firm.replace('&', '&amp;')}<br>ABN ${abn}${index === 0 ? `<br>t/as ${name.replace('&', '&amp;')}` : ''}<br>Wifi: smashit2day</div>${slip}`
  return {
    html: sheets(CSS, [page], { width: 80, height: [171, 163][index] ?? 171 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [name, firm],
      sellerVatId: abn,
      taxTotal: fixed(tax),
      grossTotal: fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'au-cafe-surcharge',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
