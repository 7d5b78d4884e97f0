// A French brasserie's bill on a till roll: two rates with letters behind the dishes, drinks apart from food, "Note" and ticket have numbers of
// their own, hours with "h", covers and an average per head that looks like a total, a table of taxes HT/TVA/TTC by rate, and paid by card or parts.
import type { Random } from '../../documents/random.ts'
import { bodyOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const DISHES: readonly Ware[] = [
  ['MENU MIDI', 'B', 1_690, 2_190, 3],
  ['OEUF MAYO', 'B', 550, 750, 2],
  ['ANDOUILLETTE AAAAA', 'B', 1_690, 1_990, 2],
  ['ENTRECOTE FRITES', 'B', 2_250, 2_690, 2],
  ['SALADE LYONNAISE', 'B', 1_350, 1_590, 2],
  ['TARTE PRALINES', 'B', 690, 850, 3],
  ['CAFE', 'B', 180, 250, 4],
]
const DRINKS: readonly Ware[] = [
  ['POT COTES 46CL', 'A', 1_250, 1_590, 2],
  ['KIR CASSIS', 'A', 480, 620, 2],
  ['PRESSION 25CL', 'A', 340, 420, 3],
]
const CASES = [
  {
    sign: 'LE PETIT MACHON',
    firm: 'SAS GRELOTIN ET FILS',
    lines: ['17 RUE DES BOUCHERONS', '69005 LYONNET'],
    font: "'Liberation Mono'",
    height: 140,
  },
  {
    sign: 'Brasserie de l’Écluse',
    firm: '',
    lines: ['Quai du Halage', '58000 Nevroux'],
    font: "'Courier Prime'",
    height: 136,
  },
] as const
const CSS = `.sheet{font:8.6pt/1.3 var(--f);padding:5mm 4mm}.hd b{font-size:13pt}table{width:100%}td,th{padding:0;font-weight:400;text-align:left}.sheet th.r{text-align:right}td:first-child{padding-right:1.2mm}.t td{font-size:13pt;font-weight:700;padding:1mm 0}hr{border:0;border-top:.7pt dashed #000;margin:1.4mm 0}.s{font-size:7.6pt}`
const { amount, date } = writingOf('PT', '')

const row = ({ quantity, name, price, total, unit }: Position) =>
  `<tr><td>${quantity}</td><td>${name}</td><td class="r">${quantity > 1 ? amount(price) : ''}</td><td class="r">${amount(total)} ${unit}</td></tr>`

const line = (label: string, text: string, of = '') =>
  `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day, covers] = [bodyOf('FR', random), dayIn(random, 2025, 2026), random.whole(2, 4)]
  const food = inOrderOf(DISHES, positionsOf(random, DISHES, [4, 5][index] ?? 4))
  const drinks = inOrderOf(DRINKS, positionsOf(random, DRINKS, 2))
  const parts = [
    { letter: 'B', rate: '10,00', gross: sum(food.map(({ total }) => total)), per: 10 },
    { letter: 'A', rate: '20,00', gross: sum(drinks.map(({ total }) => total)), per: 20 },
  ].map((part) => ({ ...part, tax: taxWithin(part.gross, part.per) }))
  const [gross, tax] = [sum(parts.map((part) => part.gross)), sum(parts.map((part) => part.tax))]
  const [note, ticket, vat] = [random.code('0####'), random.code('##1###'), vatOf('FR', body)]
  const vouchers = 2 * 1_100
  const paid = [
    line('CARTE BANCAIRE', `${amount(gross)}`) + line('RENDU', '0,00'),
    line('TITRE RESTO 2 x 11,00', amount(vouchers)) + line('CB SANS CONTACT', amount(gross - vouchers)),
  ][index]
  const number = [`Note N° ${note}`, `ADDITION ${note}`][index]
  const html = `<div class="c hd"><b>${one.sign}</b><br>${one.firm ? `${one.firm}<br>` : ''}${one.lines.join('<br>')}<br>Tel ${random.code('04.72.##.##.##')}<br>SIRET ${body}000${random.code('##')}<br>${index === 0 ? `TVA ${vat}` : `N° TVA : ${vat} NAF 5610A`}</div><hr>
<table>${line(number ?? '', `${date(day, 'short')} ${random.whole(12, 14)}h${random.whole(10, 59)}`)}${line(`TABLE 12 - ${covers} COUVERTS`, `SERVEUR ${index === 0 ? 'MAX' : 'LOLA'}`)}</table><hr><table>${each(food, row)}<tr><td></td><td>-- BAR --</td><td></td><td></td></tr>${each(drinks, row)}</table><hr>
<table>${line('TOTAL TTC', `${amount(gross)} €`, 't')}${line(`soit par couvert`, amount(Math.round(gross / covers)), 's')}${paid}</table><hr><table class="s"><tr><th>TVA</th><th class="r">HT</th><th class="r">TVA</th><th class="r">TTC</th></tr>${each(parts, (part) => `<tr><td>${part.letter} ${part.rate}%</td><td class="r">${amount(part.gross - part.tax)}</td><td class="r">${amount(part.tax)}</td><td class="r">${amount(part.gross)}</td></tr>`)}<tr><td>TOTAL</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><hr>
<div class="c s">Ticket ${ticket} Caisse 01 Impr. 1<br>Prix nets, service compris<br>Merci de votre visite, à bientôt !<br>Logiciel Kassia v4.2 - Signature ${random.code('@#@@-##@#')}</div>`
  return {
    html: sheets(`.sheet{--f:${one.font}}${CSS}`, [html], { width: 80, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: [note, ticket],
      issueDate: iso(day),
      sellerName: one.firm ? [one.firm, one.sign] : one.sign,
      sellerVatId: vat,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'brasserie-table-douze',
  kind: 'invoice',
  language: 'fr',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
