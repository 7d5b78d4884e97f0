// A town's application form for a resident's parking permit: the office as sender and as recipient, numbered boxes, crosses, a part
// "nur vom Amt auszufüllen", fees; the first is empty, the second one was filled in by hand and stamped on arrival.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.35 'Noto Sans','Open Sans',sans-serif;padding:12mm 15mm 12mm 20mm}
.top{display:grid;grid-template-columns:1fr 62mm;gap:6mm}.to{border-left:2pt solid #000;padding-left:3mm}.st{border:.6pt dashed #777;height:26mm;padding:1mm 2mm;font-size:7pt;color:#555}
h1{font-size:13pt;margin:6mm 0 1mm}.n{display:grid;grid-template-columns:repeat(6,1fr);border:1pt solid #000;border-width:1pt 0 0 1pt;margin-top:2.5mm}.n div{border:1pt solid #000;border-width:0 1pt 1pt 0;height:12.5mm;padding:.6mm 1.4mm;overflow:hidden}.n small{display:block;font-size:6.6pt}
.w2{grid-column:span 2}.w3{grid-column:span 3}.w6{grid-column:span 6}.hd{background:#ddd;font-weight:700}.n .hd{height:auto;padding:1mm 1.4mm}.ink{font:15pt/.9 'Z003',cursive;color:#1b2f86}.x{margin:1mm 0}
.mark{right:20mm;top:38mm;border:1.6pt solid #8c2344;color:#8c2344;padding:1mm 4mm;transform:rotate(-7deg);font:700 10pt/1.3 'Liberation Sans',sans-serif;text-align:center}`

export const layout: Layout = {
  name: 'parkausweis-antrag',
  kind: 'form',
  language: 'de',
  types: ['form'],
  count: 2,
  scans: [1],
  photos: [1],
  make,
}

const { date } = writingOf('DE')
const TOWN = 'Stadt Wallersrode'

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [person, home, day] = [names.person(), names.address(), dayIn(random, 2025, 2026)]
  const isFilled = index === 1
  const ink = (text: string) => (isFilled ? `<span class="ink">${text}</span>` : '')
  const box = ([wide, label, text]: readonly [number, string, string]) =>
    `<div class="w${wide}"><small>${label}</small>${ink(text)}</div>`
  const cross = (is: boolean, text: string) => `<div class="x">${isFilled && is ? '☒' : '☐'} ${text}</div>`
  const plate = random.code('WAL-@@ ###')
  const applicant = [
    [3, '1 Familienname', person.last],
    [3, '2 Vorname(n)', person.first],
    [2, '3 Geburtsdatum', date(dayIn(random, 1955, 2001))],
    [2, '4 Telefon (Angabe freiwillig)', ''],
    [2, '5 E-Mail (Angabe freiwillig)', ''],
    [3, '6 Straße, Hausnummer der Hauptwohnung', home.street],
    [3, '7 Postleitzahl, Ort', '34618 Wallersrode'],
  ] as const
  const car = [
    [2, '8 Amtliches Kennzeichen', plate],
    [2, '9 Fahrzeugart', random.pick(['Pkw', 'Kombi', 'Motorrad'])],
    [2, '10 Halter/in, falls abweichend', ''],
  ] as const
  const html = `<div class="top"><div><b style="font-size:12pt">${TOWN}</b><br>Der Bürgermeister<br>Fachdienst 32.3 – Straßenverkehr<br>Rathausgasse 2, 34618 Wallersrode<br>Telefon 05639 991-323, Zimmer 1.14<br>Mo–Fr 8–12 Uhr, Do auch 14–17.30 Uhr</div><div class="st">Eingangsstempel</div></div>${isFilled ? `<div class="abs mark" data-over>EINGEGANGEN<br>${date(day)}<br>Bürgerbüro</div>` : ''}
<h1>Bewohnerparkausweis</h1><p>☐ Erstantrag &emsp; ${isFilled ? '☒' : '☐'} Verlängerung &emsp; ☐ Änderung des Kennzeichens &emsp; ☐ Verlust</p><div class="n"><div class="w6 hd">A Antragstellerin / Antragsteller</div>${each(applicant, box)}</div><div class="n"><div class="w6 hd">B Fahrzeug (Kopie der Zulassungsbescheinigung Teil I beifügen)</div>${each(car, box)}</div>
<div class="n"><div class="w6 hd">C Parkzone</div></div>${cross(false, 'Zone 1 Altstadt')}${cross(true, 'Zone 2 Bahnhof / Gerberviertel')}${cross(false, 'Zone 3 Klinikum')}<div class="n"><div class="w6 hd">D Geltungsdauer und Gebühr</div></div>${cross(false, '6 Monate, 20,00 Euro')}${cross(true, '12 Monate, 35,00 Euro')}<p>Die Gebühr ist bei Abholung zu entrichten. Bei Zusendung erhalten Sie einen Gebührenbescheid mit Zahlungsfrist.</p>
<div class="n"><div class="w6 hd">E Erklärung</div></div><p style="margin-top:1.5mm">Ich versichere, dass ich über keinen privaten Stellplatz oder keine Garage verfüge und dass meine Angaben richtig sind. Mir ist bekannt, dass falsche Angaben zum Entzug des Ausweises führen und als Ordnungswidrigkeit verfolgt werden können. Die Hinweise zum Datenschutz nach Art. 13 DSGVO habe ich erhalten.</p>
<div class="n">${box([3, '11 Ort, Datum', `Wallersrode, ${date(day, 'bare')}`])}${box([3, '12 Unterschrift', `${person.first.charAt(0)}. ${person.last}`])}</div><div class="n"><div class="w6 hd">Nur vom Amt auszufüllen</div>${each(['Hauptwohnung geprüft', 'Ausweis-Nr.', 'gültig bis', 'Gebühr bar / Karte', 'Zeichen', 'Abgeholt am'], (label) => `<div><small>${label}</small></div>`)}</div><p style="font-size:6.6pt;margin-top:2mm">Vordruck 32-017 · Stand 01/2025</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: isFilled ? 'IMG_parken.pdf' : '32-017_Bewohnerparkausweis.pdf',
    facts: [isFilled ? [person.last, plate] : [TOWN, '32-017'], ['Bewohnerparkausweis', 'Fachdienst 32.3']],
  }
}
