// A young agency's design: the brand at the top is no firm, the firm stands in the smallest print at the foot only; labels are small
// capitals above their values, the amount to pay is the largest thing on the page and stands above the table.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.2pt/1.45 'Open Sans'; color: #1d1d2b; padding: 17mm 20mm } .brand { font: 800 20pt 'Open Sans'; letter-spacing: -1pt } .brand i { color: #ff5a4e; font-style: normal } .bar { left: 0; top: 0; width: 6mm; height: 296mm; background: #ff5a4e }
  .grid { display: grid; grid-template-columns: 1.4fr 1fr 1fr 1fr; column-gap: 6mm; margin: 14mm 0 9mm } .label { font-size: 6.6pt; letter-spacing: .9pt; text-transform: uppercase; color: #85859a } .big { font: 300 30pt/1.5 'Open Sans' }
  .hero { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: .5pt solid #ccc; padding-bottom: 5mm } table { width: 100%; margin-top: 7mm } td { padding: 2.6mm 0; border-bottom: .5pt solid #e4e4ea; vertical-align: top }
  td p { margin: .6mm 0 0; color: #66667a; font-size: 8pt } .sums { width: 72mm; margin-left: auto } .sums td { border: 0; padding: 1mm 0 } .foot { left: 20mm; right: 20mm; bottom: 9mm; font-size: 6.8pt; color: #77778a; columns: 3; column-gap: 9mm }`

const WORK: readonly (readonly [title: string, detail: string, hours: number])[] = [
  ['Konzept & UX', 'Workshop, Seitenstruktur, Wireframes für Start-, Leistungs- und Kontaktseite', 26],
  ['Screendesign', 'Zwei Entwürfe, zwei Korrekturschleifen, mobile Ansichten', 32],
  ['Umsetzung Website', 'Templates, Redaktionssystem, Cookie-Hinweis, Formulare', 48],
  ['Texte & SEO-Basics', 'Seitentitel, Beschreibungen, Weiterleitungen der alten Adressen', 14],
  ['Wartung & Hosting', 'Updates, Backups, Zertifikat – Quartal', 6],
  ['Fotoproduktion', 'Halber Tag vor Ort, Auswahl und Retusche von 25 Motiven', 9],
]
const AGENCIES = [
  ['klar', 'kante', 'Klarkante Digital UG (haftungsbeschränkt)', 'klarkante.studio'],
  ['nord', 'pixelei', 'Mehrwald & Yilmazer Medien GbR', 'nordpixelei.de'],
] as const

const { amount, date, number: figures } = writingOf('DE')

export const webAgency: Layout = {
  name: 'web-agency',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, taxNumber, register, manager } = names.company()
    const [client, contact] = [names.company(), names.person()]
    const [brand, rest, firm, web] = AGENCIES[index === 0 ? 0 : 1]
    const day = dayIn(random, 2024, 2026)
    const [due, number] = [
      daysAfter(day, 14),
      index === 0 ? `KK${String(day.year).slice(2)}-${random.code('0##')}` : random.code('10##'),
    ]
    const rate = index === 0 ? 9500 : 8200
    const rows = random.sample(WORK, index === 0 ? 4 : 2).map(([title, detail, most]) => {
      const hours = random.whole(2, most * 2) / 2
      return { title, detail, hours, total: hours * rate }
    })
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 19)
    const cell = (label: string, value: string) => `<div><div class="label">${label}</div>${value}</div>`
    const html = `<div class="abs bar"></div><div class="brand">${brand}<i>${rest}</i></div>
      <div class="grid">${cell('Rechnung an', `${client.name}<br>z. Hd. ${contact.full}<br>${client.address.lines.join('<br>')}`)}${cell('Rechnungsnummer', `${number}<br><br><div class="label">Projekt</div>Relaunch ${String(day.year)}`)}${cell('Rechnungsdatum', `${date(day)}<br><br><div class="label">Leistungszeitraum</div>${date(daysAfter(day, -48))}<br>bis ${date(daysAfter(day, -3))}`)}${cell('Fällig am', `${date(due)}<br><br><div class="label">Dein Kontakt</div>${names.person().first}`)}</div>
      <div class="hero"><div class="big">Rechnung</div><div class="r"><div class="label">Gesamtbetrag</div><div class="big">${amount(net + tax)} €</div></div></div>
      <table><tr class="label"><td>Leistung</td><td class="r">Stunden</td><td class="r">Satz</td><td class="r">Betrag</td></tr>
      ${each(rows, ({ title, detail, hours, total }) => `<tr><td style="width:100mm"><b>${title}</b><p>${detail}</p></td><td class="r">${figures(hours)}</td><td class="r">${amount(rate)} €</td><td class="r">${amount(total)} €</td></tr>`)}</table>
      <table class="sums"><tr><td>Netto</td><td class="r">${amount(net)} €</td></tr><tr><td>USt. 19 %</td><td class="r">${amount(tax)} €</td></tr></table>
      <p style="margin-top:9mm">Danke für die schöne Zusammenarbeit! Überweise uns den Betrag bitte unter Angabe der Rechnungsnummer.</p>
      <div class="abs foot">${firm}<br>${address.street}, ${address.place}<br>${web} · hallo@${web}<br>${index === 0 ? `${register}<br>Geschäftsführung: ${manager.full}` : 'Gesellschafter: Jule Mehrwald, Deniz Yilmazer'}<br>Steuernummer ${taxNumber}<br>USt-ID ${vatId}<br>${bank.name}<br>${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `${brand}${rest}_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: client.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
