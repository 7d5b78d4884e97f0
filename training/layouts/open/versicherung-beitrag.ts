// An insurer's bill for the coming year: several policies with insurance tax of their own, numbers of policy, customer, agency
// and bill, a period beside the due date, the agent's block before the insurer, whose name stands in logo and footer.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

/** What is insured, and the rate of its tax. */
const RISKS = [
  ['Betriebshaftpflicht', 'Bürobetrieb, 6 Personen', 19],
  ['Inhaltsversicherung', 'Feuer, Einbruch, Leitungswasser', 16.34],
  ['Elektronik', 'stationäre und mobile Geräte', 19],
  ['Firmenrechtsschutz', 'inkl. Vertragsrecht', 19],
  ['Glasbruch', 'Innen- und Außenverglasung', 19],
] as const
const CSS = `body { font: 9.4pt/1.45 'Nimbus Sans', 'Liberation Sans', sans-serif } .sheet { padding: 16mm 20mm 34mm 24mm } .logo { display: flex; align-items: center; justify-content: flex-end; gap: 3mm; font: 700 15pt 'URW Gothic', 'Lato', sans-serif; color: #00594f }
  .logo i { width: 11mm; height: 11mm; border-radius: 50% 50% 50% 0; background: #00594f } .cols { display: flex; justify-content: space-between; margin-top: 12mm } .cols > div:last-child { width: 62mm; font-size: 8.4pt } h1 { font-size: 13pt; margin: 12mm 0 3mm; color: #00594f }
  table { width: 100%; margin: 4mm 0 } th { font-size: 7.6pt; text-align: left; color: #00594f; border-bottom: 1pt solid #00594f; vertical-align: bottom } td, th { padding: 1.2mm 1mm; vertical-align: top } .r { text-align: right } .all td { border-top: 1pt solid #00594f; font-weight: 700 } .grey { color: #666; font-size: 8pt }
  .key { display: grid; grid-template-columns: auto auto; column-gap: 3mm; justify-content: start } .foot { left: 24mm; right: 20mm; bottom: 9mm; font-size: 6.8pt; line-height: 1.35; color: #444; display: flex; gap: 8mm }`

const { amount, date } = writingOf('DE')

function account(random: Random, count: number) {
  const risks = RISKS.slice(0, count).map(([name, what, rate]) => {
    const net = random.whole(9000, 88000)
    return { name, what, rate, net, tax: percent(net, rate), policy: random.code('HV-##.###.###-#') }
  })
  const [net, tax] = [sum(risks.map((one) => one.net)), sum(risks.map((one) => one.tax))]
  const html = `<table><tr><th>Vertrag</th><th>Versicherungsschein</th><th class="r">Beitrag ohne<br>Steuer EUR</th><th class="r">Steuer-<br>satz</th><th class="r">Versicherung-<br>steuer EUR</th><th class="r">Beitrag<br>EUR</th></tr>
    ${each(risks, (one) => `<tr><td>${one.name}<br><span class="grey">${one.what}</span></td><td>${one.policy}</td><td class="r">${amount(one.net)}</td><td class="r">${String(one.rate).replace('.', ',')} %</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.net + one.tax)}</td></tr>`)}
    <tr class="all"><td colspan="2">Ihr Beitrag</td><td class="r">${amount(net)}</td><td></td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr></table>`
  return { html, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(net + tax) } }
}

function make(random: Random, index: number) {
  const names = namesIn('DE', random)
  const [logo, seller] =
    index === 0
      ? ['Hanseturm', 'Hanseturm Allgemeine Versicherung AG']
      : ['Vesta Mutua', 'Vesta Mutua Versicherungsverein a. G.']
  const [firm, agency, client, day] = [names.company(), names.person(), names.company(), dayIn(random, 2026)]
  const start = daysAfter(day, 24)
  const [number, iban] = [random.code(index === 0 ? 'B 26-######' : '9#.4##.##1'), firm.bank.iban ?? '']
  const person = names.person()
  const buyer = index === 0 ? client.name : `${person.first} ${person.last}`
  const { html, fields } = account(random, index === 0 ? 5 : 2)
  const page = `<div class="logo"><i></i>${logo}</div><div class="cols"><div><br>${index === 0 ? buyer : `${person.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${buyer}`}<br>${client.address.lines.join('<br>')}</div>
    <div>Es betreut Sie<br><b>Generalagentur ${agency.first} ${agency.last}</b><br>${names.address().lines.join('<br>')}<br>Telefon ${names.phone()}<br><br><div class="key"><span>Datum</span><span>${date(day)}</span><span>Kundennummer</span><span>${random.code('K ### ### ##')}</span><span>Rechnungsnummer</span><span>${number}</span><span>Agentur</span><span>${random.code('####/##')}</span></div></div></div>
    <h1>Beitragsrechnung zum ${date(start)}</h1>${index === 0 ? 'Sehr geehrte Damen und Herren' : `Guten Tag ${person.salutation} ${person.last}`},<p></p><p>für die Zeit vom ${date(start)} bis ${date(daysAfter(start, 364))} berechnen wir Ihnen für Ihre Verträge:</p>${html}
    ${index === 0 ? `<p>Der Beitrag ist fällig am <b>${date(start)}</b>. Bitte überweisen Sie ihn unter Angabe der Rechnungsnummer auf unser Konto IBAN ${inFours(iban)} bei der ${firm.bank.name}.</p>` : `<p>Wir buchen den Betrag am <b>${date(start)}</b> von Ihrem Konto ab (Mandatsreferenz ${random.code('VM########')}).</p>`}
    <p>Versicherungsteuer nach dem Versicherungsteuergesetz; die Leistung ist nach § 4 Nr. 10 UStG von der Umsatzsteuer befreit.</p><p>Mit freundlichen Grüßen<br><br>Ihre ${logo}</p>
    <div class="abs foot"><div>${seller}<br>${firm.address.lines.join(', ')}<br>Sitz der Gesellschaft: ${firm.address.town}</div><div>Vorstand: ${names.person().full} (Vorsitz),<br>${names.person().full}<br>${firm.register}</div><div>USt-IdNr. ${firm.vatId}<br>VersSt-Nr. ${random.code('8##/V908#####')}</div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(start),
      sellerName: [seller, logo],
      buyerName: buyer,
      sellerVatId: firm.vatId,
      ...(index === 0 ? { iban } : {}),
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'versicherung-beitrag',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'insurance'],
  count: 2,
  scans: [0],
  make,
}
