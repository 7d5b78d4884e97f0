// A DIY store's slip in condensed proportional type: three lines an article, a customer card's rebate between two sums, the card
// terminal's own slip below, with the amount, a date and numbers of its own.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Holzbauschrauben 5x60 200 St', '', 1299, 1899, 2],
  ['Fugenbreit grau 5 kg', '', 999, 1449, 3],
  ['OSB-Platte 3 N+F 18 mm', '', 1795, 2495, 6],
  ['LED-Feuchtraumleuchte 120 cm', '', 2499, 3999, 2],
  ['Malervlies 10 m²', '', 899, 1299, 2],
  ['Silikon sanitär transparent', '', 449, 749, 4],
  ['Abdeckband Gold 38 mm', '', 379, 599, 3],
]
const CSS = `body{font:8.8pt/1.3 'Roboto Condensed',sans-serif}.sheet{padding:4mm 4mm}h1{font:900 22pt/1 'Roboto','Lato',sans-serif;margin:0;letter-spacing:-.4pt}h1 i{font-weight:400}table{width:100%}td{padding:0}.art{font-size:7.4pt}
.box{border:1.2pt solid #000;padding:1.4mm 2mm;margin:2mm 0;font-size:14pt;font-weight:700;display:flex;justify-content:space-between}.card{border-top:1pt dashed #000;margin-top:3mm;padding-top:2mm;font:7.8pt/1.3 'Liberation Mono',monospace}.r{white-space:nowrap}`
const { amount, date } = writingOf('DE')

function terminal(random: Random, gross: number, at: string): string {
  const lines = [
    ['Terminal-ID', random.code('65######')],
    ['TA-Nr.', random.code('0#####')],
    ['Karte', random.code('############4##1')],
    ['Datum', at],
    ['Betrag', `${amount(gross)} EUR`],
    ['Genehmigungs-Nr.', random.code('######')],
  ] as const
  return `<div class="card"><div class="c">** Kartenzahlung **<br>Debit Kontaktlos</div><table>${each(lines, ([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)}</table><div class="c">Zahlung erfolgt</div></div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const firm = companyIn(names, 'Baumarkt')
  const brand = index === 0 ? 'WERKFUX' : 'Balken24'
  const [day, time] = [dayIn(random, 2025, 2026), random.code('1#:2#')]
  const [market, till, slip] = [random.code('2##'), random.code('0#'), random.code('7###')]
  const goods = positionsOf(random, WARES, index === 0 ? 5 : 3)
  const before = sum(goods.map(({ total }) => total))
  const rebate = index === 0 ? percent(before, 3) : 0
  const gross = before - rebate
  const tax = taxWithin(gross, 19)
  const page = `<h1>${brand}<i>!</i></h1>Fachmarkt ${firm.address.town}<br>${firm.address.street}, ${firm.address.place}<br>Service ${firm.phone} · Mo–Sa 8–20 Uhr<p></p><b>Kassenbon</b> Markt ${market} Kasse ${till} Bon ${slip}<br>${date(day)} / ${time} Uhr &nbsp; Bediener ${random.code('4##')}<p></p>
<table>${each(goods, (one) => `<tr><td colspan="2">${one.name}</td></tr><tr><td class="art">${random.code('40#########')}${one.number}</td><td></td></tr><tr><td>&emsp;${one.quantity} Stk × ${amount(one.price)}</td><td class="r">${amount(one.total)} A</td></tr>`)}
${rebate ? `<tr><td>Zwischensumme</td><td class="r">${amount(before)}</td></tr><tr><td>Fuxkarte ${random.code('55####')} −3 %</td><td class="r">-${amount(rebate)} A</td></tr>` : ''}</table>
<div class="box"><span>Summe €</span><span>${amount(gross)}</span></div><table><tr><td>Gegeben Karte</td><td class="r">${amount(gross)}</td></tr><tr><td>A 19 % MwSt. aus ${amount(gross)}</td><td class="r">${amount(tax)}</td></tr><tr><td>Nettobetrag</td><td class="r">${amount(gross - tax)}</td></tr></table>${terminal(random, gross, `${date(day, 'short')} ${time}`)}
<div class="c" style="margin-top:3mm;font-size:7.4pt">${firm.name}<br>USt-IdNr. ${firm.vatId} · ${firm.register}<br>Umtausch innerhalb von 30 Tagen nur mit diesem Bon.</div>`
  const numbers = [`${market} ${till} ${slip}`, slip, `Markt ${market} Kasse ${till} Bon ${slip}`]
  return {
    html: sheets(CSS, [page], { width: 76, height: index === 0 ? 196 : 165 }),
    pages: 1,
    fields: {
      invoiceNumber: numbers.slice(1),
      issueDate: iso(day),
      sellerName: [firm.name, brand, `${brand}!`],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'baumarkt-kasse',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
