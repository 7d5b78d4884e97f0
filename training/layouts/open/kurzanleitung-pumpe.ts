// Two pages of a pump's manual (A5): numbered steps, warning boxes with signal words, a drawing with letters, a fault table and
// technical data; the maker stands only at the very end.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, each, namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.4 'Roboto Condensed','Liberation Sans Narrow',sans-serif;padding:10mm 11mm}h1{font-size:15pt;margin:0}h2{background:#000;color:#fff;font-size:10pt;padding:.6mm 2mm;margin:4mm 0 2mm}ol{padding-left:5mm;margin:0}.warn{border:1.2pt solid #d98200;padding:1.6mm 2mm;margin:2.5mm 0}.warn b{color:#d98200}table{width:100%}td,th{border:.5pt solid #000;padding:.8mm 1.4mm;text-align:left;vertical-align:top}.pg{position:absolute;bottom:5mm;right:11mm}svg{display:block;margin:2mm auto}`
const FAULTS = [
  ['Pumpe läuft nicht an', 'Keine Spannung', 'Sicherung und FI-Schalter prüfen'],
  ['', 'Laufrad blockiert', 'Netzstecker ziehen, Laufrad reinigen'],
  ['Pumpe läuft, fördert aber nicht', 'Luft im Gehäuse', 'Entlüftungsschraube (C) öffnen'],
  ['Fördermenge zu gering', 'Ansaugsieb verschmutzt', 'Sieb (A) abschrauben und spülen'],
] as const
const DRAWING = `<svg width="88mm" height="44mm" viewBox="0 0 220 110" fill="none" stroke="#000" stroke-width="2"><rect x="70" y="30" width="80" height="60" rx="8"/><circle cx="110" cy="60" r="20"/><path d="M150 45h40v-30M70 75H30v28"/><g font-size="12" fill="#000" stroke="none"><text x="16" y="98">A</text><text x="196" y="22">B</text><text x="106" y="24">C</text></g></svg>`

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [maker, model] = [companyIn(names, 'Pumpenbau'), random.code('TP #00-S')]
  const watts = random.whole(4, 13) * 100
  const data = [
    ['Nennspannung', '230 V ~ / 50 Hz'],
    ['Leistungsaufnahme', `${watts} W`],
    ['Fördermenge max.', `${watts * 15} l/h`],
    ['Förderhöhe max.', `${random.whole(6, 12)} m`],
    ['Eintauchtiefe max.', '7 m'],
    ['Schutzart', 'IP X8'],
    ['Kabellänge', '10 m, H07RN8-F'],
  ] as const
  const steps = [
    'Steigleitung am Anschluss (B) handfest anschrauben.',
    'Seil durch die Öse am Griff ziehen. Die Pumpe niemals am Kabel herablassen.',
    'Pumpe schräg eintauchen, bis keine Luftblasen mehr aufsteigen.',
    'Netzstecker in eine Steckdose mit FI-Schalter (30 mA) stecken.',
    'Schwimmerschalter so einstellen, dass er frei beweglich ist.',
  ]
  const one = `<h1>${model} Tauchpumpe</h1>Originalbetriebsanleitung<h2>3 &nbsp;Inbetriebnahme</h2>${DRAWING}<p>A Ansaugsieb &emsp; B Druckanschluss 1¼" &emsp; C Entlüftungsschraube</p><div class="warn"><b>⚠ WARNUNG</b> Lebensgefahr durch Stromschlag! Die Pumpe darf nicht betrieben werden, wenn sich Personen im Wasser befinden.</div><ol>${each(steps, (step) => `<li>${step}`)}</ol><div class="warn"><b>⚠ VORSICHT</b> Trockenlauf zerstört die Gleitringdichtung.</div><p>Nach jedem Einsatz in verschmutztem Wasser die Pumpe mit klarem Wasser durchspülen. Bei Frostgefahr Pumpe entleeren und trocken lagern.</p><div class="pg">4</div>`
  const two = `<h2>4 &nbsp;Störungen beheben</h2><table><tr><th>Störung</th><th>Ursache</th><th>Abhilfe</th></tr>${each(FAULTS, (row) => `<tr>${each(row, (cell) => `<td>${cell}</td>`)}</tr>`)}</table><h2>5 &nbsp;Technische Daten</h2><table>${each(data, ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table><h2>6 &nbsp;Entsorgung und Gewährleistung</h2><p>Elektrogeräte gehören nicht in den Hausmüll. Die Gewährleistung richtet sich nach den gesetzlichen Bestimmungen; Verschleißteile wie Dichtungen und Laufrad sind ausgenommen.</p><p>${maker.name}, ${maker.address.street}, ${maker.address.place}<br>Ersatzteile: ${maker.website}</p><div class="pg">5</div>`
  return {
    html: sheets(CSS, [one, two], { width: 148, height: 210 }),
    pages: 2,
    fileName: `BA_${model.replace(/\W/g, '')}_DE.pdf`,
    facts: [[model, `${model} Tauchpumpe`, 'Tauchpumpe']],
  }
}

export const layout: Layout = {
  name: 'kurzanleitung-pumpe',
  kind: 'manual',
  language: 'de',
  types: ['manual'],
  count: 1,
  scans: [],
  make,
}
