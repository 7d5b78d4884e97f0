// A British mobile network's bill to a small firm, two sheets: number and day stand in a headline without labels ("Bill 0442 118 937, 3 June
// 2026"), the day of the debit in a sentence, a row for each telephone with charges in and out of VAT, a credit from the bill before,
// parking and donations by text that bear no VAT, and the company that supplies only in small print on the second sheet.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.4 'Open Sans';color:#1f1147;padding:0 16mm}.blob{right:0;top:0;width:70mm;height:84mm;background:#ffd23f;border-bottom-left-radius:40mm;padding:13mm 14mm 0 16mm}.blob>b{font:700 27pt/1.1 Dosis;display:block}.logo{padding-top:12mm;font:700 26pt/1 Dosis}.to{margin-top:17mm;height:31mm;line-height:1.3}h1{font:600 19pt/1.2 Dosis;margin:8mm 0 4mm}h2{font:600 13pt Dosis;margin:6mm 0 1.5mm}
  .two{display:flex;gap:10mm}.two>div{flex:1}table{width:100%}td,th{padding:1mm 0;font-weight:400;text-align:left;border-bottom:.4pt solid #c9c3dc}.sheet th.r{text-align:right}th{font-size:7.6pt;color:#6a5f8c}.t td{font-weight:700;border-top:1.2pt solid #1f1147;border-bottom:0}.p2{padding-top:11mm;font-size:8.8pt}.p2 h2{margin:4mm 0 .5mm}.p2 td{padding:.6mm 0}.news{background:#efecf7;padding:3mm 5mm;margin-top:7mm}.foot{left:16mm;right:16mm;bottom:9mm;font-size:7pt;line-height:1.35;color:#6a5f8c}`
const { amount, date } = writingOf('GB', ',')
const onlyIf = (is: unknown, html: string) => (is ? html : '')
const EXTRAS = [
  'Calls to 084 and 087 numbers',
  'Europe travel day pass',
  'Picture messages',
  'Data beyond allowance, 2GB',
  'Calls to Isle of Man',
] as const
const NEWS = ['Plan prices rise by £1.50 on 1 April.', 'You were over your data allowance.', 'Try 5G at no cost.']

interface Phone {
  readonly number: string
  readonly user: string
  readonly plan: number
  readonly extras: readonly (readonly [text: string, cents: number])[]
  /** Parking and donations: no VAT. */
  readonly other: number
}

function phoneOf(random: Random, user: string, hasOther: boolean): Phone {
  const extras = random.sample(EXTRAS, random.whole(0, 2)).map((text) => [text, random.whole(45, 1290)] as const)
  return {
    number: random.code('07### ######'),
    user,
    plan: random.whole(8, 27) * 100 - 5,
    extras,
    other: hasOther ? random.whole(3, 18) * 100 : 0,
  }
}

const extraOf = ({ extras }: Phone) => sum(extras.map(([, cents]) => cents))
const allOf = (phone: Phone) => phone.plan + extraOf(phone) + phone.other

function detail(phone: Phone, days: string): string {
  const row = (text: string, when: string, cents: number, vat: string) =>
    `<tr><td>${text}</td><td>${when}</td><td>${vat}</td><td class="r">${amount(cents)}</td></tr>`
  return `<h2>${phone.number} ${phone.user}</h2><table>${row('Plan, unlimited minutes and texts', days, phone.plan, '20%')}${each(phone.extras, (one) => row(one[0], '', one[1], '20%'))}${onlyIf(phone.other, row('Parking and charity texts, paid on to others', '', phone.other, 'none'))}<tr class="t"><td colspan="3">${phone.number}</td><td class="r">${amount(allOf(phone))}</td></tr></table>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2024, 2026)]
  const number = random.code('0### ### ###')
  const account = random.code(['A/#######', 'BZ#### ####'][index % 2] ?? '')
  const [legal, due] = ['Fizzbank Mobile Networks (UK) Limited', daysAfter(day, 14)]
  const phones = Array.from({ length: [5, 8, 4][index] ?? 4 }, (_, at) =>
    phoneOf(random, names.person().full, index > 0 && at < 2),
  )
  const discount = [0, -percent(sum(phones.map(({ plan }) => plan)), 10), 0][index] ?? 0
  const net = sum(phones.map((one) => one.plan + extraOf(one))) + discount
  const [other, tax] = [sum(phones.map((one) => one.other)), percent(net, 20)]
  const total = net + tax + other
  const credit = [0, 0, random.whole(300, 1100)][index] ?? 0
  const last = random.whole(3000, 14000)
  const owed = total - credit
  const days = `${date(day, 'short')} to ${date(daysAfter(day, 30), 'short')}`
  const row = (text: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
  const how = [
    `We will take this from your bank on or just after <b>${date(due, 'long')}</b> by Direct Debit. Originator ${random.code('9#####')}, reference ${account}.`,
    `Direct Debit on <b>${date(due, 'long')}</b>. You need do nothing.`,
    `Please pay by <b>${date(due, 'long')}</b>, on our website or by transfer to sort code ${random.code('##-##-##')}, account ${random.code('########')}, quoting ${account}.`,
  ][index]
  const one = `<div class="abs blob">You owe us<b>£${amount(owed)}</b><span style="font-size:8.4pt">${how}</span></div><div class="logo">fizzbank</div><div class="to">${['Accounts Payable', client.manager.full, 'The Office Manager'][index]}<br>${client.name}<br>${client.address.lines.join('<br>')}</div>
    <h1>Bill ${number}, ${date(day, 'long')}</h1><p>Account ${account} &nbsp; Charges in advance ${days}, usage since ${date(daysAfter(day, -30), 'short')}</p>
    <div class="two"><div><h2>Since your last bill</h2><table>${row(`Bill of ${date(daysAfter(day, -31), 'short')}`, last)}${row(`Paid ${date(daysAfter(day, -17), 'short')}`, -(last + credit))}${row('Carried into this bill', -credit, 't')}</table></div><div><h2>This bill</h2><table>${row('Charges with VAT to be added', net - discount)}${onlyIf(discount, row('Loyalty, 10% off plans', discount))}${onlyIf(discount, row('After discount', net))}${onlyIf(other, row('Charges that bear no VAT', other))}${onlyIf(other, row('All charges before VAT', net + other))}${row(`VAT 20% on £${amount(net)}`, tax)}${row('This bill', total, 't')}${onlyIf(credit, row('To pay, with what was carried in', owed, 't'))}</table></div></div>
    <h2>By telephone</h2><table><tr><th>Number</th><th>User</th><th class="r">Plan</th><th class="r">Extras</th><th class="r">No VAT</th><th class="r">£ before VAT</th></tr>${each(phones, (phone) => `<tr><td>${phone.number}</td><td>${phone.user}</td><td class="r">${amount(phone.plan)}</td><td class="r">${amount(extraOf(phone))}</td><td class="r">${amount(phone.other)}</td><td class="r">${amount(allOf(phone))}</td></tr>`)}</table><div class="news"><b>News for you</b><br>${NEWS[index]}</div>
    <div class="abs foot">Ring 150 from your fizzbank phone or ${firm.phone} from any other. Your minimum term ends on ${date(daysAfter(day, 31 * random.whole(3, 17)), 'long')}. Sheet 1 of 2</div>`
  const two = `<div class="p2"><div class="logo" style="padding:0;font-size:15pt">fizzbank</div><p>Bill ${number} &nbsp; ${client.name} &nbsp; ${account}</p>${each(phones, (phone) => detail(phone, days))}</div>
    <div class="abs foot">fizzbank is a trading style of ${legal}, ${firm.address.lines.join(', ')}, who make this supply. Registered in England ${random.code('0#######')}. VAT registration ${firm.vatId}. This is a VAT invoice; the date of the bill is the tax point. Ombudsman: we are a member of an approved scheme. Sheet 2 of 2</div>`
  return {
    html: sheets(CSS, [one, two]),
    pages: 2,
    fileName: `fizzbank-bill-${iso(day).slice(0, 7)}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [legal, 'fizzbank'],
      buyerName: client.name,
      sellerVatId: firm.vatId,
      ...totals(net, tax),
      ...(other ? { netTotal: [fixed(net), fixed(net + other)] } : {}),
      grossTotal: credit ? [fixed(total), fixed(owed)] : fixed(total),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'trade-mobiles',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [1],
  make,
}
