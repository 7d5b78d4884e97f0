// The report "Sales - Invoice" of a mid-size trading firm's ERP program, hardly changed: two columns of labels without colons under the
// addresses, posting date, document date and due date, customer and order numbers, article numbers and VAT identifiers in the rows, a
// total that is carried over to the second page, lines of shipments between the goods, and a small table that specifies the VAT.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  parted,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `body{font:8.2pt/1.35 'Liberation Sans',sans-serif}.sheet{padding:13mm 16mm}.top{display:flex;justify-content:space-between}h1{font:700 13pt 'Liberation Sans';margin:0}.box{display:flex;justify-content:space-between;margin-top:7mm}.box>div{width:86mm}.m{width:86mm}.m td{padding:.25mm 0;vertical-align:top}.m td:first-child{width:36mm}.hd{margin-top:6mm;display:flex;justify-content:space-between}
.g{width:100%;margin-top:6mm}.g th{text-align:left;vertical-align:bottom;border-bottom:.6pt solid #000;padding:0 1mm 1mm 0}.g th.r{text-align:right}.g td{padding:.75mm 1mm .75mm 0;vertical-align:top}.g td:nth-child(4),.g td:nth-child(7),.g th:nth-child(4),.g th:nth-child(7){padding-left:3mm}.g .s td{padding-top:2mm;font-style:italic}.g .b td{font-weight:700}.g .l td{border-top:.6pt solid #000}.v{margin-top:6mm;width:150mm}.v th{text-align:right;border-bottom:.6pt solid #000}.v td{text-align:right;padding:.6mm 0}.foot{left:16mm;right:16mm;bottom:8mm;font-size:6.8pt;display:flex;gap:8mm;border-top:.4pt solid #000;padding-top:1.4mm}`

const ITEMS = [
  ['1896-S', 'Hydraulic hose 2SN DN12, cut and crimped', 'MTR', 1_280],
  ['70011', 'Banjo fitting M18 x 1.5', 'PCS', 415],
  ['LS-120', 'Ball bearing 6204-2RS C3', 'PCS', 389],
  ['70200', 'Pneumatic cylinder 32 x 100, double acting', 'PCS', 6_820],
  ['80100', 'Lubricant cartridge EP2 400 g', 'BOX', 5_460],
  ['FF-100', 'Limit switch with roller lever', 'PCS', 2_395],
  ['WRB-1', 'Shaft collar 25 mm, two piece', 'PCS', 965],
  ['70060', 'Quick coupling 1/2" flat face, pair', 'SET', 3_720],
  ['LS-75', 'Oil seal 45 x 62 x 8 NBR', 'PCS', 236],
] as const
const CASES = [
  { home: 'GB', to: 'GB', code: 'GBP', rate: 20, id: 'VAT20', count: 15, no: '103###', net: 30 },
  { home: 'IE', to: 'DE', code: 'EUR', rate: 0, id: 'EU0', count: 28, no: 'PSI-24####', net: 60 },
  { home: 'GB', to: 'GB', code: 'GBP', rate: 20, id: 'STD', count: 34, no: 'SI+00####', net: 14 },
] as const
const { amount, date } = writingOf('GB')

const itemsOf = (random: Random, count: number) =>
  Array.from({ length: count }, () => {
    const [no, name, unit, price] = random.pick(ITEMS)
    const [quantity, off] = [random.whole(1, 24), random.pick([0, 0, 5, 10])]
    return { no, name, unit, quantity, price, off, total: quantity * price - percent(quantity * price, off) }
  })
type Item = ReturnType<typeof itemsOf>[number]

/** "Label|value|…" as rows. */
const listed = (text: string) =>
  `<table class="m">${text.replace(/([^|]*)\|([^|]*)\|/g, '<tr><td>$1</td><td>$2</td></tr>')}</table>`
const line = (text: string, cents: number, of = '') =>
  `<tr class="${of}"><td></td><td colspan="6" class="r">${text}</td><td class="r">${amount(cents)}</td></tr>`

function endOf({ rate, code, id }: (typeof CASES)[number], net: number, tax: number) {
  const cells = `<td>${amount(net)}</td><td>0.00</td><td>${amount(net)}</td><td>${amount(tax)}</td>`
  const table = `<h3 style="margin:7mm 0 0">VAT Amount Specification</h3><table class="v" style="margin-top:2mm"><tr><th style="text-align:left">VAT Identifier</th><th>VAT %</th><th>Line Amount</th><th>Invoice Discount Amount</th><th>VAT Base</th><th>VAT Amount</th></tr><tr><td style="text-align:left">${id}</td><td>${rate}</td>${cells}</tr><tr style="border-top:.6pt solid #000"><td style="text-align:left"><b>Total</b></td><td></td>${cells}</tr></table>`
  const gross = `${line(`Total ${code} Excl. VAT`, net, 'b l')}${line(`${rate}% VAT`, tax)}${line(`Total ${code} Incl. VAT`, net + tax, 'b l')}`
  return { table, sums: rate > 0 ? gross : `${line('0% VAT', 0, 'l')}${line(`Total ${code}`, net, 'b l')}` }
}

function tableOf(parts: readonly Item[][], at: number, { day, id, sums }: { day: Day; id: string; sums: string }) {
  const part = parts[at] ?? []
  const totalOf = (list: readonly Item[]) => sum(list.map(({ total }) => total))
  const before = totalOf(parts.slice(0, at).flat())
  const end = at === parts.length - 1 ? sums : line('Continued', before + totalOf(part), 'b l')
  const shipment = (place: number) =>
    `<tr class="s"><td></td><td colspan="7">Shipment No. ${102_036 + at * 40 + place} of ${date(daysAfter(day, place / 9 - 6 + at * 3), 'short')}:</td></tr>`
  const row = (one: Item, place: number) =>
    `${place % 9 === 0 ? shipment(place) : ''}<tr><td>${one.no}</td><td>${one.name}</td><td class="r">${one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${one.off || ''}</td><td>${id}</td><td class="r">${amount(one.total)}</td></tr>`
  return `<table class="g"><tr><th>No.</th><th>Description</th><th class="r">Quantity</th><th>Unit of<br>Measure</th><th class="r">Unit Price<br>Excl. VAT</th><th class="r">Disc. %</th><th>VAT<br>Identifier</th><th class="r">Amount<br>Excl. VAT</th></tr>${at > 0 ? line('Continued', before, 'b') : ''}${each(part, row)}${end}</table>`
}

export const layout: Layout = {
  name: 'sales-invoice-posted',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const it = CASES[index] ?? CASES[0]
    const [own, client] = [companyIn(namesIn(it.home, random), 'Industrial Supplies'), namesIn(it.to, random).company()]
    const [ship, day] = [namesIn(it.to, random).address(), dayIn(random, 2024, 2026)]
    const [number, order, due] = [random.code(it.no), random.code('S-ORD10####'), daysAfter(day, it.net)]
    const items = itemsOf(random, it.count)
    const [parts, net] = [parted(items, 20, 26), sum(items.map(({ total }) => total))]
    const tax = percent(net, it.rate)
    const [abroad, title] = [it.rate === 0, `Sales - ${['', '', 'Tax '][index]}Invoice`]
    const left = `Bill-to Customer No.|${random.code('C0####')}|VAT Registration No.|${client.vatId}|Your Reference|${random.code('PO45###')}|Order No.|${order}|Salesperson|${own.manager.last}|`
    const right = `${['Invoice No.', 'Invoice No.', 'Tax Invoice No.'][index]}|${number}|Posting Date|${date(day, 'long')}|Document Date|${date(day, 'long')}|Due Date|${date(due, 'long')}|Payment Terms|${it.net} days net|Shipment Method|${['Ex Works', 'DAP, own carrier', 'Our van'][index]}|Prices Including VAT|No|`
    const account = own.bank.account.replace(/Sort code (.*) Account (.*)/, '$2, Sort Code $1')
    const bank = abroad ? `IBAN|${inFours(own.bank.iban ?? '')}|SWIFT Code|${own.bank.bic}|` : `Account No.|${account}|`
    const cover = `<div class="box"><div>${client.name}<br>${client.manager.full}<br>${client.address.lines.join('<br>')}${abroad ? '<br>Germany' : ''}</div><div><b>${own.name}</b><br>${own.address.lines.join('<br>')}<br><br>${listed(`Phone No.|${own.phone}|E-Mail|${own.email}|VAT Reg. No.|${own.vatId}|Bank|${own.bank.name}|${bank}`)}</div></div><div class="hd">${listed(left)}${listed(right)}</div>`
    const { table, sums } = endOf(it, net, tax)
    const clause = `<p style="margin-top:3mm">VAT clause: Intra-Community supply, exempt under Article 138 of Directive 2006/112/EC.</p><p style="margin:5mm 0 0"><b>Ship-to Address</b><br>${client.name}, ${ship.lines.join(', ')}</p>`
    const foot = `<div class="abs foot"><span>${own.name}, ${own.address.lines.join(', ')}</span><span>${own.register}</span><span>Goods remain our property until paid in full.</span></div>`
    const pages = parts.map(
      (_, at) =>
        `<div class="top"><h1>${title}</h1><span>Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? cover : `<p style="margin:3mm 0 0">Invoice ${number}, ${client.name}</p>`}${tableOf(parts, at, { day, id: it.id, sums })}${at === parts.length - 1 ? `${table}${abroad ? clause : ''}` : ''}${foot}`,
    )
    return {
      html: sheets(CSS, pages),
      pages: pages.length,
      fileName: `${title.replaceAll(' ', '')}_${number}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), sellerName: own.name },
        ...{ buyerName: client.name, sellerVatId: own.vatId, currency: it.code, ...totals(net, tax) },
        ...(abroad ? { iban: own.bank.iban ?? '' } : {}),
      },
    }
  },
}
