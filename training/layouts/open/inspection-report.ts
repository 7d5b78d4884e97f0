// A report of a fire safety inspection: key facts in a table on the cover, findings in a table with classes and dates to be
// settled by, photographs that are only grey boxes, a result in words on the second sheet.

import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.4 'Caladea','DejaVu Serif Condensed',serif;padding:16mm 18mm}.bar{height:5mm;background:linear-gradient(90deg,#b3001b 70%,#444 70%);margin-bottom:6mm}h1{font:700 19pt 'Carlito','DejaVu Sans Condensed',sans-serif;margin:0}h2{font:700 12pt 'Carlito','DejaVu Sans Condensed',sans-serif;color:#b3001b;margin:6mm 0 2mm}
.k{width:100%;margin-top:5mm}.k td{border:.5pt solid #999;padding:1.2mm 2mm}.k td:nth-child(odd){background:#f0f0f0;width:34mm}.t{width:100%;font-size:9pt}.t th{background:#444;color:#fff;text-align:left;padding:1.2mm 1.6mm}.t td{border-bottom:.4pt solid #aaa;padding:1.4mm 1.6mm;vertical-align:top}
.photos{display:flex;gap:4mm;margin:4mm 0}.photos div{flex:1;height:38mm;background:#cfcfcf;display:flex;align-items:flex-end;font-size:7.5pt;padding:1mm}.pf{position:absolute;bottom:8mm;left:18mm;right:18mm;font-size:7.5pt;color:#555;border-top:.4pt solid;padding-top:1mm;display:flex;justify-content:space-between}`

export const layout: Layout = {
  name: 'inspection-report',
  kind: 'report',
  language: 'de',
  types: ['report'],
  count: 1,
  scans: [],
  make,
}

const FINDINGS = [
  ['EG, Flur Ost', 'Brandschutztür T30 durch Keil offen gehalten', 'B', 'Keil entfernen, Feststellanlage nachrüsten'],
  [
    '1. OG, Archiv',
    'Kabeldurchführung nicht geschottet (2 Stück, Ø 60 mm)',
    'A',
    'Schottung mit zugelassenem System herstellen',
  ],
  ['UG, Technik', 'Feuerlöscher: Prüfung seit 14 Monaten überfällig', 'B', 'Prüfung durch Sachkundigen veranlassen'],
  ['Treppenraum 2', 'Brandlast (Kartonagen) im ersten Rettungsweg', 'A', 'sofort räumen, Mitarbeiter unterweisen'],
  ['Halle 1, Tor 4', 'Rettungszeichenleuchte ohne Funktion', 'C', 'Leuchtmittel tauschen, Bordbuch führen'],
  ['Außenbereich', 'Feuerwehrzufahrt teilweise zugeparkt', 'C', 'Beschilderung erneuern'],
] as const

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const [client, site, author] = [names.company(), names.address(), names.person()]
  const day = dayIn(random, 2024, 2026)
  const number = random.code('BS-####-0#')
  const days = { A: 7, B: 30, C: 90 }
  const footer = (page: number) =>
    `<div class="pf"><span>Sachverständigenbüro Kornelius Thadden · Brandschutz und Arbeitssicherheit</span><span>Bericht ${number}</span><span>Seite ${page}/2</span></div>`
  const first = `<div class="bar"></div><h1>Bericht über die Brandschutzbegehung</h1><table class="k"><tr><td>Bericht-Nr.<td>${number}<td>Datum der Begehung<td>${date(day)}</tr><tr><td>Auftraggeber<td>${client.name}<td>Berichtsdatum<td>${date(daysAfter(day, 6))}</tr><tr><td>Objekt<td>Produktions- und Bürogebäude<br>${site.street}, ${site.place}<td>Verfasser<td>${author.full}</tr><tr><td>Teilnehmer<td colspan="3">${client.manager.full} (Betriebsleitung), ${names.person().full} (Haustechnik), ${names.person().full} (Betriebsrat)</tr></table>
<h2>1 Anlass und Grundlagen</h2><p>Die Begehung fand als jährliche Wiederholung im laufenden Betrieb statt. Grundlagen sind die Baugenehmigung nebst Brandschutzkonzept, die Technischen Regeln für Arbeitsstätten ASR A2.2 und A2.3 sowie das Protokoll der letzten Begehung. Von den damals neun Mängeln sind sieben beseitigt.</p>
<h2>2 Feststellungen</h2><table class="t"><tr><th>Nr.<th>Ort<th>Feststellung<th>Klasse<th>Maßnahme<th>bis</tr>${each(FINDINGS, ([place, text, grade, action], row) => `<tr><td>2.${row + 1}<td>${place}<td>${text}<td class="c">${grade}<td>${action}<td>${date(daysAfter(day, 6 + days[grade]), 'short')}</tr>`)}</table>
<p style="margin-top:2mm;font-size:8.5pt">Klasse A: Gefahr, unverzüglich beseitigen. Klasse B: erheblicher Mangel. Klasse C: geringer Mangel.</p>${footer(1)}`
  const second = `<div class="bar"></div><h2>3 Bilder</h2><div class="photos"><div>Bild 1 zu 2.1</div><div>Bild 2 zu 2.2</div><div>Bild 3 zu 2.4</div></div><h2>4 Ergebnis</h2><p>Der organisatorische Brandschutz ist insgesamt auf gutem Stand. Zwei Feststellungen der Klasse A sind unverzüglich zu beheben; bis zur Schottung der Durchführungen ist im Archiv eine tägliche Kontrolle zu dokumentieren. Die Räumungsübung dauerte 4 min 20 s und damit 40 s weniger als im Vorjahr.</p>
<h2>5 Empfehlungen</h2><p>Wir empfehlen, zwei weitere Brandschutzhelfer auszubilden (derzeit 5 von 118 Beschäftigten) und die Feuerwehrpläne nach dem Umbau der Halle 1 fortzuschreiben. Die nächste Begehung ist für ${writingOf('DE').month({ ...day, year: day.year + 1 })} vorgesehen.</p><p style="margin-top:16mm">${names.town()}, ${date(daysAfter(day, 6))}</p><p style="margin-top:12mm">${author.full}<br>Sachverständigenbüro Kornelius Thadden</p><p style="margin-top:10mm;font-size:8.5pt">Verteiler: Auftraggeber (2fach), Fachkraft für Arbeitssicherheit, Akte</p>${footer(2)}`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: `${number}_Begehung.pdf`,
    facts: [
      [number, date(day), client.name],
      [client.name, 'Kornelius Thadden', author.last],
    ],
  }
}
