// A form that nobody has filled in: only labels, lines and boxes; the firm stands small in the head with the form's number
// and version, whose date is the only one on the sheet.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.4 'Liberation Sans','DejaVu Sans Condensed',sans-serif;padding:12mm 16mm}.hd{width:100%}.hd td{border:1pt solid #000;padding:2mm 3mm;text-align:center}.hd .t{font-size:15pt;font-weight:700;width:50%}.blk{border:1pt solid #000;border-top:0;padding:3mm 4mm}.blk h2{font-size:9.4pt;margin:0 0 3mm;background:#ddd;padding:.6mm 2mm}
.ln{display:flex;gap:5mm;margin:0 0 5mm;align-items:flex-end}.ln span{white-space:nowrap}.ln i{flex:1;border-bottom:.6pt solid #000;height:5mm}.bx{display:inline-block;width:4mm;height:4mm;border:.8pt solid #000;margin:0 2mm 0 0;vertical-align:-.6mm}.opt{display:inline-block;margin:0 9mm 1mm 0}`

export const layout: Layout = {
  name: 'leave-form-empty',
  kind: 'form',
  language: 'de',
  types: ['form'],
  count: 1,
  scans: [0],
  make,
}

const line = (labels: readonly string[]) =>
  `<div class="ln">${each(labels, (label) => `<span>${label}</span><i></i>`)}</div>`
const options = (labels: readonly string[]) =>
  `<p>${each(labels, (label) => `<span class="opt"><span class="bx"></span>${label}</span>`)}</p>`

function make(random: Random): Paper {
  const { date } = writingOf('DE')
  const version = dayIn(random, 2019, 2025)
  const html = `<table class="hd"><tr><td>Pflegedienst<br>Morgentau gGmbH<td class="t">Antrag auf Urlaub / Freistellung<td style="font-size:8pt">FB 7.2-04<br>Version 3<br>Stand ${date(version)}<br>Seite 1 von 1</tr></table>
<div class="blk"><h2>Von der Mitarbeiterin / vom Mitarbeiter auszufüllen</h2>${line(['Name, Vorname', 'Personal-Nr.'])}${line(['Wohnbereich / Abteilung', 'Telefon während der Abwesenheit'])}<p>Ich beantrage</p>${options(['Erholungsurlaub', 'Überstundenausgleich', 'Sonderurlaub', 'unbezahlte Freistellung'])}${line(['vom', 'bis einschließlich', 'Arbeitstage'])}${line(['Grund (nur bei Sonderurlaub)'])}${line(['Vertretung', 'Handzeichen der Vertretung'])}${line(['Datum', 'Unterschrift'])}</div>
<div class="blk"><h2>Personalabteilung</h2>${line(['Resturlaub Vorjahr', 'Anspruch laufendes Jahr'])}${line(['bereits genommen', 'verbleiben nach diesem Antrag'])}</div>
<div class="blk"><h2>Entscheidung der Leitung</h2>${options(['genehmigt', 'teilweise genehmigt', 'abgelehnt'])}${line(['Begründung'])}${line([''])}${line(['Datum', 'Pflegedienstleitung'])}</div><div class="blk"><h2>Erledigungsvermerke</h2>${options(['Dienstplan geändert', 'Lohnbüro informiert', 'Kopie an Mitarbeiter', 'Ablage Personalakte'])}</div>
<p style="font-size:8pt;margin-top:4mm">Der Antrag ist mindestens vier Wochen vor Beginn abzugeben. Der Urlaub gilt erst als bewilligt, wenn dieser Antrag genehmigt zurückgegeben wurde.</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: 'FB_7-2-04_Urlaubsantrag.pdf',
    facts: [['Pflegedienst Morgentau', 'Antrag auf Urlaub', 'FB 7.2-04']],
  }
}
