// An Irish software company's automatic bill to a German firm: reverse charge with a tax of nothing, the period of subscription is two
// days beside the day of invoice, credit for unused seats is deducted, "Paid" and "Amount due 0.00" stand below the total, and the
// seller's address is at the very end.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.6pt/1.45 Roboto; color: #1f2937; padding: 18mm 20mm } .top { display: flex; justify-content: space-between; align-items: center; margin-bottom: 10mm } .top h1 { font: 500 19pt Roboto; margin: 0 } .logo { font: 900 17pt Roboto; color: #5b3df5 } .meta td { padding: .4mm 7mm .4mm 0 } .meta td:first-child { color: #6b7280 }
  .two { display: grid; grid-template-columns: 1fr 1fr; margin: 9mm 0 8mm } .two b { display: block; font-weight: 500 } .due { font: 500 15pt/1.4 Roboto; margin-bottom: 6mm } .g { width: 100%; font-size: 9pt } .g th { font-weight: 400; color: #6b7280; text-align: left; border-bottom: .8pt solid #1f2937; padding: 1.4mm 0; font-size: 8pt } .g td { padding: 2mm 0; vertical-align: top } .g small { color: #6b7280 }
  .s { width: 84mm; margin: 2mm 0 0 auto } .s td { border-top: .5pt solid #d1d5db; padding: 1.3mm 0 } .s b { font-weight: 500 } .foot { left: 20mm; right: 20mm; bottom: 10mm; font-size: 7.6pt; color: #6b7280; border-top: .5pt solid #d1d5db; padding-top: 2mm }`

const FIRMS = [
  ['tidelane', 'Tidelane Software Limited', 'Team plan', 1450],
  ['formwell.io', 'Formwell Technologies Ireland DAC', 'Business – forms and e-signatures', 2900],
] as const

const { amount, date } = writingOf('IE')

export const irishSaas: Layout = {
  name: 'irish-saas',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const [irish, german] = [namesIn('IE', random), namesIn('DE', random)]
    const { address, vatId, register } = irish.company()
    const [logo, firm, plan, price] = FIRMS[index === 0 ? 0 : 1]
    const [buyer, day] = [german.company(), dayIn(random, 2024, 2026)]
    const number = random.code(['@#@##@@#-00##', 'FW-IE-2####'][index] ?? '')
    const [seats, unused] = [random.whole(6, 34), random.whole(1, 4)]
    const [full, back] = [seats * price, Math.round((unused * price) / 3)]
    const total = full - back
    const span = `${date(day, 'month-name')} – ${date(daysAfter(day, 30), 'month-name')}`
    const meta = [
      ['Invoice number', number],
      ['Date of issue', date(day, 'long')],
      ['Date due', date(day, 'long')],
      ['Customer ID', random.code('cus_@#@##@#@')],
    ]
    const paid = [
      [`Amount paid`, `(€${amount(total)})`],
      ['Amount due', '€0.00'],
    ]
    const bottom = index === 0 ? paid : [['Amount due', `€${amount(total)}`]]
    const html = `<div class="top"><h1>Invoice</h1><span class="logo">${logo}</span></div><table class="meta">${each(meta, ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table>
      <div class="two"><div><b>${firm}</b>${vatId} VAT<br>Ireland</div><div><b>Bill to</b>${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}<br>Germany<br>${buyer.email}<br>DE VAT ${buyer.vatId}</div></div>
      <div class="due">€${amount(total)} ${['paid by card •••• ', 'due '][index]}${[random.code('####'), date(day, 'long')][index]}</div>
      <table class="g"><tr><th>Description</th><th class="r">Qty</th><th class="r">Unit price</th><th class="r">Tax</th><th class="r">Amount</th></tr>
      <tr><td>${plan}<br><small>${span}</small></td><td class="r">${seats}</td><td class="r">€${amount(price)}</td><td class="r">0% (reverse charge)</td><td class="r">€${amount(full)}</td></tr>
      <tr><td>Unused time on ${unused} seat${unused > 1 ? 's' : ''} after ${date(daysAfter(day, -10), 'month-name')}<br><small>${date(daysAfter(day, -10), 'month-name')} – ${date(day, 'month-name')}</small></td><td class="r">${unused}</td><td></td><td class="r">0% (reverse charge)</td><td class="r">-€${amount(back)}</td></tr></table>
      <table class="s"><tr><td>Subtotal</td><td class="r">€${amount(total)}</td></tr><tr><td>Total excluding tax</td><td class="r">€${amount(total)}</td></tr><tr><td>VAT – Germany (0% on €${amount(total)})</td><td class="r">€0.00</td></tr><tr><td><b>Total</b></td><td class="r"><b>€${amount(total)}</b></td></tr>${each(bottom, ([label, value]) => `<tr><td><b>${label}</b></td><td class="r"><b>${value}</b></td></tr>`)}</table>
      <p style="margin-top:8mm">Tax to be paid on reverse charge basis (Art. 196 Council Directive 2006/112/EC).</p>
      <div class="abs foot">${number} · ${firm}, ${address.lines.join(', ')}, Ireland · ${register}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Invoice-${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(day),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        netTotal: fixed(total),
        taxTotal: '0.00',
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
