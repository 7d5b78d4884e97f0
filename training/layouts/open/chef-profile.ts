// A chef's CV in two columns of unlike width with a dark band on top: posts have a restaurant's name larger than what was done there,
// only years and seasons for dates, food hygiene certificates with numbers and days, no "CV" and no date of writing.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.5 'Open Sans','Lato',sans-serif;color:#2d2a26}.band{background:#2f2a25;color:#f3e9d8;padding:17mm 18mm 12mm;height:58mm}.band h1{font:400 33pt/1.05 'P052','EB Garamond',serif;margin:0}.band span{letter-spacing:4pt;text-transform:uppercase;font-size:9pt;color:#d3a35a}
.cols{display:grid;grid-template-columns:112mm 1fr;gap:10mm;padding:9mm 18mm}h2{font:400 16pt 'P052',serif;color:#a8702a;margin:0 0 3mm}.j{margin-bottom:5mm}.j b{font:400 13pt 'P052',serif;display:block}.j i{color:#857b6d;font-size:9pt}.j ul{margin:1mm 0 0;padding-left:4.5mm}.k h2{margin-top:6mm}.k{font-size:9.6pt}`

export const layout: Layout = {
  name: 'chef-profile',
  kind: 'application',
  language: 'en',
  types: ['application'],
  count: 1,
  scans: [],
  make,
}

const PLACES = ['The Salted Pear', 'Hawthorn & Rye', 'Brasserie Quayle', 'Mulberry House Hotel', 'The Tin Ladle']
const DONE: readonly (readonly string[])[] = [
  [
    'Ran a brigade of eleven across two services',
    'Rewrote the menu around four local growers; food cost down from 34 % to 28 %',
    'Ordering, stock and supplier invoices',
  ],
  ['Sauce and fish sections, 90 covers a night', 'Trained two apprentices to level 3'],
  ['Pastry, banqueting for up to 240 guests', 'Night service and staff meals'],
]

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const { date } = writingOf('GB')
  const [chef, home] = [names.person(), names.address()]
  const places = random.sample(PLACES, 3)
  const posts = ['Head Chef', 'Junior Sous Chef', 'Commis, then Chef de Partie']
  const year = 2025
  const spans = [`Spring ${year - 4} to now`, `${year - 8} – ${year - 4}`, `${year - 11} – ${year - 8}`]
  const job = (place: string, at: number) =>
    `<div class="j"><b>${place}</b><i>${posts[at]} · ${names.town()} · ${spans[at]}</i><ul>${each(DONE[at] ?? [], (one) => `<li>${one}`)}</ul></div>`
  const certificate = (name: string) =>
    `<p>${name}<br>No. ${random.code('FH/#####/@')}, ${date(dayIn(random, 2018, 2024), 'month-name')}</p>`
  const html = `<div class="band"><h1>${chef.first}<br>${chef.last}</h1><span>Chef · pastry · kitchens of forty to two hundred</span></div>
<div class="cols"><div><p style="margin-bottom:7mm">I cook what is in season within fifty miles and I like kitchens where nobody shouts. Looking for a head chef’s post in a country inn or small hotel, ideally with a garden, from the autumn.</p><h2>Kitchens</h2>${each(places, job)}<h2>Before that</h2><p>Summers on the ferries as a kitchen assistant; two winters in a chalet in the Alps, breakfast and cakes for sixteen.</p></div>
<div class="k"><b>Reach me</b><p>${names.phone()}<br>${chef.first.toLowerCase()}@cooksdiary.example<br>${home.street}<br>${home.place}</p><h2>Training</h2><p>Professional Cookery, NVQ level 3<br>${names.town()} College, ${year - 12}</p><p>Chocolate and sugar, short course<br>Lyon, ${year - 7}</p><h2>Papers</h2>${each(['Food Safety Level 4', 'Allergen Awareness', 'First Aid at Work'], certificate)}<h2>Languages</h2><p>English (mother tongue)<br>French (kitchen and market)</p><h2>Away from the pass</h2><p>Foraging, cold-water swimming, judging the village show’s marmalade.</p><h2>Ask</h2><p>${names.person().full}, owner, ${places[1]}<br>${names.phone()}</p></div></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${chef.first}_${chef.last}_2025_final_v3.pdf`,
    facts: [
      [chef.last, `${chef.first} ${chef.last}`],
      [places[0] ?? '', 'Head Chef'],
    ],
  }
}
