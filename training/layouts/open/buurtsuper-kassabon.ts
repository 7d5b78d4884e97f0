// A Dutch supermarket's till slip: the chain's name without a legal form, deposits on bottles and rebates as rows, "Subtotaal" before the rebates, a
// table of taxes by rate, the card terminal's own slip with its numbers in the middle, and shop, till and slip as one row of figures at the end.
import type { Random } from '../../documents/random.ts'
import { bodyOf, vatOf } from '../abroad.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const FOODS: readonly Ware[] = [
  ['HALFV MELK 1,5L', '9', 149, 189, 2],
  ['PINDAKAAS MET NT', '9', 279, 349, 1],
  ['VOLK TIJGER HALF', '9', 129, 159, 2],
  ['JONG BELEGEN PLK', '9', 389, 489, 1],
  ['HAGELSLAG PUUR', '9', 239, 289, 1],
  ['TROSTOMATEN 500G', '9', 179, 239, 2],
  ['COLA 6X33CL', '9', 399, 479, 1],
  ['SPERZIEBONEN', '9', 199, 269, 1],
]
const OTHERS: readonly Ware[] = [
  ['WASMIDDEL COLOR', '21', 899, 1_199, 1],
  ['TOILETPAPIER 8R', '21', 429, 549, 1],
  ['PILSENER KRAT 24', '21', 1_299, 1_599, 1],
]
const CASES = [
  { sign: 'DE KORENMAAT', sub: 'Winkelplein 3, Nijverdorp', bonus: 'BONUS TOMATEN', height: 168 },
  { sign: 'Super Terpstra', sub: 'Hoofdstraat 88, Buitenpolder', bonus: 'KORTING ZEGELS', height: 136 },
] as const
const CSS = `.sheet{font:8.8pt/1.28 'Inconsolata',monospace;padding:5mm 4mm}.hd b{font:900 16pt 'Lato'}table{width:100%}td,th{padding:0;text-align:left;font-weight:400}.sheet th.r{text-align:right}.t td{font-size:14pt;font-weight:700}hr{border:0;border-top:.7pt dashed #000;margin:1.3mm 0}.p{font-size:7.8pt;margin:2mm 3mm}`
const { amount, date } = writingOf('DE', '')

const line = (label: string, text: string, of = '') =>
  `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`

const row = ({ quantity, name, price, total }: Position) =>
  `<tr><td>${quantity}</td><td>${name}</td><td class="r">${quantity > 1 ? amount(price) : ''}</td><td class="r">${amount(total)}</td></tr>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day, bon] = [bodyOf('NL', random), dayIn(random, 2025, 2026), random.code('####')]
  const [foods, others] = [positionsOf(random, FOODS, [5, 4][index] ?? 4), positionsOf(random, OTHERS, 2)]
  const [deposit, off] = [random.whole(1, 4) * 15 + (index === 1 ? 390 : 0), random.whole(40, 180)]
  const before = sum([...foods, ...others].map(({ total }) => total))
  const [low, high] = [sum(foods.map(({ total }) => total)) - off, sum(others.map(({ total }) => total))]
  const total = low + high + deposit
  const [lowTax, highTax] = [taxWithin(low, 9), taxWithin(high, 21)]
  const clock = `${random.whole(9, 19)}:${random.whole(10, 59)}`
  const cash = Math.ceil((total + 1) / 1000) * 1000
  const pin = `<div class="p">Terminal: ${random.code('@@####')} &nbsp;Periode: ${random.code('5###')}<br>Transactie: ${random.code('0#######')}<br>Maestro A0000000043060<br>Kaart: xxxxxxxxxxxxxx${random.code('####')} &nbsp;Kaartserienummer: 2<br>Betaling Datum: ${date(day)} ${clock}<br>Autorisatiecode: ${random.code('#@##@#')}<br>Totaal: ${amount(total)} EUR &nbsp; Contactless<br>AKKOORD</div>`
  const paid = [
    `${line('PINNEN', amount(total))}<tr><td colspan="2">${pin}</td></tr>`,
    line('CONTANT', amount(cash)) + line('WISSELGELD', amount(cash - total)),
  ][index]
  const html = `<div class="c hd"><b>${one.sign}</b><br>${one.sub}<br>Tel. ${random.code('0548-######')}${index === 1 ? `<br>BTW ${vatOf('NL', body)}` : ''}</div><hr><table><tr><th>AANTAL</th><th>OMSCHRIJVING</th><th class="r">PRIJS</th><th class="r">BEDRAG</th></tr>${each([...foods, ...others], row)}<tr><td></td><td>+STATIEGELD</td><td></td><td class="r">${amount(deposit)}</td></tr></table>
<table>${line('SUBTOTAAL', amount(before + deposit))}${line(one.bonus, `-${amount(off)}`)}${line('TOTAAL', `${index === 0 ? '' : 'EUR '}${amount(total)}`, 't')}${paid}</table><hr><table><tr><th>BTW</th><th class="r">OVER</th><th class="r">EUR</th></tr><tr><td>9%</td><td class="r">${amount(low - lowTax)}</td><td class="r">${amount(lowTax)}</td></tr><tr><td>21%</td><td class="r">${amount(high - highTax)}</td><td class="r">${amount(highTax)}</td></tr><tr><td>0%</td><td class="r">${amount(deposit)}</td><td class="r">0,00</td></tr><tr><td>TOTAAL</td><td class="r">${amount(total - lowTax - highTax)}</td><td class="r">${amount(lowTax + highTax)}</td></tr></table><hr>
<div class="c">${index === 0 ? `UW VOORDEEL ${amount(off)}<br>waarvan koopzegels 0,00<br>` : 'Spaarkaart: 14 zegels<br>'}${barCode(random, 50, 8)}<br>${random.code('1###')} &nbsp;${random.whole(1, 6)} &nbsp;${bon} &nbsp;${random.code('##')} &nbsp; ${clock} &nbsp; ${date(day, index === 0 ? 'dashed' : 'figures')}<br>Bedankt en tot ziens<br>Vragen? €uro-garantie bij de kassa</div>`
  return {
    html: sheets(CSS, [html], { width: 80, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: bon,
      issueDate: iso(day),
      sellerName: one.sign,
      ...(index === 1 ? { sellerVatId: vatOf('NL', body) } : {}),
      netTotal: fixed(total - lowTax - highTax),
      taxTotal: fixed(lowTax + highTax),
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'buurtsuper-kassabon',
  kind: 'invoice',
  language: 'nl',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
