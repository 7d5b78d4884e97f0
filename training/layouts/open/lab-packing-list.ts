// A laboratory supplier's packing list: batch numbers, expiry days, dry ice and boxes with weights, a customer's order number and a tracking
// number, quantities ordered, packed and still to come, no price; the title names neither delivery nor note.

import { daysAfter } from '../../documents/names/names.ts'
import { barCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.35 'Roboto','Liberation Sans';padding:12mm 14mm}.hd{display:grid;grid-template-columns:1fr auto;align-items:start}.hd b{font:700 15pt 'Roboto','Liberation Sans';color:#0b6e8a}.hd svg{height:9mm}h1{font:700 12pt 'Roboto','Liberation Sans';margin:5mm 0 3mm;background:#0b6e8a;color:#fff;padding:1.5mm 3mm}.four{display:grid;grid-template-columns:1fr 1fr 44mm 44mm;gap:4mm;margin-bottom:5mm}.four small{display:block;font-size:7pt;color:#0b6e8a;text-transform:uppercase}.g{width:100%}.g th{text-align:left;font-size:7.4pt;border-bottom:1pt solid #0b6e8a;padding:1mm}.g td{padding:1.3mm 1mm;border-bottom:.4pt solid #ccc;vertical-align:top}.g small{color:#555;font-size:7.4pt}.wn{border:1pt solid #c60;padding:2mm 3mm;margin-top:6mm}.ck{display:flex;gap:12mm;margin-top:7mm}.ck span{border-top:.5pt solid;padding-top:1mm;width:48mm;font-size:7.6pt;margin-top:9mm}.ft{left:14mm;right:14mm;bottom:8mm;font-size:7pt;color:#555}`

const FIRMS = ['Northmere Reagents Ltd', 'Cellbrook Scientific plc', 'Ardlui Bioproducts Ltd'] as const
const TITLES = ['PACKING LIST', 'CONTENTS OF THIS CONSIGNMENT', 'PACKING SLIP'] as const
const GOODS = [
  ['Foetal bovine serum, heat inactivated, 500 mL', '-20 °C', 'bottle'],
  ['Nitrile gloves powder free, size M, box of 100', 'ambient', 'box'],
  ['Taq DNA polymerase, 1000 units', '-20 °C', 'kit'],
  ['PCR plates 96-well, skirted, pack of 25', 'ambient', 'pack'],
  ['Anti-mouse IgG, conjugated, 1 mL', '2–8 °C', 'vial'],
  ['Tris buffered saline 10x, 1 L', 'ambient', 'bottle'],
  ['Pipette tips 200 µL filtered, 10 x 96', 'ambient', 'pack'],
] as const
const { date } = writingOf('GB')

export const layout: Layout = {
  name: 'lab-packing-list',
  kind: 'delivery-note',
  language: 'en',
  types: ['delivery-note'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [own, client, person, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
    const [number, order] = [
      random.code(['S-#######', '8#######', 'DN/####/#'][index] ?? 'S-#######'),
      random.code('PO######'),
    ]
    const goods = random.sample(GOODS, 4 + index).map(([name, store, unit], at) => {
      const ordered = random.whole(1, 8)
      return {
        name,
        store,
        unit,
        ordered,
        packed: at === 1 ? Math.max(0, ordered - 2) : ordered,
        batch: random.code('@##@####'),
        expiry: daysAfter(day, random.whole(200, 900)),
      }
    })
    const boxes = random.whole(2, 4)
    const row = (one: (typeof goods)[number], at: number) =>
      `<tr><td>${at + 1}</td><td>${random.code('@@-####')}</td><td>${one.name}<br><small>Lot ${one.batch} · Exp. ${date(one.expiry, 'short-name')} · Store at ${one.store}</small></td><td>${one.unit}</td><td class="r">${one.ordered}</td><td class="r">${one.packed}</td><td class="r">${one.ordered - one.packed || ''}</td><td class="r">${(at % boxes) + 1}</td></tr>`
    const html = `<div class="hd"><div><b>${firm}</b><br>${own.address.lines.join(', ')}<br>Customer care ${own.phone}</div><div class="r">${barCode(random, 60, 9)}<br>${number}</div></div><h1>${TITLES[index] ?? TITLES[0]}</h1>
<div class="four"><div><small>Deliver to</small>${client.name}<br>Goods In, for ${person.salutation} ${person.first.charAt(0)} ${person.last}<br>${client.address.lines.join('<br>')}</div><div><small>Account</small>${client.short}<br>Accounts Payable<br>${random.code('C#####')}</div><div><small>Your order</small>${order} of ${date(daysAfter(day, -6))}<small>Our order</small>${random.code('1######')}</div><div><small>Dispatched</small>${date(day)}<small>Carrier / consignment</small>Overnight Cool, ${random.code('GB########')}</div></div>
<table class="g"><tr><th>Line</th><th>Cat. no.</th><th>Description</th><th>Unit</th><th class="r">Ordered</th><th class="r">Packed</th><th class="r">To follow</th><th class="r">Box</th></tr>${each(goods, row)}</table><p style="margin-top:4mm">${boxes} boxes · gross weight ${random.whole(9, 31)}.${random.whole(1, 9)} kg · ${index === 2 ? 'wet ice' : `${random.whole(2, 6)} kg dry ice (UN1845)`}</p>
<div class="wn"><b>Open at once.</b> Unpack temperature-sensitive goods on arrival and move them to the storage named on each line. Report damage, shortage or a tripped temperature indicator within 48 hours, quoting ${number}.</div><p style="margin-top:5mm">The invoice for these goods is sent separately by e-mail. Items to follow will be shipped without further charge for carriage. Safety data sheets and certificates of analysis can be downloaded by lot number.</p><div class="ck"><span>Packed by ${names.person().first}</span><span>Checked by</span><span>Received in good order</span></div>
<div class="abs ft">${firm} · ${own.register} · This document lists goods only and is not a demand for payment.</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number.replaceAll('/', '-')}.pdf`,
      facts: [[number], [order], [client.name, firm]],
    }
  },
}
