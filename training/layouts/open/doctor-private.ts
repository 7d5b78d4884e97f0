// A private doctor's bill by the scale of fees: no tax, patient and recipient differ, dates of treatments in a column, points and
// factors among the figures, the practice's name beside two doctors' names, and the bank of a clearing account.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10pt/1.4 'Open Sans'; color: #1d2b33 } .side { left: 152mm; top: 14mm; width: 48mm; font-size: 8pt; line-height: 1.5; border-left: 1pt solid #7fb3c8; padding-left: 4mm; height: 262mm }
  .side b { color: #2a7f9e } .practice { left: 25mm; top: 16mm; font: 300 20pt 'Open Sans'; color: #2a7f9e } .to { left: 25mm; top: 50mm }
  .main { left: 25mm; top: 92mm; width: 119mm } h1 { font: 600 12pt 'Open Sans'; margin: 0 0 3mm } table { width: 100%; font-size: 8.6pt } th { font-weight: 600; text-align: left; background: #e5f1f5 }
  td, th { padding: .8mm 1mm; vertical-align: top } .total td { border-top: 1pt solid #2a7f9e; font-weight: 700; font-size: 10pt; padding-top: 1.5mm }`

/** Number, text, price in cents at a factor of 1; prices of the scale of 1996. */
const FEES: readonly (readonly [code: string, text: string, cents: number])[] = [
  ['1', 'Beratung, auch telefonisch', 466],
  ['5', 'Symptombezogene Untersuchung', 466],
  ['7', 'Vollständige Untersuchung eines Organsystems', 933],
  ['250', 'Blutentnahme', 233],
  ['651', 'Elektrokardiogramm', 1475],
  ['410', 'Ultraschalluntersuchung eines Organs', 1166],
  ['420', 'Ultraschall, je weiteres Organ', 466],
  ['75', 'Ausführlicher Befundbericht', 758],
]
const { amount, date } = writingOf('DE')

export const doctorPrivate: Layout = {
  name: 'doctor-private',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, phone, fax, taxNumber } = names.company()
    const [patient, payer, home] = [names.person(), names.person(), names.address()]
    const recipient = index === 0 ? payer : patient
    const practice = ['Gemeinschaftspraxis am Weiher', 'Kardiologie Domhof'][index] ?? ''
    const [first, second] =
      [
        ['Dr. med. Almut Sieveking', 'Dr. med. Tarek Hosseini'],
        ['PD Dr. med. Cornelius Baumbach', ''],
      ][index] ?? []
    const day = dayIn(random, 2024, 2025)
    const fees = random.sample(FEES, index === 0 ? 7 : 4).map(([code, text, cents], at) => {
      const factor = random.pick([1.8, 2.3, 2.3, 3.5])
      return { code, text, factor, day: daysAfter(day, at * 3 - 40), cents: Math.round(cents * factor) }
    })
    const total = sum(fees.map(({ cents }) => cents))
    const number = index === 0 ? random.code(`1#####/${day.year % 100}`) : random.code('P-##.###')
    const due = daysAfter(day, 30)
    const addressee = `${herrn(recipient)}<br>${recipient.full}`
    const html = `<div class="abs practice">${practice}</div><div class="abs side"><b>${first}</b><br>${index === 0 ? 'Fachärztin für Innere Medizin' : 'Facharzt für Kardiologie'}<br>${second ? `<br><b>${second}</b><br>Facharzt für Allgemeinmedizin<br>` : ''}
      <br>${address.street}<br>${address.place}<br><br>Telefon ${phone}<br>Telefax ${fax}<br>${['www.praxis-am-weiher', 'kardiologie-domhof'][index]}.example<br><br><b>Sprechzeiten</b><br>Mo–Fr 8.00–12.00<br>Di, Do 15.00–18.00<br><br><b>Bankverbindung</b><br>${bank.name}<br>IBAN<br>${inFours(bank.iban ?? '')}<br><br>Steuer-Nr.<br>${taxNumber}</div>
      <div class="abs to">${addressee}<br>${home.street}<br>${home.place}</div>
      <div class="abs main"><h1>Privatliquidation</h1><p>Rechnung Nr. ${number} vom ${date(day)}<br>Patient: ${patient.full}, geb. ${date({ year: random.whole(1948, 2016), month: random.whole(1, 12), day: random.whole(1, 28) })}<br>Diagnose: Belastungsdyspnoe, V. a. arterielle Hypertonie</p>
      <p>Für meine ärztlichen Leistungen erlaube ich mir nach der GOÄ zu berechnen:</p>
      <table><tr><th>Datum</th><th>Ziffer</th><th>Leistung</th><th class="r">Faktor</th><th class="r">Betrag €</th></tr>${each(fees, (fee) => `<tr><td>${date(fee.day, 'short')}</td><td>${fee.code}</td><td>${fee.text}</td><td class="r">${fee.factor.toFixed(1).replace('.', ',')}</td><td class="r">${amount(fee.cents)}</td></tr>`)}
      <tr class="total"><td colspan="4">Gesamtbetrag</td><td class="r">${amount(total)}</td></tr></table>
      <p style="margin-top:6mm">Bitte überweisen Sie den Betrag unter Angabe der Rechnungsnummer bis zum ${date(due)}. Die Leistungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit.</p></div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Liquidation_${number.replace(/\W/g, '')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [practice, first ?? '', ...(second ? [second] : [])],
        buyerName: recipient.full,
        iban: bank.iban ?? '',
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
