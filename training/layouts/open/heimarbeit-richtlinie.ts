// A company's policy on working from home: numbered short rules in two columns like a leaflet, a box with what is in force from when, words of
// duty ("hat", "ist zu"), a receipt to sign at the end; no parties, no addresses.
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.5 'Roboto';padding:16mm 18mm}h1{font:300 25pt/1.1 'Roboto';margin:0 0 5mm}.box{background:#17324d;color:#fff;padding:3mm 5mm;display:flex;justify-content:space-between}.cols{columns:2;column-gap:9mm;margin-top:7mm}h2{font:700 10pt 'Roboto';margin:3mm 0 1mm;break-after:avoid}.rule{break-inside:avoid}.sig{position:absolute;left:18mm;right:18mm;bottom:14mm;border-top:1pt solid #17324d;padding-top:3mm}`

const RULES = [
  [
    'Geltung',
    'Diese Richtlinie gilt für alle Beschäftigten, deren Aufgaben sich ohne Anwesenheit erledigen lassen. Auszubildende arbeiten im ersten Jahr vor Ort.',
  ],
  [
    'Umfang',
    'Bis zu acht Tage im Monat können nach Absprache im Team außerhalb des Büros gearbeitet werden. Ein Anspruch entsteht daraus nicht.',
  ],
  [
    'Erreichbarkeit',
    'Zwischen 9.30 und 15 Uhr ist jede und jeder telefonisch erreichbar. Pausen sind im Kalender einzutragen.',
  ],
  [
    'Arbeitszeit',
    'Beginn und Ende sind am selben Tag zu erfassen. Zwischen zwei Arbeitstagen liegen elf Stunden Ruhe.',
  ],
  ['Geräte', 'Es darf nur mit Geräten der Firma gearbeitet werden. Private Drucker sind nicht anzuschließen.'],
  [
    'Datenschutz',
    'Bildschirme sind vor fremden Blicken zu schützen, Papiere bleiben im Büro oder kommen in die verschließbare Mappe.',
  ],
  ['Ausland', 'Die Arbeit aus dem Ausland bedarf der Zustimmung der Personalabteilung, spätestens drei Wochen vorher.'],
  ['Kosten', 'Strom und Internet trägt die oder der Beschäftigte; Tisch und Stuhl werden auf Antrag gestellt.'],
  ['Unfälle', 'Jeder Unfall bei der Arbeit ist noch am selben Tag zu melden.'],
  ['Widerruf', 'Bei Verstößen kann die Erlaubnis mit einer Frist von zwei Wochen widerrufen werden.'],
] as const
const { date } = writingOf('DE')

export const layout: Layout = {
  name: 'heimarbeit-richtlinie',
  kind: 'bylaws',
  language: 'de',
  types: ['bylaws'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { name, manager } = names.company()
    const day = dayIn(random, 2024, 2026)
    const begin = { year: day.year + 1, month: 1, day: 1 }
    const rules = index === 0 ? RULES : RULES.filter((_, at) => at !== 6 && at !== 8)
    const title = ['Arbeiten von zu Hause', 'Richtlinie mobiles Arbeiten'][index] ?? ''
    const code = random.code('RL-P-0#')
    const html = `<h1>${title}</h1><div class="box"><span>${name}</span><span>${code}, Fassung ${index + 1}</span><span>in Kraft ab ${date(begin, 'long')}</span></div><div class="cols">${each(rules, ([head, text], at) => `<div class="rule"><h2>${at + 1} ${head}</h2><p>${index === 0 ? '' : `(1) `}${text}</p></div>`)}</div><p style="margin-top:8mm">Beschlossen von der Geschäftsleitung am ${date(day)}, ${manager.first} ${manager.last}</p><div class="sig">Ich habe die Richtlinie erhalten und gelesen.<br><br>_______________________________ &nbsp;&nbsp; _______________________________<br>Name &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Datum, Unterschrift</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${code}.pdf`,
      facts: [
        [title, name, code],
        [date(begin, 'long'), date(day)],
      ],
    }
  },
}
