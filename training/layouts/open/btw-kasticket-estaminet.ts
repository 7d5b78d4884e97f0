// A Flemish inn's "BTW KASTICKET" from a sealed till: letters A to D for rates of which two are used, counter, ticket and control module with numbers and
// times of their own, the firm's name under the inn's, a loyalty rebate in the rows, rounding to five cents where it is paid in cash.
import type { Random } from '../../documents/random.ts'
import { bodyOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const FOODS: readonly Ware[] = [
  ['Stoofvlees frietjes', 'B', 1_950, 2_450, 2],
  ['Garnaalkroketten', 'B', 1_750, 2_150, 2],
  ['Vol-au-vent', 'B', 1_900, 2_350, 1],
  ['Dame blanche', 'B', 780, 950, 3],
  ['Kinderspaghetti', 'B', 950, 1_200, 2],
]
const DRINKS: readonly Ware[] = [
  ['Tripel van ’t vat', 'A', 430, 520, 4],
  ['Plat water 50', 'A', 480, 560, 1],
  ['Koffie', 'A', 290, 340, 3],
  ['Huiswijn rood', 'A', 490, 580, 2],
]
const CASES = [
  {
    sign: 'IN DEN WISSEN HANE',
    firm: 'Hanenhof BV',
    lines: ['Kerkplein 2', '8970 Poperinghove'],
    font: "'Nimbus Mono PS'",
    height: 122,
  },
  {
    sign: 'Estaminet De Kouter',
    firm: 'VOF Lauwers-Debruyne',
    lines: ['Kouterbaan 45', '9290 Overmeers'],
    font: "'Liberation Sans Narrow'",
    height: 141,
  },
] as const
const CSS = `.sheet{font:9pt/1.27 var(--f);padding:5mm 4mm}.hd b{font-size:12.5pt}table{width:100%}td{padding:0 .6mm 0 0}.t td{font-size:12.5pt;font-weight:700;border-top:.8pt solid #000;padding-top:.8mm}.m{margin-top:2.4mm}.x{font-size:7.4pt;margin-top:3mm;overflow-wrap:anywhere}.k{border:1pt solid #000;text-align:center;font-weight:700;margin:2mm 8mm}`
const { amount, date } = writingOf('DE', '')

const line = (label: string, text: string, of = '') =>
  `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day, ticket] = [bodyOf('BE', random), dayIn(random, 2025, 2026), random.code('##4##')]
  const foods = inOrderOf(FOODS, positionsOf(random, FOODS, 3))
  const drinks = inOrderOf(DRINKS, positionsOf(random, DRINKS, [2, 3][index] ?? 2))
  const off = [0, 343][index] ?? 0
  const parts = [
    { letter: 'A', rate: 21, gross: sum(drinks.map(({ total }) => total)) },
    { letter: 'B', rate: 12, gross: sum(foods.map(({ total }) => total)) - off },
  ].map((part) => ({ ...part, tax: taxWithin(part.gross, part.rate) }))
  const [gross, tax] = [sum(parts.map((part) => part.gross)), sum(parts.map((part) => part.tax))]
  const paid = Math.round(gross / 5) * 5
  const clock = `${random.whole(12, 21)}:${random.whole(10, 59)}`
  const ways = [
    line('BANCONTACT', amount(gross)),
    line('Afronding', amount(paid - gross)) +
      line('Te betalen', amount(paid)) +
      line('Cash', amount(Math.ceil((paid + 1) / 5000) * 5000)) +
      line('Terug', amount(Math.ceil((paid + 1) / 5000) * 5000 - paid)),
  ][index]
  const number = `${body.slice(0, 4)}.${body.slice(4, 7)}.${body.slice(7)}`
  const html = `<div class="c hd"><b>${one.sign}</b><br>${one.firm}<br>${one.lines.join(' - ')}<br>BTW BE ${number}</div><div class="k">BTW KASTICKET</div><table>${line(`Ticket ${ticket}`, `${date(day, index === 0 ? 'dashed' : 'figures')} ${clock}`)}${line(`Tafel ${random.whole(2, 24)} / Terras`, `Bediening: ${index === 0 ? 'Fien' : 'Wout'}`)}</table>
<table class="m">${each([...drinks, ...foods], (row) => `<tr><td>${row.quantity} x</td><td>${row.name}</td><td class="r">${amount(row.total)} ${row.unit}</td></tr>`)}${off > 0 ? `<tr><td></td><td>Klantenkaart</td><td class="r">-${amount(off)} B</td></tr>` : ''}</table><table>${line('TOTAAL', `€ ${amount(gross)}`, 't')}${ways}</table>
<table class="m x"><tr><td>BTW</td><td class="r">MvH</td><td class="r">BTW</td><td class="r">Totaal</td></tr>${each(parts, (part) => `<tr><td>${part.letter} ${part.rate},00%</td><td class="r">${amount(part.gross - part.tax)}</td><td class="r">${amount(part.tax)}</td><td class="r">${amount(part.gross)}</td></tr>`)}<tr><td>Som</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table>
<div class="x">Controle gegevens: ${date(day)} ${clock}:${random.code('0#')}<br>Ticket teller: ${ticket}/${random.code('6####')} NS<br>Handtekening: ${random.code('#@##@@#@##@#@@##@#@#')}<br>Controle module ID: ${random.code('@@@02######')}<br>VSC ID: ${random.code('########-0')} &nbsp; PLU: ${random.code('#@@#@##@')}<br>Kassa: ${random.code('DKUT0#-##')} v5.1.3</div><div class="c m">Dank u en tot de volgende keer!</div>`
  return {
    html: sheets(`.sheet{--f:${one.font}}${CSS}`, [html], { width: 76, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: ticket,
      issueDate: iso(day),
      sellerName: [one.firm, one.sign],
      sellerVatId: `BE${body}`,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: paid === gross || index === 0 ? fixed(gross) : [fixed(gross), fixed(paid)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'btw-kasticket-estaminet',
  kind: 'invoice',
  language: 'nl',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
