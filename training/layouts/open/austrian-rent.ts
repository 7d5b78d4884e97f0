// An Austrian property manager's monthly rent invoice: it writes in the name of the owner, both have a UID or none, rent and costs bear
// 10 %, garage and heating 20 %, columns of net, tax and gross end in a row of sums, and the due day is in a sentence.
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10.5pt/1.35 'EB Garamond'; font-variant-numeric: lining-nums; padding: 16mm 22mm 0 25mm } .head { border-left: 3mm solid #7a5c3e; padding-left: 5mm; font: 600 15pt/1.2 'EB Garamond' } .head small { font: 9.5pt 'EB Garamond'; display: block } .to { margin-top: 16mm; height: 34mm } .on { display: flex; justify-content: space-between; margin-bottom: 7mm } h1 { font: 600 14pt 'EB Garamond'; margin: 0 0 3mm }
  .id td { padding: .3mm 5mm .3mm 0; white-space: nowrap; font-size: 9.6pt } .t { width: 100%; margin: 5mm 0 } .t th { font-weight: 600; border-bottom: 1pt solid #7a5c3e; text-align: right; padding: 1mm } .t td { text-align: right; padding: 1mm; border-bottom: .4pt dotted #7a5c3e } .t :is(th, td):first-child { text-align: left } .t .b td { font-weight: 700; border-top: 1pt solid #7a5c3e; border-bottom: 0 } .foot { left: 25mm; right: 22mm; bottom: 10mm; font-size: 8.6pt; color: #5a4630 }`

const MANAGERS = [
  ['Immobilienverwaltung Krenthaler GmbH', 'Haus- und Zinshausverwaltung', 'krenthaler-verwaltung.at'],
  ['Pichlwanger Hausverwaltung OG', 'Verwaltung · Vermittlung · Bewertung', 'pichlwanger.at'],
] as const

const { amount, date, month } = writingOf('AT')

export const austrianRent: Layout = {
  name: 'austrian-rent',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('AT', random)
    const { address, bank, vatId, phone, register } = names.company()
    const [firm, claim, web] = MANAGERS[index === 0 ? 0 : 1]
    const [tenant, owner, house, person] = [names.company(), names.company(), names.address(), names.person()]
    const day = { ...dayIn(random, 2024, 2026), day: random.whole(20, 26) }
    const next =
      day.month === 12 ? { year: day.year + 1, month: 1, day: 5 } : { year: day.year, month: day.month + 1, day: 5 }
    const number = index === 0 ? `${random.code('0##')}/${next.month}-${next.year}` : random.code('V-#######')
    const base = random.whole(480, 1980) * 100
    const rows = (
      [
        ['Hauptmietzins', base, [20, 10]],
        ['Betriebskosten-Akonto', percent(base, 28), [20, 10]],
        ['Lift-Akonto', percent(base, 4), [20, 10]],
        ['Heizung/Warmwasser-Akonto', percent(base, 13), [20, 20]],
        ['Garagenplatz Nr. 14', random.whole(70, 130) * 100, [20, 20]],
      ] as const
    )
      .slice(0, [5, 4][index])
      .map(([name, net, rates]) => ({
        name,
        net,
        rate: rates[index === 0 ? 0 : 1],
        tax: percent(net, rates[index === 0 ? 0 : 1]),
      }))
    const [net, tax] = [sum(rows.map((row) => row.net)), sum(rows.map((row) => row.tax))]
    const buyer = [tenant.name, person.full][index] ?? ''
    const to = [`${tenant.name}<br>${tenant.manager.full}`, `${person.salutation}<br>${person.full}`][index]
    const html = `<div class="head">${firm}<small>${claim} · ${address.street}, ${address.place}</small></div>
      <div class="to">${to}<br>${house.street}/${['Top 3', 'Stg. 2/Top 17'][index]}<br>${house.place}</div>
      <div class="on"><span></span><span>${address.town}, am ${date(day, 'long')}</span></div><h1>Mietvorschreibung / Rechnung für ${month(next)}</h1>
      <table class="id"><tr><td>Rechnungs-Nr.:</td><td>${number}</td><td>Mietobjekt:</td><td>${house.street}, ${['Geschäftslokal Top 3', 'Wohnung Top 17'][index]}</td></tr><tr><td>Vermieter:</td><td>${owner.name}</td><td>UID Vermieter:</td><td>${vatId}</td></tr>${[`<tr><td>Ihre UID:</td><td>${tenant.vatId}</td><td></td><td></td></tr>`, ''][index]}</table>
      <table class="t"><tr><th>Vorschreibung</th><th>Netto</th><th>USt %</th><th>USt</th><th>Brutto</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td>${amount(row.net)}</td><td>${row.rate}</td><td>${amount(row.tax)}</td><td>${amount(row.net + row.tax)}</td></tr>`)}<tr class="b"><td>Gesamt EUR</td><td>${amount(net)}</td><td></td><td>${amount(tax)}</td><td>${amount(net + tax)}</td></tr></table>
      <p>Der Betrag von € ${amount(net + tax)} ist am 5. des Monats im Vorhinein, somit am ${date(next)}, auf das Konto der Liegenschaft zu überweisen. Diese Vorschreibung gilt als Rechnung im Sinne des § 11 UStG.</p><p>Mit freundlichen Grüßen<br><br>${firm}<br>als Bevollmächtigte des Vermieters</p>
      <div class="abs foot">Liegenschaftskonto: ${bank.name}, IBAN ${inFours(bank.iban ?? '')}, BIC ${bank.bic}<br>${register} · Tel. ${phone} · miete@${web}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Vorschreibung_${next.year}_${next.month}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(next),
        sellerName: [owner.name, firm],
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
