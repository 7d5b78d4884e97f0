// A British heating engineer's bill from an online bookkeeping service: "TAX INVOICE" as the only large word, the seller's details in
// a column at the right below the logo, labels above values, VAT of 20 % and 5 % in rows above its sum, a payment slip at the foot that
// repeats the amount and the buyer.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 9.4pt/1.4 'Liberation Sans'; padding: 18mm 18mm 0 } .top { display: grid; grid-template-columns: 1fr 42mm 48mm; min-height: 58mm } h1 { font: 400 20pt 'Liberation Sans'; margin: 16mm 0 6mm } .to { padding-left: 9mm } .lab { font-weight: 700; font-size: 8.4pt } .lab + div { margin-bottom: 2mm } .logo { width: 22mm; height: 12mm }
  .g { width: 100%; margin-top: 6mm } .g th { text-align: left; padding: 1.6mm 0; border-bottom: 1pt solid #000; font-size: 8.6pt } .g td { padding: 1.8mm 0; border-bottom: .4pt solid #bbb; vertical-align: top } .g .n td { border: 0; padding: 1.2mm 0 } .g .a td { border-top: 1pt solid #000; border-bottom: 0; font-weight: 700; padding: 1.6mm 0 }
  .slip { left: 18mm; right: 18mm; bottom: 16mm; border-top: .8pt dashed #777; padding-top: 6mm; display: grid; grid-template-columns: 1fr 80mm } .slip h2 { font: 400 14pt 'Liberation Sans'; margin: 0 0 3mm } .slip table { width: 100% } .slip td { padding: .8mm 0; border-bottom: .4pt solid #bbb } .reg { left: 18mm; right: 18mm; bottom: 7mm; font-size: 6.8pt; color: #666 }`

const WARES: readonly Ware[] = [
  ['Supply and fit combi boiler 30kW incl. flue and controls', '', 168000, 214000, 1],
  ['Annual boiler service and gas safety record (CP12)', '', 8500, 11000, 3],
  ['Smart thermostat, supplied and commissioned', '', 14900, 21900, 2],
  ['Power flush, up to 10 radiators, inhibitor added', '', 38000, 46000, 1],
  ['Mobility aid: low-level shower tray and grab rails, over-60s', '', 62000, 94000, 1],
  ['Call-out and first hour', '', 7500, 9500, 1],
  ['Thermostatic radiator valve 15mm', '', 2200, 3400, 8],
]
const FIRMS = [
  ['Kestrelgate Plumbing & Heating Ltd', '#1660a8'],
  ['D. Farnwick t/a Farnwick Gas Services', '#2b7a3d'],
] as const

/** Adaptations for people over sixty bear less. */
const rateOf = ({ name }: Position) => (name.startsWith('Mobility') ? 5 : 20)

const { amount, date } = writingOf('GB')

export const ukTradesman: Layout = {
  name: 'uk-tradesman',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const { address, bank, vatId, phone, register } = names.company()
    const [firm, colour] = FIRMS[index === 0 ? 0 : 1]
    const [client, home, letting, day] = [names.person(), names.address(), names.company(), dayIn(random, 2024, 2026)]
    const [number, due] = [random.code(['INV-0###', '1###'][index] ?? ''), daysAfter(day, 14)]
    const rows = positionsOf(random, WARES, [4, 3][index] ?? 3).map((row) => ({ ...row, rate: rateOf(row) }))
    const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
    const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))]
    const buyer = [letting.name, client.full][index] ?? ''
    const to = [
      `${letting.name}<br>Attention: ${client.full}<br>${letting.address.lines.join('<br>')}`,
      `${client.salutation} ${client.full}<br>${home.lines.join('<br>')}`,
    ][index]
    const labels = [
      ['Invoice Date', date(day, 'month-name')],
      ['Invoice Number', number],
      ['Reference', ['Flat 2 boiler', 'Bathroom'][index]],
      ['VAT Number', vatId],
    ]
    const all = (text: string, cents: number, of: string) =>
      `<tr class="${of}"><td colspan="3"></td><td class="r">${text}</td><td class="r">${amount(cents)}</td></tr>`
    const slip = [
      ['Customer', buyer],
      ['Invoice Number', number],
      ['Amount Due', `<b>${amount(net + tax)}</b>`],
      ['Due Date', date(due, 'month-name')],
      ['Amount Enclosed', '&nbsp;'],
    ]
    const html = `<div class="top"><div><h1>TAX INVOICE</h1><div class="to">${to}</div></div><div>${each(labels, ([label, value]) => `<div class="lab">${label}</div><div>${value}</div>`)}</div>
      <div><svg class="logo" viewBox="0 0 22 12"><path d="M11 0c4 4 6 6 6 8a6 4 0 0 1-12 0c0-2 2-4 6-8z" fill="${colour}"/></svg><br>${firm}<br>${address.lines.join('<br>')}<br>UNITED KINGDOM<br>${phone}<br>Gas Safe ${random.code('5#####')}</div></div>
      <table class="g"><tr><th>Description</th><th class="r">Quantity</th><th class="r">Unit Price</th><th class="r">VAT</th><th class="r">Amount GBP</th></tr>
      ${each(rows, ({ name, quantity, price, rate, total }) => `<tr><td style="width:78mm">${name}</td><td class="r">${quantity}.00</td><td class="r">${amount(price)}</td><td class="r">${rate}%</td><td class="r">${amount(total)}</td></tr>`)}
      ${all('Subtotal', net, 'n')}${each(groups, (group) => all(`VAT ${group.rate}%`, group.tax, 'n'))}${all('TOTAL VAT', tax, 'n')}${all('TOTAL GBP', net + tax, 'a')}</table>
      <p style="margin-top:7mm"><b>Due Date: ${date(due, 'month-name')}</b><br>Bank transfer to ${firm}, ${bank.name}, ${bank.account.replace(' Account', ', Account')}. Please quote the invoice number.</p>
      <div class="abs slip"><div><h2>PAYMENT ADVICE</h2>To: ${firm}<br><span style="padding-left:5.5mm">${address.lines.join('<br><span style="padding-left:5.5mm"></span>')}</span></div><table>${each(slip, ([label, value]) => `<tr><td><b>${label}</b></td><td class="r">${value}</td></tr>`)}</table></div>
      <div class="abs reg">${[`${register}. Registered office: ${address.lines.join(', ')}`, 'Goods remain our property until paid for in full.'][index]}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Invoice ${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [firm, ...(index === 1 ? ['Farnwick Gas Services', 'D. Farnwick'] : [])],
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        ...totals(net, tax),
        currency: 'GBP',
      },
    }
  },
}
