// A British harbour bills a year's berth: a small firm's accounts program with a ruled column for each figure, the boat's name and length
// among the references, electricity at 5 per cent, a deposit received and instalments below the total, owners as a couple or a syndicate.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.38 'Liberation Sans';padding:12mm 14mm}.h{display:grid;grid-template-columns:1fr auto;border-bottom:1mm solid #12355b;padding-bottom:3mm}.h b{font:700 17pt/1.2 'Liberation Serif';color:#12355b}.h em{font:italic 9pt 'Liberation Serif'}.t{font:700 22pt 'Liberation Sans';color:#9aa8b8;letter-spacing:2pt}.two{display:grid;grid-template-columns:92mm 1fr;gap:8mm;margin:9mm 0 7mm}.bx{border:.5pt solid #444;border-radius:2mm;padding:3mm 4mm;min-height:32mm}.k{width:100%}.k td{border:.5pt solid #444;padding:1mm 2mm}.k td:first-child{background:#e8edf3;width:32mm}.g{width:100%;height:92mm}.g th{border:.5pt solid #444;background:#e8edf3;font-weight:400;padding:1mm 1.5mm}.g td{border-left:.5pt solid #444;border-right:.5pt solid #444;padding:1mm 1.5mm;vertical-align:top}.g tr{height:1mm}.g tr:last-child{height:auto}.g tr:last-child td{border-bottom:.5pt solid #444}.dn{display:grid;grid-template-columns:1fr 76mm;gap:8mm;margin-top:4mm}.s{width:100%}.s td{border:.5pt solid #444;padding:1mm 2mm}.s .b td{font-weight:700;background:#e8edf3}.foot{left:14mm;right:14mm;bottom:8mm;text-align:center;font-size:7pt;color:#444}`

const HARBOURS = [
  {
    name: 'Port Eldern Harbour Commissioners',
    line: 'Constituted by the Harbour Order 1894',
    no: '####',
    label: 'Invoice No',
  },
  {
    name: 'Wrackton Quays Marina Ltd',
    line: 'Berths · Brokerage · Boatyard',
    no: 'BTH-26-0###',
    label: 'Document no.',
  },
  { name: 'Saltmere Boat Trust', line: 'Registered charity', no: 'S/26/##', label: 'Our ref' },
] as const
const BOATS = ['MV Second Wind', 'Grey Wagtail', 'SY Persephone II', 'Molly Bawn', 'Kittiwake of Tamar'] as const
const { amount, date } = writingOf('GB')
const money = (cents: number) => `${cents < 0 ? '-' : ''}£${amount(Math.abs(cents))}`

/** Berth and extras: text, rate, quantity, price. */
function rowsOf(random: Parameters<Layout['make']>[0], metres: number, index: number) {
  const list: [string, number, number, number][] = [
    [
      `Annual berthing, pontoon ${random.code('@##')}, ${metres / 10} m LOA`,
      20,
      metres / 10,
      random.whole(310, 420) * 100,
    ],
    ['Harbour dues', 20, 1, 14_250],
    ['Electricity, metered kWh', 5, random.whole(80, 410), 34],
    ['Lift out, pressure wash and relaunch', 20, 1, random.whole(310, 390) * 100],
    ['Visitor mooring, nights', 20, random.whole(1, 5), 2_650],
  ]
  return list
    .slice(0, 3 + index)
    .map(([text, rate, count, price]) => ({ text, rate, count, price, net: Math.round(count * price) }))
}

export const layout: Layout = {
  name: 'marina-berthing',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const harbour = HARBOURS[index] ?? HARBOURS[0]
    const [own, person, home, boat] = [names.company(), names.person(), names.address(), random.pick(BOATS)]
    const [day, number] = [dayIn(random, 2026), random.code(harbour.no)]
    const due = daysAfter(day, 28)
    const rows = rowsOf(random, random.whole(68, 142), index)
    const groups = taxGroupsOf(rows.map(({ rate, net }) => [rate, net] as const))
    const [net, tax] = [sum(rows.map((row) => row.net)), sum(groups.map((one) => one.tax))]
    const deposit = index === 1 ? 25_000 : 0
    const buyer =
      [
        `Mr & Mrs ${person.first.charAt(0)} ${person.last}`,
        `${person.last} Yacht Syndicate`,
        `${person.first} ${person.last}`,
      ][index] ?? ''
    const meta = [
      [harbour.label, number],
      ['Date / tax point', date(day)],
      ['Account', random.code('@@@@##').toUpperCase()],
      ['Vessel', boat],
      ['Berthing year', '1 April 2026 – 31 March 2027'],
      ['Payment due', date(due)],
    ]
    const sums: [string, number, string][] = [
      ['Total net', net, ''],
      ...groups.map((one): [string, number, string] => [`VAT ${one.rate}% on ${money(one.net)}`, one.tax, '']),
      ['Total VAT', tax, ''],
      ['Invoice total', net + tax, 'b'],
      ...(deposit > 0
        ? ([
            ['Deposit received', -deposit, ''],
            ['Balance due', net + tax - deposit, 'b'],
          ] satisfies [string, number, string][])
        : []),
    ]
    const html = `<div class="h"><div><b>${harbour.name}</b><br><em>${harbour.line}</em><br>The Harbour Office, ${own.address.street}, ${own.address.place}</div><div class="t">INVOICE</div></div><div class="two"><div class="bx">${buyer}<br>${index === 1 ? 'c/o The Treasurer<br>' : ''}${home.street}<br>${home.place}</div><table class="k">${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div>
<table class="g"><tr><th>Description</th><th>Qty</th><th>Rate £</th><th>Net £</th><th>VAT %</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${row.count}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.net)}</td><td class="r">${row.rate}</td></tr>`)}<tr><td></td><td></td><td></td><td></td><td></td></tr></table><div class="dn"><div><b>How to pay</b><br>BACS: ${own.bank.name}<br>${own.bank.account}<br>Quote vessel and account. Cards at the office.<br><br>Berth holders may pay in four instalments; ask before ${date(daysAfter(day, 14))}. Storage is at owner's risk.</div><table class="s">${each(sums, ([text, cents, of]) => `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`)}</table></div>
<div class="abs foot">VHF Ch 80 · ${own.phone} · ${own.email} · VAT Reg No ${own.vatId}${index === 2 ? ` · Charity no. ${random.code('10#####')}` : ''}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: harbour.name,
        buyerName: buyer,
        sellerVatId: own.vatId.replaceAll(' ', ''),
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: deposit > 0 ? [fixed(net + tax), fixed(net + tax - deposit)] : fixed(net + tax),
        currency: 'GBP',
      },
    }
  },
}
