// A book distributor's credit for returns: the invoices it refers to have numbers and days in each row, books are zero-rated and calendars
// are not, trade discount by row, authorities of publishers, amounts with CR behind, two pages or one, in a condensed printer's face.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, parted, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.2pt/1.36 'Liberation Sans Narrow','Liberation Sans';padding:11mm 13mm}.h{display:grid;grid-template-columns:1fr 1fr 1fr;align-items:end;border-bottom:.8pt solid;padding-bottom:2mm}.h b{font:700 14pt 'Liberation Sans Narrow','Liberation Sans'}.h .c{font:700 13pt 'Liberation Sans'}.a{display:grid;grid-template-columns:1fr 1fr 58mm;gap:5mm;margin:6mm 0;min-height:30mm}.a small{display:block;font-weight:700}.a td{padding:0 3mm 0 0}.g{width:100%}.g th{text-align:left;border-top:.6pt solid;border-bottom:.6pt solid;padding:.7mm 1mm}.g td{padding:.45mm 1mm}.s{width:70mm;margin:5mm 0 0 auto;border-top:.8pt solid}.s td{padding:.5mm 1mm}.s .b td{font-weight:700;border-top:.6pt solid;font-size:9.6pt}.foot{left:13mm;right:13mm;bottom:7mm;font-size:6.8pt;border-top:.4pt solid;padding-top:1.2mm;display:flex;justify-content:space-between}`

const FIRMS = [
  ['HALYARD BOOK SERVICES', 'Halyard Book Services Limited', 'Credit Note No.', 'C######'],
  ['Marsh & Lantern Distribution', 'Marsh & Lantern Distribution LLP', 'Document', 'CRN/###/####'],
  ['quire', 'Quire Distribution plc', 'Our credit', '88-#####'],
] as const
const TITLES = [
  'The Quiet Estuary',
  'Bread by Hand',
  'Notes from a Lighthouse',
  'Fossil Hunter’s Guide',
  'Moth Summer',
  'An Orchard Year',
  'The Bell Ringers',
  'Small Boats',
  'Cats 2026 Wall Calendar',
  'Hedgerow Diary 2026',
] as const
const { amount, date } = writingOf('GB')

function rowsOf(random: Random, day: Parameters<typeof date>[0], count: number) {
  return Array.from({ length: count }, () => {
    const title = random.pick(TITLES)
    const [price, quantity, off] = [
      random.pick([899, 999, 1_299, 1_699, 2_000]),
      random.whole(1, 9),
      random.pick([35, 40, 42.5]),
    ]
    const net = price * quantity - percent(price * quantity, off)
    return {
      title,
      price,
      quantity,
      off,
      net,
      rate: title.includes('2026') ? 20 : 0,
      isbn: random.code('978###########').slice(0, 13),
      bill: random.code('I7#####'),
      when: date(daysAfter(day, -random.whole(60, 240)), 'short'),
    }
  })
}

export const layout: Layout = {
  name: 'bookseller-credit',
  kind: 'invoice',
  language: 'en',
  types: ['credit-note'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const [logo, firm, label, pattern] = FIRMS[index] ?? FIRMS[0]
    const [own, shop, branch, day] = [names.company(), names.company(), names.address(), dayIn(random, 2026)]
    const number = random.code(pattern)
    const rows = rowsOf(random, day, index === 1 ? 58 : 14 + index)
    const net = sum(rows.map((row) => row.net))
    const tax = percent(sum(rows.filter(({ rate }) => rate > 0).map((row) => row.net)), 20)
    const meta = [
      [label, number],
      ['Date', date(day)],
      ['Account', random.code('B####')],
      ['Returns authority', random.code('RA-#####')],
      ['Your ref', random.code('DN###')],
      ['Carrier docket', random.code('########')],
    ]
    const parts = parted(rows, 40, 46)
    const cr = (cents: number) => `${amount(cents)} CR`
    const head = `<tr><th>ISBN</th><th>Title</th><th>Invoice</th><th>dated</th><th class="r">Qty</th><th class="r">RRP</th><th class="r">Disc %</th><th class="r">Net</th><th class="r">VAT</th></tr>`
    const sums = `<table class="s"><tr><td>Goods value</td><td class="r">${cr(net)}</td></tr><tr><td>VAT</td><td class="r">${cr(tax)}</td></tr><tr class="b"><td>Total credit GBP</td><td class="r">${cr(net + tax)}</td></tr></table><p>This amount has been credited to your account and may be taken against open invoices. Do not deduct before it shows on your statement. Calendars 20%, books 0%.</p>`
    const page = (part: typeof rows, at: number) =>
      `<div class="h"><b>${logo}</b><span class="c">CREDIT NOTE</span><span class="r">Page ${at + 1} of ${parts.length}</span></div><div class="a"><div><small>Credit to</small>${shop.name}<br>${shop.address.street}<br>${shop.address.place}<br>VAT ${shop.vatId}</div><div><small>Returned from</small>${shop.short} (branch)<br>${branch.street}<br>${branch.place}</div><table>${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div><table class="g">${head}${each(part, (row) => `<tr><td>${row.isbn}</td><td>${row.title}</td><td>${row.bill}</td><td>${row.when}</td><td class="r">${row.quantity}</td><td class="r">${amount(row.price)}</td><td class="r">${row.off.toFixed(1)}</td><td class="r">${amount(row.net)}</td><td class="r">${row.rate}%</td></tr>`)}</table>${at === parts.length - 1 ? sums : '<p class="r">continued</p>'}<div class="abs foot"><span>${firm}, ${own.address.lines.join(', ')}</span><span>${own.register} · VAT No. ${own.vatId}</span></div>`
    return {
      html: sheets(CSS, parts.map(page)),
      pages: parts.length,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [firm, logo],
        buyerName: shop.name,
        sellerVatId: own.vatId.replaceAll(' ', ''),
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'GBP',
      },
    }
  },
}
