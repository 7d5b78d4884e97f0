// An American law firm's bill of one or two Letter sheets: long time entries with initials and hours, a summary by timekeeper, costs advanced,
// and at the end an account with the previous balance, payments and what is due in all beside this bill's own charges; client
// and matter have numbers, services run "through" a day before the bill's, there is no tax and no bank account.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 11pt/1.35 'Liberation Serif'; padding: 18mm 24mm } .firm { text-align: center; font: 700 15pt 'Liberation Serif'; letter-spacing: 1.2pt } .sub { text-align: center; font-size: 9pt; border-bottom: .6pt solid #000; padding-bottom: 2mm; margin-bottom: 8mm } .row { display: flex; justify-content: space-between } h1 { font: 700 11pt 'Liberation Serif'; margin: 7mm 0 2mm; text-decoration: underline } .time { width: 100%; font-size: 10pt } .time th { text-align: left; font-weight: 400; text-decoration: underline } .time td { vertical-align: top; padding: .8mm 3mm .8mm 0 } .time td.r { padding-right: 0 }
  .sums { width: 100%; font-size: 10.5pt } .sums td { padding: .7mm 0 } .sums .line td { border-top: .5pt solid #000; font-weight: 700 } .sums .all td { border-top: .5pt solid #000; border-bottom: 2.5pt double #000; font-weight: 700 } .foot { left: 24mm; right: 24mm; bottom: 12mm; font-size: 9pt; text-align: center }`

const ENTRIES: readonly (readonly string[])[] = [
  [
    'Review and revise draft asset purchase agreement; telephone conference with opposing counsel regarding indemnification cap',
    'Prepare correspondence to client regarding disclosure schedules',
    'Legal research regarding enforceability of non-compete covenant under state law',
    'Attend closing call; follow up on escrow instructions',
    'Review lease assignment and landlord estoppel certificate',
    'Draft bill of sale and assignment of intellectual property',
    'Conference with client regarding purchase price adjustment',
    'Coordinate secretary of state filings; update closing checklist',
  ],
  [
    'Draft second amended complaint; review exhibits',
    'Conference with client regarding settlement authority',
    'Prepare for and attend mediation',
    'Review discovery responses; prepare deficiency letter to opposing counsel',
    'Telephone conference with court clerk regarding hearing date',
  ],
]
const COSTS = [
  ['Filing fee', 12_500],
  ['Overnight delivery', 4_218],
  ['Court reporter, transcript', 38_760],
] as const
const { amount, date } = writingOf('US')

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const { address, phone } = names.company()
  const [client, partner, associate] = [names.company(), names.person(), names.person()]
  const firm =
    [`${partner.last}, ${associate.last} & Thornwell LLP`, `Law Offices of ${partner.first} ${partner.last}, P.C.`][
      index
    ] ?? ''
  const day = dayIn(random, 2024, 2025)
  const due = daysAfter(day, 30)
  const code = random.code(['#####', `${day.year % 100}-####`][index] ?? '')
  const keepers = [partner, associate].map((one, at) => ({
    name: `${one.first} ${one.last}`,
    initials: `${one.first[0]}${at === 0 ? 'M' : 'J'}${one.last[0]}`,
    rate: [52_500, 36_000][at] ?? 0,
  }))
  const entries = random.sample(ENTRIES[index] ?? [], 8).map((text, at) => {
    const [keeper, tenths] = [keepers[random.whole(0, 1)] ?? keepers[0], random.whole(2, 38)]
    return { day: daysAfter(day, -38 + at * 3), text, keeper, tenths, cents: ((keeper?.rate ?? 0) * tenths) / 10 }
  })
  const costs = COSTS.slice(0, [3, 1][index] ?? 1)
  const [fees, advanced] = [sum(entries.map(({ cents }) => cents)), sum(costs.map(([, cents]) => cents))]
  const before = index === 0 ? random.whole(180_000, 620_000) : 0
  const paid = index === 0 ? Math.floor(before / 2) : 0
  const [current, balance] = [fees + advanced, fees + advanced + before - paid]
  const line = (text: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${text}</td><td class="r">${cents < 0 ? `($${amount(-cents)})` : `$${amount(cents)}`}</td></tr>`
  const hours = (tenths: number) => (tenths / 10).toFixed(2)
  const summary = each(keepers, (keeper) => {
    const tenths = sum(entries.filter((one) => one.keeper === keeper).map((one) => one.tenths))
    return `<tr><td>${keeper.name}</td><td class="r">${hours(tenths)} hrs @ $${amount(keeper.rate)}</td><td class="r">$${amount((keeper.rate * tenths) / 10)}</td></tr>`
  })
  const first = `<div class="firm">${firm.toUpperCase()}</div><div class="sub">Attorneys at Law · ${address.street}, ${address.place} · ${phone} · Tax I.D. ${random.code('##-#######')}</div>
    <div class="row"><div>${client.name}<br>Attn: ${client.manager.salutation}. ${client.manager.last}, General Counsel<br>${client.address.street}<br>${client.address.place}</div><div class="r">${date(day, 'long')}<br>Invoice No. ${code}<br>Client.Matter ${random.code('0####.000#')}</div></div>
    <p style="margin-top:6mm">RE: ${['Acquisition of Bramfield assets', 'Bramfield v. Eastcroft Supply'][index]}</p><p>For professional services rendered through ${date(daysAfter(day, -6), 'long')}:</p>
    <table class="time"><tr><th style="width:24mm">Date</th><th style="width:14mm">Atty</th><th>Description of Services</th><th class="r">Hours</th><th class="r" style="width:26mm">Amount</th></tr>${each(entries, (one) => `<tr><td>${date(one.day)}</td><td>${one.keeper?.initials}</td><td>${one.text}</td><td class="r">${hours(one.tenths)}</td><td class="r">${amount(one.cents)}</td></tr>`)}</table>`
  const second = `<h1>TIMEKEEPER SUMMARY</h1><table class="sums">${summary}</table><h1>COSTS ADVANCED</h1><table class="sums">${each(costs, ([text, cents]) => line(text, cents))}</table>
    <h1>STATEMENT OF ACCOUNT</h1><table class="sums">${line('Total fees', fees)}${line('Total costs advanced', advanced)}${line('TOTAL CURRENT CHARGES', current, 'line')}${before > 0 ? line('Previous balance', before) + line(`Payment received ${date(daysAfter(day, -20))} – thank you`, -paid) : ''}${line('TOTAL BALANCE DUE', balance, 'all')}</table>
    <p style="margin-top:8mm">${index === 0 ? 'Payment is due upon receipt.' : `Payment is due on or before ${date(due, 'long')}.`} Please make your check payable to ${firm} and include the invoice number. Interest accrues at 1.0% per month on balances over 30 days.</p>`
  const head = `<div class="row"><div>${client.name}</div><div>Invoice No. ${code} · Page 2</div></div>`
  const foot = (page: number) => `<div class="abs foot">${page}</div>`
  const pages = index === 0 ? [first + foot(1), head + second + foot(2)] : [first + second]
  return {
    html: sheets(css, pages, { width: 215.9, height: 279.4 }),
    pages: pages.length,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      ...(index === 0 ? {} : { dueDate: iso(due) }),
      sellerName: firm,
      buyerName: client.name,
      grossTotal: before > 0 ? [fixed(current), fixed(balance)] : fixed(current),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'us-law-firm',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
