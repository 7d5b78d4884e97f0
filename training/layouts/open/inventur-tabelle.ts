// A stock list printed from a spreadsheet: no letter head, grid of cells with cut column heads, code and place and counted and booked numbers,
// differences in brackets, a value column with a sum, sheet name and page number in the print margins, two sheets across.
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, parted, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.2 'Carlito';padding:14mm 12mm}.m{position:absolute;left:12mm;right:12mm;top:6mm;display:flex;justify-content:space-between;font-size:7.6pt}.m.b{top:auto;bottom:5mm}table{width:100%}td,th{border:.3pt solid #bbb;padding:.8mm 1.4mm;text-align:left}th{background:#ffe699}td.r{text-align:right}.z td{background:#fff2cc;font-weight:700}`

const PARTS = [
  'Sechskantschraube M8x40 A2',
  'Scheibe 8,4 DIN 125',
  'Dichtring 12x18',
  'Kettenrad 17 Z',
  'Lagerbock UCP 205',
  'Keilriemen SPA 1250',
  'Schmiernippel H1',
  'Passfeder 8x7x30',
  'Spannhülse 6x30',
  'Gummipuffer 40x30',
] as const
const SIZES = ['', ' verz.', ' Alt', ' lang'] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'inventur-tabelle',
  kind: 'table',
  language: 'de',
  types: ['table'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const day = dayIn(random, 2024, 2026)
    const rows = Array.from({ length: index === 0 ? 52 : 38 }, () => {
      const [booked, cents] = [random.whole(0, 420), random.whole(9, 2900)]
      const counted = random.chance(0.7) ? booked : Math.max(0, booked + random.whole(-9, 6))
      return {
        code: random.code('##.###'),
        text: random.pick(PARTS) + random.pick(SIZES),
        place: random.code('@#-0#'),
        booked,
        counted,
        cents,
      }
    })
    const total = sum(rows.map(({ counted, cents }) => counted * cents))
    const gap = (difference: number) => (difference < 0 ? `(${-difference})` : difference > 0 ? String(difference) : '')
    const sheet = ['Inventur Halle 2', 'Zählung Ersatzteile'][index] ?? ''
    const file = `${sheet.replace(/ /g, '_')}_${day.year}.xlsx`
    const parts = parted(rows, 33, 33)
    const page = (list: typeof rows, at: number) =>
      `<div class="m"><span>${file}</span><span>${sheet}</span><span>${date(day)}</span></div><table><tr><th>Art.-Nr.</th><th>Bezeichnung</th><th>Platz</th><th>Buch</th><th>Ist</th><th>Diff</th><th>EK/St</th><th>Wert</th><th>gez.</th></tr>${each(list, (row) => `<tr><td>${row.code}</td><td>${row.text}</td><td>${row.place}</td><td class="r">${row.booked}</td><td class="r">${row.counted}</td><td class="r">${gap(row.counted - row.booked)}</td><td class="r">${amount(row.cents)}</td><td class="r">${amount(row.counted * row.cents)}</td><td>${initials}</td></tr>`)}${at === parts.length - 1 ? `<tr class="z"><td colspan="7">Summe Lagerwert</td><td class="r">${amount(total)}</td><td></td></tr>` : ''}</table><div class="m b"><span></span><span>Seite ${at + 1} von ${parts.length}</span></div>`
    const initials = names.person().last.slice(0, 2)
    return {
      html: sheets(CSS, parts.map(page), { width: 297, height: 210 }),
      pages: parts.length,
      fileName: file.replace('.xlsx', '.pdf'),
      facts: [
        [sheet, 'Summe Lagerwert', amount(total)],
        [rows[0]?.code ?? '', 'Bezeichnung', date(day)],
      ],
    }
  },
}
