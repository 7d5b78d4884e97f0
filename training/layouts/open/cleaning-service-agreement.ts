// A British service agreement of two pages: parties numbered in brackets, definitions in bold, clauses as 3.1.2, a schedule with
// fees at the end and signature blocks as a table; the day is written as words on a line.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.6pt/1.5 'Caladea',Cambria,serif;padding:20mm 22mm;text-align:justify}h1{font-size:15pt;text-align:center;margin:0 0 6mm}h2{font-size:11.6pt;margin:3.6mm 0 1mm}p{padding-left:11mm;text-indent:-11mm;margin:0 0 1.4mm}table{width:100%;margin:3mm 0;text-align:left}td,th{border:.5pt solid #555;padding:1.4mm 2mm;vertical-align:top;text-align:left}.pg{position:absolute;bottom:9mm;left:22mm;right:22mm;font-size:8pt;display:flex;justify-content:space-between}`
const { amount, date } = writingOf('GB')

const CLAUSES: readonly (readonly [string, readonly string[]])[] = [
  [
    '2. Services',
    [
      '2.1 The Supplier shall provide the Services at the Premises with reasonable skill and care.',
      '2.2 The Supplier shall use its own equipment and materials unless Schedule 1 says otherwise.',
      '2.3 Keys and alarm codes remain the property of the Client.',
    ],
  ],
  [
    '3. Charges and payment',
    [
      '3.1 The Client shall pay the Charges set out in Schedule 1, together with VAT.',
      '3.2 The Supplier shall invoice monthly in arrears. Invoices are payable within 30 days.',
      '3.3 The Charges may be reviewed once in each year.',
    ],
  ],
  [
    '4. Staff',
    [
      '4.1 All personnel shall have the right to work in the United Kingdom.',
      '4.2 Neither party shall solicit the other’s employees for six months after termination.',
    ],
  ],
  [
    '5. Liability',
    [
      '5.1 Nothing in this Agreement limits liability for death or personal injury caused by negligence.',
      '5.2 Subject to clause 5.1, total liability shall not exceed the Charges paid in the preceding twelve months.',
    ],
  ],
  [
    '6. Term and termination',
    [
      '6.1 This Agreement begins on the Commencement Date and continues for an initial period of twelve months.',
      '6.2 Thereafter either party may end it on not less than two months’ written notice.',
    ],
  ],
]
const LAST: readonly (readonly [string, readonly string[]])[] = [
  [
    '7. General',
    [
      '7.1 This Agreement is the entire agreement between the parties.',
      '7.2 It is governed by the law of England and Wales.',
    ],
  ],
]
const clause = ([title, lines]: readonly [string, readonly string[]]) =>
  `<h2>${title}</h2>${each(lines, (line) => `<p>${line.replace(' ', ' &ensp;')}</p>`)}`

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const [supplier, client] = [companyIn(names, 'Cleaning Services'), names.company()]
  const [day, fee] = [dayIn(random, 2025, 2026), random.whole(42, 190) * 1000]
  const start = daysAfter(day, 21)
  const foot = (page: number) =>
    `<div class="pg"><span>${supplier.short} / ${client.short}</span><span>Page ${page} of 2</span></div>`
  const one = `<h1>AGREEMENT FOR OFFICE CLEANING SERVICES</h1><p style="padding:0;text-indent:0">This Agreement is dated <b>${date(day, 'long')}</b> and made between:</p><p>(1) &ensp;<b>${supplier.name.toUpperCase()}</b>, a company whose registered office is at ${supplier.address.lines.join(', ')} (the <b>“Supplier”</b>); and</p><p>(2) &ensp;<b>${client.name.toUpperCase()}</b> of ${client.address.lines.join(', ')} (the <b>“Client”</b>).</p><h2>1. Definitions</h2><p>1.1 &ensp;<b>“Charges”</b> means the sums in Schedule 1; <b>“Commencement Date”</b> means ${date(start, 'long')}; <b>“Premises”</b> means the Client’s offices at the address above; <b>“Services”</b> means the cleaning described in Schedule 1.</p>${each(CLAUSES, clause)}${foot(1)}`
  const two = `${each(LAST, clause)}<h2>Schedule 1</h2><table><tr><th>Service</th><th>Frequency</th><th>Charge (excl. VAT)</th></tr><tr><td>Daily clean of offices, kitchen and washrooms</td><td>Monday to Friday, from 18:00</td><td>£${amount(fee)} per month</td></tr><tr><td>Carpets and upholstery</td><td>Twice a year</td><td>£${amount(38_500)} per visit</td></tr><tr><td>Windows, inside and out</td><td>Quarterly</td><td>£${amount(16_000)} per visit</td></tr></table><table style="margin-top:10mm"><tr><td style="height:26mm">Signed by ${supplier.manager.full} for and on behalf of the Supplier</td><td style="width:52mm">Director</td></tr><tr><td style="height:26mm">Signed by ${client.manager.full} for and on behalf of the Client</td><td>Authorised signatory</td></tr></table>${foot(2)}`
  return {
    html: sheets(CSS, [one, two]),
    pages: 2,
    fileName: `Cleaning agreement ${client.short} - signed.pdf`,
    facts: [
      [supplier.name, supplier.short, client.name],
      [date(day, 'long'), date(start, 'long'), amount(fee)],
    ],
  }
}

export const layout: Layout = {
  name: 'cleaning-service-agreement',
  kind: 'contract',
  language: 'en',
  types: ['contract'],
  count: 1,
  scans: [],
  make,
}
