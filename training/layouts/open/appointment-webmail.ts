// A mail about an appointment, printed from a web mail page: sender and day in one line, the browser's title and address at the
// edges of the paper, a coloured button that is a link, a long disclaimer.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.5 'Roboto',Arial,sans-serif;padding:9mm 12mm}.edge{position:absolute;left:12mm;right:12mm;font-size:7pt;display:flex;justify-content:space-between}.subject{font-size:15pt;margin:12mm 0 3mm;border-bottom:.5pt solid #ccc;padding-bottom:2mm}.from{display:flex;justify-content:space-between}.grey{color:#5f6368;font-size:8.6pt}.card{border:.6pt solid #dadce0;border-radius:3mm;padding:4mm 5mm;margin:4mm 0}.btn{display:inline-block;background:#0b57d0;color:#fff;border-radius:5mm;padding:1.4mm 5mm}.legal{font-size:7pt;color:#777;margin-top:10mm}`
const { date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [firm, sender, guest, day] = [
    companyIn(names, index === 0 ? 'Opticians' : 'Surveyors'),
    names.person(),
    names.person(),
    dayIn(random, 2025, 2026),
  ]
  const visit = daysAfter(day, random.whole(3, 20))
  const time = random.pick(['9.15 am', '11.40 am', '2.30 pm', '4.05 pm'])
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(visit.year, visit.month - 1, visit.day)),
  )
  const subject =
    index === 0
      ? 'Your eye test – date and what to bring'
      : `Site visit ${firm.address.town}: can we move to ${weekday}?`
  const text =
    index === 0
      ? '<p>Thank you for booking an eye test with us. Please bring your current glasses, your contact lens details and a list of medicines. If you drive, note that drops may blur your sight for two hours.</p>'
      : `<p>Thanks for your patience. Our drone operator is free a day earlier than planned, so I would like to move the roof survey. Would this suit you?</p>`
  const html = `<div class="edge" style="top:5mm"><span>${date(day)}, ${random.code('1#:2#')}</span><span>Mail – ${guest.first} ${guest.last} – ${subject}</span></div><div class="subject">${subject}</div><div class="from"><span><b>${sender.first} ${sender.last}</b> <span class="grey">&lt;${firm.email}&gt;</span></span><span class="grey">${date(day, 'month-name')}, ${random.code('1#:1#')}</span></div><div class="grey">To: ${guest.first} ${guest.last}</div><p style="margin-top:5mm">Dear ${guest.first},</p>${text}<div class="card"><b>${weekday} ${date(visit, 'long')}, ${time}</b><br>${index === 0 ? firm.address.lines.join(', ') : 'On site, please meet at the gate; allow 90 minutes'}<br><br><span class="btn">Confirm</span> &emsp; Reschedule</div><p>If anything is unclear, just reply to this message or ring ${firm.phone}.</p><p>Kind regards</p><p>${sender.first} ${sender.last}<br>${firm.name}</p><p class="legal">This email and any attachments are confidential and intended solely for the addressee. If you have received it in error, please delete it and tell the sender. ${firm.name}. ${firm.register}. Registered office: ${firm.address.lines.join(', ')}.</p><div class="edge" style="bottom:5mm"><span>https://mail.example/u/0/?view=pt&amp;th=${random.code('18#f@#######')}</span><span>1/1</span></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Mail - ${subject
      .replaceAll(/[^\w ]/g, '')
      .slice(0, 30)
      .trim()}.pdf`,
    facts: [[firm.name, firm.short, `${sender.first} ${sender.last}`, date(visit, 'long')]],
  }
}

export const layout: Layout = {
  name: 'appointment-webmail',
  kind: 'email',
  language: 'en',
  types: ['email', 'invitation', 'letter'],
  count: 2,
  scans: [],
  make,
}
