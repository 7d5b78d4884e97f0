// An online shop's cancellation and partial credit: amounts with the minus before them and the currency behind, order, delivery and
// return have days and numbers of their own, two addresses beside each other, prices that include the tax, money back to an account.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 9pt/1.45 'Noto Sans'; padding: 15mm 18mm } .bar { background: #111; color: #fff; margin: -15mm -18mm 0; padding: 7mm 18mm; font: 700 16pt 'Noto Sans'; display: flex; justify-content: space-between; align-items: center } .bar span { font-size: 9pt; font-weight: 400 } .two { display: grid; grid-template-columns: 1fr 1fr 62mm; gap: 6mm; margin: 9mm 0 } .two b { display: block; font-size: 8pt; color: #888 } dl { margin: 0; display: grid; grid-template-columns: auto auto; font-size: 8.2pt } dd { margin: 0; text-align: right }
  h1 { font: 700 13pt 'Noto Sans'; margin: 0 0 3mm } table { width: 100% } th { text-align: left; font-size: 7.6pt; color: #888; border-bottom: 1pt solid #111 } td { padding: 2mm 0; border-bottom: .3pt solid #ccc } .sums { width: 78mm; margin-left: auto; margin-top: 3mm } .sums td { border: 0; padding: .7mm 0 } .sums .end td { font-weight: 700; font-size: 11pt; border-top: 1pt solid #111 } .foot { left: 18mm; right: 18mm; bottom: 8mm; font-size: 6.8pt; color: #777; text-align: center }`

const WARES: readonly Ware[] = [
  ['Wanderrucksack 32 l, petrol', '', 6_990, 12_990, 1],
  ['Merinoshirt Damen, Gr. M', '', 3_990, 7_990, 2],
  ['Trekkingstöcke Carbon, Paar', '', 4_990, 9_990, 1],
  ['Trinkflasche 0,75 l', '', 1_290, 2_490, 3],
]
const { amount, date } = writingOf('DE')
const money = (cents: number) => `−${amount(cents)} €`

export const shopCancellation: Layout = {
  name: 'shop-cancellation',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, vatId, register, manager, bank } = names.company()
    const [person, friend, home, office] = [names.person(), names.person(), names.address(), names.address()]
    const [shop, firm] =
      [
        ['gipfelkram', 'Gipfelkram Handels GmbH'],
        ['LAGERFEUER®', 'Outdoorversand Breitenau e.K.'],
      ][index] ?? []
    const day = dayIn(random, 2024, 2025)
    const number = random.code(index === 0 ? 'ST-######-1' : `${day.year}GU0####`)
    const positions = positionsOf(random, WARES, index === 0 ? 3 : 1)
    const gross = sum(positions.map(({ total }) => total))
    const tax = taxWithin(gross, 19)
    const details = [
      ['Belegdatum', date(day)],
      ['Bestellung', random.code('#######')],
      ['Bestellt am', date(daysAfter(day, -23))],
      ['Ursprüngliche Rechnung', random.code('RE-######')],
      ['Rechnung vom', date(daysAfter(day, -21))],
      ['Retoure erhalten', date(daysAfter(day, -2))],
    ]
    const title = index === 0 ? 'Stornorechnung' : 'Gutschriftsbeleg'
    const html = `<div class="bar">${shop}<span>${title} ${number}</span></div><div class="two"><div><b>Rechnungsadresse</b>${person.full}<br>${home.street}<br>${home.place}</div><div><b>Lieferadresse</b>${friend.full}<br>${office.street}<br>${office.place}</div><dl>${each(details, ([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)}</dl></div>
      <h1>${title}</h1><p>Wir haben deine Rücksendung erhalten und schreiben dir folgende Artikel gut:</p><table><tr><th>Artikel</th><th>Menge</th><th class="r">Einzelpreis</th><th class="r">MwSt.</th><th class="r">Summe</th></tr>
      ${each(positions, ({ name, quantity, price, total }) => `<tr><td>${name}</td><td>−${quantity}</td><td class="r">${amount(price)} €</td><td class="r">19 %</td><td class="r">${money(total)}</td></tr>`)}</table>
      <table class="sums"><tr><td>Versandkosten</td><td class="r">0,00 €</td></tr><tr class="end"><td>Gesamtsumme</td><td class="r">${money(gross)}</td></tr><tr><td>darin enthalten 19 % MwSt.</td><td class="r">${money(tax)}</td></tr><tr><td>Summe ohne MwSt.</td><td class="r">${money(gross - tax)}</td></tr></table>
      <p style="margin-top:9mm">Der Betrag wird in den nächsten 3 bis 5 Werktagen ${index === 0 ? 'auf dein PayPal-Konto' : 'per Überweisung'} erstattet. Du brauchst nichts weiter zu tun.</p>
      <div class="abs foot">${firm} · ${address.street} · ${address.place} · ${register} · Inhaber/Geschäftsführung ${manager.full} · USt-IdNr. ${vatId} · ${bank.name}</div>`
    const both = (cents: number) => [fixed(-cents), fixed(cents)]
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [firm ?? '', shop ?? ''],
        buyerName: person.full,
        sellerVatId: vatId.replace(' ', ''),
        netTotal: both(gross - tax),
        taxTotal: both(tax),
        grossTotal: both(gross),
        currency: 'EUR',
      },
    }
  },
}
