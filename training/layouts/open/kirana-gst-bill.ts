// An Indian supermarket's bill from a small thermal printer: MRP and own price beside each other, GST within the prices and split into CGST
// and SGST in a table of its own, the sum rounded to whole rupees and once more in words, GSTIN, FSSAI and CIN numbers in the head.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

type Grocery = readonly [ware: Ware, rate: number]
const GROCERIES: readonly Grocery[] = [
  [['TOOR DAL LOOSE 1KG', '0713', 13500, 16800, 2], 0],
  [['CHAKKI ATTA 5KG', '1101', 21500, 26500, 2], 5],
  [['SUNFLOWER OIL 1LTR PP', '1512', 12400, 15600, 3], 5],
  [['HALDI POWDER 200GM', '0910', 5200, 6900, 2], 5],
  [['ELAICHI TEA 500GM', '0902', 23800, 28900, 1], 5],
  [['GLUCOSE BISCUIT 800G', '1905', 7800, 9500, 3], 18],
  [['BATH SOAP NEEM 4X100', '3401', 13200, 17600, 2], 18],
  [['DISH WASH GEL 750ML', '3402', 13900, 17500, 1], 18],
  [['MIXED PICKLE 400G', '2001', 9800, 12400, 1], 12],
  [['DESI GHEE POUCH 500ML', '0405', 28500, 32500, 1], 12],
]
const CSS = `body{font:8pt/1.26 'Inconsolata',monospace;font-weight:500}.sheet{padding:4mm 3mm}h1{font:800 15pt/1.1 'Dosis',sans-serif;margin:0}table{width:100%}td,th{padding:0;font-weight:500;text-align:left;vertical-align:top}.sheet th.r,.sheet td.r{text-align:right}.top th{border-top:.6pt solid #000;border-bottom:.6pt solid #000}
.net{display:flex;justify-content:space-between;border-top:.6pt solid #000;border-bottom:.6pt solid #000;font:700 13pt/1.5 'Inconsolata',monospace;margin:1mm 0}.l{display:flex;justify-content:space-between}.save{border:.8pt solid #000;text-align:center;margin:1.5mm 4mm;font-weight:700}.s{font-size:7.2pt}`
const { amount, date } = writingOf('GB')

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
function inWords(whole: number): string {
  if (whole < 20) return ONES[whole] ?? ''
  if (whole < 100) return `${TENS[Math.floor(whole / 10)]}${whole % 10 ? ` ${ONES[whole % 10]}` : ''}`
  const [size, word] = whole < 1000 ? [100, 'Hundred'] : [1000, 'Thousand']
  return `${inWords(Math.floor(whole / size))} ${word}${whole % size ? ` ${inWords(whole % size)}` : ''}`
}

const STORES = [
  ['Shop No. 4-7, Sai Heights, Link Road', 'Nashik - 422009, Maharashtra', '27AAKCA4182M1Z8'],
  ['Sy. No. 112/3, Lake View Main Road', 'Mysuru - 570017, Karnataka', '29AAKCA4182M1Z4'],
  ['G-12, Sector 3 Market', 'Nashik - 422011, Maharashtra', '27AAKCA4182M1Z8'],
] as const

