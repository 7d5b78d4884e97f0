// A Spanish tile factory's export invoice in Spanish and English: register and tax number run up the left edge, boxes of the total lie
// along the foot, tiles are counted in boxes and square metres, pallets are charged beside them, terms have several days.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const TILES = [
  ['PAV. ALBUFERA GRIS 60x60 RECT. 1ª', 'Porcelain floor tile, rectified', 144, 1_085],
  ['PAV. DUNA SAND 20x120 1ª', 'Porcelain plank, wood look', 120, 1_390],
  ['REV. NACAR BLANCO 30x90 RECT.', 'White body wall tile', 108, 1_145],
  ['RODAPIE ALBUFERA GRIS 8x60', 'Skirting', 96, 2_310],
  ['PAV. TORRE NEGRO 45x45 COM.', 'Porcelain floor tile, commercial grade', 142, 640],
  ['MOSAICO NACAR MIX 30x30', 'Mosaic on mesh', 99, 2_895],
  ['PELDAÑO DUNA SAND 33x120', 'Step tread', 79, 3_960],
] as const
const CASES = [
  { country: 'IE', trade: 'Tile Merchants', land: 'IRLANDA', days: [60], number: 'FE25/0####', off: 0 },
  { country: 'DE', trade: 'Fliesenhandel', land: 'ALEMANIA', days: [30, 60], number: 'FE26/0####', off: 2 },
  { country: 'GB', trade: 'Tiles and Bathrooms', land: 'REINO UNIDO', days: [0], number: 'FX-####', off: 5 },
] as const
const CSS = `.sheet{font:8.4pt/1.3 'Liberation Sans';padding:11mm 12mm 0 20mm}.edge{left:11mm;bottom:70mm;font-size:5.6pt;color:#444;transform-origin:left bottom;transform:rotate(-90deg);white-space:nowrap}.hd{display:flex;justify-content:space-between;height:33mm}.lg{font:700 24pt/1 Dosis;color:#0b6e8f}.lg em{display:block;font:400 9pt Dosis;letter-spacing:2.4pt}.ow{font-size:7.6pt;line-height:1.4;margin-top:2mm}.cl{border:.6pt solid #0b6e8f;border-radius:2mm;width:86mm;height:33mm;padding:2mm 3mm;font-size:9.2pt}small{font:400 6pt/1.2 'Liberation Sans';color:#0b6e8f;display:block;text-transform:uppercase}.m{width:100%;margin-top:4mm}.m td,.t td{border:.6pt solid #0b6e8f;padding:.6mm 1.6mm;vertical-align:top}.g{width:100%;margin-top:3mm}.g th{background:#0b6e8f;color:#fff;font:400 6.6pt/1.2 'Liberation Sans';text-align:left;padding:.8mm 1.4mm}.g td{padding:.6mm 1.4mm;vertical-align:top}.g i{font-style:normal;color:#555;font-size:7.4pt}.g .al td{font-weight:700;padding-top:1.6mm}.low{left:20mm;right:12mm;bottom:9mm}.t{width:100%;margin-top:1.6mm}.t .k{font:700 12pt 'Liberation Sans';text-align:right}.obs{font-size:7.4pt;margin-bottom:2mm}`
const { amount } = writingOf('DE')
const { date } = writingOf('IE')
const LAW = [
  'Entrega intracomunitaria exenta de IVA, art. 25 Ley 37/1992. VAT exempt intra-Community supply.',
  'Entrega intracomunitaria exenta de IVA, art. 25 Ley 37/1992. VAT exempt intra-Community supply.',
  'Exportación exenta de IVA, art. 21 Ley 37/1992. Export exempt from VAT. HS code 6907 21 00. Incoterm FOB Valencia.',
]

const cell = (caption: string, text: string, of = '') => `<td ${of}><small>${caption}</small>${text}</td>`

function rowsOf(random: Random, count: number) {
  return random.sample(TILES, count).map(([name, english, box, price]) => {
    const boxes = random.whole(6, 96)
    const metres = boxes * box
    return { name, english, boxes, metres, price, code: random.code('0#####'), total: percent(metres * price, 1) }
  })
}

