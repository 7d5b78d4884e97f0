// A Dutch web shop's invoice that was paid before: order number larger than the invoice's, two addresses side by side, prices with tax, a coupon and carriage,
// "Totaal" and "Nog te betalen € 0,00", and the firm behind the shop only in small print together with its tax id.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, taxWithin, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Fietstas Waddenzee dubbel, mosgroen', 'FT-2210', 5_995, 7_995, 1],
  ['Bakfietshoes universeel', 'BH-0141', 8_495, 10_995, 1],
  ['Binnenband 28" Hollands ventiel', 'BB-0028', 595, 795, 3],
  ['Koplamp batterij 40 lux', 'KL-0440', 2_495, 3_495, 1],
  ['Kinderzitje achter, donkerblauw', 'KZ-1003', 9_995, 12_995, 1],
  ['Fietsbel ding-dong 80 mm', 'FB-0080', 895, 1_295, 2],
]
const CASES = [
  {
    shop: 'trapper.nl',
    firm: 'Trapwerk Online B.V.',
    place: 'Havenstraat 101, 1382 VP Weespel',
    buyer: 'Fenna Oosterbaan',
    to: ['Lisdodde 27', '7771 GM Hardenveld'],
    number: 'WF20######',
    order: '3000#####',
    paid: 'iDEAL',
  },
  {
    shop: 'Het Fietsenmagazijn',
    firm: 'R. Dubbelink h.o.d.n. Het Fietsenmagazijn',
    place: 'Nijverheidslaan 12, 7141 DK Groenvoorde',
    buyer: 'Basisschool De Regenboog',
    to: ['t.n.v. conciërge', 'Kastanjelaan 3', '7101 AN Wintersveld'],
    number: '20##-#####',
    order: '#####',
    paid: 'Klarna achteraf betalen',
  },
] as const
const CSS = `.sheet{font:9pt/1.5 'Open Sans',sans-serif;padding:15mm 17mm;color:#333}.h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #ff8a00;padding-bottom:3mm}.h b{font:800 22pt 'Open Sans';color:#ff8a00}.h div{font-size:14pt;text-align:right}.h small{font-size:8.4pt;display:block}.ad{display:grid;grid-template-columns:1fr 1fr;margin:7mm 0;gap:10mm}.ad h3{font:700 9pt 'Open Sans';margin:0 0 1mm}.kv{display:grid;grid-template-columns:repeat(4,1fr);background:#fff4e5;padding:2.5mm 3mm;margin-bottom:6mm}.kv small{display:block;color:#8a5a12;font-size:7.4pt}.g{width:100%}.g th{text-align:left;font-weight:600;padding:1.2mm 1mm;border-bottom:.6pt solid #999}.g td{padding:1.6mm 1mm;border-bottom:.3pt solid #ddd}.g small{display:block;color:#888}.z{margin:4mm 0 0 auto;width:76mm}.z td{padding:.8mm 1mm}.z .b td{font-weight:700;font-size:11pt}.foot{left:17mm;right:17mm;bottom:10mm;font-size:7pt;color:#777;text-align:center}`
const { amount, date } = writingOf('DE', '.')

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day] = [bodyOf('NL', random), dayIn(random, 2024, 2026)]
  const [vat, order] = [vatOf('NL', body), random.code(one.order)]
  const number = random.code(one.number.replace('20##-', `${day.year}-`))
  const rows = positionsOf(random, WARES, [3, 2][index] ?? 2)
  const goods = sum(rows.map(({ total }) => total))
  const [off, carriage] = [[500, 0][index] ?? 0, [0, 695][index] ?? 0]
  const gross = goods - off + carriage
  const tax = taxWithin(gross, 21)
  const line = (label: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${label}</td><td class="r">€ ${amount(cents)}</td></tr>`
  const heads = [
    ['Factuurnr.', number],
    ['Factuurdatum', date(day, 'dashed')],
    ['Besteldatum', date(daysAfter(day, -2), 'dashed')],
    ['Betaalwijze', one.paid],
  ]
  const html = `<div class="h"><b>${one.shop}</b><div>Bestelling #${order}<small>Factuur voor je administratie</small></div></div><div class="ad"><div><h3>Factuuradres</h3>${one.buyer}<br>${one.to.join('<br>')}</div><div><h3>Bezorgadres</h3>${index === 0 ? 'Afhaalpunt Kantoorboekhandel Lezer<br>Voorstraat 4' : `${one.buyer}<br>fietsenstalling achterzijde`}<br>${one.to.at(-1)}</div></div>
<div class="kv">${each(heads, ([label, text]) => `<div><small>${label}</small>${text}</div>`)}</div><table class="g"><tr><th>Product</th><th class="r">Stukprijs</th><th class="r">Aantal</th><th class="r">Btw</th><th class="r">Totaal</th></tr>${each(rows, (row) => `<tr><td>${row.name}<small>${row.unit}</small></td><td class="r">€ ${amount(row.price)}</td><td class="r">${row.quantity}</td><td class="r">21%</td><td class="r">€ ${amount(row.total)}</td></tr>`)}</table>
<table class="z">${line('Subtotaal', goods)}${off > 0 ? line('Kortingscode LENTE5', -off) : ''}${carriage > 0 ? line('Verzendkosten', carriage) : line('Verzending', 0)}${line('Totaal', gross, 'b')}${line('Waarvan btw 21%', tax)}${line('Totaal excl. btw', gross - tax)}${line(`Betaald ${date(daysAfter(day, -2), 'dashed')}`, -gross)}${line('Nog te betalen', 0, 'b')}</table>
<p style="margin-top:8mm">Track &amp; trace ${random.code('3SXTRA########')} &nbsp; Retourneren kan tot ${date(daysAfter(day, 30), 'dashed')}.</p><div class="abs foot">${one.shop} is een handelsnaam van ${one.firm} · ${one.place} · KvK-nummer ${random.code('5#######')} · BTW ${vat}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `invoice-${order}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [one.firm, one.shop],
      sellerVatId: vat,
      buyerName: one.buyer,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'webwinkel-al-betaald',
  kind: 'invoice',
  language: 'nl',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
