// A Singaporean clinic's bill on half a sheet: patient and payer differ in letters, an identity number half hidden, visit, queue and bill numbers,
// a government subsidy and a savings scheme take most of it off after GST, so that the total, what is payable and what was paid are three sums,
// medicines are half of the rows, a receipt's number in the foot, and the clinic's group is the firm.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, sheets, sum, writingOf } from '../sheet.ts'

const DRUGS = [
  ['PARACETAMOL 500MG TAB x 20', 400],
  ['LORATADINE 10MG TAB x 10', 850],
  ['AMOXYCILLIN 500MG CAP x 21', 1470],
  ['COUGH MIXTURE (DPH) 90ML x 1', 720],
  ['OMEPRAZOLE 20MG CAP x 14', 1340],
  ['AMLODIPINE 5MG TAB x 60', 2460],
] as const
const CSS = `body{font:8.4pt/1.35 'Carlito',sans-serif}.sheet{padding:9mm 12mm}.hd{display:flex;justify-content:space-between;border-bottom:2pt solid #00867d}.hd b{font-size:17pt;color:#00867d;line-height:1.1}h1{font:700 12pt/1 Carlito;margin:4mm 0 2mm;text-align:center}.m{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:.4mm 3mm;margin-bottom:3mm}.m span:nth-child(odd){color:#555}table{width:100%}th{text-align:left;border-bottom:.6pt solid #00867d;font-weight:700}td{padding:.35mm 0}.h td{font-weight:700;padding-top:1mm}.e td{border-top:.6pt solid #00867d}.k td{font-weight:700}.ft{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:7pt;color:#444}`
const { amount, date } = writingOf('GB')

const CLINICS = [
  [
    'Heartwell Family Clinic',
    'HW Medical Group Pte Ltd',
    '201536871E',
    'Blk 214 Tampines Vista #01-886, Singapore 520214',
    'M90371842K',
  ],
  [
    'Dr Seah & Partners',
    'Seah Medical Practice LLP',
    'T09LL1364B',
    '3 Kovan Hill #02-07, Singapore 548127',
    'M2-0089157-4',
  ],
] as const
const SUBSIDIES = [
  ['Less: CHAS Blue subsidy', 2850, 'NETS'],
  ['Less: Baby Bonus account', 1850, 'PayNow'],
] as const
const PATIENTS = [
  ['CHUA BEE GEOK', 'CHUA BEE GEOK', 'S14##7#8@'],
  ['MUHD IRFAN BIN SALLEH', 'ROHANA BTE ISMAIL', 'T1#####2@'],
] as const

function make(random: Random, index: number): Paper {
  const [name, firm, uen, place, gst] = CLINICS[index] ?? CLINICS[0]
  const [patient, payer, identity] = PATIENTS[index] ?? PATIENTS[0]
  const [day, number] = [dayIn(random, 2024, 2025), random.code(['TV2#####', 'B-0####'][index] ?? '')]
  const rate = 9
  const drugs = random.sample(DRUGS, [4, 2][index] ?? 2)
  const work = [
    ['CONSULTATION (LONG)', [4200, 3500][index] ?? 3500] as const,
    ...(index === 0 ? [['HBA1C TEST', 2800] as const] : []),
  ]
  const net = sum([...work, ...drugs].map(([, cents]) => cents))
  const tax = percent(net, rate)
  const gross = net + tax
  const [scheme, subsidy, method] = SUBSIDIES[index] ?? SUBSIDIES[0]
  const savings = index === 0 ? Math.floor((gross - subsidy) * 0.85) : 0
  const payable = gross - subsidy - savings
  const row = (label: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${label}</td><td class="r">${cents < 0 ? `(${amount(-cents)})` : amount(cents)}</td></tr>`
  const hidden = random.code(identity).replace(/\d(?=.{4})/g, 'X')
  const meta = [
    ['Patient', patient],
    ['Bill No', number],
    ['NRIC/ID', hidden],
    ['Visit No', random.code('V24-1#####')],
    ['Bill to', payer],
    ['Visit Date', `${date(day, 'month-name')} ${random.code('1#:2#')}`],
    [
      'Doctor',
      index === 0 ? 'Dr Goh Wei Sheng (MCR 1#####)'.replace(/#/g, () => random.code('#')) : 'Dr Seah Mui Hoon',
    ],
    ['Queue', random.code('A0##')],
  ]
  const page = `<div class="hd"><b>${name.replace('&', '&amp;')}</b><span class="r">${firm}<br>${place}<br>Tel 6${random.code('### ####')} &nbsp; Co. Reg. ${uen} &nbsp; GST Reg ${gst}</span></div><h1>TAX INVOICE</h1><div class="m">${each(meta, ([label, text]) => `<span>${label}</span><span>${text}</span>`)}</div>
<table><tr><th>Description</th><th class="r">Amount ($)</th></tr><tr class="h"><td>Services</td><td></td></tr>${each(work, ([label, cents]) => row(label, cents))}<tr class="h"><td>Medicine</td><td></td></tr>${each(drugs, ([label, cents]) => row(label, cents))}${row('Total before GST', net, 'e')}${row(`GST @ ${rate}%`, tax)}${row('Total', gross, 'k')}${row(scheme, -subsidy)}${savings ? row('Less: MediSave (CDMP)', -savings) : ''}${row('Amount Payable', payable, 'k e')}${row(method, payable)}${row('Outstanding', 0)}</table>
<div class="ft">Receipt ${random.code('R########')} &nbsp; Next appointment: ${['12 weeks', 'none'][index]}. &nbsp; This is computer generated, no signature is required. Medicines are not exchangeable.</div>`
  return {
    html: sheets(CSS, [page], { width: 210, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm, name],
      buyerName: [payer, patient],
      sellerVatId: gst,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: [fixed(gross), fixed(payable)],
    },
  }
}

export const layout: Layout = {
  name: 'sg-clinic-subsidy',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'receipt'],
  count: 2,
  scans: [0],
  make,
}
