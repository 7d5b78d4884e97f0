// A British post counter inside a village shop: foreign money bought (an amount in euros and a rate beside pounds), a bill paid in
// for somebody else, stamps free of VAT, services exempt, one row with VAT; session, stock unit and tracking numbers, no net total.
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:8.6pt/1.34 'Nimbus Mono PS','Liberation Mono',monospace;font-variant-ligatures:none}.sheet{padding:6mm 4mm}h1{font:700 14pt/1.15 'Caladea',serif;margin:0 0 1mm}table{width:100%;margin:1.2mm 0}td{padding:0;vertical-align:top}.two{padding-left:4mm;font-size:7.8pt}.u td{font-weight:700;border-top:.9pt solid #000;padding-top:.7mm}.d td{font-size:10pt;padding-bottom:1mm}.s{font-size:7.2pt}svg{display:block;margin:2mm auto .5mm}`
const { amount, date } = writingOf('GB')

interface Sold {
  readonly name: string
  readonly cents: number
  readonly lines?: readonly string[]
  readonly isTaxed?: boolean
}

/** As postal services number what they carry, with a check digit. */
function trackingOf(random: Random): string {
  const figures = random.code('########')
  const rest = 11 - (sum([8, 6, 4, 2, 3, 5, 9, 7].map((weight, at) => weight * Number(figures[at]))) % 11)
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest
  return `${random.code('@@')} ${figures.slice(0, 4)} ${figures.slice(4)} ${check} GB`
}

function soldOf(random: Random, index: number): Sold[] {
  const parcel = {
    name: index === 0 ? 'Parcel 2kg Tracked 48' : 'Guaranteed by 1pm',
    cents: random.pick([519, 585, 899]),
    lines: [`Ref ${trackingOf(random)}`, index === 0 ? 'Dest: UK (EX)' : 'Dest: UK (NE) Ins 750.00'],
  }
  const rest = [
    { name: '2nd Large x12', cents: 12 * 155 },
    { name: 'Jiffy mailer size 4', cents: 245, isTaxed: true, lines: ['V'] },
  ]
  if (index === 1) return [parcel, ...rest.slice(1)]
  const [euros, rate] = [random.whole(4, 9) * 50, random.whole(11120, 11590)]
  return [
    { name: 'Bureau - EUR sold', cents: Math.round((euros * 1e6) / rate), lines: [`EUR ${euros}.00 @ ${rate / 1e4}`] },
    { name: 'Bill pmt - Water', cents: random.whole(40, 90) * 100, lines: [random.code('A/c 60## 1### ##7')] },
    parcel,
    ...rest,
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const firm = names.company()
  const shop = index === 0 ? 'Quillfield Post & Stores' : 'Harrow Lane Post Counter'
  const owner = `${names.person().last} & ${names.person().last} Retail Ltd`
  const [day, time] = [dayIn(random, 2025, 2026), random.code('11:3#')]
  const number = random.code(index === 0 ? '2-61####-1' : '1-88####-3')
  const sold = soldOf(random, index)
  const gross = sum(sold.map(({ cents }) => cents))
  const tax = taxWithin(sum(sold.filter(({ isTaxed }) => isTaxed).map(({ cents }) => cents)), 20)
  const row = ({ name, cents, lines = [] }: Sold) =>
    `<tr><td>${name}</td><td class="r">${amount(cents)}</td></tr>${each(lines, (one) => `<tr><td class="two" colspan="2">${one === 'V' ? 'V = includes VAT at 20%' : one}</td></tr>`)}`
  const paid = (label: string, cents: number) => `<tr><td>${label}</td><td class="r">${amount(cents)}</td></tr>`
  const given = Math.ceil(gross / 1000) * 1000
  const page = `<h1>${shop}</h1>${firm.address.lines.join('<br>')}<br>VAT REG No. ${firm.vatId}<table><tr><td>${date(day)}&nbsp; ${time}</td><td class="r">FAD ${random.code('21####')}</td></tr><tr><td>SESSION: ${number}</td><td class="r">SU: AA</td></tr></table>CUSTOMER RECEIPT
<table>${each(sold, row)}<tr class="u d"><td>TOTAL DUE TO COUNTER</td><td class="r">£${amount(gross)}</td></tr>${index === 0 ? paid('Debit card', gross) : `${paid('Cash FROM CUSTOMER', given)}${paid('Cash TO CUSTOMER', given - gross)}`}<tr class="u"><td>BALANCE</td><td class="r">0.00</td></tr></table><div class="s">VAT included in items marked V: ${amount(tax)}<br>All other items are exempt from or outside the scope of VAT.</div>
${barCode(random, 56, 8)}<div class="c s">${number.replace(/-/g, '')}</div><br><div class="s">${index === 0 ? 'Buy back guarantee on euros: bring this receipt within 28 days.<br>' : 'Keep this proof of posting. Compensation is subject to terms.<br>'}Operated by ${owner}<br>Thank you for calling. How did we do? Ask for ${names.person().first}.</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 155 : 129 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace(/-/g, '')],
      issueDate: iso(day),
      sellerName: [shop, owner],
      sellerVatId: firm.vatId,
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'post-counter',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
