// An American utility district's bill on Letter paper: a bar chart of use, water by steps of thousand gallons, sewer and trash, a previous
// balance with a payment, an amount after the due date that is higher, and a stub that repeats account, amount and day.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Open Sans','Liberation Sans';padding:10mm 13mm}.h{display:flex;justify-content:space-between;align-items:flex-start}.h b{font:700 15pt/1.2 'Open Sans','Liberation Sans';color:#006c9c}.k{background:#e5f3f9;padding:2mm 3mm}.k td{padding:.3mm 3mm .3mm 0}.k td:last-child{text-align:right;font-weight:600}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-top:6mm}h2{font:700 9.6pt 'Open Sans','Liberation Sans';background:#006c9c;color:#fff;margin:0 0 1.4mm;padding:.8mm 2mm}.two table{width:100%}.two td{padding:.5mm 2mm}.z td{font-weight:700;border-top:.8pt solid}.bars{display:flex;gap:1.6mm;align-items:flex-end;height:26mm;margin:2mm 2mm 0}.bars i{flex:1;background:#7cc0de}.stub{left:0;right:0;bottom:0;height:76mm;border-top:.6pt dashed #444;padding:5mm 13mm;display:grid;grid-template-columns:1fr 74mm;gap:6mm}.stub .k td{font-size:9pt}.ad{font-size:10pt;margin-top:9mm}`

const DISTRICTS = [
  ['Mesa Verdugo Municipal Utility District No. 4', 'Bill Number', '00######'],
  ['City of Larkhaven Water & Sewer', 'Bill #', '26-#####'],
  ['Cobble Creek Rural Water Corporation', 'Statement No.', '######'],
] as const
const LETTER = { width: 215.9, height: 279.4 }
const { amount, date } = writingOf('US')
const money = (cents: number) => `${cents < 0 ? '-' : ''}$${amount(Math.abs(cents))}`
const rowOf = ([text, cents]: readonly [string, number], of = '') =>
  `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`

export const layout: Layout = {
  name: 'us-water-district',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('US', random)
    const [seller, label, pattern] = DISTRICTS[index] ?? DISTRICTS[0]
    const [own, person, shop, home] = [names.company(), names.person(), names.company(), names.address()]
    const day = dayIn(random, 2026)
    const due = daysAfter(day, 20)
    const [number, account] = [random.code(pattern), random.code('##-####-0#')]
    const buyer = index === 1 ? shop.name : `${person.first} ${person.last}`
    const [start, used] = [random.whole(2_000, 8_000), random.whole(4, 22)]
    const charges: (readonly [string, number])[] = [
      ['Water base charge 5/8" meter', 2_450],
      [`Water usage, ${used},000 gal`, used * 415],
      ['Sewer', 3_890],
      ['Trash and recycling', 2_125],
      ...(index === 2 ? [] : [['State regulatory assessment', 48] as const]),
    ]
    const current = sum(charges.map(([, cents]) => cents))
    const before = random.whole(5_500, 14_000)
    const left = index === 1 ? 2_000 : 0
    const total = current + left
    const late = total + percent(current, 10)
    const facts = [
      ['Account Number', account],
      [label, number],
      ['Bill Date', date(day)],
      ['Due Date', date(due)],
      ['Amount Due', money(total)],
    ]
    const table = (rows: typeof facts) =>
      `<table>${each(rows, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table>`
    const html = `<div class="h"><div><b>${seller}</b><br>${own.address.lines.join(', ')}<br>Customer service ${own.phone} · Mon–Fri 8–5</div><div class="k">${table(facts)}</div></div><p style="margin-top:5mm">Service address: ${home.street} · ${buyer}</p><div class="two"><div><h2>Account activity</h2><table>${rowOf(['Previous balance', before])}${rowOf([`Payment received ${date(daysAfter(day, -17))}`, left - before])}${rowOf(['Balance forward', left], 'z')}</table><br><h2>Current charges</h2><table>${each(charges, (one) => rowOf(one))}${rowOf(['Total current charges', current], 'z')}${rowOf(['Total amount due', total], 'z')}${rowOf([`If paid after ${date(due)}`, late])}</table></div><div><h2>Meter reading</h2><table><tr><td>Previous ${date(daysAfter(day, -33))}</td><td class="r">${start}</td></tr><tr><td>Present ${date(daysAfter(day, -3))}</td><td class="r">${start + used}</td></tr><tr><td>Usage (1,000 gal)</td><td class="r">${used}</td></tr></table><br><h2>Your usage</h2><div class="bars">${each(
      Array.from({ length: 13 }, () => random.whole(15, 100)),
      (high) => `<i style="height:${high}%"></i>`,
    )}</div><p style="margin-top:3mm;font-size:7.6pt">Odd addresses water on Tuesday and Saturday. Board meets the second Monday at 6 p.m. The annual water quality report is at the office.</p></div></div>
<div class="abs stub"><div>Please return this portion with your check payable to<br><b>${seller}</b><div class="ad">${buyer}<br>${home.lines.join('<br>')}</div></div><div class="k">${table([...facts.slice(0, 1), ...facts.slice(3)])}<br>Amount enclosed $ ____________</div></div>`
    return {
      html: sheets(CSS, [html], LETTER),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: buyer,
        grossTotal: left > 0 ? [fixed(total), fixed(current)] : fixed(total),
        currency: 'USD',
      },
    }
  },
}
