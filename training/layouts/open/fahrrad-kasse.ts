// A bicycle shop's till prints its bills on A5: prices with tax in the rows, a small table of tax below the total, money paid by card,
// the number of the till's security device; the first is made out to a firm, the second names nobody.
import { barCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.4 'Roboto';padding:9mm 11mm}.h{text-align:center}.h b{font:700 15pt 'Roboto Condensed'}.h svg{height:5mm}.two{display:grid;grid-template-columns:1fr 52mm;margin:6mm 0 4mm}.two td{padding:0 2mm 0 0}h1{font:700 12pt 'Roboto';margin:0 0 1mm}.g{width:100%}.g th{text-align:left;font-weight:500;border-top:.6pt solid;border-bottom:.6pt solid;padding:.8mm 0}.g td{padding:.9mm 0;vertical-align:top}.g small{color:#555;font-size:7pt}.tot td{border-top:.6pt solid;font:700 11pt 'Roboto';padding-top:1.4mm}.tax{margin:4mm 0;font-size:7.6pt}.tax td,.tax th{padding:.3mm 6mm .3mm 0;font-weight:400;text-align:right}.e{left:11mm;right:11mm;bottom:7mm;text-align:center;font-size:6.6pt;line-height:1.45}`

const WARES: readonly Ware[] = [
  ['Inspektion E-Bike groß', '', 8_900, 11_900, 1],
  ['Kette 11-fach, montiert', '', 3_990, 5_490, 1],
  ['Bremsbeläge Scheibe, Paar', '', 1_490, 2_490, 2],
  ['Mantel 28 x 1.75 Reflex', '', 2_690, 3_990, 2],
  ['Schlauch 28 Zoll AV', '', 690, 890, 2],
  ['Faltschloss 90 cm', '', 6_990, 8_990, 1],
  ['Packtasche wasserdicht', '', 5_990, 7_490, 2],
]
const FIRMS = [
  ['Zweirad Pleitgens', 'Inh. Marlis Pleitgens'],
  ['Speichenwerk Radhandel GmbH', 'Verkauf · Werkstatt · Leasing'],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'fahrrad-kasse',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, line] = FIRMS[index === 0 ? 0 : 1]
    const [own, buyer, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
    const number = random.code(index === 0 ? '1-00####' : 'K2-#####')
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 4 + index))
    const gross = sum(rows.map(({ total }) => total))
    const tax = taxWithin(gross, 19)
    const time = `${random.whole(10, 17)}:${random.code('4#')}`
    const meta = [
      ['Beleg-Nr.', number],
      ['Datum', date(day)],
      ['Uhrzeit', time],
      ['Kasse / Bediener', `${index + 1} / ${names.person().first}`],
    ]
    const to = index === 0 ? `${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}` : 'Barverkauf'
    const html = `<div class="h"><b>${firm}</b><br>${line}<br>${own.address.street}, ${own.address.place} · Tel. ${own.phone}</div><div class="two"><div>${to}</div><table>${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div><h1>${index === 0 ? 'Rechnung' : 'Rechnung / Quittung'}</h1>
<table class="g"><tr><th>Menge</th><th>Artikel</th><th class="r">Einzel</th><th class="r">Summe</th></tr>${each(rows, (row) => `<tr><td>${row.quantity}</td><td>${row.name}<br><small>Art. ${random.code('######')}</small></td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)} A</td></tr>`)}<tr class="tot"><td colspan="2">Summe EUR</td><td colspan="2" class="r">${amount(gross)}</td></tr><tr><td colspan="2">${index === 0 ? 'girocard' : 'Kartenzahlung kontaktlos'}</td><td colspan="2" class="r">${amount(gross)}</td></tr></table>
<table class="tax"><tr><th>MwSt</th><th>Netto</th><th>Steuer</th><th>Brutto</th></tr><tr><td>A = 19,00 %</td><td>${amount(gross - tax)}</td><td>${amount(tax)}</td><td>${amount(gross)}</td></tr></table><p>Betrag dankend erhalten. Liefer- und Leistungsdatum entspricht dem Belegdatum.</p><p>Umtausch innerhalb von 14 Tagen mit diesem Beleg. Auf Werkstattarbeiten geben wir ein Jahr Garantie.</p>
<div class="abs e">${barCode(random, 44, 7)}<br>TSE-Signatur ${random.code('##')}@${random.code('@#@@##@#@@#@##@@')} · Transaktion ${random.code('2####')} · Start ${date(day)} ${time}<br>Seriennr. Kasse ${random.code('@@-####-##')} · ${index === 0 ? `St.-Nr. ${own.taxNumber}` : `USt-IdNr. ${own.vatId} · HRB ${random.code('####')} ${own.address.town}`}</div>`
    return {
      html: sheets(CSS, [html], { width: 148, height: 210 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        ...(index === 0 ? { buyerName: buyer.name } : { sellerVatId: own.vatId }),
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
