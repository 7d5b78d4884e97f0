// A flatbed carrier's freight bill to a broker, sold to a factor: "PRO" is the invoice's number among load, BOL, PO, MC, DOT and trailer
// numbers, the money goes to a third party by a stamped notice, shipper and consignee stand larger than who pays, detention and tarps
// are added and a fuel advance is taken off; no tax, and terms without a day on two of three.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const LOADS = [
  ['Structural steel, 4 bdls', 44200],
  ['Precast stair units, 3 pcs on dunnage', 46800],
  ['Lumber KD SPF 2x10, 22 units', 45150],
  ['Air handler, crated (1), 11 ft 2 in high', 18700],
] as const
const CSS = `.sheet{font:10.4pt/1.36 'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif;padding:9mm 12mm}h1{font:700 21pt/1 'Nimbus Sans Narrow';margin:0;font-style:italic;letter-spacing:-.3pt}.bar{background:#123a63;color:#fff;padding:1mm 3mm;display:flex;justify-content:space-between;margin:2mm 0 4mm;font-size:8.4pt}
.g{width:100%;table-layout:fixed}.g td{border:.8pt solid #123a63;padding:.8mm 2mm 1.4mm;vertical-align:top;height:13mm}.g i{display:block;font:400 6.6pt 'Nimbus Sans';text-transform:uppercase;color:#123a63}.g b{font-size:11pt}.big td{height:34mm;font-size:11pt}
.ch{width:100%;margin-top:4mm}.ch th{border-bottom:1.2pt solid #123a63;text-align:left;padding:1mm 2mm}.ch td{padding:1.6mm 2mm;border-bottom:.3pt solid #9ab}.ch th.r{text-align:right}.t td{font:700 13pt 'Nimbus Sans Narrow';border:0}
.noa{margin:8mm auto 0;width:142mm;border:2.4pt solid #b3261e;color:#b3261e;padding:3mm 5mm;text-align:center;font:700 9.4pt/1.4 'Liberation Sans'}.pod{width:100%;margin-top:9mm}.pod td{border:.6pt solid #000;height:15mm;width:25%;padding:1mm 2mm;vertical-align:top;font-size:7.6pt}.pod em{display:block;font:italic 15pt 'C059'}.sig{left:12mm;right:12mm;bottom:12mm;display:flex;justify-content:space-between;border-top:.6pt solid #000;padding-top:1mm;font-size:8pt}`
const { amount, date } = writingOf('US')

