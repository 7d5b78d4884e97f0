// An energy supplier cancels its bill of a year and says so with negative sums: old and new meter reading side by side, the bill that is taken
// back with number and day, what the customer gets back and on what account, the supplier's own account only in the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.42 'Open Sans','Liberation Sans';font-size:8.6pt}.wave{left:0;top:0;width:210mm;height:9mm;background:linear-gradient(90deg,#004b87,#00a19a)}.lg{left:22mm;top:14mm;font:700 16pt 'Lato','Liberation Sans';color:#004b87}.to{left:22mm;top:46mm;font-size:9.6pt}.to small{display:block;font-size:6.2pt;margin-bottom:3mm;color:#555}.sd{left:137mm;top:38mm;width:58mm;background:#eef5f8;padding:3mm;font-size:7.8pt;line-height:1.55}.sd b{display:block}.main{left:22mm;right:15mm;top:94mm}h1{font-size:12pt;color:#004b87;margin:0 0 3mm}.g{width:100%;margin:2mm 0 3mm}.g th{text-align:left;color:#004b87;border-bottom:.8pt solid #004b87;padding:.8mm 1mm;font-size:7.6pt}.g td{padding:.8mm 1mm;border-bottom:.3pt solid #ccc}.g .t td{font-weight:700;border-bottom:1pt solid #004b87}.ft{left:22mm;right:15mm;bottom:6mm;font-size:6.2pt;color:#555;display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;line-height:1.4}`

const FIRMS = [
  ['Stadtwerke Kaltenhorst', 'Stadtwerke Kaltenhorst GmbH'],
  ['Elbtalgas', 'Elbtalgas Vertriebsgesellschaft mbH'],
  ['Kirnstrom', 'Kirnstrom Energie AG'],
] as const
const TITLES = ['Stornierung Ihrer Jahresrechnung', 'Rechnungskorrektur', 'Korrekturrechnung Gas'] as const
const { amount, date } = writingOf('DE')
const minus = (cents: number, index: number) => (index === 1 ? `${amount(cents)}-` : `-${amount(cents)}`)

function takenBack(random: Random) {
  const [old, wrong, right] = [random.whole(11_000, 30_000), random.whole(5_200, 8_900), random.whole(2_100, 4_600)]
  const factor = 10.4
  const tooMuch = Math.round((wrong - right) * factor)
  const rows = [
    { text: 'Arbeitspreis', base: `${tooMuch} kWh`, price: '7,92 ct/kWh', cents: Math.round(tooMuch * 7.92) },
    { text: 'CO₂-Preis nach BEHG', base: `${tooMuch} kWh`, price: '0,98 ct/kWh', cents: Math.round(tooMuch * 0.98) },
    { text: 'Erdgassteuer', base: `${tooMuch} kWh`, price: '0,55 ct/kWh', cents: Math.round(tooMuch * 0.55) },
  ]
  return { old, wrong: old + wrong, right: old + right, rows, net: sum(rows.map(({ cents }) => cents)) }
}

export const layout: Layout = {
  name: 'gas-korrektur',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note', 'invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [brand, firm] = FIRMS[index] ?? FIRMS[0]
    const [own, client, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
    const [number, taken] = [random.code('7001######'), random.code('7000######')]
    const billed = daysAfter(day, -random.whole(18, 45))
    const { old, wrong, right, rows, net } = takenBack(random)
    const tax = percent(net, 19)
    const side = [
      ['Vertragskonto', random.code('2000#####')],
      ['Rechnungsnummer', number],
      ['Rechnungsdatum', date(day)],
      ['Zählernummer', random.code('7GMT00########')],
      ['Verbrauchsstelle', client.address.street],
    ]
    const both = (cents: number) => [fixed(-cents), fixed(cents)]
    const html = `<div class="abs wave"></div><div class="abs lg">${brand}</div><div class="abs to"><small>${firm}, ${own.address.street}, ${own.address.place}</small>${client.name}<br>${client.address.street}<br>${client.address.place}</div><div class="abs sd">${each(side, ([label, text]) => `${label}<b>${text}</b>`)}</div>
<div class="abs main"><h1>${TITLES[index] ?? TITLES[0]}</h1><p>Guten Tag,</p><p>bei der Ablesung wurde ein Zählerstand übermittelt, der nicht zu Ihrem Zähler gehört. Die Rechnung ${taken} vom ${date(billed)} berichtigen wir deshalb wie folgt:</p><table class="g"><tr><th>Zählerstand</th><th class="r">alt</th><th class="r">neu bisher</th><th class="r">neu berichtigt</th><th class="r">Differenz m³</th></tr><tr><td>Gas, Zustandszahl × Brennwert 10,4</td><td class="r">${old}</td><td class="r">${wrong}</td><td class="r">${right}</td><td class="r">${right - wrong}</td></tr></table>
<table class="g"><tr><th>Berichtigung</th><th class="r">Menge</th><th class="r">Preis</th><th class="r">Betrag EUR</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">-${row.base}</td><td class="r">${row.price}</td><td class="r">${minus(row.cents, index)}</td></tr>`)}<tr><td colspan="3">Summe netto</td><td class="r">${minus(net, index)}</td></tr><tr><td colspan="3">Umsatzsteuer 19 %</td><td class="r">${minus(tax, index)}</td></tr><tr class="t"><td colspan="3">${index === 2 ? 'Korrekturbetrag brutto' : 'Summe brutto'}</td><td class="r">${minus(net + tax, index)}</td></tr></table>
<p>${index === 0 ? `Den Betrag von ${amount(net + tax)} EUR überweisen wir in den nächsten Tagen auf Ihr Konto ${random.code('DE** **** **** **** **## ##')}.` : index === 1 ? 'Das Guthaben verrechnen wir mit den nächsten Abschlägen, die wir Ihnen gesondert mitteilen.' : 'Bitte teilen Sie uns eine Bankverbindung mit, auf die wir das Guthaben auszahlen dürfen.'} Sind Sie zum Vorsteuerabzug berechtigt, berichtigen Sie bitte Ihre Vorsteuer entsprechend.</p><p>Alle übrigen Positionen der Rechnung ${taken} bleiben unverändert. Bitte entschuldigen Sie die Umstände.</p><p>Freundliche Grüße<br>Ihr Kundenservice</p><p style="font-size:7.4pt;margin-top:3mm">Beanstandungen richten Sie bitte an unseren Verbraucherservice. Zur Beilegung von Streitigkeiten kann die Schlichtungsstelle Energie angerufen werden.</p></div>
<div class="abs ft"><span>${firm}<br>${own.address.street}<br>${own.address.place}</span><span>Telefon ${own.phone}<br>Mo–Fr 7–18 Uhr<br>${own.register}</span><span>Geschäftsführung:<br>${own.manager.full}<br>USt-IdNr. ${own.vatId}</span><span>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [firm, brand],
        buyerName: client.name,
        sellerVatId: own.vatId.replace(/\s/g, ''),
        iban: own.bank.iban ?? '',
        netTotal: both(net),
        taxTotal: both(tax),
        grossTotal: both(net + tax),
        currency: 'EUR',
      },
    }
  },
}
