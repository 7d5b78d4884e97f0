// A drinks wholesaler's delivery note from the printer in the van (A5): empties taken back as negative counts, no prices but
// deposits, a route and a driver, the customer's signature as scribble.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const DRINKS: readonly Ware[] = [
  ['Pils 20x0,5 MW', 'KI', 310, 310, 12],
  ['Helles Fass 30 l', 'FA', 3000, 3000, 4],
  ['Mineralwasser Classic 12x0,75', 'KI', 330, 330, 20],
  ['Apfelschorle 20x0,5', 'KI', 450, 450, 8],
  ['Weißwein Hauscuvée 6x1,0', 'KA', 12, 12, 5],
  ['Kohlensäure 10 kg', 'FL', 5000, 5000, 1],
]
const CSS = `.sheet{font:8.6pt/1.3 'Noto Sans','Open Sans',sans-serif;padding:8mm 9mm}h1{font-size:15pt;margin:0}table{width:100%;margin:3mm 0}th{font-weight:400;text-align:left;border-bottom:.8pt solid #000;font-size:7.4pt}td{padding:.7mm 0;border-bottom:.3pt dotted #888}.two{display:flex;justify-content:space-between}.back td:first-child{font-weight:700}.sign{font:22pt 'Z003',cursive;transform:rotate(-4deg);color:#223}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, guest, home, owner] = [
    companyIn(names, 'Getränke'),
    index === 0 ? 'Gaststätte Zur Furt' : 'Vereinsheim TSV',
    names.address(),
    names.person(),
  ]
  const [day, number] = [dayIn(random, 2025, 2026), random.code('3##-####')]
  const goods = positionsOf(random, DRINKS, index === 0 ? 6 : 3)
  const back = [
    ['Leergut Kasten 20er', 310, random.whole(4, 15)],
    ['Leerfass 30 l', 3000, random.whole(1, 3)],
  ] as const
  const deposit = sum(goods.map(({ total }) => total)) - sum(back.map(([, cents, count]) => cents * count))
  const html = `<div class="two"><div><h1>Lieferschein</h1>Nr. <b>${number}</b> vom ${date(day)}</div><div class="r"><b>${firm.name}</b><br>${firm.address.street}<br>${firm.address.place}<br>${firm.phone}</div></div><div class="two" style="margin-top:4mm"><div>Kunde ${random.code('1###')}<br><b>${guest}</b><br>${owner.full}<br>${home.street}<br>${home.place}</div><div>Tour ${random.whole(1, 9)} / Stopp ${random.whole(2, 24)}<br>Fahrer: ${names.person().last}<br>Fahrzeug: ${random.code('L@-@@ 4##')}<br>Ankunft ${random.code('1#:3#')}</div></div>
<table><tr><th>Art.-Nr.</th><th>Artikel</th><th class="r">Menge</th><th>&nbsp;Einh.</th><th class="r">Pfand €</th></tr>${each(goods, (one) => `<tr><td>${random.code('####')}</td><td>${one.name}</td><td class="r">${one.quantity}</td><td>&nbsp;${one.unit}</td><td class="r">${amount(one.total)}</td></tr>`)}</table><b>Rücknahme</b><table class="back">${each(back, ([name, cents, count]) => `<tr><td>R</td><td>${name}</td><td class="r">-${count}</td><td class="r">${amount(-cents * count)}</td></tr>`)}</table><div class="two"><span>Pfandsaldo</span><b>${amount(deposit)} €</b></div>
<p style="margin-top:4mm;font-size:7.4pt">Ware vollständig und unbeschädigt erhalten. Die Rechnung folgt zum Monatsende. Die Ware bleibt bis zur Bezahlung unser Eigentum.</p><div class="two" style="margin-top:9mm"><div style="width:52mm;border-top:.6pt solid #000">Fahrer</div><div style="width:60mm;border-top:.6pt solid #000;position:relative">Kunde (Unterschrift)<span class="sign abs" style="left:14mm;bottom:3.4mm">${owner.last}</span></div></div>`
  return {
    html: sheets(CSS, [html], { width: 148, height: 210 }),
    pages: 1,
    fileName: `LS${number}.pdf`,
    facts: [[number], [firm.name, firm.short, guest]],
  }
}

export const layout: Layout = {
  name: 'getraenke-lieferschein',
  kind: 'delivery-note',
  language: 'de',
  types: ['delivery-note'],
  count: 2,
  scans: [0],
  photos: [0],
  make,
}
