// A British self-billed invoice: the customer writes it for his supplier, so the letterhead is the buyer's and the addressee the seller;
// both VAT numbers stand in one table, weeks end on Fridays in a column, a deduction before tax, the day on which the money is sent, and
// a remittance line with the supplier's masked account.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.9pt/1.42 'Noto Sans', 'DejaVu Sans'; padding: 15mm 18mm } .top { display: flex; justify-content: space-between } .logo { font: 700 16pt 'Noto Sans'; color: #2b3990; border-top: 3pt solid #f15a29; padding-top: 2mm } .own { font-size: 8pt; text-align: right; color: #444 } h1 { font-size: 13pt; margin: 10mm 0 4mm; letter-spacing: .5pt } .cols { display: flex; gap: 12mm; margin-bottom: 6mm } .cols > div { width: 81mm } .cap { font-size: 7.5pt; color: #2b3990; text-transform: uppercase }
  .ref td { padding: .3mm 6mm .3mm 0 } .work { width: 100%; margin-top: 3mm } .work th { text-align: left; font-size: 8pt; border-bottom: 1pt solid #2b3990; padding: 1mm 0 } .work td { padding: 1mm 0; border-bottom: .3pt solid #ccc } .sums { margin: 4mm 0 6mm auto; width: 80mm } .sums td { padding: .8mm 0 } .sums .all td { font-weight: 700; border-top: 1pt solid #2b3990; border-bottom: 1pt solid #2b3990 } .small { font-size: 8pt } .foot { left: 18mm; right: 18mm; bottom: 10mm; font-size: 7pt; color: #555; text-align: center }`

type Work = readonly [text: string, unit: string, price: number]
const WORK: readonly Work[] = [
  ['Site supervision, day shift', 'hrs', 2_950],
  ['Snagging and handover', 'hrs', 2_700],
  ['Standby (weekend)', 'hrs', 1_450],
]
const HAULAGE: readonly Work[] = [
  ['Multi-drop, Midlands run', 'drops', 1_125],
  ['Trunk to Avonmouth and return', 'trips', 34_800],
  ['Waiting time', 'hrs', 2_400],
]
const { amount, number, date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [customer, supplier] = [names.company(), names.company()]
  const buyer = ['Harlow Crane Interiors Ltd', 'Tamebridge Parcel Logistics Limited'][index] ?? ''
  const person = supplier.manager
  const seller = [`${supplier.short} Limited`, `${person.first} ${person.last} t/a ${person.last} Haulage`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const due = daysAfter(day, index === 0 ? 14 : 7)
  const friday = daysAfter(day, -26 - new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() + 3)
  const code = random.code(['SB/00####', `SBI-${day.year}-###`][index] ?? '')
  const rows = Array.from({ length: [7, 5][index] ?? 5 }, (_, at) => {
    const [text, unit, price] = random.pick(index === 0 ? WORK : HAULAGE)
    const quantity = unit === 'hrs' ? random.whole(8, 76) / 2 : random.whole(2, 5) * (unit === 'drops' ? 19 : 1)
    return {
      end: daysAfter(friday, Math.floor(at / 2) * 7),
      text,
      unit,
      price,
      quantity,
      cents: Math.round(quantity * price),
    }
  })
  const all = sum(rows.map(({ cents }) => cents))
  const off = index === 0 ? 4_500 : percent(all, 2)
  const net = all - off
  const tax = percent(net, 20)
  const line = (text: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${text}</td><td class="r">${cents < 0 ? '-' : ''}£${amount(Math.abs(cents))}</td></tr>`
  const pair = (label: string, value: string) => `<tr><td class="cap">${label}</td><td>${value}</td></tr>`
  const html = `<div class="top"><div class="logo">${buyer.replace(/ (Ltd|Limited)$/, '')}</div><div class="own">${buyer}<br>${customer.address.street}<br>${customer.address.place}<br>${customer.phone}</div></div><h1>SELF-BILLED INVOICE</h1>
    <div class="cols"><div><div class="cap">Supplier</div>${seller}<br>${supplier.address.street}<br>${supplier.address.place}</div><div><table class="ref">${pair('Document no.', code)}${pair('Tax point', date(day, 'long'))}${pair('Supplier ref.', random.code('S####'))}${pair('Agreement', random.code('SBA-###'))}${pair('Payment date', date(due, 'long'))}</table></div></div>
    <table class="ref">${pair('Supplier VAT registration no.', supplier.vatId)}${pair('Customer VAT registration no.', customer.vatId)}</table>
    <table class="work"><tr><th>Week ending</th><th>Description of supply</th><th class="r">Quantity</th><th class="r">Rate</th><th class="r">Value</th></tr>${each(rows, (one) => `<tr><td>${date(one.end, 'short')}</td><td>${one.text}</td><td class="r">${number(one.quantity)} ${one.unit}</td><td class="r">£${amount(one.price)}</td><td class="r">£${amount(one.cents)}</td></tr>`)}</table>
    <table class="sums">${line('Value of supplies', all)}${line(index === 0 ? 'Less: tool hire recharge' : 'Less: prompt payment 2%', -off)}${line('Net', net)}${line('VAT @ 20%', tax)}${line('Amount payable to you', net + tax, 'all')}</table>
    <p>The VAT shown is your output tax due to HMRC. Please do not issue a VAT invoice for these supplies.</p><p class="small">Payment by BACS on ${date(due)} to account ending ${random.code('##')}**${random.code('##')}. Tell us at once if you change your VAT number, stop being VAT registered or sell your business.</p>
    <div class="abs foot">${buyer} · ${customer.register} · Registered office: ${customer.address.street}, ${customer.address.place}</div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: index === 0 ? seller : [seller, `${person.last} Haulage`],
      buyerName: buyer,
      sellerVatId: supplier.vatId.replaceAll(' ', ''),
      ...totals(net, tax),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'uk-self-billing',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
