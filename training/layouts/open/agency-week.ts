// A staffing agency's weekly record of a temp: a printed pad in blue, days filled in by hand, hours and minutes, a client's stamp and
// signature, terms on the same side that speak of invoices; "time sheet" stands nowhere but in the form's number.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.4 'Liberation Sans',sans-serif;color:#1d3f8f;padding:11mm 13mm;background:#fbfaf4}
.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #1d3f8f;padding-bottom:2mm}.hd b{font:italic 700 24pt/1 'URW Bookman',serif}
.g{display:grid;grid-template-columns:1fr 1fr 46mm;margin:3mm 0;border:.8pt solid #1d3f8f}.g div{border:.4pt solid #1d3f8f;height:13mm;padding:.6mm 1.6mm}.g small{display:block;font-size:6.8pt}.ink{font:17pt/1 'Z003',cursive;color:#222}
.w{width:100%}.w td,.w th{border:.8pt solid #1d3f8f;height:12.6mm;padding:0 1.6mm;text-align:center}.w th{background:#dbe4f7;font-size:7.6pt;height:7mm}.w td:first-child{text-align:left;font-weight:700}.t{font-size:8pt;columns:2;column-gap:6mm;text-align:justify;margin-top:3mm}`

export const layout: Layout = {
  name: 'agency-week',
  kind: 'time-sheet',
  language: 'en',
  types: ['time-sheet'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}

const { date } = writingOf('GB')
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const clock = (minutes: number) => `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [temp, client, own] = [names.person(), names.company(), names.company()]
  const any = dayIn(random, 2024, 2026)
  const weekday = new Date(Date.UTC(any.year, any.month - 1, any.day)).getUTCDay()
  const sunday = daysAfter(any, 7 - weekday)
  const rows = DAYS.map((name, at) => {
    const isWorked = at < 5 ? !(index === 1 && at === 2) : index === 1 && at === 5
    const start = 60 * random.whole(6, 9) + random.pick([0, 0, 30])
    const pause = random.pick([30, 30, 45])
    const end = start + 480 + random.pick([0, 15, 30, 60])
    return {
      name,
      day: daysAfter(sunday, at - 6),
      isWorked,
      start,
      pause,
      end,
      worked: isWorked ? end - start - pause : 0,
    }
  })
  const total = clock(sum(rows.map(({ worked }) => worked)))
  const ink = (text: string) => `<span class="ink">${text}</span>`
  const box = ([label, text]: readonly [string, string]) => `<div><small>${label}</small>${ink(text)}</div>`
  const row = ({ name, day, isWorked, start, pause, end, worked }: (typeof rows)[number]) =>
    `<tr><td>${name}<td>${ink(date(day, 'short'))}${each(isWorked ? [clock(start), clock(end), String(pause), clock(worked)] : ['—', '', '', ''], (text) => `<td>${ink(text)}`)}<td></tr>`
  const head = [
    ['Temp’s name', `${temp.first} ${temp.last}`],
    ['Client', client.short],
    ['Week ending (Sunday)', date(sunday)],
    ['Assignment', random.pick(['Forklift driver', 'Picker / packer', 'Reception cover', 'Kitchen porter'])],
    ['Site', client.address.town],
    ['Purchase order no. (if any)', index === 0 ? random.code('PO ####') : ''],
  ] as const
  const html = `<div class="hd"><b>Stopgap &amp; Finch</b><span class="r">Industrial · Hospitality · Office<br>${own.address.street}, ${own.address.place}<br>Tel. ${own.phone}</span></div><p style="margin-top:3mm;display:flex;justify-content:space-between"><span><b>WEEKLY RECORD OF HOURS</b> – to reach us by 10 a.m. Monday</span><span style="color:#c22">No ${random.code('0#####')}</span></p><div class="g">${each(head, box)}</div>
<table class="w"><tr><th>Day<th>Date<th>Start<th>Finish<th>Break (min)<th>Hours worked<th>Office use</tr>${each(rows, row)}<tr><td colspan="5" style="text-align:right">TOTAL HOURS TO BE PAID (excluding breaks)<td>${ink(total)}<td></tr></table>
<p style="margin-top:3mm">☐ Assignment continues next week &emsp; ☐ Assignment finished &emsp; Performance: ☐ excellent ☐ good ☐ poor</p><div class="g" style="grid-template-columns:1fr 1fr"><div style="height:21mm"><small>Signed for the client (name in capitals beside signature)</small>${ink(`${names.person().last}, supervisor`)}</div><div style="height:21mm"><small>Signed by the temp</small>${ink(`${temp.first.charAt(0)} ${temp.last}`)}</div></div>
<div class="t">By signing, the client agrees that the hours shown are correct and that the work was done satisfactorily. Our invoice is raised weekly on the hours above at the agreed charge rate plus VAT and is payable within 14 days of the invoice date. Queries after signature cannot be accepted. An introduction fee becomes payable if the temp is engaged directly within the period stated in our terms of business. Temps: no signature means no pay; falsified records lead to dismissal. Holiday must be requested two weeks ahead. White copy: office. Pink: client. Yellow: temp.<p>Form TS/4 rev. 11 &nbsp; Stopgap &amp; Finch Recruitment Ltd &nbsp; Registered in England ${random.code('0#######')}</p></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? `wk ${date(sunday, 'iso')} ${temp.last}.pdf` : 'hours.pdf',
    facts: [[total], [date(sunday), temp.last, client.short]],
  }
}
