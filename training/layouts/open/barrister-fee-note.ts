// A barrister's fee note as chambers print it: the barrister is the seller while the chambers' name is the largest, solicitors with their
// reference pay, the lay client's case in the middle, work by date, VAT by line, a case number beside the note's, days outstanding.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.42 'Liberation Serif';padding:16mm 20mm}.h{text-align:center;margin-bottom:9mm}.h b{display:block;font:700 17pt/1.3 'Liberation Serif';letter-spacing:1pt}.h span{font-size:8.4pt}.two{display:grid;grid-template-columns:1fr 72mm;gap:6mm}.two td{padding:.2mm 4mm .2mm 0}.t{text-align:center;font:700 12pt 'Liberation Serif';text-decoration:underline;margin:8mm 0 3mm}.m{text-align:center;margin-bottom:5mm}.g{width:100%}.g th{text-align:left;border-bottom:.8pt solid;padding:.6mm 0}.g td{padding:1mm 2mm 1mm 0;vertical-align:top}.g .z td{border-top:.8pt solid;font-weight:700}.rm{left:20mm;right:20mm;bottom:12mm;border-top:.5pt dashed;padding-top:3mm;font-size:8pt;display:grid;grid-template-columns:1fr 1fr;gap:8mm}`

const CHAMBERS = [
  ['7 LANTERN YARD', 'Fee Note Number', '2######', 'FEE NOTE'],
  ['TALLOWGATE CHAMBERS', 'Note', 'F/26/0###', 'NOTE OF PROFESSIONAL FEES'],
  ['Wexcombe Row', 'Invoice', '#####-1', 'VAT INVOICE'],
] as const
const WORK = [
  ['Advising in writing on quantum', 65_000],
  ['Conference by video with client and expert', 42_500],
  ['Drafting particulars of claim', 88_000],
  ['Brief on hearing, County Court', 125_000],
  ['Skeleton argument', 47_500],
  ['Reading in, 3 hours at £185.00', 55_500],
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'barrister-fee-note',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const [chambers, label, pattern, title] = CHAMBERS[index] ?? CHAMBERS[0]
    const [own, counsel, firm, lay, other] = [
      names.company(),
      names.person(),
      names.company(),
      names.person(),
      names.company(),
    ]
    const day = dayIn(random, 2026)
    const number = random.code(pattern)
    const rows = random
      .sample(WORK, 2 + index)
      .map(([text, fee], at) => ({ text, fee, vat: percent(fee, 20), when: date(daysAfter(day, at * 6 - 40)) }))
    const [net, tax] = [sum(rows.map(({ fee }) => fee)), sum(rows.map(({ vat }) => vat))]
    const seller = `${counsel.first} ${counsel.last}`
    const buyer = `${lay.last} ${other.manager.last} Solicitors LLP`
    const meta = [
      [label, number],
      ['Case number', random.code('1#####')],
      ['Date', date(day, 'long')],
      ['Your ref', random.code('@@/@@@####/1')],
      ['VAT No', own.vatId],
    ]
    const html = `<div class="h"><b>${chambers}</b><span>Chambers of ${names.person().first} ${other.manager.last} KC<br>${own.address.lines.join(', ')} · DX ${random.code('####')} · ${own.phone}</span></div><div class="two"><div>${buyer}<br>${firm.address.street}<br>${firm.address.place}</div><table>${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div><div class="t">${title}</div><div class="m">Professional fees of <b>${seller}</b><br>Re: ${lay.first} ${lay.last} -v- ${other.name}</div><table class="g"><tr><th>Date</th><th>Work done</th><th class="r">Fee £</th><th class="r">VAT £</th><th class="r">Total £</th></tr>${each(rows, (row) => `<tr><td>${row.when}</td><td>${row.text}</td><td class="r">${amount(row.fee)}</td><td class="r">${amount(row.vat)}</td><td class="r">${amount(row.fee + row.vat)}</td></tr>`)}<tr class="z"><td></td><td>Total due</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr></table><p style="margin-top:7mm">VAT at 20%. Fees fall due on delivery of this note; interest under the late payment legislation runs after 30 days. ${index === 1 ? 'The tax point is the date of payment; a receipted VAT invoice will follow.' : ''}</p>
<div class="abs rm"><div>Please make payment to ${seller}<br>${own.bank.name}<br>${own.bank.account}</div><div>Remittance: ${label.toLowerCase()} ${number}<br>Fees clerk: ${names.person().first}, fees@${chambers.toLowerCase().replaceAll(' ', '')}.example</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [seller, chambers],
        buyerName: buyer,
        sellerVatId: own.vatId.replaceAll(' ', ''),
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'GBP',
      },
    }
  },
}
