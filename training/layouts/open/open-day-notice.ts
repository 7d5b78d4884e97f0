// A notice of an event: a programme with times in columns, several places, an entrance fee, no salutation and no recipient;
// the day stands in large type without a year, which only the last line gives.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:12pt/1.45 'Carlito','DejaVu Sans Condensed',sans-serif;color:#12324a}.hero{background:#ffcf33;padding:18mm 20mm 12mm;clip-path:polygon(0 0,100% 0,100% 88%,0 100%)}.hero h1{font:700 40pt/1 'Lato','DejaVu Sans Condensed',sans-serif;margin:2mm 0}.when{font-size:19pt}.bd{padding:4mm 20mm}table{width:100%}td{padding:1.6mm 2mm;border-bottom:.6pt dashed #12324a;vertical-align:top}td:first-child{font-weight:700;white-space:nowrap;width:32mm}.nt{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-top:7mm;font-size:11pt}.ft{position:absolute;bottom:9mm;left:20mm;right:20mm;font-size:9pt;text-align:center}`

export const layout: Layout = {
  name: 'open-day-notice',
  kind: 'invitation',
  language: 'de',
  types: ['invitation', 'notice'],
  count: 1,
  scans: [0],
  make,
}

const PROGRAMME = [
  ['10.00 Uhr', 'Begrüßung durch die Leiterin, Platzkonzert des Musikzugs', 'Hof'],
  ['10.30–12.30', 'Führungen durch Schwimmbad und Technikkeller (halbstündlich)', 'Treffpunkt Kasse'],
  ['11.00', 'Vorführung: Retten und Wiederbeleben', 'Becken 2'],
  ['12.00', 'Mittagessen vom Grill, Kuchenbuffet des Fördervereins', 'Zelt'],
  ['13.30', 'Arschbomben-Wettbewerb, Anmeldung bis 13.00 Uhr', 'Sprungbecken'],
  ['15.00', 'Kinderdisko im Wasser', 'Becken 1'],
  ['16.30', 'Ziehung der Tombola', 'Hof'],
] as const

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const [place, contact] = [names.address(), names.person()]
  const day = { ...dayIn(random, 2025, 2026), month: random.whole(5, 9) }
  const html = `<div class="hero"><div class="when">${date(day, 'long').replace(/ \d+$/, '')} · 10 bis 17 Uhr</div><h1>Tag der<br>offenen Tür</h1><div style="font-size:15pt">im Hallen- und Freibad Klarsee – wir feiern 50 Jahre!</div></div><div class="bd"><table>${each(PROGRAMME, ([time, what, where]) => `<tr><td>${time}<td>${what}<td>${where}</tr>`)}</table>
<div class="nt"><div><b>Eintritt</b><br>Erwachsene 2,00 €, Kinder frei.<br>Der Erlös geht an die Jugendarbeit der Ortsgruppe.</div><div><b>Anfahrt</b><br>${place.street}, ${place.place}<br>Bus 14 bis „Klarseebad“. Parkplätze sind knapp, bitte kommen Sie mit dem Rad.</div><div><b>Hinweis</b><br>Der reguläre Badebetrieb ruht an diesem Tag. Jahreskarten verlängern sich um einen Tag.</div><div><b>Auskunft</b><br>${contact.full}, Tel. ${names.phone()}</div></div></div><div class="ft">Veranstalter: Bäderbetriebe Klarsee gGmbH mit dem Förderverein · Stand ${names.month(day)} · Änderungen vorbehalten</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: 'Plakat_A4_druck.pdf',
    facts: [['Tag der offenen Tür', 'Klarsee', date(day, 'long').replace(/ \d+$/, '')]],
  }
}