function sumsOf(goods: number, pallets: number, off: number) {
  const cut = percent(goods, off)
  const net = goods + pallets - cut
  const cells = `${cell('Importe bruto / Gross', amount(goods + pallets))}${cell(`Dto. P.P. ${off} %`, cut > 0 ? amount(-cut) : '')}${cell('Base imponible / Taxable', amount(net))}${cell('% IVA', '0,00')}${cell('Cuota IVA / VAT', amount(0))}${cell('Total factura / Invoice total', `${amount(net)} EUR`, 'class="k"')}`
  return { net, cells }
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const client = companyIn(namesIn(one.country, random), one.trade)
  const [body, iban, day] = [bodyOf('ES', random), ibanOf('ES', random), dayIn(random, index === 1 ? 2026 : 2025)]
  const vat = vatOf('ES', body)
  const number = random.code(one.number)
  const rows = rowsOf(random, [4, 6, 3][index] ?? 4)
  const pallets = random.whole(2, 9)
  const goods = sum(rows.map(({ total }) => total))
  const { net, cells } = sumsOf(goods, pallets * 850, one.off)
  const due = one.days.map((days) => daysAfter(day, days))
  const half = Math.round(net / due.length)
  const shares = due.map((on, at) => `${date(on)}: ${amount(at === 0 ? half : net - half)}`).join(' &nbsp;–&nbsp; ')
  const pay =
    index === 2 ? 'Anticipado / Payment in advance' : `Transferencia / Bank transfer ${one.days.join('-')} días f.f.`
  const note = `Albarán / Delivery note ${random.code('A2#/##0##')} – ${date(daysAfter(day, -1))} – Su pedido / Your order ${random.code('####')} (${date(daysAfter(day, -19))})`
  const legal = `AZULEJOS PLAYA MIRALCAMP, S.L. · Inscrita en el Registro Mercantil de Castellón, Tomo ${random.code('1###')}, Libro ${random.code('7##')}, Folio ${random.code('1##')}, Hoja CS-${random.code('2####')}, Inscripción 1.ª · N.I.F. B-${body}`
  const html = `<div class="abs edge">${legal}</div><div class="hd"><div><div class="lg">miralcamp<em>PAVIMENTOS Y AZULEJOS</em></div><div class="ow">Azulejos Playa Miralcamp, S.L.<br>Ctra. Onda km 3,5 · 12200 ONDA (Castellón) · Spain<br>Tel. +34 964 ${random.code('60 ## ##')} · export@miralcamp-tiles.es<br>VAT no. ${vat}</div></div><div class="cl"><small>Cliente / Customer</small><b>${client.name}</b><br>${client.address.lines.join('<br>')}<br>${one.land}</div></div>
<table class="m"><tr>${cell('Factura / Invoice', `<b>${number}</b>`)}${cell('Fecha / Date', `<b>${date(day)}</b>`)}${cell('Cliente / Cust. code', random.code('43000####'))}${cell('N.I.F. / VAT no.', client.vatId)}${cell('Agente / Agent', random.code('0#'))}${cell('Página / Page', '1 de 1')}</tr></table>
<table class="g"><tr><th>CÓDIGO<br>CODE</th><th>DESCRIPCIÓN<br>DESCRIPTION</th><th class="r">CAJAS<br>BOXES</th><th class="r">CANTIDAD<br>QUANTITY</th><th class="r">PRECIO<br>PRICE</th><th class="r">IMPORTE<br>AMOUNT</th></tr><tr class="al"><td></td><td colspan="5">${note}</td></tr>${each(rows, (row) => `<tr><td>${row.code}</td><td>${row.name}<br><i>${row.english} – tono ${row.code.slice(3)}</i></td><td class="r">${row.boxes}</td><td class="r">${amount(row.metres)} m²</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}<tr><td>PAL</td><td>PALET EURO 120x80</td><td></td><td class="r">${amount(pallets * 100)} ud</td><td class="r">8,50</td><td class="r">${amount(pallets * 850)}</td></tr></table>
<div class="abs low"><div class="obs">${LAW[index]}<br>Peso bruto / Gross weight: ${random.whole(980, 9_400)} kg · Origen / Origin: España · No se admiten reclamaciones con el material colocado. / No claims once tiles are laid.</div><table class="t"><tr>${cells}</tr></table><table class="t"><tr>${cell('Forma de pago / Payment', pay)}${cell('Vencimientos / Due dates', shares)}</tr><tr>${cell('Domiciliación / Bank', `Banco del Turia Alto · IBAN ${inFours(iban)} · SWIFT ${bicOf('ES', iban, random)}`, 'colspan="2"')}</tr></table></div>`
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: due.map(iso), iban, currency: 'EUR' }
  const own = { sellerName: 'Azulejos Playa Miralcamp, S.L.', sellerVatId: [vat, `B-${body}`], buyerName: client.name }
  return { html: sheets(CSS, [html]), pages: 1, fields: { ...ids, ...own, ...totals(net, 0) } }
}

export const layout: Layout = {
  name: 'azulejos-playa',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
