// A marketplace's credit note for goods sent back to one of its sellers: two names of sellers, delivery and billing address, the number and
// day of the invoice that is taken back beside its own, columns of price without and with tax, postage and promotion as rows, every sum with
// a minus, rates in a table of their own, and a paragraph that says who has issued the paper on whose behalf.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:8.4pt/1.42 Lato,sans-serif;color:#111}.sheet{padding:11mm 13mm}.top{display:flex;justify-content:space-between}.mark{font:900 20pt/1 Lato;color:#0b3d91;letter-spacing:-.6pt}.mark i{font-style:normal;color:#f5a300}.top h1{font:700 17pt/1.1 Lato;margin:0}.pay{background:#f3f3f3;border-radius:1.4mm;padding:3mm 4mm;width:86mm;margin-left:auto;margin-top:6mm}.pay td{padding:.5mm 5mm .5mm 0}.pay b{font-size:11pt}
.three{display:flex;margin-top:8mm;gap:4mm}.three div{flex:1}h4{font-size:8.6pt;margin:0 0 1mm}.info{margin-top:6mm;border-top:.6pt solid #111;padding-top:2.4mm;display:flex;gap:4mm}.info div{flex:1}h3{font-size:11pt;margin:8mm 0 2mm}.g{width:100%}.g th{border-top:.6pt solid #111;border-bottom:.6pt solid #111;font-weight:700;text-align:right;padding:1.4mm;vertical-align:top}.g th:first-child,.g td:first-child{text-align:left;width:68mm}.g td{text-align:right;padding:1.7mm 1.4mm;vertical-align:top}.g tr.x td{border-bottom:.3pt solid #bbb}.g .t td{border-top:.6pt solid #111;font-weight:700;font-size:9.6pt}
.v{margin:7mm 0 0 auto}.v th,.v td{padding:1.2mm 0 1.2mm 9mm;text-align:right}.v th{border-bottom:.6pt solid #111}.fine{left:13mm;right:13mm;bottom:9mm;font-size:6.9pt;color:#444;border-top:.4pt solid #999;padding-top:2mm}`

const GOODS = [
  ['Trekking poles, carbon, foldable, pair (black/red)', 'B0', 4_990],
  ['Kids’ rain jacket with reflectors, size 116, navy', 'B0', 2_795],
  ['USB-C docking station 11 in 1, dual 4K', 'B1', 6_499],
  ['LED desk lamp with clamp, dimmable, 12 W', 'B0', 3_249],
  ['Replacement HEPA filters for air purifier, pack of 2', 'B2', 2_199],
  ['Silicone baking mat, 40 x 30 cm', 'B0', 1_099],
] as const
const CASES = [
  {
    home: 'GB',
    to: 'GB',
    land: 'GB',
    rate: 20,
    sign: '£',
    code: 'GBP',
    rows: 1,
    why: 'Customer return',
    style: 'long',
  },
  {
    home: 'IE',
    to: 'DE',
    land: 'DE',
    rate: 19,
    sign: '€',
    code: 'EUR',
    rows: 3,
    why: 'Customer return',
    style: 'long',
  },
  {
    home: 'IE',
    to: 'IE',
    land: 'IE',
    rate: 23,
    sign: '€',
    code: 'EUR',
    rows: 2,
    why: 'Item not received',
    style: 'month-name',
  },
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'marketplace-refund-note',
  kind: 'invoice',
  language: 'en',
  types: ['credit-note'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const it = CASES[index] ?? CASES[0]
    const [seller, names, day] = [namesIn(it.home, random).company(), namesIn(it.to, random), dayIn(random, 2024, 2026)]
    const [person, home, client] = [names.person(), names.address(), names.company()]
    const buyer = index === 2 ? client.name : person.full
    // Who sells across the Union has a number of the buyer's country, too.
    const id = index === 1 ? namesIn('DE', random).company().vatId : seller.vatId
    const [number, original, order] = [
      random.code(`${it.land}6@@@#@#@##C`),
      random.code(`${it.land}6@@@#@#@##I`),
      random.code('30#-#######-#######'),
    ]
    const ordered = daysAfter(day, -random.whole(11, 29))
    const money = (cents: number) => `${cents < 0 ? '-' : ''}${it.sign}${amount(Math.abs(cents))}`
    const goods = random.sample(GOODS, it.rows).map(([text, head, cents]) => {
      const quantity = index === 1 ? random.whole(1, 2) : 1
      return {
        text: `${text}<br><span style="color:#555">Item no. ${random.code(`${head}@#@##@@#`)}</span>`,
        quantity,
        cents,
        total: quantity * cents,
      }
    })
    const post = index === 0 ? [] : [{ text: 'Shipping charges', quantity: 1, cents: 499, total: 499 }]
    const promo = index === 1 ? [{ text: 'Promotions', quantity: 1, cents: -499, total: -499 }] : []
    const rows = [...goods, ...post, ...promo]
    const gross = sum(rows.map(({ total }) => total))
    const tax = taxWithin(gross, it.rate)
    const [all, part, net] = [money(-gross), money(-tax), money(tax - gross)]
    const bare = (cents: number) => money(cents - (cents < 0 ? -taxWithin(-cents, it.rate) : taxWithin(cents, it.rate)))
    const row = (one: (typeof rows)[number]) =>
      `<tr class="x"><td>${one.text}</td><td>${one.quantity}</td><td>${bare(-one.cents)}</td><td>${it.rate}%</td><td>${money(-one.cents)}</td><td>${money(-one.total)}</td></tr>`
    const to = `${home.lines.join('<br>')}<br>${it.land}`
    const both = (cents: number) => [fixed(-cents), fixed(cents)]
    const html = `<div class="top"><div class="mark">bazaaro<i>●</i></div><h1>Credit Note</h1></div><div class="pay"><b>Refunded</b><table><tr><td>Sold by</td><td>${seller.name}</td></tr><tr><td>VAT #</td><td>${id}</td></tr></table><table style="margin-top:2mm"><tr><td>Credit note date</td><td>${date(day, it.style)}</td></tr><tr><td>Credit note #</td><td>${number}</td></tr><tr><td><b>Total refund</b></td><td><b>${all}</b></td></tr></table></div>
      <div style="margin-top:-14mm;width:80mm"><b>${buyer.toUpperCase()}</b><br>${to.toUpperCase()}</div><div class="three"><div><h4>Billing Address</h4>${buyer}<br>${to}${index === 2 ? `<br>VAT # ${client.vatId}` : ''}</div><div><h4>Delivery Address</h4>${person.full}<br>${to}</div><div><h4>Sold by</h4>${seller.name}<br>${seller.address.lines.join('<br>')}<br>${it.home}<br>VAT # ${id}</div></div>
      <div class="info"><div><h4>Order Information</h4>Order date ${date(ordered, it.style)}<br>Order # ${order}</div><div><h4>Original Invoice</h4>Invoice # ${original}<br>Invoice date ${date(daysAfter(ordered, 2), it.style)}</div><div><h4>Refund Reason</h4>${it.why}<br>Refunded to Visa ending in ${random.code('####')}</div></div>
      <h3>Credit Note Details</h3><table class="g"><tr><th>Description</th><th>Qty</th><th>Unit price<br>(excl. VAT)</th><th>VAT rate</th><th>Unit price<br>(incl. VAT)</th><th>Item subtotal<br>(incl. VAT)</th></tr>${each(rows, row)}<tr class="t"><td></td><td colspan="4">Credit note total</td><td>${all}</td></tr></table>
      <table class="v"><tr><th>VAT rate</th><th>Item subtotal<br>(excl. VAT)</th><th>VAT subtotal</th></tr><tr><td>${it.rate}%</td><td>${net}</td><td>${part}</td></tr><tr><td><b>Total</b></td><td><b>${net}</b></td><td><b>${part}</b></td></tr></table>
      <div class="abs fine">This credit note was issued by Bazaaro Services Europe on behalf of ${seller.name}. For questions about your order visit bazaaro.example/contact-us. Bazaaro Services Europe, ${seller.address.town === home.town ? 'Dublin' : 'Cork'}, registered capital 37,500 EUR, R.C. B ${random.code('1####')}, business licence ${random.code('10####')}, VAT ${random.code('IE3######@H')}.<br>Page 1 of 1</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `credit-note-${order}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), sellerName: seller.name, buyerName: buyer, sellerVatId: id },
        ...{ netTotal: both(gross - tax), taxTotal: both(tax), grossTotal: both(gross), currency: it.code },
      },
    }
  },
}
