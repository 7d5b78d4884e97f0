// An Australian recipient created tax invoice: the quarry or the growers' co-operative writes it for its carrier or member, so the big
// name at the top is the buyer's; dockets in rows, both ABNs, GST of a tenth, levies taken off what is paid, and the day it is paid.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.4 var(--f);padding:13mm 15mm}.hd{display:flex;justify-content:space-between;border-bottom:2.4pt solid var(--c);padding-bottom:3mm}.hd b{font-size:15pt;color:var(--c)}.hd small{font-size:8pt;line-height:1.4}.b{display:grid;grid-template-columns:1fr 78mm;gap:6mm;margin:6mm 0}.k{width:100%}.k td{padding:.5mm 1.5mm;border:.4pt solid #999}.k td:first-child{background:#f0efe9}.g{width:100%}.g th{background:var(--c);color:#fff;text-align:left;padding:1mm 1.5mm;font-size:8pt}.g td{padding:.8mm 1.5mm;border-bottom:.3pt solid #bbb}.s{width:86mm;margin:4mm 0 5mm auto}.s td{padding:.7mm 1.5mm}.s .z td{font-weight:700;border-top:.8pt solid #000}.n{font-size:8pt;color:#333}`

const PAPERS = [
  {
    buyer: 'Yarrangully Ridge Quarries Pty Ltd',
    at: ['Lot 4 Crusher Road', 'Yarrangully NSW 2794'],
    title: 'Recipient Created Tax Invoice',
    number: 'RCTI0#####',
    labels: ['RCTI No.', 'Date of issue', 'Carrier no.', 'Fortnight ending', 'EFT date'],
    heads: ['Date', 'Docket', 'Rego', 'Haul', 'Tonnes', '$/t', 'Ex GST'],
    hauls: ['Pit to Bathgate plant', 'Pit to bypass stage 2', 'Sand ex river to pit'],
    c: '#8a3b12',
    f: "'Liberation Sans Narrow','Liberation Sans'",
    levy: ['Less fuel drawn from site bowser', 34_650],
    note: 'This RCTI is issued under our written agreement with you. You must not issue your own tax invoice for the same haulage. Tell us straight away if your GST registration is cancelled.',
  },
  {
    buyer: 'Wandoo Flat Growers Co-operative Limited',
    at: ['Silo Street', 'Wandoo Flat WA 6419'],
    title: 'Grower payment – RCTI',
    number: 'GP-###-####',
    labels: ['Our document', 'Dated', 'Grower', 'Pool', 'Payment will reach your bank'],
    heads: ['Delivered', 'Ticket', 'Bin', 'Grade', 'Tonnes', 'Price', 'Value'],
    hauls: ['Malt 1 barley', 'Feed barley', 'Noodle wheat'],
    c: '#2f6b3a',
    f: "'EB Garamond'",
    levy: ['Research levy and shire receival fee', 18_225],
    note: 'Recipient created tax invoice: the Co-operative, not the grower, prepares it. Keep it for your activity statement. Questions about grades go to the sample stand before the pool closes.',
  },
] as const
const { amount, date } = writingOf('GB')
const money = (cents: number) => `${cents < 0 ? '-' : ''}$${amount(Math.abs(cents))}`

export const layout: Layout = {
  name: 'rcti-haulage',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const one = PAPERS[index] ?? PAPERS[0]
    const person = names.person()
    const seller =
      index === 0 ? `${person.last} Tipper Hire Pty Ltd` : `${person.first} & ${names.person().first} ${person.last}`
    const day = dayIn(random, 2025, 2026)
    const paid = daysAfter(day, index === 0 ? 7 : 21)
    const number = random.code(one.number)
    const rows = Array.from({ length: index === 0 ? 9 : 5 }, (_, at) => {
      const [tonnes, price] = [
        random.whole(1_900, 4_200),
        index === 0 ? random.whole(61, 148) * 10 : random.whole(274, 391) * 100,
      ]
      return { at, tonnes, price, haul: random.pick(one.hauls), cents: Math.round((tonnes * price) / 100) }
    })
    const net = sum(rows.map(({ cents }) => cents))
    const tax = percent(net, 10)
    const values = [
      number,
      date(day),
      random.code('C-###'),
      index === 0 ? date(daysAfter(day, -3)) : `${day.year - 1}/${day.year % 100}`,
      date(paid),
    ]
    const line = (text: string, cents: number, kind = '') =>
      `<tr class="${kind}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const html = `<div class="hd"><div><b>${one.buyer}</b><br>${one.at.join(', ')}</div><small class="r">ABN ${random.code('4# ### ### ###')}<br>Phone 0${random.code('# #### ####')}</small></div><div class="b"><div><b style="font-size:13pt">${one.title}</b><br><br>To supplier:<br><b>${seller}</b><br>${names.address().street}<br>${one.at[1]}<br>ABN ${random.code('6# ### ### ###')}</div><table class="k">${each(one.labels, (label, at) => `<tr><td>${label}</td><td>${values[at]}</td></tr>`)}</table></div>
<table class="g"><tr>${each(one.heads, (head, at) => `<th${at > 3 ? ' class="r"' : ''}>${head}</th>`)}</tr>${each(rows, (row) => `<tr><td>${date(daysAfter(day, row.at - 16), 'short')}</td><td>${random.code('#####')}</td><td>${random.code(index === 0 ? '@@-##-@@' : 'B##')}</td><td>${row.haul}</td><td class="r">${(row.tonnes / 100).toFixed(2)}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.cents)}</td></tr>`)}</table>
<table class="s">${line('Total excluding GST', net)}${line('GST 10%', tax)}${line('Total including GST', net + tax, 'z')}${line(one.levy[0], -one.levy[1])}${line('Amount paid to your account', net + tax - one.levy[1], 'z')}</table><p>Paid by EFT to BSB ${random.code('0##-###')}, account ending ${random.code('###')}.</p><p class="n">${one.note}</p>`
    return {
      html: sheets(`.sheet{--c:${one.c};--f:${one.f}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(paid),
        sellerName: seller,
        buyerName: one.buyer,
        ...totals(net, tax),
        grossTotal: [fixed(net + tax), fixed(net + tax - one.levy[1])],
      },
    }
  },
}
