// A maintenance contract in set type: the parties are in running text, numbered clauses over two sheets, a fee with tax,
// terms that do not begin on the day of signing, two lines for signatures.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.3pt/1.38 'EB Garamond','DejaVu Serif Condensed',serif;padding:22mm 26mm 20mm 28mm}h1{text-align:center;font-weight:400;font-size:20pt;font-variant:small-caps;letter-spacing:1.2pt;margin:0 0 1mm}
.no{text-align:center;margin-bottom:9mm}h2{font-size:11.5pt;margin:5mm 0 1mm;text-align:center}.party{margin:0 0 3mm 12mm}.c2{display:flex;justify-content:space-between;margin-top:20mm}.c2 div{width:66mm;border-top:.5pt solid;padding-top:1mm;font-size:9.5pt}
ol{margin:0;padding-left:7mm}li{margin-bottom:1mm;text-align:justify}.pn{position:absolute;bottom:10mm;left:0;right:0;text-align:center;font-size:9pt}`

export const layout: Layout = {
  name: 'lift-maintenance-contract',
  kind: 'contract',
  language: 'de',
  types: ['contract'],
  count: 1,
  scans: [],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { amount, date } = writingOf('DE')
  const firm = 'Aufzugsdienst Parnow & Töchter GmbH'
  const [seat, house, client] = [
    names.address(),
    names.address(),
    names.company(['Wohnbau', 'Hausverwaltung', 'Immobilien', 'Immobilienverwaltung']),
  ]
  const signed = dayIn(random, 2022, 2026)
  const fee = random.whole(98, 219) * 1000
  const start = { year: signed.year + 1, month: 1, day: 1 }
  const number = `WV ${random.code('##-####')}`
  const first = `<h1>Wartungsvertrag</h1><div class="no">Nr. ${number} – Personenaufzug, Fabriknummer ${random.code('@##### / ####')}</div><p>Zwischen der</p>
<p class="party"><b>${client.name}</b>, ${client.address.street}, ${client.address.place},<br>vertreten durch ${client.manager.full},</p><p class="r">– nachfolgend „Betreiber“ –</p><p>und der</p>
<p class="party"><b>${firm}</b>, ${seat.street}, ${seat.place},<br>vertreten durch ${names.person().full} (Geschäftsführung),</p><p class="r">– nachfolgend „Auftragnehmer“ –</p><p>wird folgender Vertrag geschlossen:</p>
<h2>§ 1 Gegenstand</h2><ol><li>Der Auftragnehmer wartet die Aufzugsanlage im Gebäude ${house.street}, ${house.place} (acht Haltestellen, 630 kg, Baujahr 2011).</li><li>Die Wartung umfasst die in Anlage 1 aufgeführten Arbeiten an Triebwerk, Tragmitteln, Türen, Steuerung und Notrufeinrichtung in vier Terminen je Kalenderjahr.</li><li>Die Begleitung der wiederkehrenden Prüfungen durch eine zugelassene Überwachungsstelle ist enthalten, deren Gebühren sind es nicht.</li></ol>
<h2>§ 2 Störungen, Notbefreiung</h2><ol><li>Der Auftragnehmer nimmt Störungen an allen Tagen rund um die Uhr unter ${names.phone()} entgegen und ist innerhalb von 60 Minuten nach Meldung einer Personeneinschließung vor Ort.</li><li>Einsätze außerhalb der üblichen Arbeitszeit, die der Auftragnehmer nicht zu vertreten hat, werden nach der jeweils gültigen Preisliste berechnet.</li></ol><div class="pn">– 1 –</div>`
  const second = `<h2>§ 3 Vergütung</h2><ol><li>Die jährliche Vergütung beträgt ${amount(fee)} € zuzüglich gesetzlicher Umsatzsteuer, derzeit 19 % (${amount(percent(fee, 19))} €), zusammen ${amount(fee + percent(fee, 19))} €.</li><li>Sie wird in vier gleichen Raten jeweils zur Mitte des Quartals in Rechnung gestellt und ist binnen 14 Tagen ohne Abzug fällig.</li><li>Ändern sich die Tariflöhne der Branche, so kann die Vergütung mit einer Frist von zwei Monaten um denselben Hundertsatz, bezogen auf einen Lohnanteil von 70 %, angepasst werden.</li></ol>
<h2>§ 4 Pflichten des Betreibers</h2><ol><li>Der Betreiber hält Zugänge, Triebwerksraum und Schachtgrube frei, trocken und beleuchtet.</li><li>Er benennt mindestens eine beauftragte Person, die der Auftragnehmer einmal jährlich unterweist.</li></ol>
<h2>§ 5 Laufzeit, Kündigung</h2><ol><li>Der Vertrag beginnt am ${date(start, 'long')} und wird auf die Dauer von fünf Jahren geschlossen.</li><li>Er verlängert sich um jeweils ein Jahr, wenn er nicht mit einer Frist von sechs Monaten zum Ende der Laufzeit in Textform gekündigt wird. Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt.</li></ol>
<h2>§ 6 Haftung</h2><ol><li>Der Auftragnehmer haftet für Vorsatz und grobe Fahrlässigkeit unbeschränkt, im Übrigen bis zu 2.000.000 € je Schadensfall. Eine entsprechende Versicherung ist auf Verlangen nachzuweisen.</li></ol>
<h2>§ 7 Schlussbestimmungen</h2><ol><li>Nebenabreden bestehen nicht. Änderungen bedürfen der Schriftform; dies gilt auch für diese Klausel.</li><li>Sollte eine Bestimmung unwirksam sein, bleiben die übrigen wirksam. Gerichtsstand ist ${seat.town}.</li></ol>
<p style="margin-top:8mm">${seat.town}, den ${date(signed, 'long')}</p><div class="c2"><div>Betreiber</div><div>Auftragnehmer</div></div><p style="margin-top:7mm;font-size:9.5pt">Anlagen: 1 Leistungsverzeichnis, 2 Preisliste Störungsdienst, 3 Vollmacht</p><div class="pn">– 2 –</div>`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: 'Wartungsvertrag_Aufzug.pdf',
    facts: [
      [number, client.name, firm],
      [amount(fee), amount(fee + percent(fee, 19)), date(start, 'long'), firm],
    ],
  }
}
