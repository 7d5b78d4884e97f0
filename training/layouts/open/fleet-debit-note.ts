// A British broker's debit note for a fleet's insurance: broker, insurers and insured on one paper, a tax that is no VAT, a fee
// without it, instalments beside the total, and a policy number in larger letters than the note's own.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body { font: 9.8pt/1.5 'URW Bookman', 'Bookman Old Style', serif } .sheet { padding: 18mm 20mm } .band { background: #1e2a44; color: #fff; margin: -18mm -20mm 0; padding: 9mm 20mm; display: flex; justify-content: space-between; align-items: center; font-size: 15pt }
  .band small { font-size: 7.6pt; text-align: right } .cols { display: flex; justify-content: space-between; margin: 11mm 0 9mm } .slip { border: 1pt solid #1e2a44; padding: 3mm 5mm; width: 88mm; font-size: 8.8pt } .slip div { display: flex; justify-content: space-between } .policy { font-size: 13pt }
  h1 { font-size: 12pt; letter-spacing: 2mm; margin: 0 0 4mm } table { width: 100%; margin: 5mm 0 } td, th { padding: 1.3mm 0; text-align: left; font-weight: 400 } th { border-bottom: 1pt solid #1e2a44; font-size: 8pt } .r { text-align: right !important } .sum td { border-top: 1pt solid #1e2a44; font-size: 11.5pt }
  .foot { left: 20mm; right: 20mm; bottom: 10mm; font-size: 7pt; line-height: 1.35; color: #444 }`

const { amount, date } = writingOf('GB')

function account(random: Random, index: number) {
  const covers = [
    ['Motor fleet, comprehensive, 14 vehicles', random.whole(640000, 1280000)] as const,
    ['Goods in transit', random.whole(42000, 88000)] as const,
    ['Breakdown assistance', random.whole(21000, 43000)] as const,
  ].slice(0, index === 0 ? 3 : 1)
  const fee = 7500
  const [premium, tax] = [sum(covers.map(([, cents]) => cents)), sum(covers.map(([, cents]) => percent(cents, 12)))]
  const total = premium + fee + tax
  const html = `<table><tr><th>Section of cover</th><th class="r">Premium £</th><th class="r">IPT 12% £</th><th class="r">Total £</th></tr>${each(covers, ([name, cents]) => `<tr><td>${name}</td><td class="r">${amount(cents)}</td><td class="r">${amount(percent(cents, 12))}</td><td class="r">${amount(cents + percent(cents, 12))}</td></tr>`)}
    <tr><td>Administration fee (IPT does not apply)</td><td class="r">${amount(fee)}</td><td class="r">0.00</td><td class="r">${amount(fee)}</td></tr><tr class="sum"><td>Amount due to us</td><td class="r">${amount(premium + fee)}</td><td class="r">${amount(tax)}</td><td class="r">£${amount(total)}</td></tr></table>
    ${index === 0 ? `<p>Or by instalments: a deposit of £${amount(total - 9 * Math.floor(total / 10))} and nine payments of £${amount(Math.floor(total / 10))}, subject to credit terms.</p>` : ''}`
  return { html, fields: { netTotal: fixed(premium + fee), taxTotal: fixed(tax), grossTotal: fixed(total) } }
}

function make(random: Random, index: number) {
  const names = namesIn('GB', random)
  const [broker, seller] =
    index === 0
      ? ['Penhallow Nance', 'Penhallow Nance Insurance Brokers Limited']
      : ['Eddystone', 'Eddystone Risk Partners LLP']
  const [firm, client, contact, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
  const [start, due] = [daysAfter(day, 18), daysAfter(day, 32)]
  const number = random.code(index === 0 ? 'DN 0#4##1' : '#8###/MTA/2')
  const { html, fields } = account(random, index)
  const page = `<div class="band"><span>${broker}</span><small>${firm.address.lines.join('<br>')}<br>${firm.phone}</small></div>
    <div class="cols"><div>${contact.full}<br>Transport Manager<br>${client.name}<br>${client.address.lines.join('<br>')}</div><div class="slip"><div><span>Debit note</span><span>${number}</span></div><div><span>Date</span><span>${date(day, 'long')}</span></div><div><span>Client ref</span><span>${random.code('@@@@0#')}</span></div><div><span>Account executive</span><span>${names.person().full}</span></div><div><span>Please pay by</span><span>${date(due, 'long')}</span></div></div></div>
    <h1>DEBIT NOTE</h1><div class="policy">Policy ${random.code('CMF/#######/##')}</div>Insurers: Tidewater General Insurance plc and Cardinal Syndicate ${random.code('1###')}<br>Insured: ${client.name}${index === 0 ? ' and subsidiary companies' : ''}<br>Period: ${date(start, 'long')} to ${date(daysAfter(start, 364), 'long')}, both days inclusive
    <br>Reason: ${index === 0 ? 'renewal' : 'additional premium, vehicles added'}${html}<p>Premium is held in a client money account. Please pay by bank transfer: ${firm.bank.name}, ${firm.bank.account}, quoting the debit note number. Cover may lapse if the premium is not paid when due.</p>
    <div class="abs foot">${seller} is authorised and regulated for insurance distribution, register no. ${random.code('3#####')}. ${firm.register}. Registered office as above. Insurance is exempt from VAT; Insurance Premium Tax is collected for the insurers.</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [seller, broker],
      buyerName: client.name,
      ...fields,
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'fleet-debit-note',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'insurance'],
  count: 2,
  scans: [0],
  make,
}
