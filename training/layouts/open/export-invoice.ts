// An Irish exporter's commercial invoice: four parties in a frame of boxes, weights and customs codes among the goods, freight
// and insurance added below, no tax, and two numbers and three dates in one box.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Peat-free growing plugs, tray of 240', '3824.99', 1890, 2490, 60],
  ['Seed drill metering unit, model T2', '8432.90', 18900, 24900, 8],
  ['Stainless dosing funnel 40 l', '7326.90', 9900, 14900, 12],
  ['Control box 24 V DC, type-tested', '8537.10', 39900, 52900, 6],
  ['Spare nozzle kit, brass', '8424.90', 2900, 4500, 40],
]
const CSS = `body { font: 8.8pt/1.35 'P052', 'Palatino', 'Liberation Serif', serif } .sheet { padding: 12mm } h1 { font-size: 13pt; text-align: center; letter-spacing: .8mm; margin: 0 0 3mm; text-transform: uppercase }
  .frame { display: grid; grid-template-columns: 1fr 1fr; border: 1pt solid #000; border-bottom: 0 } .frame > div { border-bottom: .6pt solid #000; padding: 1.2mm 2mm; min-height: 25mm } .frame > div:nth-child(odd) { border-right: .6pt solid #000 }
  small { font: 6.6pt 'Nimbus Sans', 'Liberation Sans', sans-serif; display: block } .low { min-height: 10mm !important } table { width: 100%; border: 1pt solid #000; border-top: .4pt solid #000 } th { font: 400 7pt 'Nimbus Sans', 'Liberation Sans', sans-serif; text-align: left; border-bottom: .6pt solid #000 }
  td, th { padding: 1mm 2mm; border-right: .4pt solid #000; vertical-align: top } .r { text-align: right } .pairs { display: grid; grid-template-columns: auto auto; column-gap: 4mm; justify-content: start } .sign { margin-top: 8mm; display: flex; justify-content: space-between }`

const { amount, date } = writingOf('IE')

const row = (one: Position) =>
  `<tr><td>${one.quantity}</td><td>${one.name}<br><small>Country of origin: IE</small></td><td>${one.unit}</td><td class="r">${one.quantity * 3}.5 kg</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`

function account(goods: readonly Position[], index: number) {
  const [net, freight, cover] = [
    sum(goods.map(({ total }) => total)),
    index === 0 ? 68500 : 21000,
    index === 0 ? 9250 : 0,
  ]
  const total = net + freight + cover
  const line = (caption: string, cents: number, mark = '') =>
    `<tr><td colspan="5" class="r">${caption}</td><td class="r">${mark}${amount(cents)}</td></tr>`
  const html = `<table><tr><th>Qty</th><th>Full description of goods</th><th>HS code</th><th class="r">Net weight</th><th class="r">Unit EUR</th><th class="r">Amount EUR</th></tr>${each(goods, row)}
    ${line(index === 0 ? 'Total FCA' : 'Goods total', net)}${line('Freight', freight)}${cover ? line('Insurance', cover) : ''}${line('Total excl. VAT', total)}${line('VAT at 0% (export, zero-rated)', 0)}${line('<b>Invoice total</b>', total, '€')}</table>`
  return { html, fields: { netTotal: fixed(total), taxTotal: '0.00', grossTotal: fixed(total) } }
}

function make(random: Random, index: number) {
  const names = namesIn('IE', random)
  const swiss = namesIn('CH', random)
  const seller = index === 0 ? 'Ballinacarra Horticultural Machines DAC' : 'Greenore Plug & Tray Ltd'
  const [firm, buyer, consignee, agent] = [names.company(), swiss.company(), swiss.company(), swiss.company()]
  const [day, number] = [dayIn(random, 2025), random.code(index === 0 ? 'CI-25/0##4' : 'EXP##07')]
  const due = daysAfter(day, 45)
  const goods = positionsOf(random, WARES, index === 0 ? 5 : 3)
  const { html, fields } = account(goods, index)
  const iban = firm.bank.iban ?? ''
  const order = date(daysAfter(day, -33), 'month-name')
  const page = `<h1>Commercial invoice</h1><div class="frame"><div><small>Exporter / Seller</small><b>${seller}</b><br>${firm.address.lines.join('<br>')}<br>Ireland<br>VAT ${firm.vatId} &nbsp; EORI ${firm.vatId}</div>
    <div class="pairs" style="display:grid"><span>Invoice no.</span><b>${number}</b><span>Invoice date</span><span>${date(day, 'month-name')}</span><span>Buyer's order</span><span>${random.code('4500######')} of ${order}</span><span>Shipped</span><span>${date(daysAfter(day, 1), 'month-name')}</span><span>AWB / CMR</span><span>${random.code('0##-########')}</span></div>
    <div><small>Consignee (ship to)</small>${consignee.name}<br>${consignee.address.lines.join('<br>')}<br>Switzerland</div><div><small>Buyer (if other than consignee)</small>${buyer.name}<br>${buyer.address.lines.join('<br>')}<br>Switzerland<br>UID ${buyer.vatId}</div>
    <div><small>Notify party / customs agent</small>${agent.name}<br>${agent.address.lines.join('<br>')}<br>${agent.phone}</div><div class="pairs" style="display:grid"><span>Terms of delivery</span><span>${index === 0 ? `CIP ${buyer.address.town}` : `CPT ${buyer.address.town}`} (Incoterms 2020)</span><span>Terms of payment</span><span>45 days, due ${date(due, 'month-name')}</span><span>Country of origin</span><span>Ireland</span><span>Destination</span><span>Switzerland</span></div>
    <div class="low"><small>Marks and packages</small>${random.whole(1, 4)} pallets, addressed, nos. 1/up</div><div class="low"><small>Gross weight / volume</small>${random.whole(280, 960)} kg / ${random.whole(2, 6)}.4 m³</div></div>${html}
    <p style="margin-top:4mm">The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of EU preferential origin.</p>
    <p>Remit to: ${firm.bank.name}, IBAN ${inFours(iban)}, BIC ${firm.bank.bic}. Bank charges are for the buyer's account.</p><div class="sign"><span>${names.town()}, ${date(day, 'month-name')}</span><span>For and on behalf of the exporter: ${names.person().full}</span></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer.name,
      sellerVatId: firm.vatId,
      iban,
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'export-invoice',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
