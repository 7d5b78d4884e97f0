// A hospital's purchase order from its ERP, set in one typewriter face with ruled boxes: the buyer is the sender, the supplier the
// recipient; three addresses (invoice, goods, order) and cost centres for every row.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['UNTERSUCHUNGSHANDSCHUH NITRIL M VE=200', 'VE', 790, 1190, 80],
  ['INFUSIONSBESTECK LUER-LOCK', 'ST', 65, 120, 900],
  ['FLAECHENDESINFEKTION 5 L', 'KA', 2390, 3690, 24],
  ['KANUELENABWURFBEHAELTER 3 L', 'ST', 310, 490, 120],
  ['EINMALLAKEN 70X200 VE=50', 'VE', 2190, 2890, 40],
]
const CSS = `.sheet{font:9pt/1.35 'Liberation Mono',monospace;padding:12mm 14mm}.grid{display:grid;grid-template-columns:1fr 1fr;border:.8pt solid #000}.grid>div{border:.4pt solid #000;padding:2mm;min-height:24mm}h1{font:700 15pt 'Liberation Mono',monospace;margin:0;letter-spacing:2mm}table{width:100%;margin-top:5mm}td,th{padding:.8mm 1mm;vertical-align:top;text-align:left}th{border-bottom:.8pt solid #000;border-top:.8pt solid #000;font-weight:400}.s{font-size:7.6pt}small{font-size:7pt;display:block}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [supplier, house, day] = [companyIn(names, 'Medizinbedarf'), names.address(), dayIn(random, 2025, 2026)]
  const clinic = index === 0 ? 'Kreisklinikum St. Wendelin gGmbH' : 'Rehaklinik Moorblick'
  const number = random.code('45000#####')
  const goods = positionsOf(random, WARES, index === 0 ? 5 : 2)
  const net = sum(goods.map(({ total }) => total))
  const row = (one: (typeof goods)[number]) =>
    `<tr><td>${String(one.number * 10).padStart(5, '0')}</td><td>${random.code('3#####')}</td><td>${one.name}<small>KST ${random.code('7##0')} / Liefertermin ${date(daysAfter(day, 7))}</small></td><td class="r">${one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`
  const html = `<div style="display:flex;justify-content:space-between;margin-bottom:5mm"><div><b>${clinic}</b><br>Zentraleinkauf<br>${house.street}<br>${house.place}</div><div class="r"><h1>BESTELLUNG</h1>Nummer/Datum<br><b>${number} / ${date(day)}</b><br>Ansprechpartner/Telefon<br>${names.person().last} / -${random.code('4###')}</div></div>
<div class="grid"><div><small>Lieferant ${random.code('70####')}</small>${supplier.name}<br>${supplier.address.street}<br>${supplier.address.place}</div><div><small>Bitte liefern an</small>${clinic}<br>Warenannahme Tor 3, Rampe B<br>Mo-Do 7:00-14:30 Uhr<br>${house.place}</div><div><small>Rechnung an (nur elektronisch)</small>${clinic}<br>Kreditorenbuchhaltung<br>rechnung@klinik.example</div><div><small>Zahlungs- und Lieferbedingungen</small>14 Tage 2 % Skonto, 30 Tage netto<br>frei Haus (DAP)<br>Ihre Kundennr.: ${random.code('1####')}</div></div>
<p></p><p>Wir bestellen auf der Grundlage unserer Einkaufsbedingungen. Auf allen Schriftstücken ist die Bestellnummer anzugeben.</p><table><tr><th>Pos.</th><th>Material</th><th>Bezeichnung</th><th class="r">Menge</th><th>ME</th><th class="r">Preis/ME</th><th class="r">Nettowert</th></tr>${each(goods, row)}<tr><td></td><td></td><th colspan="4">Gesamtnettowert ohne MwSt. EUR</th><th class="r">${amount(net)}</th></tr></table><p style="margin-top:6mm">Bitte bestätigen Sie den Auftrag binnen zwei Arbeitstagen.</p><p class="s" style="position:absolute;bottom:8mm">Diese Bestellung wurde maschinell erstellt und ist ohne Unterschrift gültig. &nbsp; Seite 1 / 1</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `PO_${number}.pdf`,
    facts: [[number], [supplier.name, supplier.short, clinic]],
  }
}

export const layout: Layout = {
  name: 'klinik-bestellung',
  kind: 'order',
  language: 'de',
  types: ['order'],
  count: 2,
  scans: [1],
  make,
}
