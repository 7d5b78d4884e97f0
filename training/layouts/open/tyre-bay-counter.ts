// A British tyre and MOT bay's A5 counter invoice on a pre-printed form: the firm stands along the left edge and in the foot, MOT fees
// are outside the scope of VAT beside rows with it, registration, mileage, test and job numbers, and a branch that is not the company.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const WORK = [
  ['205/55R16 91V RIVENDALE RX4', 5400, 7900, 2],
  ['225/45R17 94W XL OSTRIA SPORT', 6900, 9800, 4],
  ['NEW VALVE, BALANCE & OLD TYRE DISPOSAL', 800, 1250, 2],
  ['4 WHEEL TRACKING', 4500, 6900, 1],
  ['PUNCTURE REPAIR TO BS AU159', 1800, 2600, 1],
  ['FRONT PADS FITTED', 7200, 9900, 1],
  ['WIPER BLADES PR', 1600, 2400, 1],
] as const
const CSS = `body{font:8pt/1.3 'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif;color:#9c1c1c}.sheet{padding:7mm 8mm 0 24mm}.side{left:0;top:0;bottom:0;width:17mm;background:#9c1c1c;color:#fff}.side b{position:absolute;left:3.4mm;bottom:8mm;font:900 20pt/1 Lato,sans-serif;writing-mode:vertical-rl;transform:rotate(180deg)}.d{font:9pt/1.15 'Liberation Mono',monospace;color:#111}.top{display:flex;justify-content:space-between}h1{font:700 15pt/1 'Liberation Sans Narrow';margin:0}.bx{border:.7pt solid #9c1c1c;border-radius:1.6mm;padding:1.2mm 2mm}.to{width:72mm;height:25mm}.cells{display:grid;grid-template-columns:repeat(5,1fr);margin:3mm 0;border:.7pt solid #9c1c1c}.cells div{border-right:.5pt solid #9c1c1c;padding:.5mm 1mm;height:9mm}.cells div:last-child{border:0}table.g{width:100%;border:.7pt solid #9c1c1c}.g th{border-bottom:.7pt solid #9c1c1c;font-weight:400;text-align:left;padding:.4mm 1mm}.g td{padding:.3mm 1mm;border-right:.5pt solid #9c1c1c66}.end{display:flex;justify-content:space-between;margin-top:2.5mm;gap:4mm}.end>div{flex:1}.sum td{border:.5pt solid #9c1c1c;padding:.7mm 1.4mm;white-space:nowrap}.sum .l{width:24mm}.sum .k{font-weight:700;font-size:11pt}.ft{left:24mm;right:8mm;bottom:4mm;font-size:6.7pt;border-top:.6pt solid #9c1c1c;padding-top:1mm}`
const { amount, date } = writingOf('GB')
const when = (is: unknown, html: string) => (is ? html : '')

