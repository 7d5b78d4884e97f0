// Customers write that goods came short, broken or other than agreed: a letter with the order and delivery numbers of the supplier, a small list of
// what is wrong, a wish (replacement, credit, collection) and a day; the word "complaint" stands nowhere, amounts are those of the goods.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.5 'Carlito','Liberation Sans';font-size:10.2pt;padding:17mm 24mm}.hd{border-left:3mm solid #386641;padding-left:4mm;line-height:1.4}.hd b{font-size:13pt;color:#386641}.ref{display:grid;grid-template-columns:30mm 1fr;margin:5mm 0}.g{width:100%;margin:2mm 0 4mm}.g th{text-align:left;border-bottom:.8pt solid #386641;padding:.8mm 0}.g td{border-bottom:.3pt solid #aaa;padding:.9mm 3mm .9mm 0;vertical-align:top}p{margin:0 0 3mm}`

const CASES = [
  {
    subject: 'Your delivery of dining chairs',
    opening:
      'The lorry came on # and your driver was in a hurry, so we could only count the cartons. When we unpacked them the next morning we found the following:',
    rows: [
      ['Chair, oak, natural', '24', '22', 'two cartons short'],
      ['Chair with arms, oak', '4', '4', 'one leg split along the grain'],
      ['Felt glides, bag', '28', '0', 'not in any carton'],
    ],
    wish: 'Please send the two chairs, the glides and a replacement for the damaged one at your own expense, and tell us who will take the broken chair back. Photographs are attached.',
    threat:
      'We open to guests on that day. If the chairs are not here we shall have to hire some and will look to you for the cost.',
  },
  {
    subject: 'Printed cartons – colour not as proofed',
    opening:
      'We took the above in on #. The first pallet has been on our line since yesterday and we have had to stop it:',
    rows: [
      ['Sleeve 250 g, green', '12,000', '12,000', 'green far too yellow against the signed proof'],
      ['Sleeve 500 g, green', '6,000', '5,750', 'glue flap creased on about one in ten'],
      ['Tray, plain', '6,000', '6,000', 'in order'],
    ],
    wish: 'We are keeping the two sleeves apart for you to look at and ask for a reprint, or for your written offer of a reduction if we can use some of them up.',
    threat:
      'Until this is settled we are holding back payment of the part concerned. The trays will be paid for as usual.',
  },
  {
    subject: 'Boiler service at our premises',
    opening: 'Your engineer called on # to carry out the yearly service. Since then we have had nothing but trouble:',
    rows: [
      ['Pressure', '1.5 bar', '0.6 bar', 'falls within a day of topping up'],
      ['Flue seal', 'renewed', 'old part', 'invoice shows a new one'],
      ['Controls', 'as found', 'reset', 'office heated all weekend'],
    ],
    wish: 'We expect you to come back and put matters right without further charge, and to send an amended invoice without the seal that was not fitted.',
    threat: 'If nobody has called by then we shall have another firm do the work and take the cost off your account.',
  },
] as const
const { date } = writingOf('GB')

export const layout: Layout = {
  name: 'short-delivery-letter',
  kind: 'complaint',
  language: 'en',
  types: ['complaint'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const one = CASES[index] ?? CASES[0]
    const [own, supplier, writer, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const [came, until] = [daysAfter(day, -random.whole(2, 6)), daysAfter(day, 10)]
    const [order, note] = [
      random.code(['PO-####', '45000#####', 'Job ####'][index] ?? '####'),
      random.code(['D/N ######', 'DN-#####', 'Report ####'][index] ?? '####'),
    ]
    const html = `<div class="hd"><b>${own.name}</b><br>${own.address.lines.join(', ')}<br>${own.phone} · ${own.email}</div><div style="margin-top:11mm">The Sales Manager<br>${supplier.name}<br>${supplier.address.lines.join('<br>')}</div><p class="r">${date(day, 'long')}</p><p>Dear ${index === 1 ? 'Colleagues' : 'Sir or Madam'},</p><p><b>${one.subject}</b></p><div class="ref"><span>Our order</span><span>${order}</span><span>Your reference</span><span>${note} of ${date(came)}</span></div>
<p>${one.opening.replace('#', date(came, 'long'))}</p><table class="g"><tr><th>Item</th><th>Agreed</th><th>Found</th><th>What is wrong</th></tr>${each<readonly string[]>(one.rows, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`)}</table><p>${one.wish}</p><p>Kindly let us hear from you by return and have this put right by <b>${date(until, 'long')}</b>. ${one.threat}</p><p>We have dealt with you for ${random.whole(3, 12)} years and have always been well looked after, which makes this the more surprising.</p><p>Yours ${index === 1 ? 'sincerely' : 'faithfully'},</p><p style="margin-top:13mm">${writer.first} ${writer.last}<br>${['General Manager', 'Production', 'Facilities'][index]}</p><p style="font-size:8.6pt">Enc. ${random.whole(3, 7)} photographs, copy of ${note}</p>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${order} letter.pdf`,
      facts: [[order, note], [date(until, 'long')], [own.name, supplier.name]],
    }
  },
}
