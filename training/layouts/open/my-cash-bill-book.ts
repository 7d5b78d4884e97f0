// A Malaysian dealer's leaf from a printed cash bill book, half a sheet: the form's number in red without a colon, filled in by hand in blue,
// dots for what is empty ("M/s", "Order No."), the name without a legal form and in Malay, a rubber stamp of another day, no tax at all
// and a total in the last box; on the second the customer's name is filled in and a deposit is taken off.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Paip GI 1" x 20ft', 'bt', 4200, 5600, 4],
  ['Cement 50kg', 'beg', 1900, 2250, 10],
  ['Pasir halus', 'lori', 28000, 36000, 1],
  ['Zinc 10ft x 0.35', 'kpg', 3100, 3900, 12],
  ['Paku 3"', 'kg', 550, 700, 5],
  ['Cat minyak 5L', 'tin', 6800, 8900, 2],
  ['Angin sink', 'pc', 100, 150, 50],
]
const CSS = `body{font:8.4pt/1.3 'Liberation Sans',sans-serif;color:#1d3a8a}.sheet{padding:7mm 9mm}.hd{text-align:center}h1{font:700 19pt/1.1 'Liberation Serif',serif;margin:0}h2{font:700 12pt/1 'Liberation Serif',serif;margin:0;border:1pt solid #1d3a8a;padding:1.2mm 4mm;border-radius:2mm}.top{display:flex;justify-content:space-between;align-items:center;margin:3mm 0}.no{font:700 16pt/1 'Liberation Serif',serif;color:#c22525}.i{font:15pt/.9 'Z003',cursive;color:#0b1f6b}.f{display:flex;gap:6mm}.f div{flex:1;border-bottom:.6pt dotted #1d3a8a;margin-bottom:2mm;white-space:nowrap;height:6mm}table{width:100%}td,th{border:.7pt solid #1d3a8a;height:7mm;padding:0 2mm}th{font-weight:400;height:6mm}.ft{display:flex;justify-content:space-between;margin-top:3mm}.st{position:absolute;left:28mm;bottom:14mm;border:1.2pt solid #6b2a8a;color:#6b2a8a;transform:rotate(-9deg);padding:1mm 3mm;font:700 10pt/1.2 'Liberation Sans';text-align:center}`
const { amount, date } = writingOf('GB')

const DEALERS = [
  [
    'KEDAI BESI & KAYU HUP LEONG',
    '(001923847-X)',
    'Batu 2, Jalan Gopeng, 31900 Kampar, Perak.',
    'PENJUAL BARANG BINAAN',
  ],
  [
    'SYARIKAT PERNIAGAAN MAT NOR',
    '(KT0118264-D)',
    'Kg. Gong Pauh, 21000 Kuala Terengganu.',
    'ZINC, PAIP, CAT & BARANG RUMAH',
  ],
] as const

function make(random: Random, index: number): Paper {
  const [name, register, place, trade] = DEALERS[index] ?? DEALERS[0]
  const [day, number] = [dayIn(random, 2019, 2024), random.code(['0####', '7##5'][index] ?? '')]
  const rows = positionsOf(random, WARES, [3, 5][index] ?? 3)
  const total = sum(rows.map((one) => one.total))
  const deposit = index === 1 ? Math.floor(total / 20000) * 10000 : 0
  const buyer = index === 1 ? 'Hj. Sulaiman Catering' : ''
  const ink = (text: string) => `<span class="i">${text}</span>`
  const blank = '<tr><td></td><td></td><td></td><td></td></tr>'.repeat(5 - rows.length)
  const paid =
    deposit > 0
      ? `<tr><td colspan="3" class="r">Deposit</td><td class="r">${ink(`- ${amount(deposit)}`)}</td></tr><tr><td colspan="3" class="r">Baki / Balance RM</td><td class="r">${ink(amount(total - deposit))}</td></tr>`
      : ''
  const page = `<div class="hd"><h1>${name}</h1>${register}<br>${trade}<br>${place} Tel: 0${random.code('5-4## ####')}, 01${random.code('2-5## ####')}</div>
<div class="top"><span style="width:34mm"></span><h2>CASH BILL</h2><span class="no">No ${number}</span></div>
<div class="f"><div style="flex:3">M/s. &nbsp;${ink(buyer)}</div><div>Date &nbsp;${ink(date(day, 'bare'))}</div></div><div class="f"><div style="flex:3"></div><div>Order No.</div></div>
<table><tr><th>QTY<br></th><th style="width:92mm">DESCRIPTION</th><th>@</th><th>AMOUNT (RM)</th></tr>${each(rows, (one) => `<tr><td class="c">${ink(`${one.quantity} ${one.unit}`)}</td><td>${ink(one.name)}</td><td class="r">${ink(amount(one.price))}</td><td class="r">${ink(amount(one.total))}</td></tr>`)}${blank}<tr><td colspan="3" class="r"><b>TOTAL RM</b></td><td class="r">${ink(amount(total))}</td></tr>${paid}</table>
<div class="ft"><span>E. &amp; O.E.<br>Goods sold are not returnable.</span><span class="c">.........................................<br>for ${name.replace('&', '&amp;')}</span></div>${index === 0 ? `<div class="st" data-over>PAID<br>${date(daysAfter(day, 2))}</div>` : ''}`
  return {
    html: sheets(CSS, [page], { width: 190, height: [148, 162][index] ?? 148 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: name,
      ...(buyer ? { buyerName: buyer } : {}),
      grossTotal: deposit > 0 ? [fixed(total), fixed(total - deposit)] : fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'my-cash-bill-book',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
