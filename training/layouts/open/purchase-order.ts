// A purchase order of a manufacturer's ERP system: the sender is the buyer, three address blocks side by side, a delivery
// date in each row, a revision, and small print that speaks of invoices.

import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.35 'Liberation Sans',sans-serif;padding:12mm 12mm}
.top{display:flex;justify-content:space-between;background:#20364f;color:#fff;padding:4mm 5mm}.top b{font-size:15pt}.top span{font-size:17pt;letter-spacing:.5pt}
.blocks{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm;margin:4mm 0}.blocks div{border:.6pt solid #8793a3;padding:2mm;min-height:29mm}.blocks u{display:block;text-decoration:none;font-weight:700;color:#20364f;font-size:7.5pt;text-transform:uppercase;margin-bottom:1mm}
.keys{display:grid;grid-template-columns:repeat(5,1fr);border:.6pt solid #8793a3;margin-bottom:4mm}.keys div{padding:1.3mm 2mm;border-right:.6pt solid #8793a3}.keys small{display:block;color:#556;font-size:6.8pt}
table{width:100%}th{background:#dfe5ec;text-align:left;font-size:7.6pt;padding:1.4mm}td{padding:1.6mm 1.4mm;border-bottom:.4pt solid #c3ccd6;vertical-align:top}.n{text-align:right}
.sum{margin:4mm 0 0 auto;width:72mm}.sum td{border:0;padding:.8mm 1.4mm}.sum tr:last-child td{border-top:1pt solid #20364f;font-weight:700}
.small{font-size:6.6pt;color:#444;margin-top:8mm;columns:2;column-gap:6mm}.sig{margin-top:7mm}`

export const layout: Layout = {
  name: 'purchase-order',
  kind: 'order',
  language: 'en',
  types: ['order'],
  count: 1,
  scans: [0],
  make,
}

const PARTS = [
  ['Gearbox housing, machined, EN-GJL-250', 'drg. 40-1187 rev D'],
  ['Shaft seal 45 x 62 x 8 FKM', ''],
  ['Spur gear module 2.5, 42 teeth, case hardened', 'drg. 40-1203 rev B, certificate 3.1 required'],
  ['Cap screw M10 x 35 12.9 zinc flake', 'box of 200'],
  ['Surface treatment per batch, phosphating', 'as agreed by e-mail'],
] as const

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const supplier = names.company()
  const ordered = dayIn(random, 2024, 2026)
  const number = `PO-${random.code('4500#####')}`
  const lines = PARTS.map(([text, note], place) => ({
    text,
    note,
    code: random.code('##-####-##'),
    due: daysAfter(ordered, 14 + place * 7),
    quantity: random.whole(2, 60),
    each: random.whole(180, 21900),
  }))
  const net = lines.reduce((sum, { quantity, each }) => sum + quantity * each, 0)
  const carriage = 8500
  const rows = lines.map(
    ({ text, note, code, due, quantity, each }, place) =>
      `<tr><td>${(place + 1) * 10}<td>${code}<td>${text}<br><i>${note}</i><td class="n">${quantity}<td>EA<td>${names.date(due, 'figures')}<td class="n">${names.amount(each)}<td class="n">${names.amount(quantity * each)}</tr>`,
  )
  const html = `<div class="top"><b>Harrowgate Drives Limited</b><span>Purchase Order</span></div>${blocks(names, supplier)}
${keys(names, { number, ordered: names.date(ordered, 'figures') })}
<table><tr><th>Item<th>Our part no.<th>Description<th class="n">Qty<th>UoM<th>Deliver by<th class="n">Price GBP<th class="n">Value GBP</tr>${rows.join('')}</table>
<table class="sum"><tr><td>Goods<td class="n">${names.amount(net)}</tr><tr><td>Carriage<td class="n">${names.amount(carriage)}</tr><tr><td>Order value excl. VAT (GBP)<td class="n">${names.amount(net + carriage)}</tr></table>
<p class="sig">Authorised by: <b>${names.person().full}</b>, Procurement &nbsp;&nbsp;&nbsp; This order was released electronically and is valid without signature.</p>${SMALL}`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${number}.pdf`,
    facts: [
      [number, names.amount(net + carriage)],
      [supplier.name, 'Harrowgate Drives Limited'],
    ],
  }
}

function blocks(names: Names, supplier: ReturnType<Names['company']>): string {
  return `<div class="blocks"><div><u>Supplier 300${names.random.code('###')}</u>${supplier.name}<br>${supplier.address.lines.join('<br>')}<br>${supplier.phone}</div>
<div><u>Deliver to</u>Harrowgate Drives Limited<br>Goods Inwards, Gate 3<br>${names.address().lines.join('<br>')}<br>Mon–Thu 07:00–15:30</div>
<div><u>Invoice to</u>Harrowgate Drives Limited<br>Accounts Payable<br>ap@harrowgate-drives.co.uk<br>One invoice per order, PDF only</div></div>`
}

function keys(names: Names, { number, ordered }: { number: string; ordered: string }): string {
  const pairs = [
    ['Order number', number],
    ['Revision', '1'],
    ['Order date', ordered],
    ['Your quotation', names.random.code('Q/####')],
    ['Terms', 'DAP, 60 days EOM'],
  ]
  return `<div class="keys">${pairs.map(([name, value]) => `<div><small>${name}</small>${value}</div>`).join('')}</div>`
}

const SMALL = `<div class="small">1. This order is placed subject to our Conditions of Purchase, Issue 7, a copy of which is available on request. 2. The order number must be quoted on all
delivery notes, invoices and correspondence; invoices without it will be returned unpaid. 3. Goods remain at the supplier's risk until accepted at the delivery address. 4. Early and
over deliveries may be refused. 5. Please acknowledge this order within two working days, confirming price and dates. Failing this it is deemed accepted.</div>`