function make(random: Random, index: number): Paper {
  const [street, place, gstin] = STORES[index] ?? STORES[0]
  const firm = 'ANNAPRIYA RETAIL VENTURES PVT. LTD.'
  const [day, bill] = [
    dayIn(random, 2023, 2024),
    random.code(['NS04/0####7', 'MY11/01###2', 'NS07/00###4'][index] ?? ''),
  ]
  const rows = positionsOf(
    random,
    GROCERIES.map(([ware]) => ware),
    [5, 9, 6][index] ?? 5,
  ).map((one) => {
    const rate = GROCERIES.find(([ware]) => ware[0] === one.name)?.[1] ?? 0
    return { ...one, rate, mrp: Math.ceil((one.price * 1.12) / 500) * 500 }
  })
  const gross = sum(rows.map(({ total }) => total))
  const groups = [0, 5, 12, 18].flatMap((rate) => {
    const all = sum(rows.filter((one) => one.rate === rate).map(({ total }) => total))
    const half = Math.round((all * rate) / (100 + rate) / 2)
    return all > 0 ? [{ rate, net: all - 2 * half, half }] : []
  })
  const half = sum(groups.map((one) => one.half))
  const total = Math.round(gross / 100) * 100
  const saved = sum(rows.map((one) => (one.mrp - one.price) * one.quantity))
  const given = Math.ceil((total + 1) / 50000) * 50000
  const paid =
    index === 0
      ? `<div class="l"><span>CASH TENDERED</span><span>${amount(given)}</span></div><div class="l"><span>BALANCE RETURNED</span><span>${amount(given - total)}</span></div>`
      : `<div class="l"><span>${index === 1 ? 'UPI' : 'CARD (XX##)'.replace('##', random.code('##'))}</span><span>${amount(total)}</span></div><div class="s">RRN ${random.code('4###########')}</div>`
  const page = `<div class="c"><h1>annapriya mart</h1><span class="s">A UNIT OF</span><br>${firm}<br>${street}<br>${place}<br>Ph: 0253-2${random.code('######')}<br>GSTIN: ${gstin}<br><span class="s">CIN: U52100MH2014PTC258417 &nbsp;FSSAI: 11514029000386</span><br><b>TAX INVOICE</b></div>
<div class="l"><span>Bill No: ${bill}</span><span>Date: ${date(day, 'dashed')}</span></div><div class="l"><span>Counter: ${random.code('0#')} &nbsp;User: ${random.code('EMP###')}</span><span>${random.whole(10, 20)}:${random.code('4#')}</span></div>${index === 2 ? `<div>Mobile: 98XXXXXX${random.code('##')} &nbsp;Loyalty pts: ${random.whole(20, 310)}</div>` : ''}
<table class="top"><tr><th>Particulars</th><th class="r">MRP</th><th class="r">Rate</th><th class="r">Qty</th><th class="r">Value</th></tr>${each(rows, (one) => `<tr><td colspan="5">${one.number}. ${one.name}</td></tr><tr><td class="s">&nbsp; HSN ${one.unit} @${one.rate}%</td><td class="r">${amount(one.mrp)}</td><td class="r">${amount(one.price)}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
<div class="l" style="border-top:.6pt solid #000"><span>Items: ${rows.length} &nbsp;Qty: ${sum(rows.map((one) => one.quantity))}</span><span>${amount(gross)}</span></div><div class="l"><span>Round Off</span><span>${amount(total - gross)}</span></div><div class="net"><span>Net Amount</span><span>Rs. ${amount(total)}</span></div>${paid}
<div class="save">** You Saved Rs. ${amount(saved)} on MRP **</div><div class="s">Rupees ${inWords(total / 100)} Only</div>
<table class="top s" style="margin-top:1mm"><tr><th>GST%</th><th class="r">Taxable</th><th class="r">CGST</th><th class="r">SGST</th><th class="r">Tot.Tax</th></tr>${each(groups, (one) => `<tr><td>${one.rate}</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.half)}</td><td class="r">${amount(one.half)}</td><td class="r">${amount(one.half * 2)}</td></tr>`)}<tr><th>Total</th><th class="r">${amount(gross - 2 * half)}</th><th class="r">${amount(half)}</th><th class="r">${amount(half)}</th><th class="r">${amount(2 * half)}</th></tr></table>
<div class="c s">Prices are inclusive of all taxes. E. &amp; O.E.<br>No exchange without bill.<br>Exchange within 3 days, 11 am to 5 pm.<br>Subject to local jurisdiction<br>*** THANK YOU VISIT AGAIN ***</div>`
  return {
    html: sheets(CSS, [page], { width: 74, height: [159, 187, 170][index] ?? 159 }),
    pages: 1,
    fields: {
      invoiceNumber: bill,
      issueDate: iso(day),
      sellerName: [firm, 'annapriya mart'],
      sellerVatId: gstin,
      netTotal: fixed(gross - 2 * half),
      taxTotal: fixed(2 * half),
      grossTotal: total === gross ? fixed(total) : [fixed(total), fixed(gross)],
    },
  }
}

export const layout: Layout = {
  name: 'kirana-gst-bill',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
