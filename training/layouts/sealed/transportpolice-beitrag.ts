// An insurer's premium invoice to a firm: no VAT at all but insurance tax at several rates, a row a line of insurance, premium with and
// without a surcharge for instalments, a broker who is neither seller nor buyer, two tax numbers in the foot, and either a day on which
// the premium is owed or a direct debit with a mandate; policy numbers look more like an invoice number than the document's own.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  lastDay,
  namesIn,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 9.4pt/1.42 'Open Sans'; padding: 14mm 62mm 0 22mm } .side { right: 12mm; top: 14mm; width: 42mm; font-size: 7.6pt; line-height: 1.4; color: #333 } .side b { display: block; margin-top: 3mm; color: #0d5c63 } .mark { font: 300 17pt 'Open Sans'; color: #0d5c63; letter-spacing: .5pt } .to { margin-top: 22mm; min-height: 32mm } .to i { font: 6.4pt 'Open Sans'; color: #666; display: block; margin-bottom: 1.5mm }
  h1 { font-size: 12.5pt; font-weight: 600; margin: 5mm 0 1mm; color: #0d5c63 } .t { width: 172mm; font-size: 8.4pt; margin: 4mm 0 } .t th { text-align: left; background: #e3eff0; font-weight: 600; padding: 1.1mm 1.4mm } .t td { padding: 1.1mm 1.4mm; border-bottom: .4pt solid #a9c3c5; vertical-align: top } .t td:nth-child(2), .t td:nth-child(3) { white-space: nowrap } .t th.r { text-align: right } .t .b td { font-weight: 600; border-bottom: 1.4pt solid #0d5c63 }
  .wide { width: 172mm } .foot { left: 22mm; right: 16mm; bottom: 8mm; font-size: 6.6pt; line-height: 1.35; color: #555 }`
const { amount, date, number: figures } = writingOf('DE')

/** Line of insurance, what it covers, share of it that is taxed, least and highest premium of a year in euros. */
const COVERS = [
  'Verkehrshaftung|Frachtführer gem. HGB und CMR, 4 Fahrzeuge|19|1180|2460',
  'Warentransport|Generalpolice, Höchstversicherungssumme 250.000 €|19|860|1720',
  'Gebäude gewerblich|Lagerhalle und Büro, Neuwertversicherung|16.34|940|1890',
  'Feuer-Industrie|Betriebseinrichtung und Vorräte|13.2|610|1250',
  'Elektronik|Telematik und Bordgeräte, Pauschaldeklaration|19|240|520',
  'Rechtsschutz|Verkehrs- und Firmen-Rechtsschutz|19|310|690',
] as const

function premiumOf(random: Random, index: number, dates: readonly [string, string]) {
  const share = [1, 4, 2][index] ?? 1
  const rows = random.sample(COVERS, [3, 2, 4][index] ?? 3).map((text) => {
    const [name, what, rate = '', low, high] = text.split('|')
    const year = random.whole(Number(low) * 10, Number(high) * 10) * 10
    const plain = Math.round(year / share)
    const net = plain + (share > 1 ? percent(plain, share === 4 ? 5 : 3) : 0)
    const tax = percent(net, Number(rate))
    const policy = random.code('TK 40-######-#')
    const html = `<tr><td>${name}<br><span style="color:#666">${what}</span></td><td>${policy}</td><td>${dates.join(' –<br>')}</td><td class="r">${amount(net)}</td><td class="r">${figures(Number(rate))}</td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr>`
    return { html, net, tax }
  })
  const [net, tax] = [sum(rows.map((one) => one.net)), sum(rows.map((one) => one.tax))]
  const html = `<table class="t"><tr><th>Versicherung</th><th>Vertrag Nr.</th><th>Zeitraum</th><th class="r">Beitrag €</th><th class="r">VersSt %</th><th class="r">VersSt €</th><th class="r">zu zahlen €</th></tr>${each(rows, (one) => one.html)}<tr class="b"><td colspan="3">${index === 2 ? 'Rechnungsbetrag' : 'Gesamtbeitrag'}</td><td class="r">${amount(net)}</td><td></td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr></table>`
  const way = ['jährlich', 'vierteljährlich', 'halbjährlich'][index] ?? ''
  return {
    html,
    net,
    tax,
    way: share > 1 ? `${way}, Ratenzuschlag ${share === 4 ? 5 : 3} % ist im Beitrag enthalten` : way,
  }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const own = names.company()
  const [seller, mark] =
    index === 2
      ? ['Hanserund Versicherungsverein a. G.', 'hanserund']
      : ['Keilwerder Transportversicherungs-AG', 'KEILWERDER']
  const [buyer, broker, desk] = [companyIn(names, 'Spedition'), companyIn(names, 'Versicherungsmakler'), names.person()]
  const day = dayIn(random, 2024, 2026)
  const start = { ...daysAfter(day, 33), day: 1 }
  const end = lastDay(daysAfter(start, [345, 75, 165][index] ?? 345))
  const number = random.code(['B-#######/1', `${day.year}-0-4#####`, 'HR 18.###.###'][index] ?? '')
  const { html, net, tax, way } = premiumOf(random, index, [date(start), date(end)])
  const client = random.code('7######')
  const pay =
    index === 1
      ? `Wir buchen den Gesamtbeitrag von ${amount(net + tax)} € zum Fälligkeitstag ${date(start)} von dem uns bekannten Konto ab. Mandatsreferenz: ${random.code('M7#####-2')} · Gläubiger-ID: ${random.code('DE##ZZZ00000######')}. Sie müssen nichts weiter veranlassen.`
      : `Bitte überweisen Sie ${amount(net + tax)} € bis zum ${date(start)} unter Angabe von ${number}. Bitte beachten Sie, dass der Versicherungsschutz von der rechtzeitigen Zahlung abhängt (§§ 37, 38 VVG).`
  const side = `Ihr Vermittler|${broker.name}, ${broker.address.town}, Tel. ${broker.phone}~Es schreibt Ihnen|${desk.full}, Abt. Firmenkunden~Telefon|${own.phone}~E-Mail|${own.email}~Rechnungsnummer|${number}~Kundennummer|${client}~Datum|${date(day)}`
  const page = `<div class="abs side">${each(side.split('~'), (one) => `<b>${one.replace('|', '</b>')}<br>`)}</div><div class="mark">${mark}</div>
    <div class="to"><i>${seller}, Postfach ${random.code('1# ##')}, ${own.address.place}</i>${buyer.name}<br>${index === 1 ? 'Geschäftsleitung<br>' : ''}${buyer.address.lines.join('<br>')}</div>
    <h1>${['Beitragsrechnung', 'Folgebeitrag – Rechnung', 'Prämienrechnung'][index]} zu Ihren Versicherungen</h1><p>Sehr geehrte Damen und Herren,<br>für den genannten Zeitraum berechnen wir Ihnen den folgenden Beitrag. Zahlungsweise: ${way}.</p>${html}
    <div class="wide"><p>${pay}</p><p>Leistungen aus Versicherungsverhältnissen sind nach § 4 Nr. 10 UStG von der Umsatzsteuer befreit. Die ausgewiesene Versicherungsteuer führen wir ab; sie berechtigt nicht zum Vorsteuerabzug.${index === 0 ? ' Dieses Schreiben ersetzt unsere Rechnung nicht, falls der Vertrag zwischenzeitlich geändert wurde; Sie erhalten dann einen Nachtrag.' : ''}</p><p>Mit freundlichen Grüßen<br>${seller}</p></div>
    <div class="abs foot">${seller} · Sitz ${own.address.town} · ${own.address.street}, ${own.address.place} · ${own.register} · Vorstand: ${own.manager.full}, ${names.person().full} · Aufsichtsrat: ${names.person().full} (Vors.)<br>${own.bank.name} · IBAN ${inFours(own.bank.iban ?? '')} · BIC ${own.bank.bic} · USt-IdNr. ${own.vatId} · Versicherungsteuer-Nr. 807/V9080700${random.code('####')}</div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(start), currency: 'EUR' },
      ...{ sellerName: [seller, mark], buyerName: buyer.name, sellerVatId: own.vatId, iban: own.bank.iban ?? '' },
      ...totals(net, tax),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'transportpolice-beitrag', kind: 'invoice', language: 'de', types: ['invoice', 'insurance'] },
  ...{ count: 3, scans: [0, 1], make },
}
