// A booking portal's receipt for a stay it has taken the money for: two numbers and a PIN, the house as a card with stars and address, three
// days (booked, in, out) beside the receipt's own, a price per night that is summed up in one row, the portal's fee with VAT inside, a city
// tax that is paid at the house and not part of the total, and the portal as the seller in small print.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:9.2pt/1.45 'Noto Sans',sans-serif;color:#262626}.sheet{padding:0 18mm}.bar{background:#5b2a86;color:#fff;margin:0 -18mm;padding:6mm 18mm;display:flex;justify-content:space-between;align-items:center}.bar b{font:700 17pt Lato}.bar span{text-align:right;font-size:8.4pt}h1{font:700 16pt 'Noto Sans';margin:8mm 0 2mm}.two{display:flex;gap:8mm;margin-top:5mm}.two>div{flex:1}
.card{border:.6pt solid #cfcfcf;border-radius:2mm;padding:4mm;display:flex;gap:4mm}.pic{width:26mm;height:26mm;border-radius:1.4mm;flex:none}.card p{margin:0}.st{color:#e6a100}.d{width:100%;margin-top:5mm}.d td{border:.6pt solid #cfcfcf;padding:2mm 3mm;width:33%}.d small,.k{display:block;color:#6b6b6b;font-size:7.8pt}.s{width:100%;margin-top:3mm}.s td{padding:1.5mm 0;border-bottom:.4pt solid #e3e3e3}.s .b td{font-weight:700;font-size:12pt;border-bottom:1pt solid #5b2a86}.s .g td{color:#6b6b6b;font-size:8.2pt}
h2{font:700 11pt 'Noto Sans';margin:8mm 0 0;color:#5b2a86}.fine{left:18mm;right:18mm;bottom:9mm;font-size:7pt;color:#6b6b6b;border-top:.4pt solid #cfcfcf;padding-top:2mm}`

const HOUSES = [
  {
    name: 'Albergo Torre Vecchia',
    stars: 3,
    room: 'Double Room with Balcony',
    place: 'Via dei Cordai 9, 37121 Verona, Italy',
    land: 'Italy',
  },
  {
    name: 'Strandhaus Möwennest',
    stars: 4,
    room: 'Studio Apartment, sea side',
    place: 'Dünenweg 3, 23769 Fehmarn, Germany',
    land: 'Germany',
  },
  {
    name: 'Casa da Ribeira Suites',
    stars: 4,
    room: '2 x Classic Twin, breakfast included',
    place: 'Rua dos Canastreiros 40, 4050 Porto, Portugal',
    land: 'Portugal',
  },
] as const
const CASES = [
  { to: 'GB', land: 'United Kingdom', sign: '£', code: 'GBP', rate: 20, style: 'month-name', paid: 'Visa' },
  { to: 'DE', land: 'Germany', sign: '€', code: 'EUR', rate: 19, style: 'long', paid: 'Mastercard' },
  { to: 'IE', land: 'Ireland', sign: '€', code: 'EUR', rate: 23, style: 'month-name', paid: 'Company card' },
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'room-portal-booking',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [1],
  photos: [0, 2],
  make(random, index) {
    const [it, house] = [CASES[index] ?? CASES[0], HOUSES[index] ?? HOUSES[0]]
    const [own, names, day] = [
      namesIn(index === 0 ? 'GB' : 'IE', random).company(),
      namesIn(it.to, random),
      dayIn(random, 2024, 2026),
    ]
    const [guest, client, home] = [names.person(), names.company(), names.address()]
    const firm = ['Nightowl Stays UK Limited', 'Nightowl Stays Limited', 'Nightowl Stays Limited'][index] ?? ''
    const buyer = index === 2 ? client.name : guest.full
    const [number, booking] = [random.code(`NS-${day.year}-#######`), random.code('####.###.###')]
    const [nights, rooms] = [random.whole(2, 6), index === 2 ? 2 : 1]
    const arrives = daysAfter(day, random.whole(9, 70))
    const price = random.whole(74, 168) * 100
    const stay = nights * price * rooms
    const [cleaning, off] = [index === 1 ? 6500 : 0, index === 0 ? Math.round(stay * 0.1) : 0]
    const fee = random.whole(1290, 2890)
    const gross = stay + cleaning - off + fee
    // The stay is the house's supply; the portal's own is the fee.
    const tax = taxWithin(fee, it.rate)
    const money = (cents: number) => `${cents < 0 ? '− ' : ''}${it.sign}${amount(Math.abs(cents))}`
    const rows: (readonly [string, number])[] = [
      [`${money(price)} x ${nights} nights${rooms > 1 ? ' x 2 rooms' : ''}`, stay],
      ['Cleaning fee', cleaning],
      ['Early Owl discount 10%', -off],
      [`Service fee (incl. ${it.rate}% VAT ${money(tax)})`, fee],
    ]
    const line = (text: string, cents: string, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${cents}</td></tr>`
    const local = random.whole(2, 4) * 100 * nights * rooms
    const bill = [
      `${guest.full}<br>${home.lines.join('<br>')}`,
      `${guest.full}<br>${home.lines.join('<br>')}`,
      `${client.name}<br>Traveller: ${guest.full}<br>${client.address.lines.join('<br>')}`,
    ][index]
    const html = `<div class="bar"><b>◐ nightowl stays</b><span>Booking number ${booking}<br>PIN code ${random.code('####')}</span></div><h1>${['Your receipt', 'Receipt', 'Invoice / Receipt'][index]}</h1><div class="two"><div><span class="k">${['Receipt ID', 'Receipt No.', 'Document number'][index]}</span>${number}<span class="k" style="margin-top:2mm">Issued</span>${date(day, it.style)}</div><div><span class="k">Billed to</span>${bill}<br>${it.land}${index === 2 ? `<br>VAT ID ${client.vatId}` : ''}</div></div>
      <div class="card" style="margin-top:6mm"><div class="pic" style="background:linear-gradient(160deg,#8ec5ff 45%,${['#c98b5b', '#e8d7a2', '#d96f4e'][index]} 46%)"></div><div><p><b style="font-size:11pt">${house.name}</b> <span class="st">${'★'.repeat(house.stars)}</span></p><p>${house.place}</p><p>${house.room}, ${rooms * 2} adults</p><p class="k">Confirmation from the property: ${random.code('@@####')} &nbsp; Free cancellation until ${date(daysAfter(arrives, -7), it.style)}</p></div></div>
      <table class="d"><tr><td><small>Check-in</small>${date(arrives, it.style)}, from 15:00</td><td><small>Check-out</small>${date(daysAfter(arrives, nights), it.style)}, until 11:00</td><td><small>Booked on</small>${date(day, it.style)}</td></tr></table>
      <h2>Price breakdown</h2><table class="s">${each(
        rows.filter(([, cents]) => cents !== 0),
        ([text, cents]) => line(text, money(cents)),
      )}${line('Total', money(gross), 'b')}${line(`City tax ${house.land}, to be paid at the property, not included`, `approx. € ${amount(local)}`, 'g')}</table>
      <h2>Payment</h2><table class="s">${line(`${it.paid} •••• ${random.code('####')}, ${date(day, it.style)}`, money(gross))}${line('<b>Amount paid</b>', `<b>${money(gross)}</b>`)}${line('Balance', money(0), 'g')}</table>
      <div class="abs fine">Accommodation is supplied by the property, which may issue its own invoice for the stay at check-out (VAT at local rates included in the room price). ${firm} acts as intermediary and has collected the amount on the property’s behalf.<br>${firm}, ${own.address.lines.join(', ')}, ${own.address.country} · ${own.register} · VAT ${own.vatId}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Receipt_${booking.replaceAll('.', '')}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), sellerName: [firm, 'Nightowl Stays'], buyerName: buyer },
        ...{ sellerVatId: own.vatId, taxTotal: fixed(tax), grossTotal: fixed(gross), currency: it.code },
      },
    }
  },
}
