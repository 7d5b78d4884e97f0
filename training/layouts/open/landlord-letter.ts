// A managing agent's letter to all leaseholders: no invoice though it speaks of money and works; modern letterhead at the foot,
// subject in capitals, "Dear Leaseholder" instead of a name on the second paper.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:300 10.8pt/1.55 'Open Sans',sans-serif;padding:30mm 28mm 20mm}p{margin:0 0 3.4mm}.bar{position:absolute;left:0;top:0;bottom:0;width:6mm;background:#7a3b69}.foot{position:absolute;left:28mm;right:28mm;bottom:10mm;font-size:7.6pt;color:#7a3b69;display:flex;justify-content:space-between}.subject{font-weight:600;letter-spacing:.4pt}`
const { date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [agent, person, home, writer, day] = [
    companyIn(names, 'Property Management'),
    names.person(),
    names.address(),
    names.person(),
    dayIn(random, 2025, 2026),
  ]
  const start = daysAfter(day, 25)
  const house = index === 0 ? 'Weavers Court' : 'The Old Maltings'
  const to =
    index === 0
      ? `${person.salutation} ${person.first} ${person.last}<br>Flat ${random.whole(2, 24)}, ${house}`
      : `The Leaseholder<br>${house}`
  const ref = random.code('@@/###/WC')
  const html = `<div class="bar"></div><p>${to}<br>${home.lines.join('<br>')}</p><p>${date(day, 'long')}<br>Our ref: ${ref}</p><p style="margin-top:6mm">Dear ${index === 0 ? `${person.salutation} ${person.last}` : 'Leaseholder'}</p><p class="subject">REPLACEMENT OF THE LIFT AT ${house.toUpperCase()}</p><p>I am writing to let you know that the lift will be out of use from ${date(start, 'long')} for about five weeks while it is replaced. We know this will be difficult for some residents, and I am sorry for the disturbance.</p><p>The work will be done between 8 am and 5 pm on weekdays. A stair climber will be available for residents who cannot use the stairs; please tell us by telephone if you need it. Deliveries of furniture should be planned before the start or after the work has ended.</p><p>The cost is covered by the reserve fund, so the service charge will not rise this year. The specification and the contractor’s programme can be seen at our office.</p><p>${index === 0 ? 'You told us in spring that you have a mobility scooter: we have kept a space for it near the entrance.' : 'Please pass this letter on to your tenant if you do not live in the building.'}</p><p>Yours ${index === 0 ? 'sincerely' : 'faithfully'}</p><p style="margin-top:14mm">${writer.full}<br>Property Manager</p><div class="foot"><span>${agent.name}<br>${agent.address.lines.join(', ')}</span><span>${agent.phone}<br>${agent.website}</span><span>${agent.register}</span></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${ref.replaceAll('/', '-')}.pdf`,
    facts: [[agent.name, agent.short, house, date(start, 'long')]],
  }
}

export const layout: Layout = {
  name: 'landlord-letter',
  kind: 'letter',
  language: 'en',
  types: ['letter', 'notice'],
  count: 2,
  scans: [1],
  make,
}
