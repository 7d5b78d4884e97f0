// A ferry company's ticket that is the receipt, too: sailings with days and times larger than all else, fares of passengers and
// a car, taxes and fuel charge, the day of payment small beside the operator's numbers.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.35 'Open Sans',sans-serif;padding:0}.band{background:#0b4f6c;color:#fff;padding:4mm 7mm;display:flex;justify-content:space-between;align-items:center}.band b{font:700 17pt 'URW Gothic',sans-serif}.in{padding:4mm 7mm}.leg{display:grid;grid-template-columns:24mm 1fr 24mm;align-items:center;border-bottom:.6pt solid #0b4f6c;padding:2mm 0}.leg big{font-size:17pt;font-weight:700}
table{width:100%;margin-top:3mm}td{padding:.5mm 0}tr.t td{border-top:1.2pt solid #0b4f6c;font-weight:700;font-size:11pt}.tear{border-top:1pt dashed #777;margin-top:4mm;padding:3mm 7mm;font-size:8pt;display:flex;justify-content:space-between}.bar{height:13mm;width:46mm;background:repeating-linear-gradient(90deg,#000 0 .5mm,#fff .5mm 1.1mm,#000 1.1mm 1.9mm,#fff 1.9mm 2.3mm)}.m{font-size:7.4pt;color:#444}`
const { amount, date } = writingOf('IE')

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const [firm, person] = [companyIn(names, 'Island Ferries'), names.person()]
  const brand = index === 0 ? 'Saltwind Ferries' : 'Inis Cara Line'
  const [paid, booking, receipt] = [
    dayIn(random, 2025, 2026),
    random.code('@@#@#@'),
    random.code(index === 0 ? 'R-20####' : '00#5##'),
  ]
  const out = daysAfter(paid, random.whole(4, 40))
  const back = daysAfter(out, random.whole(1, 9))
  const fares: [string, number][] = [
    ['2 × Adult', random.whole(28, 44) * 100],
    ['1 × Child (4–15)', random.whole(8, 12) * 100],
    ...(index === 0
      ? [['Car up to 5.0 m', random.whole(70, 118) * 100] as [string, number]]
      : [['2 × Bicycle', 1000] as [string, number]]),
    ['Fuel surcharge', random.whole(4, 9) * 125],
    ['Harbour dues', 350],
  ]
  const gross = sum(fares.map(([, cents]) => cents))
  const [home, island] = [names.town(), names.town()]
  const leg = (day: typeof out, from: string, to: string, time: string) =>
    `<div class="leg"><span>${date(day, 'month-name')}</span><span><b>${from}</b> → <b>${to}</b><br><span class="m">Vehicle check-in closes 30 minutes before</span></span><big>${time}</big></div>`
  const page = `<div class="band"><b>${brand}</b><span>PASSENGER &amp; VEHICLE TICKET</span></div><div class="in">Lead passenger <b>${person.salutation} ${person.first} ${person.last}</b> &nbsp; Booking reference <b style="font-size:13pt">${booking}</b>${leg(out, home, island, random.pick(['07:45', '09:15', '10:30']))}${leg(back, island, home, random.pick(['15:40', '17:20', '18:00']))}
<table>${each(fares, ([what, cents]) => `<tr><td>${what}</td><td class="r">${amount(cents)}</td></tr>`)}<tr class="t"><td>Total paid, EUR (zero-rated for VAT)</td><td class="r">€${amount(gross)}</td></tr></table><p></p><span class="m">Receipt no. ${receipt} · issued ${date(paid)} ${random.code('1#:3#')} at kiosk ${random.whole(1, 4)} · paid by Visa Debit ending ${random.code('##2#')}<br>Operator: ${firm.name}, ${firm.address.lines.join(', ')} · VAT ${firm.vatId}<br>Not transferable. Amendments up to 24 hours before departure, fee €10. Bring photo identification.</span></div>
<div class="tear"><span><b>${booking}</b><br>${date(out)}<br>${home}–${island}<br>Lane ${random.whole(1, 6)}</span><span class="bar"></span></div>`
  return {
    html: sheets(CSS, [page], { width: 130, height: 140 }),
    pages: 1,
    fields: {
      invoiceNumber: [receipt, booking],
      issueDate: iso(paid),
      sellerName: [firm.name, brand],
      buyerName: `${person.first} ${person.last}`,
      sellerVatId: firm.vatId,
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'ferry-ticket',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice', 'ticket'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
