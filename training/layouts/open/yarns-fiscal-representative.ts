// A British spinner's invoice: supplier, customer, place of delivery and tax representative as blocks with the same labels; supply within the
// Union, supply with German VAT, or export at zero rate; gross price and discount in the row, charges below, and euros or pounds.
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const YARN: readonly Ware[] = [
  ['Shetland 2-ply, natural grey, 500 g cone', 'cone', 1890, 2450, 40],
  ['Merino DK, dyed to shade card 14', 'kg', 3150, 4290, 60],
  ['Lambswool 2/17 Nm, ecru', 'kg', 2280, 2890, 80],
  ['Alpaca blend, hank 100 g', 'hank', 640, 890, 120],
  ['Shade card, printed', 'piece', 450, 600, 10],
  ['Linen warp yarn 16/2', 'kg', 1990, 2590, 40],
]
const css = `.sheet { font: 9pt/1.4 'DejaVu Serif'; font-size: 8.4pt; padding: 14mm 17mm } .t { display: flex; justify-content: space-between; border-bottom: 2.2pt solid #6b2d3c; padding-bottom: 2mm } .t h1 { font-size: 15pt; margin: 0; letter-spacing: 3pt; color: #6b2d3c; font-weight: 400 } .t div { text-align: right } .blocks { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm; margin: 6mm 0 } .blocks b { color: #6b2d3c; display: block; font-size: 7.6pt; text-transform: uppercase } .meta { width: 100%; margin-bottom: 5mm } .meta td { border: .4pt solid #bbb; padding: 1mm 1.6mm; width: 25% } .meta small { display: block; font-size: 6.6pt; color: #777 }
  .g { width: 100%; font-size: 7.8pt } .g th { border-bottom: .8pt solid #6b2d3c; text-align: left; padding: 1mm; font-weight: 700 } .g th.r { text-align: right } .g td { padding: 1.1mm 1mm; border-bottom: .3pt solid #ccc } .v { display: flex; justify-content: space-between; margin-top: 5mm; align-items: flex-start } .v td { padding: .7mm 0 .7mm 6mm } .v .x { font-size: 7.4pt; width: 84mm } .due td { font-weight: 700; border-top: .8pt solid #6b2d3c; font-size: 10pt } .foot { left: 17mm; right: 17mm; bottom: 8mm; font-size: 6.8pt; color: #555; text-align: center }`
const { amount, date } = writingOf('GB')
/** Rate, what the rate is called, why. */
const CASES = [
  [
    0,
    'VAT 0% (K)',
    'Intra-Community supply, exempt under Article 138 of Directive 2006/112/EC. Goods released for free circulation by the fiscal representative named above.',
  ],
  [19, 'VAT 19% (S)', 'German VAT is charged under our German registration. Delivered duty paid (DDP Incoterms 2020).'],
  [
    0,
    'VAT 0% (G)',
    'Zero-rated export of goods from the United Kingdom. Country of origin: United Kingdom. CPT Incoterms 2020.',
  ],
] as const

const block = (title: string, { name, address }: Pick<Company, 'name' | 'address'>, more: string) =>
  `<div><b>${title}</b>${name}<br>${address.lines.join(', ')}<br>${address.country.replace('Deutschland', 'Germany')}<br>${more}</div>`

