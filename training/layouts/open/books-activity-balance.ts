// The standard invoice of an American bookkeeping service: firm and mail address at the top, the word in colour, "BILL TO" and "SHIP TO"
// beside a column of number, day, terms and day due, a table of activities with a short name before the text, sales tax or none, a
// deposit that is taken off, and "BALANCE DUE" as the largest sum, which is not always the invoice's total.
import { type Company, type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `body{font:9.3pt/1.42 'Nimbus Sans',sans-serif;color:#404040}.sheet{padding:15mm 16mm}.top{display:flex;justify-content:space-between}.top b{font-size:11pt;color:#000}h1{font:400 20pt 'Nimbus Sans';color:var(--c);margin:9mm 0 5mm}.row{display:flex;justify-content:space-between}small{display:block;font-size:7.8pt;color:#8a8a8a;font-weight:700}.ad{width:58mm}.m{align-self:flex-start}.m td{padding:.3mm 0 .3mm 4mm}.m td:first-child{font-size:7.8pt;font-weight:700;color:#8a8a8a;text-align:right}
.x{display:flex;border-top:.5pt solid var(--c);margin-top:7mm;padding-top:3mm}.x div{width:44mm}.g{width:100%;margin-top:5mm}.g th{background:var(--t);color:var(--c);font-weight:400;font-size:8pt;text-align:left;padding:1.6mm 2mm}.g th.r{text-align:right}.g td{padding:2mm;vertical-align:top}.end{border-top:.8pt dotted #999;margin-top:5mm;padding-top:4mm;display:flex;justify-content:space-between}.end p{width:82mm;white-space:pre-line}
.s{width:82mm}.s td{padding:1mm 0;font-size:8.8pt}.s .b td{border-top:.8pt dotted #999;padding-top:3mm;vertical-align:middle}.s .b b{font-size:16pt;color:#000}.foot{left:16mm;right:16mm;bottom:10mm;font-size:7.6pt;text-align:center;color:#8a8a8a}`

const SEATS: readonly Ware[] = [
  ['Seat cover|Leather seat cover set, row 1-4, navy, PN 88-1204', '', 64000, 82000, 4],
  ['Foam|Fire blocked cushion foam', '', 9800, 14500, 8],
  ['Certification|8130-3 tags', '', 7500, 9500, 3],
  ['Shipping|Airfreight to Frankfurt, DAP', '', 38500, 46000, 1],
]
const YARDS: readonly Ware[] = [
  ['Design:Custom Design|Planting plan front yard', '', 7500, 8500, 6],
  ['Gravel|Pea gravel, cubic yard, delivered', '', 5200, 6800, 7],
  ['Sprinklers:Heads|Replace broken heads zone 3', '', 1400, 2250, 12],
  ['Disposal|Dump fee', '', 4500, 6000, 1],
]
const WORDS: readonly Ware[] = [
  ['Services|Document translation EN>DE, user manual, per word', '', 15, 20, 9800],
  ['Services|Desktop publishing, hourly', '', 5500, 6500, 7],
  ['Rush|Weekend surcharge', '', 15000, 19000, 1],
]
const CASES = [
  { trade: 'Aircraft Interiors', colours: '--c:#2c7a9a;--t:#d9e8ee', home: 'DE', land: 'Germany', wares: SEATS },
  { trade: 'Landscaping', colours: '--c:#4b7d2b;--t:#e2eed8', home: 'US', land: '', wares: YARDS },
  { trade: 'Translation', colours: '--c:#7b3f8c;--t:#eee2f1', home: 'AT', land: 'Austria', wares: WORDS },
] as const
const NUMBERS = [[30, 0, 0] as const, [15, 8.25, 15_000] as const, [45, 0, 0] as const]
const LOGOS = ['M2 18L15 2l13 16z', 'M15 1a10 10 0 1 0 .1 0zM15 11v11', 'M2 3h18v12H10l-4 5v-5H2z']
const { amount, date } = writingOf('US')
const cells = (list: readonly string[]) =>
  `<tr>${each(list, (text, at) => `<td class="${at < list.length - 3 ? '' : 'r'}">${text}</td>`)}</tr>`

function table(rows: readonly Position[], index: number, worked: string): string {
  const [first, second, mark] = index === 1 ? ['DATE', 'ACTIVITY', 'T'] : ['ACTIVITY', 'DESCRIPTION', '']
  const body = rows.map(({ name, quantity, price, total }) => {
    const [kind, text] = index === 1 ? [worked, name.replace('|', '<br>')] : name.split('|')
    return cells([kind ?? '', text ?? '', quantity.toLocaleString('en-US'), amount(price), amount(total) + mark])
  })
  return `<table class="g"><tr><th style="width:27mm">${first}</th><th>${second}</th><th class="r">QTY</th><th class="r">RATE</th><th class="r">AMOUNT</th></tr>${body.join('')}</table>`
}

/** What stands between the addresses and the table, the seller's message, and the last line of the page. */
function wordsOf(random: Random, index: number, { firm, client, day }: { firm: Company; client: Company; day: Day }) {
  const wire = `${firm.bank.name}\n${firm.bank.account}\nSWIFT ${firm.bank.bic}`
  const words = [
    `SHIP VIA|Air freight|TRACKING NO.|${random.code('176-########')}|P.O. NUMBER|${random.code('450#####')}¦Wire transfer to ${wire}\nAll bank charges for the account of the buyer.¦EIN ${firm.vatId}`,
    `JOB|${client.address.street}|CREW|B / Miguel|SERVICE DATE|${date(daysAfter(day, -3))}¦Thank you for your business and have a great day!\nPlease make checks payable to the name above.¦A 1.5% monthly finance charge applies to past due balances. Lic. C-27 ${random.code('######')}`,
    `PROJECT|${random.code('M-7##')}|CLIENT VAT|${client.vatId}|SALES REP|${firm.manager.first}¦It was a pleasure working with you.\nACH or wire: ${wire}\nNo US sales tax on services rendered to customers abroad.¦EIN ${firm.vatId}`,
  ]
  const [facts = '', message, foot] = (words[index] ?? '').split('¦')
  return [facts.replace(/([^|]*)\|([^|]*)\|?/g, '<div><small>$1</small>$2</div>'), message, foot] as const
}

export const layout: Layout = {
  name: 'books-activity-balance',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [1],
  make(random, index) {
    const { trade, colours, home, land, wares } = CASES[index] ?? CASES[0]
    const [firm, client] = [companyIn(namesIn('US', random), trade), namesIn(home, random).company()]
    const [terms, rate, paid] = NUMBERS[index] ?? [30, 0, 0]
    const day = dayIn(random, 2024, 2026)
    const due = daysAfter(day, terms)
    const number = String(random.whole(1001, 4890))
    const rows = inOrderOf(wares, positionsOf(random, wares, Math.min(4, wares.length)))
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, rate)
    const [extra, message, foot] = wordsOf(random, index, { firm, client, day })
    const line = (text: string, cents: string) => `<tr><td>${text}</td><td class="r">${cents}</td></tr>`
    const untaxed = `${line('SUBTOTAL', amount(net))}${line(rate > 0 ? `TAX (${rate}%)` : 'TAX', amount(tax))}${line('TOTAL', amount(net + tax))}`
    const sums = ['', `${untaxed}${line('DEPOSIT', amount(-paid))}`, untaxed][index]
    const to = `${client.name}<br>${client.address.lines.join('<br>')}<br>${land}`
    const html = `<div style="${colours}"><div class="top"><div><b>${firm.name}</b><br>${firm.address.lines.join('<br>')}<br>${firm.phone}<br>${firm.email}<br>${firm.website}</div><svg width="30mm" height="22mm" viewBox="0 0 30 22"><path d="${LOGOS[index]}" fill="var(--t)" stroke="var(--c)" stroke-width="1.2"/></svg></div>
      <h1>${['Invoice', 'INVOICE', 'Invoice'][index]}</h1><div class="row"><div class="ad"><small>BILL TO</small>${to}</div><div class="ad"><small>SHIP TO</small>${to}</div><table class="m">${line('INVOICE #', number)}${line('DATE', date(day))}${line('DUE DATE', date(due))}${line('TERMS', `Net ${terms}`)}</table></div>
      <div class="x">${extra}</div>${table(rows, index, date(daysAfter(day, -3)))}<div class="end"><p>${message}</p><table class="s">${sums}<tr class="b"><td>${['TOTAL DUE', 'BALANCE DUE', 'BALANCE DUE'][index]}</td><td class="r"><b>${['$', '$', 'USD '][index]}${amount(net + tax - paid)}</b></td></tr></table></div></div><div class="abs foot">${foot} &nbsp;·&nbsp; Page 1 of 1</div>`
    return {
      html: sheets(CSS, [html], { width: 216, height: 279 }),
      pages: 1,
      fileName: `Inv_${number}_from_${firm.short.replaceAll(/\W+/g, '_')}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due) },
        ...{ sellerName: firm.name, buyerName: client.name },
        ...(index === 1 ? {} : { sellerVatId: firm.vatId }),
        ...(index === 0 ? {} : { netTotal: fixed(net), taxTotal: fixed(tax) }),
        ...{ grossTotal: paid > 0 ? [fixed(net + tax), fixed(net + tax - paid)] : fixed(net + tax), currency: 'USD' },
      },
    }
  },
}
