// An English résumé as careers advisers teach it: no picture, no birthday, one column of serif type, headings in small
// capitals, dates at the right edge, references on request; the word "CV" stands nowhere on it.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.42 'Caladea','DejaVu Serif Condensed',serif;padding:18mm 20mm}h1{font-size:21pt;font-weight:400;text-align:center;margin:0;letter-spacing:1pt}.ct{text-align:center;font-size:9.4pt;margin-bottom:5mm}h2{font-variant:small-caps;font-size:13pt;font-weight:400;border-bottom:.6pt solid #000;margin:5mm 0 2mm}.jb{display:flex;justify-content:space-between;font-weight:700;margin-top:2.5mm}.jb span:last-child{font-weight:400}ul{margin:.5mm 0;padding-left:6mm}`

export const layout: Layout = {
  name: 'plain-resume',
  kind: 'application',
  language: 'en',
  types: ['application'],
  count: 1,
  scans: [0],
  make,
}

const JOBS = [
  [
    'Operations Manager',
    'Sep 2021 – Present',
    [
      'Lead a team of 22 across two sites; cut late deliveries from 9% to 2% in a year',
      'Own an annual budget of £1.8m and renegotiated three carrier contracts',
      'Introduced daily stand-ups and a simple dashboard that the floor maintains itself',
    ],
  ],
  [
    'Shift Supervisor',
    'Jan 2018 – Aug 2021',
    [
      'Planned rotas for 30 staff, mostly seasonal',
      'Health and safety representative; no reportable accidents in three years',
    ],
  ],
  [
    'Warehouse Operative',
    'Jun 2015 – Dec 2017',
    ['Goods in, picking and stock counts', 'Forklift licence (counterbalance and reach)'],
  ],
] as const

const SCHOOLS = [
  ['HND Business and Supply Chain', '2013 – 2015'],
  ['A levels: Geography (B), Economics (B), Maths (C)', '2011 – 2013'],
] as const

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const [person, home] = [names.person(), names.address()]
  const mail = names.email(person, { ...names.company(), email: 'x@letterbox.example' })
  const bullets = (lines: readonly string[]) => `<ul>${each(lines, (line) => `<li>${line}`)}</ul>`
  const jobs = each(JOBS, ([what, years, tasks]) => {
    const firm = names.company()
    return `<div class="jb"><span>${what}, ${firm.name}</span><span>${years}</span></div><i>${firm.address.town}</i>${bullets(tasks)}`
  })
  const html = `<h1>${person.first} ${person.last}</h1><div class="ct">${home.lines.join(', ')} &nbsp;|&nbsp; ${names.phone()} &nbsp;|&nbsp; ${mail}</div><p>Practical operations manager with ten years in warehousing and distribution, from the loading bay to the budget. I like calm floors, clear boards and people who go home on time. Looking for a multi-site role in food or pharmaceuticals.</p>
<h2>Employment</h2>${jobs}<h2>Education</h2>${each(SCHOOLS, ([what, years]) => `<div class="jb"><span style="font-weight:400">${what}, ${names.town()} College</span><span>${years}</span></div>`)}<h2>Skills</h2><p>Warehouse management systems · Spreadsheets (advanced) · Lean Six Sigma Yellow Belt · First aid at work · Conversational Spanish</p><h2>Interests</h2><p>Fell running, allotment, treasurer of a community choir</p><h2>References</h2><p>Available on request.</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${person.first}_${person.last}_2025.pdf`,
    facts: [[`${person.first} ${person.last}`, mail]],
  }
}
