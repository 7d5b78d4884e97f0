// A marketplace prints the bill in its sellers' names: its logo is the largest word but it sells nothing, three addresses stand side by side,
// prices per row with and without tax, order and shipping numbers as long as the bill's, a box with what has been paid, no account.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const HOME: readonly Ware[] = [
  ['SONNHOF Verdunkelungsvorhang 2er Set 140x245 cm Ösen, Blickdicht, Thermo, Anthrazit', '', 2499, 4999, 2],
  ['Klevra Duschablage ohne Bohren, Edelstahl rostfrei, 2 Etagen mit Haken', '', 1799, 2999, 2],
  ['30x Kleiderbügel Samt rutschfest, drehbarer Haken, schwarz/roségold', '', 1999, 2799, 1],
  ['Bodenmatte Bürostuhl 120x90 cm PET transparent für Hartboden', '', 2990, 4590, 1],
]
const TECH: readonly Ware[] = [
  ['Voltnest USB-C Ladegerät 65W GaN 3-Port inkl. 2m Kabel (Weiß)', '', 2799, 4299, 3],
  ['Halterung kompatibel mit Tablets 7-13 Zoll, Aluminium, faltbar', '', 1599, 2399, 4],
  ['Etikettenrollen 57x32 mm, 12 Rollen à 1000 Stück, ablösbar', '', 3290, 4490, 5],
  ['LED Panel 62x62 cm 40W 4000K neutralweiß 4er-Pack, UGR<19', '', 11990, 15990, 2],
  ['Kabelkanal selbstklebend 10x 1m weiß 25x16 mm', '', 1890, 2590, 3],
]
const CSS = `.sheet{font:8.6pt/1.38 'Noto Sans';padding:12mm 16mm;color:#111}.top{display:flex;justify-content:space-between;align-items:flex-start}.logo{font:700 19pt 'Dosis';color:#7b2d8b}.logo i{font-style:normal;color:#f5a400}.sold{text-align:right;font-size:8pt}.box{background:#f2f2f2;padding:2.5mm 3mm;width:78mm;margin-left:auto;margin-top:3mm}.box td{padding:.2mm 0}.box .p td{font-weight:700;font-size:11pt}.box table{width:100%}.box td.r{white-space:nowrap}
  h1{font:700 17pt 'Noto Sans';margin:2mm 0 0}.adr{display:flex;gap:7mm;margin:7mm 0 5mm;border-top:.5pt solid #bbb;border-bottom:.5pt solid #bbb;padding:3mm 0}.adr div{width:33%}.adr b,.ord b{display:block}.ord{display:flex;gap:10mm;margin-bottom:6mm}.g{width:100%}.g th{text-align:left;font-size:7.6pt;border-bottom:1pt solid #111;padding:1mm;vertical-align:bottom}.g td{padding:1.4mm 1mm;border-bottom:.4pt solid #ccc;vertical-align:top}.g small{color:#666;font-size:7pt}
  .tot td{border:0;font-weight:700;font-size:10.5pt}.ust{margin:5mm 0 0 auto;width:98mm}.ust td,.ust th{padding:.7mm 1mm;text-align:right;border-bottom:.4pt solid #ccc;font-size:8pt}.note{margin-top:8mm;font-size:7.6pt;color:#444}.foot{left:16mm;right:16mm;bottom:8mm;font-size:6.6pt;color:#666;border-top:.4pt solid #bbb;padding-top:1.5mm}`
const { amount, date } = writingOf('DE')
const euro = (cents: number) => `${amount(cents)} €`

