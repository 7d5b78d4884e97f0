// A year's bill for electricity of two pages: on the first a letter with the sum, what was paid and what is left; contract, meter,
// customer and market location have numbers, too; next year's instalments with their dates; the sums by tax on the second page.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, fixed, herrn, inFours, iso, lastDay, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const css = `.sheet { font: 300 10pt/1.5 Lato; color: #222; padding: 16mm 20mm } .brand { font: 900 19pt Lato; color: #00843d } .brand i { color: #ffb81c } .row { display: flex; justify-content: space-between; margin-top: 14mm } .box { background: #e9f5ee; border-radius: 3mm; padding: 4mm 5mm; width: 74mm; font-size: 8.6pt } .box b { display: block }
  h1 { font: 700 15pt Lato; color: #00843d; margin: 10mm 0 4mm } .big { width: 100%; margin: 4mm 0 } .big td { padding: 1.4mm 3mm; border-bottom: .5pt solid #bcd } .big .end td { background: #00843d; color: #fff; font-weight: 700; font-size: 12pt } .detail { width: 100%; font-size: 8.4pt } .detail th { text-align: right; font-weight: 700; border-bottom: 1pt solid #00843d } .detail td { text-align: right; padding: 1mm } .detail td:first-child, .detail th:first-child { text-align: left }
  .foot { left: 20mm; right: 20mm; bottom: 8mm; font-size: 6.8pt; color: #555; line-height: 1.4; column-count: 3 }`

const { amount, date } = writingOf('DE')

const askedFor = (left: number, due: string) =>
  left > 0
    ? `Bitte überweisen Sie die Nachzahlung bis zum ${due}.`
    : 'Das Guthaben überweisen wir in den nächsten Tagen auf das Konto, das uns vorliegt.'

export const energyYear: Layout = {
  name: 'energy-year',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, register, phone } = names.company()
    const [person, home, buyer] = [names.person(), names.address(), names.company()]
    const firm = ['Stadtwerke Lauterbrück GmbH', 'grünstrom Süd Energie AG'][index] ?? ''
    const brand = ['stadtwerke<i>·</i>lb', 'grünstrom<i>süd</i>'][index]
    const day = dayIn(random, 2024, 2025)
    const to = lastDay(daysAfter(day, -40))
    const [from, due] = [daysAfter(to, -364), daysAfter(day, 17)]
    const [used, start] = [random.whole(1800, index === 0 ? 4200 : 24_000), random.whole(10_000, 70_000)]
    const [work, basis] = [Math.round(used * 29.4), 9_840]
    const net = work + basis
    const tax = percent(net, 19)
    const gross = net + tax
    const paid = Math.floor((gross * (index === 0 ? 0.86 : 1.09)) / 1100) * 1100
    const left = gross - paid
    const number = random.code(index === 0 ? '701 ### ### ###' : 'VR-#########')
    const name = index === 0 ? person.full : buyer.name
    const rate = Math.round(gross / 1100) * 100
    const html = `<div class="brand">${brand}</div><div class="row"><div>${index === 0 ? `${herrn(person)}<br>` : ''}${name}<br>${home.street}<br>${home.place}</div>
      <div class="box"><b>Rechnungsnummer</b>${number}<b>Kundennummer</b>${random.code('20######')}<b>Vertragskonto</b>${random.code('4000#######')}<b>Rechnungsdatum</b>${date(day)}<b>Servicetelefon</b>${phone}</div></div>
      <h1>Ihre Stromrechnung</h1><p>Guten Tag,<br>für die Zeit vom ${date(from)} bis ${date(to)} haben wir Ihren Verbrauch abgerechnet. Verbrauchsstelle: ${home.street}, ${home.place}.</p>
      <table class="big"><tr><td>Ihr Verbrauch</td><td class="r">${used.toLocaleString('de-DE')} kWh</td></tr><tr><td>Rechnungsbetrag (brutto)</td><td class="r">${amount(gross)} €</td></tr><tr><td>Ihre geleisteten Abschläge (brutto)</td><td class="r">– ${amount(paid)} €</td></tr><tr class="end"><td>${index === 0 ? 'Nachzahlung' : 'Ihr Guthaben'}</td><td class="r">${amount(Math.abs(left))} €</td></tr></table>
      <p>${askedFor(left, date(due))}</p><p>Ihr neuer Abschlag beträgt monatlich ${amount(rate)} €, erstmals fällig am ${date(daysAfter(due, 30))}. Die Einzelheiten finden Sie auf der Rückseite.</p>
      <div class="abs foot">${firm}<br>${address.street}, ${address.place}<br>${register}<br>USt-IdNr. ${vatId}<br>${bank.name}<br>IBAN ${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</div>`
    const second = `<div class="brand">${brand}</div><p class="r">Rechnung ${number} vom ${date(day)} · Seite 2 von 2</p><h1>Wie sich Ihr Betrag zusammensetzt</h1>
      <table class="detail"><tr><th>Zähler ${random.code('1EMH00########')}</th><th>Datum</th><th>Stand</th><th>Ablesung</th></tr><tr><td>Anfang</td><td>${date(from)}</td><td>${start}</td><td>Netzbetreiber</td></tr><tr><td>Ende</td><td>${date(to)}</td><td>${start + used}</td><td>Kunde</td></tr></table><br>
      <table class="detail"><tr><th>Tarif ${index === 0 ? 'LauterStrom fix' : 'Natur Gewerbe'}</th><th>Menge</th><th>Preis</th><th>Betrag €</th></tr><tr><td>Arbeitspreis</td><td>${used} kWh</td><td>29,40 ct/kWh</td><td>${amount(work)}</td></tr><tr><td>Grundpreis</td><td>365 Tage</td><td>98,40 €/Jahr</td><td>${amount(basis)}</td></tr><tr><td>Nettobetrag</td><td></td><td></td><td>${amount(net)}</td></tr><tr><td>Umsatzsteuer 19 %</td><td></td><td></td><td>${amount(tax)}</td></tr><tr><td><b>Rechnungsbetrag</b></td><td></td><td></td><td><b>${amount(gross)}</b></td></tr></table>
      <p style="margin-top:6mm">Im Arbeitspreis enthalten: Stromsteuer 2,05 ct/kWh, Konzessionsabgabe 1,59 ct/kWh, Netzentgelt 8,71 ct/kWh. Marktlokation ${random.code('5##########')}. Vergleichsverbrauch eines Haushalts mit drei Personen: 3.500 kWh. Kündigungsfrist ein Monat, nächster Termin ${date(daysAfter(to, 365))}.</p>`
    return {
      html: sheets(css, [html, second]),
      pages: 2,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(left > 0 ? { dueDate: iso(due) } : {}),
        sellerName: firm,
        buyerName: name,
        sellerVatId: vatId.replace(' ', ''),
        iban: bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: [fixed(gross), fixed(Math.abs(left))],
        currency: 'EUR',
      },
    }
  },
}
