// A British village garage's invoice written in a spreadsheet: labour and parts as two tables side by side with sums of their own, registration,
// chassis number, mileage and job number in a strip, the next MOT and service days, the owners' names as the firm ("R & S Pike"), an MOT fee
// outside VAT, the number under "Our ref" on the second and "PAID WITH THANKS" stamped across.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const LABOUR = [
  ['Annual service', 150],
  ['Investigate brake noise', 60],
  ['Replace n/s/f lower arm', 120],
  ['Diagnostic, EML on', 75],
  ['Repair exhaust, weld', 90],
] as const
const PARTS = [
  ['Oil filter', 895],
  ['5W30 oil 4.5L', 3870],
  ['Air filter', 1465],
  ['Lower arm n/s', 5890],
  ['Drop link pair', 2640],
  ['Bulb H7', 620],
  ['Brake cleaner', 450],
  ['Exhaust clamp', 385],
] as const
const CSS = `body{font:9.6pt/1.3 'Carlito',sans-serif}.sheet{padding:15mm 17mm}.hd{display:flex;justify-content:space-between;background:#e2efd9;padding:4mm 5mm}.hd b{font:700 20pt/1.1 'Caladea',serif}.strip{width:100%;margin:6mm 0}.strip td{border:.6pt solid #7f9f6b;text-align:center;padding:.8mm}.strip tr:first-child td{background:#e2efd9;font-size:8.4pt}.two{display:flex;gap:5mm;align-items:flex-start}.two table{flex:1}.two td,.two th{border:.4pt solid #bbb;padding:.6mm 1.5mm}.two th{background:#e2efd9;text-align:left}.sum{margin:6mm 0 0 auto;width:70mm}.sum td{border:.4pt solid #bbb;padding:.8mm 2mm}.to{margin-top:6mm;display:flex;justify-content:space-between}.stamp{left:34mm;top:178mm;border:2pt solid #b33;color:#b33;font:700 17pt/1.1 'Liberation Sans';padding:2mm 4mm;transform:rotate(-13deg);opacity:.75}`
const { amount, date } = writingOf('GB', ',')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [own, driver, day] = [names.company(), names.person(), dayIn(random, 2023, 2025)]
  const [garage, owners] = [
    ['Pikes Garage', 'R & S Pike'],
    ['Old Forge Motors', 'T. J. Wensley'],
  ][index] as [string, string]
  const number = random.code(['10###', '24/###'][index] ?? '')
  const hourly = [5200, 5800][index] ?? 5200
  const labour = random
    .sample(LABOUR, 2 + index)
    .map(([name, minutes]) => ({ name, minutes, total: Math.round((hourly * minutes) / 60) }))
  const parts = random.sample(PARTS, 4 + index)
  const test = index === 0 ? 5485 : 0
  const [work, goods] = [sum(labour.map((one) => one.total)), sum(parts.map(([, cents]) => cents))]
  const tax = percent(work + goods, 20)
  const gross = work + goods + tax + test
  const row = (label: string, cents: number, of = '') =>
    `<tr style="${of}"><td>${label}</td><td class="r">£${amount(cents)}</td></tr>`
  const strip = [
    ['Reg', random.code('@@6# @@@')],
    ['Make/Model', random.pick(['Hatchback 1.2', 'Estate 2.0 TDI', 'Van 1.6 HDi'])],
    ['Mileage', random.code('8#,###')],
    ['VIN', random.code('@F0@XX@CR##@#####')],
    ['Job', random.code('J4##')],
    ['MOT due', date(daysAfter(day, 365), 'short')],
  ]
  const meta =
    index === 0
      ? `INVOICE No <b>${number}</b><br>Date <b>${date(day)}</b>`
      : `Our ref: ${number}<br>Date/tax point: ${date(day)}<br>Work done: ${date(daysAfter(day, -2))}`
  const page = `<div class="hd"><div><b>${garage}</b><br>Props. ${owners.replace('&', '&amp;')}<br>Servicing &bull; Repairs &bull; MOT while you wait</div><div class="r">${own.address.lines.join('<br>')}<br>${own.phone}<br>VAT No. ${own.vatId}</div></div><div class="to"><div>${driver.salutation} ${driver.first} ${driver.last}<br>${names.address().lines.join('<br>')}</div><div class="r">${index === 1 ? '<b>VAT INVOICE</b><br>' : ''}${meta}</div></div>
<table class="strip"><tr>${each(strip, ([label]) => `<td>${label}</td>`)}</tr><tr>${each(strip, ([, text]) => `<td>${text}</td>`)}</tr></table><div class="two"><table><tr><th>LABOUR</th><th class="r">Hrs</th><th class="r">£</th></tr>${each(labour, (one) => `<tr><td>${one.name}</td><td class="r">${(one.minutes / 60).toFixed(2)}</td><td class="r">${amount(one.total)}</td></tr>`)}<tr><td>Labour at £${amount(hourly)}/hr</td><td></td><td class="r">${amount(work)}</td></tr></table><table><tr><th>PARTS</th><th class="r">£</th></tr>${each(parts, ([name, cents]) => `<tr><td>${name}</td><td class="r">${amount(cents)}</td></tr>`)}<tr><td>Parts total</td><td class="r">${amount(goods)}</td></tr></table></div>
<table class="sum">${row('Labour', work)}${row('Parts', goods)}${row('Sub total', work + goods, 'font-weight:700')}${test ? row('MOT test (no VAT)', test) + row('Net', work + goods + test) : ''}${row('VAT @ 20%', tax)}${row('TOTAL', gross, 'font-weight:700;background:#e2efd9')}</table><p style="margin-top:26mm">Advisories: rear tyres close to limit. Next service due ${date(daysAfter(day, 364))} or 12,000 miles.<br>${index === 0 ? 'Please pay on collection. Storage £15 a day after 7 days.' : `Please settle by ${date(daysAfter(day, 7))} &nbsp; BACS ${own.bank.account}`}</p>${index === 0 ? '<div class="abs stamp" data-over>PAID<br>WITH THANKS</div>' : ''}`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 1 ? { dueDate: iso(daysAfter(day, 7)) } : {}),
      sellerName: [garage, owners],
      buyerName: `${driver.first} ${driver.last}`,
      sellerVatId: own.vatId,
      netTotal: test ? [fixed(work + goods), fixed(work + goods + test)] : fixed(work + goods),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'uk-village-garage',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
