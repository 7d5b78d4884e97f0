// Two certificates of one training centre: a wide one with a frame and a short sentence, and an upright one that lists hours and
// marks; neither has a recipient's address.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:12pt/1.5 'EB Garamond','P052',serif;padding:20mm 24mm}.frame{position:absolute;inset:9mm;border:1pt solid #6b1f2a;outline:3pt double #6b1f2a;outline-offset:2mm}h1{font:400 30pt 'EB Garamond','P052',serif;color:#6b1f2a;margin:4mm 0;text-align:center}.name{font-size:24pt;text-align:center}table{width:100%;margin:6mm 0}td,th{text-align:left;border-bottom:.5pt solid #999;padding:1.2mm 0}.sg{display:flex;justify-content:space-between;margin-top:16mm;font-size:10pt}`
const { date } = writingOf('DE')
const PARTS = [
  'Fahrphysik und Standsicherheit',
  'Lastdiagramme lesen',
  'Tägliche Einsatzprüfung',
  'Regalbedienung bis 6 m',
  'Unfallverhütungsvorschriften',
  'Praktische Prüfung',
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [person, teacher, day, town] = [names.person(), names.person(), dayIn(random, 2024, 2026), names.town()]
  const number = random.code('FS-####/2#')
  const born = dayIn(random, 1975, 2004)
  const hours = PARTS.map(() => random.whole(1, 5))
  const table = `<table><tr><th>Inhalt</th><th class="r">Stunden</th><th class="r">Ergebnis</th></tr>${each(PARTS, (part, at) => `<tr><td>${part}</td><td class="r">${hours[at]}</td><td class="r">${at > 3 ? 'bestanden' : 'teilgenommen'}</td></tr>`)}<tr><td>gesamt</td><td class="r">${sum(hours)}</td><td></td></tr></table>`
  const html = `<div class="frame" data-over></div><p class="c" style="letter-spacing:1.5mm">FAHRSCHULUNGSZENTRUM HAVELTOR</p><h1>${index === 0 ? 'Befähigungsnachweis' : 'Teilnahmebescheinigung'}</h1><p class="name">${person.first} ${person.last}</p><p class="c">geboren am ${date(born)}</p><p class="c">hat vom ${date(daysAfter(day, -3))} bis zum ${date(day)} am Lehrgang für Fahrerinnen und Fahrer von Flurförderzeugen<br>nach DGUV Grundsatz 308-001 ${index === 0 ? 'mit Erfolg teilgenommen und ist berechtigt, Frontstapler zu führen.' : 'teilgenommen.'}</p>${index === 0 ? '' : table}<div class="sg"><span>${town}, ${date(day)}</span><span>Nr. ${number}</span><span>${teacher.full}<br>Ausbildung</span></div>`
  return {
    html: sheets(CSS, [html], index === 0 ? { width: 297, height: 210 } : { width: 210, height: 297 }),
    pages: 1,
    fileName: index === 0 ? `Staplerschein_${person.last}.pdf` : 'Scan_Bescheinigung.pdf',
    facts: [
      [`${person.first} ${person.last}`, person.last],
      [number, 'Flurförderzeugen', 'Haveltor', date(day)],
    ],
  }
}

export const layout: Layout = {
  name: 'lehrgang-bescheinigung',
  kind: 'other',
  language: 'de',
  types: ['other', 'letter'],
  count: 2,
  scans: [0],
  make,
}
