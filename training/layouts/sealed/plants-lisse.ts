// A Dutch nursery's export invoice in English, from the trade's own program: trays and pots, two delivery notes, containers on loan with
// a deposit, a surcharge that falls away for those who pay soon, register of commerce and plant passport in the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const PLANTS = [
  ['Hemerocallis ‘Stella Bella’', 'P9', 8, 145],
  ['Geranium macrorrhizum mix', 'P9', 8, 118],
  ['Hydrangea pan. ‘Wit Duin’ 3+', 'C5', 4, 610],
  ['Allium ‘Purple Dome’ 12/14', 'bulb', 250, 14],
  ['Tulipa dubbel vroeg mix 11/12', 'bulb', 500, 8],
  ['Lavandula ang. ‘Zeeblauw’', 'P13', 6, 172],
  ['Buxus vervanger Ilex cren. bol 30', 'C10', 2, 1_490],
  ['Salvia nem. ‘Nachtvlinder’', 'P11', 6, 139],
] as const
const FIRMS = [
  { name: 'Kwekerij Duinvaart B.V.', mark: 'DUINVAART', street: 'Derde Poellaan 88a', place: '2161 DM Lisse' },
  { name: 'Van Zuijdwegh Vaste Planten B.V.', mark: 'Van Zuijdwegh', street: 'Zijdeweg 5', place: '2771 NA Boskoop' },
] as const
const CASES = [
  { country: 'DE', trade: 'Gartencenter', days: 14, rows: [6, 5], surcharge: 0, number: '25#####' },
  { country: 'IE', trade: 'Garden Centres', days: 30, rows: [8], surcharge: 2, number: 'VF####' },
  { country: 'AT', trade: 'Gärtnerei', days: 8, rows: [5, 7, 4], surcharge: 0, number: '2026####' },
] as const
const CSS = `.sheet{font:8.9pt/1.36 'Noto Sans','Open Sans';padding:12mm 15mm 0 17mm}.hd{display:flex;justify-content:space-between;align-items:flex-start}.mk{font:700 19pt/1.1 'Noto Sans';color:#2f6b2a;text-align:right}.mk svg{height:9mm}.own{font-size:7.6pt;text-align:right;line-height:1.4;margin-top:2mm}.to{margin-top:17mm;font-size:9.8pt}.del{font-size:7.8pt;color:#333;margin-top:3mm}h1{font:700 15pt 'Noto Sans';margin:9mm 0 2mm;color:#2f6b2a}.m{width:100%;background:#e9f1e6}.m td{padding:1mm 2mm;font-size:8.2pt}.m small{display:block;font-size:6.6pt;color:#2f6b2a}.g{width:100%;margin-top:4mm}.g th{text-align:left;font-size:7.4pt;border-bottom:.8pt solid #2f6b2a;padding:.6mm 1mm}.g td{padding:.4mm 1mm}.g .n td{font-style:italic;padding-top:1.8mm}.t{width:100%;margin-top:5mm;border-top:.8pt solid #2f6b2a}.t th{font-weight:400;font-size:7.2pt;text-align:right;padding:1mm 1.4mm 0}.t td{text-align:right;padding:0 1.4mm 1.4mm}.t .k{font:700 11.5pt 'Noto Sans'}.n2{font-size:8pt;margin-top:4mm}.ft{left:17mm;right:15mm;bottom:9mm;font-size:6.9pt;line-height:1.45;text-align:center;color:#2f6b2a;border-top:.8pt solid #2f6b2a;padding-top:1.5mm}`
const { amount, number: figures } = writingOf('DE')
const { date } = writingOf('DE')

function rowsOf(random: Random, count: number) {
  return random.sample(PLANTS, count).map(([name, pot, tray, price]) => {
    const trays = random.whole(2, 40)
    return { name, pot, tray, trays, price, pieces: trays * tray, total: trays * tray * price }
  })
}
type Rows = ReturnType<typeof rowsOf>

function notesOf(random: Random, lists: readonly Rows[], day: ReturnType<typeof dayIn>): string {
  const line = (row: Rows[number]) =>
    `<tr><td class="r">${row.trays}</td><td class="r">${row.tray}</td><td class="r">${figures(row.pieces)}</td><td>${row.name}</td><td>${row.pot}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`
  return each(lists, (rows, at) => {
    const sent = date(daysAfter(day, at - lists.length), 'dashed')
    return `<tr class="n"><td colspan="7">Delivery note ${random.code('5#####')} dd. ${sent} – your reference ${random.code('wk 1#/###')}</td></tr>${each(rows, line)}`
  })
}

