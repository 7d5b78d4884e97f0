// An Irish farm contractor's bill typed by his wife in a word processor: the farmer's name before the contractor's, dockets with dates as
// rows, two VAT rates in the text of the totals, last season's balance above the amount to pay, thanks and payment in instalments.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.4 'Caladea';padding:20mm 24mm}u{text-underline-offset:1mm}.d{width:100%;margin:5mm 0}.d td,.d th{border:.5pt solid #000;padding:.7mm 2mm;text-align:left;vertical-align:top}.d .r{text-align:right}.e{margin-left:64mm}.e td{padding:.4mm 0 .4mm 6mm}h1{font:700 17pt 'Caladea';text-align:center;margin:0}`

const WORK = [
  ['Silage, 1st cut, mow ted lift and cart', 'ac', 11500, 13.5, 46],
  ['Round bales wrapped', 'bales', 750, 13.5, 110],
  ['Slurry, umbilical', 'hr', 9500, 13.5, 11],
  ['Hedge cutting', 'hr', 6000, 13.5, 9],
  ['Bale wrap supplied, black', 'rolls', 8900, 23, 6],
  ['Net wrap 3000 m', 'rolls', 21500, 23, 2],
  ['Ploughing, far field', 'ac', 4800, 13.5, 18],
] as const
const { amount, date } = writingOf('IE')

export const layout: Layout = {
  name: 'farm-contractor-dockets',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('IE', random)
    const { bank, vatId, mobile, address } = names.company()
    const [farmer, farm, owner, day] = [names.person(), names.address(), names.person(), dayIn(random, 2024, 2026)]
    const firm = [`${owner.first} ${owner.last} Agri Contracts`, `${owner.last} Bros.`][index] ?? ''
    const rows = random.sample(WORK, 4 + index).map(([text, unit, price, rate, most]) => {
      const quantity = random.whole(1, most)
      return { text, unit, rate, price, quantity, docket: random.code('8##'), total: quantity * price }
    })
    const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
    const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
    const before = index === 0 ? random.whole(40, 190) * 1000 : 0
    const number = random.code(index === 0 ? '2##' : 'B-0##')
    const end = (label: string, cents: number) => `<tr><td>${label}</td><td class="r">€${amount(cents)}</td></tr>`
    const worked = (at: number) => date(daysAfter(day, -40 + at * 7), 'bare')
    const html = `<p>${farmer.first} ${farmer.last}<br>${farm.lines.join('<br>')}</p><p class="r">${date(day, 'long')}</p><h1>${firm}</h1><p class="c">${address.lines.join(', ')}<br>Tel ${mobile} &nbsp;&nbsp; VAT No. ${vatId}</p><p><u>Invoice ${number}</u></p>
<table class="d"><tr><th>Docket</th><th>Date</th><th>Work</th><th class="r">€</th></tr>${each(rows, (row, at) => `<tr><td>${row.docket}</td><td>${worked(at)}</td><td>${row.text}, ${row.quantity} ${row.unit} @ ${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table>
<table class="e">${end('Total ex VAT', net)}${each(groups, (one) => end(`VAT ${one.rate}% on ${amount(one.net)}`, one.tax))}${groups.length > 1 ? end('VAT in all', tax) : ''}${end('<b>This invoice</b>', net + tax)}${before > 0 ? `${end('Left over from last season', before)}${end('<b>Now owing</b>', net + tax + before)}` : ''}</table>
<p style="margin-top:9mm">Many thanks for your business. If it suits better to pay in two halves give me a ring before the mart.</p><p>Bank: ${bank.name}, ${inFours(bank.iban ?? '')}</p>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${farmer.last} ${day.year}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: `${farmer.first} ${farmer.last}`,
        sellerVatId: vatId,
        iban: bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: before > 0 ? [fixed(net + tax), fixed(net + tax + before)] : fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
