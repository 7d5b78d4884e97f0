// An American landscaping or signs contractor's bill from a small firm's bookkeeping program: a grid of little boxes with heads above
// (Date, Invoice #, P.O. No., Terms, Due Date, Rep), Bill To and Ship To beside each other, sales tax of a county, payments and a
// balance due below the total. There is no VAT id and no IBAN.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const LETTER = { width: 215.9, height: 279.4 }
const css = `.sheet { font: 9.6pt/1.3 'Liberation Serif'; padding: 13mm 14mm } .top { display: flex; justify-content: space-between } .top b { font: 700 12pt 'Liberation Serif' } h1 { font: 700 20pt 'Liberation Serif'; margin: 0 0 2mm; text-align: right } .box { border: .8pt solid #000 } table.box td, table.box th { border: .8pt solid #000; padding: .9mm 2mm; font-weight: 400 } th { background: #e6e6e6; text-align: center }
  .ad { display: flex; justify-content: space-between; margin: 8mm 0 6mm } .ad > div { width: 86mm; min-height: 31mm } .ad b { display: block; border-bottom: .8pt solid #000; padding: .6mm 2mm; background: #e6e6e6; font-weight: 400 } .ad p { padding: 1mm 2mm; margin: 0 } .terms { width: 100%; text-align: center } .g { width: 100% } .g td { border-top: 0 !important; border-bottom: 0 !important; vertical-align: top } .fill td { height: 34mm } .end { display: flex; border: .8pt solid #000; border-top: 0 } .end p { flex: 1; margin: 0; padding: 2mm; border-right: .8pt solid #000 } .end table { width: 74mm } .end td { padding: 1.3mm 2mm; border-bottom: .8pt solid #000 } .end tr:last-child td { border-bottom: 0 }
  .foot { left: 14mm; right: 14mm; bottom: 11mm; text-align: center; font-size: 8.6pt }`

const WARES: readonly Ware[] = [
  ['Spring clean-up, beds edged and debris hauled', '', 32000, 58000, 1],
  ['Mulch, dyed brown, per yard installed', '', 6500, 8900, 18],
  ['Irrigation start-up and head adjustment', '', 9500, 16500, 2],
  ['Crew labor, per man hour', '', 4800, 6200, 22],
  ['Boxwood 3 gal., planted', '', 3800, 5400, 14],
  ['Skid steer with operator, half day', '', 38000, 46000, 1],
  ['Dump fee', '', 4500, 7500, 2],
]
const FIRMS = ['Copperhollow Grounds & Landscape LLC', 'Rusk & Daughters Lawn Service, Inc.'] as const

const { amount, date } = writingOf('US')

export const usContractor: Layout = {
  name: 'us-contractor',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('US', random)
    const { address, phone } = names.company()
    const firm = FIRMS[index === 0 ? 0 : 1]
    const [client, site, home, day] = [names.company(), names.address(), names.person(), dayIn(random, 2024, 2026)]
    const [number, due] = [random.code(['1####', '2##'][index] ?? ''), daysAfter(day, 30)]
    const rows = positionsOf(random, WARES, [5, 3][index] ?? 3)
    const [net, rate] = [sum(rows.map(({ total }) => total)), [7, 6.25][index] ?? 7]
    const tax = percent(net, rate)
    const paid = [0, 25000][index] ?? 0
    const buyer = [client.name, home.full][index] ?? ''
    const to = [
      `${client.name}<br>Accounts Payable<br>${client.address.lines.join('<br>')}`,
      `${home.full}<br>${site.lines.join('<br>')}`,
    ][index]
    const ship = [`${client.short} – North Lot<br>${site.lines.join('<br>')}`, 'Same'][index]
    const heads = [
      ['P.O. No.', ['PO ', ''][index] + random.code(['#####', ''][index] ?? '')],
      ['Terms', 'Net 30'],
      ['Due Date', date(due, 'short')],
      ['Rep', random.code('@@')],
      ['Service Date', date(daysAfter(day, -2), 'short')],
    ]
    const html = `<div class="top"><span><b>${firm}</b><br>${address.lines.join('<br>')}<br>${phone}</span><span><h1>Invoice</h1><table class="box"><tr><th>Date</th><th>Invoice #</th></tr><tr><td>${date(day, 'short')}</td><td>${number}</td></tr></table></span></div>
      <div class="ad"><div class="box"><b>Bill To</b><p>${to}</p></div><div class="box"><b>Job Site</b><p>${ship}</p></div></div>
      <table class="box terms"><tr>${each(heads, ([label]) => `<th>${label}</th>`)}</tr><tr>${each(heads, ([, value]) => `<td>${value}&nbsp;</td>`)}</tr></table>
      <table class="box g"><tr><th style="width:20mm">Quantity</th><th>Description</th><th style="width:28mm">Rate</th><th style="width:32mm">Amount</th></tr>${each(rows, ({ quantity, name, price, total }) => `<tr><td class="c">${quantity}</td><td>${name}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`)}<tr class="fill"><td></td><td></td><td></td><td></td></tr></table>
      <div class="end"><p>It's been a pleasure working with you! A finance charge of 1.5% per month applies to balances over 30 days.</p><table><tr><td>Subtotal</td><td class="r">$${amount(net)}</td></tr><tr><td>Sales Tax (${rate}%)</td><td class="r">$${amount(tax)}</td></tr><tr><td><b>Total</b></td><td class="r"><b>$${amount(net + tax)}</b></td></tr><tr><td>Payments/Credits</td><td class="r">${paid > 0 ? '-' : ''}$${amount(paid)}</td></tr><tr><td><b>Balance Due</b></td><td class="r"><b>$${amount(net + tax - paid)}</b></td></tr></table></div>
      <div class="abs foot">Make checks payable to ${firm}<br>Thank you for your business.</div>`
    return {
      html: sheets(css, [html], LETTER),
      pages: 1,
      fileName: `Inv_${number}_from_${firm.split(' ')[0]}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer,
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: paid > 0 ? [fixed(net + tax), fixed(net + tax - paid)] : fixed(net + tax),
        currency: 'USD',
      },
    }
  },
}