function make(random: Random, index: number): Paper {
  const [one, firm] = [CASES[index] ?? CASES[0], FIRMS[index === 1 ? 1 : 0] ?? FIRMS[0]]
  const names = namesIn(one.country, random)
  const client = companyIn(names, one.trade)
  const [body, iban, day] = [bodyOf('NL', random), ibanOf('NL', random), dayIn(random, 2025, 2026)]
  const [vat, number, due] = [vatOf('NL', body), random.code(one.number), daysAfter(day, one.days)]
  const lists = one.rows.map((count) => rowsOf(random, count))
  const goods = sum(lists.flat().map(({ total }) => total))
  const [carts, transport] = [random.whole(2, 7), random.whole(60, 210) * 100]
  const extra = percent(goods, one.surcharge)
  const net = goods + carts * 650 + transport + extra
  const soon =
    one.surcharge > 0
      ? `<br>Credit restriction ${one.surcharge} %: if paid before ${date(daysAfter(day, 8), 'dashed')} you may deduct EUR ${amount(extra)} and transfer EUR ${amount(net - extra)}.`
      : ''
  const meta = [
    `Invoice number|${number}`,
    `Invoice date|${date(day, 'dashed')}`,
    `Expiry date|${date(due, 'dashed')}`,
    `Debtor number|${random.code('1####')}`,
    `Your VAT number|${client.vatId}`,
    'Page|1 / 1',
  ].map((text) => text.split('|'))
  const sums = [
    ['Goods', amount(goods)],
    [`Cart hire (${carts} x 6,50)`, amount(carts * 650)],
    ['Transport', amount(transport)],
    ...(extra > 0 ? [['Credit restr.', amount(extra)]] : []),
    ['Total excl. VAT', amount(net)],
    ['VAT 0 %', amount(0)],
  ]
  const html = `<div class="hd"><div class="to">${client.name}<br>${client.address.lines.join('<br>')}<br>${names.country.name}<div class="del">${index === 2 ? `Delivery address: ${names.address().lines.join(', ')}` : ''}</div></div><div><div class="mk"><svg viewBox="0 0 20 20"><path d="M10 20V9C4 9 1 5 1 0c6 0 9 3 9 7 0-4 3-7 9-7 0 5-3 9-9 9" fill="#7db36b"/></svg> ${firm.mark}</div><div class="own">${firm.name}<br>${firm.street}<br>${firm.place}, the Netherlands<br>T +31 (0)252 ${random.code('41## ##')}<br>administratie@${firm.mark.toLowerCase().replace(' ', '')}.nl</div></div></div>
<h1>INVOICE</h1><table class="m"><tr>${each(meta, ([caption, text]) => `<td><small>${caption}</small>${text}</td>`)}</tr></table>
<table class="g"><tr><th class="r">Trays</th><th class="r">per tray</th><th class="r">Quantity</th><th>Description</th><th>Size</th><th class="r">Price</th><th class="r">Amount</th></tr>${notesOf(random, lists, day)}</table>
<table class="t"><tr>${each(sums, ([caption]) => `<th>${caption}</th>`)}<th>TOTAL EUR</th></tr><tr>${each(sums, (pair) => `<td>${pair[1]}</td>`)}<td class="k">${amount(net)}</td></tr></table>
<div class="n2">Intra-Community supply, VAT reverse-charged / btw verlegd. Payment within ${one.days} days after invoice date, quoting invoice and debtor number.${soon}<br>Balance of CC containers on loan: ${random.whole(3, 40)} carts, ${random.whole(20, 140)} shelves (deposit not invoiced). All our offers and deliveries are subject to the HBN trade terms; complaints within 24 hours of receipt.</div>
<div class="abs ft">${firm.name} · Bollenstreekbank · IBAN ${inFours(iban)} · BIC ${bicOf('NL', iban, random)}<br>KvK Leiden ${random.code('280#####')} · VAT ${vat} · Naktuinbouw NL-${random.code('4########')} · GGN ${random.code('4056186######')}</div>`
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban, currency: 'EUR' }
  const own = { sellerName: [firm.name, firm.mark], sellerVatId: vat, buyerName: client.name }
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `invoice_${number}.pdf`,
    fields: { ...ids, ...own, ...totals(net, 0) },
  }
}

export const layout: Layout = {
  name: 'plants-lisse',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make,
}
