// A vacancy printed from a council's jobs website: the browser's title, address and time at the edges, a strip of facts (salary, grade,
// closing date), buttons, cookies; the employer stands in the text, nobody is addressed, an interview's day is near the closing day.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.5 'Roboto',sans-serif;padding:17mm 15mm 14mm;color:#0b0c0c}.e{position:absolute;left:10mm;right:10mm;display:flex;justify-content:space-between;font:7.6pt 'Liberation Serif',serif}
.nav{background:#5a2d82;color:#fff;padding:3mm 5mm;display:flex;justify-content:space-between;font-weight:500}.cr{font-size:8.6pt;margin:3mm 0;color:#5a2d82}h1{font:700 24pt/1.15 'Roboto',sans-serif;margin:2mm 0 4mm}h2{font-size:13pt;margin:5mm 0 1.5mm}
.f{display:grid;grid-template-columns:36mm 1fr;border-top:1pt solid #b1b4b6}.f>*{padding:1.2mm 0;border-bottom:1pt solid #b1b4b6}.bt{display:inline-block;background:#00703c;color:#fff;font-weight:700;padding:2mm 7mm;margin:5mm 4mm 2mm 0}.bt.g{background:#eee;color:#0b0c0c}ul{margin:0;padding-left:6mm}`

export const layout: Layout = {
  name: 'vacancy-printout',
  kind: 'notice',
  language: 'en',
  types: ['notice', 'other'],
  count: 1,
  scans: [],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const { date } = writingOf('GB')
  const [day, chief] = [dayIn(random, 2025, 2026), names.person()]
  const [closing, interviews] = [daysAfter(day, 21), daysAfter(day, 33)]
  const [job, reference] = [
    random.pick(['Creditor Payments Officer', 'Revenues Assistant', 'Purchase Ledger Clerk']),
    random.code('ORG#####'),
  ]
  const salary = `£${random.whole(26, 28)},${random.code('8##')} to £${random.whole(30, 31)},${random.code('1##')} a year`
  const facts = [
    ['Reference', reference],
    ['Salary', `${salary}, grade 5`],
    ['Hours', '37 a week, flexitime, two days at home'],
    ['Contract', 'Permanent'],
    ['Where', 'Guildgate House, Thornmere TH1 4QD'],
    ['Closes', `${date(closing, 'long')} at midnight`],
    ['Interviews', `week of ${date(interviews, 'long')}`],
  ] as const
  const first = `<div class="e" style="top:7mm"><span>${date(day)}, 09:4${random.whole(0, 9)}</span><span>${job} – Thornmere jobs</span></div><div class="nav"><span>Thornmere Borough Council</span><span>Jobs &nbsp; My account &nbsp; Help</span></div><p class="cr">Home › Jobs › Finance and audit › ${job}</p><h1>${job}</h1><div class="f">${each(facts, ([label, text]) => `<b>${label}</b><span>${text}</span>`)}</div><span class="bt">Apply now</span><span class="bt g">Save this job</span>
<h2>About the job</h2><p>Every year we pay around 48,000 invoices to more than 3,000 local suppliers, from window cleaners to care homes. You will make sure that the right people are paid the right amount on time, match invoices to orders and delivery notes, chase missing credit notes and answer suppliers’ questions by telephone and e-mail.</p>
<h2>About you</h2><ul><li>experience of a busy ledger or payments office</li><li>care with figures, and the patience to find a missing penny</li><li>a good way of explaining things to people who are waiting for money</li><li>ideally AAT level 2, or willing to work towards it</li></ul><div class="e" style="bottom:6mm"><span>https://jobs.thornmere.example/vacancy/${reference.toLowerCase()}</span><span>1/2</span></div>`
  const second = `<div class="e" style="top:7mm"><span>${date(day)}, 09:49</span><span>${job} – Thornmere jobs</span></div><h2>What we offer</h2><ul><li>27 days’ leave, rising to 32, and bank holidays</li><li>the local government pension scheme</li><li>cycle loan, staff choir, cheap swimming</li></ul><h2>Want to talk first?</h2><p>Ring ${chief.full}, Payments Manager, on ${names.phone()}. Please don’t send us a CV: we only consider the online form, so that everyone is judged on the same things.</p><h2>The small print</h2><p>We guarantee an interview to disabled applicants and to veterans who meet the essential points. The post needs a basic criminal record check. We may close early if we receive very many applications. No agencies, please.</p><p class="cr" style="margin-top:8mm">Share: Facebook · LinkedIn · E-mail &emsp; Print this page</p>
<p style="font-size:8.4pt;border-top:1pt solid #b1b4b6;padding-top:2mm">We use cookies to see how the site is used. Accept · Reject · Settings<br>© Thornmere Borough Council · Accessibility · Privacy · Contact</p><div class="e" style="bottom:6mm"><span>https://jobs.thornmere.example/vacancy/${reference.toLowerCase()}</span><span>2/2</span></div>`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: `${job} – Thornmere jobs.pdf`,
    facts: [
      [date(closing, 'long'), reference],
      [job, 'Thornmere Borough Council'],
    ],
  }
}
