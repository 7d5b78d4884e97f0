// A sheet of a taxi driver's pad (A6, wide): a printed form with dots and boxes, all that counts is written by hand; the firm
// stands only in a rubber stamp, the number is printed in red.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.3 'Liberation Sans',sans-serif;background:#fdf7df;padding:7mm 8mm;color:#222}h1{font:800 19pt/1 'Lato',sans-serif;margin:0;letter-spacing:2pt}.no{position:absolute;top:7mm;right:8mm;font:15pt 'Liberation Mono',monospace;color:#b3202a}
.row{display:flex;align-items:flex-end;margin-top:3.2mm;gap:2mm}.row span{white-space:nowrap}.row u{flex:1;border-bottom:.7pt dotted #444;text-decoration:none;min-height:6mm}.ink{font:15pt/1 'Z003',cursive;color:#17307f;padding-left:3mm}.sum{position:absolute;right:8mm;top:18mm;width:44mm;border:1pt solid #222}.sum td{border:.6pt solid #222;padding:1.2mm 2mm;width:50%;height:8.6mm}
.sum .ink{padding:0}.stamp{position:absolute;left:14mm;bottom:6mm;border:1.2pt solid #3b3b8f;border-radius:2mm;color:#3b3b8f;padding:1.5mm 3mm;font:700 8pt/1.25 'Liberation Sans Narrow',sans-serif;text-align:center;transform:rotate(-2.5deg)}.sign{position:absolute;right:8mm;bottom:7mm;width:50mm;border-top:.7pt solid #222;font-size:7pt;text-align:center}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const firm = companyIn(names, 'Taxi')
  const [day, number] = [dayIn(random, 2024, 2026), random.code('0#7##')]
  const gross = random.whole(24, 110) * 50
  const tax = taxWithin(gross, 7)
  const [from, to] = index === 0 ? ['Hbf', 'Messe Halle 4'] : ['Klinikum', 'Bergstr. 11']
  const ink = (text: string) => `<span class="ink">${text}</span>`
  const box =
    index === 0
      ? `<tr><td>Netto €</td><td>${ink(amount(gross - tax))}</td></tr><tr><td>7 % MwSt €</td><td>${ink(amount(tax))}</td></tr><tr><td><b>Gesamt €</b></td><td>${ink(amount(gross))}</td></tr>`
      : `<tr><td><b>Fahrpreis<br>EUR</b></td><td>${ink(amount(gross))}</td></tr><tr><td colspan="2">einschl. 7 % Mehrwertsteuer</td></tr>`
  const page = `<h1>QUITTUNG</h1><div style="font-size:7.4pt">über eine Personenbeförderung im Taxi</div><div class="no">${number}</div><table class="sum">${box}</table><div style="width:74mm"><div class="row"><span>Fahrt von</span><u>${ink(from)}</u></div><div class="row"><span>nach</span><u>${ink(to)}</u></div><div class="row"><span>am</span><u>${ink(date(day, index === 0 ? 'figures' : 'short'))}</u></div><div class="row"><span>Ordnungs-Nr.</span><u>${ink(random.code('2##'))}</u></div></div>
<div class="row" style="font-size:7.6pt"><span>Betrag dankend erhalten &nbsp; ☐ bar &nbsp; ☒ Karte &nbsp; ☐ Krankenfahrt</span></div><div class="stamp">${firm.name}<br>${firm.address.street}<br>${firm.address.place}<br>St.-Nr. ${firm.taxNumber}</div><div class="sign"><span class="ink abs" style="bottom:4mm;left:8mm">${names.person().last}</span>Unterschrift Fahrer/in</div>`
  return {
    html: sheets(CSS, [page], { width: 148, height: 105 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: firm.name,
      ...(index === 0 ? { netTotal: fixed(gross - tax), taxTotal: fixed(tax) } : {}),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'taxi-quittungsblock',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
