// A buyer asks several makers for prices by mail, printed from an office mail program: the reader's own name above a thick line, heads in
// bold, a list of parts with quantities in the text, a day for the answer, a signature with a long disclaimer.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const LETTER = { width: 215.9, height: 279.4 }
const CSS = `.sheet{font:11pt/1.38 Carlito,'Liberation Sans';padding:14mm 20mm}.me{font-weight:700;font-size:12pt;border-bottom:2.6pt solid #000;padding-bottom:1.5mm;margin-bottom:3mm}.h td{padding:.2mm 0;vertical-align:top}.h td:first-child{font-weight:700;width:32mm}.b{margin-top:7mm}.l td,.l th{border:.5pt solid #777;padding:.6mm 2.5mm;text-align:left;font-weight:400}.l{margin:0 0 4mm}.sig{color:#1f3864;margin-top:6mm}.d{font-size:7.6pt;color:#666;margin-top:5mm}`

const MAILS = [
  {
    code: 'US',
    subject: 'Need pricing on hinges and latches for the fall run',
    hi: 'Hi ^,',
    open: 'We are quoting a run of electrical enclosures for one of our regulars and could use your best numbers on the following. Steel or stainless, whatever you normally stock, as long as it passes 500 hours of salt spray.',
    heads: ['Our part', 'What it is', 'Qty / release', 'Per year'],
    rows: [
      ['H-2214', 'Lift-off hinge, 2 in, weld-on', '400', '4,800'],
      ['H-2230', 'Same, 3 in', '150', '1,800'],
      ['L-0410', 'Quarter-turn latch, keyed alike', '300', '3,600'],
    ],
    close:
      'Please break out tooling if there is any, and give me lead time on the first release and your MOQ. I need to have this in front of the customer, so anything after # is too late. Drawings attached, no NDA needed.',
    bye: 'Thanks much,',
  },
  {
    code: 'GB',
    subject: 'Coaches for Year 8, two dates',
    hi: 'Dear ^',
    open: 'Could you let me know what you would charge for the two trips below? Seat belts throughout please, and one wheelchair space on the second. We are open to somewhat earlier returns if that helps with drivers’ hours.',
    heads: ['Trip', 'From / to', 'Seats', 'Out – back'],
    rows: [
      ['A', 'School to the castle and back', '106', '08.30 – 16.15'],
      ['B', 'School to the science park', '71', '09.00 – 15.30'],
    ],
    close:
      'Parents have to be told soon, so we should like to hear from you by #. Do please say whether the driver’s parking and any tolls are in your figure, and how long you could hold it. We are asking three firms.',
    bye: 'With many thanks',
  },
  {
    code: 'IE',
    subject: 'RE: Site at Carrigmore, ready-mix',
    hi: '^,',
    open: 'As discussed on the phone. We have got the job and will be pouring from the week after next. What are you looking for per cube delivered for:',
    heads: ['Mix', 'Slump', 'Cubes', 'Pump?'],
    rows: [
      ['C25/30 XC2', 'S3', '84', 'yes'],
      ['C30/37 XC4', 'S3', '36', 'yes'],
      ['Lean mix', 'S1', '20', 'no'],
    ],
    close:
      'Saturday rate as well if it is different, and waiting time. Get it to me by # and I will have an answer for you the same day.',
    bye: 'Cheers',
  },
] as const

export const layout: Layout = {
  name: 'need-pricing-mail',
  kind: 'enquiry',
  language: 'en',
  types: ['enquiry', 'email'],
  count: 3,
  scans: [0],
  make(random, index) {
    const one = MAILS[index] ?? MAILS[0]
    const names = namesIn(one.code, random)
    const { date } = writingOf(one.code)
    const [own, supplier, buyer] = [names.company(), names.company(), names.person()]
    const day = dayIn(random, 2025, 2026)
    const until = daysAfter(day, random.whole(4, 11))
    const [to, sender] = [supplier.manager, index === 1 ? `${names.town()} High School` : own.name]
    const heads = [
      ['From:', `${buyer.first} ${buyer.last} &lt;${names.email(buyer, own)}&gt;`],
      ['Sent:', `${date(day, 'long')} ${random.code('1#:4#')}`],
      ['To:', index === 1 ? supplier.email : `${to.first} ${to.last}`],
      ['Subject:', one.subject],
      ...(index === 0 ? [['Attachments:', 'H-2214_revC.pdf; H-2230_revA.pdf; L-0410.step']] : []),
    ]
    const role = ['Purchasing', 'Educational Visits Co-ordinator', 'Contracts'][index]
    const html = `<div class="me">${index === 0 ? `${to.first} ${to.last}` : supplier.short}</div><table class="h">${each(heads, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table><div class="b"><p>${one.hi.replace('^', index === 1 ? `${to.salutation} ${to.last}` : to.first)}</p><p>${one.open}</p><table class="l"><tr>${each<string>(one.heads, (head) => `<th><b>${head}</b></th>`)}</tr>${each<readonly string[]>(one.rows, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`)}</table><p>${one.close.replace('#', date(until, 'long'))}</p><p>${one.bye}</p><p class="sig"><b>${buyer.first} ${buyer.last}</b> | ${role}<br>${sender}<br>${own.address.lines.join(', ')}<br>${own.phone}</p>${index === 2 ? '' : `<p class="d">This message is meant for the person named above. If it has come to you by mistake please delete it and let us know. ${sender} accepts no liability for viruses.</p>`}</div>`
    return {
      html: index === 0 ? sheets(CSS, [html], LETTER) : sheets(CSS, [html]),
      pages: 1,
      fileName: ['Mail - Need pricing.pdf', 'Message.pdf', 'RE_ Site at Carrigmore.pdf'][index] ?? '',
      facts: [[sender], [date(until, 'long')]],
    }
  },
}
