// An invoice of first-aid volunteers in the plain grid of a word processor: no VAT number (a charity), "Invoice to" and "Event" cells of
// equal looks, the duty day, the request day and the invoice day all about, the county's committee as payee beside the unit that
// served, a donation suggested on top of the sum, and a tear-off slip whose boxes are to be filled in by hand.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.35 Carlito;padding:15mm 20mm}.head{display:flex;align-items:center;gap:6mm}.head svg{width:18mm}.head b{font:700 17pt/1.1 Carlito;color:#00703c}.head span{font-size:9.4pt}h1{font:700 22pt Carlito;color:#00703c;margin:5mm 0 4mm}.g{width:100%;table-layout:fixed}.g td{border:.6pt solid #7f7f7f;padding:1mm 2mm;vertical-align:top}.g td.h{background:#e2efda;font-weight:700;width:33mm}
  .w{width:100%;margin-top:5mm}.w td,.w th{border:.6pt solid #7f7f7f;padding:1mm 2mm;text-align:left}.w th{background:#00703c;color:#fff}.sheet .w .r{text-align:right}.w .t td{font-weight:700;background:#e2efda}.cut{left:20mm;right:20mm;bottom:30mm;border-top:1pt dashed #7f7f7f;padding-top:2.5mm;font-size:10pt}.cut td{padding:.9mm 4mm .9mm 0}.cut u{text-decoration:none;border:.6pt solid #7f7f7f;display:inline-block;width:46mm;height:6mm;vertical-align:middle}.foot{left:20mm;right:20mm;bottom:9mm;font-size:8.6pt;line-height:1.3;text-align:center;color:#00703c}`
const EVENTS = [
  'Lanes and Fords 10k Run',
  'Village Show and Gymkhana',
  'Steam and Vintage Weekend',
  'Open Water Swim',
  'Lantern Parade',
  'Schools Cross-Country Final',
]
const { amount, date } = writingOf('GB')

interface Item {
  readonly what: string
  readonly count: string
  readonly cents: number
}

function itemsOf(random: Random, index: number): Item[] {
  const [people, hours, miles] = [random.whole(3, 9), random.whole(4, 9), random.whole(9, 48)]
  const time = people * hours
  const rate = random.whole(11, 16) * 100 + 50
  return [
    { what: `First aiders: ${people} for ${hours} hours at £${amount(rate)}`, count: String(time), cents: time * rate },
    ...(index === 0
      ? []
      : [{ what: 'Ambulance with crew of two, per duty', count: '1', cents: random.whole(160, 290) * 100 }]),
    { what: `Fuel: ${miles} miles at 45p`, count: String(miles), cents: miles * 45 },
    ...(index === 2
      ? [
          { what: 'Tent and generator', count: '1', cents: 6500 },
          { what: 'Dressings and consumables used', count: '', cents: random.whole(900, 2900) },
        ]
      : []),
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [hall, client, person, treasurer] = [names.company(), names.company(), names.person(), names.person()]
  const [home, field, day] = [names.address(), names.address(), dayIn(random, 2024, 2026)]
  const town = names.town()
  const [charity, unit] = ['Fernleigh First Aid Volunteers', `${town} Unit`]
  const seller = index === 1 ? `${charity}, ${unit}` : charity
  const number =
    [random.code('EV/##/1##'), random.code(`${town.slice(0, 3).toUpperCase()}-##`), random.code('20##9')][index] ?? ''
  const buyer = [client.name, person.full, client.name][index] ?? ''
  const to = [
    `${person.full}<br>${buyer}<br>${client.address.lines.join('<br>')}`,
    `${buyer}<br>${home.lines.join('<br>')}`,
    `${buyer}<br>${client.address.lines.join('<br>')}`,
  ][index]
  const [duty, due] = [daysAfter(day, -random.whole(3, 12)), daysAfter(day, 28)]
  const items = itemsOf(random, index)
  const before = [0, 0, 7500][index] ?? 0
  const total = sum(items.map(({ cents }) => cents))
  const [event, code] = [random.pick(EVENTS), random.code('D-#####')]
  const less = before
    ? `<tr><td colspan="2">Less booking fee paid (receipt ${random.code('0###')})</td><td class="r">-${amount(before)}</td></tr><tr class="t"><td colspan="2">Amount now due</td><td class="r">£${amount(total - before)}</td></tr>`
    : ''
  const vat = index === 2 ? '<tr><td colspan="2">VAT (exempt)</td><td class="r">0.00</td></tr>' : ''
  const by = date(due, 'long')
  const dueText = [`by ${by}`, 'within 28 days of the date of this invoice', `on or before ${by}`][index]
  const last = [
    'A crew that is kept beyond the hours booked is charged at the same rate.',
    `A donation of £${amount(5000)} on top would train one cadet for a year.`,
    'We treated eleven people on the day, two of whom went on to hospital.',
  ][index]
  const html = `<div class="head"><svg viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="#00703c"/><path d="M8 3h4v5h5v4h-5v5H8v-5H3V8h5z" fill="#fff"/></svg><div><b>${charity}</b><br><span>${unit}, ${hall.address.lines.join(', ')}</span></div></div>
    <h1>${['Invoice', 'INVOICE for event cover', 'Invoice'][index]}</h1>
    <table class="g"><tr><td class="h">Invoice to</td><td>${to}</td><td class="h">Event</td><td>${event}<br>${field.lines.join('<br>')}</td></tr><tr><td class="h">Invoice no.</td><td>${number}</td><td class="h">Duty no.</td><td>${code}</td></tr><tr><td class="h">Invoice date</td><td>${date(day, 'figures')}</td><td class="h">Duty date</td><td>${date(duty, 'figures')}</td></tr><tr><td class="h">Requested by</td><td>${person.full}</td><td class="h">Request dated</td><td>${date(daysAfter(duty, -48), 'figures')}</td></tr></table>
    <table class="w"><tr><th>Cover provided</th><th class="r" style="width:22mm">Qty</th><th class="r" style="width:30mm">£</th></tr>${each(items, (one) => `<tr><td>${one.what}</td><td class="r">${one.count}</td><td class="r">${amount(one.cents)}</td></tr>`)}${vat}<tr class="t"><td colspan="2">${['TOTAL DUE', 'Total', 'Total for the duty'][index]}</td><td class="r">£${amount(total)}</td></tr>${less}</table>
    <p style="margin-top:5mm">Please pay ${dueText}. ${last}</p><p>Our volunteers give their time free. What you pay keeps the vehicles on the road and the kit up to date. Our charges are not subject to VAT.</p><p>Bank transfer: ${charity}, ${hall.bank.name}, ${hall.bank.account}. Use ${number} as the reference.</p>
    <div class="abs cut">Please cut here and send to: ${treasurer.full}, Hon. Treasurer, ${names.address().lines.join(', ')}<table><tr><td>Invoice ${number}</td><td>Duty ${code}</td><td>£${amount(total - before)}</td></tr><tr><td>I enclose £ <u></u></td><td>Donation £ <u style="width:20mm"></u></td><td>Gift Aid? <u style="width:7mm"></u></td></tr></table></div>
    <div class="abs foot">${charity} is a registered charity in England and Wales (${random.code('11#####')}) and in Scotland (${random.code('SC0#####')}).<br>Telephone ${hall.phone}, answered by volunteers on Tuesday evenings</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Invoice ${number.replaceAll('/', '-')} ${event}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 1 ? {} : { dueDate: iso(due) }),
      sellerName: index === 1 ? [seller, charity] : seller,
      buyerName: buyer,
      grossTotal: before ? [fixed(total), fixed(total - before)] : fixed(total),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'event-cover-charity',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
