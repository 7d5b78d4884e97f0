// An American propane dealer's bill on a half Letter form that is statement and invoice in one: previous balance, payment, this delivery by ticket, a
// hazmat fee and county tax, "Pay this amount" by one day and more after it, an account number three times and only a delivery ticket with a
// "No.", tank readings in per cent, price by the gallon with four decimals, a stub at the left edge that repeats account and sums.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `body{font:8.6pt/1.35 'Liberation Sans',sans-serif;color:#14306b}.sheet{padding:7mm 8mm 0 8mm;display:grid;grid-template-columns:52mm 1fr;gap:7mm}.stub{border-right:1pt dashed #14306b;padding-right:5mm;height:124mm}.d{font:9pt/1.3 'Liberation Mono',monospace;color:#111}h1{font:italic 700 19pt/1 'Caladea',serif;margin:0}.cap{font-size:6.8pt;text-transform:uppercase}.bx{border:.8pt solid #14306b;padding:1mm 1.5mm;margin-top:1.5mm}.top{display:flex;justify-content:space-between}table{width:100%;margin-top:3mm;border:.8pt solid #14306b}th{background:#14306b;color:#fff;font-weight:400;text-align:left;padding:.5mm 1.5mm}td{padding:.35mm 1.5mm}.pay{display:flex;gap:3mm;justify-content:flex-end;margin-top:3mm}.pay .bx{min-width:34mm;text-align:right}.ft{font-size:7pt;margin-top:3mm}`
const { amount, date } = writingOf('US', ',')

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [own, person, day] = [names.company(), names.person(), dayIn(random, 2023, 2025)]
  const seller = ['Tucker Fork Propane', 'Sutter Valley Gas & Fuel, Inc.'][index] ?? ''
  const [ticket, account] = [random.code(['4#####', '77-####'][index] ?? ''), random.code('1###-0##')]
  const [delivered, due, late] = [daysAfter(day, -4), daysAfter(day, 14), daysAfter(day, 15)]
  const [gallons, price] = [random.whole(1200, 3100) / 10, random.whole(21900, 31900)]
  const fuel = Math.round((gallons * price) / 100)
  const fee = 895
  const tax = Math.round((fuel + fee) * 0.04)
  const current = fuel + fee + tax
  const previous = index === 0 ? random.whole(20000, 48000) : random.whole(9000, 19000)
  const paid = index === 0 ? previous : 0
  const finance = index === 1 ? Math.round(previous * 0.015) : 0
  const owed = previous - paid + finance + current
  const penalty = Math.round(owed * 0.02)
  const rows = [
    [date(daysAfter(day, -31), 'short'), 'PREVIOUS BALANCE', amount(previous)],
    ...(paid
      ? [[date(daysAfter(day, -17), 'short'), 'PAYMENT - THANK YOU', `${amount(paid)}-`]]
      : [[date(day, 'short'), 'FINANCE CHARGE 1.5%', amount(finance)]]),
    [date(delivered, 'short'), `PROPANE ${gallons.toFixed(1)} GAL @ ${(price / 10000).toFixed(4)}`, amount(fuel)],
    ['', `TICKET NO. ${ticket} &nbsp;TANK 21% - 80%`, ''],
    ['', 'HAZMAT &amp; REGULATORY FEE', amount(fee)],
    ['', 'SUBTOTAL THIS DELIVERY', amount(fuel + fee)],
    ['', 'SALES TAX 4.00%', amount(tax)],
    ['', 'TOTAL CURRENT CHARGES', amount(current)],
  ]
  const field = (label: string, text: string) =>
    `<div class="bx"><div class="cap">${label}</div><span class="d">${text}</span></div>`
  const buyer = `${person.first} ${person.last}`.toUpperCase()
  const page = `<div class="stub"><b>${seller.replace('&', '&amp;')}</b><br>${own.address.lines.join('<br>')}<br><br><span class="cap">Return this part with payment</span>${field('Account', account)}${field('Pay this amount', `$${amount(owed)}`)}${field('If paid after due date', `$${amount(owed + penalty)}`)}${field('Amount enclosed', '&nbsp;')}${field('Check no.', '&nbsp;')}</div>
<div><div class="top"><div><h1>${seller.replace('&', '&amp;')}</h1>${own.phone} &nbsp; Fed. ID ${own.vatId}</div><div class="r">STATEMENT / INVOICE<br><span class="cap">Statement date</span> <span class="d">${date(day)}</span></div></div><div class="top" style="margin-top:5mm"><div class="d">${buyer}<br>${names.address().lines.join('<br>').toUpperCase()}</div><div><span class="cap">Account</span> <span class="d">${account}</span><br><span class="cap">Route / stop</span> <span class="d">${random.code('0#/###')}</span></div></div>
<table><tr><th>Date</th><th>Description</th><th class="r">Amount</th></tr>${each(rows, ([when, text, sum]) => `<tr class="d"><td>${when}</td><td>${text}</td><td class="r">${sum}</td></tr>`)}</table><div class="pay">${field('Due date', date(due))}${field('Pay this amount', `$${amount(owed)}`)}</div><div class="ft">A late fee of 2% applies from ${date(late)}. Budget plan sign-up closes June 30. Price per gallon is guaranteed through April. In an emergency leave the building and call us.</div></div>`
  return {
    html: sheets(CSS, [page], { width: 216, height: 140 }),
    pages: 1,
    fields: {
      invoiceNumber: ticket,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: own.vatId,
      netTotal: fixed(fuel + fee),
      taxTotal: fixed(tax),
      grossTotal: [fixed(current), fixed(owed)],
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'us-propane-statement',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'statement'],
  count: 2,
  scans: [0],
  make,
}
