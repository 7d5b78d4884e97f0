// A painter's template of a word processor: letterspaced title, tab stops that slipped, the number inside a sentence's line,
// the recipient begins with "Herrn" or "Frau", and the firm's name is set in two lines over its owner's.

import type { Layout } from '../layout.ts'
import type { Position } from '../sheet.ts'
import {
  dayIn,
  each,
  herrn,
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

const css = `.sheet { font: 11pt/1.28 Carlito; padding: 14mm 20mm 0 25mm }
  .name { font: 700 21pt/1.05 Caladea; color: #2f5d3a } .owner { font: italic 11pt Caladea; border-bottom: 2.5pt double #2f5d3a; padding-bottom: 2mm }
  .reach { font-size: 9pt; text-align: right; margin-top: 1mm } .to { margin-top: 15mm; height: 30mm }
  h1 { font: 700 15pt Carlito; letter-spacing: 7pt; margin: 9mm 0 5mm } .tab { display: inline-block }
  table { width: 100%; margin-top: 4mm } td { padding: .9mm 0; vertical-align: top } .sums td { padding: .5mm 0 } .foot { left: 25mm; right: 20mm; bottom: 10mm; font-size: 8.5pt; border-top: .6pt solid #555; padding-top: 1.5mm }`

const WARES: readonly Ware[] = [
  ['Wände und Decken abkleben und abdecken, Böden mit Malervlies schützen', 'psch', 9500, 24000, 1],
  ['Altanstriche anschleifen, Risse spachteln, Grundierung', 'm²', 380, 720, 46],
  ['Raufaser entfernen einschl. Entsorgung', 'm²', 450, 690, 60],
  ['Dispersionsanstrich 2-fach, weiß, Nassabrieb Kl. 2', 'm²', 590, 940, 120],
  ['Türblätter mit Zargen beidseitig lackieren, RAL 9010', 'Stck', 12800, 18900, 6],
  ['Heizkörper lackieren', 'Stck', 5200, 7900, 7],
  ['Facharbeiterstunden auf Nachweis', 'Std', 5200, 5890, 9],
]

const writing = writingOf('DE')

const row = ({ name, unit, quantity, price, total }: Position) => `<tr><td style="width:21mm">${quantity} ${unit}</td>
  <td>${name}</td><td class="r" style="width:22mm">${writing.amount(price)}</td><td class="r" style="width:27mm">${writing.amount(total)} €</td></tr>`

export const painterWord: Layout = {
  name: 'painter-word',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, taxNumber, vatId, mobile } = names.company()
    const customer = names.person()
    const home = names.address()
    const day = dayIn(random, 2023, 2025)
    const number = index === 0 ? `${day.year}/${random.code('0##')}` : `R ${random.code('###')}-${day.year % 100}`
    const positions = positionsOf(random, WARES, index === 0 ? 6 : 3)
    const net = sum(positions.map(({ total }) => total))
    const tax = percent(net, 19)
    const trade = ['Malerbetrieb Stefan', 'Raum und Farbe'][index]
    const family = ['Olthoff', 'Prinzler GbR'][index]
    const owner = ['Stefan Olthoff, Maler- und Lackierermeister', 'Heike und Jens Prinzler'][index]
    const html = `<div class="name">${trade}<br>${family}</div><div class="owner">${owner}</div>
      <div class="reach">${address.street} · ${address.place} · Mobil ${mobile}</div>
      <div class="to">${herrn(customer)}<br>${customer.full}<br>${home.street}<br>${home.place}</div>
      <div class="r">${address.town}, den ${writing.date(day, index === 0 ? 'long' : 'figures')}</div><h1>RECHNUNG</h1>
      <div><span class="tab" style="width:43mm">Rechnungsnummer</span>${number}<span class="tab" style="width:19mm"></span>(bitte bei Zahlung angeben)</div>
      <div><span class="tab" style="width:39mm">Bauvorhaben:</span>${['Treppenhaus und Flur', 'Wohnzimmer, Kinderzimmer OG'][index]}, ${home.street}</div>
      <div><span class="tab" style="width:39mm">ausgeführt im</span>${writing.month(day)}</div>
      <table>${each(positions, row)}</table>
      <table class="sums"><tr><td class="r">Nettobetrag</td><td class="r" style="width:34mm">${writing.amount(net)} €</td></tr>
      <tr><td class="r">zzgl. 19 % MwSt.</td><td class="r">${writing.amount(tax)} €</td></tr>
      <tr><td class="r"><b>Rechnungsbetrag</b></td><td class="r"><b><u>${writing.amount(net + tax)} €</u></b></td></tr></table>
      <p style="margin-top:5mm">Im Rechnungsbetrag sind Lohnkosten von ${writing.amount(percent(net, 71))} € netto enthalten (§ 35a EStG).<br>Zahlbar innerhalb von 10 Tagen ohne Abzug. Wir bedanken uns für Ihren Auftrag!</p>
      <p>Mit freundlichen Grüßen</p><div class="abs foot">${bank.name} &nbsp; IBAN ${inFours(bank.iban ?? '')} &nbsp; BIC ${bank.bic}<br>St.-Nr. ${taxNumber} &nbsp;&nbsp; USt-ID ${vatId}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: index === 0 ? `Rechnung ${customer.last}.pdf` : 'RE Malerarbeiten.pdf',
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [`${trade} ${family}`, ...(index === 0 ? ['Stefan Olthoff'] : [])],
        buyerName: customer.full,
        sellerVatId: vatId.replace(' ', ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
