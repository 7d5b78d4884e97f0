// A British tree surgeon writes after a visit: a friendly letter by name of tree, prices with and without stump grinding, VAT on top in
// one line, insured sums and a felling licence among the figures; "quote" or "estimate" stands only in the running text.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.45 'Open Sans','Liberation Sans';font-size:9.6pt;padding:0 22mm}.band{left:0;right:0;top:0;height:27mm;background:#2f4f2f;color:#fff;padding:7mm 22mm;display:flex;justify-content:space-between;align-items:center;font-size:8.4pt}.band b{font:700 18pt 'Lato','Liberation Sans'}.to{margin-top:36mm}.j{width:100%;margin:3mm 0}.j td{padding:1.6mm 2mm;border-bottom:.5pt solid #9bb29b;vertical-align:top}.j td:first-child{font-weight:700;width:14mm;color:#2f4f2f}.s{margin:0 0 4mm auto}.s td{padding:.4mm 0 .4mm 9mm}.s .t td{font-weight:700;border-top:.8pt solid}.ft{left:22mm;right:22mm;bottom:8mm;font-size:7.4pt;text-align:center;color:#444}`

const FIRMS = ['Hartsop Tree Care', 'Greenlea Arborists Ltd', 'Penhallow & Daughter Tree Surgeons'] as const
const JOBS = [
  [
    'Mature ash (T#) by the rear boundary: dismantle in sections to ground level, all brushwood chipped and removed.',
    640,
    1180,
  ],
  ['Sycamore (T#) over the garage: crown reduction by up to 2 m, deadwood out, clear the gutter line.', 380, 620],
  ['Leylandii hedge (H#), 22 m: reduce to 2.2 m in height and face up both sides.', 420, 760],
  ['Horse chestnut (T#): remove the hanging limb over the footpath.', 160, 280],
  ['Apple (T#) in the old orchard: formative winter prune.', 90, 150],
  ['Stumps of the above: grind to 200 mm below ground, chippings left on site.', 120, 240],
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'tree-surgeon-estimate',
  kind: 'offer',
  language: 'en',
  types: ['offer'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [own, client, customer, day] = [names.company(), names.address(), names.person(), dayIn(random, 2024, 2026)]
    const visit = daysAfter(day, -random.whole(2, 6))
    const jobs = JOBS.filter((_, at) => at !== index)
      .slice(0, 4 + (index % 2))
      .map(([text, low, high], at) => ({
        text: text.replace('#', String(at + 1)),
        cents: random.whole(low / 10, high / 10) * 1000,
      }))
    const net = sum(jobs.map(({ cents }) => cents))
    const tax = index === 2 ? 0 : percent(net, 20)
    const sums =
      index === 2
        ? `<tr class="t"><td>All the above (we are not VAT registered)</td><td class="r">£${amount(net)}</td></tr>`
        : `<tr><td>Works as listed</td><td class="r">£${amount(net)}</td></tr><tr><td>VAT @ 20%</td><td class="r">£${amount(tax)}</td></tr><tr class="t"><td>Price to you</td><td class="r">£${amount(net + tax)}</td></tr>`
    const boss = `${own.manager.first} ${own.manager.last}`
    const html = `<div class="abs band"><b>${firm}</b><span class="r">${own.phone} · ${own.mobile}<br>hello@${firm.split(' ')[0]?.toLowerCase()}trees.example</span></div><div class="to">${customer.salutation} ${customer.first.charAt(0)} ${customer.last}<br>${client.lines.join('<br>')}</div><p style="margin:6mm 0">${date(day, 'long')}<br>Our ref: ${random.code('TS/###')}/${own.manager.last.slice(0, 2).toUpperCase()}</p>
<p>Dear ${customer.salutation} ${customer.last},</p><p><b>Trees at ${client.street}</b></p><p>It was good to meet you on ${date(visit, 'long')} and to walk round the garden. Having looked at the trees from the ground I would suggest the following, and our price for each is set against it:</p><table class="j">${each(jobs, ({ text, cents }, at) => `<tr><td>${at + 1}</td><td>${text}</td><td class="r">£${amount(cents)}</td></tr>`)}</table><table class="s">${sums}</table>
<p>${index === 1 ? 'The ash stands in a conservation area. We would give the council six weeks’ notice for you; there is no charge for this.' : 'I have checked with the council: none of the trees is covered by a preservation order.'} The work should take a team of three ${random.whole(2, 4)} days and the site would be left raked and blown clean. We would need the car moved and the side gate open.</p>
<p>The figures stand for sixty days from the date of this letter. We ask for no deposit; payment is due within 14 days of completion. All climbing is done to BS 3998 and we carry £5,000,000 public liability cover, a copy of which I am happy to send.</p><p>If you would like to go ahead, simply sign below and pop this back to us, or reply by e-mail. We are booking about ${random.whole(3, 7)} weeks ahead at the moment.</p><p>Yours sincerely,</p><p style="margin-top:9mm">${boss}<br>${index === 2 ? 'Partner' : 'Director'}, ${firm}</p><p style="margin-top:6mm">I accept the above. Signed ................................................ Date ........................</p>
<div class="abs ft">${firm} · ${own.address.lines.join(', ')}${index === 2 ? '' : ` · VAT No. ${own.vatId}`}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${customer.last} - trees.pdf`,
      facts: [[`£${amount(net + tax)}`], ['sixty days'], [firm, customer.last]],
    }
  },
}
