// A builders' merchant's credit note on sprocket paper, a pre-printed form filled by a line printer: labels stand above empty boxes, figures
// hit the lines, the credit's own number beside the invoice it corrects, the depot beside the head office, a restocking charge
// and a settlement discount, "CR" behind sums, and one on which the goods are for an account of another firm.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const GOODS: readonly Ware[] = [
  ['CLS TIMBER 38X63 2.4M', 'LGTH', 285, 390, 60],
  ['CEMENT GENERAL PURPOSE 25KG', 'BAG', 520, 690, 40],
  ['PLASTERBOARD 12.5MM TE 2400X1200', 'SHT', 890, 1250, 24],
  ['INSULATION BOARD 100MM', 'SHT', 3900, 5200, 12],
  ['LINTEL STEEL 1500MM 90-100 CAVITY', 'EACH', 6400, 8200, 3],
  ['DRAIN PIPE 110MM X 3M SOCKETED', 'LGTH', 1490, 1990, 14],
  ['CONCRETE BLOCK 7N 100MM', 'EACH', 145, 210, 200],
  ['ROOF TILE CONCRETE INTERLOCKING', 'EACH', 95, 140, 300],
]
const CSS = `.sheet{font:10pt/1.3 'Courier Prime Code','Courier Prime'}.holes{top:0;bottom:0;width:11mm;background:radial-gradient(circle at 50% 50%,#999 0 1.9mm,transparent 2mm) 0 0/11mm 12.7mm}.p{color:#1d5fa8;font:7.6pt/1.25 'Nimbus Sans'}.name{left:20mm;top:9mm;color:#1d5fa8;font:700 21pt/1 'Nimbus Sans'}.name span{display:block;font:8pt/1.35 'Nimbus Sans';margin-top:2mm}.what{right:20mm;top:10mm;color:#1d5fa8;font:700 19pt 'Nimbus Sans';letter-spacing:1.6pt}
  .b{border:.7pt solid #1d5fa8;border-radius:2mm;padding:1mm 2mm}.boxes{left:20mm;top:88mm;width:201mm;display:flex;border:.7pt solid #1d5fa8}.boxes div{flex:1;border-right:.7pt solid #1d5fa8;padding:.8mm 1.4mm;height:11mm;white-space:nowrap}.boxes div:last-child{border:0}.goods{left:20mm;top:104mm;width:201mm;height:112mm;border:.7pt solid #1d5fa8}.goods table{width:100%}.goods th{color:#1d5fa8;font:7.6pt 'Nimbus Sans';text-align:left;border-bottom:.7pt solid #1d5fa8;padding:1mm 1.5mm}.sheet .goods th.r{text-align:right}.goods td{padding:.5mm 1.5mm}.sums{right:20mm;top:220mm;width:84mm}.sums td{padding:.8mm 2mm;border:.7pt solid #1d5fa8}.sums td:last-child{white-space:nowrap}`
