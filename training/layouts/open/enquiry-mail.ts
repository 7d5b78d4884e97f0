// An enquiry by e-mail that somebody printed: once from a desktop program (name of the user above the head, a quoted older
// mail below), once from a web client (address of the page and time of printing at the edges).
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const DESKTOP = `.sheet{font:11pt/1.4 'Carlito','DejaVu Sans Condensed',sans-serif;padding:20mm 22mm}.me{font-weight:700;font-size:13pt;border-bottom:2.4pt solid #000;padding-bottom:1mm}table{margin:3mm 0 8mm}td{padding:0 6mm 0 0;vertical-align:top}td:first-child{font-weight:700}.old{border-top:.6pt solid #88a;margin-top:9mm;padding-top:2mm;font-size:10pt;color:#333}`
const WEB = `.sheet{font:10pt/1.45 'Roboto','DejaVu Sans Condensed',sans-serif;padding:17mm 14mm}.e{position:absolute;left:14mm;right:14mm;display:flex;justify-content:space-between;font:8pt 'Liberation Serif',serif}.brand{color:#555;font-size:16pt;border-bottom:.5pt solid #999;display:flex;justify-content:space-between;padding-bottom:2mm}.brand span{font-size:9pt;align-self:flex-end}.subj{font-size:13pt;font-weight:700;margin:4mm 0 0}.who{display:flex;justify-content:space-between;border-top:.4pt solid #ccc;margin-top:3mm;padding-top:2mm}`

export const layout: Layout = {
  name: 'enquiry-mail',
  kind: 'enquiry',
  language: 'en',
  types: ['enquiry', 'email'],
  count: 2,
  scans: [1],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn(index === 0 ? 'GB' : 'IE', random)
  return index === 0 ? desktop(names, random) : web(names, random)
}

function desktop(names: Names, random: Random): Paper {
  const { date } = writingOf('GB')
  const [sender, reader, firm, other] = [names.person(), names.person(), names.company(), names.company()]
  const mail = names.email(sender, firm)
  const [day, pieces] = [dayIn(random, 2024, 2026), random.whole(3, 18) * 100]
  const subject = `Enquiry - ${pieces} laser cut brackets, 3 mm 304 stainless`
  const html = `<div class="me">${reader.full}</div><table><tr><td>From:<td>${sender.full} &lt;${mail}&gt;</tr><tr><td>Sent:<td>${date(day, 'long')} 09:${random.code('4#')}</tr><tr><td>To:<td>${reader.full}</tr><tr><td>Cc:<td>workshop@${firm.email.split('@')[1]}</tr><tr><td>Subject:<td>${subject}</tr><tr><td>Attachments:<td>BKT-0817 rev C.pdf; BKT-0817.dxf</tr></table>
<p>Hi ${reader.first},</p><p>Hope you are well. Could you let me have your best price and lead time for the attached bracket please? We would need ${pieces} off in 3 mm 304 with a brushed finish, two bends each, and a further ${pieces / 2} in the new year if the first batch goes well.</p><p>A few questions while you are at it:</p><p>- can you supply them deburred and degreased?<br>- what would tooling cost, if any?<br>- would you hold stock against a call-off order?</p>
<p>We have to place the order by the end of next week, so a reply by Wednesday would be great. Delivery to our ${names.town()} site.</p><p>Many thanks<br>${sender.first}</p><p><b>${sender.full}</b><br>Buyer | ${firm.name}<br>${firm.address.lines.join(', ')}<br>T ${firm.phone}</p>
<div class="old"><b>From:</b> ${reader.full}<br><b>Sent:</b> ${date(daysAfter(day, -9), 'long')} 15:02<br><b>Subject:</b> RE: visit<br><br>Good to see you last week. Do think of us when you next need sheet metal work.<br><br>${reader.first}<br>${other.name}</div>`
  return {
    html: sheets(DESKTOP, [html]),
    pages: 1,
    fileName: 'RE Enquiry.pdf',
    facts: [
      [sender.full, sender.last, mail, firm.name],
      [subject, String(pieces), 'BKT-0817', firm.name],
    ],
  }
}

function web(names: Names, random: Random): Paper {
  const { date } = writingOf('IE')
  const [sender, inn] = [names.person(), 'Lough Derravan House Hotel']
  const mail = `${sender.last.toLowerCase().replaceAll(' ', '')}@letterbox.example`
  const day = dayIn(random, 2025, 2026)
  const guests = random.whole(38, 96)
  const subject = `Wedding reception ${date({ ...day, year: day.year + 1, month: 6 }, 'long')} - availability?`
  const html = `<div class="e" style="top:7mm"><span>${date(day, 'short')}, 22:14</span><span>Letterbox Mail - ${subject}</span></div><div class="brand">Letterbox<span>${inn} &lt;events@loughderravan.example&gt;</span></div><p class="subj">${subject}</p><div style="color:#555">1 message</div>
<div class="who"><span><b>${sender.full}</b> &lt;${mail}&gt;<br>To: events@loughderravan.example</span><span>${date(day, 'month-name')} at 9:51 PM</span></div><div style="margin-top:5mm"><p>Hello,</p><p>My partner and I are looking for a place for our wedding next June and a friend told us about you. Would the garden room be free on that day? We would be about ${guests} guests, and perhaps twenty more for the evening.</p>
<p>Could you please send me your menus with prices per head, and tell me whether we may bring our own wine and what corkage you charge? We would also need around 15 double rooms for two nights.</p><p>If there is a brochure I would love to have it. You can ring me after six on ${names.phone()}.</p><p>Thanks a million,<br>${sender.first}</p><p style="color:#777">Sent from my phone</p></div>
<div class="e" style="bottom:7mm"><span>https://mail.letterbox.example/u/0/?view=pt&amp;th=${random.code('18#@##@#').toLowerCase()}</span><span>1/1</span></div>`
  return {
    html: sheets(WEB, [html]),
    pages: 1,
    fileName: 'Letterbox - wedding.pdf',
    facts: [
      [sender.full, sender.last, mail],
      [inn, String(guests), 'loughderravan', date({ ...day, year: day.year + 1, month: 6 }, 'long')],
    ],
  }
}
