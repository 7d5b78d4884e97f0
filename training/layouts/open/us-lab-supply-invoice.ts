// American invoices with a purchase order, an account, an order, a ship and a due date each of its own: a laboratory dealer's in columns, a
// printer's with deposit and county tax, remit-to address other than the seller's seat, no VAT id and no IBAN.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
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

const LETTER = { width: 215.9, height: 279.4 }
const CSS = `.sheet{font:9pt/1.38 var(--f);padding:12mm 14mm}.hd{display:grid;grid-template-columns:1fr 70mm;gap:8mm;margin-bottom:6mm}.hd b{font-size:15pt;color:var(--c)}.k{width:100%}.k td{padding:.4mm 1mm;border-bottom:.3pt solid #999}.ad{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;margin-bottom:5mm}.ad small,.g th{font-size:7.2pt;text-transform:uppercase;color:var(--c)}.ad small{display:block}.g{width:100%}.g th{text-align:left;border-bottom:1.2pt solid var(--c);border-top:1.2pt solid var(--c);padding:1mm}.g td{padding:.9mm 1mm;vertical-align:top;border-bottom:.3pt solid #ccc}.s{margin:4mm 0 5mm auto;width:74mm}.s td{padding:.6mm 1mm}.s .z td{font-weight:700;font-size:11pt;background:var(--h)}.n{font-size:7.8pt}`

const PAPERS: readonly {
  sign: string
  form: string
  number: string
  labels: readonly string[]
  order: readonly number[]
  rate: number
  tax: string
  wares: readonly Ware[]
  f: string
  c: string
  h: string
}[] = [
  {
    sign: 'Pine Hollow Scientific',
    form: 'Pine Hollow Scientific Supply, Inc.',
    number: '9#######',
    labels: ['Account', 'Customer PO', 'Invoice', 'Invoice date', 'Order date', 'Ship date', 'Net due'],
    order: [0, 1, 2, 3, 4, 5, 6],
    rate: 6.25,
    tax: 'Sales tax (6.25%)',
    wares: [
      ['Nitrile gloves, M, case of 1000', 'CS', 8_400, 12_900, 6],
      ['Pipette tips 200 µL, racked', 'PK', 3_900, 6_400, 12],
      ['Ethanol 95%, 4 L', 'EA', 6_800, 9_900, 4],
      ['Cryo box, 81 place', 'EA', 620, 1_150, 30],
    ],
    f: "'Noto Sans','DejaVu Sans'",
    c: '#0a6352',
    h: '#e0f0ec',
  },
  {
    sign: 'Buckthorn Press',
    form: 'Buckthorn Press & Mailing LLC',
    number: 'BP-2####',
    labels: [
      'Job no.',
      'Your P.O.',
      'Statement acct.',
      'Quote',
      'Proof approved',
      'Billed',
      'Pay on or before',
      'Invoice no.',
    ],
    order: [0, 1, 7, 2, 3, 4, 5, 6],
    rate: 7.8,
    tax: 'State and county tax 7.8%',
    wares: [
      ['Annual report, 48 pp + cover, qty', 'M', 148_000, 211_000, 3],
      ['Envelopes 9 × 12, window', 'M', 21_500, 29_900, 4],
      ['Inkjet addressing, sort and tray', 'M', 4_200, 6_900, 5],
      ['Author’s alterations, hours', 'HR', 8_500, 8_500, 4],
    ],
    f: "'Carlito','Liberation Sans'",
    c: '#4a1f5c',
    h: '#eee6f2',
  },
]
const { amount, date } = writingOf('US')

export const layout: Layout = {
  name: 'us-lab-supply-invoice',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('US', random)
    const one = PAPERS[index] ?? PAPERS[0]
    if (!one) throw new RangeError('no paper')
    const [own, client, lockbox, dock] = [names.company(), names.company(), names.address(), names.address()]
    const day = dayIn(random, 2025, 2026)
    const due = daysAfter(day, 30)
    const number = random.code(one.number)
    const rows = positionsOf(random, one.wares, 4)
    const [goods, freight] = [sum(rows.map((row) => row.total)), random.whole(900, 4_900)]
    const net = goods + freight
    const tax = percent(goods, one.rate)
    const paid = index === 1 ? Math.round(net / 4 / 10_000) * 10_000 : 0
    const money = (cents: number) => `${cents < 0 ? '-' : ''}$${amount(Math.abs(cents))}`
    const [account, po] = [random.code('10####-00#'), random.code('PO######')]
    const values =
      index === 0
        ? [account, po, number, date(day), date(daysAfter(day, -9)), date(daysAfter(day, -1)), date(due)]
        : [
            random.code('4####'),
            po,
            random.code('S-###'),
            random.code('Q####'),
            date(daysAfter(day, -15)),
            date(day),
            date(due),
            number,
          ]
    const line = (text: string, cents: number, kind = '') =>
      `<tr class="${kind}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const address = (label: string, lines: readonly string[]) =>
      `<div><small>${label}</small>${lines.join('<br>')}</div>`
    const html = `<div class="hd"><div><b>${one.sign}</b><br>${own.address.lines.join('<br>')}<br>${own.phone} · ${own.website}<br>Fed. ID ${random.code('##-#######')}</div><table class="k">${each(one.order, (at) => `<tr><td>${one.labels[at]}</td><td class="r">${values[at]}</td></tr>`)}</table></div><div class="ad">${address(index === 0 ? 'Bill to' : 'Sold to', [client.name, 'Accounts Payable', ...client.address.lines])}${address(index === 0 ? 'Ship to' : 'Mailed from', [index === 0 ? client.name : one.sign, ...dock.lines])}${address('Remit to', [one.form, `P.O. Box ${random.code('6####')}`, lockbox.place])}</div>
<table class="g"><tr><th>Item</th><th>Description</th><th class="r">Ord</th><th class="r">Ship</th><th>UM</th><th class="r">Price</th><th class="r">Ext</th></tr>${each(rows, (row) => `<tr><td>${random.code('@@####')}</td><td>${row.name}</td><td class="r">${row.quantity}</td><td class="r">${row.quantity}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table>
<table class="s">${line('Merchandise', goods)}${line(index === 0 ? 'Freight, prepaid and added' : 'Delivery', freight)}${line('Subtotal', net)}${line(one.tax, tax)}${line(index === 0 ? 'Total due USD' : 'Invoice total', net + tax, 'z')}${paid > 0 ? line(`Deposit ${date(daysAfter(day, -30))}`, -paid) + line('Please pay', net + tax - paid, 'z') : ''}</table><p class="n">${index === 0 ? 'Terms net 30. Past due accounts are charged 1.5% a month. Claims for shortage within five days of receipt. Returns need an RGA number.' : 'Overs and unders of 5% are customary in the trade and billed pro rata. Resale or exempt? Send us your certificate before the job is billed.'}</p>`
    return {
      html: sheets(`.sheet{--f:${one.f};--c:${one.c};--h:${one.h}}${CSS}`, [html], LETTER),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [one.sign, one.form],
        buyerName: client.name,
        ...totals(net, tax),
        grossTotal: paid > 0 ? [fixed(net + tax), fixed(net + tax - paid)] : fixed(net + tax),
        currency: 'USD',
      },
    }
  },
}