function workOf(random: Random, index: number) {
  const picked = random.sample(WORK, [4, 3, 6][index] ?? 4).map(([name, low, high, most]) => {
    const [quantity, price] = [random.whole(1, most), Math.round(random.whole(low, high) / 5) * 5]
    return { quantity, name: name.replace('&', '&amp;'), price, code: 'S', total: quantity * price }
  })
  const test = { quantity: 1, name: 'MOT TEST CLASS 4', price: 5485, code: 'O', total: 5485 }
  return index === 1 ? picked : [...picked, test]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [firm, client, driver, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
  const [brand, company] = (
    index === 1 ? ['GRIPWELL', 'Gripwell Autocentres Ltd'] : ['BAY FOUR TYRES', 'B4 Fast Fit Limited']
  ) as [string, string]
  const number = random.code(index === 1 ? 'GW1####' : '3#####')
  const rows = workOf(random, index)
  const of = (code: string) => sum(rows.filter((one) => one.code === code).map(({ total }) => total))
  const [standard, exempt] = [of('S'), of('O')]
  const tax = percent(standard, 20)
  const [net, gross] = [standard + exempt, standard + exempt + tax]
  const isAccount = index === 1
  const due = daysAfter(day, 30)
  const buyer = isAccount ? client.name : driver.full
  const to = isAccount
    ? `${client.name}<br>${client.address.lines.join('<br>')}`
    : `${driver.full}<br>${names.address().lines.join('<br>')}`
  const cell = (label: string, value: string) => `<div>${label}<br><span class="d">${value}</span></div>`
  const row = (one: (typeof rows)[number]) =>
    `<tr class="d"><td>${one.quantity}</td><td>${one.name}</td><td class="r">${amount(one.price)}</td><td class="c">${one.code}</td><td class="r">${amount(one.total)}</td></tr>`
  const blank = '<tr class="d"><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr>'.repeat(8 - rows.length)
  const paid = [
    `CARD ****${random.code('####')}<br>AUTH ${random.code('0#####')} TID ${random.code('22######')}<br>${date(day)} ${random.code('1#:2#')} SALE GBP${amount(gross)}`,
    `ACCOUNT ${random.code('A0###')}<br>DUE ${date(due)}<br>ORDER ${random.code('PO-7###')}`,
    `CASH ${amount(Math.ceil(gross / 1000) * 1000)}<br>CHANGE ${amount(Math.ceil(gross / 1000) * 1000 - gross)}`,
  ][index]
  const page = `<div class="abs side"><b>${brand}</b></div><div class="top"><div class="bx to">Customer<div class="d">${to}</div></div><div class="r"><h1>COUNTER INVOICE</h1><div style="margin-top:2mm">Invoice no. <span class="d"><b>${number}</b></span></div><div>Tax point <span class="d">${date(day)}</span></div><div>Job card <span class="d">${random.code('J4###')}</span> &nbsp; Fitter <span class="d">${names.person().first.toUpperCase()}</span></div></div></div>
<div class="cells">${cell('Reg. no.', random.code('@@2# @@@'))}${cell('Mileage', String(random.whole(18000, 118000)))}${cell('Torque Nm', String(random.whole(10, 14) * 10))}${cell(exempt ? 'MOT test no.' : 'Locking nut', exempt ? random.code('####38####') : 'RETURNED')}${cell(exempt ? 'MOT expires' : 'Bay', exempt ? date(daysAfter(day, 364), 'short') : String(random.whole(1, 6)))}</div>
<table class="g"><tr><th>Qty</th><th>Description</th><th class="r">Each</th><th class="c">VAT</th><th class="r">Amount £</th></tr>${each(rows, row)}${blank}</table>
<div class="end"><div><div class="bx">Paid by<div class="d">${paid}</div></div><div style="margin-top:1.4mm">VAT codes: S = 20% on ${amount(standard)}${when(exempt, `; O = outside scope ${amount(exempt)}`)}.<br>Please have wheel nuts re-torqued after 30 miles.</div></div><div><table class="sum" style="margin-left:auto"><tr><td class="l">Goods</td><td class="r d">${amount(net)}</td></tr><tr><td>VAT</td><td class="r d">${amount(tax)}</td></tr><tr class="k"><td>To pay</td><td class="r d"><b>£${amount(gross)}</b></td></tr></table></div></div>
<div class="abs ft"><b>${company}</b> trading as ${brand}. ${firm.address.lines.join(', ')}. ${firm.phone}. VAT reg. ${firm.vatId}. ${firm.register}.${when(isAccount, `<br>${firm.bank.name}: ${firm.bank.account}, IBAN ${inFours(firm.bank.iban ?? '')}. Title passes on payment.`)}</div>`
  return {
    html: sheets(CSS, [page], { width: 148, height: 210 - 56 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(isAccount ? { dueDate: iso(due), iban: firm.bank.iban ?? '' } : {}),
      sellerName: [company, brand],
      buyerName: buyer,
      sellerVatId: firm.vatId,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'tyre-bay-counter',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0, 1],
  photos: [2],
  make,
}
