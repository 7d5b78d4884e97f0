// An Italian restaurant's bill in Germany after the tax on food fell again: food and drinks with letters, tip rung up as a row without tax, the form for
// the tax office printed beneath with ruled lines (filled in, empty or missing), a voucher set off, and the company behind the house by its own name.
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const FOOD: readonly Ware[] = [
  ['Vitello Tonnato', 'B', 1390, 1590, 1],
  ['Bruschetta (3 Stk)', 'B', 690, 850, 2],
  ['Pizza Diavola', 'B', 1150, 1390, 2],
  ['Tagliatelle Tartufo', 'B', 1690, 1990, 2],
  ['Orata vom Grill', 'B', 2390, 2790, 1],
  ['Insalata piccola', 'B', 490, 590, 2],
  ['Tiramisù', 'B', 690, 790, 2],
]
const DRINKS: readonly Ware[] = [
  ['Acqua Fizz 0,7', 'A', 590, 690, 2],
  ['Primitivo 0,2', 'A', 690, 790, 3],
  ['Spritz alkoholfrei', 'A', 750, 850, 2],
  ['Espresso doppio', 'A', 380, 430, 2],
  ['Apfelschorle 0,4', 'A', 430, 490, 2],
]
const RATES = [19, 7] as const
const CSS = `body{font:8.7pt/1.32 'Courier Prime Code','Courier Prime',monospace}.sheet{padding:6mm 5mm}.head b{font:italic 500 23pt/1.1 'EB Garamond',serif;display:block}.head{text-align:center}h2{font-size:11pt;letter-spacing:3pt;text-align:center;margin:3mm 0 1mm;border-top:.7pt solid #000;border-bottom:.7pt solid #000}.l{display:flex;justify-content:space-between}table{width:100%}td{padding:0;vertical-align:top;white-space:nowrap}td.r{padding-left:1.5mm}
.tot{font-size:13pt;font-weight:700;border-top:.7pt solid #000;border-bottom:2pt double #000;margin:1mm 0}.form{margin-top:4mm;font-size:8.2pt}.form p{display:flex;align-items:flex-end;margin:0;height:7.6mm}.form i{flex:1;border-bottom:.6pt solid #000;margin-left:2mm;font:14pt/1 'Z003',cursive;color:#222a66;height:6mm}.s{font-size:6.8pt;line-height:1.3}`
const { amount, date } = writingOf('DE')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`

/** Written by hand on the first paper, empty on the second, and the third has no such form. */
function formOf(random: Random, index: number, total: number): string {
  if (index === 2) return ''
  const names = namesIn('DE', random)
  const people = names.person().last
  const place = `${names.town().slice(0, 14)}`
  const inks = index === 0 ? [people, 'u. Unterzeichner', 'Jahresgespräch', amount(total), place] : []
  const labels = [
    'Bewirtete Person(en):',
    '',
    'Anlass der Bewirtung:',
    'Höhe der Aufwendungen EUR:',
    'Ort, Datum:',
    'Unterschrift:',
  ]
  return `<div class="form"><b>Bewirtungsaufwand-Angaben</b><br>(Par. 4 Abs. 5 Ziff. 2 EStG)${each(labels, (label, at) => `<p>${label}<i>${inks[at] ?? ''}</i></p>`)}</div>`
}

function payment(random: Random, total: number, index: number): string {
  if (index === 2) {
    const given = Math.ceil((total - 2000) / 500) * 500
    return `${line('Gutschein eingelöst', amount(-2000))}${line('Rest BAR', amount(total - 2000))}${line('gegeben', amount(given))}${line('zurück', amount(given - total + 2000))}`
  }
  return (
    line(index === 0 ? 'EC-Karte' : 'Kreditkarte', amount(total)) + line('Beleg-Nr. Terminal', random.code('00####'))
  )
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, house, day] = [companyIn(names, 'Gastronomie'), 'Al Cinghialetto', dayIn(random, 2026)]
  const number = random.code(['26-00####', '26-01####', 'R##8#'][index] ?? '')
  const rows = [
    ...positionsOf(random, DRINKS, [3, 4, 2][index] ?? 3),
    ...positionsOf(random, FOOD, [3, 5, 3][index] ?? 3),
  ].map((one) => {
    const price = Math.ceil(one.price / 10) * 10
    return { ...one, price, total: price * one.quantity }
  })
  const groups = RATES.map((rate) => {
    const letter = rate === 19 ? 'A' : 'B'
    const gross = sum(rows.filter(({ unit }) => unit === letter).map(({ total }) => total))
    return { letter, rate, gross, tax: taxWithin(gross, rate) }
  })
  const [gross, tax] = [sum(groups.map((one) => one.gross)), sum(groups.map((one) => one.tax))]
  const tip = index === 1 ? Math.ceil((gross * 1.07) / 100) * 100 - gross : 0
  const time = `2${random.whole(0, 2)}:${random.code('1#')}`
  const tipRows =
    tip > 0 ? `${line('Trinkgeld Personal (0%)', amount(tip))}${line('Zahlbetrag EUR', amount(gross + tip))}` : ''
  const vat = each(
    groups,
    (one) =>
      `<tr><td>${one.letter} ${one.rate}%</td><td class="r">${amount(one.gross - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.gross)}</td></tr>`,
  )
  const page = `<div class="head"><b>${house}</b>Ristorante – Pizzeria<br>${firm.name}<br>${firm.address.street}<br>${firm.address.place}<br>Tel. ${firm.phone}</div><h2>RECHNUNG</h2>${line(`Rechn.-Nr: ${number}`, `Tisch ${random.whole(1, 28)}/${random.whole(1, 2)}`)}${line(`${date(day)} ${time}`, `Kellner: ${names.person().first}`)}<br>
<table>${each(rows, (one) => `<tr><td style="width:8mm">${one.quantity} x</td><td>${one.name}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)} ${one.unit}</td></tr>`)}</table><div style="height:1mm"></div>${line('SUMME', `${amount(gross)} EUR`, 'tot')}${tipRows}${payment(random, gross + tip, index)}<br>
<table><tr><td>MwSt</td><td class="r">Netto</td><td class="r">Steuer</td><td class="r">Brutto</td></tr>${vat}<tr><td>Ges.</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><div class="c" style="margin-top:2mm">${index !== 1 ? `USt-IdNr. ${firm.vatId}` : `Steuernummer ${firm.taxNumber}`}<br>Grazie e a presto!</div>${formOf(random, index, gross + tip)}
<div class="l s" style="margin-top:4mm"><span>${squareCode(random, 21)}</span><span style="width:46mm">TSE-Seriennummer: ${random.code('#c#a#e##f#d##b')}<br>${random.code('#f##e#a##c##b#d')}<br>Transaktion: ${random.code('####7')}<br>Signaturzähler: ${random.code('9####')}<br>Erstbestellung: ${iso(day)} 19:${random.code('1#')}<br>Beleg-Ende: ${iso(day)} ${time}</span></div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [218, 238, 165][index] ?? 218 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, house],
      ...(index === 1 ? {} : { sellerVatId: firm.vatId }),
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: tip > 0 ? [fixed(gross), fixed(gross + tip)] : fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'trattoria-bewirtung',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
