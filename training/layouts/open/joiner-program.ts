// The standard form of a craftsmen's program: titles with sums of their own, alternatives that are not charged, a cash discount with
// its date and amount beside the due date, wages shown apart, and a logo that is a picture: the firm's name stands small, twice.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  herrn,
  inFours,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 9.2pt/1.32 'DejaVu Sans Condensed' } .logo { left: 142mm; top: 11mm; width: 50mm; height: 24mm } .sender { left: 20mm; top: 45mm; font-size: 6.5pt } .to { left: 20mm; top: 50mm; line-height: 1.4 } .info { left: 128mm; top: 50mm; width: 64mm } .info td:last-child { text-align: right } .info table { width: 100% }
  .main { left: 20mm; top: 92mm; width: 172mm } h1 { font-size: 12pt; margin: 0 0 3mm } .work { width: 100% } .work th { font-weight: 400; font-size: 7.5pt; background: #ddd; text-align: left; padding: .8mm } .work td { padding: .7mm .8mm; vertical-align: top } .title td { font-weight: 700; padding-top: 2mm } .part td { border-top: .4pt solid #000; font-style: italic }
  .sums { width: 80mm; margin: 4mm 0 0 92mm } .sums td { padding: .5mm 0 } .end td { border-top: .6pt solid #000; border-bottom: 2pt double #000; font-weight: 700 } .foot { left: 20mm; right: 18mm; bottom: 7mm; font-size: 6.6pt; text-align: center; line-height: 1.5 }`

const TITLES: readonly (readonly [string, readonly Ware[]])[] = [
  [
    'Innentüren',
    [
      ['Zimmertür Eiche furniert, 86/198,5, mit Futterzarge', 'Stk', 38_900, 52_900, 6],
      ['Drückergarnitur Edelstahl matt', 'Stk', 3_890, 6_490, 6],
      ['Demontage und Entsorgung alter Elemente', 'Stk', 4_500, 7_900, 6],
    ],
  ],
  [
    'Einbauschrank Diele',
    [
      ['Korpus Multiplex, 3 Schiebetüren, lackiert NCS S 0502-Y', 'psch', 189_000, 289_000, 1],
      ['LED-Profil mit Sensor, 12 V', 'm', 4_900, 7_500, 5],
    ],
  ],
  [
    'Nebenleistungen',
    [
      ['Montagestunden Geselle', 'Std', 5_690, 6_450, 18],
      ['Fahrtkosten', 'Fahrt', 2_400, 4_500, 3],
    ],
  ],
]
const { amount, date } = writingOf('DE')

interface Title {
  readonly name: string
  readonly positions: readonly Position[]
  readonly net: number
}

const titleRows = (
  { name, positions, net }: Title,
  at: number,
) => `<tr class="title"><td>${at + 1}</td><td colspan="4">${name}</td></tr>${each(positions, ({ number, name: text, unit, quantity, price, total }) => `<tr><td>${at + 1}.${number}</td><td>${text}</td><td class="r">${quantity},00 ${unit}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`)}
  <tr class="part"><td></td><td colspan="3">Summe Titel ${at + 1} ${name}</td><td class="r">${amount(net)}</td></tr>`

export const joinerProgram: Layout = {
  name: 'joiner-program',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, phone, register, taxNumber } = names.company()
    const [person, buyer, home] = [names.person(), names.company(), names.address()]
    const firm = ['Tischlerei Wegener & Töchter GbR', 'Holzmanufaktur Kiesgrund GmbH'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const [number, due, early] = [random.code(`${day.year}0####`), daysAfter(day, 30), daysAfter(day, 8)]
    const titles = TITLES.slice(0, 3 - index).map(([name, wares]): Title => {
      const positions = positionsOf(random, wares, wares.length)
      return { name, positions, net: sum(positions.map(({ total }) => total)) }
    })
    const net = sum(titles.map((title) => title.net))
    const tax = percent(net, 19)
    const discount = percent(net + tax, 2)
    const to =
      index === 0
        ? `Eheleute<br>${person.full}<br>${home.street}<br>${home.place}`
        : `${buyer.name}<br>${herrn(person)} ${person.full}<br>${buyer.address.street}<br>${buyer.address.place}`
    const html = `<svg class="abs logo" viewBox="0 0 100 48"><rect x="2" y="22" width="96" height="8" fill="#b07a3c"/><path d="M10 22l14-18h16l-14 18zM44 22l14-18h16l-14 18zM30 30l14 16h-16l-10-16z" fill="#5b3a1a"/></svg>
      <div class="abs sender">${firm} - ${address.street} - ${address.place}</div><div class="abs to">${to}</div>
      <div class="abs info"><table><tr><td>Kunden-Nr.:</td><td>${random.code('1####')}</td></tr><tr><td>Rechnungsdatum:</td><td>${date(day)}</td></tr><tr><td>Lieferdatum:</td><td>${date(daysAfter(day, -5))}</td></tr><tr><td>Projekt:</td><td>${random.code(`${day.year % 100}-###`)}</td></tr><tr><td>Angebot vom:</td><td>${date(daysAfter(day, -61))}</td></tr><tr><td>Seite:</td><td>1 von 1</td></tr></table></div>
      <div class="abs main"><h1>Rechnung Nr.: ${number}</h1><p>${index === 0 ? 'Sehr geehrte Kundin, sehr geehrter Kunde' : 'Sehr geehrte Damen und Herren'},<br>für die ausgeführten Arbeiten berechnen wir wie folgt:</p><table class="work"><tr><th>Pos.</th><th>Bezeichnung</th><th class="r">Menge</th><th class="r">E-Preis €</th><th class="r">G-Preis €</th></tr>${each(titles, titleRows)}</table>
      <table class="sums"><tr><td>Nettosumme</td><td class="r">${amount(net)} €</td></tr><tr><td>Umsatzsteuer 19,00 %</td><td class="r">${amount(tax)} €</td></tr><tr class="end"><td>Bruttosumme</td><td class="r">${amount(net + tax)} €</td></tr></table>
      <p style="margin-top:5mm">Zahlbar bis ${date(due)} ohne Abzug. Bei Zahlung bis ${date(early)} 2 % Skonto = ${amount(discount)} €, Zahlbetrag dann ${amount(net + tax - discount)}&nbsp;€.</p><p>In der Bruttosumme ist Arbeitslohn von ${amount(percent(net + tax, 34))} € inkl. MwSt. enthalten.</p></div>
      <div class="abs foot">${firm} | ${address.street} | ${address.place} | Tel. ${phone} | ${register}<br>${bank.name} | IBAN: ${inFours(bank.iban ?? '')} | BIC: ${bank.bic} | Steuernummer: ${taxNumber} | Ust-ID: ${vatId}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: index === 0 ? person.full : buyer.name,
        sellerVatId: vatId.replace(' ', ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
