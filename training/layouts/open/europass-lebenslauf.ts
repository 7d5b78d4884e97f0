// A CV in the European form: labels in blue at the left of a rule, what they mean at its right; languages as a grid of levels with
// letters and figures, two sheets with a name and page number at the foot, and a driving licence among all.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.4 'Liberation Sans','Nimbus Sans',sans-serif;padding:14mm 16mm;color:#404040}
.r1{display:grid;grid-template-columns:48mm 1fr;column-gap:6mm;margin-bottom:2.2mm}.r1>:first-child{text-align:right;color:#0e4194;font-size:9pt}.sec{margin-top:5mm}.sec>:last-child{border-bottom:1pt solid #c6c6c6;align-self:center}.sec>:first-child{text-transform:uppercase;font-size:8.4pt}
.eu{position:absolute;right:16mm;top:12mm;width:21mm;height:14mm;background:#0e4194;color:#ffcc00;text-align:center;font-size:11pt;line-height:14mm;letter-spacing:2pt}h1{font:400 16pt 'Liberation Sans',sans-serif;margin:0;color:#222}.ti{color:#0e4194;font-size:11pt}
table{width:100%;font-size:8.2pt}td,th{border:.5pt solid #c6c6c6;text-align:center;font-weight:400;padding:.7mm}.ft{position:absolute;left:16mm;right:16mm;bottom:8mm;display:flex;justify-content:space-between;font-size:7.2pt;color:#888}`

export const layout: Layout = {
  name: 'europass-lebenslauf',
  kind: 'application',
  language: 'de',
  types: ['application'],
  count: 1,
  scans: [],
  make,
}

const { date } = writingOf('DE')
const row = (label: string, text: string) => `<div class="r1"><div>${label}</div><div>${text}</div></div>`
const head = (label: string) => `<div class="r1 sec"><div>${label}</div><div></div></div>`
const job = (span: string, [title, place, work]: readonly [string, string, readonly string[]]) =>
  row(span, `<span class="ti">${title}</span><br>${place}<br>${each(work, (one) => `▪ ${one}<br>`)}`)

const LEVELS = [
  ['Englisch', 'C1', 'C1', 'B2', 'B2', 'C1'],
  ['Spanisch', 'B1', 'B2', 'A2', 'A2', 'A2'],
] as const

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [person, home] = [names.person(), names.address()]
  const born = dayIn(random, 1984, 1996)
  const began = born.year + 23
  const firms = [names.company(), names.company(), names.company()]
  const at = (index: number) => `${firms[index]?.name}, ${firms[index]?.address.town} (Deutschland)`
  const foot = (page: number) =>
    `<div class="ft"><span>© Europäische Union | europass</span><span>${person.first} ${person.last}</span><span>Seite ${page} / 2</span></div>`
  const first = `<div class="eu">∗∗∗</div><p style="color:#0e4194;font-size:12pt">Lebenslauf</p>${row('ZUR PERSON', `<h1>${person.first} ${person.last}</h1>`)}${row('', `⌂ ${home.street}, ${home.place} (Deutschland)<br>☎ ${names.phone()}<br>✉ ${names.email(person, firms[0] ?? names.company())}`)}${row('', `Geburtsdatum ${date(born)} | Staatsangehörigkeit deutsch`)}
${row('ANGESTREBTE TÄTIGKEIT', '<span class="ti">Disponent/in im nationalen Fernverkehr</span>')}${head('Berufserfahrung')}
${job(`09/${began + 6}–Heute`, ['Teamleitung Disposition', at(0), ['Führung von fünf Mitarbeitenden im Schichtdienst', 'Steuerung von 48 Lkw, davon 30 Subunternehmer', 'Verhandlung von Frachtraten, Prüfung der Eingangsrechnungen', 'Einführung einer Telematik-Plattform']])}
${job(`02/${began + 3}–08/${began + 6}`, ['Disposition Teilladungen', at(1), ['Tourenplanung Benelux und Frankreich', 'Reklamationen und Schadenmeldungen', 'Bearbeitung von Angeboten und Lieferscheinen']])}
${job(`08/${began}–01/${began + 3}`, ['Sachbearbeitung Export', at(2), ['Ausfuhranmeldungen in ATLAS', 'Akkreditivabwicklung']])}
${head('Schul- und Berufsbildung')}${job(`08/${began - 3}–07/${began}`, ['Kaufmann/-frau für Spedition und Logistikdienstleistung', `IHK ${names.town()}, Abschlussnote 1,7`, []])}${job(`08/${began - 12}–06/${began - 3}`, ['Allgemeine Hochschulreife', `Gymnasium am Mühlkanal, ${names.town()}`, []])}${foot(1)}`
  const second = `${head('Persönliche Fähigkeiten')}${row('Muttersprache', 'Deutsch')}${row('Weitere Sprachen', `<table><tr><th><th colspan="2">VERSTEHEN<th colspan="2">SPRECHEN<th>SCHREIBEN</tr><tr><th><th>Hören<th>Lesen<th>An Gesprächen teilnehmen<th>Zusammenhängend sprechen<th></tr>${each(LEVELS, (levels) => `<tr>${each(levels, (one) => `<td>${one}`)}</tr>`)}</table><small>Stufen: A1/A2 elementar – B1/B2 selbstständig – C1/C2 kompetent</small>`)}
${row('Kommunikative Fähigkeiten', '▪ sicheres Auftreten am Telefon, erworben im Kundendienst<br>▪ Moderation von Schichtübergaben')}${row('Organisation', '▪ Verantwortung für ein Budget von rund 1,2 Mio. €')}${row('Digitale Kompetenz', '▪ Transportmanagement, Frachtenbörsen, Tabellenkalkulation (fortgeschritten)')}${row('Führerschein', 'B, BE, C1')}
${head('Zusätzliche Informationen')}${row('Weiterbildung', `▪ Gefahrgutbeauftragte/r, ${began + 5}<br>▪ Ladungssicherung nach VDI 2700, ${began + 4}<br>▪ Ausbildung der Ausbilder, ${began + 7}`)}${row('Ehrenamt', 'Kassenprüfung im Ruderverein, Jugendtraining')}${row('Referenzen', 'gerne auf Anfrage')}${foot(2)}`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: `CV-Europass-${person.last}-DE.pdf`,
    facts: [
      [person.last, `${person.first} ${person.last}`],
      ['Teamleitung Disposition', 'Disponent/in im nationalen Fernverkehr', firms[0]?.name ?? ''],
    ],
  }
}
