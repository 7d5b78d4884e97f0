// An airline's passenger receipt and VAT invoice: record locator, ticket and document number beside each other, an itinerary table full of
// times, the fare taken apart into base fare, carrier's charges and taxes of two letters that are no VAT, a fare in another currency, the
// form of payment with its own sum, conditions in small print, and the carrier's names of brand and of law.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:8.6pt/1.4 'Roboto Condensed',sans-serif;color:#0f1c2e}.sheet{padding:12mm 15mm}.top{display:flex;justify-content:space-between;border-bottom:2pt solid #00695c;padding-bottom:3mm}.top b{font:italic 900 19pt Lato;color:#00695c}.top h1{font:700 14pt 'Roboto Condensed';margin:0;text-align:right}.top span{display:block;text-align:right}.f{width:100%;margin-top:4mm}.f td{padding:.7mm 0;width:25%;vertical-align:top}.f td:nth-child(odd){color:#5b6a7d;width:19%}
h2{font:700 9.4pt 'Roboto Condensed';background:#e6efee;padding:1.2mm 2mm;margin:6mm 0 1mm;text-transform:uppercase}.g{width:100%}.g th{text-align:left;font-weight:700;border-bottom:.5pt solid #0f1c2e;padding:1mm 2mm}.g td{padding:1.1mm 2mm;border-bottom:.3pt solid #c8d0d8;vertical-align:top}.g .r{text-align:right}.g .t td{font-weight:700;border-top:.8pt solid #0f1c2e;font-size:10pt}.fine{font-size:6.6pt;line-height:1.35;color:#44505f;margin-top:6mm;columns:2;column-gap:7mm;text-align:justify}.foot{left:15mm;right:15mm;bottom:7mm;font-size:7pt;border-top:.5pt solid #00695c;padding-top:1.6mm;text-align:center}`

const SKELLIG = { brand: 'Skellig Air', firm: 'Skellig Air DAC', two: 'K7', home: 'IE', sign: 'EUR' } as const
const LARK = { brand: 'Northlark', firm: 'Northlark Airways Ltd', two: 'NK', home: 'GB', sign: 'GBP' } as const
const AIRLINES = [
  { ...SKELLIG, to: 'DE', rate: 0, title: 'Electronic Ticket Receipt', third: 'Frequent flyer' },
  { ...LARK, to: 'GB', rate: 20, title: 'VAT Receipt', third: 'Receipt number' },
  { ...SKELLIG, to: 'IE', rate: 23, title: 'Invoice / Itinerary Receipt', third: 'Invoice number' },
] as const
const ROUTES = [
  ['Dublin (DUB) T1', 'Frankfurt (FRA) T2'],
  ['Bristol (BRS)', 'Edinburgh (EDI)'],
  ['Cork (ORK)', 'Porto (OPO)'],
] as const
const CHARGES = [
  'YQ|Carrier imposed surcharge|3640;DE|Airport security charge Germany|1000;RA|Passenger service charge Germany|2684;OY|Air transport tax Germany|1553',
  'GB|Air Passenger Duty|1400;UB|Passenger service charge departures|1462',
  'IE|Passenger service charge Ireland|1085;YP|Passenger service charge Portugal|1016;PT|Security charge Portugal|354',
]
const { amount, date } = writingOf('GB')

function flights(random: Random, index: number, days: readonly string[]): string {
  const [from, to] = ROUTES[index] ?? ROUTES[0]
  const { two } = AIRLINES[index] ?? AIRLINES[0]
  const row = ([a, b]: readonly string[], day: string) =>
    `<tr><td>${two}${random.code('####')}</td><td>${day}</td><td>${a}<br>0${random.whole(6, 9)}:${random.code('5#')}</td><td>${b}<br>${random.whole(10, 19)}:${random.code('1#')}</td><td>${random.pick(['Y', 'M', 'Q'])} / ${random.pick(['Economy Light', 'Economy Flex'])}</td><td>${random.pick(['0PC', '1PC 23 kg'])}</td><td>Confirmed</td></tr>`
  return `<h2>Itinerary</h2><table class="g"><tr><th>Flight</th><th>Date</th><th>Departure</th><th>Arrival</th><th>Class / fare</th><th>Baggage</th><th>Status</th></tr>${row([from, to], days[0] ?? '')}${row([to, from], days[1] ?? '')}</table>`
}

export const layout: Layout = {
  name: 'fare-tax-receipt',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice', 'ticket'],
  count: 3,
  scans: [0, 2],
  photos: [1],
  make(random, index) {
    const line = AIRLINES[index] ?? AIRLINES[0]
    const [own, names, day] = [
      namesIn(line.home, random).company(),
      namesIn(line.to, random),
      dayIn(random, 2024, 2026),
    ]
    const [person, client] = [names.person(), names.company()]
    const traveller =
      `${person.last}/${person.first} ${person.salutation.startsWith('M') ? person.salutation : 'Mr'}`.toUpperCase()
    const buyer = [`${person.first} ${person.last}`, client.name, client.name][index] ?? ''
    const [ticket, locator] = [random.code('514-24########'), random.code('@@#@#@')]
    const number = [ticket, random.code('NKV########'), random.code(`${day.year}/IR/0#####`)][index] ?? ''
    const goes = daysAfter(day, random.whole(6, 50))
    const days = [date(goes, 'month-name'), date(daysAfter(goes, random.whole(1, 5)), 'month-name')]
    const fare = random.whole(58, 240) * 100
    const charges = (CHARGES[index] ?? '').split(';').map((charge) => charge.split('|'))
    const seat = random.pick([1200, 1800, 2600])
    const rows = [['', 'Air fare', fare], ...charges, ['', 'Seat selection and priority boarding', seat]] as const
    const gross = sum(rows.map(([, , cents]) => Number(cents)))
    const taxed = [0, gross, seat][index] ?? 0
    const tax = taxWithin(taxed, line.rate)
    const money = (cents: number) => `${line.sign} ${amount(cents)}`
    const third = index === 0 ? random.code(`${line.two} 30#######`) : number
    const facts = `Passenger|${traveller}|Booking reference|${locator}|Ticket number|${ticket}|Date of issue|${date(day, 'month-name')}|${line.third}|${third}|Issuing office|${line.brand} Web, IATA ${random.code('## # ####')}|Invoice to|${buyer}<br>${client.address.lines.join('<br>')}|Carrier|${line.firm}<br>VAT No. ${own.vatId}|`
    const part = (text: string, cents: number) => `<tr><td></td><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const split = [
      part('VAT 0% (international passenger transport, zero rated)', 0),
      part('Total excluding VAT', gross - tax) + part('VAT @ 20%', tax),
      part(`of which VAT 23% on ancillaries ${money(taxed)}`, tax) + part('Net amount', gross - tax),
    ][index]
    const each100 = (fare / 220).toFixed(2)
    const sums =
      [
        `DUB ${line.two} FRA${each100}${line.two} DUB${each100}NUC${(fare / 110).toFixed(2)}END ROE0.9${random.code('####')}`,
      ][index] ?? `${random.code('@@@')} ${line.two} ${line.sign}${amount(fare)}END`
    const top = index === 0 ? 'Please present this receipt on request' : `No. ${number}`
    const html = `<div class="top"><b>${line.brand}</b><div><h1>${line.title}</h1><span>${top}</span></div></div><table class="f">${facts.replace(/([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|/g, '<tr><td>$1</td><td>$2</td><td>$3</td><td>$4</td></tr>')}</table>
      ${flights(random, index, days)}<h2>Fare details</h2><table class="g"><tr><th style="width:14mm">Code</th><th>Description</th><th class="r">Amount</th></tr>${each(rows, ([code, text, cents]) => `<tr><td>${code}</td><td>${text}</td><td class="r">${money(Number(cents))}</td></tr>`)}${split}<tr class="t"><td></td><td>Total amount</td><td class="r">${money(gross)}</td></tr></table>
      <h2>Payment</h2><table class="g"><tr><th>Form of payment</th><th>Date</th><th>Approval code</th><th class="r">Amount paid</th></tr><tr><td>CC ${random.pick(['VI', 'CA'])} XXXXXXXXXXXX${random.code('####')}</td><td>${date(day, 'month-name')}</td><td>${random.code('######')}</td><td class="r">${money(gross)}</td></tr></table>
      <p style="margin-top:3mm">Fare calculation: ${sums}<br>Endorsements: NONREF / CHANGES SUBJECT TO FEE / VALID ON ${line.two} ONLY</p>
      <div class="fine">Carriage and other services provided by the carrier are subject to conditions of carriage, which are hereby incorporated by reference. If the passenger’s journey involves an ultimate destination or stop in a country other than the country of departure the Montreal Convention may be applicable and governs and in most cases limits the liability of the carrier for death or personal injury and in respect of loss of or damage to baggage. Taxes and fees levied by airports and authorities are refundable on application if the ticket is not used; carrier surcharges are not. Check-in closes 40 minutes before departure. Times shown are local. Data of passengers may be passed to border control authorities.</div><div class="abs foot">${line.firm}, ${own.address.lines.join(', ')}, ${own.address.country} · ${own.register} · VAT ${own.vatId}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${locator}_${person.last}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), sellerName: [line.firm, line.brand], buyerName: buyer },
        ...(index === 0 ? {} : { netTotal: fixed(gross - tax) }),
        ...{ sellerVatId: own.vatId, taxTotal: fixed(tax), grossTotal: fixed(gross), currency: line.sign },
      },
    }
  },
}
