// A launderette's service-wash docket in Britain: a printed form filled in by hand, pounds and pence in columns of their own, ticks for
// what is done, kilos and bags that are figures, too, days of taking in and of being ready, a deposit, and no VAT at all.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const WORK = [
  ['Service wash, dry &amp; fold', 1450, 2300],
  ['Shirts, hung', 1100, 1900],
  ['Duvet, double / king', 1600, 2200],
  ['Ironing, per hour', 1400, 1850],
  ['Dry cleaning (agency)', 1295, 2895],
  ['Repairs', 600, 1200],
] as const
const CSS = `body{font:8.4pt/1.3 'Nimbus Sans','Liberation Sans',sans-serif;color:#14346b}.sheet{padding:7mm 8mm;background:#fdfbe9}.top{display:flex;justify-content:space-between;align-items:flex-start}.nm{font:700 20pt/1 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif}.no{font:700 17pt/1 'Liberation Mono',monospace;color:#b3201d}.ink{font:15pt/1 'Z003',cursive;color:#111}.ln{border-bottom:.5pt dotted #14346b;margin-top:1.6mm;height:6.4mm}.ln .ink{margin-left:2mm}.two{display:flex;gap:4mm}.two .ln{flex:1}table.w{width:100%;margin-top:4mm;border:1pt solid #14346b}.w td,.w th{border:.5pt solid #14346b;padding:.4mm 1.4mm;height:7.2mm}.w th{height:5mm;font-size:7.4pt;background:#dfe7f5;text-align:left}.w .k{width:7mm;text-align:center}.w .m{width:11mm;text-align:right}.tot{margin:3mm 0 0 auto;border:1pt solid #14346b}.tot td{border:.5pt solid #14346b;padding:.6mm 2mm;height:7.4mm}.tot td.r{width:27mm}.sm{font-size:6.8pt;line-height:1.35;margin-top:2mm}.two .ln{white-space:nowrap}.st{left:10mm;bottom:21mm;border:1.6pt solid #6b1f7a;color:#6b1f7a;font:700 13pt/1.15 'Liberation Sans',sans-serif;padding:1.4mm 4mm;transform:rotate(-9deg)}`
const { amount, date } = writingOf('GB')
const ink = (text: string | number) => `<span class="ink">${text}</span>`

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [firm, customer, day] = [names.company(), names.person(), dayIn(random, 2025, 2026)]
  const shop = index === 2 ? 'SUDS &amp; PEGS' : 'The Copper Tub'
  const number = random.code(index === 2 ? '0###4' : '7##2')
  const done = WORK.map(([name, low, high]) => ({ name, cents: Math.round(random.whole(low, high) / 50) * 50 })).map(
    (one, at) =>
      [
        [0, 2],
        [0, 1, 3],
        [2, 4, 5],
      ][index]?.includes(at)
        ? one
        : { ...one, cents: 0 },
  )
  const total = sum(done.map(({ cents }) => cents))
  const deposit = index === 1 ? 1000 : 0
  const [kilos, bags] = [random.whole(5, 13), random.whole(1, 3)]
  const row = ({ name, cents }: (typeof done)[number]) =>
    `<tr><td class="k">${cents ? ink('✓') : ''}</td><td>${name}</td><td class="m">${cents ? ink(Math.floor(cents / 100)) : ''}</td><td class="m">${cents ? ink(String(cents % 100).padStart(2, '0')) : ''}</td></tr>`
  const written = `${day.day}/${day.month}/${day.year}`
  const ready = daysAfter(day, index === 2 ? 6 : 1)
  const weekday = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'][
    new Date(Date.UTC(ready.year, ready.month - 1, ready.day)).getUTCDay()
  ]
  const sums = deposit
    ? `<tr><td>Total</td><td class="r">${ink(`£${amount(total)}`)}</td></tr><tr><td>Deposit</td><td class="r">${ink(`£${amount(deposit)}`)}</td></tr><tr><td><b>To pay on collection</b></td><td class="r">${ink(`£${amount(total - deposit)}`)}</td></tr>`
    : `<tr><td><b>Total to pay</b></td><td class="r">${ink(`£${amount(total)}`)}</td></tr>`
  const page = `<div class="top"><div><div class="nm">${shop}</div>${index === 2 ? 'Launderette &middot; Dry cleaning &middot; Alterations' : 'Launderette, est. 1968'}<br>${firm.address.lines.join(', ')}<br>Tel ${firm.phone}</div><div class="r">No.<br><span class="no">${number}</span></div></div>
<div class="ln">Name ${ink(customer.full)}</div><div class="two"><div class="ln">Tel ${ink(random.code('07### ######'))}</div><div class="ln">Date in ${ink(written)}</div></div><div class="two"><div class="ln">Bags ${ink(bags)}</div><div class="ln">Weight ${ink(`${kilos} kg`)}</div><div class="ln">Ready ${ink(`${weekday} ${ready.day}/${ready.month}`)}</div></div>
<table class="w"><tr><th></th><th>Work wanted</th><th class="m">£</th><th class="m">p</th></tr>${each(done, row)}</table><table class="tot">${sums}</table>
<div class="sm">${index === 1 ? 'Instructions: ' : ''}${index === 1 ? ink('no softener, whites 60') : ''}<br>Goods not collected within 28 days may be disposed of. We accept no liability for colour loss, shrinkage or items left in pockets. Please keep this docket: no ticket, no laundry.<br>Proprietor ${firm.manager.full}, trading as ${shop}. Not registered for VAT.${index === 2 ? `<br>Dry cleaning agents' ref. ${random.code('DC ##-####')}` : ''}</div>${index === 0 ? `<div class="abs st" data-over>PAID WITH THANKS<br>${date(day, 'month-name').toUpperCase()}</div>` : ''}`
  return {
    html: sheets(CSS, [page], { width: 105, height: index === 1 ? 152 : 136 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [shop.replace('&amp;', '&'), firm.manager.full],
      buyerName: customer.full,
      grossTotal: fixed(total),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'service-wash-docket',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
