// An Irish pharmacy's till receipt with a prescription: the state scheme's cap stands beside the shop goods, rates of 0, 13.5 and 23 % by letters, the
// day and the receipt's number in a head without labels, prescription and scheme numbers, a loyalty card, euro change rounded by law
// to five cents, the chemist's own name under the shop's and the VAT number glued to its label.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const GOODS = [
  ['Sun Lotion SPF50', 1699, 'S'],
  ['Toothpaste x2', 700, 'S'],
  ['Paracetamol 24s', 329, 'Z'],
  ['Baby Wipes 64', 289, 'S'],
  ['Vitamin D Spray', 1195, 'R'],
  ['Plasters Asst', 412, 'S'],
  ['Hand Cream', 893, 'S'],
] as const
const RATES = { S: 23, R: 13.5, Z: 0 } as const
const CSS = `body{font:8.8pt/1.36 'DejaVu Sans','Liberation Sans',sans-serif;font-stretch:condensed}.sheet{padding:6mm 5mm}.x{font-size:22pt;line-height:1;font-weight:700}.l{display:flex;justify-content:space-between}.b{font-weight:700;font-size:11.5pt}hr{border:0;border-top:2pt solid #000;margin:1.6mm 0}.s{font-size:7.6pt}table{width:100%}td{padding:0}`
const { amount, date } = writingOf('IE')

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const [own, day] = [names.company(), dayIn(random, 2023, 2025)]
  const [shop, firm] = [
    ['Loughrea Road Pharmacy', 'Deirdre Hanratty MPSI'],
    ["Mulqueen's Chemist", 'MQ Healthcare Ltd'],
  ][index] as [string, string]
  const number = random.code(['##-#####', '004####'][index] ?? '')
  const picked = random.sample(GOODS, [3, 4][index] ?? 3).map(([name, cents, code]) => ({ name, cents, code }))
  const script = {
    name: index === 0 ? 'DPS Family Payment' : 'Private Rx',
    cents: index === 0 ? 8000 : 2347,
    code: 'Z' as const,
  }
  const rows = [script, ...picked]
  const groups = (['S', 'R', 'Z'] as const).map((code) => {
    const gross = sum(rows.filter((one) => one.code === code).map((one) => one.cents))
    return { code, gross, tax: taxWithin(gross, RATES[code]) }
  })
  const [gross, tax] = [sum(rows.map((one) => one.cents)), sum(groups.map((one) => one.tax))]
  const total = index === 1 ? Math.round(gross / 5) * 5 : gross
  const given = Math.ceil((total + 1) / 5000) * 5000
  const line = (left: string, right: string, of = '') =>
    `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
  const paid =
    index === 1
      ? `${line('Rounding', amount(total - gross))}${line('Cash', amount(given))}${line('Change', amount(given - total))}`
      : line(`Card ****${random.code('####')}`, amount(gross))
  const page = `<div class="c"><div class="x">+</div><b style="font-size:12pt">${shop}</b><br>${firm}<br>${own.address.lines.join('<br>')}<br>Ph ${own.phone}<br>VATNo${own.vatId}</div><hr>${line(`${date(day)} ${random.code('1#:0#')}`, number)}${line(`Op ${names.person().first}`, 'Till A')}<hr><div class="s">Rx ${random.code('A3#####')} &nbsp; ${index === 0 ? `DPS card ${random.code('D#####@')}` : `Patient ${names.person().last.slice(0, 3).toUpperCase()}***`}</div>${each(rows, (one) => line(one.name, `€${amount(one.cents)} ${one.code}`))}<hr>${line('Total', `€${amount(gross)}`, 'b')}${paid}<hr>
<table class="s"><tr><td>VAT</td><td class="r">Excl</td><td class="r">VAT</td><td class="r">Incl</td></tr>${each(groups, (one) => `<tr><td>${one.code} ${RATES[one.code].toFixed(1)}%</td><td class="r">${amount(one.gross - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.gross)}</td></tr>`)}<tr><td>Tot</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><hr><div class="c s">Care Club ${random.code('2000 #### ##')}, ${random.whole(100, 2000)} points<br>Medicines cannot be taken back.<br>Keep receipt for your MED 1 claim.<br>Go raibh maith agat!</div>`
  return {
    html: sheets(CSS, [page], { width: 78, height: [137, 150][index] ?? 137 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [shop, firm],
      sellerVatId: own.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'ie-pharmacy-prescription',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
