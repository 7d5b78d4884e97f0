// An Irish IT provider's monthly service report: a coloured cover half, figures in tiles, bars, a table of incidents, costs of the month
// that "will be invoiced separately", recommendations with prices in passing; to be filed, not to be paid.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.55 'Noto Sans','Open Sans',sans-serif;color:#26323d;padding:0 20mm 16mm}.cov{background:linear-gradient(135deg,#0e5c5b,#16a394);margin:0 -20mm;padding:30mm 20mm 14mm;color:#fff}.cov h1{font:300 30pt/1.15 'Noto Sans',sans-serif;margin:0 0 4mm}
.t{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;margin:8mm 0}.t div{border-left:3pt solid #16a394;padding-left:3mm}.t b{display:block;font-size:19pt;font-weight:300}.t small{font-size:7.8pt}h2{font-size:13pt;color:#0e5c5b;margin:6mm 0 2mm}
.bars{display:flex;align-items:flex-end;gap:3mm;height:34mm;border-bottom:1pt solid #26323d}.bars i{flex:1;background:#9ed9d2;font:7.4pt 'Noto Sans',sans-serif;text-align:center}table{width:100%;font-size:9.4pt}td,th{text-align:left;padding:1.6mm 1.4mm;border-bottom:.5pt solid #c6d0d4;vertical-align:top}th{background:#e5f3f1}td:first-child,td:last-child{white-space:nowrap}.ft{position:absolute;left:20mm;right:20mm;bottom:7mm;font-size:7.4pt;display:flex;justify-content:space-between;color:#67747d}`

export const layout: Layout = {
  name: 'managed-service-month',
  kind: 'report',
  language: 'en',
  types: ['report'],
  count: 1,
  scans: [],
  make,
}

const INCIDENTS = [
  ['P2', 'Scanner to mail not working in accounts (supplier invoices)', 'Certificate renewed', '3 h 10'],
  ['P3', 'New starter: laptop, mailbox, door badge', 'Done as ordered', '1 d'],
  ['P1', 'Warehouse wireless down', 'Switch replaced from stock', '1 h 35'],
  ['P3', 'Delivery note printer prints blank labels', 'Driver rolled back', '5 h'],
  ['P4', 'Request for a shared calendar', 'Closed', '2 d'],
] as const

function make(random: Random): Paper {
  const names = namesIn('IE', random)
  const { amount, date, month } = writingOf('IE')
  const [client, end, author] = [names.company(), lastDay(dayIn(random, 2024, 2026)), names.person()]
  const [tickets, hours] = [random.whole(38, 97), random.whole(14, 44)]
  const share = random.whole(92, 99)
  const extra = hours * 9_500
  const tiles = [
    [String(tickets), 'tickets opened'],
    [`${share} %`, 'answered in time'],
    [`99.${random.code('9#')} %`, 'servers available'],
    [`${hours} h`, 'work outside the contract'],
  ] as const
  const weeks = Array.from({ length: 12 }, () => random.whole(8, 28))
  const foot = (page: number) =>
    `<div class="ft"><span>Lanternlight Managed IT · ${client.short} · confidential</span><span>${page}</span></div>`
  const first = `<div class="cov"><h1>${month(end)}<br>How your IT did</h1><div>${client.name}<br>Prepared by ${author.full}, service manager, ${date(end, 'long')}</div></div><div class="t">${each(tiles, ([figure, label]) => `<div><b>${figure}</b><small>${label}</small></div>`)}</div><h2>In short</h2><p>A quiet month but for one serious incident: the wireless network in the warehouse failed on a Friday morning. Backups ran on every day; the test restore of the accounts server took 41 minutes and was complete. Two people still work without a second factor.</p><h2>Tickets in the last twelve weeks</h2><div class="bars">${each(weeks, (count) => `<i style="height:${count}mm">${count}</i>`)}</div><h2>Patches and backups</h2><p>All 14 servers and ${random.whole(60, 140)} of the computers have this month’s patches. Three laptops were not seen for over 30 days; please bring them to the office.</p>${foot(1)}`
  const second = `<h2 style="margin-top:20mm">Incidents worth knowing</h2><table><tr><th>No.<th>Class<th>What happened<th>What was done<th>Time</tr>${each(INCIDENTS, (cells) => `<tr><td>${random.code('T-2####')}${each(cells, (cell) => `<td>${cell}`)}</tr>`)}</table><h2>Work outside the contract</h2><table><tr><th>Item<th>Hours<th>Value, excl. VAT</tr><tr><td>Office move, cabling and phones<td>${hours - 6}<td>€${amount((hours - 6) * 9_500)}</tr><tr><td>Advice on the new web shop<td>6<td>€${amount(57_000)}</tr><tr><td><b>This month</b><td><b>${hours}</b><td><b>€${amount(extra)}</b></tr></table><p style="margin-top:2mm">These hours will be invoiced separately at the end of the quarter. The monthly charge is not affected.</p>
<h2>We recommend</h2><table><tr><th>What<th>Why<th>About<th>By</tr><tr><td>Replace the firewall<td>No updates from the maker after this year<td>€3,400<td>next quarter</tr><tr><td>Second factor for all<td>Asked for by your cyber insurer<td>no cost<td>now</tr><tr><td>Phishing training<td>Four people clicked in our test<td>€18 a head<td>summer</tr></table><h2>Next review</h2><p>We will go through this report with you in our monthly call. If a figure looks wrong to you, ring ${author.first} on ${names.phone()}.</p>${foot(2)}`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: `${client.short.replace(/\W+/g, '_')}_${end.year}-${String(end.month).padStart(2, '0')}.pdf`,
    facts: [
      [month(end), date(end, 'long')],
      [client.name, author.full, 'Lanternlight Managed IT', amount(extra)],
    ],
  }
}
