// An American motel's folio on half a letter sheet: charges and credits in two columns, a state and a lodging tax line each night,
// pre-paid deposit, a key deposit given back, "Balance Due 0.00" in the largest figures, and the owner under the chain's name.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

interface Stay {
  readonly nights: number
  readonly rate: string
  readonly extra: readonly (readonly [code: string, text: string, cents: number])[]
  readonly deposit: number
  readonly isBilled: boolean
}

const STAYS: readonly Stay[] = [
  { nights: 2, rate: 'AAA Best Avail', extra: [['PET', 'Pet fee, 1 dog', 1500]], deposit: 0, isBilled: false },
  { nights: 3, rate: 'CREW / Corp', extra: [], deposit: 0, isBilled: true },
  {
    nights: 1,
    rate: 'RACK',
    extra: [
      ['LDY', 'Guest laundry tokens', 600],
      ['VND', 'Sundry shop', 425],
    ],
    deposit: 5000,
    isBilled: false,
  },
]
const CSS = `body{font:9.4pt/1.42 Carlito,sans-serif}.sheet{padding:8mm 9mm}.hd{display:flex;align-items:center;gap:4mm;border-bottom:2pt solid #c2410c;padding-bottom:2mm}.hd svg{width:15mm}.hd b{font:700 19pt/1 Dosis,sans-serif;color:#c2410c}.g{display:grid;grid-template-columns:1fr 1fr;margin:3mm 0;column-gap:5mm}.g table{width:100%}.g td{padding:.1mm 0}.g td:first-child{color:#555;width:21mm}table.f{width:100%;font-size:9pt}.f th{border-top:.6pt solid #000;border-bottom:.6pt solid #000;text-align:left;font-weight:700}.f td,.f th{padding:.35mm 1mm}.f tr:nth-child(odd) td{background:#f7f2ee}.t{width:66mm;margin:3mm 0 0 auto}.t td{padding:.3mm 1mm}.t .b td{font:700 13pt/1.3 Dosis,sans-serif;border-top:1pt solid #000}.s{font-size:7.8pt;line-height:1.3;margin-top:5mm}.sig{margin-top:11mm;border-top:.5pt solid #000;width:60mm;font-size:6.9pt}`
const { amount, date } = writingOf('US')

function ledger(random: Random, { nights, extra, deposit }: Stay, leaves: ReturnType<typeof dayIn>) {
  const rate = random.whole(62, 109) * 100 + random.pick([0, 99, 50])
  const [state, county] = [percent(rate, 6.25), percent(rate, 5)]
  const days = Array.from({ length: nights }, (_, at) => date(daysAfter(leaves, at - nights), 'short'))
  const room = days.flatMap((day) => [
    [day, 'RM', 'Room charge', rate],
    [day, 'TX1', 'State sales tax 6.25%', state],
    [day, 'TX2', 'County lodging tax 5%', county],
  ])
  const more = extra.map(([code, text, cents]) => [days[0], code, text, cents])
  const net = nights * rate + sum(extra.map((one) => one[2]))
  const cells = (list: unknown[]) => `<td>${list[0]}</td><td>${list[1]}</td><td>${list[2]}</td>`
  const credit = (text: string, cents: number) =>
    `<tr>${cells([date(leaves, 'short'), 'PMT', text])}<td></td><td class="r">${amount(cents)}</td></tr>`
  const [held, back] = [
    `<tr>${cells([days[0], 'DEP', 'Cash key/room deposit'])}<td></td><td class="r">${amount(deposit)}</td></tr>`,
    `<tr>${cells([date(leaves, 'short'), 'REF', 'Deposit refunded'])}<td class="r">${amount(deposit)}</td><td></td></tr>`,
  ]
  const rows = each(
    [...room, ...more],
    (one) => `<tr>${cells(one)}<td class="r">${amount(Number(one[3]))}</td><td></td></tr>`,
  )
  const tax = nights * (state + county)
  return { rate, net, tax, credit, rows: deposit ? `${held}${rows}${back}` : rows }
}

