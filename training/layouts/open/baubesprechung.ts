// A site meeting's record without the word for minutes in its title: "Baubesprechung Nr. 17", a grid of who was there and who gets
// it, points with numbers that go back to older meetings, who does what by when; supplements and partial invoices are spoken of.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.4 'Roboto Condensed','Roboto',sans-serif;padding:12mm 14mm}.bar{display:flex;border:1pt solid #000}.bar div{padding:2mm 3mm;border-right:1pt solid #000}.bar .t{flex:1;font-size:16pt;font-weight:700}.bar :last-child{border:0}
table{width:100%;margin-top:4mm}th,td{border:.5pt solid #000;padding:.9mm 1.6mm;text-align:left;vertical-align:top}th{background:#e4e4e4}.p td:nth-child(1){width:15mm}.p td:nth-child(3){width:24mm}.p td:nth-child(4){width:19mm}.p .g td{background:#f2f2f2;font-weight:700}.new{color:#b00020}.ft{position:absolute;left:14mm;right:14mm;bottom:7mm;display:flex;justify-content:space-between;font-size:7.4pt}`

export const layout: Layout = {
  name: 'baubesprechung',
  kind: 'minutes',
  language: 'de',
  types: ['minutes'],
  count: 1,
  scans: [0],
  make,
}

const { date } = writingOf('DE')
type Point = readonly [text: string, who: string, days: number]

const GROUPS: readonly (readonly [string, readonly Point[]])[] = [
  [
    'Termine und Allgemeines',
    [
      [
        'Rohbau 1. OG abgeschlossen. Verzug gegenüber Terminplan vom letzten Monat: 6 Arbeitstage. Der AN legt einen Beschleunigungsplan vor.',
        'Rohbau',
        7,
      ],
      ['Baustrom: Verteiler am Kran ist zu prüfen, Prüfprotokoll an SiGeKo.', 'Elektro', 5],
      ['Die 4. Abschlagsrechnung Rohbau ist geprüft und zur Zahlung freigegeben (Kürzung Pos. 02.03.0110).', 'BL', 0],
    ],
  ],
  [
    'Rohbau',
    [
      ['Nachtragsangebot 05 (Mehrtiefe Fundamente): Mengennachweis fehlt weiterhin, keine Beauftragung.', 'Rohbau', 10],
      [
        'Aussparungen Achse C/4 fehlen. Kernbohrung auf Kosten des AN. Bedenkenanmeldung wurde nicht vorgelegt.',
        'Rohbau',
        3,
      ],
      ['Betonprüfzeugnisse der Decke über EG sind nachzureichen.', 'Rohbau', 7],
    ],
  ],
  [
    'Haustechnik',
    [
      ['Trassenplan Lüftung Index D ist freigegeben. Der Planlauf erfolgt über den Projektraum.', 'HLS', 0],
      ['Lieferzeit Wärmepumpe: 14 Wochen, Auftragsbestätigung liegt vor.', 'HLS', 0],
      ['Leerrohre im Sichtbeton: Bemusterung mit Bauherrschaft auf der Baustelle.', 'Elektro / AG', 14],
    ],
  ],
  [
    'Fassade und Außenanlagen',
    [
      [
        'Fenster: Montagebeginn verschiebt sich um eine Woche. Gerüst bleibt stehen, Mehrkosten Standzeit ca. 1.900 € sind anzumelden.',
        'Fenster',
        7,
      ],
      ['Rigole: Abstimmung mit dem Tiefbauamt steht aus.', 'LA', 21],
    ],
  ],
]

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [day, site] = [dayIn(random, 2025), names.address()]
  const meeting = random.whole(14, 28)
  const roles = ['AG / Bauherr', 'BL Bauleitung', 'Rohbau', 'HLS', 'Elektro', 'SiGeKo', 'LA Landschaft']
  const people = roles.map((role) => [
    role,
    names.company().short,
    names.person().full,
    names.phone(),
    random.pick(['x', 'x', 'e']),
  ])
  const point = ([text, who, days]: Point, number: string) =>
    `<tr><td>${number}<td>${text}<td>${who}<td>${days ? date(daysAfter(day, days), 'short') : days === 0 && who === 'BL' ? 'erl.' : 'Info'}</tr>`
  const group = ([title, points]: (typeof GROUPS)[number], at: number) =>
    `<tr class="g"><td>${at + 1}<td colspan="3">${title}</tr>${each(points, (one, row) => point(one, `${at + 1}.${meeting - ((row * 3 + at) % 4)}.${row + 1}`))}`
  const bar = `<div class="bar"><div class="t">Baubesprechung Nr. ${meeting}</div><div>Neubau Feuerwache Nord<br>${site.street}, ${site.town}</div><div>${date(day)}<br>9.00–10.40 Uhr</div></div>`
  const foot = (page: number) =>
    `<div class="ft"><span>24-071_BB_${meeting}.docx</span><span>Lotz + Ambrosi Projektsteuerung</span><span>${page}/2</span></div>`
  const first = `${bar}<table><tr><th>Funktion<th>Firma<th>Name<th>Telefon<th>anw.<th>Verteiler</tr>${each(people, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}`)}<td>x</tr>`)}</table><p style="margin-top:1mm">x = anwesend, e = entschuldigt. Nummern: Gruppe.Besprechung.Punkt. Änderungen gegenüber der letzten Fassung sind <span class="new">rot</span>. Einwände bitte innerhalb von 5 Werktagen, sonst gilt der Inhalt als anerkannt.</p>
<table class="p"><tr><th>Nr.<th>Inhalt<th>zuständig<th>bis</tr>${each(GROUPS.slice(0, 2), group)}</table>${foot(1)}`
  const second = `${bar}<table class="p"><tr><th>Nr.<th>Inhalt<th>zuständig<th>bis</tr>${each(GROUPS.slice(2), (one, at) => group(one, at + 2))}<tr class="g"><td>5<td colspan="3">Nächster Termin</tr><tr><td>5.${meeting}.1<td class="new">${date(daysAfter(day, 7), 'long')}, 9.00 Uhr, Container Bauleitung<td>alle<td>${date(daysAfter(day, 7), 'short')}</tr></table><p style="margin-top:6mm">aufgestellt: ${names.person().full}</p>${foot(2)}`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: `24-071_BB_${meeting}.pdf`,
    facts: [[date(day)], ['Neubau Feuerwache Nord', `Baubesprechung Nr. ${meeting}`]],
  }
}
