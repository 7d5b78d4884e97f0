// A care service's time sheet of one person and one month: a row a day with begin, break, end and hours, weekends grey and
// empty, illness as a letter, sums and signatures at the foot; written by a spreadsheet.

import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:7.6pt/1.2 'Carlito',Calibri,sans-serif;padding:10mm 12mm}h1{font-size:14pt;margin:0}table{width:100%;margin-top:3mm}td,th{border:.5pt solid #777;padding:.55mm 1.4mm}th{background:#dce6f1}.we td{background:#eee}.two{display:flex;justify-content:space-between;align-items:flex-end}`
const { number, month } = writingOf('DE')
const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']
const TOURS = ['Tour Nord', 'Tour Süd', 'Frühdienst WG', 'Büro / Doku', 'Fortbildung'] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, person, first] = [
    companyIn(names, 'Pflegedienst'),
    names.person(),
    { ...dayIn(random, 2025, 2026), day: 1 },
  ]
  const last = lastDay(first).day
  const ill = random.whole(4, 18)
  const days = Array.from({ length: last }, (_, at) => {
    const day = at + 1
    const weekday = new Date(Date.UTC(first.year, first.month - 1, day)).getUTCDay()
    const isFree = weekday === 0 || weekday === 6
    const isIll = !isFree && index === 0 && day >= ill && day < ill + 3
    const quarters = isFree ? 0 : isIll ? 28 : random.whole(22, 36)
    return { day, weekday, isFree, isIll, hours: quarters / 4 }
  })
  const clock = (hours: number) =>
    `${String(Math.floor(hours)).padStart(2, '0')}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`
  const times = ({ isIll, hours }: (typeof days)[number]) =>
    isIll
      ? '<td>K</td><td></td><td></td><td></td><td>krank</td>'
      : `<td>06:30</td><td>00:30</td><td>${clock(7 + hours)}</td><td>${clock(hours)}</td><td>${random.pick(TOURS)}</td>`
  const row = (one: (typeof days)[number]) =>
    `<tr class="${one.isFree ? 'we' : ''}"><td>${DAYS[one.weekday]}</td><td class="r">${one.day}.</td>${one.isFree ? '<td></td><td></td><td></td><td></td><td></td><td></td>' : `${times(one)}<td class="r">${number(one.hours)}</td>`}</tr>`
  const total = sum(days.map(({ hours }) => hours))
  const target = random.whole(140, 165)
  const html = `<div class="two"><div><h1>Arbeitszeitnachweis</h1>${firm.name}</div><div>Monat: <b>${month(first)}</b></div><div>Name: <b>${person.last}, ${person.first}</b><br>Personal-Nr. ${random.code('0###')}</div></div><table><tr><th>Tag</th><th>Dat.</th><th>Beginn</th><th>Pause</th><th>Ende</th><th>Dauer</th><th>Einsatz</th><th class="r">Std. dez.</th></tr>${each(days, row)}<tr><th colspan="7">Summe Ist-Stunden</th><th class="r">${number(total)}</th></tr><tr><th colspan="7">Soll-Stunden</th><th class="r">${number(target)}</th></tr><tr><th colspan="7">Saldo Monat</th><th class="r">${number(total - target)}</th></tr></table><div class="two" style="margin-top:11mm"><span style="border-top:.6pt solid #000;width:64mm">Mitarbeiter/in</span><span style="border-top:.6pt solid #000;width:64mm">Pflegedienstleitung</span></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `AZN_${person.last}_${String(first.month).padStart(2, '0')}-${first.year}.pdf`,
    facts: [
      [person.last, `${person.last}, ${person.first}`],
      [month(first), number(total)],
    ],
  }
}

export const layout: Layout = {
  name: 'pflegedienst-wochenplan',
  kind: 'time-sheet',
  language: 'de',
  types: ['time-sheet'],
  count: 2,
  scans: [1],
  make,
}
