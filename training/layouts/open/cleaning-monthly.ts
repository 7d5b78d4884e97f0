// A cleaning firm's monthly bill made in a spreadsheet: all cells have borders, labels stand left of values in cells of the same
// row, the period is a span of two days, and the second paper is to another cleaner, who owes the tax himself (§ 13b).
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, lastDay, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10pt/1.25 Carlito; padding: 13mm 16mm } .firm { font-size: 18pt; font-weight: 700 } table { width: 100% } td { border: .5pt solid #b9b9b9; padding: .8mm 1.4mm; height: 6.1mm }
  .to td { border: 0; height: auto; padding: 0 1.4mm } .gray td, td.gray { background: #d9e2f3; font-weight: 700 } .none { border-color: transparent } .sub { font-size: 9pt; color: #333 } .gap { height: 7mm }
  .total td { background: #ffe699; font-weight: 700; border-top: 1.2pt solid #000 } .small { font-size: 8.6pt }`

const ROOMS: readonly (readonly [name: string, rhythm: string, low: number, high: number])[] = [
  ['Unterhaltsreinigung Büro EG und 1. OG', '5 x wöchentl.', 62000, 118000],
  ['Unterhaltsreinigung Sanitär', '5 x wöchentl.', 19000, 34000],
  ['Treppenhaus und Eingang', '2 x wöchentl.', 9800, 18500],
  ['Glasreinigung innen und außen', '1 x monatl.', 14500, 26000],
  ['Teppich-Shampoonierung Besprechung', 'einmalig', 11200, 19900],
  ['Verbrauchsmaterial (Seife, Papier)', 'nach Bedarf', 3900, 8800],
  ['Müllplatz und Außenanlage', '1 x wöchentl.', 7400, 12500],
]
const FIRMS = [
  ['Glanzpunkt Gebäudeservice', 'Inh. Milica Radovanac', 'glanzpunkt-service.info'],
  ['ProRein Objektpflege UG (haftungsbeschränkt)', 'Geschäftsführer: Ferit Aslanbek', 'prorein-objekt.de'],
] as const

const { amount, date, month } = writingOf('DE')

export const cleaningMonthly: Layout = {
  name: 'cleaning-monthly',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, taxNumber, mobile } = names.company()
    const [firm, owner, web] = FIRMS[index === 0 ? 0 : 1]
    const [client, site] = [names.company(), names.address()]
    const day = lastDay(dayIn(random, 2024, 2026))
    const due = daysAfter(day, 14)
    const number =
      index === 0
        ? `GP-${String(day.year).slice(2)}-${random.code('0##')}`
        : `${day.year}-${String(day.month).padStart(2, '0')}-${random.code('##')}`
    const rows = random.sample(ROOMS, index === 0 ? 5 : 3).map(([name, rhythm, low, high]) => ({
      name,
      rhythm,
      cents: random.whole(low / 100, high / 100) * 100 + random.pick([0, 50]),
    }))
    const net = sum(rows.map(({ cents }) => cents))
    const rate = index === 0 ? 19 : 0
    const tax = percent(net, rate)
    const note =
      index === 0
        ? ''
        : '<p>Steuerschuldnerschaft des Leistungsempfängers gemäß § 13b Abs. 2 Nr. 8 UStG. Bescheinigung USt 1 TG liegt vor.</p>'
    const html = `<div class="firm">${firm}</div><div class="sub">${owner} · ${address.street}, ${address.place} · ${mobile} · office@${web}</div><div class="gap"></div>
      <table class="to"><tr><td style="width:95mm">${client.name}</td><td></td></tr>${each(['Rechnungseingang', ...client.address.lines], (line) => `<tr><td>${line}</td><td></td></tr>`)}</table><div class="gap"></div>
      <table><tr class="gray"><td colspan="4" style="font-size:13pt">RECHNUNG ${month(day)}</td></tr>
      <tr><td class="gray">Rechnungsnr.</td><td>${number}</td><td class="gray">Datum</td><td>${date(day)}</td></tr>
      <tr><td class="gray">Objekt</td><td>${site.street}, ${site.town}</td><td class="gray">Leistungszeitraum</td><td>${date({ ...day, day: 1 })} - ${date(day)}</td></tr>
      <tr><td class="gray">Kd.-Nr.</td><td>${random.code('K0##')}</td><td class="gray">${index === 0 ? 'Vertrag vom' : 'Ihre USt-ID'}</td><td>${index === 0 ? date(daysAfter(day, -410)) : client.vatId}</td></tr></table><div class="gap"></div>
      <table><tr class="gray"><td>Nr.</td><td>Leistung</td><td>Turnus</td><td class="r">Betrag netto</td></tr>
      ${each(rows, ({ name, rhythm, cents }, at) => `<tr><td>${at + 1}</td><td>${name}</td><td>${rhythm}</td><td class="r">${amount(cents)} €</td></tr>`)}
      <tr><td></td><td></td><td></td><td></td></tr><tr><td class="none" colspan="2"></td><td>Zwischensumme</td><td class="r">${amount(net)} €</td></tr>
      <tr><td class="none" colspan="2"></td><td>MwSt. ${rate} %</td><td class="r">${amount(tax)} €</td></tr><tr class="total"><td colspan="3">Rechnungsbetrag</td><td class="r">${amount(net + tax)} €</td></tr></table>
      <div class="gap"></div>${note}<p>Bitte überweisen Sie den Betrag bis zum <b>${date(due)}</b> auf das unten genannte Konto.</p><p>Mit freundlichen Grüßen<br>${owner.replace(/^.*?[.:] /, '')}</p><div class="gap"></div>
      <table class="small"><tr><td>Bank: ${bank.name}</td><td>IBAN: ${inFours(bank.iban ?? '')}</td><td>BIC: ${bank.bic}</td></tr><tr><td>Finanzamt ${address.town}</td><td>St.-Nr.: ${taxNumber}</td><td>USt-ID: ${vatId}</td></tr></table>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Rechnung ${month(day)}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: index === 0 ? [firm, `${firm} ${owner}`, 'Milica Radovanac'] : firm,
        buyerName: client.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
