// A curriculum vitae from an online editor: a coloured column with contact and skills beside the career, so that lines of
// both stand at the same height; years in place of dates; no word "Lebenslauf" on the second one.
import type { Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, namesIn, sheets } from '../sheet.ts'

const css = (colour: string, side: string) =>
  `.sheet{font:9.6pt/1.42 'Lato','DejaVu Sans Condensed',sans-serif;display:grid;grid-template-columns:${side}}.side{background:${colour};color:#fff;padding:16mm 8mm;height:100%}.side h3{font-size:9pt;letter-spacing:2pt;text-transform:uppercase;margin:8mm 0 2mm;border-bottom:.5pt solid #fff8}
.main{padding:17mm 14mm}.main h1{font-weight:300;font-size:27pt;margin:0;line-height:1}.main .as{color:${colour};letter-spacing:1.5pt;margin:1mm 0 7mm}.main h2{color:${colour};font-size:12pt;margin:6mm 0 2mm;text-transform:uppercase;letter-spacing:1.5pt}
.job{display:grid;grid-template-columns:27mm 1fr;margin-bottom:3mm}.job b{display:block}.job ul{margin:.5mm 0 0;padding-left:4mm}.sk{display:flex;justify-content:space-between;gap:3mm}.dots{letter-spacing:1pt;white-space:nowrap}.side{overflow-wrap:anywhere}.face{width:32mm;height:32mm;border-radius:50%;background:#fff3;margin:0 auto 6mm}`

export const layout: Layout = {
  name: 'sidebar-cv',
  kind: 'application',
  language: 'de',
  types: ['application'],
  count: 2,
  scans: [],
  make,
}

interface Career {
  readonly as: string
  readonly born: number
  readonly jobs: readonly (readonly [years: string, what: string, where: string, tasks: readonly string[]])[]
  readonly learnt: readonly (readonly [years: string, what: string, where: string])[]
  readonly skills: readonly (readonly [name: string, dots: number])[]
}

const CAREERS: readonly Career[] = [
  {
    as: 'Industriekauffrau / Einkauf',
    born: 1992,
    jobs: [
      [
        '2021 – heute',
        'Strategische Einkäuferin',
        'Kunststofftechnik',
        [
          'Verantwortung für Granulate und Kaufteile (6 Mio. € p. a.)',
          'Lieferantenaudits im In- und Ausland',
          'Einführung eines Portals für Anfragen',
        ],
      ],
      [
        '2016 – 2021',
        'Sachbearbeiterin Einkauf',
        'Werkzeuge',
        ['Bestellungen, Terminverfolgung, Rechnungsprüfung', 'Inventur und Disposition'],
      ],
      ['2014 – 2015', 'Assistentin der Werkleitung', 'Verpackungen', ['Elternzeitvertretung']],
    ],
    learnt: [
      ['2018 – 2020', 'Fachwirtin Einkauf (IHK), berufsbegleitend', 'Abschluss: gut'],
      ['2011 – 2014', 'Ausbildung zur Industriekauffrau', 'Note 1,9'],
      ['2011', 'Allgemeine Hochschulreife', 'Städtisches Gymnasium'],
    ],
    skills: [
      ['ERP-Systeme', 5],
      ['Tabellenkalkulation', 4],
      ['Englisch C1', 4],
      ['Polnisch B1', 3],
    ],
  },
  {
    as: 'Mechatroniker · Servicetechniker',
    born: 1998,
    jobs: [
      [
        'seit 2022',
        'Servicetechniker im Außendienst',
        'Hydraulik',
        ['Inbetriebnahme und Wartung von Pressen', 'Bereitschaft jede vierte Woche'],
      ],
      ['2018 – 2022', 'Betriebsschlosser', 'Maschinenbau', ['Vorbeugende Instandhaltung', 'Schweißen MAG/WIG']],
    ],
    learnt: [
      ['2014 – 2018', 'Ausbildung zum Mechatroniker', 'Industrie- und Handelskammer'],
      ['2014', 'Fachoberschulreife', 'Gesamtschule'],
    ],
    skills: [
      ['Pneumatik', 5],
      ['SPS', 3],
      ['Führerschein B, BE, Stapler', 5],
      ['Englisch', 2],
    ],
  },
]

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const career = CAREERS[index] ?? (CAREERS[0] as Career)
  const person = personLike(names, index === 0 ? 'Frau' : 'Herr')
  const home = names.address()
  const phone = names.phone()
  const mail = names.email(person, { ...names.company(), email: 'post@mailfach.example' })
  const side = `<div class="side"><div class="face"></div><h3>Kontakt</h3>${home.street}<br>${home.place}<br>${phone}<br>${mail}<h3>Zur Person</h3>geb. ${random.whole(1, 28)}.${random.whole(1, 12)}.${career.born}<br>in ${names.town()}<br>${index === 0 ? 'verheiratet, ein Kind' : 'ledig'}
<h3>Kenntnisse</h3>${each(career.skills, ([name, dots]) => `<div class="sk"><span>${name}</span><span class="dots">${'●'.repeat(dots)}${'○'.repeat(5 - dots)}</span></div>`)}<h3>Freizeit</h3>${index === 0 ? 'Chor, Rennrad' : 'Freiwillige Feuerwehr, Modellbau'}</div>`
  const main = `<div class="main"><h1>${person.first} <b>${person.last}</b></h1><div class="as">${career.as}</div>${index === 0 ? '<h2>Lebenslauf</h2><p>Einkäuferin mit technischem Verständnis, die verhandeln kann und Zahlen mag.</p>' : ''}
<h2>Berufserfahrung</h2>${jobsHtml(names, career)}<h2>${index === 0 ? 'Aus- und Weiterbildung' : 'Ausbildung'}</h2>${each(career.learnt, ([years, what, where]) => `<div class="job"><span>${years}</span><span><b>${what}</b>${where}</span></div>`)}</div>`
  return {
    html: sheets(css(index === 0 ? '#2f5d62' : '#39405a', index === 0 ? '64mm 1fr' : '66mm 1fr'), [side + main]),
    pages: 1,
    fileName: index === 0 ? `CV_${person.last}.pdf` : `${person.first} ${person.last} 2026.pdf`,
    facts: [[`${person.first} ${person.last}`, mail]],
  }
}

function personLike(names: Names, salutation: string): ReturnType<Names['person']> {
  const person = names.person()
  return person.salutation === salutation ? person : personLike(names, salutation)
}

function jobsHtml(names: Names, { jobs }: Career): string {
  return each(jobs, ([years, what, trade, tasks]) => {
    const firm = names.company([trade, trade, trade, trade])
    return `<div class="job"><span>${years}</span><span><b>${what}</b>${firm.name}, ${firm.address.town}<ul>${each(tasks, (task) => `<li>${task}`)}</ul></span></div>`
  })
}
