// The standard invoice of an online ledger for small British and Irish firms: the title large on the left over the customer, a middle column
// of labels above their values, the seller's address on the right, the day to pay by only beneath the table in bold, and at the foot a
// dashed line with a payment advice that says customer, number, amount and day once more, and an empty line for the amount enclosed.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `body{font:9.2pt/1.4 'Liberation Sans',sans-serif}.sheet{padding:14mm 16mm}.logo{position:absolute;right:16mm;top:11mm;text-align:right}h1{font:400 22pt 'Liberation Sans';margin:22mm 0 6mm;letter-spacing:.3pt}.top{display:flex}.top>div{width:62mm}.top .m{width:50mm}.m b{display:block}.m p{margin:0 0 2.2mm}
.g{width:100%;margin-top:11mm}.g th{text-align:left;border-bottom:1pt solid #000;padding:1.4mm 1mm}.g th.r{text-align:right}.g td{padding:1.7mm 1mm;border-bottom:.4pt solid #bbb;vertical-align:top}.g .n td{border:0;padding:1.1mm 1mm}.g .t td{border:0;border-top:1pt solid #000;font-weight:700;padding:1.6mm 1mm}.due{margin-top:8mm;font-size:8.8pt;width:150mm}
.cut{left:0;right:0;bottom:9mm;border-top:.8pt dashed #000;padding:6mm 16mm 0}.cut h2{font:400 17pt 'Liberation Sans';margin:0 0 7mm}.cut .f{display:flex;justify-content:space-between}.cut table{white-space:nowrap}.cut td{padding:.5mm 5mm .5mm 0;border-bottom:.4pt solid #bbb}.cut tr.x td{border-top:.8pt solid #000;border-bottom:0}.reg{font-size:7pt;color:#555;margin-top:5mm}`

const DESIGN: readonly Ware[] = [
  ['Packaging artwork, second round of amends', '', 5500, 6500, 9],
  ['Retainer, brand support\nAs agreed with Priya, includes two photo edits', '', 45000, 60000, 1],
  ['Print management, A5 leaflets 170gsm silk', '', 21000, 34000, 1],
  ['Icon set licence', '', 12000, 15000, 2],
]
const KITCHEN: readonly Ware[] = [
  ['Undercounter fridge 150L, glass door', '', 42000, 51000, 2],
  ['Call out and first hour', '', 9500, 11500, 1],
  ['Combi oven door seal', '', 6400, 8900, 3],
  ['Labour, per half hour', '', 3500, 4000, 5],
  ['Commercial waste levy', '', 1500, 2500, 1],
]
const COURSES: readonly Ware[] = [
  ['Emergency First Aid at Work, one day, on site, max 12 delegates', '', 59500, 69500, 1],
  ['Course handbook', '', 450, 695, 12],
  ['Certificates (digital)', '', 300, 500, 12],
  ['Mileage @ 45p', '', 45, 45, 140],
]
const SELLERS = [
  { trade: 'Graphic Design', home: 'GB', rate: 20, code: 'GBP', wares: DESIGN, days: 30, title: 'TAX INVOICE' },
  { trade: 'Catering Equipment', home: 'IE', rate: 23, code: 'EUR', wares: KITCHEN, days: 14, title: 'INVOICE' },
  { trade: 'Training', home: 'GB', rate: 20, code: 'GBP', wares: COURSES, days: 7, title: 'TAX INVOICE' },
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'ledger-advice-slip',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const { trade, home, rate, code, wares, days, title } = SELLERS[index] ?? SELLERS[0]
    const names = namesIn(home, random)
    const [firm, client, day] = [companyIn(names, trade), names.company(), dayIn(random, 2024, 2026)]
    const due = daysAfter(day, days)
    const number = [random.code('INV-0###'), random.code('INV-1###'), random.code('RS####')][index] ?? ''
    // Handbooks are free of VAT, as books are.
    const rows = inOrderOf(wares, positionsOf(random, wares, index === 1 ? 5 : 3 + (index >> 1))).map((one) => ({
      ...one,
      rate: one.name.includes('handbook') ? 0 : rate,
    }))
    const groups = taxGroupsOf(rows.map((one) => [one.rate, one.total]))
    const net = sum(rows.map(({ total }) => total))
    const tax = sum(groups.map((group) => group.tax))
    const [reference, gross] = [
      [random.code('PO ####'), random.code('Job 2####'), client.manager.full][index] ?? '',
      amount(net + tax),
    ]
    const fact = (name: string, text: string) => `<p><b>${name}</b>${text}</p>`
    const own = [firm.name, ...firm.address.lines, firm.address.country.toUpperCase()].join('<br>')
    const line = (text: string, cents: string, of: string) =>
      `<tr class="${of}"><td></td><td></td><td class="r" colspan="2">${text}</td><td class="r">${cents}</td></tr>`
    const bank =
      index === 1
        ? `Bank: ${firm.bank.name}<br>IBAN: ${inFours(firm.bank.iban ?? '')}<br>BIC: ${firm.bank.bic}`
        : `Payment by BACS to ${firm.bank.name}, ${firm.bank.account.replace('Account', 'Account No.')}<br>Please quote the invoice number. Late payments may be charged 8% over base rate.`
    const when = date(due, 'month-name')
    const html = `<div class="logo"><svg width="34mm" height="17mm" viewBox="0 0 34 17"><rect x="${index * 6}" width="16" height="16" fill="${['#e4572e', '#17557c', '#3a7d44'][index]}"/><circle cx="25" cy="8.5" r="7.5" fill="#f3b61f" opacity=".8"/></svg></div><h1>${title}</h1>
      <div class="top"><div>${index === 2 ? `Attention: ${client.manager.full}<br>` : ''}${client.name}<br>${client.address.lines.join('<br>')}${index === 1 ? '<br>IRELAND' : ''}</div><div class="m">${fact('Invoice Date', date(day, 'month-name'))}${fact('Invoice Number', number)}${fact('Reference', reference)}${fact('VAT Number', firm.vatId)}</div><div>${own}</div></div>
      <table class="g"><tr><th style="width:52%">Description</th><th class="r">Quantity</th><th class="r">Unit Price</th><th class="r">VAT</th><th class="r">Amount ${code}</th></tr>${each(rows, (one) => `<tr><td>${one.name.replace('\n', '<br>')}</td><td class="r">${one.quantity}.00</td><td class="r">${amount(one.price)}</td><td class="r">${one.rate === 0 ? 'Zero Rated' : `${one.rate}%`}</td><td class="r">${amount(one.total)}</td></tr>`)}
      ${line('Subtotal', amount(net), 'n')}${each(
        groups.filter((group) => group.rate > 0),
        (group) => line(`TOTAL VAT ${group.rate}%`, amount(group.tax), 'n'),
      )}${line(`TOTAL ${code}`, gross, 't')}</table><div class="due"><b>Due Date: ${when}</b><br>${bank}</div>
      <div class="abs cut"><h2>PAYMENT ADVICE</h2><div class="f"><div style="display:flex"><span style="width:11mm">To:</span><span>${own}</span></div><table><tr><td><b>Customer</b></td><td>${client.name}</td></tr><tr><td><b>Invoice Number</b></td><td>${number}</td></tr><tr class="x"><td><b>Amount Due</b></td><td><b>${gross}</b></td></tr><tr><td><b>Due Date</b></td><td>${when}</td></tr><tr class="x"><td><b>Amount Enclosed</b></td><td style="border-bottom:.8pt solid #000;width:45mm"></td></tr><tr class="x"><td style="border:0"></td><td style="border:0;font-size:7pt">Enter the amount you are paying above</td></tr></table></div><div class="reg">${firm.register}. Registered Office: ${firm.address.lines.join(', ')}.</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Invoice ${number}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), sellerName: firm.name },
        ...{ buyerName: client.name, sellerVatId: firm.vatId, currency: code, ...totals(net, tax) },
        ...(index === 1 ? { iban: firm.bank.iban ?? '' } : {}),
      },
    }
  },
}
