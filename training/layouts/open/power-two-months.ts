// An Irish electricity bill for two months: key figures stacked in a coloured column at the left, meter and supply numbers about,
// the balance of the bill before, an export credit or a welcome discount, a giro slip at the foot that repeats the values, and
// the firm's legal name only in the small print of the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.36 Lato;color:#23303a}.side{left:0;top:0;width:62mm;height:205mm;background:#e9f3ec;padding:12mm 7mm 0 12mm}.logo{font:900 21pt/1 Lato;color:#0c7a4d}.logo i{font-weight:300}
  .side dl{margin:11mm 0 0}.side dt{font-size:7.6pt;color:#4a6a5a;margin-top:3.2mm}.side dd{margin:0;font:700 10.6pt/1.25 Lato}.due{background:#0c7a4d;color:#fff;margin:6mm -4mm 0 -4mm;padding:3mm 4mm}.due b{display:block;font-size:19pt}
  .main{left:70mm;right:13mm;top:12mm}.to{height:34mm;padding-top:6mm}h2{font:700 11pt Lato;color:#0c7a4d;margin:5mm 0 1mm;border-bottom:1pt solid #0c7a4d}.main table{width:100%}.main td,.main th{padding:.75mm 0;vertical-align:top;text-align:left;font-weight:400}.main th{font-size:7.4pt;color:#5d6d66}.main .r,.main th.r{text-align:right}.t td{border-top:.5pt solid #23303a;font-weight:700}
  .small{left:12mm;right:13mm;top:208mm;font-size:6.6pt;line-height:1.3;color:#55625c}.slip{left:0;right:0;top:226mm;border-top:.7pt dashed #555;padding:4mm 13mm 0 12mm}.slip table{width:100%}.slip td{border:.5pt solid #0c7a4d;padding:1mm 2mm;width:25%;font:400 10pt 'Liberation Mono'}.slip td span{display:block;font:6.6pt Lato;color:#4a6a5a}`
const { amount, date } = writingOf('IE')
/** A piece that not all papers have. */
const onlyIf = (is: unknown, html: string) => (is ? html : '')

interface Use {
  readonly what: string
  readonly from: number
  readonly to: number
  /** Hundredths of a cent. */
  readonly rate: number
}

function usesOf(random: Random, index: number): Use[] {
  return (index === 1 ? ['Day', 'Night'] : ['24 hr']).map((what) => {
    const from = random.whole(8000, 61000)
    return {
      what,
      from,
      to: from + random.whole(380, index === 1 ? 2900 : 990),
      rate: random.whole(what === 'Night' ? 1700 : 2900, what === 'Night' ? 1990 : 3650),
    }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const [firm, client, person, home] = [companyIn(names, 'Energy'), names.company(), names.person(), names.address()]
  const [brand, day] = ['tidewell', dayIn(random, 2024, 2026)]
  const [number, account] = [random.code('1########'), random.code('### ### ###')]
  const due = daysAfter(day, index === 1 ? 21 : 14)
  const [start, end] = [daysAfter(day, -64), daysAfter(day, -3)]
  const uses = usesOf(random, index)
  const lines = uses.map((one) => ({ ...one, cents: Math.round(((one.to - one.from) * one.rate) / 100) }))
  const standing = 61 * random.whole(62, 98)
  const discount = index === 2 ? -percent(sum(lines.map(({ cents }) => cents)), 8) : 0
  const levy = random.whole(260, 646)
  const net = sum(lines.map(({ cents }) => cents)) + standing + levy + discount
  const tax = percent(net, 9)
  const before = random.whole(17000, 64000)
  const paid = [before, 15000, before][index] ?? before
  const open = before - paid
  const exported = index === 2 ? random.whole(60, 210) : 0
  const owed = net + tax + open - exported * 21
  const [buyer, at] = index === 1 ? [client.name, client.address.lines] : [person.full, home.lines]
  const to = `${buyer}<br>${at.join('<br>')}`
  const supply = ['as your address', names.address().lines.join('<br>'), 'as your address'][index]
  const row = (text: string, how: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${text}</td><td>${how}</td><td class="r">${amount(cents)}</td></tr>`
  const side = `<div class="abs side"><div class="logo">${brand}<i>energy</i></div><dl><dt>Account number</dt><dd>${account}</dd><dt>MPRN</dt><dd>10 ${random.code('### ### ###')}</dd><dt>Invoice number</dt><dd>${number}</dd><dt>Date of issue</dt><dd>${date(day, 'month-name')}</dd><dt>Billing period</dt><dd>${date(start, 'month-name')} –<br>${date(end, 'month-name')}</dd><dt>Supply address</dt><dd style="font-weight:400;font-size:9pt">${supply}</dd></dl>
    <div class="due">${index === 0 ? 'We will debit' : 'Amount due'}<b>€${amount(owed)}</b>${index === 0 ? 'from your bank on' : 'Please pay by'} ${date(due, 'month-name')}</div><p style="margin-top:5mm;font-size:8pt">Questions? 1800 ${random.code('### ###')}<br>Loss of supply? 1800 ${random.code('### ###')}<br>DG${random.whole(1, 5)} · MCC ${random.code('0#')} · Profile ${random.code('0#')}</p></div>`
  const main = `<div class="abs main"><div class="to">${to}</div><h2>Balance</h2><table>${row('Amount of your last bill', date(daysAfter(start, 1), 'figures'), before)}${row('Payment received, thank you', date(daysAfter(start, 17), 'figures'), -paid)}${row('Balance brought forward', '', open, 't')}</table>
    <h2>Electricity used${onlyIf(index === 2, ' (E = our estimate)')}</h2><table><tr><th>Meter</th><th class="r">Previous</th><th class="r">Present</th><th class="r">Units kWh</th><th class="r">Rate c</th><th class="r">€</th></tr>${each(lines, (one) => `<tr><td>${one.what}</td><td class="r">${one.from}</td><td class="r">${one.to}${onlyIf(index === 2, ' E')}</td><td class="r">${one.to - one.from}</td><td class="r">${amount(one.rate)}</td><td class="r">${amount(one.cents)}</td></tr>`)}</table>
    <h2>This bill</h2><table>${each(lines, (one) => row(`${one.what} units`, '', one.cents))}${onlyIf(discount, row('New customer discount', '8% of units', discount))}${row('Standing charge', `61 days at ${amount(standing / 61)}`, standing)}${row('Public Service Obligation Levy', '2 months', levy)}${row('Sub total before VAT', '', net, 't')}${row('VAT', `at 9.00% on €${amount(net)}`, tax)}${row('Total for this period', '', net + tax, 't')}${onlyIf(exported, row('Clean export credit', `${exported} kWh at 21.00c, no VAT`, -exported * 21))}${row('<b>Total due</b>', '', owed, 't')}</table>
    <p style="margin-top:5mm">${['You used 6% less than in the same two months last year.', 'Your account is overdue in part. Please pay the whole of the balance to avoid a late payment charge.', 'Please send us a reading: text READ and your meter figures.'][index]}</p></div>`
  const cell = (label: string, text: string) => `<td><span>${label}</span>${text}</td>`
  const foot = `<div class="abs small">${brand.charAt(0).toUpperCase()}${brand.slice(1)} Energy is a trading name of ${firm.name}, ${firm.address.lines.join(', ')}. ${firm.register}. VAT No. ${firm.vatId}. Prices exclude VAT unless we say so. Complaints: see our Code of Practice.</div>
    <div class="abs slip"><b>Payment slip</b> — credit transfer or at any post office<table><tr>${cell('Account', account)}${cell('Invoice', number)}${cell('Due', date(due, 'figures'))}${cell('€', amount(owed))}</tr><tr><td colspan="3"><span>IBAN</span>${inFours(firm.bank.iban ?? '')}</td>${cell('BIC', firm.bank.bic)}</tr></table><p style="font:9pt 'Liberation Mono';margin-top:6mm">${account.replace(/ /g, '')}&lt; ${String(owed).padStart(9, '0')}+ ${random.code('########')}&gt; 74</p></div>`
  return {
    html: sheets(CSS, [`${side}${main}${foot}`]),
    pages: 1,
    fileName: `${account.replace(/ /g, '')}_${iso(day)}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [firm.name, `${brand} energy`],
      buyerName: buyer,
      sellerVatId: firm.vatId,
      iban: firm.bank.iban ?? '',
      ...totals(net, tax),
      grossTotal: owed === net + tax ? fixed(owed) : [fixed(net + tax), fixed(owed)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'power-two-months',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
