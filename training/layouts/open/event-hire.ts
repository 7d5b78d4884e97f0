// A hirer of tents and stage equipment: labels over values in a strip of six boxes with the days of hire among them, prices by day with
// a factor for more days, rebate on hire but not on transport, and a deposit without tax added under the total, so that what is to be
// paid is more than the invoice. Place of the event beside the payer's address; the firm's legal name is in the foot only.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 9.2pt/1.4 Lato; color: #222 } .band { left: 0; top: 0; width: 210mm; height: 31mm; background: #1b1b2f; color: #fff; padding: 8mm 20mm } .band b { font: 900 21pt Lato; letter-spacing: -.5pt } .band i { color: #ff8a3d; font-style: normal }
  .two { left: 20mm; top: 43mm; width: 170mm; display: flex; gap: 18mm } .two h3 { font: 700 7.5pt Lato; text-transform: uppercase; color: #ff6a00; margin: 0 0 1.5mm } .two div { width: 76mm }
  .strip { left: 20mm; top: 78mm; width: 170mm } .strip td { border: .5pt solid #bbb; padding: 1mm 2mm; width: 28.3mm; vertical-align: top } .strip small { display: block; font-size: 6.8pt; color: #666 }
  .main { left: 20mm; top: 97mm; width: 170mm } h1 { font: 300 19pt Lato; margin: 0 0 3mm } .main table { width: 100% } .goods th { background: #1b1b2f; color: #fff; font-size: 7.8pt; text-align: left; padding: 1mm } .goods td { padding: 1mm; border-bottom: .4pt solid #ddd }
  .sums td { padding: .8mm 1mm } .sums .big td { font: 700 11pt Lato; border-top: 1pt solid #ff6a00 } .foot { left: 20mm; right: 20mm; bottom: 8mm; font-size: 7pt; line-height: 1.35; display: flex; justify-content: space-between; color: #555 }`

const WARES: readonly Ware[] = [
  ['Pagodenzelt 5 × 5 m, weiß, mit Boden', 'Stk', 18_900, 24_500, 4],
  ['Bierzeltgarnitur, Tisch 70 cm', 'Set', 750, 950, 40],
  ['Stehtisch mit Husse, anthrazit', 'Stk', 1_150, 1_500, 16],
  ['Bühnenpodest 2 × 1 m, Höhe 60 cm', 'Stk', 2_600, 3_200, 12],
  ['Aktivlautsprecher 15" mit Stativ', 'Stk', 4_500, 5_500, 4],
  ['LED-Spot Akku, RGBW', 'Stk', 1_400, 1_900, 20],
  ['Kühlanhänger 3 m, 230 V', 'Stk', 11_500, 13_900, 2],
  ['Geschirrset 6-tlg., inkl. Reinigung', 'Set', 420, 560, 120],
]
const { amount, number, date } = writingOf('DE')

/** The total for hire, the rebate on it, transport, deposit. */
function moneyOf(random: Random, hire: number, isRebated: boolean) {
  const rebate = isRebated ? percent(hire, 8) : 0
  const transport = random.whole(9, 32) * 1000
  const net = hire - rebate + transport
  const tax = percent(net, 19)
  return { rebate, transport, net, tax, gross: net + tax, deposit: isRebated ? 50_000 : 25_000 }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, phone, register, manager } = names.company()
  const [brand, end] = [['Festwerk', 'VERLEIH'] as const, ['Zelt', 'kontor'] as const][index] ?? ['', '']
  const seller = ['Festwerk Veranstaltungstechnik GmbH & Co. KG', `${manager.last} Event-Vermietung GmbH`][index] ?? ''
  const client = names.company()
  const buyer = ['Turn- und Sportverein Rodenberg 1908 e. V.', client.name][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const [start, due] = [daysAfter(day, -9), daysAfter(day, 10)]
  const [days, factor] = [[3, 1.8] as const, [1, 1] as const][index] ?? [1, 1]
  const code = random.code([`RE${day.year}-0####`, 'M-######'][index] ?? '')
  const goods = positionsOf(random, WARES, [7, 4][index] ?? 4).map((one) => ({
    ...one,
    total: Math.round(one.total * factor),
  }))
  const hire = sum(goods.map(({ total }) => total))
  const { rebate, transport, net, tax, gross, deposit } = moneyOf(random, hire, index === 0)
  const line = (text: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td></td><td class="r">${text}</td><td class="r" style="width:30mm">${amount(cents)} €</td></tr>`
  const box = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`
  const html = `<div class="abs band"><b>${brand}<i>${end}</i></b><br>Zelte · Bühne · Licht · Ton · Geschirr</div>
    <div class="abs two"><div><h3>Rechnungsanschrift</h3>${buyer}<br>${index === 0 ? 'Festausschuss' : `z. Hd. ${client.manager.full}`}<br>${client.address.street}<br>${client.address.place}</div><div><h3>Veranstaltungsort / Lieferung</h3>${index === 0 ? 'Festplatz am Sportheim' : 'Firmengelände, Tor 2'}<br>${names.address().street}<br>${client.address.place}<br>Aufbau ${date(daysAfter(start, -1))} ab 8 Uhr</div></div>
    <table class="abs strip"><tr>${box('Belegnummer', code)}${box('Mietvertrag', random.code('MV-####'))}${box('Mietbeginn', date(start))}${box('Mietende', date(daysAfter(start, days - 1)))}${box('Rechnungsdatum', date(day))}${box('Fällig am', date(due))}</tr></table>
    <div class="abs main"><h1>Mietrechnung</h1><table class="goods"><tr><th>Menge</th><th>Mietgegenstand</th><th class="r">€ / 1. Tag</th><th class="r">Faktor</th><th class="r">Miete €</th></tr>${each(goods, (one) => `<tr><td>${one.quantity} ${one.unit}</td><td>${one.name}</td><td class="r">${amount(one.price)}</td><td class="r">${number(factor)}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
    <table class="sums" style="margin-top:3mm">${line('Summe Miete', hire)}${rebate > 0 ? line('Vereinsrabatt 8 % auf Miete', -rebate) : ''}${line('An- und Abfahrt, Auf- und Abbau', transport)}${line('Nettobetrag', net)}${line('zzgl. 19 % USt.', tax)}${line('Rechnungsbetrag', gross, 'big')}${line('Kaution (umsatzsteuerfrei, Rückzahlung nach Rückgabe)', deposit)}${line('Zahlbetrag', gross + deposit, 'big')}</table>
    <p style="margin-top:5mm">Fehlmengen und Bruch werden gesondert berechnet. Die Kaution erstatten wir auf das Konto, von dem Sie bezahlen.</p></div>
    <div class="abs foot"><div>${seller}<br>${address.street}<br>${address.place}</div><div>Telefon ${phone}<br>${register}<br>Geschäftsführung: ${manager.full}</div><div>${bank.name}<br>${inFours(bank.iban ?? '')}<br>USt-IdNr. ${vatId}</div></div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: bank.iban ?? '',
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: [fixed(gross), fixed(gross + deposit)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'event-hire',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
