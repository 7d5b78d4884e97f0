// A network's English view of an e-invoice: codes beside values, parties as columns of one table, VAT by category, goods in a wide
// table that goes on, sums as a list with "without VAT", "with VAT" and "payable"; between EU countries the buyer owes the tax.
import { type Company, type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  type Position,
  parted,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Data plan 20 GB, pooled', 'C62', 900, 1400, 40],
  ['Router RX-4 with rail mount', 'C62', 18900, 24900, 12],
  ['Antenna, 5 m lead', 'C62', 2490, 3290, 24],
  ['On-site survey', 'HUR', 8800, 9900, 8],
  ['Remote configuration', 'HUR', 6500, 7400, 16],
  ['Private APN, monthly fee', 'MON', 19900, 24900, 3],
  ['Spare power supply 12 V', 'C62', 1490, 1990, 12],
  ['Extended warranty, per device and year', 'C62', 1900, 2900, 12],
  ['Training webinar', 'C62', 24900, 29900, 2],
  ['Courier', 'C62', 1290, 3890, 2],
]
const CSS = `body { font: 8.6pt/1.4 'Noto Sans', 'Open Sans', sans-serif; color: #111 } .sheet { padding: 11mm 14mm } .tag { font: 7pt 'DejaVu Sans Mono', monospace; color: #6a6a6a } h1 { font-size: 11pt; margin: 0 0 5mm; background: #ece8f4; padding: 2mm 3mm; font-weight: 600 }
  h2 { font-size: 8pt; text-transform: uppercase; color: #4b2e83; margin: 5mm 0 1mm } table { width: 100% } th { text-align: left; font-weight: 600; background: #f6f4fa } td, th { padding: 1mm 2mm; border: .5pt solid #cfc8e0; vertical-align: top } .r { text-align: right } .label { width: 58mm; background: #f6f4fa }
  .foot { left: 14mm; right: 14mm; bottom: 6mm; font-size: 6.6pt; color: #777 }`

const { amount } = writingOf('IE')

const PAYMENT_DAYS = 14

const values = (title: string, list: readonly (readonly [string, string])[]) =>
  `<h2>${title}</h2><table>${each(list, ([label, value]) => `<tr><td class="label">${label}</td><td>${value}</td></tr>`)}</table>`

const lines = (some: readonly Position[], rate: string) =>
  `<h2>Invoice lines</h2><table><tr>${each(['ID', 'Item', 'Quantity', 'Unit', 'Net price', 'VAT', 'Line extension amount'], (one) => `<th>${one}</th>`)}</tr>
  ${each(some, (one) => `<tr><td>${one.number}</td><td>${one.name}<br><span class="tag">Seller's item ID ${3100 + one.number * 17}</span></td><td class="r">${one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td>${rate}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>`

function account(net: number, isReverse: boolean) {
  const tax = isReverse ? 0 : percent(net, 23)
  const html = `<h2>VAT breakdown</h2><table><tr><th>Category</th><th>Rate</th><th>Taxable amount</th><th>VAT amount</th><th>Exemption reason</th></tr><tr><td>${isReverse ? 'AE Vat Reverse Charge' : 'S Standard rate'}</td><td>${isReverse ? '0' : '23'} %</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td>${isReverse ? 'Reverse charge, Article 196 of Directive 2006/112/EC' : ''}</td></tr></table>
    ${values('Document totals', [
      ['Sum of line net amounts', `${amount(net)} EUR`],
      ['Document level allowances', '0.00 EUR'],
      ['Invoice total without VAT', `${amount(net)} EUR`],
      ['Invoice total VAT amount', `${amount(tax)} EUR`],
      ['Invoice total with VAT', `${amount(net + tax)} EUR`],
      ['Paid amount', '0.00 EUR'],
      ['Amount due for payment', `${amount(net + tax)} EUR`],
    ])}`
  return { html, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(net + tax) } }
}

interface Known {
  readonly random: Random
  readonly firm: Company
  readonly client: Company
  readonly seller: string
  readonly buyer: string
  readonly clientCountry: string
  readonly number: string
  readonly day: Day
}

/** The first sheet: the document, its parties side by side, and where to pay. */
function overview({ random, firm, client, seller, buyer, clientCountry, number, day }: Known): string {
  const side = (label: string, left: string, right: string) =>
    `<tr><td class="label" style="width:32mm">${label}</td><td>${left}</td><td>${right}</td></tr>`
  return `<h1>Invoice &nbsp; <span class="tag">urn:cen.eu:en16931:2017 · type 380</span></h1>${values('Document', [
    ['Invoice number', number],
    ['Issue date', iso(day)],
    ['Due date', iso(daysAfter(day, PAYMENT_DAYS))],
    ['Tax point date', iso(daysAfter(day, -3))],
    ['Document currency', 'EUR'],
    ['Buyer reference', random.code('CC-####')],
    ['Purchase order', random.code('PO00####')],
    ['Invoicing period', `${iso(daysAfter(day, -34))} – ${iso(daysAfter(day, -3))}`],
  ])}
    <h2>Parties</h2><table><tr><th></th><th>AccountingCustomerParty</th><th>AccountingSupplierParty</th></tr>${side('Name', buyer, seller)}${side('Endpoint', random.code('0190:0000#########'), random.code('9935:#######'))}${side('Street', client.address.street, firm.address.street)}${side('City', `${client.address.town} ${client.address.postcode}`, `${firm.address.town} ${firm.address.postcode}`)}
    ${side('Country', clientCountry, 'IE')}${side('VAT identifier', client.vatId, firm.vatId)}${side('Contact', client.manager.full, `${firm.manager.full}, ${firm.phone}`)}</table>${values(
      'Payment',
      [
        ['Payment means', '30 Credit transfer'],
        ['Account (IBAN)', inFours(firm.bank.iban ?? '')],
        ['Account name', seller],
        ['Remittance information', number],
      ],
    )}`
}

function make(random: Random, index: number) {
  const names = namesIn('IE', random)
  const abroad = index === 0 ? namesIn('DE', random) : names
  const [firm, client] = [names.company(), abroad.company()]
  const [seller, buyer] =
    index === 0
      ? ['Skellig Machine Networks Limited', client.name]
      : ['Corrib Telemetry Ltd', 'Westmeath Dairy Co-operative Society']
  const [day, number] = [dayIn(random, 2025), random.code(index === 0 ? 'SMN-1####' : '20250##7/C')]
  const [due, iban] = [daysAfter(day, PAYMENT_DAYS), firm.bank.iban ?? '']
  const goods = positionsOf(random, WARES, index === 0 ? 10 : 4)
  const { html, fields } = account(sum(goods.map(({ total }) => total)), index === 0)
  const rate = index === 0 ? 'AE 0' : 'S 23'
  const clientCountry = index === 0 ? 'DE' : 'IE'
  const first = overview({ random, firm, client, seller, buyer, clientCountry, number, day })
  const pages = [first, ...parted(goods, 10, 20).map((some) => lines(some, rate) + html)]
  const framed = pages.map(
    (page, at) =>
      `${page}<div class="abs foot">Rendered from the structured document, ${iso(daysAfter(day, 2))} · ${number} · page ${at + 1} of ${pages.length}</div>`,
  )
  return {
    html: sheets(CSS, framed),
    pages: pages.length,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: firm.vatId,
      iban,
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'invoice-viewer',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
