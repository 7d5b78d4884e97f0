// A letting agent's statement to a landlord that is the invoice for the agent's fees as well: the rent comes in, fees and a plumber's
// bill go out, the rest is paid to the owner. Only the fees bear VAT and are invoiced; the letterhead is at the foot, the number
// stands behind the words "VAT Invoice" in a ruled box, the landlord's bank is named and the agent's is not.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.42 'URW Gothic';color:#2b2130;padding:16mm 18mm}h1{font:400 20pt 'URW Gothic';margin:0 0 1mm;letter-spacing:-.3pt}.sub{color:#8b3f63;margin-bottom:9mm}.two{display:flex;justify-content:space-between;margin-bottom:8mm}.two .k{color:#8b3f63;font-size:8pt}
  .led{width:100%}.led th{font-weight:400;text-align:left;font-size:8pt;color:#8b3f63;border-bottom:.8pt solid #8b3f63;padding:1mm 0}.sheet .led th.r{text-align:right}.led td{padding:1.1mm 0;border-bottom:.3pt solid #cbbcc4;vertical-align:top}.led .e td{border-bottom:0;font-weight:600}.box{border:.8pt solid #2b2130;margin:8mm 0 0 auto;width:104mm;padding:3mm 4mm}.box table{width:100%}.box td{padding:.5mm 0}.box b{font-weight:600}
  .foot{left:18mm;right:18mm;bottom:9mm;border-top:2.2pt solid #8b3f63;padding-top:3mm;display:flex;justify-content:space-between;font-size:7.8pt;line-height:1.4}.foot b{font:600 15pt 'URW Gothic';color:#8b3f63}`
const { amount, date, month } = writingOf('GB')

interface Entry {
  readonly day: string
  readonly text: string
  readonly came?: number
  readonly fee?: number
  readonly out?: number
}

interface Month {
  readonly day: Day
  readonly rent: number
  readonly rate: number
  readonly tenant: string
  readonly plumber: string
}

function entriesOf(random: Random, index: number, { day, rent, rate, tenant, plumber }: Month): Entry[] {
  const when = (days: number) => date(daysAfter(day, days), 'short')
  const setUp: Entry[] = [
    { day: when(-9), text: `Deposit registration, certificate ${random.code('EW########')}`, fee: 3500 },
    { day: when(-8), text: 'Tenancy set-up and referencing (landlord share)', fee: random.whole(18, 42) * 1000 },
    { day: when(-8), text: 'Inventory and schedule of condition, 2 bedrooms', fee: random.whole(70, 125) * 100 },
  ]
  const repair: Entry = {
    day: when(-5),
    text: `${plumber}, inv. ${random.code('2###')}: boiler service and landlord gas safety record (VAT incl., paid on your behalf)`,
    out: random.whole(80, 190) * 120,
  }
  return [
    { day: when(-6), text: `Rent from ${tenant}, ${when(-6)} to ${when(23)}`, came: rent },
    ...(index === 2 ? [{ day: when(-4), text: 'Part payment of arrears, previous month', came: 22500 }] : []),
    ...(index === 1 ? setUp : [repair]),
    {
      day: when(-1),
      text: `Commission ${rate}% of rent`,
      fee: percent(rent + (index === 2 ? 22500 : 0), rate),
    },
    ...(index === 2 ? [{ day: when(-1), text: 'Quarterly inspection visit', fee: 4500 }] : []),
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [agent, plumber, tenant] = [names.company(), names.company(), names.person().full]
  const [owner, other] = [names.person(), names.person()]
  const [home, flat, day] = [names.address(), names.address(), dayIn(random, 2024, 2026)]
  const [number, reference] = [random.code(['MA-0####', 'LLS/####/2', 'F1####'][index] ?? ''), random.code('@@@0##')]
  const firm = `Mosswick & Lyle ${['Lettings Ltd', 'Lettings Ltd', '(North) LLP'][index]}`
  const buyer = [owner.full, agent.name, `${owner.first} and ${other.first} ${owner.last}`][index] ?? ''
  const rent = random.whole(15, 39) * 5000 - 500
  const rate = [12, 10, 8.5][index] ?? 12
  const entries = entriesOf(random, index, { day, rent, rate, tenant, plumber: plumber.name })
  const came = sum(entries.map((one) => one.came ?? 0))
  const net = sum(entries.map((one) => one.fee ?? 0))
  const [tax, out] = [percent(net, 20), sum(entries.map((one) => one.out ?? 0))]
  const retained = index === 0 ? 10000 : 0
  const paid = came - net - tax - out - retained
  const figure = (cents = 0) => `<td class="r">${cents ? amount(cents) : ''}</td>`
  const rows = each(
    entries,
    (one) =>
      `<tr><td>${one.day}</td><td style="padding-right:5mm">${one.text}</td>${figure(one.fee ?? one.out)}${figure(one.came)}</tr>`,
  )
  const html = `<h1>Landlord statement</h1><div class="sub">${month(day)} &nbsp; Statement no. ${random.whole(4, 61)} &nbsp; Produced ${date(day, 'long')}</div>
    <div class="two"><div><div class="k">Property</div>${flat.lines.join('<br>')}<div class="k" style="margin-top:2mm">Property ref.</div>${reference}<div class="k" style="margin-top:2mm">Tenancy</div>${tenant}, £${amount(rent)} pcm</div><div style="width:70mm"><div class="k">Landlord</div>${buyer}<br>${home.lines.join('<br>')}</div></div>
    <table class="led"><tr><th style="width:21mm">Date</th><th>Details</th><th class="r" style="width:24mm">Money out £</th><th class="r" style="width:24mm">Money in £</th></tr>${rows}<tr><td></td><td>VAT on our fees (see below)</td>${figure(tax)}<td></td></tr>${retained ? `<tr><td></td><td>Float kept on account for repairs</td>${figure(retained)}<td></td></tr>` : ''}
    <tr class="e"><td></td><td>Totals</td>${figure(came - paid)}${figure(came)}</tr><tr class="e"><td></td><td>Paid to you by BACS ${date(daysAfter(day, 1), 'short')}, account ending ${random.code('*###')}</td>${figure(paid)}<td></td></tr></table>
    <div class="box"><b>VAT Invoice ${number}</b><br>to ${buyer}, for services at the above property<table><tr><td>Fees as listed</td><td class="r">£${amount(net)}</td></tr><tr><td>VAT 20%</td><td class="r">£${amount(tax)}</td></tr><tr><td><b>Fees inc. VAT</b></td><td class="r"><b>£${amount(net + tax)}</b></td></tr></table>Tax point ${date(day, 'figures')}. Already deducted, nothing further to pay.</div>
    ${index === 1 ? '<p style="margin-top:6mm">The gas safety record runs out in eleven weeks. May we book the engineer? Please reply to your property manager.</p>' : '<p style="margin-top:6mm">Keep this statement: you will want it for your self assessment tax return.</p>'}
    <div class="abs foot"><div><b>mosswick + lyle</b><br>letting with good manners</div><div class="r">${firm}, ${agent.address.lines.join(', ')}<br>${agent.phone} &nbsp; VAT reg ${agent.vatId} &nbsp; Co. no. ${random.code('0#######')}<br>Client money protected, scheme member ${random.code('CMP00####')}</div></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Statement ${reference} ${month(day)}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm, 'mosswick + lyle'],
      buyerName: buyer,
      sellerVatId: agent.vatId,
      ...totals(net, tax),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'rent-collected',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