function chargesOf(random: Random, index: number, miles: number): (readonly [string, number])[] {
  const rate = random.whole(265, 345)
  const flat = ['Line haul, flat rate as agreed', random.whole(9, 31) * 10000] as const
  const all = [
    index === 1 ? flat : ([`Line haul ${miles} mi @ $${(rate / 100).toFixed(2)}`, miles * rate] as const),
    [`Fuel surcharge, ${miles} mi @ $0.41`, miles * 41],
    ['Tarp (8 ft drop)', [12500, 12500, 0][index]],
    ['Detention at consignee, 3.5 hrs less 2 free', [0, 9000, 9000][index]],
    ['Oversize permits, at cost (OH, IN)', [0, 0, 18750][index]],
  ] as (readonly [string, number])[]
  return all.filter(([, cents]) => cents > 0)
}

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const firm = companyIn(names, 'Flatbed & Heavy Haul')
  const [broker, from, to] = [companyIn(names, 'Logistics'), companyIn(names, 'Steel Fabricators'), names.company()]
  const [factor, lock] = [
    `${random.pick(['Palisade', 'Tallgrass', 'Ironbridge'])} Freight Funding, LP`,
    names.address(),
  ]
  const [delivered, miles] = [dayIn(random, 2025, 2026), random.whole(212, 1140)]
  const day = daysAfter(delivered, random.whole(1, 3))
  const pro = random.code(['7###2#', 'P-####8', '20####'][index] as string)
  const [goods, weight] = random.pick(LOADS)
  const charges = chargesOf(random, index, miles)
  const total = sum(charges.map(([, cents]) => cents))
  const advance = index === 0 ? 0 : random.whole(4, 8) * 10000
  const due = daysAfter(day, 30)
  const cell = (label: string, text: string, span = 1) => `<td colspan="${span}"><i>${label}</i>${text}</td>`
  const party = ({ name, address }: { name: string; address: { lines: readonly string[] } }) =>
    `<b>${name}</b><br>${address.lines.join('<br>')}`
  const picked = daysAfter(delivered, -Math.ceil(miles / 550))
  const notice =
    index === 1
      ? `<p style="margin-top:10mm">Remit to: ${firm.name}, ${firm.address.lines.join(', ')} &nbsp;–&nbsp; ACH: ${firm.bank.name}, ${firm.bank.account}</p>`
      : `<div class="noa">NOTICE OF ASSIGNMENT<br><span style="font-weight:400">This account has been assigned to and is payable in U.S. dollars only to</span><br>${factor}<br>PO Box ${random.code('4####')}, ${lock.place}<br><span style="font-weight:400">Any claim or offset must be reported to the factor at ${lock.town.length % 2 ? '(888)' : '(866)'} 555-01${random.code('##')} before payment.</span></div>`
  const page = `<h1>${firm.name}</h1><div class="bar"><span>${firm.address.lines.join(', ')}</span><span>MC ${random.code('4#####')} &nbsp; USDOT ${random.code('1######')} &nbsp; SCAC ${random.code('@@@@')}</span><span>Dispatch ${firm.phone}</span></div>
    <table class="g"><tr>${cell('Freight bill / PRO no.', `<b>${pro}</b>`)}${cell('Billed', date(day, 'short'))}${cell('Load no. (broker)', random.code('L########'))}${cell('B/L no.', random.code('#####-##'))}</tr>
    <tr class="big">${cell('Shipper (pick up)', party(from), 2)}${cell('Consignee (deliver)', party(to), 2)}</tr>
    <tr>${cell('Picked up', date(picked, 'short'))}${cell('Delivered', `${date(delivered, 'short')} ${random.code('1#:2#')}`)}${cell('Truck / trailer', random.code('T## / 53-###'))}${cell('Driver', names.person().full)}</tr>
    <tr>${cell('Bill charges to', `<b>${broker.name}</b> &nbsp; ${broker.address.lines.join(', ')}`, 3)}${cell('Terms', ['Net 30 from POD', 'Quick pay 2%', `Net 30 – pay by ${date(due, 'short')}`][index] as string)}</tr>
    <tr>${cell('Commodity', goods, 2)}${cell('Weight', `${weight.toLocaleString('en')} lbs`)}${cell('Customer PO', random.code('PO-#####'))}</tr></table>
    <table class="ch"><tr><th>Charges</th><th class="r">USD</th></tr>${each(charges, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td></tr>`)}${advance > 0 ? `<tr><td><b>Total freight charges</b></td><td class="r"><b>${amount(total)}</b></td></tr><tr><td>Less fuel advance, check code ${random.code('#### #### ##')}</td><td class="r">(${amount(advance)})</td></tr>` : ''}<tr class="t"><td class="r">${advance > 0 ? 'NET DUE' : 'TOTAL DUE'}</td><td class="r">$${amount(total - advance)}</td></tr></table>${notice}
    <table class="pod"><tr><td>Received by (print)<em>${names.person().last}</em></td><td>Signature<em>${names.person().first}</em></td><td>Date / time out<br><br>${date(delivered, 'short')} &nbsp; 15:${random.code('1#')}</td><td>Pieces / exceptions<br><br>none noted</td></tr></table>
    <div class="abs sig"><span>Signed POD and rate confirmation attached. Freight received in good order except as noted on B/L.</span><span>EIN ${firm.vatId}</span></div>`
  return {
    html: sheets(CSS, [page], { width: 215.9, height: 279.4 }),
    pages: 1,
    fileName: `PRO${pro}_POD.pdf`,
    fields: {
      invoiceNumber: pro,
      issueDate: iso(day),
      ...(index === 2 ? { dueDate: iso(due) } : {}),
      sellerName: firm.name,
      buyerName: broker.name,
      sellerVatId: firm.vatId,
      grossTotal: advance > 0 ? [fixed(total), fixed(total - advance)] : fixed(total),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'flatbed-factored',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
