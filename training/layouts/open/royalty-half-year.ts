// A publisher's royalty statement for half a year that is a self-billed invoice: the one who writes it pays, the author is the supplier and
// the literary agent gets the money. Copies, rates and returns per edition, an advance still to earn or a reserve kept, VAT for
// authors who are registered, numbers of statement, contract, ISBN and vendor, and the VAT numbers of both sides.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.45 'Caladea';padding:13mm 15mm}.bar{background:#1b1b1b;color:#fff;margin:-13mm -15mm 8mm;padding:8mm 15mm 5mm;display:flex;justify-content:space-between;align-items:flex-end}.bar b{font:700 19pt 'Caladea'}.bar span{font-size:12pt}.grid{width:100%;margin-bottom:6mm}.grid td{border:.5pt solid #1b1b1b;padding:1.2mm 2mm;vertical-align:top;width:33.3%}.grid em{font-size:7.4pt;display:block;color:#555}
  .roy{width:100%}.roy th{font-weight:700;border-bottom:1pt solid #1b1b1b;text-align:left;padding:.8mm 1mm;font-size:8pt}.sheet .roy th.r{text-align:right}.roy td{padding:1.1mm 1mm}.roy .w td{font-style:italic;border-top:.4pt solid #999;padding-top:2mm}.roy .u td{border-top:.8pt solid #1b1b1b;font-weight:700}.sum{margin:5mm 0 0 auto;width:96mm}.sum td{padding:.6mm 1mm}.sum .u td{border-top:.8pt solid #1b1b1b;font-weight:700;font-size:10.4pt}
  .note{margin-top:8mm;width:132mm;font-size:9pt}.foot{left:15mm;right:15mm;bottom:8mm;font-size:7.2pt;columns:2}`
const PERIODS = [
  { text: '1 January to 30 June 2025', day: { year: 2025, month: 9, day: 29 } },
  { text: '1 July to 31 December 2024', day: { year: 2025, month: 3, day: 27 } },
  { text: '1 April to 30 September 2025', day: { year: 2025, month: 12, day: 19 } },
] as const
const BOOKS = ['The Salt Ledger', 'Counting Herons', 'Nine Kinds of Weather', 'The Last Ferryman']
const EDITIONS: readonly (readonly [name: string, cover: number, rate: number, low: number, high: number])[] = [
  ['Hardback, home', 1899, 10, 210, 1240],
  ['Trade paperback, export', 1499, 6, 180, 900],
  ['Paperback, home', 999, 7.5, 640, 3900],
  ['E-book, net receipts', 384, 25, 300, 1900],
  ['Audio download, net receipts', 512, 20, 110, 800],
]
const { amount, date } = writingOf('GB', ',')

const onlyIf = (is: boolean, text: string) => (is ? text : '')

interface Sold {
  readonly name: string
  readonly copies: number
  readonly back: number
  readonly cover: number
  readonly rate: number
  readonly cents: number
}

const soldOf = (random: Random, count: number): Sold[] =>
  random.sample(EDITIONS, count).map(([name, cover, rate, low, high]) => {
    const [copies, back] = [random.whole(low, high), name.includes('net') ? 0 : random.whole(9, 120)]
    return { name, copies, back, cover, rate, cents: Math.round(((copies - back) * cover * rate) / 100) }
  })

const bookRows = (title: string, isbn: string, sold: readonly Sold[]) =>
  `<tr class="w"><td colspan="6">${title} &nbsp; ISBN ${isbn}</td></tr>${each(sold, (one) => `<tr><td>${one.name}</td><td class="r">${one.copies}</td><td class="r">${one.back ? `(${one.back})` : '—'}</td><td class="r">${amount(one.cover)}</td><td class="r">${one.rate}%</td><td class="r">${amount(one.cents)}</td></tr>`)}`

const line = (label: string, cents: number, of = '') =>
  cents || of ? `<tr class="${of}"><td>${label}</td><td class="r">${amount(cents)}</td></tr>` : ''

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [house, agency, author, home] = [names.company(), names.company(), names.person(), names.address()]
  const { text: period, day } = PERIODS[index as 0 | 1 | 2]
  const isTaxed = index !== 1
  const seller = ['', '', `${author.last} Writing Ltd`][index] || `${author.first} ${author.last}`
  const number = random.code(['SBI/25/0####', 'RS1######', 'SB-####-#'][index] ?? '')
  const [contract, vendor] = [random.code('C####/0#'), random.code('7#####')]
  const books = random.sample(BOOKS, [1, 2, 3][index] ?? 1).map((title) => ({
    title,
    isbn: `978 1 ${random.code('#### #### #')}`,
    sold: soldOf(random, [4, 2, 3][index] ?? 3),
  }))
  const earned = sum(books.flatMap(({ sold }) => sold.map(({ cents }) => cents)))
  const rights = [0, random.whole(300, 1200) * 100, 45000][index] ?? 0
  const held = percent(earned, [12, 0, 5][index] ?? 0)
  const advance = Math.floor((earned * ([0, 0.35, 0][index] ?? 0)) / 10000) * 10000
  const net = earned + rights - held - advance
  const tax = isTaxed ? percent(net, 20) : 0
  const [paid, theirs] = [daysAfter(day, [3, 4, 12][index] ?? 3), names.company().vatId]
  const vat = isTaxed ? `${line('Self-billed amount excluding VAT', net, 'n')}${line('VAT @ 20.0%', tax)}` : ''
  const [supplierVat, title] = isTaxed
    ? [`<em>Supplier’s VAT registration</em>${theirs}`, 'Royalty statement and self-billing invoice']
    : ['<em>Supplier’s VAT registration</em>none declared', 'Royalty statement']
  const cell = (label: string, text: string) => `<td><em>${label}</em>${text}</td>`
  const html = `<div class="bar"><b>Quillon &amp; Tern</b><span>${title}</span></div>
    <table class="grid"><tr>${cell('Supplier (author)', `<b>${seller}</b><br>${home.lines.join('<br>')}`)}${cell('Customer (publisher)', `<b>Quillon & Tern Publishing Ltd</b><br>${house.address.lines.join('<br>')}<br>VAT registration ${house.vatId}`)}${cell('Payee (agent)', `${agency.name}<br>${agency.address.lines.join('<br>')}`)}</tr>
    <tr>${cell('Document', number)}${cell('Date', date(day, 'long'))}<td>${supplierVat}</td></tr><tr>${cell('Accounting period', period)}${cell('Contract / vendor', `${contract} / ${vendor}`)}${cell('Payment run', date(paid, 'long'))}</tr></table>
    <table class="roy"><tr><th>Edition</th><th class="r">Sold</th><th class="r">Returned</th><th class="r">Price or receipt £</th><th class="r">Royalty</th><th class="r">Due £</th></tr>${each(books, (one) => bookRows(one.title, one.isbn, one.sold))}<tr class="u"><td colspan="5">Royalties earned in the period</td><td class="r">${amount(earned)}</td></tr></table>
    <table class="sum">${line('Subsidiary rights, author’s share (see schedule)', rights)}${line('Reserve against returns', -held)}${line('Set against unearned advance', -advance)}${vat}${line('Total payable £', net + tax, 'u')}</table>
    <p class="note">${onlyIf(isTaxed, 'The VAT shown is your output tax due to HM Revenue & Customs. Do not send us an invoice of your own for these royalties.')}${onlyIf(!isTaxed, 'Should you register for VAT please tell us at once; without a number we cannot add the tax.')} ${['Reserve of the last period released: nil.', `Advance outstanding after this statement £${amount(random.whole(900, 4100) * 100)}.`, 'Commission of your agent, 15%, is not shown here.'][index]}</p>
    <p class="note">Sums below £25.00 are carried to the next statement. The agent’s receipt is a full discharge to us. Remittance will be made by BACS to ${agency.name}, sort code ${random.code('##-##-##')}, under reference ${vendor}.</p>
    <div class="abs foot">Royalty Department, ${house.phone}<br>royalties@quillontern.example<br>${house.register}<br>Registered office as above</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${vendor}_${number.replaceAll('/', '')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: ['Quillon & Tern Publishing Ltd', 'Quillon & Tern'],
      ...(isTaxed ? { sellerVatId: theirs, netTotal: fixed(net), taxTotal: fixed(tax) } : {}),
      grossTotal: fixed(net + tax),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'royalty-half-year',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
