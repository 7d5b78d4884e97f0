// A British subcontractor's interim account from a word processor: retention and tax held back (CIS) are deducted, VAT is
// the customer's to pay, the main contractor's site stands beside its office, and the seller is named in the footer alone.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const WORKS = [
  ['Plot 4 first fix carpentry, ground and first floor', 412000],
  ['Plot 5 roof trusses, erection only', 268500],
  ['Variation 07: additional noggins for wall-hung sanitary ware', 38640],
  ['Daywork sheets 112 to 118 (41.5 hours)', 133630],
  ['Plots 6 and 7 staircases, supply and fit, half invoiced', 194750],
] as const
const CSS = `body { font: 10.5pt/1.4 'Carlito', 'Calibri', sans-serif } .sheet { padding: 22mm 24mm }
  h1 { font: 400 20pt 'Caladea', 'Cambria', serif; color: #7a2f2f; margin: 0 } table { width: 100%; margin: 5mm 0 }
  .two { display: flex; gap: 12mm; margin-top: 9mm } .two > div { flex: 1 } .facts td { padding: 0; width: 50% }
  .works td, .works th { border: .5pt solid #888; padding: 1mm 2mm; text-align: left; font-weight: 400 } .works .r { text-align: right; width: 34mm }
  b { font-weight: 700 } .foot { left: 24mm; right: 24mm; bottom: 12mm; border-top: .5pt solid #7a2f2f; font-size: 8pt; text-align: center; padding-top: 1.5mm; color: #555 }`

const { amount, date } = writingOf('GB')

const line = (caption: string, cents: number, strong = false) =>
  `<tr><td class="r" style="width:auto">${strong ? `<b>${caption}</b>` : caption}</td><td class="r">${strong ? `<b>£${amount(cents)}</b>` : amount(cents)}</td></tr>`

/** What is due of works done: less retention, less the tax that the customer pays for the subcontractor. */
function sums(works: readonly (readonly [string, number])[], isGross: boolean) {
  const done = sum(works.map(([, cents]) => cents))
  const retention = percent(done, isGross ? 3 : 5)
  const net = done - retention
  const held = isGross ? 0 : percent(percent(net, 70), 20)
  const html = `<table class="works"><tr><th>Description of works</th><th class="r">£</th></tr>
    ${each(works, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td></tr>`)}
    ${line('Value of works this period', done)}${line(`Less retention @ ${isGross ? 3 : 5}%`, -retention)}${line('Net invoice value', net)}
    ${line('VAT charged', 0)}${line('Invoice total', net, isGross)}${isGross ? '' : line('Less CIS @ 20% on labour element (70%)', -held) + line('Amount payable', net - held, true)}</table>
    <p>Domestic reverse charge applies: customer to account to HMRC for the reverse charge output tax on the VAT exclusive price of items marked above at 20%: £${amount(percent(net, 20))}.</p>`
  const gross = held > 0 ? [fixed(net), fixed(net - held)] : fixed(net)
  return { html, fields: { netTotal: fixed(net), taxTotal: '0.00', grossTotal: gross } }
}

function make(random: Random, index: number) {
  const names = namesIn('GB', random)
  const [seller, client, site] = [
    index === 0 ? 'P. & R. Osgathorpe Carpentry' : 'Thrussington Joinery Contractors Limited',
    names.company(),
    names.address(),
  ]
  const [firm, contact, day] = [names.company(), names.person(), dayIn(random, 2025, 2026)]
  const number = index === 0 ? `PRO/${random.whole(100, 480)}` : `TJC-${random.code('2####')}`
  const due = daysAfter(day, 30)
  const { html, fields } = sums(WORKS.slice(index, index === 0 ? 5 : 4), index === 1)
  const page = `<h1>${index === 0 ? 'Invoice for works done' : 'Interim Invoice no. 3'}</h1><div class="two"><div>The Accounts Department<br>${client.name}<br>
    ${client.address.lines.join('<br>')}</div><div><i>Site:</i> ${index === 0 ? 'Phase 2, Larkrise Meadows' : 'Former Dairy, Block C'}<br>${site.lines.join('<br>')}</div></div>
    <table class="facts"><tr><td>Our ref: <b>${number}</b></td><td>Valuation date: ${date(daysAfter(day, -6), 'long')}</td></tr>
    <tr><td>Your order: ${random.code('SC####/0#')}</td><td>Tax point: ${date(day, 'long')}</td></tr>
    <tr><td>QS: ${contact.salutation} ${contact.last}</td><td>Final date for payment: ${date(due, 'long')}</td></tr></table>${html}
    <p>Please pay by BACS: ${firm.bank.account}, IBAN ${inFours(firm.bank.iban ?? '')}, quoting our reference.</p><p>UTR ${random.code('##### #####')} &nbsp;&nbsp; Your VAT no. ${client.vatId}</p>
    <div class="abs foot">${seller} &nbsp;|&nbsp; ${firm.address.lines.join(', ')} &nbsp;|&nbsp; ${firm.phone}<br>VAT registration ${firm.vatId}${index === 1 ? ` &nbsp;|&nbsp; ${firm.register}` : ''}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: firm.vatId,
      ...(firm.bank.iban ? { iban: firm.bank.iban } : {}),
      ...fields,
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'subcontract-valuation',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
