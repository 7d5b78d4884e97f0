// An American heating contractor's service invoice on Letter paper: "Bill To" and "Service Location" differ, invoice, job, PO, licence and equipment serial
// numbers in a grid with labels above values, day of service, of invoice and due, flat-rate tasks with codes, member savings subtracted,
// sales tax on materials only, and a payment that leaves a balance on the second.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const TASKS = [
  ['D-101', 'Diagnostic fee, business hours', 8900, 0],
  ['C-230', 'Replace dual run capacitor 45/5 MFD', 18450, 6210],
  ['R-410', 'Add refrigerant R-410A, per lb (3)', 27600, 19800],
  ['M-055', 'Clear condensate drain, install float switch', 21900, 5480],
  ['B-118', 'Blower motor 1/2 HP ECM, installed', 94500, 61250],
  ['T-310', 'Smart thermostat, supply & program', 38900, 24900],
] as const
const CSS = `body{font:9.2pt/1.35 'Roboto',sans-serif;color:#202a36}.sheet{padding:13mm 15mm}.bar{height:5mm;background:linear-gradient(90deg,#d33b27 50%,#1f5fa8 50%);margin-bottom:5mm}.hd{display:flex;justify-content:space-between}.hd h1{font:700 21pt/1 'Dosis',sans-serif;color:#1f5fa8;margin:0}.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm 5mm;margin:7mm 0;border-top:1pt solid #1f5fa8;border-bottom:1pt solid #1f5fa8;padding:2.5mm 0}.grid small{display:block;font-size:7pt;color:#66707c;text-transform:uppercase;letter-spacing:.4pt}.two{display:flex;gap:20mm;margin-top:6mm}table.g{width:100%}.g th{background:#eef2f7;text-align:left;padding:1mm 2mm;font-size:8pt}.g td{padding:1.4mm 2mm;border-bottom:.4pt solid #d5dbe2}.sum{margin:4mm 0 0 auto;width:78mm}.sum td{padding:.7mm 2mm}.foot{position:absolute;left:15mm;right:15mm;bottom:9mm;font-size:7.4pt;color:#66707c}`
const { amount, date } = writingOf('US', ',')

/** The second is for a firm on account. */
const CASES = [
  { terms: 'COD', payment: 'Payment, Visa', days: 0, off: 15, order: '—' },
  { terms: 'Net 30', payment: 'Deposit, check #2217', days: 30, off: 0, order: '77##-M' },
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [own, owner, client, day] = [names.company(), names.person(), names.company(), dayIn(random, 2023, 2025)]
  const [brand, legal] = [
    ['Redkiln Heating & Air', 'Redkiln Mechanical LLC'],
    ['Norwend Comfort Co.', 'Norwend Comfort Co.'],
  ][index] as [string, string]
  const { terms, payment, days, off, order } = CASES[index] ?? CASES[0]
  const number = random.code(['31####', 'SVC-00####'][index] ?? '')
  const [served, due] = [daysAfter(day, -1), daysAfter(day, days)]
  const tasks = random
    .sample(TASKS, [2, 4][index] ?? 2)
    .map(([code, name, price, part]) => ({ code, name: name.replace('&', '&amp;'), price, part }))
  const list = sum(tasks.map((one) => one.price))
  const saved = percent(list, off)
  const net = list - saved
  const tax = Math.round(sum(tasks.map((one) => one.part)) * 0.07)
  const total = net + tax
  const paid = index === 0 ? total : 15000
  const buyer = [owner.full, client.name][index] ?? ''
  const grid = [
    ['Invoice', number],
    ['Invoice date', date(day)],
    ['Due date', ['Upon receipt', date(due)][index] ?? ''],
    ['Terms', terms],
    ['Job', random.code('J-1#####')],
    ['Customer PO', random.code(order)],
    ['Completed', date(served)],
    ['Technician', names.person().full],
  ]
  const row = (label: string, cents: number, of = '') =>
    `<tr style="${of}"><td>${label}</td><td class="r">${cents < 0 ? '-' : ''}$${amount(Math.abs(cents))}</td></tr>`
  const page = `<div class="bar"></div><div class="hd"><div><h1>${brand.replace('&', '&amp;')}</h1>${own.address.lines.join(', ')}<br>${own.phone}</div><div class="r" style="font-size:8pt">State Lic. ${random.code('CAC18#####')}<br>EPA Cert. ${random.code('608-#####')}<br>Tax ID ${own.vatId}</div></div><div class="two"><div><b>Bill To</b><br>${buyer}<br>${names.address().lines.join('<br>')}</div><div><b>Service Location</b><br>${index === 0 ? 'same' : `${client.short}, Unit ${random.whole(2, 9)}<br>${names.address().lines.join('<br>')}`}</div></div><div class="grid">${each(grid, ([label, text]) => `<div><small>${label}</small>${text}</div>`)}</div>
<table class="g"><tr><th>Task #</th><th>Description</th><th class="r">Material</th><th class="r">Your price</th></tr>${each(tasks, (one) => `<tr><td>${one.code}</td><td>${one.name}</td><td class="r">${one.part ? amount(one.part) : ''}</td><td class="r">$${amount(one.price)}</td></tr>`)}</table><p style="margin-top:3mm;font-size:8pt">Equipment: condenser, S/N ${random.code('WF2########')}, installed ${random.whole(2009, 2018)}. Filter changed ${date(served)}.</p>
<table class="sum">${saved ? row('Standard price', list) + row('Member savings 15%', -saved) : ''}${row('Sub-total', net)}${row('Sales tax 7% (materials)', tax)}${row('Total', total, 'font-weight:700;font-size:12pt;color:#1f5fa8')}${row(payment, -paid)}${row('Balance due', total - paid, 'border-top:.6pt solid #202a36;font-weight:700')}</table><div class="foot">I authorize the work described above and find it satisfactory. X _______________________ &nbsp; ${legal} warranty: parts 1 year, labor 30 days. Finance charge of 1.5% per month after due date.</div>`
  return {
    html: sheets(CSS, [page], { width: 216, height: 279 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 1 ? { dueDate: iso(due) } : {}),
      sellerName: [...new Set([brand, legal])],
      buyerName: buyer,
      sellerVatId: own.vatId,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: [fixed(total), [fixed(total), fixed(total - paid)]][index] ?? fixed(total),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'us-hvac-service-ticket',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
