// An Austrian hotel's account of a stay: a row a day, three rates of tax and a local tax without any, arrival and departure beside the
// date, a guest who is not the firm that pays, the total paid by card so that nothing is left, "Rg.-Nr.", and the tax shown as a part.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.8pt/1.45 'EB Garamond'; font-variant-numeric: lining-nums; padding: 14mm 24mm } .head { text-align: center; border-bottom: .5pt solid #8a6d3b; padding-bottom: 4mm } .head b { font: 500 24pt 'EB Garamond'; letter-spacing: 2pt; color: #8a6d3b; display: block }
  .row { display: flex; justify-content: space-between; margin: 9mm 0 7mm } .row td { padding: 0 0 0 6mm } h1 { font: italic 500 17pt 'EB Garamond'; margin: 0 0 3mm } .days { width: 100% } .days th { font-weight: 500; text-align: left; border-bottom: .5pt solid #8a6d3b }
  td { padding: .5mm 0 } .end td { border-top: .5pt solid #8a6d3b; font-size: 12pt } .tax { margin: 6mm 0; font-size: 9pt } .tax td, .tax th { padding: 0 7mm 0 0; font-weight: 400; text-align: right }
  .foot { left: 24mm; right: 24mm; bottom: 9mm; text-align: center; font-size: 8pt; color: #6b5a3a }`

const { amount, date } = writingOf('AT')

interface Charge {
  readonly day: string
  readonly text: string
  readonly rate: number
  readonly cents: number
}

const chargeRow = ({ day, text, rate, cents }: Charge) =>
  `<tr><td>${day}</td><td>${text}</td><td class="r">${rate} %</td><td class="r">${amount(cents)}</td></tr>`

export const hotelAustria: Layout = {
  name: 'hotel-austria',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('AT', random)
    const { address, bank, vatId, phone, register } = names.company()
    const [guest, buyer, home] = [names.person(), namesIn('DE', random).company(), names.address()]
    const houses = [
      ['Gasthof Post & Spa', 'Familie Unterrainer GmbH & Co KG'],
      ['Hotel Edelraute', 'Edelraute Betriebs GmbH'],
    ] as const
    const [hotel, owner] = houses[index === 0 ? 0 : 1]
    const leaves = dayIn(random, 2024, 2025)
    const nights = index === 0 ? 4 : 2
    const price = random.whole(82, 164) * 100
    const stay = Array.from({ length: nights }, (_, at): Charge[] => {
      const day = date(daysAfter(leaves, at - nights), 'short')
      const extra: Charge[] = random.chance(0.7)
        ? [
            { day, text: 'Restaurant Tisch 12, Speisen', rate: 10, cents: random.whole(1690, 6480) },
            { day, text: 'Restaurant, Getränke', rate: 20, cents: random.whole(450, 3890) },
          ]
        : []
      return [
        { day, text: 'Nächtigung mit Frühstück, DZ Nr. 214', rate: 10, cents: price },
        ...extra,
        { day, text: 'Ortstaxe', rate: 0, cents: 275 },
      ]
    }).flat()
    const charges: Charge[] = [
      ...stay,
      { day: date(leaves, 'short'), text: 'Tiefgarage', rate: 20, cents: nights * 1200 },
    ]
    const gross = sum(charges.map(({ cents }) => cents))
    const rates = [20, 10, 0].map((rate) => {
      const all = sum(charges.filter((charge) => charge.rate === rate).map(({ cents }) => cents))
      return { rate, all, tax: taxWithin(all, rate) }
    })
    const tax = sum(rates.map((one) => one.tax))
    const number = index === 0 ? random.code(`${leaves.year}/0####`) : random.code('1####')
    const to =
      index === 0
        ? `${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}<br>DEUTSCHLAND`
        : `${herrn(guest)}<br>${guest.full}<br>${home.street}<br>${home.place}`
    const html = `<div class="head"><b>${hotel}</b>${address.street} · ${address.place} · Tel. ${phone}</div>
      <div class="row"><div>${to}</div><table><tr><td>Gast</td><td>${guest.last} ${guest.first}</td></tr><tr><td>Anreise</td><td>${date(daysAfter(leaves, -nights))}</td></tr><tr><td>Abreise</td><td>${date(leaves)}</td></tr><tr><td>Zimmer</td><td>214 / 2 Pers.</td></tr></table></div>
      <h1>Rechnung</h1><p>Rg.-Nr. ${number} &nbsp;&nbsp; ${address.town}, am ${date(leaves)} &nbsp;&nbsp; Es bediente Sie: ${names.person().first}</p>
      <table class="days"><tr><th>Datum</th><th>Leistung</th><th class="r">USt</th><th class="r">EUR</th></tr>${each(charges, chargeRow)}<tr class="end"><td colspan="3">Gesamt inkl. aller Abgaben</td><td class="r">${amount(gross)}</td></tr>
      <tr><td colspan="3">Zahlung ${index === 0 ? 'Maestro' : 'VISA'} ${date(leaves)}</td><td class="r">-${amount(gross)}</td></tr><tr><td colspan="3">Offener Betrag</td><td class="r">0,00</td></tr></table>
      <table class="tax"><tr><th>USt-Satz</th><th>Netto</th><th>USt</th><th>Brutto</th></tr>${each(rates, (one) => `<tr><td>${one.rate} %</td><td>${amount(one.all - one.tax)}</td><td>${amount(one.tax)}</td><td>${amount(one.all)}</td></tr>`)}<tr><td>Summe</td><td>${amount(gross - tax)}</td><td>${amount(tax)}</td><td>${amount(gross)}</td></tr></table>
      <p>Wir danken für Ihren Besuch und freuen uns auf ein Wiedersehen!</p><div class="abs foot">${owner} · ${register} · UID ${vatId}<br>${bank.name} · IBAN ${bank.iban} · BIC ${bank.bic}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(leaves),
        sellerName: [owner, hotel],
        buyerName: index === 0 ? buyer.name : guest.full,
        sellerVatId: vatId,
        iban: bank.iban ?? '',
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
