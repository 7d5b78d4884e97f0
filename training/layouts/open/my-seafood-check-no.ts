// A Malaysian restaurant's bill: the company with its number in brackets comes first in small letters and the restaurant's two-line name large
// after it, sums are glued to "RM", service charge and service tax between subtotal and total, rounding, two times and the day once beside
// the opening and once beside the printing, check, queue and guest numbers in one block, no label before the day.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const DISHES: readonly Ware[] = [
  ['IKAN SIAKAP STIM LIMAU', '', 3900, 5200, 1],
  ['KAILAN IKAN MASIN', '', 1200, 1500, 1],
  ['UDANG BUTTER (S)', '', 2600, 3200, 1],
  ['TELUR DADAR BESAR', '', 700, 900, 2],
  ['TOMYAM CAMPUR (M)', '', 1800, 2400, 1],
  ['NASI PUTIH', '', 200, 200, 6],
  ['TEH O AIS LIMAU', '', 310, 390, 4],
  ['FRESH ORANGE', '', 690, 850, 2],
  ['KERABU MANGGA', '', 890, 1190, 1],
]
const CSS = `body{font:9pt/1.3 'Nimbus Sans','Liberation Sans',sans-serif}.sheet{padding:6mm 5mm}.co{font-size:7.4pt;text-align:center}h1{font:700 16pt/1.05 'Nimbus Sans',sans-serif;text-align:center;margin:1mm 0}.m{display:grid;grid-template-columns:auto 1fr;column-gap:3mm;border-top:1pt solid #000;border-bottom:1pt solid #000;margin:2mm 0;padding:1mm 0}table{width:100%}td{padding:.2mm 0;vertical-align:top}td:first-child{width:7mm}.s{display:flex;justify-content:space-between;padding-left:18mm}.b{font-weight:700;font-size:13pt;padding-left:0;border-top:1pt solid #000;border-bottom:2pt double #000}`
const { amount, date } = writingOf('GB')

const HOUSES = [
  [
    'Ombak Selera Holdings Sdn Bhd',
    '(1184420-V)',
    'OMBAK BIRU<br>SEAFOOD VILLAGE',
    'Lot 220, Jalan Pantai Remis, 45000 Kuala Selangor',
  ],
  ['K.H. Tiga Putera S/B', '(876103-M)', 'RESTORAN<br>KELAPA GADING', '12-14, Jalan Wangsa 3/2, 53300 Kuala Lumpur'],
] as const

function make(random: Random, index: number): Paper {
  const [firm, register, name, place] = HOUSES[index] ?? HOUSES[0]
  const [day, number, sst] = [dayIn(random, 2019, 2023), random.code('0#####'), random.code('W10-1###-310#####')]
  const rows = positionsOf(random, DISHES, [7, 4][index] ?? 4)
  const food = sum(rows.map(({ total }) => total))
  const service = index === 0 ? percent(food, 10) : 0
  const tax = percent(food, 6)
  const due = food + service + tax
  const total = Math.round(due / 5) * 5
  const hour = random.whole(6, 9)
  const line = (label: string, cents: number, of = '') =>
    `<div class="s ${of}"><span>${label}</span><span>${cents < 0 ? '-' : ''}RM${amount(Math.abs(cents))}</span></div>`
  const net = food + service
  const meta = [
    ['Check No', number],
    ['Table', `${random.whole(2, 48)} &nbsp; Pax: ${random.whole(2, 8)}`],
    ['Opened', `${date(day)} ${hour}:${random.code('0#')} PM by ${random.pick(['Faizal', 'Mei Ling', 'Kumar'])}`],
    ['Queue', random.code('A1##')],
  ]
  const page = `<div class="co">${firm} ${register}</div><h1>${name}</h1><div class="co">${place}<br>Tel: 03-${random.code('3### ####')} &nbsp; SST Reg No: ${sst}</div>
<div class="m">${each(meta, ([label, text]) => `<span>${label}</span><span>: ${text}</span>`)}</div><table>${each(rows, (one) => `<tr><td>${one.quantity}</td><td>${one.name}${one.quantity > 1 ? `<br>@ RM${amount(one.price)}` : ''}</td><td class="r">RM${amount(one.total)}</td></tr>`)}</table><div style="border-top:1pt solid #000;margin-top:1mm"></div>
${line('Subtotal', food)}${service ? line('Svc Chg 10%', service) : ''}${service ? line('Nett', net) : ''}${line('Service Tax 6%', tax)}${line('Bill Amount', due)}${line('Rounding', total - due)}${line('TOTAL', total, 'b')}<div style="height:2mm"></div>${index === 0 ? line(`VISA **** ${random.code('####')}`, total) : `${line('Cash', Math.ceil((total + 1) / 5000) * 5000)}${line('Change', Math.ceil((total + 1) / 5000) * 5000 - total)}`}
<div class="co" style="margin-top:3mm">Closed Bill &nbsp; Printed ${date(day)} ${hour + 1}:${random.code('3#:4#')} PM &nbsp; POS02<br>Terima Kasih, Sila Datang Lagi<br>Thank you, please come again<br>This is a computer generated receipt</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [155, 133][index] ?? 155 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm, name.replace('<br>', ' ')],
      sellerVatId: sst,
      netTotal: service ? [fixed(food), fixed(net)] : fixed(net),
      taxTotal: fixed(tax),
      grossTotal: total === due ? fixed(due) : [fixed(total), fixed(due)],
    },
  }
}

export const layout: Layout = {
  name: 'my-seafood-check-no',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
