// A marketplace's "Order Details" page, printed from the browser: the order's number is the only number and no invoice's, the day of ordering stands in a
// line with it, goods dispatched and delivered on other days by sellers whose names are links, who sells is not who runs the page, subtotal,
// postage, total before VAT, VAT, total, gift card and grand total, the last four figures of a card, the page's address and day of printing.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const GOODS = [
  ['Stainless Steel Garlic Press with Silicone Peeler, Dishwasher Safe', 899],
  ['USB-C to HDMI Adapter 4K@60Hz (Braided, Grey)', 1299],
  ['Pack of 8 Microfibre Cloths 40 x 40 cm', 749],
  ['Adjustable Laptop Stand, Aluminium, up to 17"', 2349],
  ['Replacement Hoover Bags, Type G, 10 pcs + 2 filters', 1195],
  ['Washable Door Mat 60 x 90 cm Anthracite', 1850],
] as const
const CSS = `body{font:9pt/1.4 'Liberation Sans',sans-serif;color:#111}.sheet{padding:6mm 12mm}.edge{display:flex;justify-content:space-between;font:7.6pt/1 'Liberation Serif';color:#333}h1{font:700 16pt/1.2 'Liberation Sans';margin:8mm 0 1mm}.box{border:.7pt solid #bbb;border-radius:2mm;padding:3.5mm 5mm;margin-top:4mm}.three{display:grid;grid-template-columns:58mm 50mm 1fr;gap:6mm}.three b{display:block;margin-bottom:1mm}.l{display:flex;justify-content:space-between}.a{color:#0a6a80}.item{display:grid;grid-template-columns:22mm 1fr;gap:5mm;margin-top:4mm}.pic{height:20mm;background:#e9e9e4;border-radius:1.5mm}.s{font-size:8pt;color:#555}.ft{position:absolute;left:12mm;right:12mm;bottom:6mm}`
const { amount, date } = writingOf('GB')

const SELLERS = [
  ['HomeNest Direct EU', 'brightkart.example'],
  ['Tideway Supplies Ltd', 'brightkart.example'],
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [seller, site] = SELLERS[index] ?? SELLERS[0]
  const [buyer, day] = [names.person(), dayIn(random, 2023, 2025)]
  const card = random.code('####')
  const number = random.code('20#-#######-#######')
  const rows = random
    .sample(GOODS, [2, 1][index] ?? 1)
    .map(([name, cents]) => ({ name, cents, quantity: random.whole(1, 2) }))
  const goods = sum(rows.map((one) => one.cents * one.quantity))
  const post = index === 0 ? 0 : 399
  const total = goods + post
  const tax = taxWithin(total, 20)
  const gift = index === 1 ? 500 : 0
  const long = (later: number) => date(daysAfter(day, later), 'long')
  const line = (label: string, cents: number, of = '') =>
    `<div class="l" style="${of}"><span>${label}</span><span>${cents < 0 ? '-' : ''}£${amount(Math.abs(cents))}</span></div>`
  const printed = daysAfter(day, 41)
  const item = (one: (typeof rows)[number]) =>
    `<div class="item"><div class="pic"></div><div><span class="a">${one.name}</span><br><span class="s">Sold by: <span class="a">${seller}</span></span><br>${one.quantity > 1 ? `Qty ${one.quantity} &nbsp; ` : ''}<b>£${amount(one.cents)}</b><br><span class="s">Return or replace items: Eligible until ${long(33)}</span></div></div>`
  const page = `<div class="edge"><span>${date(printed)}, 1${random.code('#:4#')}</span><span>Brightkart - Order ${number}</span></div><h1>Order Details</h1><div class="l"><span>Ordered on ${date(day, 'long')} &nbsp;|&nbsp; Order# ${number}</span><span class="a">${index === 0 ? 'Print' : 'View or print invoice'}</span></div>
<div class="box three"><div><b>Dispatch to</b>${buyer.first} ${buyer.last}<br>${names.address().lines.join('<br>')}<br>United Kingdom</div><div><b>Payment Methods</b>Debit Card ending in ${card}${gift ? '<br>Gift card balance' : ''}</div><div><b>Order Summary</b>${line('Item(s) Subtotal:', goods)}${line('Postage &amp; Packing:', post)}${line('Total before VAT:', total - tax)}${line('VAT:', tax)}${line('Total:', total)}${gift ? line('Gift Card Amount:', -gift) : ''}${line('Grand Total:', total - gift, 'font-weight:700')}</div></div>
<div class="box"><b style="font-size:12pt">Delivered ${long(3)}</b><br>Parcel was handed to resident<br><span class="s">Dispatched ${long(1)}</span>${each(rows, item)}</div><div class="box"><b>Transactions</b><br>${date(daysAfter(day, 1), 'long')} - Card ending in ${card}: £${amount(total - gift)}</div><p class="s" style="margin-top:8mm">If you need a VAT invoice, request it from ${seller}. Brightkart Marketplace S.à r.l. acts on behalf of the seller.</p><p class="s c a">Conditions of Use &nbsp; Privacy Notice &nbsp; Cookies</p><div class="ft edge"><span>https://www.${site}/your-orders/order-details?orderID=${number}</span><span>1/1</span></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: `${buyer.first} ${buyer.last}`,
      netTotal: fixed(total - tax),
      taxTotal: fixed(tax),
      grossTotal: gift ? [fixed(total), fixed(total - gift)] : fixed(total),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'uk-order-details-page',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice', 'order-confirmation'],
  count: 2,
  scans: [1],
  make,
}
