// Minutes of a school's governors: initials for persons, an action column at the right, apologies, money in passing, the next
// meeting's day at the end, which is not the day of the paper.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.38 'Liberation Sans',Arial,sans-serif;padding:16mm 18mm}.crest{text-align:center;font-size:12pt}.crest b{font:700 17pt 'C059',serif;display:block;color:#283a75}table{width:100%;margin-top:4mm}td,th{border:.6pt solid #9aa;padding:1.4mm 2mm;vertical-align:top;text-align:left}th{background:#e6e9f4}td:first-child{width:10mm}td:last-child{width:22mm;font-weight:700}`
const { amount, date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const people = Array.from({ length: 6 }, () => names.person())
  const initials = (at: number) => `${people[at]?.first.charAt(0)}${people[at]?.last.charAt(0)}`
  const [day, town] = [dayIn(random, 2025, 2026), names.town()]
  const next = daysAfter(day, 42)
  const school = index === 0 ? `${town} Church Primary School` : 'Larkrise Academy'
  const named = (at: number, role: string) => `${people[at]?.first} ${people[at]?.last} (${initials(at)}, ${role})`
  const items = [
    [
      'Welcome and apologies',
      `The Chair welcomed everyone. Apologies were received from ${people[5]?.first} ${people[5]?.last} and accepted. The meeting was quorate.`,
      '',
    ],
    ['Declarations of interest', 'None.', ''],
    [
      'Minutes of the last meeting',
      'Agreed as a true record and signed by the Chair. Action 4 (fencing quotes) carried forward.',
      initials(3),
    ],
    [
      'Head teacher’s report',
      'Attendance 94.6%. Two pupils joined in Year 4. Governors asked how reading interventions are evaluated; the Head explained the half-termly checks. <b>Governors thanked the staff.</b>',
      '',
    ],
    [
      'Budget',
      `Forecast surplus at year end £${amount(random.whole(8, 39) * 100_000)}. The boiler repair (£${amount(random.whole(24, 61) * 10_000)}) was <b>approved</b> unanimously.`,
      initials(2),
    ],
    ['Policies', 'Behaviour policy: approved. Charging policy: to be reworded and brought back.', initials(4)],
    ['Any other business', 'Summer fair: volunteers wanted for the barbecue.', 'All'],
  ] as const
  const html = `<div class="crest"><b>${school}</b>Full Governing ${index === 0 ? 'Body' : 'Board'} – Minutes</div><p style="margin-top:6mm"><b>Held on</b> ${date(day, 'long')} at ${random.whole(5, 6)}.30 pm in the staff room</p><p><b>Present:</b> ${named(0, 'Chair')}, ${named(1, 'Head teacher')}, ${named(2, 'Finance')}, ${named(3, 'Premises')}<br><b>In attendance:</b> ${named(4, 'Clerk')}</p><table><tr><th></th><th>Item</th><th>Action</th></tr>${each(items.slice(0, index === 0 ? 7 : 5), ([title, text, action], at) => `<tr><td>${at + 1}</td><td><b>${title}</b><br>${text}</td><td>${action}</td></tr>`)}</table><p style="margin-top:5mm">The meeting closed at 7.50 pm. <b>Next meeting:</b> ${date(next, 'long')}.</p><p style="margin-top:12mm">Signed ............................................ (Chair) &emsp; Date ....................</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? `FGB minutes ${date(day).replaceAll('/', '-')} DRAFT.pdf` : 'minutes.pdf',
    facts: [[school, date(day, 'long')]],
  }
}

export const layout: Layout = {
  name: 'governors-minutes',
  kind: 'minutes',
  language: 'en',
  types: ['minutes'],
  count: 2,
  scans: [1],
  make,
}
