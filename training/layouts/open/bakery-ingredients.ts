// A wholesaler's invoice across the paper, with a remittance advice to tear off at the right edge that repeats number, account and sum:
// VAT letters for three rates at each line, goods for a shop and the bill to its head office, tray deposits outside the VAT, the date
// above its label in a strip of boxes, and a long one that carries its subtotal over to another sheet.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  type Position,
  parted,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const GOODS: readonly Ware[] = [
  ['Strong baker’s flour 25kg', 'BAG', 1480, 1890, 40],
  ['Croissant margarine sheets 10 x 2kg', 'CASE', 5200, 6400, 6],
  ['Fresh yeast 12 x 1kg', 'CASE', 1690, 2250, 8],
  ['Sunflower oil 20ltr', 'DRUM', 3400, 4250, 5],
  ['Caster sugar 25kg', 'BAG', 2450, 2990, 12],
  ['Liquid egg yolk pasteurised 10kg', 'BIB', 3120, 4100, 4],
  ['Dark couverture drops 54% 5kg', 'BOX', 4800, 6900, 6],
  ['Cake boards 10in drum silver x 25', 'PACK', 1350, 1890, 4],
  ['Piping bags disposable 18in x 100', 'ROLL', 890, 1290, 8],
  ['Sanitiser concentrate 5ltr', 'EACH', 1150, 1690, 4],
  ['Paper bags film front 8 x 10 x 1000', 'BOX', 2190, 2790, 5],
  ['Blackcurrant cordial 6 x 1ltr', 'CASE', 1390, 1790, 3],
]
const [STANDARD, REDUCED] = [/couverture|boards|bags|Sanitiser|cordial/, /yolk/]
const rateOf = (name: string) => (STANDARD.test(name) ? 23 : REDUCED.test(name) ? 13.5 : 0)
const LETTERS: Readonly<Record<number, string>> = { 23: 'A', 13.5: 'B', 0: 'Z' }
const CSS = `.sheet{font:8.6pt/1.3 'Roboto Condensed'}.l{left:10mm;top:9mm;width:205mm}.rem{left:222mm;top:0;bottom:0;width:75mm;border-left:.8pt dashed #000;padding:9mm 7mm}.top{display:flex;justify-content:space-between}.top b{font:700 20pt 'Roboto Condensed';color:#a3321c;line-height:1}.adr{display:flex;margin:5mm 0 4mm;min-height:25mm}.adr div{width:68mm}.adr i,.strip span,.rem span{font-style:normal;color:#a3321c;font-size:7.2pt;text-transform:uppercase}
  .strip{width:100%;text-align:center}.strip td{border:.6pt solid #a3321c;font-size:10pt;padding:.8mm}.strip span{display:block}.g{width:100%;margin-top:3mm}.g th{background:#a3321c;color:#fff;font-weight:400;text-align:left;padding:.8mm 1.5mm}.sheet .g th.r{text-align:right}.g td{padding:.7mm 1.5mm;border-bottom:.3pt solid #d9bcb5}.g .k td{font-weight:700}
  .end{left:10mm;width:205mm;bottom:20mm;display:flex;justify-content:space-between}.end td{padding:.5mm 2mm}.vat td,.vat th{border:.5pt solid #a3321c;font-weight:400;padding:.5mm 2.5mm}.foot{left:10mm;width:205mm;bottom:6mm;font-size:7pt;line-height:1.3}.rem table{width:100%;margin-top:3mm}.rem td{padding:1.3mm 0;border-bottom:.4pt solid #000}.rem h3{font:700 13pt 'Roboto Condensed';margin:0 0 3mm}`
const { amount, date } = writingOf('IE', ',')

