// A travel agency confirms a journey and bills it on the same sheet: travellers and services by day, no tax because of the margin scheme, a
// deposit and the rest with two days, a certificate against insolvency, an organiser beside the agency.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Open Sans','Liberation Sans';font-size:8.6pt;padding:0 18mm 0 22mm}.hd{margin:11mm 0 14mm;display:flex;justify-content:space-between;border-bottom:1.6pt solid #e4572e;padding-bottom:2mm}.hd b{font:700 16pt 'Lato','Liberation Sans';color:#e4572e}.two{display:grid;grid-template-columns:1fr 72mm}.k td{white-space:nowrap;padding:.2mm 4mm .2mm 0}h1{font-size:13pt;margin:9mm 0 2mm}h2{font-size:9pt;margin:4mm 0 1mm;color:#e4572e}.g{width:100%}.g td,.g th{padding:.8mm 1mm;border-bottom:.3pt solid #bbb;text-align:left;vertical-align:top}.g .t td{font-weight:700;border-top:1pt solid;border-bottom:0}.z{background:#fdf0ec;padding:2mm 3mm;margin:4mm 0}.ft{left:22mm;right:18mm;bottom:7mm;font-size:6.6pt;line-height:1.4;display:flex;justify-content:space-between;color:#444}`

const AGENCIES = [
  ['Fernwehkontor Ahlsdorf', 'Fernwehkontor Ahlsdorf GmbH'],
  ['Reisestube am Markt', 'Reisestube am Markt e.K.'],
  ['Windrose Gruppenreisen', 'Windrose Gruppenreisen Tetzlow KG'],
] as const
const TITLES = [
  'Reisebestätigung und Rechnung',
  'Buchungsbestätigung / Rechnung',
  'Rechnung und Reisebestätigung',
] as const
const ORGANISER = 'Solmare Touristik GmbH'
const { amount, date } = writingOf('DE')

function servicesOf(random: Random, index: number, count: number) {
  const person = (text: string, low: number, high: number) => {
    const price = random.whole(low, high) * 100
    return { text, count, price, total: price * count }
  }
  return [
    index === 2
      ? person('Busfahrt im Fernreisebus ab/bis Betriebshof', 120, 190)
      : person('Flug hin und zurück, Economy, 1 Gepäckstück', 240, 460),
    person(
      `${random.whole(4, 7)} Übernachtungen im ${index === 2 ? 'Doppelzimmer, Halbpension' : 'Zimmer mit Meerblick, Frühstück'}`,
      420,
      880,
    ),
    person(index === 1 ? 'Mietwagen Kategorie C, anteilig' : 'Ausflugspaket mit Reiseleitung', 60, 140),
    person('Reiserücktrittsversicherung', 28, 59),
  ]
}

export const layout: Layout = {
  name: 'reise-bestaetigung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'order-confirmation'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [brand, firm] = AGENCIES[index] ?? AGENCIES[0]
    const [own, client, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
    const people = Array.from({ length: 2 + index }, () => names.person())
    const number = random.code(['RB-######', '4######', `G${day.year % 100}-###`][index] ?? '###')
    const [start, first] = [daysAfter(day, random.whole(70, 140)), daysAfter(day, 7)]
    const rest = daysAfter(start, -30)
    const services = servicesOf(random, index, people.length)
    const total = sum(services.map((one) => one.total))
    const deposit = percent(total, 20)
    const iban = own.bank.iban ?? ''
    const meta = [
      [index === 1 ? 'Vorgang / Rechnung' : 'Rechnungs-Nr.', number],
      ['Datum', date(day)],
      ['Kunden-Nr.', random.code('1####')],
      ['Es berät Sie', names.person().full],
      ['Reisezeit', `${date(start)} – ${date(daysAfter(start, 7))}`],
    ]
    const html = `<div class="hd"><b>${brand}</b><span class="r">${own.address.street} · ${own.address.place}<br>${own.phone}</span></div><div class="two"><div>${client.name}<br>${people[0]?.salutation} ${people[0]?.last}<br>${client.address.street}<br>${client.address.place}</div><table class="k">${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div><h1>${TITLES[index] ?? TITLES[0]}</h1>
<p>Wir freuen uns, Ihre Reise ${index === 1 ? `im Namen und für Rechnung des Veranstalters ${ORGANISER} ` : ''}fest gebucht zu haben.</p><h2>Reisende</h2><p>${people.map(({ full }, at) => `${at + 1}. ${full}`).join(' &nbsp; ')}</p><h2>Leistungen</h2><table class="g"><tr><th>Leistung</th><th class="r">Personen</th><th class="r">je Person €</th><th class="r">Gesamt €</th></tr>${each(services, (one) => `<tr><td>${one.text}</td><td class="r">${one.count}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}<tr class="t"><td colspan="3">${index === 2 ? 'Gesamtreisepreis' : 'Reisepreis gesamt'}</td><td class="r">${amount(total)}</td></tr></table>
<div class="z">Anzahlung 20 %: <b>${amount(deposit)} €</b> bis ${date(first)}<br>Restzahlung: <b>${amount(total - deposit)} €</b> bis ${date(rest)}<br>${own.bank.name} · IBAN ${inFours(iban)} · Verwendungszweck ${number}</div><p>${index === 1 ? 'Kontoinhaber ist der Veranstalter. ' : ''}Sonderregelung für Reisebüros (§ 25 UStG); ein gesonderter Ausweis der Umsatzsteuer ist nicht zulässig.</p><p>Der Sicherungsschein Nr. ${random.code('S######')} liegt bei. Die Reiseunterlagen erhalten Sie etwa zwei Wochen vor der Abreise. Bitte prüfen Sie die Schreibweise der Namen; sie muss mit den Ausweisen übereinstimmen.</p><p>Rücktritt bis 30 Tage vor Beginn 20 %, bis 14 Tage 45 %, danach 80 % des Reisepreises. Mindestteilnehmerzahl ${index === 2 ? '18 Personen' : 'keine'}.</p>
<div class="abs ft"><span>${firm}<br>${own.register}</span><span>Vertretung: ${own.manager.full}<br>Insolvenzversicherung: Reisesicherungsfonds</span><span>${index === 1 ? `Veranstalter: ${ORGANISER}` : `buchung@${brand.split(' ')[0]?.toLowerCase()}.example`}<br>USt-IdNr. ${own.vatId}${index === 1 ? ' (Veranstalter)' : ''}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}_${people[0]?.last}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: [iso(rest), iso(first)],
        sellerName: index === 1 ? [ORGANISER, firm, brand] : [firm, brand],
        buyerName: client.name,
        sellerVatId: own.vatId.replace(/\s/g, ''),
        iban,
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
