// An Irish market trader's leaf from a duplicate book, rubber-stamped at the head and written by hand: quantities by the tray and by
// weight, an account customer's name, a credit for crates brought back, and a total without any word on VAT.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const STALL = [
  ['trays strawberries', 1400, 1900, 4],
  ['dozen free range eggs', 380, 460, 8],
  ['10kg bags spuds', 900, 1300, 3],
  ['wheel of goats cheese', 1650, 2300, 2],
  ['heads of lettuce', 90, 140, 12],
  ['jars honey', 650, 800, 6],
  ['bunches kale', 170, 220, 8],
] as const
const css = (ruling: string) =>
  `body{font:8pt/1.3 'Nimbus Roman','Liberation Serif',serif;color:#333}.sheet{padding:6mm 7mm;background:#fffef8}.stamp{font:700 9pt/1.25 'Nimbus Sans',sans-serif;color:#27348b;text-align:center;transform:rotate(-1.6deg);margin-bottom:4mm}.stamp b{font-size:15pt}.h{display:flex;justify-content:space-between;align-items:baseline}.no{font:13pt/1 'Nimbus Roman',serif;color:#b01e1e;letter-spacing:1.5pt}.i{font:15pt/1 'Z003',cursive;color:#1a1a5e}.f{border-bottom:.4pt solid #777;height:7.4mm;padding-top:1.4mm;white-space:nowrap}table{width:100%;margin-top:3mm;border-top:.8pt solid ${ruling};border-bottom:.8pt solid ${ruling}}td{height:7.4mm;border-bottom:.4pt solid ${ruling}88;padding:0 1.2mm;vertical-align:bottom}td.q{width:11mm;border-right:.6pt solid ${ruling};text-align:center}td.e{width:22mm;border-left:.6pt solid ${ruling};text-align:right}.u .i{border-bottom:1.6pt double #1a1a5e}`
const { amount } = writingOf('IE')
const ink = (text: string | number) => `<span class="i">${text}</span>`
const when = (is: unknown, html: string) => (is ? html : '')

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const [trader, client, buyer, day] = [names.person(), names.company(), names.person(), dayIn(random, 2025, 2026)]
  const address = names.address()
  const [stall, phone] = [
    `${trader.last}'s ${['Garden Produce', 'Farm Stall', 'Orchard &amp; Dairy'][index]}`,
    names.phone(),
  ]
  const number = random.code(['####', '0###', '17###'][index] ?? '')
  const rows = random.sample(STALL, [4, 5, 3][index] ?? 4).map(([name, low, high, most]) => {
    const [quantity, price] = [random.whole(2, most), Math.round(random.whole(low, high) / 10) * 10]
    return { quantity, name: `${name} @ ${amount(price)}`, total: quantity * price }
  })
  const crates = index === 1 ? random.whole(2, 5) : 0
  const goods = sum(rows.map(({ total }) => total))
  const total = goods - crates * 200
  const to = index === 1 ? client.name : buyer.full
  const written = [
    `${day.day}/${day.month}/${day.year}`,
    `${String(day.day).padStart(2, '0')}-${String(day.month).padStart(2, '0')}-${day.year}`,
    `${day.day}.${day.month}.${day.year}`,
  ][index]
  const row = (one: (typeof rows)[number]) =>
    `<tr><td class="q">${ink(one.quantity)}</td><td>${ink(one.name)}</td><td class="e">${ink(amount(one.total))}</td></tr>`
  const blank = '<tr><td class="q"></td><td></td><td class="e"></td></tr>'.repeat(6 - rows.length - (crates ? 1 : 0))
  const paid =
    ['Paid cash, thank you', `On account, bal. forward €${amount(total + 4350)}`, 'Paid by phone tap'][index] ?? ''
  const page = `<div class="stamp"><b>${stall}</b><br>${address.lines.join(', ')}<br>${phone}${when(index === 2, ' &middot; Org. Cert. IE-ORG-07')}</div>
<div class="h"><span>${['CASH SALE', 'STATEMENT / INVOICE / <s>RECEIPT</s>', 'RECEIPT'][index]}</span><span class="no">${number}</span></div>
<div class="h"><div class="f" style="flex:1">M ${ink(to)}</div><div class="f" style="width:35mm">Date ${ink(written ?? '')}</div></div>${when(index === 1, `<div class="f">${ink(client.address.street)}</div><div class="f">Your order no. ${ink(random.code('###'))}</div>`)}
<table>${each(rows, row)}${when(crates, `<tr><td class="q">${ink(crates)}</td><td>${ink('crates returned @ 2.00')}</td><td class="e">${ink(`-${amount(crates * 200)}`)}</td></tr>`)}${blank}<tr class="u"><td class="q"></td><td class="r">Total €</td><td class="e">${ink(amount(total))}</td></tr></table>
<div style="margin-top:3mm">${ink(paid)}</div><div class="h" style="margin-top:2mm"><span>Goods remain our property until paid for. E. &amp; O. E.</span><span>${ink(trader.first)}</span></div>`
  return {
    html: sheets(css(['#3a6b8a', '#8a3a5f', '#4c7a3a'][index] ?? ''), [page], {
      width: 108,
      height: [130, 146, 130][index] ?? 130,
    }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [stall.replace('&amp;', '&')],
      buyerName: to,
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'market-duplicate-book',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
