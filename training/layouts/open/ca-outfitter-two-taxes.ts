// A Canadian outfitter's till receipt: federal and provincial tax as two lines with a letter each after the goods, an eco fee, no sum of both taxes on the
// first, the GST number with "RT0001" behind, cash rounded to a nickel, the store's number before its address, transaction, register and
// associate numbers in one row, a return day computed, and some words in French.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, sheets, sum, writingOf } from '../sheet.ts'

const GOODS = [
  ['MERINO SOCK CREW M', 2499, 'GP'],
  ['CAMP STOVE FUEL 450G', 1199, 'GP'],
  ['KIDS RAIN BOOT 12', 3995, 'G'],
  ['DRYBAG 20L ORANGE', 3450, 'GP'],
  ['TRAIL MAP COAST RANGE', 1795, 'G'],
  ['BEAR SPRAY 325G', 4999, 'GP'],
  ['FREEZE DRIED CHILI', 1349, ''],
  ['HEADLAMP 400LM', 5995, 'GP'],
] as const
const CSS = `body{font:9pt/1.3 'Courier Prime Code','Liberation Mono',monospace}.sheet{padding:6mm 5mm}h1{font:900 17pt/1 Lato;letter-spacing:-.5pt;margin:0 0 1mm;text-align:center}.l{display:flex;justify-content:space-between;white-space:pre}.b{font-weight:700;font-size:12pt}.z{border-top:1pt solid #000;margin:1.6mm 0}`
const { amount, date } = writingOf('GB', ',')

const STORES = [
  ['TIMBERLINE TRADING POST', 'Store 114, 2280 Shoreline Dr', 'Nanaimo BC V9T 2K6', '81422 6097 RT0001', 7, 'PST'],
  ['PRAIRIE & PINE OUTFITTERS', '#0027 &nbsp;1105 Broad Street', 'Regina SK S4R 1X8', '10577 3318 RT0002', 6, 'PST'],
] as const

function make(random: Random, index: number): Paper {
  const [seller, street, place, gst, rate, name] = STORES[index] ?? STORES[0]
  const [day, number] = [dayIn(random, 2023, 2025), random.code(['0###', '6#####'][index] ?? '')]
  const rows = random.sample(GOODS, [4, 3][index] ?? 3).map(([text, cents, code]) => ({ text, cents, code }))
  const fee = { text: 'ECO FEE', cents: 75, code: 'G' }
  const all = [...rows, fee]
  const of = (letter: string) => sum(all.filter((one) => one.code.includes(letter)).map((one) => one.cents))
  const net = sum(all.map((one) => one.cents))
  const [federal, provincial] = [percent(of('G'), 5), percent(of('P'), rate)]
  const total = net + federal + provincial
  const cash = Math.round(total / 5) * 5
  const given = Math.ceil((cash + 1) / 2000) * 2000
  const line = (left: string, right: string, kind = '') =>
    `<div class="l ${kind}"><span>${left}</span><span>${right}</span></div>`
  const paid =
    index === 0
      ? `${line('CASH ROUNDING', amount(cash - total))}${line('CASH', amount(given))}${line('CHANGE / MONNAIE', amount(given - cash))}`
      : `${line('INTERAC', amount(total))}<div>CHEQUING ****${random.code('####')}<br>REF ${random.code('66######-0010#')}<br>AUTH ${random.code('######')} APPROVED 00-001</div>`
  const page = `<h1>${seller.replace('&', '&amp;')}</h1><div class="c">${street}<br>${place}<br>(250) 555-01${random.code('##')}</div><div class="z"></div>${line(`TRANS ${number}  REG ${random.whole(1, 6)}`, `ASSOC ${random.code('4##')}`)}${line(date(day, 'iso'), random.code('1#:4#'))}<div class="z"></div>${each(all, (one) => `${line(one.text, `${amount(one.cents)} ${one.code.padEnd(2)}`)}`)}<div class="z"></div>${line('SUBTOTAL', `${amount(net)}   `)}${line(`GST 5%`, `${amount(federal)}   `)}${line(`${name} ${rate}%`, `${amount(provincial)}   `)}${index === 1 ? line('TOTAL TAX', `${amount(federal + provincial)}   `) : ''}${line('TOTAL', `$${amount(total)}`, 'b')}${paid}<div class="z"></div><div>Items sold: ${rows.length}<br>GST/TPS # ${gst}<br>Return by ${date(daysAfter(day, 60), 'iso')} with receipt /<br>avec ce reçu</div><div class="c" style="margin-top:3mm">${barCode(random, 52, 9)}<br>${random.code('0114 06 #### ########')}</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [145, 149][index] ?? 145 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      sellerVatId: gst.replaceAll(' ', ''),
      netTotal: fixed(net),
      ...(index === 1 ? { taxTotal: fixed(federal + provincial) } : {}),
      grossTotal: fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'ca-outfitter-two-taxes',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
