// Customers end a service contract: from a firm with references, from a couple in three lines, from an American bookkeeper who gives the
// notice clause; the subject is the contract or the house, and the day on which it ends stands in a sentence.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.5 var(--f);padding:20mm 24mm}.from{line-height:1.35;margin-bottom:11mm}p{margin:0 0 3.4mm}.big{font-size:15pt;letter-spacing:2pt;border-bottom:.6pt solid #000;padding-bottom:2mm;margin-bottom:2mm}`

const LETTERS = [
  {
    code: 'GB',
    subject: 'Intruder alarm, monitoring agreement #',
    body: [
      'We shall be moving out of these premises when the lease runs out and will no longer need the alarm or its monitoring. Please take this as our three months’ notice under clause 9, so that the agreement comes to an end on ~.',
      'Kindly confirm that date in writing, tell us who will collect the keypads and the dialler, and cancel the direct debit from then. Any charge paid beyond that day should be returned to us.',
      'We have been well served over the years and would gladly recommend you.',
    ],
    hi: 'Dear Sirs',
    bye: 'Yours faithfully',
    f: "'Liberation Sans'",
  },
  {
    code: 'IE',
    subject: 'Account # – window cleaning',
    body: [
      'We have decided to do the windows ourselves from now on, so there is no need to call again after ~.',
      'Nothing to do with your lads, who were always very pleasant. Would you let us have a final figure and we will drop it in.',
    ],
    hi: 'Dear ^',
    bye: 'Best wishes',
    f: "'Courier Prime','Liberation Mono'",
  },
  {
    code: 'US',
    subject: 'Copier lease and service, contract no. #',
    body: [
      'This letter is our formal notice of non-renewal. Under Section 14 the agreement renews for twelve months unless either party gives notice at least 90 days before the end of the term. The current term ends ~ and we do not wish it to renew.',
      'Please send return instructions for both machines, serial numbers on the attached sheet, and a written acknowledgment within ten business days. We do not authorize any charge to our account after the end date.',
      'Sent by certified mail, return receipt requested. A copy went to your branch by e-mail.',
    ],
    hi: 'To whom it may concern:',
    bye: 'Sincerely,',
    f: "'Liberation Serif'",
  },
] as const

export const layout: Layout = {
  name: 'alarm-no-longer-needed',
  kind: 'termination',
  language: 'en',
  types: ['termination'],
  count: 3,
  scans: [0],
  make(random, index) {
    const one = LETTERS[index] ?? LETTERS[0]
    const names = namesIn(one.code, random)
    const { date } = writingOf(one.code)
    const [own, firm, man, home] = [names.company(), names.company(), names.person(), names.address()]
    const day = dayIn(random, 2025, 2026)
    const end = index === 1 ? daysAfter(day, 18) : lastDay(daysAfter(day, 100))
    const number = random.code(['MA/####/#', 'WC-0##', '7700-#####-#'][index] ?? '')
    const sender = index === 1 ? `${man.first} and ${names.person().first} ${man.last}` : own.name
    const seat = index === 1 ? home : own.address
    const greeting = one.hi.replace('^', firm.manager.first)
    const from =
      index === 0
        ? `<div class="big">${sender}</div>${seat.lines.join(' · ')} · ${own.phone}`
        : `${sender}<br>${seat.lines.join('<br>')}`
    const to = `${firm.name}<br>${index === 0 ? 'Customer Services<br>' : ''}${firm.address.lines.join('<br>')}`
    const subject = one.subject.replace('#', number)
    const html = `<div class="from">${from}</div>${index === 1 ? `<p>${date(day, 'long')}</p>${to}` : `${to}<p style="margin-top:8mm">${date(day, 'long')}</p>`}<p style="margin-top:8mm">${greeting}</p><p>${index === 2 ? `RE: ${subject}` : `<b>${subject}</b>`}</p><p>${one.body.join('</p><p>').replace('~', `<b>${date(end, 'long')}</b>`)}</p><p>${one.bye}</p><p style="margin-top:15mm">${index === 1 ? sender : `${man.first} ${man.last}<br>${['Office Manager', '', 'Controller'][index]}`}</p>`
    return {
      html: sheets(`.sheet{--f:${one.f}}${CSS}`, [html]),
      pages: 1,
      fileName: `${date(day, 'iso')} ${firm.short.split(' ')[0]}.pdf`,
      facts: [[number], [date(end, 'long')], [sender], [firm.name]],
    }
  },
}
