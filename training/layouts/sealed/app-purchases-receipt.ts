// An app store's receipt, printed from the mail: four small cells with account, order id, document number and day, billing address beside
// them, purchases as icons with name, renewal day and report link, all prices with VAT, the VAT part small under the subtotal, a long
// legal paragraph with the seller in it, and the store's mark as the only thing in large letters.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:9.2pt/1.4 'Liberation Sans',sans-serif;color:#333}.sheet{padding:14mm 24mm}.top{display:flex;justify-content:space-between;align-items:center;padding-bottom:6mm}.mark{width:12mm;height:12mm;border-radius:3mm;background:#111}.top b{font:300 21pt Lato;color:#888}
.box{width:100%;background:#fafafa;font-size:8pt}.box td{border:1pt solid #fff;padding:1.6mm 2.4mm;vertical-align:top;width:33%}.box small,.cap{display:block;font-size:6.6pt;color:#666;text-transform:uppercase}.cap{background:#fafafa;font-size:9.4pt;font-weight:700;text-transform:none;color:#333;padding:1.6mm 2.4mm;margin-top:7mm}
.g{width:100%}.g td{padding:4mm 2mm;border-bottom:.4pt solid #eee;vertical-align:middle}.i{width:15mm;height:15mm;border-radius:3.4mm}.g small{font-size:7.6pt;color:#666;display:block}.g a,.fine a{color:#0a66c2}.g .b{font-weight:600;width:26mm}.s{margin:3mm 2mm 0 auto}.s td{padding:.7mm 0 .7mm 9mm;font-size:8.4pt;color:#666}.s .t td{font-size:13pt;font-weight:700;color:#111;padding-top:3mm}
.fine{font-size:6.9pt;line-height:1.45;color:#777;margin-top:9mm;text-align:center}`

const APPS = [
  ['Kritzelblock Pro', 'Kritzelblock Pro (Yearly)', 'App Subscription', 2999, 365],
  ['Stormglass Radar', 'Premium Weather', 'App Subscription', 499, 31],
  ['Tidewater Chess', 'Remove Adverts', 'In-App Purchase', 299, 0],
  ['Fennimore Scanner', 'Fennimore Scanner', 'App', 1199, 0],
  ['Cloudnest', 'Cloudnest 200 GB', 'Storage Plan', 299, 31],
  ['Lingobee', 'Lingobee Plus Family', 'App Subscription', 1099, 31],
  ['Vocal Booth', '5 Studio Credits', 'In-App Purchase', 799, 0],
] as const
const LANDS = [
  { home: 'DE', land: 'DEU', rate: 19, sign: '€', code: 'EUR', vat: 'IE9#####2@', of: 'Germany' },
  { home: 'IE', land: 'IRL', rate: 23, sign: '€', code: 'EUR', vat: 'IE9#####2@', of: 'Ireland' },
  { home: 'GB', land: 'GBR', rate: 20, sign: '£', code: 'GBP', vat: 'GB 117 #### ##', of: 'United Kingdom' },
] as const
const COLOURS = ['#ef6c00', '#1565c0', '#2e7d32', '#6a1b9a', '#00838f', '#ad1457']
const { amount, date } = writingOf('IE')

export const layout: Layout = {
  name: 'app-purchases-receipt',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make(random, index) {
    const land = LANDS[index] ?? LANDS[0]
    const names = namesIn(land.home, random)
    const [buyer, home, client, day] = [names.person(), names.address(), names.company(), dayIn(random, 2024, 2026)]
    const own = namesIn('IE', random).company()
    const firm = 'Fenwright Distribution International Ltd.'
    const [order, document, id] = [random.code('MT7@#@#@#Q'), random.code('2#########'), random.code(land.vat)]
    const money = (cents: number) => `${land.sign}${amount(cents)}`
    const rows = random.sample(APPS, [1, 4, 2][index] ?? 1)
    const gross = sum(rows.map((row) => row[3]))
    const tax = taxWithin(gross, land.rate)
    const cell = (name: string, text: string, of = '') => `<td ${of}><small>${name}</small>${text}</td>`
    const name = `${buyer.first} ${buyer.last}`
    const renews = (days: number) =>
      days > 0 ? `<small>Renews ${date(daysAfter(day, days), 'month-name')}</small>` : ''
    const vatId = index === 2 ? '' : `<br>VAT Registration No.: ${id}`
    const html = `<div class="top"><div class="mark"></div><b>Receipt</b></div><table class="box"><tr>${cell('Fenwright account', names.email(buyer, client), 'colspan="2"')}${cell('Billed to', `${random.pick(['Visa', 'Mastercard'])} .... ${random.code('####')}<br>${name}<br>${home.street}<br>${home.place}<br>${land.land}`, 'rowspan="3"')}</tr><tr>${cell('Date', date(day, 'month-name'))}${cell('Order ID', `<a style="color:#0a66c2">${order}</a>`)}</tr><tr>${cell('Document No.', document)}${cell('Sequence', random.code('1-########'))}</tr></table>
      <div class="cap">Fenwright Store</div><table class="g">${each(rows, ([app, text, kind, cents, days], at) => `<tr><td style="width:20mm"><div class="i" style="background:${COLOURS[(at + index * 2) % 6]}"></div></td><td><b>${app}</b><br>${text}<small>${kind}</small>${renews(days)}<small>Purchased on: ${buyer.first}’s phone</small><small><a>Write a Review</a> | <a>Report a Problem</a></small></td><td class="r b">${money(cents)}</td></tr>`)}</table>
      <table class="s"><tr><td>Subtotal</td><td class="r">${money(gross - tax)}</td></tr><tr><td>VAT charged at ${land.rate}%</td><td class="r">${money(tax)}</td></tr><tr class="t"><td>TOTAL</td><td class="r">${money(gross)}</td></tr></table>
      <div class="fine"><p>If you have any questions about your bill, please <a>contact support</a>. This email confirms payment for the items listed above. You will be billed each plan period until you cancel by downgrading to the free plan from your device.</p><p>Supplies were made to a customer in ${land.of}. ${index === 2 ? `VAT No. ${id}.` : ''} All prices include VAT where applicable. You may cancel your purchase within 14 days of your receipt of this invoice, without giving any reason, except for delivered content and repaired devices.</p><p><a>Account</a> • <a>Terms of Sale</a> • <a>Privacy Policy</a></p>Copyright © ${day.year} ${firm}<br>${own.address.lines.join(', ')}, Ireland. ${own.register}${vatId}<br>All rights reserved</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Your receipt ${order}.pdf`,
      fields: {
        ...{
          invoiceNumber: [document, order],
          issueDate: iso(day),
          sellerName: [firm, 'Fenwright Store', 'Fenwright'],
        },
        ...{ buyerName: name, sellerVatId: id, currency: land.code },
        ...{ netTotal: fixed(gross - tax), taxTotal: fixed(tax), grossTotal: fixed(gross) },
      },
    }
  },
}
