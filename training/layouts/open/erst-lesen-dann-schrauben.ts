// Sheets that tell how something is done: a shelf's building steps with drawn parts, an allotment's watering system in plain words, a workplace's
// steps at a filling machine with roles; titles name the thing, not the kind of paper.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.45 var(--f);padding:14mm 18mm}h1{font-size:22pt;margin:0;color:var(--c)}.un{color:#555;margin-bottom:5mm}.st{display:grid;grid-template-columns:11mm 1fr 42mm;gap:3mm;align-items:center;border-top:.5pt solid #999;padding:2.4mm 0}.st b{font-size:20pt;color:var(--c)}.st svg{width:40mm;height:17mm}.wa{border:1.4pt solid var(--c);padding:2mm 4mm;margin:4mm 0}.pa td{padding:.4mm 6mm .4mm 0}.ft{left:18mm;right:18mm;bottom:8mm;font-size:7.4pt;color:#666;display:flex;justify-content:space-between}`

const SHEETS = [
  {
    title: 'Wandregal BRÖSEL',
    under: 'Bitte vor dem ersten Schrauben ganz lesen. Zwei Personen, 40 Minuten.',
    look: `--f:'Lato';--c:#222`,
    parts: [
      ['A', 'Seitenteil', '2 x'],
      ['B', 'Boden', '4 x'],
      ['C', 'Holzdübel 8 x 40', '16 x'],
      ['D', 'Schraube 6 x 60', '8 x'],
    ],
    warning: 'Das Regal muss an der Wand befestigt werden. Der Dübel hängt von Ihrer Wand ab und liegt nicht bei.',
    steps: [
      'Legen Sie beide Seitenteile (A) mit den Bohrungen nach oben auf eine weiche Unterlage.',
      'Stecken Sie die Dübel (C) ohne Leim in die Böden (B). Sitzt einer zu fest, nicht mit dem Hammer nachschlagen.',
      'Setzen Sie die Böden ein und ziehen Sie die Schrauben (D) zunächst nur handfest an.',
      'Richten Sie das Regal auf, prüfen Sie mit der Wasserwaage und ziehen Sie alle Schrauben fest.',
      'Bohren Sie durch die Lasche in die Wand. Achten Sie auf Leitungen!',
    ],
  },
  {
    title: 'Gießwasser für alle – so geht’s',
    under: 'Kleingartenanlage Krötenpfuhl, Aushang am Pumpenhaus',
    look: `--f:'URW Bookman';--c:#1f6b36`,
    parts: [
      ['1', 'grüner Hebel', 'Hauptventil'],
      ['2', 'roter Knopf', 'Pumpe aus'],
      ['3', 'Schlüssel', 'hängt bei Parzelle 12'],
    ],
    warning: 'Niemals die Pumpe laufen lassen, wenn der Zulauf zu ist. Die letzte ist so verglüht.',
    steps: [
      'Zulauf öffnen: grüner Hebel quer zum Rohr heißt zu, längs heißt auf.',
      'Warten, bis im Schauglas keine Blasen mehr zu sehen sind (etwa zwei Minuten).',
      'Pumpe einschalten und den Zähler deiner Parzelle in die Liste eintragen.',
      'Nach dem Gießen erst die Pumpe aus, dann den Hebel zu. Im Winter bleibt alles entleert.',
    ],
  },
  {
    title: 'Abfüller 3: Umrüsten auf 0,33 l',
    under: 'AA-07-014 · Rev. 5 · gilt für Linie Nord · freigegeben QM',
    look: `--f:'Roboto Condensed','Roboto';--c:#b02a1b`,
    parts: [
      ['PSA', 'Schnittschutz, Schutzbrille', 'Pflicht'],
      ['Werkzeug', 'Inbus 5 und 8, Lehre L33', 'Wagen 2'],
      ['Dauer', '35 min', 'zwei Bediener'],
    ],
    warning: 'Vor Beginn Hauptschalter aus, Schloss anbringen, Druckluft entlüften. Nur unterwiesenes Personal.',
    steps: [
      'Einlaufstern und Auslaufstern lösen, auf dem Wagen ablegen, Sterne 0,33 (blau) einsetzen.',
      'Füllventile auf Höhe 164 mm absenken; Lehre L33 muss ohne Kraft darunterpassen.',
      'Am Bedienfeld Rezept 33 laden. Erscheint „Format prüfen“, Schritt 2 wiederholen.',
      'Zehn Flaschen ohne Produkt laufen lassen, Sitz der Kronkorken kontrollieren.',
      'Erste Palette an QS melden. Abweichungen sofort der Schichtleitung sagen, nicht selbst nachstellen.',
    ],
  },
] as const

/** A drawing for a step: plates and screws in other places each time. */
function drawing(random: Random): string {
  const [x, y, w] = [random.whole(2, 22), random.whole(3, 12), random.whole(30, 60)]
  return `<svg viewBox="0 0 100 42" fill="none" stroke="#333"><path d="M${x} ${y}h${w}v${26 - y / 2}h-${w}zM${x} ${y}l8-${y - 1}h${w}l-8 ${y - 1}"/><circle cx="${x + w / 2}" cy="${y + 9}" r="3"/><path d="M${x + w + 6} 34l12-12m0 6v-6h-6"/></svg>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { title, under, look, parts, warning, steps } = SHEETS[index] ?? SHEETS[0]
  const own = names.company()
  const code = random.code(['BR-##/4#', 'Stand 0#/2025', 'AA-07-014-##'][index] ?? '')
  const html = `<h1>${title}</h1><div class="un">${under}</div><table class="pa">${each<readonly string[]>(parts, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}`)}</tr>`)}</table><div class="wa"><b>${index === 1 ? 'Wichtig!' : 'Achtung'}</b> ${warning}</div>${each<string>(steps, (step, at) => `<div class="st"><b>${at + 1}</b><div>${step}</div>${index === 1 ? '<span></span>' : drawing(random)}</div>`)}<p style="margin-top:5mm">${['Fehlt ein Teil? Schicken Sie uns den Buchstaben, wir senden es nach: ', 'Bei Störung: Wasserwart ', 'Rückfragen: Prozesstechnik, '][index]}${index === 1 ? `${own.manager.full}, ${own.mobile}` : own.email}</p><div class="abs ft"><span>${index === 1 ? 'Der Vorstand' : own.name}</span><span>${code}</span></div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: ['broesel.pdf', 'Aushang Pumpe.pdf', `${code}.pdf`][index] ?? '',
    facts: [[title], [code], [steps[0]]],
  }
}

export const layout: Layout = {
  name: 'erst-lesen-dann-schrauben',
  kind: 'manual',
  language: 'de',
  types: ['manual'],
  count: 3,
  scans: [0],
  make,
}
