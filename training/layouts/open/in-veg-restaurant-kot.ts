// An Indian vegetarian restaurant's bill: a name without any legal form in two lines, CGST and SGST as lines of their own of 2.5 % and their sum
// nowhere, "Bill No" beside token and kitchen order numbers, the steward, a round off to whole rupees and sums without decimals in bold,
// the day with two figures for the year in front of the bill's number; the company only in the second's last line.
import type { Day } from '../../documents/names/types.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const DISHES: readonly Ware[] = [
  ['Ghee Roast Dosa', '', 14500, 16500, 2],
  ['Idli (2 Pcs)', '', 6000, 7500, 3],
  ['Medu Vada', '', 4500, 5500, 2],
  ['South Indian Thali', '', 22000, 26000, 2],
  ['Paneer Butter Masala', '', 24500, 28500, 1],
  ['Butter Roti', '', 4000, 4800, 5],
  ['Filter Coffee', '', 4200, 5000, 4],
  ['Curd Rice', '', 11500, 12800, 1],
  ['Mineral Water 1L', '', 2000, 2500, 2],
]
const CSS = `body{font:8.8pt/1.3 'Noto Sans',sans-serif}.sheet{padding:5mm 4mm}h1{font:800 15pt/1.1 'Noto Sans',sans-serif;margin:0}.s{font-size:7.6pt}.l{display:flex;justify-content:space-between}table{width:100%}td,th{padding:.1mm 0;text-align:left;font-weight:400;vertical-align:top}th{border-top:.8pt solid #000;border-bottom:.8pt solid #000}.z{border-top:.8pt solid #000;margin:1mm 0;padding-top:1mm}.in{padding-left:26mm}.n{font:800 14pt/1.5 'Noto Sans';border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:center;margin:1mm 0}`
const { amount, date } = writingOf('GB', ',')

const HOUSES = [
  ['SRI ANNAPURNI<br>VILAS', 'Pure Veg', '14/2, Trichy Road, Singanallur<br>Coimbatore 641005', '33ABZFS4417L1ZQ', ''],
  [
    'THE CHUTNEY<br>COURTYARD',
    'Tiffin & Meals',
    '3rd Floor, Nexa Plaza, Baner Pashan Link Rd<br>Pune 411021',
    '27AAGCC7032B1Z5',
    'Chutney Hospitality Pvt Ltd',
  ],
] as const

/** It begins in April: "24-25". */
function fiscalYear({ year, month }: Day): string {
  const first = (month < 4 ? year - 1 : year) % 100
  return `${first}-${first + 1}`
}

function make(random: Random, index: number): Paper {
  const [name, motto, place, gstin, firm] = HOUSES[index] ?? HOUSES[0]
  const day = dayIn(random, 2023, 2025)
  const number = random.code(['1####', `CC/${fiscalYear(day)}/####`][index] ?? '')
  const rows = positionsOf(random, DISHES, [5, 7][index] ?? 5)
  const net = sum(rows.map((one) => one.total))
  const half = Math.round(net * 0.025)
  const gross = net + 2 * half
  const total = Math.round(gross / 100) * 100
  const line = (label: string, cents: number) =>
    `<div class="l in"><span>${label}</span><span>${cents > 0 && label === 'Round Off' ? '+' : ''}${amount(cents)}</span></div>`
  const first =
    index === 0
      ? `<div class="l"><span>Dt: ${date(day, 'short')} ${random.code('1#:3#')}</span><span>Bill No: ${number}</span></div><div class="l"><span>Table: ${random.code('AC-#')}</span><span>Steward: ${random.pick(['Murugan', 'Selvam'])}</span></div><div>KOT: ${random.code('2##')}, ${random.code('2##')}</div>`
      : `<div>Name: ______________________ (M: 98##)</div>`.replace('##', random.code('XXXXXX##')) +
        `<div class="z"></div><div class="l"><span>Date: ${date(day, 'short')}</span><b>Dine In: ${random.whole(2, 30)}</b></div><div>19:${random.code('3#')}</div><div class="l"><span>Cashier: biller</span><span>Bill No.: ${number}</span></div><div>Token No.: ${random.code('##')}</div>`
  const page = `<div class="c"><h1>${name}</h1>${motto.replace('&', '&amp;')}<div class="s">${place}<br>Ph: 0422 2${random.code('######')}<br>GSTIN: ${gstin}<br>FSSAI Lic No. 124${random.code('###########')}</div></div><div class="z"></div>${first}
<table><tr><th>Item</th><th class="r">Qty</th><th class="r">Price</th><th class="r">Amount</th></tr>${each(rows, (one) => `<tr><td>${one.name}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}</table><div class="z l"><span>Total Qty: ${sum(rows.map((one) => one.quantity))}</span><span>Sub Total &nbsp; ${amount(net)}</span></div>
${line('CGST @2.5%', half)}${line('SGST @2.5%', half)}${total === gross ? '' : line('Round Off', total - gross)}<div class="n">Grand Total &nbsp;₹${amount(total)}</div><div class="s c">${index === 0 ? `SAC 996331<br>Thank You ... Visit Again<br>Dining hall open 6.30 am to 10.45 pm` : `Paid via UPI &middot; Txn ${random.code('4###########')}<br>A unit of ${firm}<br>FDR: ${random.code('0###')} &middot; We levy no service charge`}</div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [126, 145][index] ?? 126 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: firm ? [firm, name.replace('<br>', ' ')] : name.replace('<br>', ' '),
      sellerVatId: gstin,
      netTotal: fixed(net),
      grossTotal: fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'in-veg-restaurant-kot',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
