// What the billing panel of small domain and web space sellers prints: a coloured bar with the invoice's number and a slanted word for
// paid or unpaid, "Pay To" and "Invoiced To", domains with their period in one line, credit, and beneath a table of transactions
// whose day, number and amount are those of the payment; the balance is nothing, or what is still to be paid.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `body{font:9pt/1.4 'DejaVu Sans',sans-serif;font-size:8.4pt;color:#000}.sheet{padding:12mm 16mm}.logo{font:700 24pt/1 'Dosis';color:#c0392b}.logo i{font:300 24pt/1 Dosis;color:#555}.bar{background:#efefef;margin:8mm 0 7mm;padding:3mm 4mm}.bar b{font-size:13pt;display:block}.stamp{right:-14mm;top:9mm;width:64mm;text-align:center;transform:rotate(38deg);color:#fff;font:700 15pt Dosis;letter-spacing:1pt;padding:1.4mm 0}
.two{display:flex}.two div{width:89mm}h4{margin:0 0 1mm;font-size:8.6pt}table{width:100%;margin-top:7mm}th{background:#efefef;border:.4pt solid #ccc;padding:1.3mm 2mm;font-weight:700}td{border:.4pt solid #ccc;padding:1.4mm 2mm}.t td{background:#efefef;font-weight:700}h3{font-size:11pt;margin:8mm 0 -4mm}.foot{left:16mm;right:16mm;bottom:9mm;font-size:6.8pt;color:#555;text-align:center}`

const SHOPS = [
  {
    logo: ['pegla', 'domains'],
    firm: 'Pegla Internet Services Ltd',
    home: 'GB',
    rate: 20,
    sign: '£',
    code: 'GBP',
    style: 'figures',
  },
  {
    logo: ['Kestrel', 'Host'],
    firm: 'Kestrelhost Webspace DAC',
    home: 'IE',
    rate: 23,
    sign: '€',
    code: 'EUR',
    style: 'figures',
  },
  { logo: ['tarn', 'web.'], firm: 'Tarnweb Hosting', home: 'GB', rate: 20, sign: '£', code: 'GBP', style: 'long' },
] as const
const ENDS = ['com', 'eu', 'co.uk', 'de', 'org', 'net'] as const
const EXTRAS: readonly (readonly [string, number])[] = [
  ['Starter SSD Hosting - #', 5_988],
  ['DNS Management', 0],
  ['ID Protection', 499],
  ['SSL Certificate DV - #', 3_900],
  ['Mailbox 10 GB x 3 - #', 4_320],
]
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'panel-domain-renewal',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [1],
  photos: [0],
  make(random, index) {
    const shop = SHOPS[index] ?? SHOPS[0]
    const own = namesIn(shop.home, random).company()
    const names = namesIn(index === 1 ? 'DE' : 'GB', random)
    const [client, day] = [names.company(), dayIn(random, 2024, 2026)]
    const due = daysAfter(day, index === 0 ? 14 : 7)
    const number = [random.code('1#####'), random.code(`KH-${day.year}-0####`), random.code('INV2###')][index] ?? ''
    const money = (cents: number) => `${shop.sign}${amount(cents)} ${shop.code}`
    const on = (days: number) => date(daysAfter(due, days), 'figures')
    const span = (years: number) => `(${on(0)} - ${on(365 * years - 1)})`
    const host = client.website.replace(/^(https:\/\/|www\.)+/, '').replace(/\.[a-z.]+$/, '')
    const domains = random.sample(ENDS, 2 + index).map((end) => {
      const years = random.pick([1, 1, 2])
      return [
        `Domain Renewal - ${host}.${end} - ${years} Year/s ${span(years)}`,
        years * random.pick([899, 1_199, 1_450, 1_599]),
      ] as const
    })
    const extras = random
      .sample(EXTRAS, 2)
      .map(([text, cents]) => [text.replace('#', `${host}.${ENDS[0]} ${span(1)}`), cents] as const)
    const rows = [...domains, ...extras]
    const net = sum(rows.map(([, cents]) => cents))
    // With a VAT number in another country of the Union no tax is charged.
    const rate = index === 1 ? 0 : shop.rate
    const tax = percent(net, rate)
    const paid = [net + tax, net + tax, 1_000][index] ?? 0
    const mark = rate > 0 ? ' *' : ''
    const line = (text: string, cents: number) =>
      `<tr class="t"><td class="r">${text}</td><td class="c">${money(cents)}</td></tr>`
    const stamp = `<div class="abs stamp" style="background:${['#27ae60', '#27ae60', '#c0392b'][index]}">${['PAID', 'PAID', 'UNPAID'][index]}</div>`
    const note = [
      '* Indicates a taxed item.',
      'VAT reverse charged: the customer is liable for the tax.',
      `* Indicates a taxed item.<br><br>Please make payment to: ${shop.firm}, ${own.bank.name}, ${own.bank.account}, reference ${number}`,
    ][index]
    const html = `${stamp}<div class="logo">${shop.logo[0]}<i>${shop.logo[1]}</i></div><div class="bar"><b>${['Invoice #', 'Invoice ', 'Invoice #'][index]}${number}</b>Invoice Date: ${date(day, shop.style)}<br>Due Date: ${date(due, shop.style)}</div>
      <div class="two"><div><h4>Invoiced To</h4>${client.name}<br>ATTN: ${client.manager.full}<br>${client.address.street}<br>${client.address.place}<br>${index === 1 ? 'Germany' : 'United Kingdom'}<br>VAT Number: ${client.vatId}</div><div><h4>Pay To</h4>${shop.firm}<br>${own.address.lines.join('<br>')}<br>${own.address.country}<br>VAT No: ${own.vatId}</div></div>
      <table><tr><th style="width:74%">Description</th><th>Total</th></tr>${each(rows, ([text, cents]) => `<tr><td>${text}${mark}</td><td class="c">${money(cents)}</td></tr>`)}${line('Sub Total', net)}${line(`${rate}.00% VAT`, tax)}${line('Credit', 0)}${line('Total', net + tax)}</table><p style="margin-top:1mm">${note}</p>
      <h3>Transactions</h3><table><tr><th>Transaction Date</th><th>Gateway</th><th>Transaction ID</th><th>Amount</th></tr><tr><td class="c">${date(daysAfter(day, 3), shop.style)}</td><td class="c">${['Credit Card', 'Direct Debit', 'Account Credit'][index]}</td><td class="c">${random.code(['ch_3P@#@#@@##@@', 'DD00######', '-'][index] ?? '')}</td><td class="c">${money(paid)}</td></tr><tr class="t"><td colspan="3" class="r">Balance</td><td class="c">${money(net + tax - paid)}</td></tr></table><div class="abs foot">${shop.firm} · ${own.register} · billing@${shop.logo.join('').toLowerCase().replace(/\.$/, '')}.example · PDF Generated on ${date(daysAfter(day, index + 9), shop.style)}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Invoice-${number}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due) },
        ...{ sellerName: [shop.firm, shop.logo.join('')], buyerName: client.name, sellerVatId: own.vatId },
        ...{ ...totals(net, tax), currency: shop.code },
      },
    }
  },
}
