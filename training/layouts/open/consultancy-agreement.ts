// An English agreement as lawyers write it: parties and background first, defined terms in bold, nested numbers, a schedule
// with the fees on a sheet of its own, execution blocks; the date is left to be filled in by hand and was.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.5 'Liberation Serif','DejaVu Serif Condensed',serif;padding:26mm 27mm;text-align:justify}.cv{text-align:center;padding-top:40mm}.cv hr{width:80mm;margin:12mm auto}.cv h1{font-size:19pt;letter-spacing:1pt}.hand{font:15pt 'Z003','DejaVu Serif',cursive;color:#1a237e}h2{font-size:10.6pt;margin:4mm 0 1mm}
.c{display:grid;grid-template-columns:12mm 1fr;margin-bottom:1.6mm;text-align:justify}.pg{position:absolute;bottom:12mm;left:0;right:0;text-align:center;font-size:8.5pt}table{width:100%}td{border:.6pt solid;padding:1.5mm 2mm}.ex{display:grid;grid-template-columns:1fr 70mm;gap:8mm;margin-top:9mm}`

export const layout: Layout = {
  name: 'consultancy-agreement',
  kind: 'contract',
  language: 'en',
  types: ['contract'],
  count: 1,
  scans: [],
  make,
}

const clause = (number: string, text: string) => `<div class="c"><span>${number}</span><span>${text}</span></div>`

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const { amount, date } = writingOf('GB')
  const [client, consultant, adviser] = [names.company(), names.company(), names.person()]
  const day = dayIn(random, 2023, 2026)
  const [rate, days] = [random.whole(48, 92) * 1000, random.whole(20, 90)]
  const number = random.code('0#######')
  const cover = `<div class="cv"><p>DATED &nbsp; <span class="hand">${date(day, 'long')}</span></p><hr><h1>CONSULTANCY AGREEMENT</h1><p>between</p><p><b>${client.name}</b></p><p>and</p><p><b>${consultant.name}</b></p><hr></div>`
  const terms = `<p><b>THIS AGREEMENT</b> is dated ${date(day, 'long')}</p><h2>PARTIES</h2>${clause('(1)', `<b>${client.name}</b>, incorporated and registered in England and Wales with company number ${number}, whose registered office is at ${client.address.lines.join(', ')} (the <b>Client</b>); and`)}${clause('(2)', `<b>${consultant.name}</b>, whose registered office is at ${consultant.address.lines.join(', ')} (the <b>Consultant Company</b>).`)}
<h2>BACKGROUND</h2>${clause('(A)', 'The Client wishes to reorganise its purchasing and requires advice.')}${clause('(B)', 'The Consultant Company has agreed to make the Individual available on the terms below.')}<h2>AGREED TERMS</h2>${clause('1.', '<b>INTERPRETATION</b>')}${clause('1.1', `In this Agreement <b>Individual</b> means ${adviser.full}; <b>Services</b> means the services described in the Schedule; <b>Engagement</b> means the engagement of the Consultant Company by the Client.`)}
${clause('2.', '<b>TERM OF ENGAGEMENT</b>')}${clause('2.1', `The Engagement shall commence on ${date({ ...day, day: 1, month: (day.month % 12) + 1, year: day.month === 12 ? day.year + 1 : day.year }, 'long')} and shall continue, unless terminated earlier in accordance with clause 7, until terminated by either party giving to the other not less than one month's prior written notice.`)}
${clause('3.', '<b>DUTIES</b>')}${clause('3.1', 'The Consultant Company shall procure that the Individual provides the Services with all due care, skill and ability and uses reasonable endeavours to promote the interests of the Client.')}${clause('3.2', 'The Individual may not be substituted without the prior written consent of the Client.')}<div class="pg">1</div>`
  const rest = `${clause('4.', '<b>FEES AND EXPENSES</b>')}${clause('4.1', 'The Client shall pay the fees set out in the Schedule within 30 days of receipt of a valid invoice, which shall be submitted on the last working day of each month.')}${clause('4.2', 'All sums are exclusive of value added tax.')}${clause('5.', '<b>CONFIDENTIAL INFORMATION</b>')}${clause('5.1', 'The Consultant Company shall not, and shall procure that the Individual shall not, during the Engagement or at any time after its end, use or disclose any Confidential Information except as required by law.')}
${clause('6.', '<b>STATUS</b>')}${clause('6.1', 'Nothing in this Agreement shall render the Individual an employee, worker, agent or partner of the Client.')}${clause('7.', '<b>TERMINATION</b>')}${clause('7.1', 'The Client may terminate the Engagement with immediate effect and without liability if the Individual is guilty of gross misconduct or is incapacitated for more than 15 days in any 52-week period.')}${clause('8.', '<b>GOVERNING LAW</b>')}${clause('8.1', 'This Agreement is governed by the law of England and Wales.')}
<h2>SCHEDULE</h2><table><tr><td>Services<td>Review of purchasing, negotiation with suppliers, training of staff</tr><tr><td>Fee<td>£${amount(rate)} per day</tr><tr><td>Days<td>up to ${days} in the first twelve months</tr><tr><td>Cap<td>£${amount(rate * days)}</tr></table><div class="ex"><div>Signed by ${client.manager.full}<br>for and on behalf of ${client.name}</div><div>…………………………………<br>Director</div><div>Signed by ${adviser.full}<br>for and on behalf of ${consultant.name}</div><div>…………………………………<br>Director</div></div><div class="pg">2</div>`
  return {
    html: sheets(CSS, [cover, terms, rest]),
    pages: 3,
    fileName: 'Consultancy agreement (execution version).pdf',
    facts: [
      [client.name, consultant.name],
      [date(day, 'long'), amount(rate), amount(rate * days), consultant.name],
    ],
  }
}
