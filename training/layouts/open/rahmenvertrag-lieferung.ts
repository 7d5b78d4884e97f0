// Rahmenverträge zwischen Firmen auf zwei Seiten: Parteien mit "nachfolgend", Paragrafen oder Ziffern, Laufzeit, Abrufe, Preise als Anlage,
// Unterschriften nebeneinander; einmal Übersetzungen, einmal Winterdienst, jeweils anders gegliedert.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.3pt/1.5 var(--f);padding:20mm 24mm}h1{font:700 16pt/1.25 var(--f);text-align:center;margin:0 0 6mm}h2{font:700 10.6pt var(--f);margin:5mm 0 1mm}.pa{text-align:center;margin:0 0 4mm}p{margin:0 0 2mm;text-align:justify}.sg{display:grid;grid-template-columns:1fr 1fr;gap:16mm;margin-top:22mm}.sg div{border-top:.6pt solid #000;padding-top:1mm;font-size:9pt}.no{position:absolute;bottom:10mm;left:0;right:0;text-align:center;font-size:8pt}`

type Clause = readonly [head: string, ...texts: string[]]
const PAPERS: readonly {
  title: string
  roles: readonly [string, string]
  sign: string
  clauses: readonly Clause[]
  f: string
}[] = [
  {
    title: 'Rahmenvertrag<br>über Übersetzungs- und Lektoratsleistungen',
    roles: ['Auftraggeberin', 'Auftragnehmerin'],
    sign: '§ #',
    clauses: [
      [
        'Gegenstand',
        'Dieser Vertrag regelt die Bedingungen, zu denen die Auftragnehmerin auf Abruf Texte übersetzt und lektoriert. Aus ihm allein entsteht keine Pflicht zur Erteilung von Aufträgen.',
      ],
      [
        'Abruf',
        'Jeder Auftrag kommt durch Einzelabruf in Textform zustande, der Umfang, Sprachen und Termin nennt. Widerspricht die Auftragnehmerin nicht binnen zwei Werktagen, gilt er als angenommen.',
      ],
      [
        'Vergütung',
        'Es gelten die Wort- und Stundensätze der Anlage 1. Sie sind bis zum # fest. Eilzuschläge sind vorab zu vereinbaren.',
        'Abgerechnet wird monatlich nachträglich, zahlbar binnen 30 Tagen.',
      ],
      [
        'Vertraulichkeit',
        'Beide Seiten behandeln alles, was ihnen bei Durchführung dieses Vertrages bekannt wird, auch nach dessen Ende vertraulich.',
      ],
      [
        'Nutzungsrechte',
        'Mit vollständiger Bezahlung gehen die ausschließlichen Nutzungsrechte an den Übersetzungen auf die Auftraggeberin über.',
      ],
      [
        'Laufzeit',
        'Der Vertrag beginnt am ~ und läuft auf unbestimmte Zeit. Er kann mit einer Frist von drei Monaten zum Quartalsende gekündigt werden.',
      ],
      [
        'Schlussbestimmungen',
        'Änderungen bedürfen der Textform. Sollte eine Bestimmung unwirksam sein, bleiben die übrigen wirksam.',
      ],
    ],
    f: "'Liberation Serif'",
  },
  {
    title: 'Rahmenvereinbarung Winterdienst',
    roles: ['AG', 'AN'],
    sign: '#.',
    clauses: [
      [
        'Was vereinbart wird',
        'Der AN räumt und streut auf Abruf die Flächen der Anlage A (drei Parkplätze, zwei Rampen, rund 1.900 m Gehweg).',
      ],
      [
        'Bereitschaft und Einsatz',
        'Bereitschaft besteht vom 1. November bis 31. März. Einsätze beginnen spätestens 45 Minuten nach Abruf, werktags jedoch so, dass bis 6.30 Uhr geräumt ist.',
      ],
      ['Nachweise', 'Zu jedem Einsatz legt der AN binnen drei Tagen einen Beleg mit Uhrzeit, Streugut und Fahrer vor.'],
      [
        'Entgelt',
        'Bereitschaftspauschale und Einsatzpreise stehen in Anlage B. Preisanpassungen sind frühestens nach dem # möglich.',
      ],
      [
        'Haftung',
        'Der AN stellt den AG von Ansprüchen Dritter frei, die auf verspätetes oder unterlassenes Räumen zurückgehen, und weist eine Betriebshaftpflicht über 3 Mio. Euro nach.',
      ],
      [
        'Dauer',
        'Gültig ab ~ für zwei Winter. Danach verlängert sich die Vereinbarung um je einen Winter, wenn sie nicht bis Ende Juni gekündigt wird.',
      ],
      ['Sonstiges', 'Gerichtsstand ist der Sitz des AG. Mündliche Nebenabreden bestehen nicht.'],
    ],
    f: "'Carlito','Liberation Sans'",
  },
]
const { date } = writingOf('DE')

export const layout: Layout = {
  name: 'rahmenvertrag-lieferung',
  kind: 'contract',
  language: 'de',
  types: ['contract'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const one = PAPERS[index] ?? PAPERS[0]
    if (!one) throw new RangeError('no paper')
    const [own, other, signed] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
    const [start, fixedTill] = [daysAfter(signed, 25), daysAfter(signed, 25 + 730)]
    const number = random.code(index === 0 ? 'RV-####' : 'WD ##/##')
    const party = (firm: typeof own, role: string) =>
      `<p class="pa"><b>${firm.name}</b><br>${firm.address.lines.join(', ')}<br>vertreten durch ${firm.manager.full}<br>– nachfolgend „${role}“ –</p>`
    const clause = ([head, ...texts]: Clause, at: number) =>
      `<h2>${one.sign.replace('#', String(at + 1))} ${head}</h2>${each(texts, (text, part) => `<p>${texts.length > 1 ? `(${part + 1}) ` : ''}${text.replace('#', date(fixedTill, 'long')).replace('~', date(start, 'long'))}</p>`)}`
    const clauses = one.clauses.map(clause)
    const first = `<h1>${one.title}</h1><p class="pa">Nr. ${number}</p><p class="pa">zwischen</p>${party(own, one.roles[0])}<p class="pa">und</p>${party(other, one.roles[1])}${clauses.slice(0, 4).join('')}<div class="no">Seite 1 von 2</div>`
    const second = `${clauses.slice(4).join('')}<p style="margin-top:8mm">Anlagen: ${index === 0 ? '1 Preise, 2 Auftragsverarbeitung' : 'A Lageplan, B Preise'}</p><div class="sg"><div>${own.address.town}, ${date(signed)}<br>${own.manager.first} ${own.manager.last}<br>${own.name}</div><div>${other.address.town}, ${date(signed)}<br>${other.manager.first} ${other.manager.last}<br>${other.name}</div></div><div class="no">Seite 2 von 2</div>`
    return {
      html: sheets(`.sheet{--f:${one.f}}${CSS}`, [first, second]),
      pages: 2,
      fileName: ['RV Uebersetzung unterschrieben.pdf', 'Winterdienst_Vereinbarung.pdf'][index] ?? '',
      facts: [[own.name, other.name], [date(start, 'long')], [number]],
    }
  },
}
