// A sheet for the staircase from a caretaker's office: very large letters, one day and hours, arrows and underlines, tear-off strips with a
// telephone number set upright at the foot; the second one is about scaffolding and has a list.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:17pt/1.4 'Dosis';padding:20mm 22mm}h1{font:800 44pt/1.05 'Lato';margin:0 0 8mm;text-transform:uppercase}.x{background:#ffe500;padding:4mm 6mm;font-size:24pt;margin:8mm -6mm}.st{position:absolute;left:0;right:0;bottom:0;height:42mm;display:grid;grid-template-columns:repeat(10,1fr);border-top:1pt dashed #000}.st div{border-right:1pt dashed #000;writing-mode:vertical-rl;font-size:10pt;line-height:1.25;padding:2mm;display:flex;align-items:center}li{margin-bottom:2mm}`

const { date } = writingOf('DE')

export const layout: Layout = {
  name: 'aushang-wasser',
  kind: 'notice',
  language: 'de',
  types: ['notice'],
  count: 2,
  scans: [1],
  photos: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [home, keeper, day] = [names.address(), names.person(), dayIn(random, 2024, 2026)]
    const [when, phone] = [daysAfter(day, 7), names.phone()]
    const office = ['Hausverwaltung Quentmeier', 'Wohnbau Lindenthal eG'][index] ?? ''
    const texts = [
      `<h1>Kein Wasser!</h1><p>im Haus ${home.street}, alle Aufgänge</p><div class="x"><b>${date(when, 'long')}</b><br>von 8 bis ca. 14 Uhr</div><p>Die Steigleitung im Keller wird erneuert. Bitte vorher Wasser abfüllen und alle Hähne <u>zudrehen</u>. Danach läuft es kurz braun, das ist nur Rost.</p><p>Fragen? ${keeper.first} ${keeper.last}, ${phone}</p>`,
      `<h1>Achtung, Gerüst</h1><p>an alle Bewohner der ${home.street}</p><div class="x">ab <b>${date(when, 'long')}</b>, etwa fünf Wochen</div><ul><li>Balkone bitte bis dahin leer räumen.</li><li>Fenster nachts geschlossen halten.</li><li>Fahrräder aus dem Hof in den Keller.</li></ul><p>Auskunft gibt ${keeper.first} ${keeper.last}, ${phone}.</p>`,
    ]
    const strips = `<div class="st">${each(Array.from({ length: 10 }), () => `<div>${keeper.last}<br>${phone}</div>`)}</div>`
    const html = `${texts[index]}<p style="font-size:11pt;margin-top:8mm">${office} · ausgehängt ${date(day)}</p>${index === 0 ? strips : ''}`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['Aushang Wasser.pdf', 'Aushang_Geruest.pdf'][index] ?? '',
      facts: [[office, `${keeper.first} ${keeper.last}`, phone], [date(when, 'long')]],
    }
  },
}
