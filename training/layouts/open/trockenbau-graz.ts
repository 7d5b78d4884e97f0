// An Austrian drywall builder with all of his data in a narrow column at the right: the first bill goes to another builder who owes
// the tax himself, the second is a final one to a practice that has paid a part already; "offener Betrag" is what is left.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.42 'Carlito'}.side{right:0;top:0;width:50mm;height:296.6mm;background:#eef1ea;padding:16mm 6mm 0 6mm;font-size:8pt;line-height:1.5}.side b{display:block;font:700 13pt/1.15 'Carlito';color:#3f6b2a;margin-bottom:2mm}.side h3{font:700 7.4pt 'Carlito';text-transform:uppercase;letter-spacing:.6pt;color:#3f6b2a;margin:6mm 0 1mm}.to{left:22mm;top:40mm;font-size:10.4pt}.main{left:22mm;width:128mm;top:82mm}h1{font:700 17pt 'Carlito';margin:0 0 1mm;color:#3f6b2a}.d td{padding:.2mm 5mm .2mm 0}.g{width:100%;margin:5mm 0 2mm}.g th{text-align:left;border-bottom:1.2pt solid #3f6b2a;padding:1mm}.g td{padding:1.1mm 1mm;border-bottom:.3pt solid #c5cdbf;vertical-align:top}.s{margin-left:auto;width:86mm}.s td{padding:.7mm 1mm}.s .b td{font-weight:700;border-top:.8pt solid #3f6b2a}`

const WARES: readonly Ware[] = [
  ['Metallständerwand W112, 100 mm, zweilagig beplankt', 'm²', 5_280, 6_450, 64],
  ['Vorsatzschale mit Mineralwolle 50 mm', 'm²', 3_890, 4_720, 40],
  ['Abgehängte Decke, gelocht, inkl. Unterkonstruktion', 'm²', 6_150, 7_980, 52],
  ['Türzarge einbauen, Stahl verzinkt', 'Stk', 9_800, 13_400, 5],
  ['Revisionsklappe 40 x 40 cm', 'Stk', 4_950, 6_300, 3],
  ['Spachtelung Q3', 'm²', 790, 1_180, 90],
]
const FIRMS = [
  {
    name: 'Trockenbau Rechberger & Söll GmbH',
    mail: 'office@rechberger-soell.example',
    title: 'Rechnung',
    days: 30,
    end: 'Die Steuerschuld geht gemäß § 19 Abs. 1a UStG 1994 auf den Leistungsempfänger über (Bauleistung).',
  },
  {
    name: 'Innenausbau Tschernko e.U.',
    mail: 'tschernko@innenausbau.example',
    title: 'Schlussrechnung',
    days: 14,
    end: 'Wir danken für die angenehme Zusammenarbeit und das Vertrauen.',
  },
] as const
const { amount, date } = writingOf('AT')

/** Label, amount and class of each line below the rows. */
type Sum = readonly [label: string, text: string, of: string]

const reverseSums = (net: number): Sum[] => [
  ['Nettosumme', amount(net), ''],
  ['Umsatzsteuer 0 %', amount(0), ''],
  ['Rechnungsbetrag EUR', amount(net), 'b'],
]

const finalSums = ({ net, tax, paid }: Record<'net' | 'tax' | 'paid', number>, when: Day): Sum[] => [
  ['Summe netto', amount(net), ''],
  ['+ 20 % USt', amount(tax), ''],
  ['Gesamtbetrag EUR', amount(net + tax), 'b'],
  [`abzüglich Anzahlung vom ${date(when)}`, `– ${amount(paid)}`, ''],
  [`(darin enthalten 20 % USt ${amount(Math.round(paid / 6))})`, '', ''],
  ['Offener Betrag EUR', amount(net + tax - paid), 'b'],
]

export const layout: Layout = {
  name: 'trockenbau-graz',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('AT', random)
    const isReverse = index === 0
    const { name: firm, mail, title, days, end } = FIRMS[index === 0 ? 0 : 1]
    const [own, buyer, site] = [names.company(), names.company(), names.address()]
    const { address, bank, vatId, phone, mobile } = own
    const day = daysAfter(dayIn(random, 2025), -14)
    const due = daysAfter(day, days)
    const number = random.code(isReverse ? `${day.year}-1##` : `R${day.year % 100}###`)
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 5 - index))
    const net = sum(rows.map(({ total }) => total))
    const tax = isReverse ? 0 : percent(net, 20)
    const paid = isReverse ? 0 : Math.round((net * 0.4) / 10_000) * 12_000
    const dates = [
      ['Rechnungsnummer', number],
      ['Rechnungsdatum', date(day)],
      ['Leistungszeitraum', `${date(daysAfter(day, -33))} – ${date(daysAfter(day, -6))}`],
      ['Bauvorhaben', `${site.street}, ${site.place}`],
      [isReverse ? 'Ihre UID-Nummer' : 'Auftrag vom', isReverse ? buyer.vatId : date(daysAfter(day, -58))],
    ]
    const sums = isReverse ? reverseSums(net) : finalSums({ net, tax, paid }, daysAfter(day, -50))
    const html = `<div class="abs side"><b>${firm}</b>Trockenbau · Akustik · Brandschutz<h3>Anschrift</h3>${address.street}<br>${address.place}<h3>Kontakt</h3>T ${phone}<br>M ${mobile}<br>${mail}<h3>Bankverbindung</h3>${bank.name}<br>IBAN<br>${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}<h3>Firmenbuch</h3>FN ${random.code('######')}&nbsp;${random.pick(['a', 'd', 'k'])}<br>LG ${names.town()}<br>UID ${vatId}</div>
<div class="abs to">${isReverse ? 'Firma<br>' : ''}${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}</div><div class="abs main"><h1>${title}</h1><table class="d">${each(dates, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>
<table class="g"><tr><th>Pos</th><th>Leistung</th><th class="r">Menge</th><th class="r">EP</th><th class="r">GP EUR</th></tr>${each(rows, (row) => `<tr><td>${row.number}</td><td style="width:60mm">${row.name}</td><td class="r">${row.quantity},00 ${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table><table class="s">${each(sums, ([label, text, of]) => `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`)}</table>
<p style="margin-top:7mm">${end}</p><p>Zahlbar ${days} Tage netto, somit bis ${date(due)}. Die Massen liegen als Aufmaßblatt bei.</p></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId,
        iban: bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: isReverse ? fixed(net) : [fixed(net + tax), fixed(net + tax - paid)],
        currency: 'EUR',
      },
    }
  },
}
