// A correction out of a large firm's accounting program: negative sums with the minus behind the figures, the number and date of the
// invoice that is corrected beside its own, labels over values in frames, and the seller in a small line above the address only.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9pt/1.3 'Liberation Sans'; } .dot { left: 170mm; top: 13mm; width: 20mm; height: 20mm; border-radius: 50%; border: 4mm solid #00558c; border-right-color: #b5d334 }
  .sender { left: 25mm; top: 46mm; font-size: 6.8pt; border-bottom: .4pt solid #000 } .to { left: 25mm; top: 52mm } .title { left: 110mm; top: 46mm; font: 700 14pt 'Liberation Sans' }
  .frames { left: 110mm; top: 55mm; width: 82mm; display: grid; grid-template-columns: 1fr 1fr } .frames div { border: .4pt solid #777; padding: 1mm 1.5mm; margin: -.2pt } .frames small { display: block; font-size: 6.5pt; color: #444 }
  .main { left: 25mm; top: 104mm; width: 167mm } table { width: 100% } th { text-align: left; background: #00558c; color: #fff; font-weight: 400; padding: 1mm } td { padding: 1mm; border-bottom: .3pt solid #ccc; vertical-align: top }
  .sums { margin: 5mm 0 0 88mm; width: 79mm } .sums td { border: 0 } .sums .end td { background: #e8eef2; font-weight: 700 } .foot { left: 25mm; right: 18mm; bottom: 8mm; font-size: 6.6pt; color: #333; columns: 4 }`

const WARES: readonly Ware[] = [
  ['Hydraulikzylinder HZ 50/30-200', 'ST', 18_400, 42_900, 4],
  ['Zahnradpumpe Gr. 2, 16 ccm', 'ST', 12_900, 28_800, 3],
  ['Schlauchleitung 2SN DN12 L=1350', 'ST', 2_890, 5_490, 12],
  ['Rücklauffilterelement 10 µm', 'ST', 1_950, 4_400, 20],
]
const REASONS = ['Retoure lt. Rücklieferschein', 'Preisdifferenz lt. Rahmenvertrag']
const { amount, date } = writingOf('DE')
const minus = (cents: number) => `${amount(cents)}-`

export const correctionErp: Layout = {
  name: 'correction-erp',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, phone, fax, register, manager } = names.company()
    const buyer = names.company()
    const firm = ['Overkamp Fluidtechnik SE & Co. KG', 'Hydrotec Vertriebsgesellschaft mbH'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const number = random.code(index === 0 ? '90#######' : `GS${day.year % 100}-####`)
    const positions = positionsOf(random, WARES, index === 0 ? 3 : 1)
    const net = sum(positions.map(({ total }) => total))
    const tax = percent(net, 19)
    const frames = [
      [index === 0 ? 'Beleg-Nr.' : 'Gutschrift-Nr.', number],
      ['Belegdatum', date(day)],
      ['Bezug auf Rechnung', random.code('80#######')],
      ['Rechnungsdatum', date(daysAfter(day, -24))],
      ['Ihre Kundennummer', random.code('10####')],
      ['Ihre USt-IdNr.', buyer.vatId],
      ['Ihre Bestellung', random.code('45########')],
      ['Sachbearbeitung', `${names.person().last} / -${random.code('###')}`],
    ]
    const html = `<div class="abs dot"></div><div class="abs sender">${firm} · ${address.street} · ${address.place}</div>
      <div class="abs to">${buyer.name}<br>Kreditorenbuchhaltung<br>Postfach ${random.code('## ##')}<br>${buyer.address.place}</div><div class="abs title">${index === 0 ? 'Rechnungskorrektur' : 'Gutschrift'}</div>
      <div class="abs frames">${each(frames, ([label, value]) => `<div><small>${label}</small>${value}</div>`)}</div>
      <div class="abs main"><p>Grund: ${REASONS[index]} ${random.code('######')} vom ${date(daysAfter(day, -9))}</p><table><tr><th>Pos.</th><th>Material / Bezeichnung</th><th class="r">Menge</th><th class="r">Preis/EH</th><th class="r">Wert EUR</th></tr>
      ${each(positions, ({ number: at, name, unit, quantity, price, total }) => `<tr><td>${at}0</td><td>${random.code('R9#######')}<br>${name}</td><td class="r">${quantity} ${unit}</td><td class="r">${amount(price)}</td><td class="r">${minus(total)}</td></tr>`)}</table>
      <table class="sums"><tr><td>Nettowert</td><td class="r">${minus(net)}</td></tr><tr><td>Umsatzsteuer 19,00 %</td><td class="r">${minus(tax)}</td></tr><tr class="end"><td>${index === 0 ? 'Endbetrag' : 'Gutschriftsbetrag'} EUR</td><td class="r">${minus(net + tax)}</td></tr></table>
      <p style="margin-top:8mm">Den Betrag verrechnen wir mit der nächsten Zahlung. Dieser Beleg wurde maschinell erstellt und ist ohne Unterschrift gültig.</p></div>
      <div class="abs foot">Tel. ${phone}<br>Fax ${fax}<br>${address.place}<br>${bank.name}<br>${bank.iban}<br>${bank.bic}<br>${register}<br>Sitz: ${address.town}<br>USt-IdNr. ${vatId}<br>Vorstand: ${manager.full}</div>`
    const both = (cents: number) => [fixed(-cents), fixed(cents)]
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(' ', ''),
        iban: bank.iban ?? '',
        netTotal: both(net),
        taxTotal: both(tax),
        grossTotal: both(net + tax),
        currency: 'EUR',
      },
    }
  },
}
