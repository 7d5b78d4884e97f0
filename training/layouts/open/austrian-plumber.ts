// An Austrian installer's Faktura: "Entgelt" for net, "USt" with 20 %, UID of both sides, "netto Kassa" and a cash discount without a
// date, day of issue only behind the town, a delivery note's number and date in the rows, and the address at the right.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 9.6pt/1.35 'Nimbus Sans'; font-variant-ligatures: none; } .band { left: 0; top: 0; width: 16mm; height: 296.6mm; background: #d7261e } .side { left: 4mm; top: 150mm; writing-mode: vertical-rl; transform: rotate(180deg); color: #fff; font: 700 14pt 'Nimbus Sans'; letter-spacing: 2pt; white-space: nowrap } .firm { left: 26mm; top: 14mm; line-height: 1.35; font-size: 8.4pt } .firm b { font-size: 12pt }
  .to { left: 118mm; top: 46mm; font-size: 10.5pt } .main { left: 26mm; top: 88mm; width: 168mm } .meta { display: flex; gap: 9mm; border-top: 1pt solid #d7261e; border-bottom: 1pt solid #d7261e; padding: 1.5mm 0; font-size: 8.4pt } .meta b { display: block; font-weight: 400; color: #777 } h1 { font: 700 17pt 'Nimbus Sans'; margin: 0 0 3mm; color: #d7261e }
  .work { width: 100%; margin-top: 4mm } .work th { text-align: left; font-size: 8pt } td, th { padding: .8mm 1mm; vertical-align: top } .note td { font-style: italic; padding-top: 2.5mm } .sums { width: 100%; background: #f4f4f4; margin-top: 5mm } .sums td { text-align: right; padding: 1.5mm 2mm } .sums b { font-size: 12pt } .foot { left: 26mm; bottom: 8mm; width: 168mm; font-size: 7.5pt; color: #555 }`

const WARES: readonly Ware[] = [
  ['Kombiventil 1/2" mit Rückflussverhinderer', 'Stk', 2_290, 4_850, 5],
  ['Kupferrohr 22x1 hart, inkl. Formstücke', 'lfm', 1_450, 2_190, 18],
  ['Unterputz-Spülkasten, Betätigungsplatte weiß', 'Stk', 18_900, 27_900, 2],
  ['Wärmedämmung Armaflex 13 mm', 'lfm', 520, 890, 18],
  ['Monteurstunde', 'Std', 7_400, 8_900, 11],
  ['Helferstunde', 'Std', 5_600, 6_300, 11],
  ['An- und Abfahrt Zone 2', 'PA', 4_200, 6_800, 1],
]
const { amount, number: figures, date } = writingOf('AT')

export const austrianPlumber: Layout = {
  name: 'austrian-plumber',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('AT', random)
    const { address, bank, vatId, phone, register } = names.company()
    const buyer = names.company()
    const firm = ['Ing. Franz Leutgöb Installationen e.U.', 'HAUSTECHNIK Pöchhacker Ges.m.b.H.'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const number = random.code(index === 0 ? `AR${day.year % 100}-0###` : `${day.year % 100}####`)
    const positions = positionsOf(random, WARES, index === 0 ? 7 : 4)
    const [first, ...rest] = positions
    const row = ({ name, unit, quantity, price, total }: (typeof positions)[number]) =>
      `<tr><td>${figures(quantity)} ${unit}</td><td>${name}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`
    const net = sum(positions.map(({ total }) => total))
    const tax = percent(net, 20)
    const meta = [
      ['FAKTURA', number],
      ['Kunde', random.code('2####')],
      ['Ihre UID', buyer.vatId],
      ['Ihre Bestellung', `Hr. ${names.person().last}`],
      ['Techniker', names.person().first],
      ['Blatt', '1'],
    ]
    const html = `<div class="abs band"></div><div class="abs side" data-over>HEIZUNG · BAD · LÜFTUNG</div><div class="abs firm"><b>${firm}</b><br>${address.street}, ${address.place}<br>Tel. ${phone}</div>
      <div class="abs to">${index === 0 ? 'An die<br>' : ''}${buyer.name}<br>${index === 0 ? 'Objektverwaltung<br>' : ''}${buyer.address.street}<br>${buyer.address.place}</div>
      <div class="abs main"><h1>Rechnung</h1><p class="r">${address.town}, am ${date(day)}</p><div class="meta">${each(meta, ([label, value]) => `<span><b>${label}</b>${value}</span>`)}</div>
      <table class="work"><tr><th>Menge</th><th>Bezeichnung</th><th class="r">Preis</th><th class="r">Betrag EUR</th></tr><tr class="note"><td></td><td colspan="3">Lieferschein ${random.code('L####')} vom ${date(daysAfter(day, -12))}</td></tr>${first ? row(first) : ''}<tr class="note"><td></td><td colspan="3">Regieschein ${random.code('R####')}, Leistungsdatum ${date(daysAfter(day, -9))}</td></tr>${each(rest, row)}</table>
      <table class="sums"><tr><td>Entgelt exkl. USt</td><td>20 % USt</td><td>Rechnungsbetrag inkl. USt</td></tr><tr><td>EUR ${amount(net)}</td><td>EUR ${amount(tax)}</td><td><b>EUR ${amount(net + tax)}</b></td></tr></table>
      <p style="margin-top:5mm">Zahlung: 10 Tage 3 % Skonto, 30 Tage netto Kassa. Bei Zahlungsverzug verrechnen wir 9,2 % Zinsen. Gerichtsstand ${address.town}.</p></div>
      <div class="abs foot">${bank.name}, IBAN ${inFours(bank.iban ?? '')}, BIC ${bank.bic}<br>${register}, UID-Nr. ${vatId}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId,
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
