// The invoice that a plug-in makes for a web shop: the shop's name as a headline over its address, billing and shipping address beside
// order data, rows with article number and weight in small print, prices with or without tax as the shop has set them, a coupon, delivery
// "via" a carrier, the tax only as "(includes …)" behind the total or in a row of its own, and a footer of policies.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
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
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `body{font:9pt/1.45 'Open Sans',sans-serif;color:#000}.sheet{padding:15mm 20mm}.top{display:flex;justify-content:space-between}.shop{width:66mm}.shop b{font-size:10.5pt;display:block}.logo{font:400 27pt/1 'EB Garamond'}h1{font:700 15pt 'Open Sans';margin:9mm 0 6mm;text-transform:uppercase}.ad{display:flex;margin-bottom:9mm}.ad>*{width:54mm}.ad h3{font-size:9pt;margin:0}.ad table{width:64mm;align-self:flex-start}.ad td{padding:0 2mm .4mm 0;vertical-align:top}
.g{width:100%}.g th{background:#000;color:#fff;border:.5pt solid #000;text-align:left;padding:1.4mm 1.8mm}.g td{border-bottom:.5pt solid #ccc;padding:1.8mm;vertical-align:top}.g small{display:block;font-size:7.2pt;line-height:1.5}.n{width:70mm;font-size:8.4pt}.s{width:96mm}.s td{border-bottom:.5pt solid #ccc;padding:1.5mm 1.8mm}.s .t td{border-top:1.4pt solid #000;border-bottom:1.4pt solid #000;font-weight:700}.s small{font-size:7.4pt;font-weight:400}.foot{left:20mm;right:20mm;bottom:9mm;border-top:.5pt solid #ccc;padding-top:2mm;text-align:center;font-size:7.4pt}`

const WAX: readonly Ware[] = [
  ['Soy candle, Fig & Cedar – 180g|CDL-FIG-180|0.41kg', '', 1250, 1595, 3],
  ['Reed diffuser refill – Scent: Sea Salt, 200ml|DIF-SEA-R|0.3kg', '', 1140, 1395, 2],
  ['Wick trimmer, matt black|ACC-TRIM|0.12kg', '', 895, 1050, 1],
  ['Dinner candles, pack of 6 – Colour: Sage|DIN-SAG-6|0.48kg', '', 790, 995, 4],
]
const YARNS: readonly Ware[] = [
  ['Merino DK 100g – Colour: Heather, Dye lot: 2241|MDK-HEA|0.1kg', '', 790, 895, 12],
  ['Circular needle 80cm – Size: 4.5mm|NEE-C80-45|0.03kg', '', 690, 850, 2],
  ['Pattern “Skerry Cardigan” (PDF)|PDF-SKE|0kg', '', 550, 650, 1],
  ['Stitch markers, tin of 20|ACC-SM20|0.05kg', '', 420, 520, 1],
]
const PARTS: readonly Ware[] = [
  ['Espresso machine group gasket 8.5mm|GG-85|0.02kg', '', 480, 640, 6],
  ['Pump, vibratory 48W 230V|PU-EX5|0.42kg', '', 2150, 2790, 2],
  ['Descaler powder 1kg|CL-DS1|1.05kg', '', 1120, 1490, 4],
  ['Portafilter spout, double|PF-SP2|0.16kg', '', 890, 1240, 2],
  ['Steam valve assembly|SV-77|0.2kg', '', 3850, 4690, 1],
]
const EURO = { home: 'IE', sign: '€', code: 'EUR' } as const
const SHOPS = [
  { name: 'Wick & Larder', home: 'GB', to: 'GB', land: '', sign: '£', code: 'GBP', rate: 20, wares: WAX, post: 495 },
  { ...EURO, name: 'Skerrywool', to: 'DE', land: 'Germany', rate: 19, wares: YARNS, post: 990 },
  { ...EURO, name: 'Brewparts', to: 'IE', land: 'Ireland', rate: 23, wares: PARTS, post: 750 },
] as const
const { amount, date } = writingOf('US')

