// An Emirati spare parts dealer's or workshop's tax invoice on A5: English labels at the left and Arabic ones at the right of the same line with the value
// between, both parties' TRN of fifteen figures, "Dhs." and "AED", tax for every row, LPO, quotation and vehicle numbers, the total in words, a
// discount before VAT, an advance after it, the name with "LLC" in a branch's words and the day with dashes.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const PARTS: readonly Ware[] = [
  ['BRAKE PAD SET FRONT 58101-D3A11', '', 18500, 26000, 2],
  ['AIR FILTER CABIN', '', 4500, 6500, 3],
  ['SHOCK ABSORBER RR RH/LH', '', 31000, 42000, 2],
  ['ENGINE OIL 5W30 4L', '', 8900, 11500, 3],
  ['LABOUR CHARGES - SUSPENSION', '', 25000, 35000, 1],
  ['RADIATOR COOLANT 1L', '', 2200, 2800, 4],
]
const CSS = `body{font:8pt/1.3 'Noto Sans','Noto Naskh Arabic',sans-serif}.sheet{padding:7mm 9mm}.hd{display:flex;justify-content:space-between;align-items:center;border-bottom:2pt solid #7a1f2b;padding-bottom:1.5mm}.hd b{font-size:12pt;color:#7a1f2b}.ar{direction:rtl;font-family:'Noto Naskh Arabic',sans-serif}h1{font:700 11pt/1 'Noto Sans';text-align:center;margin:2.5mm 0}.m{display:grid;grid-template-columns:1fr 1fr;gap:.4mm 7mm}.m div{display:grid;grid-template-columns:19mm 1fr 14mm}.m .ar{text-align:right}table{width:100%;margin-top:2.5mm}th{background:#7a1f2b;color:#fff;font-weight:400}td,th{border:.5pt solid #7a1f2b;padding:.5mm 1.2mm}.e{display:flex;justify-content:space-between;gap:5mm}.e table{width:66mm}.sg{display:flex;justify-content:space-between;margin-top:11mm}`
const { amount, date } = writingOf('GB', ',')
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
const DEALERS = [
  [
    'Al Warqa Falcon Auto Spare Parts Tr. LLC',
    'الورقاء فالكون لقطع غيار السيارات',
    'Industrial Area 6, Sharjah',
    '100418827300003',
    'INV-####',
  ],
  ['Desert Gear Garage', 'ورشة ديزرت جير', 'Mussafah M-17, Abu Dhabi', '100593310600003', 'DG/2#/1###'],
] as const
const BUYERS = [
  ['Seven Dunes Transport LLC', '100277194500003'],
  ['Mr. Joseph Mathai', ''],
] as const

function make(random: Random, index: number): Paper {
  const [seller, arabic, place, trn, pattern] = DEALERS[index] ?? DEALERS[0]
  const [buyer, theirs] = BUYERS[index] ?? BUYERS[0]
  const [day, number] = [dayIn(random, 2023, 2025), random.code(pattern)]
  const rows = positionsOf(random, PARTS, [4, 5][index] ?? 4)
  const list = sum(rows.map((one) => one.total))
  const off = index === 0 ? percent(list, 5) : 0
  const net = list - off
  const tax = percent(net, 5)
  const gross = net + tax
  const advance = index === 1 ? 20000 : 0
  const meta = [
    ['Invoice No.', number, 'رقم الفاتورة'],
    ['Date', date(day, 'dashed'), 'التاريخ'],
    ['Customer', buyer, 'العميل'],
    ['LPO No.', index === 0 ? random.code('SDT-0###') : '', 'أمر الشراء'],
    ['Cust. TRN', theirs, 'الرقم'],
    ['Quotation', `${random.code('Q-8##')} / ${date(daysAfter(day, -5), 'dashed')}`, 'عرض'],
    ['Vehicle', random.code(index === 0 ? 'SHJ 3 / 4####' : 'AUH 12 / 7####'), 'المركبة'],
    ['Mode', index === 0 ? 'Credit 30 days' : 'Cash', 'الدفع'],
  ]
  const row = (label: string, cents: number, kind = '') =>
    `<tr style="${kind}"><td>${label}</td><td class="r">${cents < 0 ? '-' : ''}${amount(Math.abs(cents))}</td></tr>`
  const shown = Math.floor(gross / 100)
  const page = `<div class="hd"><div><b>${seller}</b><br>${place} &nbsp; Tel 06 ${random.code('5## ####')} &nbsp; P.O. Box ${random.code('2####')}<br>TRN: ${trn}</div><div class="ar" style="font-size:11pt">${arabic}</div></div><h1>TAX INVOICE &nbsp; <span class="ar">فاتورة ضريبية</span></h1><div class="m">${each(meta, ([label, text, ar]) => `<div><span>${label}</span><span>: ${text}</span><span class="ar">${ar}</span></div>`)}</div>
<table><tr><th>#</th><th>Description</th><th>Qty</th><th>Rate</th><th>Amount</th><th>VAT 5%</th><th>Total Dhs.</th></tr>${each(rows, (one) => `<tr><td>${one.number}</td><td>${one.name}</td><td class="c">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td><td class="r">${amount(percent(one.total, 5))}</td><td class="r">${amount(one.total + percent(one.total, 5))}</td></tr>`)}</table><div class="e"><div style="padding-top:3mm">Dirhams ${inWords(shown)}${gross % 100 ? ` and Fils ${gross % 100}/100` : ''} Only<br><br>Goods once sold will not be taken back. Electrical parts carry no guarantee.</div><table>${off ? row('Gross amount', list) + row('Discount 5%', -off) : ''}${row('Taxable amount', net)}${row('VAT 5%', tax)}${row('Net amount AED', gross, 'font-weight:700')}${advance ? row('Advance received', -advance) + row('Balance', gross - advance) : ''}</table></div><div class="sg"><span>Received by ______________</span><span>Prepared by: ${random.pick(['Shafeeq', 'Rina', 'Bilal'])}</span><span>For ${seller}</span></div>`
  return {
    html: sheets(CSS, [page], { width: 210, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: trn,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: advance ? [fixed(gross), fixed(gross - advance)] : fixed(gross),
    },
  }
}

export const layout: Layout = {
  name: 'ae-spare-parts-trn',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
