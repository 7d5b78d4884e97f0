// A cloud host's monthly invoice: a first page with only details, one large sum and a short summary, the usage by project and service on
// the pages behind it with amounts of fractions and units nobody adds up, account and billing ids that look like invoice numbers, no day
// to pay by because the card is charged, and a note about whose VAT it is.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, iso, lastDay, namesIn, parted, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `body{font:9pt/1.42 'Open Sans',sans-serif;color:#202124}.sheet{padding:14mm 18mm 18mm}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.6pt solid #bdc1c6;padding-bottom:3mm}.logo{font:600 15pt 'Open Sans';color:#00796b}.logo i{display:inline-block;width:5mm;height:5mm;border-radius:50%;border:1.6mm solid #00796b;margin-right:2mm;vertical-align:-.6mm}.top h1{font:400 20pt 'Open Sans';margin:0}
.two{display:flex;justify-content:space-between;margin-top:9mm}.two>div{width:82mm}.d{width:100%}.d td{padding:1mm 0;border-bottom:.3pt dotted #9aa0a6}h3{font:600 10pt 'Open Sans';margin:0 0 2mm}.big{margin:12mm 0 6mm;background:#e0f2f1;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center}.big b{font:600 20pt 'Open Sans'}.s{width:100%}.s td{padding:1.6mm 2mm;border-bottom:.4pt solid #dadce0}.s .b{font-weight:700}
.u{width:100%;margin-top:6mm;font-size:7.8pt}.u th{text-align:left;border-bottom:.8pt solid #202124;padding:1mm;font-weight:600}.u th.r{text-align:right}.u td{padding:.85mm 1mm;border-bottom:.3pt solid #e8eaed}.u .p td{font-weight:600;background:#f1f3f4}.note{margin-top:7mm;font-size:8pt;color:#5f6368}.foot{left:18mm;right:18mm;bottom:8mm;font-size:7pt;color:#5f6368;display:flex;justify-content:space-between}`

const SKUS: readonly (readonly [service: string, sku: string, unit: string, most: number, cents: number])[] = [
  ['Compute', 'General purpose instance vCPU, Frankfurt', 'hour', 2976, 2.6],
  ['Compute', 'General purpose instance RAM, Frankfurt', 'gibibyte hour', 11904, 0.35],
  ['Compute', 'Reserved vCPU commitment 1 yr', 'hour', 1488, 1.7],
  ['Block Storage', 'SSD backed volume capacity', 'gibibyte month', 820, 11],
  ['Block Storage', 'Snapshot storage', 'gibibyte month', 340, 3],
  ['Object Storage', 'Standard storage EU multi-region', 'gibibyte month', 5200, 2.4],
  ['Object Storage', 'Class A requests', '1000 count', 940, 0.5],
  ['Networking', 'Internet egress EU to EMEA', 'gibibyte', 1830, 8],
  ['Networking', 'Load balancer forwarding rule', 'hour', 744, 2.5],
  ['Networking', 'Static IP charge', 'hour', 744, 0.5],
  ['Managed Postgres', 'db-standard-2 primary', 'hour', 744, 13],
  ['Managed Postgres', 'Backup storage', 'gibibyte month', 120, 8],
  ['Logging', 'Log volume over free tier', 'gibibyte', 210, 45],
  ['Build', 'Build minutes', 'minute', 3900, 0.3],
]
const PROJECTS = ['prod-webshop', 'staging', 'data-warehouse', 'intranet-eu', 'ml-sandbox'] as const
const BUYERS = ['DE', 'AT', 'PT'] as const
const COUNTRY_NAMES = { DE: 'Germany', AT: 'Austria', PT: 'Portugal' } as const
const { amount, date } = writingOf('IE')

interface Usage {
  readonly project: string
  readonly cells: readonly string[]
  readonly cents: number
}

function usageOf(random: Random, index: number): Usage[] {
  return PROJECTS.slice(0, 3 + index).flatMap((project) =>
    random.sample(SKUS, 9).map(([service, sku, unit, most, cents]) => {
      const used = Math.round(random.next() * most * 100) / 100
      return { project, cells: [service, sku, used.toFixed(2), unit], cents: Math.round(used * cents) }
    }),
  )
}

function usagePages(rows: readonly Usage[], head: string, money: (cents: number) => string): string[] {
  const first = (row: Usage, at: number, part: readonly Usage[]) =>
    row.project === part[at - 1]?.project ? '' : `<tr class="p"><td colspan="5">Project: ${row.project}</td></tr>`
  return parted(rows, 36, 40).map(
    (part) =>
      `${head}<table class="u"><tr><th>Service</th><th>SKU description</th><th class="r">Usage</th><th>Unit</th><th class="r">Amount (€)</th></tr>${each(part, (row, at) => `${first(row, at, part)}<tr><td>${row.cells[0]}</td><td>${row.cells[1]}</td><td class="r">${row.cells[2]}</td><td>${row.cells[3]}</td><td class="r">${money(row.cents).replace('€', '')}</td></tr>`)}</table>`,
  )
}

export const layout: Layout = {
  name: 'cloud-project-usage',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const country = BUYERS[index] ?? 'DE'
    const [seller, client] = [namesIn('IE', random).company(), namesIn(country, random).company()]
    const firm = 'Nimbusvale Cloud Ireland Limited'
    const month: Day = lastDay(dayIn(random, 2024, 2026))
    const [from, day] = [{ ...month, day: 1 }, index === 2 ? daysAfter(month, 2) : month]
    const number = random.code('53########')
    const money = (cents: number) => `${cents < 0 ? '-' : ''}€${amount(Math.abs(cents))}`
    const rows = usageOf(random, index)
    const used = sum(rows.map(({ cents }) => cents))
    const credit = index === 1 ? percent(used, 12) : 0
    const net = used - credit
    const rate = index === 2 ? 23 : 0
    const tax = percent(net, rate)
    const span = `${date(from, 'month-name')} – ${date(month, 'month-name')}`
    const head = (text: string) => `<div class="top"><div class="logo"><i></i>nimbusvale</div><h1>${text}</h1></div>`
    const facts = [
      ['Invoice number', number],
      ['Invoice date', date(day, 'month-name')],
      ['Billing ID', random.code('####-####-####')],
      ['Account ID', random.code('01@#@#-@####@-@@####')],
      ...(index === 1 ? [['PO number', random.code('PO-20####')]] : []),
    ]
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const note =
      rate > 0
        ? 'VAT is charged at the rate of the country in which the customer is established.'
        : 'Services subject to the reverse charge – VAT to be accounted for by the recipient as per Article 196 of Council Directive 2006/112/EC.'
    const cover = `${head('Invoice')}<div class="two"><div><p style="font-size:8pt">Invoice number: ${number}</p><b>${firm}</b><br>${seller.address.lines.join('<br>')}<br>Ireland<br>VAT number: ${seller.vatId}<br><br><h3>Bill to</h3>${client.manager.full}<br>${client.name}<br>${client.address.street}<br>${client.address.place}<br>${COUNTRY_NAMES[country]}${rate > 0 ? '' : `<br>VAT ID: ${client.vatId}`}</div><div><h3>Details</h3><table class="d">${each(facts, ([name, text]) => `<tr><td>${name}</td><td class="r">${text}</td></tr>`)}</table></div></div>
      <div class="big"><span>Nimbusvale Cloud<br>Total in EUR</span><b>${money(net + tax)}</b></div><h3>Summary for ${span}</h3><table class="s">${line('Usage charges', used)}${credit > 0 ? line('Committed use credit', -credit) : ''}${line('Subtotal in EUR', net)}${line(`VAT (${rate}%)`, tax)}${line('Total in EUR', net + tax, 'b')}</table>
      <div class="note"><p>You will be automatically charged for any amount due. Please do not send a payment.</p>${note}</div>`
    const pages = [cover, ...usagePages(rows, head('Usage details'), money)]
    const foot = (page: string, at: number) =>
      `${page}<div class="abs foot"><span>${firm} · ${seller.register} · Invoice ${number} · ${span}</span><span>Page ${at + 1} of ${pages.length}</span></div>`
    return {
      html: sheets(CSS, pages.map(foot)),
      pages: pages.length,
      fileName: `${number}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), sellerName: [firm, 'Nimbusvale Cloud'] },
        ...{ buyerName: client.name, sellerVatId: seller.vatId, currency: 'EUR' },
        ...totals(net, tax),
      },
    }
  },
}
