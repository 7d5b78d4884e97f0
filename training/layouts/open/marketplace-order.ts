// A marketplace prints the invoice for one of its sellers: its own mark is the only name in large letters, the seller stands in a
// line "Verkauft von", three blocks of addresses and orders beside each other, prices with tax, and the net amount only in a table
// of rates whose columns are rate, price without tax, and tax.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.6pt/1.4 'Noto Sans'; color: #111; padding: 14mm 18mm } .top { display: flex; justify-content: space-between; align-items: flex-start } .mark { font: 700 19pt 'Noto Sans'; color: #3b2e7e } .mark sup { font-size: 9pt } .paid { border: 1.2pt solid #1a7f37; color: #1a7f37; padding: .6mm 3mm; font-weight: 700 }
  .sold { margin: 8mm 0 11mm; width: 92mm } .sum { position: absolute; right: 18mm; top: 36mm; width: 66mm } .sum td { padding: .5mm 0 } .blocks { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 7mm; border-top: .6pt solid #aaa; padding-top: 3mm; margin-bottom: 7mm } .blocks b { display: block; margin-bottom: 1mm }
  .items { width: 100% } .items th { text-align: left; border-bottom: .8pt solid #111; padding: 1mm; font-size: 7.6pt } .items td { padding: 1.6mm 1mm; border-bottom: .4pt solid #ddd; vertical-align: top } small { color: #555 } .rates { width: 92mm; margin: 5mm 0 0 auto } .rates td, .rates th { padding: .8mm 1mm; text-align: right; font-weight: 400 } .rates th { border-bottom: .6pt solid #111 } .pay { font-weight: 700; font-size: 11pt }
  .foot { left: 18mm; right: 18mm; bottom: 9mm; font-size: 6.8pt; color: #555; border-top: .5pt solid #aaa; padding-top: 1.5mm }`

const GOODS: readonly (readonly [name: string, low: number, high: number])[] = [
  ['Etikettendrucker Thermodirekt USB 203 dpi, weiß', 8900, 14900],
  ['Versandkartons 300 x 200 x 150 mm, braun, 25 Stück', 1799, 2599],
  ['Schreibtischlampe LED mit Klemmfuß, dimmbar, schwarz', 2999, 4999],
  ['USB-C Dockingstation 9-in-1, 100 W Power Delivery', 4599, 7999],
  ['Klebeband PP leise abrollend 50 mm x 66 m, 6 Rollen', 1290, 1890],
  ['Ersatzfilter für Luftreiniger, kompatibel, 2er-Pack', 1999, 3499],
]
const SELLERS = [
  ['Brivotech Handels GmbH', 'kaufinsel', 'Kaufinsel Marktplatz SE'],
  ['Nurhan Celikbas – LagerFuchs24', 'bunterhof', 'Bunterhof Online Plattform GmbH'],
] as const

const { amount, date } = writingOf('DE')

export const marketplaceOrder: Layout = {
  name: 'marketplace-order',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, vatId, register } = names.company()
    const [firm, mark, platform] = SELLERS[index === 0 ? 0 : 1]
    const [client, company, home, host] = [names.person(), names.company(), names.address(), names.company()]
    const [day, number, order] = [
      dayIn(random, 2024, 2026),
      random.code(index === 0 ? 'DE#####@@@#####' : 'INV-DE-########-2'),
      random.code('###-#######-#######'),
    ]
    const rows = random.sample(GOODS, [3, 1][index] ?? 1).map(([name, low, high]) => {
      const [quantity, gross] = [random.whole(1, 3), random.whole(low, high)]
      return { name, quantity, gross, net: gross - taxWithin(gross, 19), total: quantity * gross }
    })
    const shipping = [399, 0][index] ?? 0
    const gross = sum(rows.map(({ total }) => total)) + shipping
    const tax = taxWithin(gross, 19)
    const buyer = [company.name, client.full][index] ?? ''
    const billing = [
      `${company.name}<br>${client.full}<br>${company.address.lines.join('<br>')}<br>DE`,
      `${client.full}<br>${home.lines.join('<br>')}<br>DE`,
    ][index]
    const summary = [
      ['Rechnungsnr.', number],
      ['Rechnungsdatum', date(day, 'long')],
      ['Lieferdatum', date(daysAfter(day, 1), 'long')],
      ['Zahlbetrag', `${amount(gross)} €`],
    ]
    const html = `<div class="top"><span class="mark">${mark}<sup>®</sup></span><span class="r"><b style="font-size:13pt">Rechnung</b><br><span class="paid">Bezahlt</span></span></div>
      <table class="sum">${each(summary, ([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)}</table>
      <div class="sold">Zahlungsreferenznummer ${random.code('#@@##@#######@@#')}<br>Verkauft von <b>${firm}</b><br>USt-IDNr. ${vatId}<br><small>Für Fragen zu dieser Rechnung besuchen Sie bitte „Meine Bestellungen“.</small></div>
      <div class="blocks"><div><b>Rechnungsadresse</b>${billing}</div><div><b>Lieferadresse</b>${client.full}<br>${home.lines.join('<br>')}<br>DE</div><div><b>Verkäufer</b>${firm}<br>${address.lines.join('<br>')}<br>DE</div></div>
      <b>Bestellinformationen</b><br>Bestelldatum ${date(daysAfter(day, -2), 'long')} &nbsp;&nbsp; Bestellnr. ${order}<br><br>
      <table class="items"><tr><th>Beschreibung</th><th class="r">Menge</th><th class="r">Stückpreis<br>(ohne USt.)</th><th class="r">USt. %</th><th class="r">Stückpreis<br>(inkl. USt.)</th><th class="r">Zwischensumme<br>(inkl. USt.)</th></tr>
      ${each(rows, ({ name, quantity, gross: price, net, total }) => `<tr><td style="width:78mm">${name}<br><small>ASN: ${random.code('B0@#@@##@')}</small></td><td class="r">${quantity}</td><td class="r">${amount(net)} €</td><td class="r">19%</td><td class="r">${amount(price)} €</td><td class="r">${amount(total)} €</td></tr>`)}
      <tr><td>Versandkosten</td><td></td><td class="r">${amount(shipping - taxWithin(shipping, 19))} €</td><td class="r">19%</td><td class="r">${amount(shipping)} €</td><td class="r">${amount(shipping)} €</td></tr></table>
      <table class="rates"><tr class="pay"><td colspan="2">Rechnungsgesamtbetrag</td><td>${amount(gross)} €</td></tr><tr><th>USt. %</th><th>Zwischensumme (ohne USt.)</th><th>USt.</th></tr><tr><td>19%</td><td>${amount(gross - tax)} €</td><td>${amount(tax)} €</td></tr><tr><td>Gesamt</td><td>${amount(gross - tax)} €</td><td>${amount(tax)} €</td></tr></table>
      <div class="abs foot">${firm}, ${address.lines.join(', ')} · ${[register, `Steuernummer ${random.code('##/###/#####')}`][index]}<br>Diese Rechnung wurde im Namen und für Rechnung des Verkäufers von ${platform}, ${host.address.lines.join(', ')}, erstellt (USt-IdNr. ${host.vatId}). &nbsp; Seite 1 von 1</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: 'invoice.pdf',
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [firm, ...(index === 1 ? ['LagerFuchs24', 'Nurhan Celikbas'] : [])],
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
