// A subscription of software that was paid by card: much air, labels above their values in a row, a period of use beside the dates,
// the buyer's VAT id beside the seller's, and reverse charge for a buyer abroad. The seller stands at the end of the page.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, iso, namesIn, percent, sheets, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.5pt/1.5 Roboto; color: #24243a; padding: 20mm 22mm } .mark { width: 11mm; height: 11mm; border-radius: 3mm; background: linear-gradient(135deg, #6c4cf1, #ff7ab8) }
  h1 { font: 300 30pt Roboto; margin: 14mm 0 10mm } .grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 7mm 4mm } .grid small, .to small { display: block; color: #8b8ba7; font-size: 7.5pt; letter-spacing: .3pt }
  .to { margin: 12mm 0 14mm } .item { display: flex; justify-content: space-between; border-top: .5pt solid #ddd; padding: 3mm 0 } .item small { color: #8b8ba7 }
  .sum { margin-left: 95mm; display: flex; justify-content: space-between; padding: 1.2mm 0 } .big { font-size: 15pt; font-weight: 500; border-top: 1pt solid #24243a; padding-top: 3mm; margin-top: 2mm }
  .foot { left: 22mm; right: 22mm; bottom: 14mm; font-size: 7.5pt; color: #8b8ba7; line-height: 1.6 }`

const { amount, date } = writingOf('DE')

export const softwareSubscription: Layout = {
  name: 'software-subscription',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 2,
  scans: [],
  make(random, index) {
    const isAbroad = index === 1
    const names = namesIn('DE', random)
    const { address, register, vatId, manager } = names.company()
    const buyer = namesIn(isAbroad ? 'AT' : 'DE', random).company()
    const firm = ['Taskwiese GmbH', 'belegbiene Software UG (haftungsbeschränkt)'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const [seats, price] = [random.whole(3, 40), random.pick([790, 1190, 1450])]
    const net = seats * price
    const tax = isAbroad ? 0 : percent(net, 19)
    const number = isAbroad ? random.code('@@@@####-00##') : random.code(`${day.year}-1#####`)
    const html = `<div class="mark"></div><h1>Rechnung</h1>
      <div class="grid"><div><small>Rechnungsnummer</small>${number}</div><div><small>Ausgestellt am</small>${date(day, 'long')}</div><div><small>Zeitraum</small>${date(day, 'short')} – ${date(daysAfter(day, 29), 'short')}</div><div><small>Nächste Abbuchung</small>${date(daysAfter(day, 30), 'long')}</div></div>
      <div class="to"><small>Rechnungsempfänger</small>${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}${isAbroad ? '<br>Österreich' : ''}<br>USt-IdNr. ${buyer.vatId}</div>
      <div class="item"><div>Tarif ${isAbroad ? 'Team Plus' : 'Wachstum'}<br><small>${seats} Plätze × ${amount(price)} € pro Monat</small></div><div>${amount(net)} €</div></div>
      <div class="item" style="border-bottom:.5pt solid #ddd"><div>Zusätzlicher Speicher 50 GB<br><small>im Tarif enthalten</small></div><div>0,00 €</div></div><br>
      <div class="sum"><span>Zwischensumme</span><span>${amount(net)} €</span></div><div class="sum"><span>${isAbroad ? 'USt 0 % (Reverse Charge)' : 'USt 19 %'}</span><span>${amount(tax)} €</span></div>
      <div class="sum big"><span>Gesamt</span><span>${amount(net + tax)} €</span></div><p style="margin-top:12mm">Bezahlt mit Mastercard •••• ${random.code('####')} am ${date(day, 'long')}. Es ist nichts weiter zu tun.</p>
      ${isAbroad ? '<p>Steuerschuldnerschaft des Leistungsempfängers (Art. 196 MwStSystRL).</p>' : ''}
      <div class="abs foot">${firm} · ${address.street} · ${address.place} · Geschäftsführung: ${manager.full}<br>${register} · USt-IdNr. ${vatId} · Fragen? hilfe@${isAbroad ? 'belegbiene' : 'taskwiese'}.example</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `invoice-${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(' ', ''),
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