export const layout: Layout = {
  name: 'shop-plugin-invoice',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  photos: [1],
  make(random, index) {
    const shop = SHOPS[index] ?? SHOPS[0]
    const [own, names] = [namesIn(shop.home, random).company(), namesIn(shop.to, random)]
    const [person, home, client, day] = [names.person(), names.address(), names.company(), dayIn(random, 2024, 2026)]
    const firm = [own.name, 'Skerrywool Yarns Ltd', 'Brewparts (Ireland) Limited'][index] ?? ''
    const [buyer, care] = [[person.full, person.full, client.name][index] ?? '', ['', '', `${person.full}<br>`][index]]
    const number = [random.code(`${day.year}-1###`), random.code('SK-0####'), random.code('INV2####')][index] ?? ''
    const [order, ordered] = [random.code('#1###'), daysAfter(day, -random.whole(0, 2))]
    const rows = inOrderOf(shop.wares, positionsOf(random, shop.wares, 3 + (index >> 1)))
    const goods = sum(rows.map(({ total }) => total))
    const off = index === 1 ? percent(goods, 10) : 0
    const shown = goods - off + shop.post
    const tax = index === 2 ? percent(shown, shop.rate) : taxWithin(shown, shop.rate)
    const gross = index === 2 ? shown + tax : shown
    const money = (cents: number) => `${cents < 0 ? '-' : ''}${shop.sign}${amount(Math.abs(cents))}`
    const line = (name: string, text: string, of = '') =>
      `<tr class="${of}"><td><b>${name}</b></td><td>${text}</td></tr>`
    const fact = (name: string, text: string) => `<tr><td>${name}:</td><td>${text}</td></tr>`
    const post = `${money(shop.post)} <small>via ${['Tracked 48', 'Standard International', 'Courier next day'][index]}</small>`
    const total = line('Total', `${money(gross)} <small>(includes ${money(tax)} VAT ${shop.rate}%)</small>`, 't')
    const added = `${line(`VAT (${shop.rate}%)`, money(tax))}${line('Total', money(gross), 't')}`
    const to = `${buyer}<br>${care}${home.lines.join('<br>')}<br>${shop.land}`
    const [note, text] = [
      ['Notes', 'Customer VAT No.', 'VAT Number'][index],
      ['Leave at no. 12.', '–', client.vatId][index],
    ]
    const html = `<div class="top"><div class="logo">${shop.name}</div><div class="shop"><b>${firm}</b>${own.address.lines.join('<br>')}<br>${own.address.country}<br>${['VAT', 'VAT No.', 'VAT Reg'][index]} ${own.vatId}</div></div><h1>${['Invoice', 'Invoice', 'Tax Invoice'][index]}</h1>
      <div class="ad"><div>${index === 1 ? '' : '<h3>Billing Address:</h3>'}${to}<br>${names.email(person, client)}<br>${names.phone()}</div><div><h3>Ship To:</h3>${person.full}<br>${home.lines.join('<br>')}<br>${shop.land}</div><table>${fact('Invoice Number', number)}${fact('Invoice Date', date(day, 'long'))}${fact('Order Number', order)}${fact('Order Date', date(ordered, 'long'))}${fact('Payment Method', ['Credit / Debit Card', 'PayDove', 'Direct bank transfer'][index] ?? '')}</table></div>
      <table class="g"><tr><th>Product</th><th style="width:24mm">Quantity</th><th style="width:30mm">Price</th></tr>${each(rows, (one) => `<tr><td>${one.name.replace(/^(.*)\|(.*)\|(.*)$/, '$1<small>SKU: $2</small><small>Weight: $3</small>')}</td><td>${one.quantity}</td><td>${money(one.total)}</td></tr>`)}</table>
      <div class="top" style="margin-top:6mm"><div class="n"><b>${note}</b><br>${text}</div><table class="s">${line('Subtotal', money(goods))}${off > 0 ? line('Discount (WOOLLY10)', money(-off)) : ''}${line('Shipping', post)}${[total, total, added][index]}</table></div><div class="abs foot">${firm} · ${own.register} · ${['Returns accepted within 30 days, unlit candles only. Thank you for shopping small!', 'Yarn from one dye lot can be exchanged within 60 days. OSS registered in Ireland, VAT of the country of delivery.', `IBAN ${own.bank.iban} · BIC ${own.bank.bic} · Please use your Order ID as the payment reference.`][index]}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `invoice-${number}.pdf`,
      fields: {
        ...{ invoiceNumber: number, issueDate: iso(day), sellerName: [firm, shop.name], buyerName: buyer },
        ...{ sellerVatId: own.vatId, taxTotal: fixed(tax), grossTotal: fixed(gross), currency: shop.code },
        ...(index === 2 ? { iban: own.bank.iban ?? '' } : {}),
      },
    }
  },
}
