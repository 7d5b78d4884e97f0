// Purchase orders as buyers' programs print them in America and as a British college types them: vendor and ship-to boxes, releases with
// dock days, terms in small print; the buyer is at the top, the vendor in a box, and nothing is to be paid yet.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const LETTER = { width: 215.9, height: 279.4 }
const ERP = `.sheet{font:8.8pt/1.35 'Nimbus Mono PS','Liberation Mono';padding:12mm 13mm}.t{display:flex;justify-content:space-between}.x{border:.8pt solid #000;padding:2mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin:5mm 0}.m{width:100%;margin-bottom:4mm}.m td{border:.8pt solid #000;padding:.8mm 1.5mm}.g{width:100%}.g th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;padding:.8mm 1mm}.g td{padding:.7mm 1mm;vertical-align:top}.z{border-top:.8pt double #000;text-align:right;padding-top:1.5mm;font-weight:700}.n{font-size:7.4pt;margin-top:8mm}`
const FORM = `.sheet{font:10pt/1.45 'Liberation Sans';padding:16mm 19mm}.t{display:flex;justify-content:space-between;border-bottom:3pt solid #5b2a86;padding-bottom:3mm}.t b{font-size:14pt;color:#5b2a86}.two{display:grid;grid-template-columns:1fr 70mm;gap:6mm;margin:7mm 0}.k td{padding:.5mm 4mm .5mm 0}.g{width:100%}.g th,.g td{border:.5pt solid #5b2a86;padding:1.2mm 2mm;text-align:left}.g th{background:#efe7f5}.n{margin-top:5mm}.sg{margin-top:14mm;display:flex;gap:14mm}.sg span{border-top:.6pt solid #000;flex:1;font-size:8pt}`
const PARTS: readonly Ware[] = [
  ['SHAFT, SPLINED, 4140 HT', 'EA', 4_150, 8_900, 40],
  ['BUSHING, BRONZE, 1.250 ID', 'EA', 620, 1_480, 200],
  ['PLATE, MOUNTING, 0.500 A36', 'EA', 2_100, 3_950, 60],
  ['SEAL KIT, SERIES 9', 'KT', 3_300, 5_200, 25],
  ['DOWEL PIN 3/8 X 2', 'BX', 1_250, 1_890, 10],
]
const CLASSROOM: readonly Ware[] = [
  ['Safety glasses, clear, adult', 'each', 210, 390, 60],
  ['Acrylic sheet 600 × 400 × 3, assorted', 'pack', 2_800, 4_600, 6],
  ['Soldering iron 25 W with stand', 'each', 1_450, 2_300, 16],
  ['Birch ply 3 mm, laser grade', 'sheet', 340, 620, 40],
]

export const layout: Layout = {
  name: 'machine-shop-po',
  kind: 'order',
  language: 'en',
  types: ['order'],
  count: 2,
  scans: [0],
  make(random, index): Paper {
    const code = index === 0 ? 'US' : 'GB'
    const names = namesIn(code, random)
    const { amount, date } = writingOf(code)
    const [own, vendor, buyer, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
    const number = random.code(index === 0 ? '00#####-00' : 'DT/####')
    const items = positionsOf(random, index === 0 ? PARTS : CLASSROOM, 4)
    const total = amount(sum(items.map((one) => one.total)))
    const college = `${own.address.town} Sixth Form College`
    const due = daysAfter(day, 24)
    const seat = own.address.lines.join('<br>')
    const to = `${vendor.name}<br>${vendor.address.lines.join('<br>')}`
    const erp = `<div class="t"><div><b>${own.name}</b><br>${seat}<br>${own.phone}</div><div class="x">P.O. ${number}<br>REV A &nbsp; PAGE 1 OF 1<br>ENTERED ${date(day)}</div></div><div class="two"><div class="x">VENDOR ${random.code('V####')}<br>${to}</div><div class="x">SHIP TO DOCK 3<br>${own.name}<br>${seat}</div></div><table class="m"><tr><td>BUYER ${buyer.first.charAt(0)}. ${buyer.last.toUpperCase()}</td><td>TERMS 2% 10 NET 45</td><td>FOB ORIGIN</td><td>VIA ${random.pick(['BEST WAY', 'OUR TRUCK'])}</td><td>TAXABLE N</td></tr></table><table class="g"><tr><th>LN</th><th>OUR PART / DESCRIPTION</th><th class="r">QTY</th><th>UM</th><th class="r">UNIT COST</th><th class="r">EXTENDED</th><th>DOCK DATE</th></tr>${each(items, (one) => `<tr><td>${one.number}</td><td>${random.code('##-####-#')}<br>${one.name}</td><td class="r">${one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td><td>${date(daysAfter(due, one.number * 2))}</td></tr>`)}</table><div class="z">TOTAL USD ${total}</div><div class="n">CERTS REQUIRED WITH SHIPMENT. NO OVERAGE ACCEPTED. INVOICES WITHOUT THE P.O. NUMBER WILL BE RETURNED UNPAID. VENDOR ACCEPTS THESE TERMS BY SHIPPING. PLEASE ACKNOWLEDGE PRICE AND DATE WITHIN 48 HOURS.</div>`
    const form = `<div class="t"><b>${college}</b><span>Order ${number}<br>${date(day, 'long')}</span></div><div class="two"><div>${to}</div><table class="k"><tr><td>Deliver to</td><td>Design &amp; Technology, Block C</td></tr><tr><td>Raised by</td><td>${buyer.first} ${buyer.last}</td></tr><tr><td>Cost centre</td><td>${random.code('4###')}</td></tr><tr><td>Needed by</td><td>${date(due, 'long')}</td></tr></table></div><p>Please supply and charge to the college at the address below:</p><table class="g"><tr><th>Cat. no.</th><th>Item</th><th class="r">No.</th><th class="r">Each £</th><th class="r">Cost £</th></tr>${each(items, (one) => `<tr><td>${random.code('@#####')}</td><td>${one.name}</td><td class="r">${one.quantity} ${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}<tr><td colspan="4" class="r">Estimated cost before VAT and carriage</td><td class="r"><b>${total}</b></td></tr></table><p class="n">Accounts to the Finance Office, ${college}, ${own.address.lines.join(', ')}, quoting the number above. Deliveries 8.30 to 3.30 in term time, no vehicles between 12 and 1.</p><div class="sg"><span>Head of department</span><span>Budget holder</span><span>Finance</span></div>`
    return {
      html: index === 0 ? sheets(ERP, [erp], LETTER) : sheets(FORM, [form]),
      pages: 1,
      fileName: index === 0 ? `PO${number}.pdf` : 'D&T order.pdf',
      facts: [[number], [total], [vendor.name], [index === 0 ? own.name : college]],
    }
  },
}
