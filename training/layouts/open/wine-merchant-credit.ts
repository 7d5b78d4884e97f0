// A British wine merchant's credit note: "Credit Note" set in old letters between rules, the seller's name only inside a drawn crest
// and in the registration line, corked bottles with reason codes, VAT after the total, invoice number of the sale in every row.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.4 'C059';padding:14mm 22mm;background:#fffdf6;color:#3c1518}.crest{display:block;margin:0 auto}.t1{text-align:center;border-top:2.4pt double #3c1518;border-bottom:2.4pt double #3c1518;font:italic 19pt/1.6 'C059';margin:4mm 0 7mm}.g{display:grid;grid-template-columns:1fr 62mm;margin-bottom:8mm}.g dl{display:grid;grid-template-columns:auto auto;margin:0;gap:0 4mm}.g dd{margin:0;text-align:right}.w{width:100%}.w th{font-style:italic;font-weight:400;text-align:left;border-bottom:.5pt solid}.w td{padding:1mm 0;vertical-align:top}.w .r{text-align:right}.reg{position:absolute;left:22mm;right:22mm;bottom:11mm;text-align:center;font-size:7.6pt}`

const WINES: readonly Ware[] = [
  ['Crozes-Hermitage Rouge 2021, 75cl', 'bt', 1450, 1895, 6],
  ['Manzanilla En Rama, 50cl', 'bt', 1190, 1490, 4],
  ['Saumur Blanc 2022, case of six', 'cs', 7900, 9600, 2],
  ['Rutherglen Muscat, 37.5cl', 'bt', 1590, 1990, 3],
  ['Bairrada Reserva 2015, magnum', 'mg', 3900, 4600, 2],
]
const REASONS = ['Corked', 'Broken in transit', 'Wrong vintage', 'Returned unopened'] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'wine-merchant-credit',
  kind: 'invoice',
  language: 'en',
  types: ['credit-note'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('GB', random)
    const { address, vatId, phone, register } = names.company()
    const [inn, day] = [names.company(), dayIn(random, 2023, 2026)]
    const seller = ['Quillbourne & Daughters', 'The Lantern Street Cellar Ltd'][index] ?? ''
    const buyer = ['The Heron at Wetherby Lock', inn.name][index] ?? ''
    const number = random.code(index === 0 ? 'CN0####' : 'CR/24/1##')
    const sold = daysAfter(day, -random.whole(12, 45))
    const rows = positionsOf(random, WINES, 2 + index)
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 20)
    const sale = random.code('I######')
    const facts = [
      ['Our number', number],
      ['Date', date(day, 'long')],
      ['Sale of', date(sold, 'long')],
      ['Account', random.code('W/###')],
    ]
    const end = (label: string, cents: number) =>
      `<tr><td colspan="4" class="r">${label}</td><td class="r">£${amount(cents)}</td></tr>`
    const html = `<svg class="crest" width="74mm" height="30mm" viewBox="0 0 74 30"><path d="M3 15L37 2l34 13-34 13z" fill="none" stroke="#3c1518" stroke-width=".6"/><path d="M7 15L37 3.6 67 15 37 26.4z" fill="none" stroke="#3c1518" stroke-width=".25"/><text x="37" y="15" text-anchor="middle" font-family="C059" font-size="3.5" fill="#3c1518">${seller}</text><text x="37" y="20" text-anchor="middle" font-family="C059" font-style="italic" font-size="2.6" fill="#3c1518">wine merchants</text></svg><div class="t1">Credit Note</div>
<div class="g"><div>${buyer}<br>${inn.address.lines.join('<br>')}</div><dl>${each(facts, ([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`)}</dl></div>
<table class="w"><tr><th>Wine</th><th>Reason</th><th>Invoice</th><th class="r">Qty</th><th class="r">Credit</th></tr>${each(rows, (row, at) => `<tr><td style="width:64mm">${row.name}</td><td>${REASONS[(at + index) % 4]}</td><td>${sale}</td><td class="r">${row.quantity} ${row.unit}</td><td class="r">${amount(row.total)}</td></tr>`)}<tr><td colspan="5" style="border-top:.5pt solid"></td></tr>${end('Goods', net)}${end('Total credited to your account', net + tax)}${end('of which VAT at 20%', tax)}</table>
<p style="margin-top:12mm;font-style:italic">With our apologies. Kindly keep any corked bottle, stopper in, for our driver.</p><div class="reg">${seller}, ${address.lines.join(', ')} · ${phone} · ${register} · VAT ${vatId}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Credit ${number.replace(/\//g, '-')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: seller,
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'GBP',
      },
    }
  },
}
