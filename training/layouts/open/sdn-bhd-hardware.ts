// A Malaysian hardware shop's till slip of the years of GST: a tax invoice with company number in brackets and GST id, prices with the
// tax in them, totals before and after rounding to five sen, a summary of codes beneath; one of them is made out to a builder.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
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

const WARES: readonly Ware[] = [
  ['PVC CONDUIT 20MM WHITE', 'LGT', 380, 520, 8],
  ['CONCRETE NAIL 2-1/2" (BOX)', 'BOX', 650, 890, 3],
  ['WALL PLUG GREY 6MM 100S', 'PKT', 210, 330, 4],
  ['EMULSION 7L PASTEL CREAM', 'TIN', 5890, 7490, 2],
  ['ROLLER SET 7" C/W TRAY', 'SET', 990, 1450, 2],
  ['SILICONE SEALANT CLEAR 300ML', 'TUB', 790, 1190, 4],
  ['SOCKET 13A SINGLE W/SWITCH', 'PCS', 850, 1290, 6],
  ['MASKING TAPE 1" X 18Y', 'ROL', 190, 280, 5],
  ['HINGE S/STEEL 4" (PAIR)', 'PAI', 720, 1150, 4],
  ['CEMENT WHITE 5KG', 'BAG', 690, 880, 3],
  ['BUTT WELD ELBOW 1/2 PVC', 'PCS', 60, 95, 10],
]
const CSS = `body{font:8.6pt/1.28 'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif}.sheet{padding:5mm 4mm}h1{font-size:11.6pt;line-height:1.15;margin:0}h2{font-size:11pt;margin:2mm 0 1mm;text-align:center;letter-spacing:.5pt}table{width:100%}td,th{padding:0;vertical-align:top;text-align:left}
th{border-top:.7pt dashed #000;border-bottom:.7pt dashed #000;font-weight:400}td.r,th.r{text-align:right!important}.l{display:flex;justify-content:space-between}.d{border-top:.7pt dashed #000;margin:1mm 0;padding-top:1mm}.big{font-size:12pt;font-weight:700}.in{padding-left:22mm}`
const { amount, date } = writingOf('GB')

const clock = (random: Random) =>
  `${random.pick(['10:#A', '11:#A', '02:#P', '04:#P', '05:#P']).replace(/#(.)/, (_, half: string) => `${random.code('1#:4#')} ${half}M`)}`

const SKUDAI = [
  'MEKAR JAYA HARDWARE & PAINTS SDN. BHD.',
  '873316-T',
  '000418836480',
  'NO. 31 &amp; 33 (G/F), JALAN MEKAR 2/5<br>TAMAN MEKAR INDAH, 81300 SKUDAI, JOHOR<br>TEL: 07-558 4208 &nbsp;FAX: 07-558 4209',
] as const
const KLANG = [
  'MEKAR JAYA HARDWARE (KLANG) SDN. BHD.',
  '1090417-W',
  '001204875264',
  'LOT 88-G, JALAN SRI TENGGIRI 4<br>KAW. 17, 41200 KLANG, SELANGOR D.E.<br>TEL: 03-3342 7106',
] as const

/** Nobody has coins of less than five sen. */
const rounded = (cents: number) => Math.round(cents / 5) * 5

function payment(total: number, index: number, random: Random): string {
  const given = Math.ceil((total + 1) / 1000) * 1000
  return index === 2
    ? `<div class="l in"><span>DEBIT CARD XXXX-${random.code('####')}</span><span>${amount(total)}</span></div>`
    : `<div class="l in"><span>CASH</span><span>${amount(given)}</span></div><div class="l in"><span>CHANGE</span><span>${amount(given - total)}</span></div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [seller, company, gst, place] = index === 1 ? KLANG : SKUDAI
  const [day, number] = [dayIn(random, 2016, 2017), random.code(index === 1 ? 'KCS-00#####' : 'CS-01#####')]
  const rows = positionsOf(random, WARES, [4, 8, 6][index] ?? 4).map((one) => {
    const price = one.price - random.whole(1, 4)
    return { ...one, price, total: price * one.quantity, code: random.code('9#####') }
  })
  const before = sum(rows.map(({ total }) => total))
  const off = index === 2 ? Math.round(before * 0.05) : 0
  const due = before - off
  const total = index === 2 ? due : rounded(due)
  const tax = taxWithin(due, 6)
  const buyer = `${names.person().last.toUpperCase()} RENOVATION & BUILDERS`
  const to =
    index === 1 ? `<div class="d">BILL TO : ${buyer}<br>GST ID &nbsp;: ${random.code('00#########0')}</div>` : ''
  const line = (label: string, cents: number) =>
    `<div class="l in"><span>${label}</span><span>${amount(cents)}</span></div>`
  const page = `<div class="c"><h1>${seller.replace(' SDN', '<br>SDN')}</h1>(CO. REG. NO: ${company})<br>${place}<br>GST ID NO: ${gst}</div><h2>TAX INVOICE</h2>
<div class="l"><span>INV NO : ${number}</span><span>DATE : ${date(day)}</span></div><div class="l"><span>CASHIER : ${random.pick(['CASHIER 02', 'COUNTER1', 'ADMIN'])}</span><span>TIME : ${clock(random)}</span></div>${to}
<table style="margin-top:1.4mm"><tr><th>DESCRIPTION</th><th class="r">QTY</th><th class="r">U/PRICE</th><th class="r">AMT (RM)</th><th class="r">TAX</th></tr>${each(rows, (one) => `<tr><td colspan="5">${one.code} ${one.name}</td></tr><tr><td></td><td class="r">${one.quantity} ${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td><td class="r">SR</td></tr>`)}</table>
<div class="d">ITEM : ${rows.length} &nbsp;&nbsp; QTY : ${sum(rows.map((one) => one.quantity))}</div>${line('SUB TOTAL', before)}${off > 0 ? line('DISC 5% (MEMBER)', -off) : ''}${line('TOTAL EXCL. GST', due - tax)}${line('GST 6%', tax)}${line('TOTAL INCL. GST', due)}${line('ROUNDING ADJ', total - due)}
<div class="l in big"><span>NET TOTAL RM</span><span>${amount(total)}</span></div>${payment(total, index, random)}
<div class="d"><div class="l"><span>GST SUMMARY</span><span>AMOUNT(RM)</span><span>TAX(RM)</span></div><div class="l"><span>SR @ 6% &nbsp;&nbsp;</span><span>${amount(due - tax)}</span><span>${amount(tax)}</span></div></div>
<div class="c d">GOODS SOLD ARE NOT RETURNABLE.<br>EXCHANGE WITHIN 7 DAYS WITH RECEIPT.<br>THANK YOU, PLEASE COME AGAIN</div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [156, 197, 172][index] ?? 156 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      ...(index === 1 ? { buyerName: buyer } : {}),
      sellerVatId: gst,
      netTotal: fixed(due - tax),
      taxTotal: fixed(tax),
      grossTotal: total === due ? fixed(total) : [fixed(total), fixed(due)],
    },
  }
}

export const layout: Layout = {
  name: 'sdn-bhd-hardware',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
