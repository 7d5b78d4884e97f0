// How goods come in, drawn by a storeman in an office program: lanes from top to bottom, boxes and diamonds with "ja" and "nein", arrows, hardly
// a whole sentence; version, who released it and a day of validity stand in a head like a form's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.25 'Carlito'}.hd{position:absolute;left:10mm;top:8mm;width:277mm}.hd td{border:.7pt solid #000;padding:1mm 2mm}.lane{position:absolute;top:32mm;bottom:10mm;border:.6pt solid #888}.lane b{display:block;text-align:center;background:#dce6f1;border-bottom:.6pt solid #888;padding:.8mm}.s{position:absolute;width:46mm;height:13mm;border:1pt solid #1f3864;background:#fff;display:flex;align-items:center;justify-content:center;text-align:center;padding:0 1mm}.o{border-radius:7mm;background:#e2efda}.q{border-color:#c00000;background:#fdeeee}svg{position:absolute;left:0;top:0}.y{position:absolute;font-size:7.6pt;color:#c00000}`

const LANES = ['Fahrer / Spedition', 'Lager', 'Qualität', 'Einkauf'] as const
const LANE_MM = 69

const STEPS = [
  [0, 0, 'o', 'LKW meldet sich an Tor 2'],
  [1, 0, '', 'Lieferschein mit Bestellung vergleichen'],
  [1, 1, 'q', 'Menge und Kolli in Ordnung?'],
  [3, 1, '', 'Lieferant anrufen, Fehlmenge klären'],
  [0, 2, '', 'Schaden auf Frachtbrief vermerken'],
  [1, 2, '', 'Zugang buchen, Etikett drucken'],
  [2, 2, 'q', 'Prüfpflichtig?'],
  [2, 3, '', 'Stichprobe nach Prüfplan'],
  [1, 4, 'o', 'Einlagern'],
  [2, 4, '', 'Sperrlager, rotes Schild'],
  [3, 4, 'o', 'Reklamation anlegen'],
] as const
const ARROWS = [
  [0, 1, ''],
  [1, 2, ''],
  [2, 3, 'nein'],
  [2, 5, 'ja'],
  [5, 6, ''],
  [6, 7, 'ja'],
  [7, 9, 'n. i. O.'],
  [9, 10, ''],
] as const

const leftOf = (lane: number) => 10 + lane * LANE_MM + 11.5
const topOf = (row: number) => 43 + row * 31

function arrow([from, to, text]: (typeof ARROWS)[number]): { path: string; word: string } {
  const [laneA, rowA] = STEPS[from] ?? [0, 0]
  const [laneB, rowB] = STEPS[to] ?? [0, 0]
  const [x, y] = [leftOf(laneA) + 23, topOf(rowA) + 13]
  const [left, top] = laneA === laneB ? [x + 2, y + 6] : [leftOf(laneA) + 48, topOf(rowA) + 1]
  const path = laneA === laneB ? `M${x} ${y}V${topOf(rowB)}` : `M${x + 23} ${y - 6.5}H${leftOf(laneB)}`
  return { path, word: text ? `<div class="y" style="left:${left}mm;top:${top}mm">${text}</div>` : '' }
}

export const layout: Layout = {
  name: 'wareneingang-ablauf',
  kind: 'process-sketch',
  language: 'de',
  types: ['process-sketch'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { date } = writingOf('DE')
    const [firm, author, chief, day] = [names.company(), names.person(), names.person(), dayIn(random, 2024, 2026)]
    const code = random.code(index === 0 ? 'PB-L-0#' : 'AA 4.#')
    const drawn = ARROWS.map(arrow)
    const lanes = index === 0 ? LANES : (['Anlieferer', 'Magazin', 'Labor', 'Disposition'] as const)
    const html = `<table class="hd"><tr><td rowspan="2" style="width:60mm">${firm.name}</td><td rowspan="2" class="c" style="font-size:14pt">Ablauf Wareneingang</td><td>${code} Rev. ${index + 2}</td><td>gültig ab ${date(day)}</td></tr><tr><td>erstellt: ${author.last}</td><td>freigegeben: ${chief.last} ${date(daysAfter(day, -9), 'short')}</td></tr></table>
${each(lanes, (lane, at) => `<div class="lane" style="left:${10 + at * LANE_MM}mm;width:${LANE_MM}mm"><b>${lane}</b></div>`)}<svg width="297mm" height="209mm" viewBox="0 0 297 209"><defs><marker id="a" markerWidth="7" markerHeight="7" refX="6" refY="3" orient="auto"><path d="M0 0L6 3 0 6z"/></marker></defs><path d="M${leftOf(1)} ${topOf(2) + 6.5}H${leftOf(0) + 46}" stroke="#000" stroke-width=".4" fill="none" stroke-dasharray="2 1" marker-end="url(#a)"/><path d="M${leftOf(1) + 23} ${topOf(2) + 13}V${topOf(4)}" stroke="#000" stroke-width=".4" marker-end="url(#a)"/>${each(drawn, ({ path }) => `<path d="${path}" stroke="#000" stroke-width=".4" fill="none" marker-end="url(#a)"/>`)}</svg>
${each(STEPS, ([lane, row, kind, text]) => `<div class="s ${kind}" style="left:${leftOf(lane)}mm;top:${topOf(row)}mm">${text}</div>`)}${each(drawn, ({ word }) => word)}<div class="y" style="left:${leftOf(1) + 26}mm;top:${topOf(3) + 4}mm">frei</div>`
    return {
      html: sheets(CSS, [html], { width: 297, height: 210 }),
      pages: 1,
      fileName: ['Ablauf_WE.pdf', 'Wareneingang Entwurf.pdf'][index] ?? '',
      facts: [
        [firm.name, code, 'Ablauf Wareneingang', author.last],
        [date(day), 'Lieferschein mit Bestellung vergleichen', 'Sperrlager'],
      ],
    }
  },
}
