// An English print-at-home admission ticket, a strip across the sheet and terms below in small type: doors and start on one line, price with a
// booking fee but no bill, seat split into block, row and seat, the lecturer's name largest.
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Dosis';padding:14mm}.tk{display:grid;grid-template-columns:1fr 50mm;border:1.6pt solid #111;border-radius:4mm;overflow:hidden;height:84mm}.l{padding:6mm 7mm;background:#f4e9ff}.l h1{font:700 27pt/1.05 'Dosis';margin:1mm 0}.rt{border-left:1.4pt dashed #111;padding:5mm;text-align:center}.s{display:flex;gap:8mm;margin-top:5mm}.s b{display:block;font-size:15pt}.fine{columns:2;column-gap:8mm;margin-top:9mm;font:7.4pt/1.4 'Lato';color:#333}.fold{border-top:.6pt dashed #888;margin:9mm 0;text-align:center;font-size:7.6pt}`

const TALKS = [
  ['The Clockmaker’s Tide', 'Four hundred years of harbour clocks'],
  ['Bread, Salt and Satellites', 'How fields are seen from above'],
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'lecture-print-ticket',
  kind: 'ticket',
  language: 'en',
  types: ['ticket'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('GB', random)
    const [speaker, guest, hall, day] = [names.person(), names.person(), names.address(), dayIn(random, 2025, 2027)]
    const [title, below] = TALKS[index === 0 ? 0 : 1]
    const [reference, price] = [random.code('@@@-###-@#@'), random.whole(14, 38) * 50]
    const seat = [
      ['Block', random.code('@')],
      ['Row', String(random.whole(1, 22))],
      ['Seat', String(random.whole(1, 34))],
      ['Price', `£${amount(price)} + ${amount(150)} fee`],
    ]
    const venue = `${hall.town} ${index === 0 ? 'Corn Exchange' : 'Institute, Long Room'}`
    const html = `<div class="tk"><div class="l">An evening with ${speaker.full}<h1>${title}</h1>${below}<div class="s"><span>${date(day, 'long')}<b>Doors 18:45 · Start 19:30</b>${venue}, ${hall.lines.join(', ')}</span></div><div class="s">${each(seat, ([label, text]) => `<span>${label}<b>${text}</b></span>`)}</div></div><div class="rt">${squareCode(random, 38)}<br>${reference}<br><br>Admit one<br><b>${guest.first} ${guest.last}</b><br>${index === 0 ? 'Adult' : 'Concession'}</div></div>
<div class="fold">fold here</div><p style="font-size:12pt">Print this page or show it on your phone. The code is scanned once only.</p><div class="fine"><p>Latecomers are let in at a break in the lecture. Tickets cannot be exchanged or refunded unless the event is cancelled or moved to another day.</p><p>Step-free entrance in the side street. Hearing loop in rows 1 to 8. Please tell us about access needs at least three days before.</p><p>Photography without flash is welcome. Bags larger than A4 stay in the cloakroom, which is free.</p><p>Order placed by ${guest.first} ${guest.last}. Ticket ${index + 1} of ${index + 1}.</p></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `ticket-${reference}.pdf`,
      facts: [
        [title, speaker.full, venue, reference],
        [date(day, 'long'), '19:30', '18:45'],
      ],
    }
  },
}
