// Invitations as firms and societies send them: a folded card in script, a letter of a works to its customers with a programme, an
// American flyer on one sheet; time, place and the day for an answer, and never the word in large letters.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CARD = { width: 148, height: 210 }
const LETTER = { width: 215.9, height: 279.4 }
const CARD_CSS = `.sheet{font:italic 14pt/1.6 'C059','EB Garamond';text-align:center;padding:24mm 16mm;color:#3b2f2f}.in{border:.8pt solid #b08d57;outline:.4pt solid #b08d57;outline-offset:1.4mm;padding:14mm 8mm;height:160mm}.in b{font-size:20pt}.s{font-style:normal;font-size:9.5pt}`
const LETTER_CSS = `.sheet{font:10.6pt/1.5 'Noto Sans','DejaVu Sans';padding:18mm 24mm}.hd{background:#13315c;color:#fff;margin:-18mm -24mm 12mm;padding:9mm 24mm}.hd b{font-size:15pt}.p td{padding:.9mm 7mm .9mm 0}.p{margin:3mm 0 5mm}p{margin:0 0 3mm}`
const FLYER_CSS = `.sheet{font:13pt/1.5 'Lato','Liberation Sans';background:#fff8e7;padding:0}.t{background:#c8102e;color:#fff;padding:16mm 18mm;font:900 34pt/1.1 'Lato','Liberation Sans'}.b{padding:10mm 18mm}.w{display:grid;grid-template-columns:32mm 1fr;row-gap:3mm;font-size:15pt;margin:6mm 0}.w b{color:#c8102e}.k{border:2pt dashed #c8102e;padding:4mm 6mm}`
const PROGRAMME = [
  ['10.00', 'Coffee and welcome'],
  ['10.30', 'Round the new press shop in small groups'],
  ['11.45', 'What changes for your tooling: a short talk'],
  ['12.30', 'Lunch from the barbecue, music by the apprentices’ band'],
] as const

export const layout: Layout = {
  name: 'come-and-see',
  kind: 'invitation',
  language: 'en',
  types: ['invitation'],
  count: 3,
  scans: [0],
  make(random, index) {
    const code = (['IE', 'GB', 'US'] as const)[index] ?? 'GB'
    const names = namesIn(code, random)
    const { date } = writingOf(code)
    const [own, guest, host] = [names.company(), names.company(), names.person()]
    const sent = dayIn(random, 2026)
    const [day, until] = [daysAfter(sent, 38), daysAfter(sent, 21)]
    const [when, answer] = [date(day, 'long'), date(until, 'long')]
    const where = own.address.lines.join(', ')
    const society = `The ${own.address.town} Chamber Music Society`
    const sender = index === 0 ? society : own.name
    const card = `<div class="in"><p class="s">The Committee of</p><p>${society}</p><p class="s">requests the pleasure of the company of</p><p><b>${host.first} ${host.last}</b><br>and guest</p><p class="s">at a recital for strings and piano<br>to mark its fiftieth season</p><p>${when}<br>at half past seven</p><p class="s">${where}<br>Wine will be served afterwards in the library</p><p class="s" style="margin-top:10mm">R.S.V.P. by ${answer}<br>${names.person().full}, ${own.phone}<br>Dress informal</p></div>`
    const letter = `<div class="hd"><b>${own.name}</b><br>${where}</div>${guest.manager.full}<br>${guest.name}<br>${guest.address.lines.join('<br>')}<p class="r">${date(sent, 'long')}</p><p>Dear ${guest.manager.first}</p><p><b>Our new press shop: come and see it on ${when}</b></p><p>You have put up with the noise, the diversions and two late deliveries while we were building. Now it is up and running, and before we hand it over to the insurers for good we would like you to be among the first through the door.</p><table class="p">${each(PROGRAMME, ([time, what]) => `<tr><td>${time}</td><td>${what}</td></tr>`)}</table><p>There is parking at the north gate; please wear flat, closed shoes. Do bring a colleague. So that nobody goes hungry let ${host.first} ${host.last} know by ${answer} on ${own.phone} how many of you there will be.</p><p>We look forward to seeing you.</p><p style="margin-top:13mm">${own.manager.first} ${own.manager.last}<br>Managing Director</p>`
    const flyer = `<div class="t">Pancakes, forklifts<br>and free lunch</div><div class="b"><p>${own.name} turns 25 and we’re throwing the doors open. Try out the new electric trucks, meet the crew, win a pallet jack. Kids welcome!</p><div class="w"><b>When</b><span>${when}, 9 a.m. – 2 p.m.</span><b>Where</b><span>${where}</span><b>Who</b><span>Customers, neighbors, families</span><b>Cost</b><span>On us. Bring an appetite.</span></div><div class="k">RSVP to ${own.email} or call ${own.phone} by <b>${answer}</b> so we can order enough batter. Rain or shine.</div></div>`
    const html =
      [sheets(CARD_CSS, [card], CARD), sheets(LETTER_CSS, [letter]), sheets(FLYER_CSS, [flyer], LETTER)][index] ?? ''
    return {
      html,
      pages: 1,
      fileName: ['recital card.pdf', `Press shop ${guest.short}.pdf`, 'OpenHouse_flyer_final2.pdf'][index] ?? '',
      facts: [[when], [answer], [sender]],
    }
  },
}
