// An American radio station's invoice of the broadcast month, sideways: advertiser and agency are two parties and the agency pays, every
// spot with day, time and copy number, gross with the agency's 15 % off as "net", order, estimate, contract and product numbers, two
// flights of days beside the invoice's day, and call letters large while the licensee's name stands beside "Remit to" at the bottom.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, lastDay, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

type Day = ReturnType<typeof dayIn>
const PARTS = [
  ['6A-10A', 'AM Drive', 6200, 14500, 6],
  ['12N-3P', 'Midday', 3100, 7800, 1],
  ['3P-7P', 'PM Drive', 5400, 12800, 4],
  ['7P-12M', 'Evening', 1200, 3400, 8],
  ['6A-7P', 'News sponsor :15', 2600, 5600, 6],
] as const
const CSS = `.sheet{font:9.1pt/1.3 'Inconsolata','Liberation Mono',monospace;padding:9mm 11mm}.t{display:flex;justify-content:space-between;align-items:flex-start}.call{font:900 30pt/1 'Lato Black','Lato';letter-spacing:-1pt}.call small{font:400 10pt 'Lato';display:block;letter-spacing:0}.three{display:flex;gap:5mm;margin:4mm 0}.three>div{flex:1;border:.7pt solid #000;padding:1.6mm 2.4mm}.three td{padding:0 3mm 0 0;white-space:nowrap}.h{font-weight:700;text-decoration:underline}
.sp{width:100%}.sp th{background:#000;color:#fff;text-align:left;padding:.6mm 1.6mm;font-weight:400}.sp td{padding:.28mm 1.6mm}.sp .ln td{background:#e4e4e4;font-weight:700}.sp th.r{text-align:right}.bt{left:11mm;right:11mm;bottom:9mm;display:flex;justify-content:space-between;align-items:flex-end;border-top:1.4pt solid #000;padding-top:2mm}.bt .sum td{padding:.5mm 0 .5mm 9mm;text-align:right}.bt .sum tr:last-child td{font-size:12pt;font-weight:700;border-top:.8pt solid #000}`
const { amount, date } = writingOf('US')
const STATIONS = [
  ['WQZB-FM', 'Quartz 101.9'],
  ['KXVO-AM', 'Newstalk 1390'],
  ['WQZB-FM', 'Quartz 101.9'],
] as const
const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
const weekdayOf = ({ year, month, day }: Day) => (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7

const row = (label: string, text: string) => `<tr><td>${label}</td><td>${text}</td></tr>`
const DAYS = [2, 3, 4, 8, 9, 10, 11, 15, 16, 17, 18, 22, 23, 24, 25] as const

/** Lines of the order with two to five times each, on different days of the month. */
function linesOf(random: Random, first: Day, count: number) {
  const copy = random.code('@@@@####')
  return random.sample(PARTS, count).map(([hours, name, low, high, from], at) => {
    const price = random.whole(low / 100, high / 100) * 100
    const days = random.sample(DAYS, random.whole(3, 6)).sort((a, b) => a - b)
    const aired = days.map((after) => {
      const [day, time] = [
        daysAfter(first, after),
        random.code(`${random.whole(from, from + 2)}:${random.whole(1, 5)}#`),
      ]
      return `<td>${time}${from === 6 ? 'A' : 'P'}</td><td>${NAMES[weekdayOf(day)]} ${date(day, 'short')}</td><td>${copy}${at + 1}H</td><td>:${name.endsWith('15') ? 15 : 30}</td>`
    })
    return {
      number: at + 1,
      hours,
      name,
      flight: `${date(first, 'short')}–${date(daysAfter(first, 27), 'short')}`,
      price,
      aired,
      total: price * days.length,
    }
  })
}

const lineRows = (one: ReturnType<typeof linesOf>[number]) =>
  `<tr class="ln"><td>${one.number}</td><td>${one.hours}</td><td>${one.name}</td><td>${one.flight}</td><td>${one.aired.length}x</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>${each(one.aired, (cells) => `<tr><td></td>${cells}<td class="r">${amount(one.price)}</td><td></td></tr>`)}`

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [station, frequency] = STATIONS[index] as (typeof STATIONS)[number]
  const [owner, agency, client, lock] = [
    companyIn(names, 'Broadcasting'),
    companyIn(names, 'Media Buying'),
    names.company(),
    names.address(),
  ]
  const hasAgency = index !== 1
  const some = dayIn(random, 2025, 2026)
  const last = lastDay(some)
  const day = daysAfter(last, -weekdayOf(last) - 1)
  const first = daysAfter(day, -27)
  const number = random.code(['####26-1', 'IN-11#####', '####31-2'][index] as string)
  const order = random.code('#####7')
  const lines = linesOf(random, first, [3, 4, 4][index] as number)
  const gross = sum(lines.map(({ total }) => total))
  const commission = hasAgency ? percent(gross, 15) : 0
  const payer = hasAgency ? agency : client
  const page = `<div class="t"><div class="call">${station}<small>${frequency}</small></div><div class="r"><span style="font:700 15pt 'Lato'">INVOICE</span><br>Page 1 of 1<br>Property of ${owner.short}</div></div>
    <div class="three"><div><table>${row('Invoice #', `<b>${number}</b>`)}${row('Invoice date', date(day))}${row('Broadcast month', `${date(first, 'short')} – ${date(day, 'short')}`)}${row('Order #', order)}${row('Alt order #', random.code('WOC########'))}${row('Order flight', `${date(daysAfter(first, -28), 'short')} – ${date(daysAfter(day, 28), 'short')}`)}</table></div>
    <div><span class="h">Bill to</span><br>${payer.name}<br>${hasAgency ? 'Attn: Media Payables' : `Attn: ${client.manager.full}`}<br>${payer.address.lines.join('<br>')}</div>
    <div><table>${row('Advertiser', client.name)}${row('Product', ['Fall sale', 'Spring service', 'Ballot measure 4'][index] as string)}${row('Estimate', hasAgency ? random.code('####') : '–')}${row('Contract', random.code('#######'))}${row('Account exec', names.person().full)}${row('Terms', ['Net 30 days', 'Net 30 days', 'PREPAID – POLITICAL'][index] as string)}</table></div></div>
    <table class="sp"><tr><th>Ln</th><th>Daypart / aired</th><th>Description / day</th><th>Flight / copy</th><th>Qty / len</th><th class="r">Rate</th><th class="r">Amount</th></tr>${each(lines, lineRows)}</table>
    <div class="abs bt"><div><b>Remit to:</b> ${owner.name}<br>dba ${station}, Dept ${random.code('####')}, PO Box ${random.code('8####')}, ${lock.place}<br>Tax ID ${owner.vatId} &nbsp; Billing ${owner.phone}<br>We warrant that the announcements above were broadcast as shown, per official program log.<br>Affidavit no. ${random.code('A######')}</div>
    <table class="sum"><tr><td>Spots aired</td><td>${sum(lines.map(({ aired }) => aired.length))}</td></tr><tr><td>Actual gross billing</td><td>$${amount(gross)}</td></tr>${hasAgency ? `<tr><td>Agency commission 15%</td><td>$-${amount(commission)}</td></tr>` : ''}<tr><td>${hasAgency ? 'Net due' : 'Amount due'}</td><td>$${amount(gross - commission)}</td></tr></table></div>`
  return {
    html: sheets(CSS, [page], { width: 279.4, height: 215.9 }),
    pages: 1,
    fileName: `${station}_${number}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [owner.name, station],
      buyerName: payer.name,
      sellerVatId: owner.vatId,
      grossTotal: fixed(gross - commission),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'radio-spots-agency',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
