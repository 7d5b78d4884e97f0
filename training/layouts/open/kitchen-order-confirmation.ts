// An order confirmation of a maker of furniture: the confirmed week of delivery instead of a day, variants under each item,
// a deposit and the rest, and "Rechnung" and "Angebot" in the text although it is neither.

import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.4 'Liberation Sans Narrow','DejaVu Sans Condensed',sans-serif;padding:0 16mm 0 22mm}.strip{margin:0 -16mm 0 -22mm;height:24mm;background:#e9e4da;display:flex;align-items:center;justify-content:space-between;padding:0 16mm 0 22mm}.strip b{font:400 22pt 'P052','DejaVu Serif',serif;letter-spacing:3pt}
.grid{display:grid;grid-template-columns:88mm 1fr;margin-top:16mm}.grid small{font-size:6.8pt}.box{background:#f5f2ec;padding:3mm}.box td{padding:.2mm 4mm .2mm 0}h1{font:400 15pt 'P052','DejaVu Serif',serif;margin:10mm 0 2mm}
.p{width:100%;margin:3mm 0}.p th{text-align:left;border-bottom:.8pt solid #6b5d45;padding:1mm}.p td{padding:1.4mm 1mm;vertical-align:top;border-bottom:.3pt solid #cbbfa8}.p .n{text-align:right}.p i{color:#555}.s{margin-left:auto}.s td{padding:.6mm 1mm .6mm 8mm;text-align:right}.s tr.g td{font-weight:700;border-top:.8pt solid #6b5d45}
.f{position:absolute;left:22mm;right:16mm;bottom:8mm;font-size:7pt;display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;border-top:.6pt solid #6b5d45;padding-top:1.5mm}`

export const layout: Layout = {
  name: 'kitchen-order-confirmation',
  kind: 'order-confirmation',
  language: 'de',
  types: ['order-confirmation'],
  count: 2,
  scans: [1],
  make,
}

const WARES: readonly Ware[] = [
  ['Unterschrank 90 cm, 3 Auszüge', 'Stk', 38000, 62000, 3],
  ['Hochschrank Backofen 60 cm', 'Stk', 69000, 98000, 1],
  ['Hängeschrank 60 cm mit Klapplift', 'Stk', 27000, 41000, 4],
  ['Arbeitsplatte Quarzwerkstein, 3,2 m', 'Stk', 129000, 214000, 1],
  ['Nischenrückwand Glas satiniert', 'm²', 21000, 29000, 3],
  ['Spüle unterbündig mit Armatur', 'Stk', 49000, 72000, 1],
  ['Lieferung und Montage', 'psch', 98000, 145000, 1],
]
const NOTES: Readonly<Record<string, string>> = {
  'Unterschrank 90 cm, 3 Auszüge': 'Front: Lack seidenmatt, Farbe Kiesel; Griff: Leiste Edelstahl',
  'Hochschrank Backofen 60 cm': 'Korpus: weiß, Sichtseite rechts',
  'Hängeschrank 60 cm mit Klapplift': 'Front: Lack seidenmatt, Farbe Kiesel',
  'Arbeitsplatte Quarzwerkstein, 3,2 m': 'Ausführung laut Plan 3 b, inkl. Ausschnitt',
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { amount, date } = writingOf('DE')
  const firm = names.company()
  const [customer, home, seat] = [names.person(), names.address(), names.address()]
  const day = dayIn(random, 2024, 2026)
  const number = random.code(index === 0 ? '25/#####' : 'AB3####')
  const items = positionsOf(random, WARES, index === 0 ? 6 : 4)
  const net = sum(items.map(({ total }) => total))
  const gross = net + percent(net, 19)
  const deposit = Math.round(gross * 0.003) * 100
  const week = `KW ${random.whole(14, 46)}/${day.year + 1}`
  const to =
    index === 0
      ? `Familie<br>${customer.first} und ${names.person().first} ${customer.last}`
      : `${names.company().name}<br>Praxisteam – ${customer.full}`
  const rows = each(
    items,
    (item, row) =>
      `<tr><td>${(row + 1) * 10}<td>${item.name}<br><i>${NOTES[item.name] ?? ''}</i><td class="n">${item.quantity} ${item.unit}<td class="n">${amount(item.price)}<td class="n">${amount(item.total)}</tr>`,
  )
  const html = `<div class="strip"><b>HOLZWERK ILSENTAL</b><span>Möbel nach Maß</span></div><div class="grid"><div><small>Holzwerk Ilsental GmbH &amp; Co. KG · ${seat.street} · ${seat.place}</small><p style="font-size:10.5pt;margin-top:2mm">${to}<br>${home.street}<br>${home.place}</p></div>
<div class="box"><table><tr><td>Auftrag Nr.<td><b>${number}</b></tr><tr><td>Datum<td>${date(day)}</tr><tr><td>Kunde<td>${random.code('K-####')}</tr><tr><td>Ihr Auftrag vom<td>${date(daysAfter(day, -4))}</tr><tr><td>Kommission<td>${customer.last}</tr><tr><td>Liefertermin<td><b>${week}</b></tr><tr><td>Berater<td>${names.person().full}</tr></table></div></div>
<h1>Auftragsbestätigung</h1><p>Sehr geehrte Damen und Herren, herzlichen Dank für Ihren Auftrag aufgrund unseres Angebots vom ${date(daysAfter(day, -19))}. Bitte prüfen Sie die Ausführung genau; Änderungen sind nur innerhalb von drei Werktagen möglich, danach beginnt die Fertigung.</p>
<table class="p"><tr><th>Pos.<th>Bezeichnung<th class="n">Menge<th class="n">Einzelpreis €<th class="n">Gesamt €</tr>${rows}</table><table class="s"><tr><td>Warenwert netto<td>${amount(net)}</tr><tr><td>Mehrwertsteuer 19 %<td>${amount(percent(net, 19))}</tr><tr class="g"><td>Auftragswert<td>${amount(gross)} €</tr></table>
<p style="margin-top:4mm">Zahlung: ${amount(deposit)} € Anzahlung bei Auftragserteilung (Anzahlungsrechnung folgt), Rest ${amount(gross - deposit)} € am Tag der Montage. Aufmaß vor Ort durch unseren Monteur. Es gelten unsere Allgemeinen Liefer- und Montagebedingungen.</p><p>Mit besten Grüßen aus der Werkstatt</p>
<div class="f"><div>Holzwerk Ilsental<br>GmbH &amp; Co. KG</div><div>Tel. ${firm.phone}<br>post@holzwerk-ilsental.example</div><div>${firm.bank.name}<br>${inFours(firm.bank.iban ?? '')}</div><div>${firm.register}<br>USt-IdNr. ${firm.vatId}</div></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? `AB_${number.replace('/', '_')}_${customer.last}.pdf` : `${number}.pdf`,
    facts: [
      [amount(gross), amount(net)],
      [number, week, customer.last],
    ],
  }
}
