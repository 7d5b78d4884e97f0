// A Malaysian dealer's invoice from a small firm's accounts program on a needle printer: name with number in brackets in the middle, a block of
// labels at the right among which "Terms", "Our D/O No.", "Your Ref." and "Page" look like the number's, an account code beside the buyer, the
// sum in words in capitals, totals with and without tax under each other and a code table; the day is only a "Date".
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['TONER CARTRIDGE TK-1184 (COMPATIBLE)', 'UNIT', 9500, 14500, 4],
  ['A4 PAPER 80GSM (5 REAM/CTN)', 'CTN', 4800, 5900, 10],
  ['ARCH FILE 3" F4 BLACK', 'PCS', 390, 480, 24],
  ['SERVICE CALL - COPIER DRUM UNIT', 'TRIP', 12000, 18000, 1],
  ['BALL PEN 0.7 BLUE (50S)', 'BOX', 1800, 2400, 3],
  ['THERMAL ROLL 80X60 (50S)', 'CTN', 7600, 9800, 2],
  ['LAMINATING FILM A4 100 MIC', 'PKT', 2100, 2650, 5],
]
const CSS = `body{font:9.2pt/1.32 'Liberation Mono',monospace}.sheet{padding:13mm 14mm}.c b{font-size:14pt}h1{font:700 13pt/1 'Liberation Mono',monospace;text-align:right;margin:6mm 0 3mm}.two{display:flex;justify-content:space-between;min-height:36mm}.two td{padding:0 2mm 0 0;vertical-align:top}table.g{width:100%;margin-top:3mm}.g th{border-top:.8pt dashed #000;border-bottom:.8pt dashed #000;font-weight:400;text-align:left;padding:.8mm 0}.g td{padding:.3mm 0}.sum{display:flex;justify-content:space-between;border-top:.8pt dashed #000;padding-top:1.5mm;gap:8mm}.sum td{padding:.1mm 0}.x td,.x th{padding:0 3mm 0 0;font-weight:400}.sg{display:flex;justify-content:space-between;margin-top:22mm}.sg span{border-top:.8pt dashed #000;padding-top:1mm;width:62mm}`
const { amount, date } = writingOf('GB')

const ONES =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  )
const TENS = '  TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY'.split(' ')
function inWords(whole: number): string {
  if (whole < 20) return ONES[whole] ?? ''
  if (whole < 100) return `${TENS[Math.floor(whole / 10)]}${whole % 10 ? ` ${ONES[whole % 10]}` : ''}`
  const [size, word] = whole < 1000 ? [100, 'HUNDRED'] : [1000, 'THOUSAND']
  return `${inWords(Math.floor(whole / size))} ${word}${whole % size ? ` ${inWords(whole % size)}` : ''}`
}

const SELLERS = [
  [
    'BAKTI NIAGA OFFICE AUTOMATION SDN BHD',
    '(519537-X)',
    'NO. 11-1, JALAN SERI UTARA 4, OFF JALAN IPOH, 68100 BATU CAVES',
    '000573198336',
  ],
  [
    'WAH SOON STATIONERY & TRADING',
    '(CA0047719-U)',
    '63, LORONG PERUSAHAAN MAJU 6, 13600 PERAI, PENANG',
    '001840295936',
  ],
] as const
const BUYERS = [
  ['KLINIK DESA SETIA', '22A, JALAN SENTUL PASAR', '51100 KUALA LUMPUR', '300-K014'],
  ['T.S. LIM METAL STAMPING SDN BHD', 'PLOT 88, JALAN PERINDUSTRIAN BUKIT MINYAK', '14100 SIMPANG AMPAT', '3000/T07'],
] as const

function make(random: Random, index: number): Paper {
  const [seller, register, place, gst] = SELLERS[index] ?? SELLERS[0]
  const [buyer, street, town, account] = BUYERS[index] ?? BUYERS[0]
  const [day, number] = [dayIn(random, 2016, 2017), random.code(['IV-0####', 'I1610/###'][index] ?? '')]
  const rows = positionsOf(random, WARES, [4, 6][index] ?? 4).map((one) => ({ ...one, tax: percent(one.total, 6) }))
  const [net, tax] = [sum(rows.map((one) => one.total)), sum(rows.map((one) => one.tax))]
  const gross = net + tax
  const meta = [
    ['NO.', number],
    ['Your Ref.', index === 0 ? '' : random.code('PO 8####')],
    ['Our D/O No.', random.code('DO-1####')],
    ['Terms', index === 0 ? 'C.O.D.' : '30 DAYS'],
    ['Date', date(day)],
    ['Salesman', random.pick(['AHMAD', 'MS TAN', 'RAVI'])],
    ['Page', '1 of 1'],
  ]
  const words = `RINGGIT MALAYSIA ${inWords(Math.floor(gross / 100))}${gross % 100 ? ` AND SEN ${inWords(gross % 100)}` : ''} ONLY`
  const line = (label: string, cents: number, of = '') =>
    `<tr style="${of}"><td>${label}</td><td class="r" style="padding-left:4mm">${amount(cents)}</td></tr>`
  const page = `<div class="c"><b>${seller}</b> ${register}<br>${place}<br>TEL: 0${index + 3}-${random.code('6### ####')} &nbsp;FAX: 0${index + 3}-${random.code('6### ####')}<br>GST REG. NO. : ${gst}</div><h1>TAX INVOICE</h1>
<div class="two"><div>${buyer}<br>${street}<br>${town}<br><br>TEL: ${random.code('0#-4### ####')}<br>A/C: ${account}</div><table>${each(meta, ([label, text]) => `<tr><td>${label}</td><td>: ${text}</td></tr>`)}</table></div>
<table class="g"><tr><th>Item</th><th>Description</th><th class="r">Qty</th><th class="r">UOM</th><th class="r">U/Price</th><th class="r">Total</th><th class="r">GST</th><th class="r">Code</th></tr>${each(rows, (one) => `<tr><td>${one.number}</td><td>${one.name}</td><td class="r">${one.quantity}</td><td class="r">${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td><td class="r">${amount(one.tax)}</td><td class="r">SR</td></tr>`)}</table><div style="height:${index === 0 ? 60 : 44}mm"></div>
<div class="sum"><div>${words}<br><br><table class="x"><tr><th>GST Code</th><th>Rate</th><th class="r">Goods</th><th class="r">Tax</th></tr><tr><td>SR</td><td>6%</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td></tr><tr><td>ZRL</td><td>0%</td><td class="r">0.00</td><td class="r">0.00</td></tr></table></div><table style="white-space:nowrap;align-self:flex-start">${line('Sub Total (Excl. GST)', net)}${line('Discount', 0)}${line('Add: GST @ 6%', tax)}${line('Rounding Adj.', 0)}${line('TOTAL (RM)', gross, 'font-weight:700')}</table></div>
<p style="margin-top:6mm">Notes: 1. All cheques should be crossed and made payable to ${seller}.<br>2. Goods sold are neither returnable nor refundable. Otherwise a cancellation fee of 20% will be imposed.</p><div class="sg"><span>Recipient's Chop &amp; Signature</span><span>Authorised Signature</span></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: gst,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
    },
  }
}

export const layout: Layout = {
  name: 'my-dot-matrix-terms',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
