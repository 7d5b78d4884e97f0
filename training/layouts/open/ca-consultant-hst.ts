// A Canadian consultant's or translator's invoice as a design program makes it: two grey-on-white columns, labels in tiny letters above large values, a
// person's name as the firm, the number a word and a figure ("No. 7" or "Orchard-07"), month names abbreviated, HST of thirteen per cent
// with its registration beside the rate, hours by phase, an interim amount already invoiced, and pay by e-transfer.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const PHASES = [
  ['Discovery interviews', 'Six sessions, notes and synthesis'],
  ['Content audit', '214 pages, spreadsheet with keep/kill'],
  ['Plain language rewrite', 'Benefits section, two rounds'],
  ['French adaptation', 'Review with Québec office'],
  ['Workshop', 'Half day, Hamilton'],
] as const
const CSS = `body{font:300 10pt/1.5 Lato,sans-serif;color:#222}.sheet{display:grid;grid-template-columns:62mm 1fr}.a{background:#f1efe9;padding:20mm 9mm;position:relative}.b{padding:20mm 14mm}small{display:block;font:400 6.8pt/1.6 Lato;letter-spacing:1.4pt;text-transform:uppercase;color:#a0603c;margin-top:5mm}.v{font-size:13pt;line-height:1.25}h1{font:300 25pt/1.1 Lato;margin:0}table{width:100%;margin-top:14mm}td{padding:2.2mm 0;border-bottom:.4pt solid #c9c4b8;vertical-align:top}.q{font:400 8.4pt/1.5 Lato;color:#666}.s td{border:0;padding:.8mm 0}.k td{font:700 14pt/1.6 Lato;border-top:1pt solid #222}`
const { amount } = writingOf('US', ',')
const { date } = writingOf('US')

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [day, contact] = [dayIn(random, 2023, 2025), names.person()]
  const [seller, number, hst] = (
    index === 0
      ? ['Marguerite Oyelaran', 'No. 7', '73915 2846 RT0001']
      : ['Studio Wren', 'Orchard-07', '84120 5573 RT0001']
  ) as [string, string, string]
  const [buyer, place] = [
    ['Lakehead Benefit Trust', '77 Cumberland St N, Suite 400<br>Thunder Bay ON P7A 4M1'],
    ['Orchard Credit Union', '1200 King St E<br>Hamilton ON L8M 1H4'],
  ][index] as [string, string]
  const due = daysAfter(day, [21, 30][index] ?? 30)
  const rate = [11500, 9500][index] ?? 9500
  const rows = random.sample(PHASES, 3).map(([name, note]) => ({ name, note, hours: random.whole(4, 30) / 2 }))
  const work = sum(rows.map((one) => rate * one.hours))
  const before = index === 1 ? Math.floor(work / 40000) * 10000 : 0
  const net = work - before
  const tax = percent(net, 13)
  const field = (label: string, text: string) => `<small>${label}</small><div class="v">${text}</div>`
  const row = (label: string, cents: number, of = 's') =>
    `<tr class="${of}"><td colspan="2">${label}</td><td class="r">${cents < 0 ? '−' : ''}$${amount(Math.abs(cents))}</td></tr>`
  const left = `${field('Invoice', number)}${field('Issued', date(day, 'month-name'))}${field('Please pay by', date(due, 'month-name'))}${field('For', buyer)}<div>${place}</div>${field('Attention', contact.full)}${field('Your PO', index === 0 ? random.code('45000####') : 'verbal')}<div style="position:absolute;bottom:16mm;left:9mm;font-size:8.4pt">E-transfer to<br>pay@${seller.split(' ')[1]?.toLowerCase()}.example<br>Transit ${random.code('0####-003')}</div>`
  const page = `<div class="a">${left}</div><div class="b"><h1>${seller}</h1><div class="q">${index === 0 ? 'Plain language &amp; policy writing' : 'words, in both official languages'}<br>${index === 0 ? '41 Algoma Ave, Thunder Bay, Ontario' : '9 Ferguson Lane, Dundas, Ontario'}</div><table>${each(rows, (one) => `<tr><td><b>${one.name}</b><div class="q">${one.note}</div></td><td class="r">${one.hours.toFixed(1)} h × $${rate / 100}</td><td class="r">$${amount(rate * one.hours)}</td></tr>`)}${before ? row('Work to date', work) + row('Invoiced with Orchard-05', -before) : ''}${row('Subtotal', net)}${row(`HST 13% <span class="q">(${hst})</span>`, tax)}${row('Total CAD', net + tax, 'k')}</table><p class="q" style="margin-top:12mm">Thank you. Interest of 1% a month on what is late. Next check-in: ${date(daysAfter(day, 9), 'month-name')}.</p></div>`
  return {
    html: sheets(CSS, [page.replace('class="a"', 'class="a" style="height:278.6mm"')], { width: 216, height: 279 }),
    pages: 1,
    fields: {
      invoiceNumber: index === 0 ? ['7', 'No. 7'] : number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: hst.replaceAll(' ', ''),
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(net + tax),
    },
  }
}

export const layout: Layout = {
  name: 'ca-consultant-hst',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
