// Berichte über Arbeiten, die Monteure beim Kunden unterschreiben lassen: Vordruck mit Kästchen, Schreibschrift statt Druck, Stunden und
// Material ohne Preise, Befund in Worten; eine Kälteanlage, ein Gerüst in Regie, ein Aufzug.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.35 'Liberation Sans';padding:12mm 15mm}.hd{display:grid;grid-template-columns:1fr 1fr;border:1pt solid #000}.hd div{padding:2mm 3mm}.hd div+div{border-left:1pt solid #000}.hd b{font-size:14pt;color:var(--c)}.k{width:100%}.k td,.g td,.g th{border:.6pt solid #000;padding:.7mm 2mm;vertical-align:top}.k td:nth-child(odd){width:30mm;font-size:7.4pt;background:var(--h)}.h{font:var(--w);color:#1b2a6b}.g{width:100%;margin-top:4mm}.g th{background:var(--h);text-align:left;font-size:7.4pt;font-weight:400}.bx{border:.6pt solid #000;min-height:34mm;padding:2mm 3mm;margin-top:4mm}.sg{display:grid;grid-template-columns:1fr 1fr;gap:20mm;margin-top:20mm}.sg div{border-top:.6pt solid #000;font-size:7.4pt;padding-top:.5mm}.c{margin-top:3mm}`

const FORMS = [
  {
    title: 'Arbeitsbericht',
    labels: ['Bericht', 'Tag', 'Kunde', 'Ort', 'Anlage', 'Auftrag'],
    plant: 'Kühlzelle 3, Verbund R449A',
    text: 'Anlage auf Hochdruckstörung. Verflüssiger stark verschmutzt, Lüfter 2 Lagerschaden. Lüfter getauscht, Verflüssiger gereinigt, Dichtheit nach Vorschrift geprüft: dicht. Sollwert 2 °C erreicht um 15.40 Uhr. Empfehlung: Reinigung halbjährlich.',
    work: ['Anfahrt', 'Fehlersuche, Reparatur', 'Dichtheitsprüfung, Logbuch'],
    stuff: ['Axiallüfter 450 mm|1 St', 'Reiniger|2 l', 'Stickstoff|0,5 Fl'],
    ticks: ['☒ Anlage läuft', '☐ Folgetermin nötig', '☒ Betreiber eingewiesen'],
    w: "italic 10.4pt 'C059'",
    c: '#005f73',
    h: '#e6f2f4',
  },
  {
    title: 'Regiebericht',
    labels: ['Nr.', 'Datum', 'Bauherr', 'Baustelle', 'Gewerk', 'Angeordnet von'],
    plant: 'Gerüst Nordfassade',
    text: 'Auf Anordnung der Bauleitung Gerüstlage 3 und 4 nach Maurerarbeiten umgebaut, zwei Konsolen versetzt, Netz neu gespannt. Nicht im Leistungsverzeichnis enthalten.',
    work: ['Gerüstbauer Umbau', 'Helfer', 'Lkw mit Kran'],
    stuff: ['Konsole 70 cm|2 St', 'Schutznetz|48 m²'],
    ticks: ['Witterung: ☒ trocken ☐ Regen ☐ Frost'],
    w: "11pt 'Courier Prime','Liberation Mono'",
    c: '#000',
    h: '#fff',
  },
  {
    title: 'Störungseinsatz Aufzug',
    labels: ['Einsatz', 'am', 'Betreiber', 'Objekt', 'Anlage', 'Meldung'],
    plant: 'Fabriknr. 41/2207, 6 Haltestellen',
    text: 'Kabine stand zwischen 2. und 3. OG, eine Person befreit, unverletzt. Ursache: Türkontakt Schacht EG verbogen (Rollwagen). Kontakt ersetzt, zehn Probefahrten ohne Befund. Anlage wieder in Betrieb.',
    work: ['Wegezeit', 'Einsatz vor Ort'],
    stuff: ['Türkontakt kpl.|1 St'],
    ticks: ['☐ außer Betrieb', '☒ in Betrieb', '☐ Meldung an Prüfstelle'],
    w: "10.4pt 'Liberation Sans'",
    c: '#9b2226',
    h: '#f5e9e9',
  },
] as const
const TRADES = ['Kältetechnik', 'Gerüstbau', 'Aufzugstechnik'] as const
const { date, number } = writingOf('DE')