function goodsOf(random: Random, index: number) {
  const goods = positionsOf(random, index === 0 ? HOME : TECH, [2, 3, 1][index] ?? 1).map((one) => ({
    ...one,
    net: one.price - taxWithin(one.price, 19),
  }))
  const [shipping, off] = [index === 1 ? 599 : 0, index === 2 ? 500 : 0]
  const gross = sum(goods.map(({ total }) => total)) + shipping - off
  const extra = (text: string, cents: number) =>
    cents === 0
      ? ''
      : `<tr><td>${text}</td><td></td><td></td><td class="r">19 %</td><td></td><td class="r">${euro(cents)}</td></tr>`
  const rows = each(
    goods,
    (one) =>
      `<tr><td>${one.name}<br><small>ArtNr: ${random.code('@0#@##@@#Z')} &nbsp; SKU: ${random.code('@@-####-@#')}</small></td><td class="r">${one.quantity}</td><td class="r">${euro(one.net)}</td><td class="r">19 %</td><td class="r">${euro(one.price)}</td><td class="r">${euro(one.total)}</td></tr>`,
  )
  const tax = taxWithin(gross, 19)
  const html = `<table class="g"><tr><th>Beschreibung</th><th class="r">Menge</th><th class="r">Stückpreis<br>(ohne USt.)</th><th class="r">USt.&nbsp;%</th><th class="r">Stückpreis<br>(inkl. USt.)</th><th class="r">Zwischensumme<br>(inkl. USt.)</th></tr>${rows}${extra('Versandkosten', shipping)}${extra('Aktionsrabatt', -off)}
    <tr class="tot"><td colspan="4"></td><td class="r">Gesamtpreis</td><td class="r">${euro(gross)}</td></tr></table><table class="ust"><tr><th>USt. %</th><th>Zwischensumme (ohne USt.)</th><th>USt.</th></tr><tr><td>19 %</td><td>${euro(gross - tax)}</td><td>${euro(tax)}</td></tr><tr><td><b>Gesamt</b></td><td><b>${euro(gross - tax)}</b></td><td><b>${euro(tax)}</b></td></tr></table>`
  return { html, gross, tax }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, customer, person, home] = [companyIn(names, 'Handel'), names.company(), names.person(), names.address()]
  const [day, buyer] = [dayIn(random, 2024, 2026), index === 1 ? customer.name : person.full]
  const ordered = daysAfter(day, -random.whole(1, 3))
  const [number, order] = [
    random.code(['DE#@#@####ZV', '2#-0####-####', 'DS-INV-DE-####-#####'][index] ?? ''),
    random.code('3##-#######-#######'),
  ]
  const { html, gross, tax } = goodsOf(random, index)
  const lines = index === 1 ? customer.address.lines : home.lines
  const ship = index === 2 ? ['Paketshop 4417', ...names.address().lines] : lines
  const id = ['', `<br>USt-IdNr. ${customer.vatId}`, ''][index]
  const paid = ['Bezahlt', 'Zahlung auf Rechnung – bereits beglichen', 'Bezahlt'][index]
  const seller = `<b>Verkauft von</b>${firm.name}<br>${firm.address.lines.join('<br>')}<br>Deutschland<br>USt-IdNr. ${firm.vatId}`
  const page = `<div class="top"><div class="logo">zwölf<i>fach</i>markt</div><div class="sold">Seite 1 von 1<br>Für Fragen zu Ihrer Bestellung: zwoelffachmarkt.example/hilfe</div></div><h1>Rechnung</h1>
    <div class="box"><table><tr><td colspan="2">${paid}</td></tr><tr><td>Zahlungsreferenznr.</td><td class="r">${random.code('#@#@####@@##@#')}</td></tr><tr><td>Verkauft von</td><td class="r">${firm.name}</td></tr><tr><td>Rechnungsdatum${index === 1 ? '' : '/Lieferdatum'}</td><td class="r">${date(day, 'long')}</td></tr>${index === 1 ? `<tr><td>Lieferdatum</td><td class="r">${date(daysAfter(day, 1), 'long')}</td></tr>` : ''}<tr><td>Rechnungsnr.</td><td class="r">${number}</td></tr><tr class="p"><td>Zahlbetrag</td><td class="r">${euro(gross)}</td></tr></table></div>
    <div class="adr"><div><b>Rechnungsadresse</b>${buyer}<br>${index === 1 ? `z. Hd. ${person.full}<br>` : ''}${lines.join('<br>')}<br>DE${id}</div><div><b>Lieferadresse</b>${index === 1 ? `${buyer}, Warenannahme` : buyer}<br>${ship.join('<br>')}<br>DE</div><div>${seller}</div></div>
    <div class="ord"><div><b>Bestelldatum</b>${date(ordered, 'long')}</div><div><b>Bestellnummer</b>${order}</div><div><b>Versand durch</b>${['Marktplatzlager', 'Verkäufer', 'Marktplatzlager'][index]}</div>${index === 1 ? `<div><b>Ihr Bestellzeichen</b>${random.code('KST 4##0')}</div>` : ''}</div>${html}
    <p class="note">${index === 1 ? 'Dieses Dokument wurde im Namen und für Rechnung des Verkäufers elektronisch erstellt.' : 'Ausgestellt durch den Marktplatz im Auftrag des oben genannten Verkäufers.'} Rückgaben sind bis ${date(daysAfter(day, 30), 'long')} möglich. WEEE-Reg.-Nr. ${random.code('DE ########')} · LUCID ${random.code('DE##############')}</p>
    <div class="abs foot">Zwölffachmarkt Plattform S.à r.l., 9 Rue de la Gare, L-4999 Niederkorn · R.C.S. Luxembourg B ${random.code('2#####')} · USt-IdNr. der Plattform: ${random.code('LU########')}<br>${firm.name}, ${firm.register}, Geschäftsführer ${firm.manager.full} · ${firm.email}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: ['invoice.pdf', `${order}_Rechnung.pdf`, 'document (3).pdf'][index] ?? '',
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: firm.name,
      buyerName: buyer,
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'marktplatz-verkaeufer',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [1],
  make,
}