const rowOf = (one: Position) =>
  `<tr><td>${String(one.number * 137 + 20411)}</td><td>${one.name}</td><td>${one.unit}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="c">${LETTERS[rateOf(one.name)]}</td><td class="r">${amount(one.total)}</td></tr>`

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const { address, bank, vatId, phone, fax, register } = names.company()
  const [client, shop, day] = [companyIn(names, 'Bakeries'), names.address(), dayIn(random, 2024, 2026)]
  const number = random.code(['SI######', '7#####', 'SI######'][index] ?? '')
  const [account, docket] = [random.code('@@@0##'), random.code('D2####')]
  const [route, order] = [`R${random.whole(1, 14)}`, random.code('PO-####')]
  const due = daysAfter(day, [30, 14, 30][index] ?? 30)
  const goods = positionsOf(random, GOODS, [8, 10, 12][index] ?? 8)
  const deposit = [0, 12 * 350, 0][index] ?? 0
  const groups = taxGroupsOf(goods.map((one) => [rateOf(one.name), one.total]))
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const [owed, parts] = [net + tax + deposit, parted(goods, index === 2 ? 9 : 20, 20)]
  const slip = (text: string) =>
    `<div class="abs rem"><h3>REMITTANCE ADVICE</h3>Please return with your payment to<br><b>Castlemoyle Provisions</b>, Credit Control<table><tr><td><span>Account</span></td><td class="r">${account}</td></tr><tr><td><span>Customer</span></td><td class="r">${client.name}</td></tr><tr><td><span>Invoice</span></td><td class="r">${number}</td></tr><tr><td><span>Dated</span></td><td class="r">${date(day)}</td></tr><tr><td><span>Amount EUR</span></td><td class="r">${text}</td></tr><tr><td><span>Amount paid</span></td><td class="r">. . . . . . . . . . .</td></tr></table><p style="margin-top:6mm">By EFT: ${bank.name}<br>${inFours(bank.iban ?? '')}<br>${bank.bic}</p><p style="margin-top:6mm">Cheque No. . . . . . . . . . . . . . .</p></div>`
  const cell = (text: string, label: string) => `<td>${text}<span>${label}</span></td>`
  const head = (
    page: number,
  ) => `<div class="abs l"><div class="top"><b>CASTLEMOYLE<br>PROVISIONS</b><div style="font-size:15pt">INVOICE<div style="font-size:8pt">Page ${page} of ${parts.length}</div></div><div class="r">Castlemoyle Provisions (Wholesale) DAC<br>${address.lines.join(', ')}<br>Sales ${phone} &nbsp; Accounts ${fax}<br>VAT No. ${vatId}</div></div>
    <div class="adr"><div><i>Invoice to</i><br><b>${client.name}</b><br>${client.address.lines.join('<br>')}</div><div><i>Delivered to</i><br>${['The Bakehouse', 'Branch 04', 'Unit B, rear entrance'][index]}<br>${shop.lines.join('<br>')}</div><div><i>Driver’s notes</i><br>${['Key under pot', 'Before 6 am', 'Ring bell twice'][index]}</div></div>
    <table class="strip"><tr>${cell(number, 'Invoice no')}${cell(date(day), 'Date / tax point')}${cell(account, 'A/c')}${cell(docket, 'Docket')}${cell(date(daysAfter(day, -1)), 'Delivered')}${cell(route, 'Route')}${cell(order, 'Your order')}${cell(date(due), 'Payable by')}</tr></table>`
  const table = (part: readonly Position[], first: string, last: string) =>
    `<table class="g"><tr><th>Code</th><th>Product</th><th>Unit</th><th class="r">Qty</th><th class="r">Price</th><th>VAT</th><th class="r">Value €</th></tr>${first}${each(part, rowOf)}${last}</table></div>`
  const carried = amount(sum((parts[0] ?? []).map(({ total }) => total)))
  const over = (text: string) => `<tr class="k"><td></td><td colspan="5">${text}</td><td class="r">${carried}</td></tr>`
  const end = `<div class="abs end"><table class="vat"><tr><th>VAT</th><th>Rate</th><th>Goods</th><th>Tax</th></tr>${each(groups, (one) => `<tr><td>${LETTERS[one.rate]}</td><td class="r">${amount(one.rate * 100)}</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td></tr>`)}</table><table style="font-size:10pt"><tr><td>Goods</td><td class="r">${amount(net)}</td></tr><tr><td>VAT</td><td class="r">${amount(tax)}</td></tr>${deposit ? `<tr><td>Goods and VAT</td><td class="r">${amount(net + tax)}</td></tr><tr><td>12 trays deposit @ 3.50, no VAT</td><td class="r">${amount(deposit)}</td></tr>` : ''}<tr><td><b>Invoice total €</b></td><td class="r"><b>${amount(owed)}</b></td></tr></table></div>
    <div class="abs foot">Goods remain our property until paid for. Shortages to be notified within 24 hours. ${register}. A food business operator registered with the local authority. E&amp;OE</div>`
  const pages = parts.map((part, at) => {
    const isLast = at === parts.length - 1
    const body = table(part, at > 0 ? over('Brought forward') : '', isLast ? '' : over('Carried forward'))
    return head(at + 1) + body + (isLast ? end + slip(amount(owed)) : slip('see last page'))
  })
  return {
    html: sheets(CSS, pages, { width: 297, height: 210 }),
    pages: pages.length,
    fileName: `${number}.PDF`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: ['Castlemoyle Provisions (Wholesale) DAC', 'Castlemoyle Provisions'],
      buyerName: client.name,
      sellerVatId: vatId,
      iban: bank.iban ?? '',
      ...totals(net, tax),
      grossTotal: deposit ? [fixed(owed), fixed(net + tax)] : fixed(owed),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'bakery-ingredients',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make,
}
