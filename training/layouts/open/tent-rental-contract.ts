// A tent renter's contract that is the bill, too: contract number, quote and event numbers, five days (ordered, set-up, event, strike,
// balance due), a damage waiver by the hundred, tax on hire but not on labor, a deposit of half that is paid and a second one that comes
// back. Sums stand in a column at the left, and the firm's legal name only in the small print that is to be signed.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const HIRE: readonly Ware[] = [
  ['40x80 pole tent, white, center poles draped', 'ea', 189500, 234500, 1],
  ['20x20 frame tent, catering', 'ea', 42500, 52500, 2],
  ['Sidewall, cathedral window, 20 ft section', 'ea', 3800, 4900, 12],
  ['60" round table, seats 8', 'ea', 1150, 1450, 24],
  ['Chair, fruitwood folding, ivory pad', 'ea', 425, 575, 190],
  ['Dance floor, oak parquet, 3x3 panel', 'ea', 1650, 2100, 36],
  ['Bistro lights, 50 ft strand', 'ea', 4500, 6200, 10],
  ['Generator 25 kW, whisper, towable', 'day', 38500, 46500, 2],
]
const CSS = `.sheet{font:9.2pt/1.38 'Lato';padding:12mm 12mm 10mm;color:#2b2b2b}.hd{background:#3d5a45;color:#fff;padding:5mm 7mm;display:flex;justify-content:space-between;align-items:center;margin:0 0 5mm}.hd b{font:300 24pt 'Lato Light','Lato'}.cols{display:flex;gap:7mm}.left{width:60mm;background:#eef2ec;padding:4mm 5mm;min-height:214mm}.right{flex:1}.left h4{font:700 8pt 'Lato';letter-spacing:.8pt;color:#3d5a45;margin:4mm 0 .6mm;text-transform:uppercase}.left h4:first-child{margin-top:0}
.left table{width:100%;font-size:9pt}.left .k td{border-top:.8pt solid #3d5a45;font-weight:700;padding-top:1mm}.due{background:#3d5a45;color:#fff;padding:2.4mm 3mm;margin:3mm 0;text-align:center}.due b{display:block;font-size:16pt}.it{width:100%}.it th{text-align:left;font-weight:700;border-bottom:.8pt solid #3d5a45;font-size:8pt}.it th.r{text-align:right}.it td{padding:1.9mm 0;border-bottom:.3pt solid #c3cec3;vertical-align:top}.sm{font-size:8.2pt;line-height:1.45;text-align:justify;margin-top:6mm;color:#444}.sg{display:flex;gap:8mm;margin-top:11mm}.sg div{flex:1;border-top:.6pt solid #000;font-size:7.4pt}.plan{border:.6pt solid #3d5a45;height:44mm;margin-top:3mm;background:repeating-linear-gradient(90deg,#e3e9e2 0 .2mm,transparent .2mm 5mm),repeating-linear-gradient(#e3e9e2 0 .2mm,transparent .2mm 5mm);position:relative;font-size:7.4pt}.plan div{position:absolute;border:.8pt solid #000;background:#fff;text-align:center;padding-top:1mm}`
const { amount, date } = writingOf('US')
const BRANDS = ['Gather & Stake', 'Larkmeadow Party Rental', 'Gather & Stake'] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [firm, brand] = [companyIn(names, 'Event Rentals'), BRANDS[index] as string]
  const [client, planner, home, site] = [names.company(), names.person(), names.address(), names.address()]
  const buyer = [planner.full, client.name, planner.full][index] as string
  const occasion = ['Wedding reception', 'Founders Day, staff picnic', 'Graduation open house'][index] as string
  const some = dayIn(random, 2025, 2026)
  const event = daysAfter(some, 6 - new Date(Date.UTC(some.year, some.month - 1, some.day)).getUTCDay())
  const day = daysAfter(event, -random.whole(60, 110))
  const due = daysAfter(event, -14)
  const number = random.code(['C-2####', '10#### ', 'C-3####'][index] as string).trim()
  const rows = inOrderOf(HIRE, positionsOf(random, HIRE, [6, 8, 4][index] as number))
  const [hire, labor] = [sum(rows.map(({ total }) => total)), random.whole(18, 46) * 1500]
  const off = index === 1 ? percent(hire, 10) : 0
  const [waiver, rate] = [percent(hire - off, 8), [8.25, 6.35, 7][index] as number]
  const tax = percent(hire - off + waiver, rate)
  const net = hire - off + waiver + labor
  const gross = net + tax
  const half = index === 2 ? 0 : Math.round(gross / 200) * 100
  const back = index === 1 ? 0 : 50000
  const line = (text: string, cents: number, of = '') =>
    cents === 0 ? '' : `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
  const when = (text: string, on: typeof day, time: string) => `<h4>${text}</h4>${date(on, 'month-name')}${time}`
  const left = `<h4>Contract</h4><b style="font-size:13pt">${number}</b><br>written ${date(day, 'month-name')}<br>from quote Q${random.code('#####')} rev. 2<h4>Renter</h4>${buyer}<br>${index === 1 ? `attn. ${planner.full}<br>` : ''}${home.lines.join('<br>')}<br>${random.code('(###) 555-01##')}<h4>Event</h4>${occasion}<br>${site.lines.join('<br>')}
    ${when('Set-up', daysAfter(event, -2), ', 8–11 am')}${when('Event', event, '')}${when('Strike', daysAfter(event, 1), ', after 9 am')}
    <h4>Charges, US$</h4><table>${line('Rentals', hire)}${line('Nonprofit 10% off', -off)}${line('Damage waiver 8%', waiver)}${line('Delivery & crew', labor)}${line('Subtotal', net, 'k')}${line(`Sales tax ${rate}% *`, tax)}${line('Contract total', gross, 'k')}${line(`Deposit rec'd ${date(daysAfter(day, 3), 'short')}`, -half)}</table>
    <div class="due">${index === 2 ? 'Due in full by' : 'Balance due by'} ${date(due, 'month-name')}<b>$${amount(gross - half)}</b></div><span style="font-size:7.4pt">* not on delivery and crew.${back > 0 ? ` A refundable cleaning deposit of $${amount(back)} is held on your card from the day of set-up; it is not part of the balance.` : ''}</span>`
  const right = `<table class="it"><tr><th>Qty</th><th>Item</th><th class="r">Each</th><th class="r">Extended</th></tr>${each(rows, (one) => `<tr><td style="width:11mm">${one.quantity}</td><td>${one.name}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
    <p style="margin-top:6mm"><b>Notes for the crew</b><br>Enter by ${['the gravel drive, no trucks on the lawn', 'Gate 4, check in with security', 'the alley behind the garage'][index]}. Stakes: ${index === 1 ? 'asphalt, use ballast' : 'OK, utilities marked by renter'}, ticket ${random.code('811-######')}. Salesperson: ${names.person().first}.</p>
    <b>Site sketch</b> (1 square = 5 ft)<div class="plan"><div style="left:20mm;top:8mm;width:58mm;height:26mm">main tent</div><div style="left:84mm;top:14mm;width:16mm;height:12mm">catering</div><div style="left:4mm;top:33mm;width:10mm;height:7mm">gen.</div></div>
    <p class="sm">TERMS. This contract is between the renter named at left and ${firm.name} ("we"), doing business as ${brand}, ${firm.address.lines.join(', ')}. Fifty percent of the contract total reserves the date and is not refunded within 60 days of the event. Counts may be raised until seven days before set-up and lowered by no more than ten percent. The damage waiver is not insurance and does not cover loss, theft or misuse. The renter has utilities marked, obtains permits where the fire marshal asks for them, and returns linens dry and china rinsed. Wind over 40 mph: everyone leaves the tent. A check that comes back costs $35.00; balances after the due date bear 1.5% a month. No other promises were made.</p>
    <div class="sg"><div>Renter &nbsp;&nbsp; Date</div><div>For ${brand} &nbsp;&nbsp; Date</div></div><p class="c" style="margin-top:9mm;font-size:8pt">Checks to ${firm.name} · ${firm.website} · ${firm.phone} · FEIN ${firm.vatId}</p>`
  return {
    html: sheets(
      CSS,
      [
        `<div class="hd"><b>${brand}</b><span>Rental contract &amp; invoice</span></div><div class="cols"><div class="left">${left}</div><div class="right">${right}</div></div>`,
      ],
      { width: 215.9, height: 279.4 },
    ),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [firm.name, brand],
      buyerName: buyer,
      sellerVatId: firm.vatId,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: half > 0 ? [fixed(gross), fixed(gross - half)] : fixed(gross),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'tent-rental-contract',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'contract'],
  count: 3,
  scans: [0],
  make,
}
