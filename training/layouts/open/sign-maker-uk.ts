// A British sign maker's bill from desktop bookkeeping: a dark band with the firm's name as a picture, small boxes for number, date and
// terms, a deposit taken off below the total; the second maker is not registered for VAT and says so.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { textPicture } from '../letterhead.ts'
import {
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

const CSS = `.sheet{font:9.4pt/1.4 'Roboto'}.band{left:0;right:0;top:0;height:34mm}.pic{left:16mm;top:8mm}.kind{right:16mm;top:13mm;color:#fff;font:300 22pt 'Roboto';letter-spacing:1pt}.own{left:16mm;top:40mm;font-size:8.4pt}.box{right:16mm;top:41mm;width:76mm}.box table{width:100%}.box td{border:.5pt solid #999;padding:1mm 2mm}.box td:first-child{background:#f0f0f0;width:32mm}.bill{left:16mm;top:72mm;width:80mm}.bill h3{font:500 8pt 'Roboto';color:#666;margin:0 0 1mm}.main{left:16mm;right:16mm;top:108mm}.g{width:100%}.g th{color:#fff;text-align:left;font-weight:500;padding:1.4mm 2mm}.g td{padding:1.6mm 2mm;border-bottom:.4pt solid #ccc;vertical-align:top}.s{width:82mm;margin:3mm 0 0 auto}.s td{padding:1mm 2mm}.s .t td{font-weight:700;border-top:.8pt solid}.s .d td{font:700 12pt 'Roboto';background:#f0f0f0;padding:2mm}.pay{left:16mm;bottom:24mm;width:110mm;font-size:8.8pt}.f{left:16mm;right:16mm;bottom:9mm;font-size:7pt;color:#666;text-align:center;border-top:.4pt solid #ccc;padding-top:1.5mm}`

const WARES: readonly Ware[] = [
  ['Design and artwork, two revisions included', '', 14_500, 22_000, 1],
  ['Folded aluminium composite fascia sign, 4200 x 600mm', '', 58_000, 84_000, 1],
  ['Flat cut acrylic letters, stand-off fixings', '', 1_850, 2_900, 14],
  ['Part wrap, short wheelbase van, cut vinyl', '', 39_500, 52_000, 2],
  ['Window graphics, frosted vinyl, per sq m', '', 4_800, 6_400, 6],
  ['Installation, two fitters', '', 21_000, 34_000, 1],
]
const FIRMS = [
  {
    name: 'Harrowby Sign Works Ltd',
    big: 'Harrowby',
    small: 'SIGN WORKS',
    colour: '#17324d',
    mail: 'accounts@harrowbysigns.example',
    days: 30,
  },
  {
    name: 'Inkline Signs & Graphics',
    big: 'INKLINE',
    small: 'signs & graphics',
    colour: '#5b1f4a',
    mail: 'hello@inklinesigns.example',
    days: 7,
  },
] as const
const { amount, date } = writingOf('GB')

const cell = (cents: number) => `£${amount(cents)}`

/** Label, amount and class of each line below the rows. */
type Sum = readonly [label: string, text: string, of: string]

const taxSums = (net: number, tax: number): Sum[] => [
  ['Subtotal', cell(net), ''],
  ['VAT @ 20%', cell(tax), ''],
]

const endSums = ({ total, paid }: Record<'total' | 'paid', number>, when: string): Sum[] => [
  ['Total', cell(total), 't'],
  [`Less deposit received ${when}`, `-${cell(paid)}`, ''],
  ['Balance due', cell(total - paid), 'd'],
]

export const layout: Layout = {
  name: 'sign-maker-uk',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('GB', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const isTaxed = index === 0
    const [own, buyer, contact] = [names.company(), names.company(), names.person()]
    const { address, bank, vatId, phone } = own
    const day = dayIn(random, 2025)
    const due = daysAfter(day, firm.days)
    const number = random.code(isTaxed ? '4###' : 'INK-0##')
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 4 - index))
    const net = sum(rows.map(({ total }) => total))
    const tax = isTaxed ? percent(net, 20) : 0
    const paid = Math.round((net + tax) / 2 / 5_000) * 5_000
    const style = isTaxed ? 'figures' : 'long'
    const box: [string, string][] = [
      ['Invoice no.', number],
      [isTaxed ? 'Date / tax point' : 'Date', date(day, style)],
      ['Your ref.', isTaxed ? random.code('PO ####') : contact.full],
      ['Terms', `${firm.days} days`],
      ['Due', date(due, style)],
    ]
    const sums = [
      ...(isTaxed ? taxSums(net, tax) : []),
      ...endSums({ total: net + tax, paid }, date(daysAfter(day, -25), style)),
    ]
    const picture = textPicture(
      [
        { text: firm.big, font: "700 10px 'Lato'", left: 0, base: 10, colour: '#fff' },
        { text: firm.small, font: "400 4px 'Lato'", left: 0.5, base: 16.5, colour: '#e6c15a', spacing: 1.2 },
      ],
      { width: 90, height: 19 },
    )
    const html = `<div class="abs band" style="background:${firm.colour}"></div><div class="abs pic">${picture}</div><div class="abs kind">INVOICE</div><div class="abs own">${firm.name}<br>${address.lines.join('<br>')}<br>${phone}<br>${firm.mail}</div><div class="abs box"><table>${each(box, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div><div class="abs bill"><h3>Bill to</h3>${buyer.name}<br>${isTaxed ? `FAO ${contact.full}<br>` : ''}${buyer.address.lines.join('<br>')}</div>
<div class="abs main"><table class="g"><tr style="background:${firm.colour}"><th>Qty</th><th>Description</th><th class="r">Rate</th><th class="r">Amount</th></tr>${each(rows, (row) => `<tr><td>${row.quantity}</td><td>${row.name}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table><table class="s">${each(sums, ([label, text, of]) => `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`)}</table></div>
<div class="abs pay"><b>How to pay</b><br>${bank.name}, account name ${firm.name}<br>${bank.account.replace(' Account', '<br>Account no.')}<br>Please use ${number} as your reference.</div><div class="abs f">${isTaxed ? `${firm.name}. Registered in England and Wales. Company number ${random.code('0#######')}. Registered office: ${address.lines.join(', ')}. VAT registration ${vatId}.` : 'Not registered for VAT. Goods remain our property until paid for in full. Thank you for your custom.'}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Invoice ${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm.name,
        buyerName: buyer.name,
        grossTotal: [fixed(net + tax), fixed(net + tax - paid)],
        currency: 'GBP',
        ...(isTaxed ? { netTotal: fixed(net), taxTotal: fixed(tax), sellerVatId: vatId } : {}),
      },
    }
  },
}
