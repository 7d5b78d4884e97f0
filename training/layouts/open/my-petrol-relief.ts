// A Malaysian petrol station's "simplified tax invoice": the oil brand stands large above the dealer who is the seller, fuel is under relief so
// that its tax is 0.00 beside sweets with six per cent, litres and prices of a litre among the sums, receipt, pump, approval, loyalty card and
// terminal numbers, the day with two figures for the year and the time beside it.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const SNACKS = [
  ['MINT CHEWS TUBE', 240, 1],
  ['ISOTONIC 500ML', 250, 2],
  ['POTATO TWIST BBQ', 430, 1],
  ['ENGINE OIL 10W40 1L', 3290, 1],
] as const
const CSS = `body{font:8.8pt/1.25 'DejaVu Sans Mono',monospace;letter-spacing:-.2pt}.sheet{padding:5mm 4mm}h1{font:italic 800 20pt/1 Lato,sans-serif;margin:0 0 1mm;text-align:center}.l{display:flex;justify-content:space-between}.w{transform:scaleY(1.5);transform-origin:0 50%;font-weight:700;margin:2.4mm 0;text-align:center}.g{margin:2mm 0}.in{padding-left:8mm}.st{letter-spacing:2pt;text-align:center}`
const { amount, date } = writingOf('GB')

const STATIONS = [
  [
    'petrolux',
    'ZAINAL BIN OMAR ENTERPRISE',
    '(SA0194423-W)',
    'PETROLUX JLN KUCHING 2<br>51200 KUALA LUMPUR',
    '000318472192',
  ],
  [
    'BUMIOIL',
    'JAYA ABADI SERVIS STESEN S/B',
    '(664817-P)',
    'KM 14, LEBUHRAYA SKUDAI<br>81200 JOHOR BAHRU',
    '000916630528',
  ],
] as const

function make(random: Random, index: number): Paper {
  const [brand, dealer, register, place, gst] = STATIONS[index] ?? STATIONS[0]
  const [day, number] = [dayIn(random, 2016, 2017), random.code(['10#####', '0041####'][index] ?? '')]
  const [fuel, price] = [[5000, 3500][index] ?? 5000, [215, 193][index] ?? 215]
  const snacks = random.sample(SNACKS, [2, 0][index] ?? 0).map(([name, cents, most]) => {
    const quantity = random.whole(1, most)
    return { name, quantity, total: cents * quantity }
  })
  const goods = sum(snacks.map((one) => one.total))
  const tax = taxWithin(goods, 6)
  const gross = fuel + goods
  const card = random.code('7083 15## #### ####')
  const line = (left: string, right: string, of = '') =>
    `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
  const code = (name: string, net: number, of: number) =>
    line(name, `${amount(net)} &nbsp;${amount(of).padStart(6)}`, 'in')
  const paid =
    index === 0
      ? `${line('VISA', amount(gross))}<div>CARD NO XXXXXXXXXXXX${random.code('####')}</div><div class="l"><span>APPR ${random.code('0#####')}</span><span>TID ${random.code('3#######')}</span></div>`
      : `${line('CASH', amount(Math.ceil((gross + 1) / 5000) * 5000))}${line('CHANGE', amount(Math.ceil((gross + 1) / 5000) * 5000 - gross))}`
  const page = `<h1>${brand}</h1><div class="c">${dealer}<br>${register}<br>${place}<br>Site ID ${random.code('0###')} &nbsp;Tel ${random.code('03-4### ####')}<br>GST No: ${gst}</div><div class="w">SIMPLIFIED TAX INVOICE</div>
${line(`${date(day, 'short')} ${random.code('1#:4#:2#')}`, `Shift ${random.whole(1, 3)}`)}${line(`Receipt: ${number}`, `POS ${random.whole(1, 3)}`)}<div class="g"></div>
${line(`${index === 0 ? 'RON 95' : 'DIESEL EURO 5'} &nbsp;Pump ${random.code('0#')}`, 'RS')}${line(`${(fuel / price).toFixed(2)} litre @ RM${amount(price)}/l`, amount(fuel), 'in')}${each(snacks, (one) => `${line(one.name, 'SR')}${line(`${one.quantity} x ${amount(one.total / one.quantity)}`, amount(one.total), 'in')}`)}<div class="g st">------------------</div>${line('<b>Total RM</b>', `<b>${amount(gross)}</b>`)}${paid}
<div class="g"></div>${line('GST Code &nbsp;', 'Amt(RM) Tax(RM)', 'in')}${code('RS 0%', fuel, 0)}${code('SR 6%', goods - tax, tax)}${code('Total', gross - tax, tax)}<div class="g"></div>${index === 0 ? `<div>Kad Juara: ${card}<br>Card expiry 11/${String(day.year + 3).slice(2)}<br>Points earned ${Math.floor(fuel / 100)} &nbsp;Bal ${random.whole(200, 3100)}</div>` : '<div class="c">Relief from GST on RON95, diesel and LPG</div>'}<div class="c g">Thank You<br>Please Come Again</div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [149, 126][index] ?? 149 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: dealer,
      sellerVatId: gst,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
    },
  }
}

export const layout: Layout = {
  name: 'my-petrol-relief',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
