// A German CV as schools teach it: a table without lines, months at the left, newest at the bottom; parents and school reports on
// the second paper of a pupil, an empty frame where the photo is glued, place and day above a signature.
import type { Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.4pt/1.42 'Liberation Sans',Arial,sans-serif;padding:24mm 22mm 20mm 25mm}h1{font-size:17pt;margin:0 0 8mm}h2{font-size:12pt;text-decoration:underline;margin:6mm 0 2mm}td{padding:.5mm 0;vertical-align:top}td:first-child{width:48mm}.photo{position:absolute;right:24mm;top:22mm;width:36mm;height:47mm;background:linear-gradient(160deg,#b9c6cf,#7c8b95)}.ink{font:20pt 'Z003',cursive;color:#1d2a66}`
const { date } = writingOf('DE')

type Rows = readonly (readonly [string, string])[]
const table = (rows: Rows) =>
  `<table>${each(rows, ([left, right]) => `<tr><td>${left}</td><td>${right}</td></tr>`)}</table>`

function firstName(names: Names, salutation: string): string {
  const person = names.person()
  return person.salutation === salutation ? person.first : firstName(names, salutation)
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [person, home, today] = [names.person(), names.address(), dayIn(random, 2026)]
  const born = dayIn(random, index === 0 ? 1984 : 2009, index === 0 ? 1990 : 2010)
  const grown: Rows = [
    ['09/2003 – 07/2006', `Ausbildung Mechatronik, ${names.company().name}`],
    ['08/2006 – 12/2013', `Service und Montage, ${names.company().name}`],
    ['01/2014 – 03/2015', 'Meisterschule in Vollzeit, Handwerkskammer'],
    ['seit 04/2015', `Leitung der Werkstatt, ${names.company().name}: Planung, Ausbildung, Einkauf`],
  ]
  const pupil: Rows = [
    ['2016 – 2020', `Grundschule ${home.town}`],
    ['seit 2020', `Realschule ${names.town()}, voraussichtlich Mittlere Reife`],
    ['März 2025', `Praktikum bei ${names.company().name}`],
    ['Juli 2025', 'Ferienarbeit in einer Gärtnerei'],
  ]
  const family: Rows =
    index === 0
      ? [['Familienstand', 'verheiratet, zwei Kinder']]
      : [
          [
            'Eltern',
            `${firstName(names, 'Frau')} ${person.last}, Köchin; ${firstName(names, 'Herr')} ${person.last}, Fliesenleger`,
          ],
          ['Geschwister', 'eine Schwester, 12 Jahre'],
        ]
  const html = `<div class="photo"></div><h1>Lebenslauf</h1><h2>Persönliche Daten</h2>${table([['Name', `${person.first} ${person.last}`], ['Anschrift', `${home.street}<br>${home.place}`], ['Telefon', names.phone()], ['geboren am', `${date(born)} in ${names.town()}`], ...family])}<h2>${index === 0 ? 'Beruflicher Werdegang' : 'Schule und erste Erfahrungen'}</h2>${table(index === 0 ? grown : pupil)}
<h2>Kenntnisse</h2>${table(
    index === 0
      ? [
          ['Führerschein', 'B, BE, C1'],
          ['EDV', 'Tabellenkalkulation, CAD Grundlagen'],
          ['Sprachen', 'Englisch gut, Polnisch Grundkenntnisse'],
        ]
      : [
          ['Lieblingsfächer', 'Technik, Mathematik, Sport'],
          ['Sprachen', 'Deutsch, Türkisch, Englisch'],
          ['Hobbys', 'Jugendfeuerwehr, Fahrräder reparieren'],
        ],
  )}<p style="margin-top:14mm">${home.town}, ${date(today)}</p><p class="ink">${person.first} ${person.last}</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? 'LL.pdf' : `Lebenslauf_${person.last}.pdf`,
    facts: [[`${person.first} ${person.last}`, person.last]],
  }
}

export const layout: Layout = {
  name: 'lebenslauf-tabellarisch',
  kind: 'application',
  language: 'de',
  types: ['application'],
  count: 2,
  scans: [1],
  make,
}
