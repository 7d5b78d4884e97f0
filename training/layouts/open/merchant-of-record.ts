// An American reseller sells another firm's software and bills it in the buyer's money: the publisher's name and product stand in large letters, the
// seller of record in small ones, a tax number of the EU's one-stop shop, paid by card on the day, order and invoice numbers apart.
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.5 'Roboto','Liberation Sans';font-size:9.2pt;padding:16mm 20mm}.hd{display:flex;justify-content:space-between;align-items:flex-start}.hd b{font:700 20pt 'Roboto','Liberation Sans'}.pill{background:#dff5e3;color:#176b2c;padding:.8mm 4mm;border-radius:4mm;font-weight:700}.by{color:#666;margin:1mm 0 9mm}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm;margin-bottom:9mm}.three h2{font-size:7.6pt;text-transform:uppercase;letter-spacing:.6pt;color:#888;margin:0 0 1mm}.g{width:100%}.g th{font-size:7.6pt;color:#888;text-align:left;font-weight:400;border-bottom:.8pt solid #222;padding:1mm 0}.g td{padding:2.2mm 0;border-bottom:.4pt solid #ddd}.g small{color:#777;display:block}.s{margin:4mm 0 8mm auto;width:82mm}.s td{padding:.9mm 0}.s .t td{font-weight:700;font-size:11.4pt;border-top:.8pt solid #222;padding-top:1.6mm}.n{font-size:8pt;color:#555}.ft{left:20mm;right:20mm;bottom:10mm;font-size:7.4pt;color:#777;border-top:.4pt solid #ccc;padding-top:2mm;line-height:1.45}`

const SALES = [
  {
    seller: 'Tollgate Commerce, Inc.',
    place: ['1180 Harmon Court, Suite 210', 'Boulder Creek, NV 89005', 'United States'],
    product: 'Inklet Pro',
    publisher: 'Inklet Studio s.r.o.',
    plan: 'Team plan, annual',
    extra: '',
    seats: [3, 12],
    country: 'PT',
    money: ['EUR', '€'],
    vat: ['EU OSS VAT', 'EU372######'],
    rate: 23,
    taxLine: 'VAT (23%)',
    number: 'TG-######-####',
    file: 'invoice.pdf',
    note: 'Your subscription renews on the same day next year unless you cancel it.',
  },
  {
    seller: 'QuillCart Market Inc.',
    place: ['77 Orchard Plaza', 'Dunmore Heights, DE 19904', 'USA'],
    product: 'PixelShelf',
    publisher: 'Hutchbyte Software',
    plan: 'Perpetual licence with 1 year of updates',
    extra: 'PixelShelf – icon pack',
    seats: [1, 1],
    country: 'DE',
    money: ['USD', '$'],
    vat: ['EU OSS VAT', 'EU826######'],
    rate: 0,
    taxLine: 'VAT (0% – reverse charge)',
    number: 'QC2#######',
    file: 'order-confirmation.pdf',
    note: 'Tax to be accounted for by the customer under the reverse charge mechanism, Article 196 of Council Directive 2006/112/EC.',
  },
  {
    seller: 'Stallworks LLC',
    place: ['402 Ferry Building Row', 'Port Sable, WA 98290', 'United States'],
    product: 'Ledgerling',
    publisher: 'Ledgerling Apps Oy',
    plan: 'Monthly, per seat',
    extra: '',
    seats: [2, 9],
    country: 'GB',
    money: ['GBP', '£'],
    vat: ['UK VAT', 'GB 4## #### ##'],
    rate: 20,
    taxLine: 'VAT (20%)',
    number: 'INV-@@@@-####',
    file: 'Receipt.pdf',
    note: 'Your next payment will be taken in one month. Seats added in between are charged pro rata.',
  },
] as const
const { amount, date } = writingOf('US')

export const layout: Layout = {
  name: 'merchant-of-record',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  make(random, index) {
    const sale = SALES[index] ?? SALES[0]
    const { seller, place, product, publisher } = sale
    const names = namesIn(sale.country, random)
    const [currency, sign] = sale.money
    const [client, contact, day] = [names.company(), names.person(), dayIn(random, 2025, 2026)]
    const [number, vat] = [random.code(sale.number), random.code(sale.vat[1])]
    const extras = sale.extra ? [{ text: sale.extra, note: 'One-time purchase', count: 1, price: 1_900 }] : []
    const seats = random.whole(sale.seats[0], sale.seats[1])
    const rows = [
      { text: product, note: sale.plan, count: seats, price: random.whole(9, 89) * 100 + 99 },
      ...extras,
    ].map((row) => ({ ...row, total: row.count * row.price }))
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, sale.rate)
    const money = (cents: number) => `${sign}${amount(cents)}`
    const buyersVat = sale.rate ? '' : `<br>VAT ID ${client.vatId}`
    const html = `<div class="hd"><b>${product}</b><span class="pill">PAID</span></div><p class="by">by ${publisher}</p><div class="three"><div><h2>Sold by</h2>${seller}<br>${place.join('<br>')}<br>${sale.vat[0]} ${vat}</div><div><h2>Billed to</h2>${client.name}<br>${contact.first} ${contact.last}<br>${client.address.lines.join('<br>')}<br>${names.country.name}${buyersVat}</div><div><h2>Invoice</h2>${number}<br>${date(day, 'long')}<h2 style="margin-top:3mm">Order</h2>${random.code('#########')}<br>Card ending ${random.code('####')}</div></div>
<table class="g"><tr><th>Item</th><th class="r">Qty</th><th class="r">Unit price</th><th class="r">Amount</th></tr>${each(rows, (row) => `<tr><td>${row.text}<small>${row.note}</small></td><td class="r">${row.count}</td><td class="r">${money(row.price)}</td><td class="r">${money(row.total)}</td></tr>`)}</table><table class="s"><tr><td>Subtotal</td><td class="r">${money(net)}</td></tr><tr><td>${sale.taxLine}</td><td class="r">${money(tax)}</td></tr><tr class="t"><td>Total ${currency}</td><td class="r">${money(net + tax)}</td></tr><tr><td>Paid on ${date(day, 'month-name')}</td><td class="r">${money(net + tax)}</td></tr></table>
<p class="n">${seller} is the authorized reseller and merchant of record for ${product}. Your statement will show ${seller.split(' ')[0]?.toUpperCase()}* ${product.toUpperCase()}. Questions about the software are answered by ${publisher}; questions about this purchase, refunds and invoices by us.</p><p class="n">${sale.note}</p>
<div class="abs ft">${seller} · ${place.join(', ')} · Tax ID ${random.code('##-#######')} · This document was generated electronically and is valid without signature.</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: sale.file,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: seller,
        buyerName: client.name,
        sellerVatId: vat.replace(/\s/g, ''),
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency,
      },
    }
  },
}
