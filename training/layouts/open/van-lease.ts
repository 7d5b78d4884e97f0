// A British van leasing company's monthly rental invoice: a row for each van with registration, finance and maintenance rental apart (the tax
// differs by use), period in arrears or in advance, collected by direct debit on a day, a funder named in the small print.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, iso, lastDay, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.38 'Lato','Liberation Sans';padding:13mm 16mm}.hd{display:grid;grid-template-columns:1fr 62mm}.hd b{font:900 21pt 'Lato','Liberation Sans';color:#5b2c83;letter-spacing:-.5pt}.ad{display:grid;grid-template-columns:1fr 62mm;margin:9mm 0 8mm}.k{width:100%}.k td{padding:.9mm 2mm;border-bottom:.5pt solid #c9bdd6}.k td:first-child{color:#5b2c83}.g{width:100%}.g th{background:#5b2c83;color:#fff;padding:1.2mm 1.4mm;font-size:7.6pt;text-align:left}.g td{padding:1.1mm 1.4mm;border-bottom:.4pt solid #ccc}.s{margin:5mm 0 5mm auto;width:74mm}.s td{padding:.9mm 2mm}.s .t td{background:#5b2c83;color:#fff;font-weight:700}.dd{border:.8pt solid #5b2c83;padding:2.5mm 4mm;margin-top:4mm}.ft{left:16mm;right:16mm;bottom:8mm;font-size:6.8pt;color:#555;line-height:1.4}`

const FIRMS = [
  ['vanwise', 'Vanwise Contract Hire Limited'],
  ['Larkfleet', 'Larkfleet Vehicle Rentals plc'],
  ['haulaway', 'Stottley Haulaway Leasing Ltd'],
] as const
const VANS = [
  'Panel van L2 H2 2.0d',
  'Crew van 1.6d',
  'Electric small van 50 kWh',
  'Dropside 3.5 t',
  'Luton with tail lift',
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'van-lease',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const [brand, firm] = FIRMS[index] ?? FIRMS[0]
    const [own, client] = [names.company(), names.company()]
    const month = { ...dayIn(random, 2025, 2026), day: 1 }
    const [day, due] = [daysAfter(month, -6), daysAfter(month, index === 2 ? 27 : 8)]
    const number = random.code(['VW#######', 'RI/####/##', '00####'][index] ?? '####')
    const rows = random.sample(VANS, 2 + index).map((van) => ({
      van,
      plate: random.code(`@@${random.pick(['22', '23', '24', '72', '73', '74'])} @@@`),
      agreement: random.code('A####-#'),
      finance: random.whole(231, 489) * 100 + 67,
      service: random.whole(28, 71) * 100 + 50,
    }))
    const extra = index === 1 ? 3_500 : 0
    const net = sum(rows.map(({ finance, service }) => finance + service)) + extra
    const tax = percent(net, 20)
    const meta = [
      ['Invoice number', number],
      ['Tax point', date(day, 'month-name')],
      ['Customer', random.code('C0####')],
      ['Hire period', `${date(month, 'short')} – ${date(lastDay(month), 'short')}`],
      [index === 2 ? 'Payment due' : 'Collection date', date(due, 'month-name')],
    ]
    const html = `<div class="hd"><b>${brand}</b><span class="r">${firm}<br>${own.address.lines.join('<br>')}<br>${own.phone}</span></div><div class="ad"><div><small>Hirer</small><br>${client.name}<br>${index === 0 ? 'FAO the Transport Manager<br>' : ''}${client.address.lines.join('<br>')}</div><table class="k">${each(meta, ([label, text]) => `<tr><td>${label}</td><td class="r">${text}</td></tr>`)}</table></div><h2 style="font-size:12pt;margin:0 0 2mm">${index === 2 ? 'Sales invoice – hire of vehicles' : 'VAT invoice – contract hire rentals'}</h2>
<table class="g"><tr><th>Registration</th><th>Agreement</th><th>Vehicle</th><th>Month</th><th class="r">Finance £</th><th class="r">Maintenance £</th><th class="r">Total £</th></tr>${each(rows, (row) => `<tr><td>${row.plate}</td><td>${row.agreement}</td><td>${row.van}</td><td>${random.whole(3, 30)} of 36</td><td class="r">${amount(row.finance)}</td><td class="r">${amount(row.service)}</td><td class="r">${amount(row.finance + row.service)}</td></tr>`)}${extra ? `<tr><td>${rows[0]?.plate}</td><td>${rows[0]?.agreement}</td><td colspan="4">Administration of penalty charge notice ${random.code('PC########')}</td><td class="r">${amount(extra)}</td></tr>` : ''}</table>
<table class="s"><tr><td>Net</td><td class="r">£${amount(net)}</td></tr><tr><td>VAT at 20%</td><td class="r">£${amount(tax)}</td></tr><tr class="t"><td>${index === 2 ? 'Total due' : 'Total to be collected'}</td><td class="r">£${amount(net + tax)}</td></tr></table>
<div class="dd">${index === 2 ? `Please pay by BACS to sort code ${random.code('##-##-##')}, account ${random.code('########')}, by the date shown, quoting ${number}.` : `<b>Direct Debit</b> – no action is needed. We will collect £${amount(net + tax)} on or just after ${date(due, 'month-name')} from the account ending ${random.code('**##')}, originator's number ${random.code('######')}.`}</div><p style="margin-top:5mm">Where a vehicle is a car, half of the VAT on the finance element may be blocked; VAT on maintenance can be recovered in full. Mileage above the contracted ${random.whole(12, 30)},000 a year is charged at the end at ${random.whole(6, 12)}.5p per mile.</p><p>Road fund licence is included. Please make sure that each vehicle is insured in the hirer's name.</p>
<div class="abs ft">${firm}. Registered office as above. ${own.register}. VAT registration number ${own.vatId}. Vehicles marked A are owned by our funder, ${names.company().name}, to whom rentals have been assigned. Authorised and regulated for consumer hire; this agreement is not regulated.</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Invoice ${number.replaceAll('/', '-')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [firm, brand],
        buyerName: client.name,
        sellerVatId: own.vatId.replace(/\s/g, ''),
        ...totals(net, tax),
        currency: 'GBP',
      },
    }
  },
}