function moneyOf(random: Random, index: number) {
  const [[rate, label, why], sign] = [CASES[index] ?? CASES[0], index === 2 ? 'GBP' : 'EUR']
  const goods = positionsOf(random, YARN, [4, 5, 3][index] ?? 4).map((one) => {
    const off = random.pick([0, 0, 5, 10])
    const price = one.price - percent(one.price, off)
    return { ...one, off, list: one.price, price, total: price * one.quantity }
  })
  const [lines, charge] = [sum(goods.map(({ total }) => total)), [6400, 0, 14500][index] ?? 0]
  const off = index === 1 ? percent(lines, 2) : 0
  const net = lines + charge - off
  const tax = percent(net, rate)
  const rows = [
    ['Sum of lines', lines],
    ...(charge ? [['Charge: packing and carriage', charge] as const] : []),
    ...(off ? [['Allowance: annual rebate 2%', -off] as const] : []),
    ['Total excl. VAT', net],
    [label, tax],
    ['Total incl. VAT', net + tax],
  ] as const
  const html = `<table class="g"><tr><th>#</th><th>Item no.</th><th>Description</th><th class="r">Qty</th><th>Unit</th><th class="r">Gross price</th><th class="r">Disc. %</th><th class="r">Net price</th><th class="r">Net amount</th></tr>${each(goods, (one) => `<tr><td>${one.number}</td><td>${random.code('HY-####')}</td><td>${one.name}</td><td class="r">${one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.list)}</td><td class="r">${one.off || ''}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
    <div class="v"><div class="x">${why}<br><br>Commodity code ${random.code('5106 10##')}, ${random.whole(2, 9)} cartons, gross weight ${random.whole(38, 260)} kg</div><table>${each(rows, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td></tr>`)}<tr class="due"><td>Amount due</td><td class="r">${sign} ${amount(net + tax)}</td></tr></table></div>`
  return { html, net, tax, sign }
}

function make(random: Random, index: number): Paper {
  const [home, german] = [namesIn('GB', random), namesIn('DE', random)]
  const there = namesIn((['IE', 'DE', 'US'] as const)[index] ?? 'DE', random)
  const own = companyIn(home, 'Yarns')
  const [buyer, agent, store] = [there.company(), companyIn(german, 'Zollspedition'), there.address()]
  const day = dayIn(random, 2024, 2026)
  const due = daysAfter(day, [30, 60, 14][index] ?? 30)
  const number = random.code(['INV-####7', `EX/${day.year}/##3`, '1####'][index] ?? '')
  const { html, net, tax, sign } = moneyOf(random, index)
  const local = german.company().vatId
  const ids = `VAT no. ${own.vatId}${index === 1 ? `, German VAT no. ${local}` : ''}<br>EORI ${random.code('GB############')}`
  const account = index === 2 ? `Account ${random.code('U-####')}` : `VAT no. ${buyer.vatId}<br>Attn. Accounts payable`
  const site = { name: `${buyer.short}, ${random.pick(['Warehouse 2', 'Receiving Dock'])}`, address: store }
  const goods = block('Deliver to', site, `Delivery date ${date(daysAfter(day, -1), 'month-name')}`)
  const rep = index === 0 ? block('Tax representative', agent, `VAT no. ${agent.vatId}`) : ''
  const blocks = block('Supplier', own, ids) + block('Customer', buyer, account) + rep + (index === 1 ? '' : goods)
  const meta = `Invoice number|${number}~Invoice date|${date(day, 'month-name')}~Payment due|${date(due, 'month-name')}~Currency|${sign}~Your order|${random.code('PO-#####')}~Our order|${random.code('S####')}~Despatch advice|${random.code('D-2####')}~Buyer reference|${buyer.manager.last}`
  const cells = meta.split('~').map((one) => `<td><small>${one.replace('|', '</small>')}</td>`)
  const page = `<div class="t"><h1>INVOICE</h1><div>${own.name}<br>${own.website} · ${own.phone}</div></div><div class="blocks">${blocks}</div>
    <table class="meta"><tr>${cells.slice(0, 4).join('')}</tr><tr>${cells.slice(4).join('')}</tr></table>${html}
    <p style="margin-top:9mm"><b>Payment</b> by credit transfer to ${own.name}, ${own.bank.name}, IBAN ${inFours(own.bank.iban ?? '')}, BIC ${own.bank.bic}. Quote ${number} with your payment. Terms: ${[30, 60, 14][index]} days net. Goods remain our property until paid in full.</p><div class="abs foot">${own.name}, ${own.address.lines.join(', ')}. ${own.register}. Director: ${own.manager.full}. Page 1 of 1</div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: sign, iban: own.bank.iban ?? '' },
      ...{ sellerName: own.name, buyerName: buyer.name, sellerVatId: index === 1 ? [own.vatId, local] : own.vatId },
      ...totals(net, tax),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'yarns-fiscal-representative', kind: 'invoice', language: 'en', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
