// A British skip hire firm's invoice from an old accounts package on continuous paper with a landscape form: boxes with tiny captions,
// "Tax Point", a settlement discount with its own total, the VAT analysis before the totals, addresses for invoice and for the skip.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, iso, namesIn, percent, positionsOf, sheets, sum, totals, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.3 'Nimbus Mono PS';padding:9mm 12mm}.h{font:900 26pt/1 'Carlito';color:#0a6b3d}.h small{display:block;font:400 8pt/1.4 'Carlito';color:#0a6b3d}.box{position:absolute;border:.7pt solid #0a6b3d;border-radius:1.5mm;padding:4.2mm 2mm 1mm}.box i{position:absolute;left:2mm;top:.6mm;font:400 6.4pt 'Carlito';color:#0a6b3d}.t{position:absolute;left:12mm;top:80mm;width:273mm}.t th{font:400 7pt 'Carlito';color:#0a6b3d;text-align:left;border:.7pt solid #0a6b3d;padding:.6mm 2mm}.t td{padding:.8mm 2mm}.t .r{text-align:right}.a td{padding:0 4mm 0 0;font-size:8.4pt}.x{position:absolute;left:12mm;bottom:7mm;font:400 7pt 'Carlito';color:#0a6b3d}`

const WARES: readonly Ware[] = [
  ['8 YD BUILDERS SKIP DELIVER & COLLECT', 'EA', 24500, 28500, 3],
  ['12 YD MAXI SKIP EXCHANGE', 'EA', 31000, 35500, 2],
  ['ROAD PERMIT 14 DAYS', 'EA', 4500, 6500, 2],
  ['PLASTERBOARD SURCHARGE', 'EA', 3500, 6000, 1],
  ['MATTRESS CHARGE', 'EA', 1500, 2500, 3],
  ['WAIT AND LOAD 1ST 30 MIN', 'EA', 18000, 21000, 1],
]
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'skip-hire-account',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const { address, vatId, phone, register } = names.company()
    const [client, site, day] = [names.company(), names.address(), dayIn(random, 2024, 2026)]
    const seller = ['Dunmarrow Waste Ltd', 'H. Pellgrave & Sons (Skips) Limited'][index] ?? ''
    const [number, due] = [random.code('00##7#'), daysAfter(day, 30)]
    const rows = positionsOf(random, WARES, 3 + index)
    const net = sum(rows.map(({ total }) => total))
    const [tax, discount] = [percent(net, 20), percent(net, 2.5)]
    const box = (left: number, top: number, width: number, height: number, caption: string, text: string) =>
      `<div class="box" style="left:${left}mm;top:${top}mm;width:${width}mm;height:${height}mm"><i>${caption}</i>${text}</div>`
    const upper = (lines: readonly string[]) => lines.join('<br>').toUpperCase().replace(/<BR>/g, '<br>')
    const analysis = `<table class="a"><tr><td>1</td><td class="r">20.00%</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td></tr><tr><td>0</td><td class="r">0.00%</td><td class="r">0.00</td><td class="r">0.00</td></tr></table>`
    const totalsTable = `<table class="a" style="width:76mm"><tr><td>GOODS</td><td class="r">${amount(net)}</td></tr><tr><td>VAT</td><td class="r">${amount(tax)}</td></tr><tr><td>TOTAL £</td><td class="r"><b>${amount(net + tax)}</b></td></tr></table>`
    const html = `<div class="h">${seller.toUpperCase()}<small>${address.lines.join(', ')} &nbsp; Tel ${phone} &nbsp; Waste carrier CBDU${random.code('######')}</small></div>
${box(12, 30, 92, 40, 'INVOICE TO', upper([client.name, 'Accounts Payable', ...client.address.lines]))}${box(108, 30, 92, 40, 'SKIP DELIVERED TO', upper([...site.lines, `What: ${index === 0 ? 'on drive' : 'on road, cones'}`]))}${box(204, 30, 40, 12, 'INVOICE No', number)}${box(246, 30, 39, 12, 'DATE / TAX POINT', date(day))}${box(204, 44, 40, 12, 'ACCOUNT REF', client.short.replace(/\W/g, '').slice(0, 5).toUpperCase() + random.code('0##'))}${box(246, 44, 39, 12, 'YOUR ORDER No', random.code('######'))}${box(204, 58, 40, 12, 'PAGE', '1')}${box(246, 58, 39, 12, 'DUE DATE', date(due))}
<table class="t"><tr><th>TICKET</th><th>DATE</th><th>DETAILS</th><th class="r">QTY</th><th class="r">UNIT PRICE</th><th class="r">NET £</th><th class="r">VAT</th></tr>${each(rows, (row) => `<tr><td>${random.code('T8####')}</td><td>${date(daysAfter(day, -7 + row.number), 'short')}</td><td>${row.name}</td><td class="r">${row.quantity}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td><td class="r">1</td></tr>`)}</table>
${box(12, 162, 96, 26, 'VAT ANALYSIS &nbsp; CODE / RATE / GOODS / VAT', analysis)}${box(112, 162, 84, 26, 'SETTLEMENT', `DEDUCT ${amount(discount)} (2.5% OF<br>GOODS) IF PAID WITHIN 7 DAYS.<br>THEN PAY ${amount(net + tax - discount)}`)}${box(204, 162, 81, 26, 'TOTALS', totalsTable)}

<div class="x">VAT Reg No ${vatId} &nbsp; ${register} &nbsp; ${seller} &nbsp; E&amp;OE</div>`
    return {
      html: sheets(CSS, [html], { width: 297, height: 210 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: client.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        ...totals(net, tax),
        currency: 'GBP',
      },
    }
  },
}
