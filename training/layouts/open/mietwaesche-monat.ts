// A laundry that rents out work clothes bills a month: deliveries with their notes' numbers and days as headings within the table, subtotals
// a delivery, a flat rate and an energy surcharge, the collective number, and a debit whose day stands in the last lines.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  iso,
  lastDay,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.35 'Liberation Sans';padding:0 17mm 0 22mm}.lg{left:22mm;top:11mm;font:700 19pt 'Lato','Liberation Sans';color:#0077a3}.lg small{display:block;font:400 8pt 'Liberation Sans';color:#555}.adr{margin-top:44mm;display:grid;grid-template-columns:1fr 68mm}.adr small{font-size:6.4pt;text-decoration:underline}.adr .to{font-size:9.6pt}.k td{padding:.2mm 4mm .2mm 0}h1{font:700 12.5pt 'Liberation Sans';margin:9mm 0 3mm}.g{width:100%}.g th{text-align:left;border-bottom:1pt solid #0077a3;padding:.8mm 1mm;font-size:7.8pt}.g td{padding:.55mm 1mm}.g .n td{font-weight:700;padding-top:2mm}.g .u td{border-bottom:.4pt solid #aaa;font-style:italic}.s{margin:3mm 0 3mm auto;width:78mm}.s td{padding:.5mm 1mm}.s .t td{font-weight:700;border-top:1pt solid;border-bottom:2pt double}.ft{left:22mm;right:17mm;bottom:7mm;font-size:6.6pt;display:flex;justify-content:space-between;line-height:1.4;color:#444}`

const FIRMS = [
  'Weißquell Textilservice GmbH',
  'Lauterbrück Mietwäsche GmbH & Co. KG',
  'Linnenhof Berufskleidung e.K.',
] as const
const WARES: readonly Ware[] = [
  ['Bundhose grau, Wechsel', 'Stk', 145, 195, 14],
  ['Arbeitsjacke Warnschutz, Wechsel', 'Stk', 210, 290, 10],
  ['Kochjacke weiß', 'Stk', 130, 170, 18],
  ['Geschirrtuch kariert', 'Stk', 35, 55, 60],
  ['Schmutzfangmatte 85 x 150', 'Stk', 590, 790, 4],
  ['Handtuchrolle', 'Stk', 310, 390, 12],
  ['Vorbinder', 'Stk', 70, 90, 20],
]
const { amount, date } = writingOf('DE')

function deliveriesOf(random: Random, end: ReturnType<typeof lastDay>, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const rows = positionsOf(random, WARES, 3 + (at % 2))
    return {
      number: random.code('LS-4#####'),
      day: daysAfter(end, -3 - (count - 1 - at) * 7),
      rows,
      total: sum(rows.map(({ total }) => total)),
    }
  })
}

export const layout: Layout = {
  name: 'mietwaesche-monat',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [own, buyer] = [names.company(), names.company()]
    const end = lastDay(dayIn(random, 2025, 2026))
    const [day, number] = [daysAfter(end, 1), random.code(['SR######', '##-4####', '7######'][index] ?? '######')]
    const due = daysAfter(day, index === 2 ? 14 : 6)
    const deliveries = deliveriesOf(random, end, [4, 3, 4][index] ?? 4)
    const goods = sum(deliveries.map(({ total }) => total))
    const [flat, energy] = [index === 1 ? 0 : 1_950, percent(goods, 4.5)]
    const net = goods + flat + energy
    const tax = percent(net, 19)
    const meta = [
      ['Sammelrechnung', number],
      ['Rechnungsdatum', date(day)],
      ['Kunde', random.code('1####')],
      ['Tour', random.code('D-##')],
      ['Zeitraum', `${date({ ...end, day: 1 })} – ${date(end)}`],
      ['Seite', '1 / 1'],
    ]
    const block = ({ number: note, day: when, rows, total }: (typeof deliveries)[number]) =>
      `<tr class="n"><td colspan="5">Lieferschein ${note} vom ${date(when)}</td></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.quantity}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}<tr class="u"><td colspan="4">Summe ${note}</td><td class="r">${amount(total)}</td></tr>`
    const paid =
      index === 2
        ? `Bitte zahlen Sie bis zum ${date(due)} ohne Abzug auf das unten genannte Konto.`
        : `Den Betrag von ${amount(net + tax)} EUR ziehen wir am ${date(due)} mit der SEPA-Lastschrift (Mandat ${random.code('M-######')}, Gläubiger-ID ${random.code('DE##ZZZ0000#######')}) von Ihrem Konto DE** **** **** ${random.code('#### ##')} ein.`
    const html = `<div class="abs lg">${firm.split(' ')[0]}<small>${firm.split(' ').slice(1).join(' ')}</small></div><div class="adr"><div><small>${firm} · ${own.address.street} · ${own.address.place}</small><div class="to"><br>${buyer.name}<br>${index === 1 ? 'Küche / Wirtschaftsleitung<br>' : ''}${buyer.address.street}<br>${buyer.address.place}</div></div><table class="k">${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div><h1>${index === 1 ? 'Monatsabrechnung' : 'Sammelrechnung'} ${number}</h1>
<table class="g"><tr><th>Artikel</th><th class="r">Menge</th><th>ME</th><th class="r">Preis</th><th class="r">Betrag EUR</th></tr>${each(deliveries, block)}</table><table class="s"><tr><td>Summe Lieferungen</td><td class="r">${amount(goods)}</td></tr>${flat ? `<tr><td>Servicepauschale</td><td class="r">${amount(flat)}</td></tr>` : ''}<tr><td>Energiezuschlag 4,5 %</td><td class="r">${amount(energy)}</td></tr><tr><td>Nettobetrag</td><td class="r">${amount(net)}</td></tr><tr><td>Mehrwertsteuer 19 %</td><td class="r">${amount(tax)}</td></tr><tr class="t"><td>Endbetrag EUR</td><td class="r">${amount(net + tax)}</td></tr></table>
<p>${paid}</p><p>Fehlmengen und Schwund werden am Jahresende gesondert abgerechnet.</p><div class="abs ft"><span>${firm}<br>${own.address.street}, ${own.address.place}<br>Tel. ${own.phone}</span><span>${own.register}<br>${index === 2 ? 'Inhaber' : 'Geschäftsführung'}: ${own.manager.full}<br>USt-IdNr. ${own.vatId}</span><span>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: own.vatId.replace(/\s/g, ''),
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
