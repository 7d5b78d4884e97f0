// Slides of a sales meeting, wide pages: few words, big figures, bars drawn without labels of an axis, a speaker's name on the
// first; to people it is a report, but no sentence says so.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:20pt/1.35 'Roboto','Open Sans',sans-serif;color:#1d2b3a;padding:18mm 24mm}.sheet:first-child{background:linear-gradient(120deg,#0f3d3e,#1f7a72);color:#fff}h1{font:700 44pt/1.1 'Roboto',sans-serif;margin:38mm 0 6mm}h2{font:500 30pt 'Roboto',sans-serif;color:#1f7a72;margin:0 0 9mm}.kpi{display:flex;gap:14mm}.kpi div{flex:1;border-top:4pt solid #1f7a72;padding-top:4mm}.kpi b{font-size:46pt;display:block;line-height:1.1}.bars{display:flex;align-items:flex-end;gap:12mm;height:92mm;border-bottom:2pt solid #1d2b3a}.bars div{flex:1;background:#1f7a72;color:#fff;text-align:center;padding-top:3mm}.lab{display:flex;gap:12mm}.lab span{flex:1;text-align:center}.pg{position:absolute;right:12mm;bottom:8mm;font-size:12pt}`
const { number, month } = writingOf('DE')

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [firm, speaker, day] = [companyIn(names, 'Fahrradhandel'), names.person(), dayIn(random, 2025, 2026)]
  // Meetings look back.
  const quarter = Math.floor((day.month - 1) / 3) || 4
  const year = quarter === 4 ? day.year - 1 : day.year
  const sales = ['Nord', 'West', 'Süd', 'Online'].map((region) => ({ region, million: random.whole(12, 49) / 10 }))
  const total = Math.round(sales.reduce((all, { million }) => all + million, 0) * 10) / 10
  const kpis = [
    ['Umsatz Mio. €', number(total)],
    ['zum Vorjahr', `+${number(random.whole(21, 94) / 10)} %`],
    ['Retouren', `${number(random.whole(31, 66) / 10)} %`],
  ] as const
  const pages = [
    `<h1>Vertrieb<br>Q${quarter}/${year}</h1>${speaker.first} ${speaker.last}<br>${firm.name} · ${month(day)}`,
    `<h2>Das Quartal auf einen Blick</h2><div class="kpi">${each(kpis, ([label, value]) => `<div><b>${value}</b>${label}</div>`)}</div><ul style="margin-top:14mm"><li>Werkstatt ausgelastet, Wartezeit 9 Tage<li>E-Bikes über Plan, Kinderräder darunter<li>Neuer Standort eröffnet im Herbst</ul><div class="pg">2</div>`,
    `<h2>Umsatz nach Region (Mio. €)</h2><div class="bars">${each(sales, ({ million }) => `<div style="height:${million * 18}mm">${number(million)}</div>`)}</div><div class="lab">${each(sales, ({ region }) => `<span>${region}</span>`)}</div><div class="pg">3</div>`,
    `<h2>Nächste Schritte</h2><ol><li>Lagerbestand Kinderräder bis Quartalsende abbauen<li>Zwei Stellen in der Werkstatt besetzen<li>Leasing mit dritter Bank verhandeln</ol><p style="margin-top:18mm">Fragen?</p><div class="pg">4</div>`,
  ]
  return {
    html: sheets(CSS, pages, { width: 338, height: 190 }),
    pages: 4,
    fileName: `Vertrieb_Q${quarter}_final_v3.pdf`,
    facts: [[firm.name, firm.short, `Q${quarter}/${year}`, number(total)]],
  }
}

export const layout: Layout = {
  name: 'quartal-folien',
  kind: 'report',
  language: 'de',
  types: ['report', 'other'],
  count: 1,
  scans: [],
  make,
}
