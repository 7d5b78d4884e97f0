// A parcel agency's slip: stamps free of tax beside services with it, parcels' numbers longer than anything else, the agency in
// whose shop it stands, and the carrier in whose name it sells with the VAT id.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:8pt/1.36 'DejaVu Sans Mono',monospace}.sheet{padding:4mm 3.5mm}.sheet h1{font:800 15pt/1.1 'Open Sans',sans-serif;margin:0 0 1mm;border-left:5mm solid #000;padding-left:2mm}table{width:100%;margin:1mm 0}td{padding:0;vertical-align:top}.total td{font-size:10pt;font-weight:700;border-top:.8pt solid #000;padding-top:.6mm}.s{font-size:6.8pt}`
const { amount, date } = writingOf('DE')

interface Sold {
  readonly name: string
  readonly cents: number
  readonly isTaxed: boolean
  readonly parcel?: string
}

function soldOf(random: Random, index: number): Sold[] {
  const parcel = () => random.code('0099 12## #### #### ####')
  const small = [{ name: '10x Marke 0,95', cents: 950, isTaxed: false }]
  const [two, five] = [random.pick([619, 649, 669]), random.pick([769, 799, 829])]
  return index === 0
    ? [
        ...small,
        { name: 'Paket 2 kg', cents: two, isTaxed: false, parcel: parcel() },
        { name: 'Paket 5 kg Geschäft', cents: five, isTaxed: true, parcel: parcel() },
        { name: 'Packset Gr. M', cents: 279, isTaxed: true },
      ]
    : [
        { name: 'Einschreiben Rückschein', cents: 510, isTaxed: false, parcel: random.code('RR #### #### #DE') },
        { name: 'Luftpolsterumschl. 3er', cents: 399, isTaxed: true },
      ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [shop, carrier] = [names.company(), companyIn(names, 'Paketdienst')]
  const brand = index === 0 ? 'BLAUPOST' : 'Stafette'
  const [day, number] = [dayIn(random, 2025, 2026), random.code(index === 0 ? '5501-####-###' : '88#/####')]
  const sold = soldOf(random, index)
  const [taxed, free] = [true, false].map((is) =>
    sum(sold.filter((one) => one.isTaxed === is).map(({ cents }) => cents)),
  ) as [number, number]
  const [gross, tax] = [taxed + free, taxWithin(taxed, 19)]
  const row = ({ name, cents, isTaxed, parcel }: Sold) =>
    `<tr><td>${name}</td><td class="r">${amount(cents)} ${isTaxed ? 'B' : 'A'}</td></tr>${parcel ? `<tr><td colspan="2" class="s">Sendungsnr. ${parcel}</td></tr>` : ''}`
  const page = `<h1>${brand}</h1>Agentur im Hause<br>${shop.short}<br>${shop.address.street}<br>${shop.address.place}<p></p>Quittung / Einlieferungsbeleg<br>Beleg ${number}<br>${date(day, 'short')} ${random.code('1#:0#:3#')}<table>${each(sold, row)}<tr class="total"><td>Summe EUR</td><td class="r">${amount(gross)}</td></tr><tr><td>Zahlart girocard</td><td class="r">${amount(gross)}</td></tr></table>
<div class="s">A = umsatzsteuerfrei nach § 4 Nr. 11b UStG<br>B = inkl. 19% USt</div><table class="s"><tr><td>Netto B</td><td class="r">${amount(taxed - tax)}</td></tr><tr><td>USt B 19%</td><td class="r">${amount(tax)}</td></tr><tr><td>Steuerfrei A</td><td class="r">${amount(free)}</td></tr></table><p></p><div class="s">Verkauf im Namen und für Rechnung der<br>${carrier.name}, ${carrier.address.place}<br>USt-IdNr. ${carrier.vatId}<br><br>Haftung bis 500 EUR. Bitte bewahren Sie diesen Beleg bis zur Zustellung auf.</div>`
  return {
    html: sheets(CSS, [page], { width: 72, height: index === 0 ? 126 : 114 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [carrier.name, brand, shop.short],
      sellerVatId: carrier.vatId,
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'postagentur-beleg',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
