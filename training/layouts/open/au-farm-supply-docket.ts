// An Australian farm supplies store's till docket with an account customer or cash: stars mark what bears GST, prices include it, total, "inc GST" and
// GST-free amounts as a small table, cash is rounded to five cents, the store is one of a buying group whose name stands first, several
// dates (a quote's, the docket's, a pricing valid till) and register, operator, docket and member numbers in one line without labels.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['LAYER MASH 20KG', ' ', 2195, 2590, 2],
  ['STAR PICKET 165CM', '*', 689, 845, 20],
  ['BARB WIRE HT 500M', '*', 10990, 13495, 1],
  ['LUCERNE SEED 5KG', '*', 6450, 7890, 1],
  ['DRENCH CATTLE 5L', '*', 14495, 18990, 1],
  ['ROCK SALT 25KG', ' ', 1290, 1495, 3],
  ['POLY ELBOW 1IN', '*', 329, 465, 6],
  ['LEATHER GLOVES L', '*', 1495, 1995, 1],
]
const CSS = `body{font:9.4pt/1.28 'Nimbus Mono PS','Liberation Mono',monospace;font-weight:700}.sheet{padding:6mm 4mm}pre{font:inherit;margin:0}.c{white-space:pre-line}`
const { amount, date } = writingOf('GB')
const WIDTH = 36
const wide = (left: string, right: string) => `${left}${right.padStart(WIDTH - left.length)}\n`
const STORES = [
  ['RURALINK MEMBER STORE', 'Hargreave Bros Farm Centre', '14 Station St\nYarrawalla VIC 3566', '52 004 187 336'],
  [
    'YOUR LOCAL AG PARTNER',
    'Mt Brolga Produce & Hardware',
    'Cnr Bruce Hwy & Mill Rd\nMt Brolga QLD 4806',
    '83 110 942 075',
  ],
] as const

const BUYERS = [{}, { buyerName: 'MUNDARRA PASTORAL' }] as const

function make(random: Random, index: number): Paper {
  const [group, name, place, abn] = STORES[index] ?? STORES[0]
  const [day, number] = [dayIn(random, 2022, 2025), random.code(['0#####', '3######'][index] ?? '')]
  const rows = positionsOf(random, WARES, [5, 4][index] ?? 4)
  const loose = [103, 0][index] ?? 0
  const taxed = sum(rows.filter((one) => one.unit === '*').map((one) => one.total)) + loose
  const gross = sum(rows.map((one) => one.total)) + loose
  const total = Math.round(gross / 5) * 5
  const tax = Math.round(taxed / 11)
  const cash = Math.ceil((total + 1) / 5000) * 5000
  const goods = each(
    rows,
    (one) =>
      `${wide(`${one.name}`, '')}${wide(` ${one.quantity} EA @ $${amount(one.price)}`, `$${amount(one.total)}${one.unit}`)}`,
  )
  const end =
    index === 0
      ? `${wide('ROUNDING', `${amount(total - gross)} `)}${wide('TO PAY CASH', `$${amount(total)} `)}${wide('CASH', `$${amount(cash)} `)}${wide('CHANGE', `$${amount(cash - total)} `)}`
      : `${wide('CHARGED TO A/C', `$${amount(gross)} `)}${wide('  A/C 20418', 'MUNDARRA PASTORAL')}${wide('  ORDER NO', 'VERBAL - DAVE')}`
  const body = `${wide('TAX INVOICE', `ABN ${abn}`)}\n${random.code('R2 OP1#')} ${number} ${random.code('MBR 08####')}\n${wide(date(day), random.code('08:4#'))}${index === 1 ? `QUOTE 5417 OF ${date(daysAfter(day, -12))}\n` : ''}${'='.repeat(WIDTH)}\n${goods}${loose ? wide('LOOSE SCREWS', `$${amount(loose)}*`) : ''}${'-'.repeat(WIDTH)}\n${wide(`TOTAL ${rows.length + Math.sign(loose)} LINES`, `$${amount(gross)} `)}${end}${'-'.repeat(WIDTH)}\n${wide('* TAXABLE INC GST', `$${amount(taxed)} `)}${wide('GST-FREE', `$${amount(gross - taxed)} `)}${wide('GST', `$${amount(tax)} `)}`
  const page = `<div class="c">${group}\n<span style="font-size:12pt">${name.replace('&', '&amp;')}</span>\n${place.replace('&', '&amp;')}\nPH 0${random.code('3 54## ####')}\n\n</div><pre>${body}</pre><div class="c">\nKEEP DOCKET FOR WARRANTY\n${index === 1 ? `PRICES HELD UNTIL ${date(daysAfter(day, 30))}\nSTATEMENT DUE 30 DAYS EOM` : 'RETURNS 30 DAYS WITH DOCKET'}\nTHANKS FOR SHOPPING LOCAL</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [166, 158][index] ?? 166 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: name,
      ...BUYERS[index],
      sellerVatId: abn,
      taxTotal: fixed(tax),
      grossTotal: [[fixed(gross), fixed(total)], fixed(gross)][index] ?? fixed(gross),
    },
  }
}

export const layout: Layout = {
  name: 'au-farm-supply-docket',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
