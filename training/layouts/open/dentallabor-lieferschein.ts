// A dental laboratory's delivery note, which is a declaration of conformity, too: numbers of the scale of fees with prices and a sum,
// so that it looks like a bill; a dentist as customer, a patient by number, teeth in a scheme, materials with batches, a signature.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.42 'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif;padding:12mm 15mm 15mm 20mm}
.hd{display:flex;justify-content:space-between}.hd b{font:400 19pt/1 'URW Gothic',sans-serif;color:#3b7f7a}table{width:100%}.g td{border:.5pt solid #000;padding:.8mm 1.5mm;vertical-align:top}.g small{display:block;font-size:6.6pt}
.p th{border-bottom:1pt solid;text-align:left;font-size:8pt}.p td{padding:1mm 1mm}.p td:nth-child(n+3),.p th:nth-child(n+3){text-align:right}.p .s td{border-top:1pt solid;font-weight:700}
.z{display:grid;grid-template-columns:repeat(16,1fr);width:120mm;margin:3mm 0;border:.5pt solid #000}.z i{font:7.6pt 'Liberation Sans',sans-serif;text-align:center;border-right:.4pt solid #888;border-bottom:.4pt solid #888;padding:.8mm 0}.z .k{background:#3b7f7a;color:#fff;font-weight:700}`

const WORK = [
  ['001 0', 'Modell', 2, 780],
  ['005 1', 'Sägemodell', 1, 1_290],
  ['012 0', 'Mittelwertartikulator', 1, 1_010],
  ['102 8', 'Krone vollverblendet', 3, 13_480],
  ['110 0', 'Brückenglied', 1, 7_460],
  ['134 1', 'Individueller Löffel', 1, 2_360],
  ['933 0', 'Versandkosten', 2, 590],
] as const
const UPPER = [18, 17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27, 28]
const LOWER = UPPER.map((tooth) => tooth + (tooth < 20 ? 30 : 10))

export const layout: Layout = {
  name: 'dentallabor-lieferschein',
  kind: 'delivery-note',
  language: 'de',
  types: ['delivery-note'],
  count: 1,
  scans: [0],
  make,
}

const { amount, date } = writingOf('DE')

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [dentist, practice, own, day] = [
    names.person(),
    names.address(),
    companyIn(names, 'Zahntechnik'),
    dayIn(random, 2024, 2026),
  ]
  const [job, patient] = [random.code('4#####'), random.code('P-#####')]
  const from = random.whole(2, 9)
  const teeth = UPPER.slice(from, from + 4)
  const total = sum(WORK.map(([, , count, cents]) => count * cents))
  const tooth = (one: number) => `<i${teeth.includes(one) ? ' class="k"' : ''}>${one}</i>`
  const html = `<div class="hd"><b>Zahnwerk Dental-Labor</b><span class="r">Inh. ${own.manager.full}, Zahntechnikermeister/in<br>${own.address.street}, ${own.address.place}<br>Tel. ${own.phone}</span></div>
<p style="margin-top:12mm">Zahnarztpraxis<br>Dr. med. dent. ${dentist.first} ${dentist.last}<br>${practice.street}<br>${practice.place}</p>
<table class="g" style="margin:5mm 0"><tr><td><small>Auftrag</small>${job}<td><small>Lieferschein vom</small>${date(day)}<td><small>Kunde</small>${random.code('1##')}<td><small>Patient (Nr. der Praxis)</small>${patient}<td><small>Techniker/in</small>${names.person().last}<td><small>Bote/Tour</small>${random.whole(1, 5)} vormittags</tr><tr><td colspan="2"><small>Art der Arbeit</small>Brücke, vollverblendet, Zirkon<td colspan="2"><small>Zahnfarbe</small>A3,5 (Vita)<td colspan="2"><small>Einsetztermin Praxis</small>nach Vereinbarung</tr></table>
<p><b>Lieferschein mit Konformitätserklärung</b> für Sonderanfertigungen nach Verordnung (EU) 2017/745, Anhang XIII</p><div class="z">${each(UPPER, tooth)}${each(LOWER, tooth)}</div>
<table class="p"><tr><th>BEL-Nr.<th>Leistung<th>Menge<th>Einzel<th>Betrag</tr>${each(WORK, ([code, name, count, cents]) => `<tr><td>${code}<td>${name}<td>${count}<td>${amount(cents)}<td>${amount(count * cents)}</tr>`)}<tr class="s"><td><td>Wert der Lieferung ohne MwSt.<td><td><td>${amount(total)}</tr></table>
<table class="p" style="margin:5mm 0;width:120mm"><tr><th>Werkstoff<th>Hersteller<th>Charge</tr><tr><td>Zirkonoxid-Rohling 98 × 16<td>Kerapont<td>${random.code('ZB######')}</tr><tr><td>Verblendkeramik Dentin A3,5<td>Kerapont<td>${random.code('#####-#')}</tr><tr><td>Glasur<td>Lumidur<td>${random.code('L####')}</tr></table>
<p>Hiermit wird erklärt, dass das oben bezeichnete Produkt ausschließlich für den genannten Patienten gefertigt wurde und den in Anhang I genannten grundlegenden Sicherheits- und Leistungsanforderungen entspricht. Verschreibender Zahnarzt ist der Empfänger.</p><p>Die Berechnung erfolgt mit der Monatsrechnung; bitte prüfen Sie die Arbeit bei Erhalt.</p>
<table style="margin-top:16mm"><tr><td style="border-top:.5pt solid;width:70mm">Freigabe Labor (Endkontrolle)<td><td style="border-top:.5pt solid;width:70mm">Arbeit erhalten, Praxis</tr></table>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `LS_${job}.pdf`,
    facts: [
      [dentist.last, 'Zahnwerk Dental-Labor'],
      [job, patient, date(day)],
    ],
  }
}