export const layout: Layout = {
  name: 'regie-monteur',
  kind: 'report',
  language: 'de',
  types: ['report', 'time-sheet'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const names = namesIn('DE', random)
    const one = FORMS[index] ?? FORMS[0]
    const [own, client, fitter, chief, seat] = [
      companyIn(names, TRADES[index] ?? 'Montage'),
      names.company(),
      names.person(),
      names.person(),
      names.address(),
    ]
    const day = dayIn(random, 2025, 2026)
    const code = random.code(['AB ####', '0##', 'E-26-####'][index] ?? '')
    const values = [
      code,
      date(day),
      client.name,
      seat.lines.join(', '),
      one.plant,
      [
        random.code('4####'),
        `${chief.salutation} ${chief.last}, Bauleitung`,
        `${random.whole(6, 9)}.${random.whole(10, 59)} Uhr, Notruf`,
      ][index] ?? '',
    ]
    const hours = one.work.map((work) => ({
      work,
      on: index === 1 ? date(daysAfter(day, -1), 'short') : date(day, 'short'),
      count: random.whole(1, 9) / 2,
      men: random.whole(1, 2),
    }))
    const cell = (at: number) => `<td>${one.labels[at]}</td><td class="h">${values[at]}</td>`
    const html = `<div class="hd"><div><b>${own.short}</b><br>${own.address.lines.join(', ')}<br>${own.phone}</div><div><b>${one.title}</b><br>${index === 1 ? 'Blatt 1 – Original Bauherr, Durchschrift bleibt im Block' : 'Bitte prüfen und unterschreiben'}</div></div><table class="k" style="margin-top:4mm">${each([0, 2, 4], (at) => `<tr>${cell(at)}${cell(at + 1)}</tr>`)}</table><table class="g"><tr><th>Tag</th><th>Tätigkeit</th><th>Name</th><th class="r">Leute</th><th class="r">Std. je</th><th class="r">Std. ges.</th></tr>${each(hours, (row) => `<tr class="h"><td>${row.on}</td><td>${row.work}</td><td>${fitter.last}</td><td class="r">${row.men}</td><td class="r">${number(row.count)}</td><td class="r">${number(row.count * row.men)}</td></tr>`)}</table><div class="bx"><span style="font-size:7.4pt">${['Ausgeführte Arbeiten / Befund', 'Beschreibung', 'Hergang und Ursache'][index]}</span><br><span class="h">${one.text}</span></div><table class="g"><tr><th>Material</th><th class="r">Menge</th></tr>${each<string>(one.stuff, (text) => `<tr class="h"><td>${text.split('|')[0]}</td><td class="r">${text.split('|')[1]}</td></tr>`)}</table><p style="margin-top:4mm">${one.ticks.join(' &nbsp; ')}</p><p>${index === 1 ? 'Die Leistungen werden nach den vereinbarten Stundenlohnsätzen vergütet. Mit der Unterschrift werden Zeit und Material anerkannt.' : 'Zeiten und Material wurden vom Kunden geprüft und anerkannt.'}</p><div class="sg"><div>${fitter.first} ${fitter.last}, Monteur</div><div>Kunde: ${chief.last}</div></div>`
    return {
      html: sheets(`.sheet{--w:${one.w};--c:${one.c};--h:${one.h}}${CSS}`, [html]),
      pages: 1,
      facts: [[code], [date(day)], [own.short, client.name]],
    }
  },
}
