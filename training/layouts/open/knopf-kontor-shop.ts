// A web shop's bill for buttons, wool and pattern books as a shop plug-in prints it: prices with tax in them, two rates, a voucher or not,
// shipping as a row of the sums, "enthaltene MwSt." beneath the total, bill and delivery addresses side by side that differ, order number
// and order day before the bill's own, and the way of payment instead of a term.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.45 'Open Sans';color:#000;padding:14mm 18mm 0}.head{display:flex;justify-content:space-between}.head b.l{font:600 22pt/1.1 'EB Garamond'}.shop{width:62mm;font-size:8.4pt}h1{font:700 13pt 'Open Sans';text-transform:uppercase;margin:13mm 0 5mm}.who{display:grid;grid-template-columns:1fr .85fr auto;gap:5mm;min-height:32mm}.who h3{font-size:9pt;margin:0}.who td{white-space:nowrap;padding:0 3mm .3mm 0;vertical-align:top}
.g{width:100%;margin-top:7mm}.g th{background:#000;color:#fff;text-align:left;padding:1.2mm 2mm;font-weight:700}.g td{padding:1.6mm 2mm;border-bottom:.5pt solid #ccc;vertical-align:top}.g small{display:block;font-size:7.4pt;color:#444}.s{width:86mm;margin:0 0 0 auto}.s td{padding:1.2mm 2mm;border-bottom:.5pt solid #ccc}.s .t td{border-top:1.4pt solid #000;border-bottom:1.4pt solid #000;font-weight:700}.note{margin-top:5mm}.foot{left:18mm;right:18mm;bottom:9mm;border-top:.5pt solid #ccc;padding-top:2mm;text-align:center;font-size:7.2pt;line-height:1.5}`

const WARES: readonly (readonly [
  name: string,
  more: string,
  sku: string,
  price: number,
  rate: number,
  most: number,
])[] = [
  ['Hornknopf Kuhhorn 4-Loch, 23 mm', 'Farbe: dunkelbraun', 'KN-4023-db', 145, 19, 12],
  ['Perlmuttknopf 11 mm', 'Farbe: natur', 'KN-1011-n', 95, 19, 20],
  ['Sockenwolle „Deichschaf“ 100 g', 'Farbe: Nordsee meliert', 'WO-0188', 1290, 19, 4],
  ['Schnittmusterbuch Kinderjacken', 'Gr. 86 bis 128, 96 Seiten', 'BU-778', 2490, 7, 1],
  ['Reißverschluss teilbar 60 cm', 'Farbe: petrol', 'RV-60-17', 620, 19, 3],
  ['Heft „Stricken im Norden“ Nr. 14', '', 'BU-914', 790, 7, 2],
  ['Nähmaschinennadeln Jersey 80/12', '5er-Pack', 'NA-J80', 545, 19, 2],
]
const LOGOS = ['Knopf & Kontor', 'Wollhafen', 'Knopf & Kontor'] as const
const { amount, date } = writingOf('DE')
const when = (is: boolean, html: string) => (is ? html : '')
const shippingOf = (goods: number, index: number) => (goods > 6_000 ? 0 : ([495, 495, 290][index] ?? 0))

export const layout: Layout = {
  name: 'knopf-kontor-shop',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, buyer, other] = [companyIn(names, 'Kurzwaren'), names.person(), names.person()]
    const [home, away, logo] = [names.address(), names.address(), LOGOS[index] ?? '']
    const ordered = dayIn(random, 2024, 2026)
    const day = daysAfter(ordered, [1, 1, 3][index] ?? 1)
    const [number, order] = [
      index === 1 ? random.code('WH1####') : random.code(`${day.year}-#####`),
      random.code('2####'),
    ]
    const rows = random.sample(WARES, [3, 6, 2][index] ?? 3).map(([name, more, sku, price, rate, most]) => {
      const quantity = random.whole(1, most)
      return { name, more, sku, rate, quantity, price, total: quantity * price }
    })
    const goods = sum(rows.map(({ total }) => total))
    const voucher = index === 1 ? 500 : 0
    const shipping = shippingOf(goods, index)
    const gross = goods - voucher + shipping
    const low = sum(rows.map(({ rate, total }) => (rate === 7 ? total : 0)))
    const parts = [{ rate: 19, tax: taxWithin(gross - low, 19) }, ...(low ? [{ rate: 7, tax: taxWithin(low, 7) }] : [])]
    const tax = sum(parts.map((one) => one.tax))
    const sepa = `Bitte überweisen Sie ${amount(gross)} € an ${firm.name}, ${firm.bank.name}, IBAN ${inFours(firm.bank.iban ?? '')}, BIC ${firm.bank.bic}. Verwendungszweck: Bestellung ${order}. Die Ware geht nach Zahlungseingang auf die Reise.`
    const end = (text: string, value: string, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${value}</td></tr>`
    const at = `${buyer.full}<br>${home.street}<br>${home.place}`
    const html = `<div class="head"><b class="l">${logo}</b><div class="shop"><b>${firm.name}</b><br>${firm.address.street}<br>${firm.address.place}<br>USt-IdNr.: ${firm.vatId}</div></div><h1>Rechnung</h1>
<div class="who"><div>${when(index === 1, '<h3>Rechnungsadresse:</h3>')}${at}<br>${names.phone()}</div><div>${when(index === 1, `<h3>Lieferadresse:</h3>${other.full}<br>${away.street}<br>${away.place}`)}</div><table><tr><td>Rechnungsnummer:</td><td>${number}</td></tr><tr><td>Rechnungsdatum:</td><td>${date(day, 'long')}</td></tr><tr><td>Bestellnummer:</td><td>${order}</td></tr><tr><td>Bestelldatum:</td><td>${date(ordered, 'long')}</td></tr><tr><td>Zahlungsart:</td><td>${['Kreditkarte', 'Vorkasse per Überweisung', 'Lastschrift'][index]}</td></tr></table></div>
<table class="g"><tr><th>Produkt</th><th>Anzahl</th><th>MwSt.</th><th class="r">Einzelpreis</th><th class="r">Preis</th></tr>${each(rows, (one) => `<tr><td>${one.name}<small>${when(one.more !== '', `${one.more}<br>`)}Artikelnummer: ${one.sku}</small></td><td>${one.quantity}</td><td>${one.rate} %</td><td class="r">${amount(one.price)} €</td><td class="r">${amount(one.total)} €</td></tr>`)}</table>
<table class="s">${end('Zwischensumme', `${amount(goods)} €`)}${when(voucher > 0, end('Gutschein: STRICKHERBST', `-${amount(voucher)} €`))}${end('Versand', shipping ? `${amount(shipping)} € <small>via Paketversand DE</small>` : 'Kostenloser Versand')}${end('Gesamt', `${amount(gross)} €`, 't')}${each(parts, (one) => end(`enthaltene MwSt. ${one.rate} %`, `${amount(one.tax)} €`))}${when(parts.length > 1, end('MwSt. gesamt', `${amount(tax)} €`))}${end('Gesamt ohne MwSt.', `${amount(gross - tax)} €`)}</table>
<div class="note"><p>${index === 1 ? sepa : 'Der Betrag ist bereits beglichen. Vielen Dank für Ihre Bestellung!'}</p><p>Das Leistungsdatum entspricht dem ${['Rechnungsdatum', 'Versanddatum', 'Versanddatum'][index]}. Rücksendungen bitte innerhalb von 14 Tagen und nur mit beiliegendem Rücksendeschein; zugeschnittene Meterware ist vom Umtausch ausgeschlossen.</p></div>
<div class="abs foot">${firm.name} · vertreten durch ${firm.manager.full} · ${firm.register} · Steuernummer ${firm.taxNumber}<br>${firm.phone} · ${firm.email} · ${firm.website}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `rechnung-${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [firm.name, logo],
        buyerName: buyer.full,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        ...(index === 1 ? { iban: firm.bank.iban ?? '' } : {}),
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