function make(random: Random, index: number): Paper {
  const stay = STAYS[index] as Stay
  const names = namesIn('US', random)
  const [firm, client, guest, leaves] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
  const [brand, owner] = [
    ['Tumblegrass Lodge', 'SGP Hospitality LLC'],
    ['Pike &amp; Pillow Inn', 'Route 9 Innkeepers, Inc.'],
    ['Tumblegrass Lodge', `${firm.manager.last} Motels LLC`],
  ][index] as [string, string]
  const [folio, confirmation] = [random.code(index === 1 ? '2####-A' : '1####5'), random.code('88#####2#')]
  const { rate, net, tax, credit, rows } = ledger(random, stay, leaves)
  const gross = net + tax
  const paid = stay.isBilled ? 0 : gross
  const payment = ['Visa XXXX-XXXX-XXXX-', '', 'Mastercard ************'][index] + random.code('####')
  const home = index === 1 ? [client.name, ...client.address.lines] : names.address().lines
  const page = `<div class="hd"><svg viewBox="0 0 30 20"><path d="M1 19L15 2l14 17zM11 19v-6h8v6" fill="none" stroke="#c2410c" stroke-width="2"/></svg><div><b>${brand}</b><br>${firm.address.lines.join(', ')} &nbsp; ${firm.phone}<br><i>Independently owned and operated by ${owner}</i></div></div>
<div class="g"><div><b>${guest.first} ${guest.last}</b><br>${home.join('<br>')}<br>Veh. ${random.code('@@@ ####')} / ${random.pick(['white pickup', 'gray SUV', 'blue sedan'])}</div><table><tr><td>Folio</td><td>${folio}</td></tr><tr><td>Conf. No.</td><td>${confirmation}</td></tr><tr><td>Room</td><td>${random.whole(101, 248)} &nbsp;${random.pick(['2QN NS', '1KG NS', '2DB SM'])}</td></tr><tr><td>Arrive</td><td>${date(daysAfter(leaves, -stay.nights))}</td></tr><tr><td>Depart</td><td>${date(leaves)}</td></tr><tr><td>Rate</td><td>${amount(rate)} ${stay.rate}</td></tr>${index === 1 ? `<tr><td>PO / Job</td><td>${random.code('J-####')}</td></tr>` : ''}</table></div>
<table class="f"><tr><th>Date</th><th>Code</th><th>Description</th><th class="r">Charges</th><th class="r">Credits</th></tr>${rows}${stay.isBilled ? '' : credit(payment, paid)}</table>
<table class="t"><tr><td>Room &amp; incidentals</td><td class="r">${amount(net)}</td></tr><tr><td>Taxes</td><td class="r">${amount(tax)}</td></tr><tr><td>Total charges</td><td class="r">${amount(gross)}</td></tr><tr><td>Payments received</td><td class="r">${amount(-paid)}</td></tr><tr class="b"><td>Balance Due</td><td class="r">$${amount(gross - paid)}</td></tr></table>${stay.isBilled ? `<p style="margin-top:3mm"><b>DIRECT BILL</b> to acct ${random.code('C####')}. Please remit to ${owner}, ${firm.address.lines.join(', ')}. Net 15 days; 1.5% per month thereafter.</p>` : ''}
<div class="sig">Guest signature</div><div class="s">Printed ${date(leaves)} ${random.code('7:1#')} AM by ${names.person().first} &nbsp; Shift ${random.whole(1, 3)}<br>I agree that my liability for this bill is not waived and agree to be held personally liable if the indicated person, company or association fails to pay. No smoking in NS rooms ($250 cleaning fee). Checkout 11 AM.${index === 0 ? `<br>Trailmates Rewards ${random.code('TM#######')}: ${Math.floor(net / 10)} points earned this stay.` : ''}</div>`
  return {
    html: sheets(CSS, [page], { width: 140, height: [196, 216, 178][index] ?? 216 }),
    pages: 1,
    fileName: `Folio_${folio}.pdf`,
    fields: {
      invoiceNumber: folio,
      issueDate: iso(leaves),
      sellerName: [brand.replace('&amp;', '&'), owner],
      buyerName: index === 1 ? [client.name, `${guest.first} ${guest.last}`] : `${guest.first} ${guest.last}`,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'motel-folio-half',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0, 1],
  photos: [2],
  make,
}
