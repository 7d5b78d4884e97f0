// A time sheet for a month from a spreadsheet, landscape: one row a day with weekends shaded, begin and end, break, hours in
// hundredths, site; sums at the foot, overtime, two signatures; some days only say "Urlaub" or "krank".
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:7.6pt/1.15 'Liberation Sans','DejaVu Sans Condensed',sans-serif;padding:8mm 12mm}.hd{display:grid;grid-template-columns:1.3fr 1fr 1fr 1fr;margin-bottom:2mm;font-size:9pt}.hd b{font-size:12pt}table{width:100%}td,th{border:.4pt solid #666;padding:.55mm 1.5mm;text-align:center}th{background:#d9ead3}.we td{background:#e5e5e5}td.l{text-align:left}.su td{font-weight:700;border-top:1.2pt solid #000}.sg{display:flex;gap:30mm;margin-top:9mm}.sg div{border-top:.5pt solid;width:70mm;padding-top:.6mm}`

export const layout: Layout = {
  name: 'site-time-sheet',
  kind: 'time-sheet',
  language: 'de',
  types: ['time-sheet'],
  count: 1,
  scans: [0],
  make,
}

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { amount, date } = writingOf('DE')
  const month = dayIn(random, 2024, 2026)
  const [worker, sites] = [names.person(), [names.address(), names.address(), names.address()]]
  const number = random.code('0###')
  const days = Array.from({ length: lastDay(month).day }, (_, place) => {
    const day = { ...month, day: place + 1 }
    const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
    const isOff = weekday === 0 || weekday === 6
    const away = isOff ? '' : random.chance(0.12) ? random.pick(['Urlaub', 'krank']) : ''
    const quarters = isOff || away ? 0 : random.whole(30, 38)
    return { day, weekday, isOff, away, quarters, site: random.pick(sites).street }
  })
  const total = sum(days.map(({ quarters }) => quarters)) * 25
  const target = days.filter(({ isOff, away }) => !isOff && !away).length * 800
  const clock = (quarters: number) =>
    `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
  const rows = each(days, ({ day, weekday, isOff, away, quarters, site }) =>
    quarters
      ? `<tr><td>${date(day, 'short').slice(0, 6)}<td>${WEEKDAYS[weekday]}<td>${clock(26)}<td>${clock(26 + quarters + 3)}<td>0:45<td>${amount(quarters * 25)}<td class="l">${site}<td></tr>`
      : `<tr class="${isOff ? 'we' : ''}"><td>${date(day, 'short').slice(0, 6)}<td>${WEEKDAYS[weekday]}<td><td><td><td>${away ? '8,00 *' : ''}<td class="l">${away}<td></tr>`,
  )
  const html = `<div class="hd"><b>Stundenzettel</b><span>Monat: <b>${names.month(month)}</b></span><span>Name: ${worker.last}, ${worker.first}</span><span>Pers.-Nr. ${number}</span></div><table><tr><th>Datum<th>Tag<th>Beginn<th>Ende<th>Pause<th>Stunden<th>Baustelle / Bemerkung<th>Auslöse</tr>${rows}<tr class="su"><td colspan="5">geleistete Stunden<td>${amount(total)}<td class="l">Soll ${amount(target)} &nbsp;&nbsp; Mehr-/Minderstunden ${amount(total - target)}<td></tr></table><p style="margin-top:1mm">* bezahlte Abwesenheit, nicht in der Summe der geleisteten Stunden. Abgabe bis zum dritten Werktag des Folgemonats im Büro.</p>
<div class="sg"><div>Unterschrift Mitarbeiter</div><div>geprüft (Polier)</div><span>Estrichbau Lerchenfeldt &amp; Sohn</span></div>`
  return {
    html: sheets(CSS, [html], { width: 297, height: 210 }),
    pages: 1,
    fileName: `${month.year}-${String(month.month).padStart(2, '0')} ${worker.last}.pdf`,
    facts: [
      [amount(total), names.month(month)],
      [worker.last, 'Estrichbau Lerchenfeldt'],
    ],
  }
}
