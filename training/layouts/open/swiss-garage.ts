// A Swiss garage's invoice out of a program for workshops: plate, mileage and first registration beside the dates, hours in units of
// work, a difference of rounding to five Rappen under the total, "Fr." and "Netto-Total", and the garage's name over two brands.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
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

const css = `.sheet { font: 8.8pt/1.35 'DejaVu Sans'; padding: 12mm 16mm } .head { border: 1.2pt solid #1a1a1a; padding: 3mm 4mm; display: flex; justify-content: space-between } .head b { font: 700 15pt 'DejaVu Serif' } .row { display: flex; justify-content: space-between; margin-top: 9mm } .car { border-collapse: collapse; font-size: 7.8pt } .car td { border: .4pt solid #999; padding: .8mm 1.6mm } .to { width: 74mm; font-size: 10pt; margin-top: 8mm }
  h1 { font: 700 12pt 'DejaVu Serif'; margin: 11mm 0 2mm; border-bottom: 1.2pt solid #1a1a1a } .work { width: 100% } .work th { text-align: left; font-weight: 400; text-decoration: underline; padding: 1mm } .work td { padding: .6mm 1mm } .sums { width: 84mm; margin: 4mm 0 0 auto } .sums td { padding: .5mm 1mm } .sums .end td { font-weight: 700; border: 1.2pt solid #1a1a1a; border-width: 1.2pt 0 } .foot { left: 16mm; right: 16mm; bottom: 9mm; font-size: 7.2pt; border-top: .4pt solid #999; padding-top: 1.5mm }`

const WARES: readonly Ware[] = [
  ['Grosser Service nach Werkvorgabe', 'AW', 1_450, 1_650, 28],
  ['Motorenöl 0W-30 Longlife', 'l', 1_890, 2_450, 6],
  ['Ölfilter, Innenraumfilter', 'Stk', 2_400, 6_900, 2],
  ['Bremsbelagsatz vorne', 'Satz', 11_500, 18_900, 1],
  ['Bremsscheiben vorne ersetzen', 'AW', 1_450, 1_650, 16],
  ['Räder wechseln, einlagern', 'pausch.', 8_500, 14_000, 1],
  ['Kleinmaterial, Entsorgung', 'pausch.', 900, 2_200, 1],
]
const { amount, date } = writingOf('CH')
const STEP = 5

export const swissGarage: Layout = {
  name: 'swiss-garage',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const { address, bank, vatId, phone } = names.company()
    const [person, buyer, home] = [names.person(), names.company(), names.address()]
    const firm = ['Garage Zgraggen & Sohn', 'Auto Hächler AG Villmerswil'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const due = daysAfter(day, 30)
    const number = random.code(index === 0 ? `${day.year % 100}00####` : 'R-#####')
    const positions = positionsOf(random, WARES, 6 - index * 3)
    const net = sum(positions.map(({ total }) => total))
    const tax = percent(net, 8.1)
    const gross = Math.round((net + tax) / STEP) * STEP
    const name = index === 0 ? person.full : buyer.name
    const car = [
      ['Fahrzeug', index === 0 ? 'Kombi 2.0 TDI 4x4' : 'Kastenwagen L2H2'],
      ['Kontrollschild', random.code('AG ######')],
      ['Chassis-Nr.', random.code('###@@@##@########')],
      ['1. Inverkehrsetzung', date({ year: day.year - random.whole(2, 11), month: random.whole(1, 12), day: 14 })],
      ['km-Stand', String(random.whole(14_000, 190_000))],
      ['Auftragsdatum', date(daysAfter(day, -4))],
    ]
    const html = `<div class="head"><b>${firm}</b><span class="r">${address.street}, ${address.place}<br>Tel. ${phone} · Offizielle Servicestelle</span></div>
      <div class="row"><table class="car">${each(car, ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table><div class="to">${index === 0 ? `${person.salutation}<br>` : 'Firma<br>'}${name}<br>${home.street}<br>${home.place}</div></div>
      <h1>Rechnung Nr. ${number}</h1><p>Rechnungsdatum ${date(day)} &nbsp;&nbsp; zahlbar bis ${date(due)} &nbsp;&nbsp; Kunde ${random.code('#####')} &nbsp;&nbsp; Ihr Berater: ${names.person().last}</p>
      <table class="work"><tr><th>Anzahl</th><th>Arbeit / Material</th><th class="r">Ansatz</th><th class="r">Fr.</th></tr>${each(positions, (one) => `<tr><td>${one.quantity}.00 ${one.unit}</td><td>${one.name}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
      <table class="sums"><tr><td>Netto-Total</td><td class="r">${amount(net)}</td></tr><tr><td>MwSt. 8.1% von ${amount(net)}</td><td class="r">${amount(tax)}</td></tr><tr><td>Rundungsdifferenz</td><td class="r">${amount(gross - net - tax)}</td></tr><tr class="end"><td>Rechnungsbetrag Fr.</td><td class="r">${amount(gross)}</td></tr></table>
      <p style="margin-top:6mm">Wir danken für Ihren Auftrag. Reklamationen bitte innert 8 Tagen. Nächster Service bei ${random.whole(200, 260)}'000 km oder in 24 Monaten.</p>
      <div class="abs foot">Zahlung an ${bank.name}, IBAN ${inFours(bank.iban ?? '')} · UID ${vatId}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: name,
        sellerVatId: vatId.replace(' MWST', ''),
        iban: bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'CHF',
      },
    }
  },
}
