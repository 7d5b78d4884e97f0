// A British dry cleaner's ticket: the ticket's number is as high as a thumb and has no label, the customer's name stands above it, "In" and "Ready" days
// side by side, pieces with a colour and a fault beside the price, the sum is made of a list total, an offer, a deposit and a balance, "VAT
// incl." on the second only, small print over a third of the paper with prices of its own, and a stub that repeats number and day.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const PIECES = [
  ['Suit 2pc', 'navy', 1795],
  ['Shirt, hanger', 'white', 325],
  ['Dress, lined', 'emerald', 1650],
  ['Overcoat', 'camel', 2100],
  ['Silk blouse', 'cream, mark on cuff', 995],
  ['Duvet king', '', 3250],
  ['Trouser shorten', '', 1400],
  ['Tie', 'burgundy', 650],
] as const
const CSS = `body{font:9pt/1.3 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif}.sheet{padding:5mm}.n{font:700 40pt/1 'Liberation Sans Narrow';text-align:center;margin:1mm 0}.d{display:grid;grid-template-columns:1fr 1fr;border:1pt solid #000;text-align:center}.d div{padding:1mm}.d div+div{border-left:1pt solid #000}.d b{font-size:12pt}table{width:100%;margin-top:2mm}td{padding:.4mm 0;border-bottom:.4pt dotted #000}.k td{font-weight:700;font-size:11pt;border-bottom:1pt solid #000}.s{font-size:6.8pt;line-height:1.25;text-align:justify;margin-top:2mm}.stub{border-top:1pt dashed #000;margin-top:3mm;padding-top:2mm;display:flex;justify-content:space-between}`
const { amount, date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [own, person, day] = [names.company(), names.person(), dayIn(random, 2023, 2025)]
  const seller = ['CRISP & SWIFT Dry Cleaners', 'Madison Valet Service'][index] ?? ''
  const number = random.code(['####', 'A4###'][index] ?? '')
  const ready = daysAfter(day, [3, 5][index] ?? 3)
  const style = index ? 'short' : 'figures'
  const rows = random.sample(PIECES, [3, 4][index] ?? 3)
  const list = sum(rows.map(([, , cents]) => cents))
  const [off, deposit] = index === 0 ? [300, 1000] : [0, 0]
  const total = list - off
  const tax = taxWithin(total, 20)
  const row = (label: string, cents: number, of = '') =>
    `<tr class="${of}"><td colspan="2">${label}</td><td class="r">${cents < 0 ? '-' : ''}£${amount(Math.abs(cents))}</td></tr>`
  const sums =
    index === 0
      ? `${row('List', list)}${row('Tues offer', -off)}${row('TOTAL', total, 'k')}${row('Deposit paid, cash', -deposit)}${row('TO PAY ON COLLECTION', total - deposit)}`
      : `${row('TOTAL', total, 'k')}${row('VAT incl. at 20%', tax)}${row('PAID, card', total)}`
  const page = `<div class="c"><b style="font-size:12.5pt">${seller.replace('&', '&amp;')}</b><br>${own.address.lines.join(', ')}<br>${own.phone}${index === 1 ? `<br>VAT ${own.vatId}` : ''}</div><div class="c" style="margin-top:2mm;font-size:11pt">${person.last.toUpperCase()}, ${person.salutation} ${person.first.charAt(0)}</div><div class="n">${number}</div><div class="d"><div>In<br><b>${date(day, style)}</b></div><div>Ready after 4pm<br><b>${date(ready, style)}</b></div></div>
<table>${each(rows, ([name, note, cents]) => `<tr><td>1 ${name}</td><td style="font-size:7.6pt">${note}</td><td class="r">£${amount(cents)}</td></tr>`)}${sums}</table><div class="s">CONDITIONS. Articles not collected by ${date(daysAfter(ready, 90))} will be disposed of. Our liability is limited to ten times the charge or £150.00, whichever is less. Buttons, beads, zips and trimmings are cleaned at owner's risk. Storage after 30 days £2.50 per week. This ticket must be shown.</div><div class="stub"><b>${number}</b><span>${rows.length} pcs</span><span>Rail ${random.code('@##')}</span><span>${date(ready, 'short')}</span></div>`
  return {
    html: sheets(CSS, [page], { width: 74, height: [129, 127][index] ?? 129 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: [`${person.last}, ${person.salutation} ${person.first.charAt(0)}`, person.last],
      ...(index === 1 ? { sellerVatId: own.vatId, taxTotal: fixed(tax) } : {}),
      grossTotal: deposit ? [fixed(total), fixed(total - deposit)] : fixed(total),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'uk-dry-clean-ticket',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
