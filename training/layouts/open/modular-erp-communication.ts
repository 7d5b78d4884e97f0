// What an open ERP program prints before anyone changes it: logo and a line of motto, address without label, the document's kind and number as one
// coloured headline, dates in a row, taxes as a column, "Untaxed Amount", the currency's sign behind the figures, "Paid on", "Amount Due",
// and a sentence with the communication to use for the payment, which is the number once more.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `body{font:9.4pt/1.5 Lato,sans-serif;color:#212529}.sheet{padding:12mm 17mm}.top{display:flex;justify-content:space-between;align-items:center}.own{border-top:.6pt solid #adb5bd;margin-top:3mm;padding-top:2mm;font-size:8.6pt}.to{margin:8mm 0 0 96mm}h1{font:400 17pt Lato;margin:9mm 0 5mm}.d{display:flex;gap:11mm;margin-bottom:6mm}.d b{display:block;font-weight:700}
.g{width:100%}.g th{text-align:left;border-bottom:1pt solid var(--c);color:var(--c);padding:1.6mm 1.6mm}.g th.r{text-align:right}.g td{padding:1.6mm;border-bottom:.4pt solid #dee2e6;vertical-align:top}.g .n td{font-weight:700;background:#f1f3f5}.s{width:80mm;margin:4mm 0 0 auto}.s td{padding:1.3mm 1.6mm;border-bottom:.4pt solid #dee2e6}.s .b td{font-weight:700;border-top:.8pt solid #212529;color:var(--c)}.s i{color:#6c757d}.t{margin-top:7mm}.foot{left:17mm;right:17mm;bottom:8mm;border-top:.6pt solid #adb5bd;padding-top:2mm;text-align:center;font-size:7.6pt}`

const OFFICE: readonly Ware[] = [
  ['[FURN_7777] Office chair, black, with armrests', 'Units', 11900, 15900, 8],
  ['[E-COM06] Corner desk right sit, 160 x 80', 'Units', 21400, 28900, 4],
  ['[FURN_8900] Drawer black, lockable', 'Units', 8900, 11500, 6],
  ['[DELIVERY] Standard delivery and assembly on floor 2', 'Units', 6500, 9500, 1],
]
const WORK: readonly Ware[] = [
  ['[SERV_COST] Senior architect, time on project', 'Hours', 9500, 11500, 32],
  ['[SERV_DEV] Developer, customisation of stock moves', 'Hours', 7800, 8800, 60],
  ['Training of key users, remote', 'Days', 68000, 82000, 2],
]
const CIDER: readonly Ware[] = [
  ['[CID-750] Dry cider, orchard blend 75cl x 6\nLot 24-118', 'Cases', 2940, 3480, 20],
  ['[CID-KEG30] Cider keg 30 L', 'Units', 9100, 10400, 6],
  ['[DEP-KEG] Keg deposit', 'Units', 3000, 3000, 6],
  ['[JUI-5L] Apple juice bag in box 5 L', 'Units', 980, 1190, 12],
]
const EURO = { home: 'IE', code: 'EUR' } as const
const CASES = [
  { ...EURO, trade: 'Office Furniture', to: 'IE', land: 'Ireland', rate: 23, tax: '23% S', wares: OFFICE, net: 30 },
  { ...EURO, trade: 'Software', to: 'DE', land: 'Germany', rate: 0, tax: '0% EU S', wares: WORK, net: 14 },
  { home: 'GB', code: 'GBP', trade: 'Brewery', to: 'GB', land: 'UK', rate: 20, tax: '20%', wares: CIDER, net: 21 },
] as const
const LOOKS = [
  ['#71639e', 'Work well'],
  ['#017e84', 'Simply integrated'],
  ['#9c3f27', 'From the orchard since 1987'],
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'modular-erp-communication',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const it = CASES[index] ?? CASES[0]
    const [colour, motto] = LOOKS[index] ?? LOOKS[0]
    const [own, client] = [companyIn(namesIn(it.home, random), it.trade), namesIn(it.to, random).company()]
    const day = dayIn(random, 2024, 2026)
    const due = daysAfter(day, it.net)
    const pattern = ['0####', `${String(day.month).padStart(2, '0')}/00##`][index]
    const number = random.code(pattern ? `INV/${day.year}/${pattern}` : 'CDR/####')
    const money = (cents: number) => (index === 2 ? `£ ${amount(cents)}` : `${amount(cents)} €`)
    const rows = inOrderOf(it.wares, positionsOf(random, it.wares, 4)).map((one) => ({
      ...one,
      rate: one.name.includes('deposit') ? 0 : it.rate,
    }))
    const groups = taxGroupsOf(rows.map((one) => [one.rate, one.total]))
    const net = sum(rows.map(({ total }) => total))
    const tax = sum(groups.map((group) => group.tax))
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const fact = (name: string, text: string) => `<div><b>${name}</b>${text}</div>`
    const source = random.code('S0####')
    const facts = [
      fact('Source', source) + fact('Customer Code', random.code('C####')),
      fact('Delivery Date', date(daysAfter(day, -6))) + fact('Reference', random.code('EK-2####')),
      fact('Source', `${source}, ${random.code('S0####')}`) + fact('Incoterm', 'DAP'),
    ][index]
    const label = (rate: number, base: number) => (index === 2 ? `Tax ${rate}% on ${money(base)}` : `VAT ${rate}%`)
    const taxes = each(groups, (group) => line(label(group.rate, group.net), group.tax))
    const due0 = `${line(`<i>Paid on ${date(daysAfter(day, 2))} using Bank</i>`, -20_000)}${line('Amount Due', net + tax - 20_000, 'b')}`
    const sums = `<table class="s">${line('Untaxed Amount', net)}${taxes}${line('Total', net + tax, 'b')}${index === 0 ? due0 : ''}</table>`
    const account = index === 2 ? own.bank.account : inFours(own.bank.iban ?? '')
    const how = `Please use the following communication for your payment: <b>${number}</b>`
    const terms = [
      `Payment terms: 30 Days</p><p>${how}`,
      `Payment terms: 14 Days<br>Reverse charge: VAT to be accounted for by the recipient, Article 196, Council Directive 2006/112/EC.</p><p>${how} on this account: <b>${account}</b>`,
      `Payment terms: 21 days<br>Kegs remain the property of ${own.short}.</p><p>${how} on this account: <b>${account}</b>`,
    ][index]
    const [id, { country }] = [`VAT: ${own.vatId}`, own.address]
    const owner = [country, `${country}<br>${id}`, country][index]
    const footer = `${id}<br>${own.bank.name} &nbsp; IBAN ${account} &nbsp; BIC ${own.bank.bic}`
    const foot = [footer, own.register, id][index]
    const phase = ['', '<tr class="n"><td colspan="5">Phase 2, warehouse roll-out</td></tr>', ''][index]
    const html = `<div style="--c:${colour}"><div class="top"><svg width="38mm" height="15mm" viewBox="0 0 38 15"><rect width="15" height="15" rx="${[7.5, 2, 0][index]}" fill="${colour}"/><path d="M20 4h${[16, 12, 17][index]}M20 8h9M20 12h14" stroke="${colour}" stroke-width="2"/></svg><i>${motto}</i></div><div class="own">${own.name}<br>${own.address.lines.join('<br>')}<br>${owner}</div>
      <div class="to">${client.name}${['', `, ${client.manager.full}`, ''][index]}<br>${client.address.lines.join('<br>')}<br>${it.land}<br>VAT: ${client.vatId}</div><h1 style="color:var(--c)">Invoice ${number}</h1><div class="d">${fact('Invoice Date', date(day))}${fact('Due Date', date(due))}${facts}</div>
      <table class="g"><tr><th>Description</th><th class="r">Quantity</th><th class="r">Unit Price</th><th class="r">Taxes</th><th class="r">Amount</th></tr>${phase}${each(rows, (one) => `<tr><td>${one.name.replace('\n', '<br>')}</td><td class="r">${amount(one.quantity * 100)} ${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${one.rate === it.rate ? it.tax : '0%'}</td><td class="r">${money(one.total)}</td></tr>`)}</table>
      ${sums}<div class="t"><p>${terms}</p></div></div><div class="abs foot">${own.phone} &nbsp; ${own.email} &nbsp; ${own.website} &nbsp; ${foot}<br>Page 1 / 1</div>`
    return {
      ...{ html: sheets(CSS, [html]), pages: 1, fileName: `${number.replaceAll('/', '_')}.pdf` },
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), sellerName: own.name },
        ...{ buyerName: client.name, sellerVatId: own.vatId, ...totals(net, tax), currency: it.code },
        ...(index === 2 ? {} : { iban: own.bank.iban ?? '' }),
      },
    }
  },
}