const REASONS = ['GOODS RETURNED UNUSED', 'PRICE CHARGED IN ERROR', 'SHORT DELIVERED'] as const
const { amount, date } = writingOf('GB', ',')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [head, client, other, site] = [names.company(), companyIn(names, 'Builders'), names.company(), names.address()]
  const [day, legal] = [dayIn(random, 2023, 2026), 'Pollard Hythe Building Supplies plc']
  const [number, old, account] = [
    random.code(['CR0#####', '9#####/C', 'K#####'][index] ?? ''),
    random.code('4######'),
    random.code('@##0##'),
  ]
  const depot = names.town().toUpperCase()
  const goods = positionsOf(random, GOODS, [3, 1, 5][index] ?? 3)
  const value = sum(goods.map(({ total }) => total))
  const charge = index === 0 ? percent(value, 15) : 0
  const discount = index === 2 ? percent(value, 2.5) : 0
  const net = value - charge - discount
  const tax = percent(net, 20)
  const cr = (cents: number) => [`${amount(cents)}CR`, amount(cents), `${amount(cents)}-`][index] ?? ''
  const printed = (name: string) => name.toUpperCase()
  const box = (label: string, text: string) => `<div><span class="p">${label}</span><br>${text}</div>`
  const row = (label: string, text: string) => `<tr><td class="p">${label}</td><td class="r">${text}</td></tr>`
  const extra = `${charge ? `<tr><td></td><td colspan="4">LESS RESTOCKING CHARGE 15%</td><td class="r">${amount(charge)}</td></tr>` : ''}${discount ? `<tr><td></td><td colspan="4">LESS SETTLEMENT DISCOUNT 2.5% TAKEN</td><td class="r">${amount(discount)}</td></tr>` : ''}`
  const note = [
    '',
    `PRICE AGREED WITH ${printed(names.person().last)} BY PHONE ${date(daysAfter(day, -4), 'short')}`,
    `PLOT 7 - BALANCE FOLLOWS ON ADVICE ${random.code('A####')}`,
  ][index]
  const html = `<div class="abs holes" style="left:0"></div><div class="abs holes" style="right:0"></div><div class="abs name">Pollard Hythe<span>BUILDING SUPPLIES<br>Head office: ${head.address.lines.join(', ')}<br>Telephone ${head.phone}<br>VAT Registration No. ${head.vatId}</span></div><div class="abs what">CREDIT NOTE</div>
    <div class="abs b" style="left:20mm;top:45mm;width:92mm;height:38mm"><span class="p">CUSTOMER</span><br>${printed(client.name)}<br>${printed(client.address.lines.join('<br>')).replaceAll('<BR>', '<br>')}</div><div class="abs b" style="right:20mm;top:45mm;width:98mm;height:38mm"><span class="p">GOODS ORIGINALLY DELIVERED TO</span><br>${['COLLECTED', printed(other.name), printed(client.name)][index]}<br>${printed(site.street)}<br>${printed(site.place)}</div>
    <div class="abs boxes">${box('CREDIT NOTE NO.', number)}${box('DATE / TAX POINT', date(day, 'short'))}${box('ACCOUNT', account)}${box('YOUR ORDER', random.code('##/###'))}${box('OUR INVOICE', old)}${box('INVOICE DATE', date(daysAfter(day, -random.whole(9, 28)), 'short'))}${box('DEPOT', depot.slice(0, 9))}</div>
    <div class="abs goods"><table><tr><th>QTY</th><th>DESCRIPTION</th><th>UNIT</th><th class="r">PRICE</th><th class="r">DISC %</th><th class="r">GOODS VALUE</th></tr>${each(goods, (one) => `<tr><td>${one.quantity}</td><td>${one.name}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">NETT</td><td class="r">${amount(one.total)}</td></tr>`)}${extra}<tr><td></td><td colspan="5"><br>REASON: ${REASONS[index]}<br>${note}</td></tr></table></div>
    <div class="abs p" style="left:20mm;top:221mm;width:104mm">The supplier has reduced its charge for the goods shown, with VAT, and you should adjust your records of input tax. Do not deduct from payments before the credit is on your statement. Entered by <span style="font:10pt 'Courier Prime'">${random.code('@@@')}</span> on terminal <span style="font:10pt 'Courier Prime'">0${random.whole(2, 9)}</span><br><br>${legal}. Registered in England ${random.code('00######')}. A member of the Hythe Group.</div>
    <table class="abs sums">${row('TOTAL GOODS', cr(net))}${row('VAT @ 20.00%', cr(tax))}${row('TOTAL CREDIT  £', cr(net + tax))}</table>`
  return {
    html: sheets(CSS, [html], { width: 241, height: 279 }),
    pages: 1,
    fileName: `${number.replace('/', '')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [legal, 'Pollard Hythe', 'Pollard Hythe Building Supplies'],
      buyerName: client.name,
      sellerVatId: head.vatId,
      ...totals(net, tax),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'counter-credit',
  kind: 'invoice',
  language: 'en',
  types: ['credit-note'],
  count: 3,
  scans: [0, 1],
  make,
}
