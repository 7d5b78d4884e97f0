// A British chain's till receipt for the home: name white on black, tax letters behind the prices, multibuy savings as rows of their own, a balance
// to pay instead of a total, the VAT by letter beneath it, and shop, till, operator and transaction as one row of figures over a bar code.
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const TAXED: readonly Ware[] = [
  ['BATH MAT SAGE', 'A', 600, 900, 1],
  ['TEALIGHTS VAN 50PK', 'A', 250, 350, 3],
  ['GLASS TUMBLER HI', 'A', 125, 200, 6],
  ['STORAGE CRATE 32L', 'A', 700, 950, 2],
  ['MICROFIBRE CLTH 4', 'A', 200, 300, 2],
  ['FAIRY LIGHTS WARM', 'A', 500, 800, 1],
  ['CUSHION BOUCLE CR', 'A', 1000, 1400, 2],
]
const FREE: readonly Ware[] = [
  ['COLOUR BOOK ANIML', 'Z', 300, 400, 1],
  ['CHOC HOB NUTS 300', 'Z', 150, 200, 2],
  ['BIRD SEED MIX 2KG', 'A', 400, 550, 1],
]
const CSS = `body{font:8.8pt/1.26 'Liberation Mono',monospace}.sheet{padding:5mm 4mm}.logo{background:#000;color:#fff;font:800 17pt/1 'Open Sans',sans-serif;text-align:center;padding:3mm 0 3.4mm;margin:0 6mm 2mm;letter-spacing:-.6pt}.l{display:flex;justify-content:space-between}.l>:first-child{white-space:pre}.s{font-size:7.2pt;line-height:1.3}
.big{font-weight:700;font-size:11.4pt;margin:1mm 0}table{width:100%}td{padding:0}hr{border:0;border-top:.6pt solid #000;margin:1.6mm 0}`
const { amount, date } = writingOf('GB')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`

type Row = Omit<Position, 'number'>

/** Shops like prices that end on ninety-nine. */
const priced = (one: Row): Row => {
  const price = Math.ceil(one.price / 50) * 50 - 1
  return { ...one, price, total: price * one.quantity }
}

const itemRow = ({ name, unit, quantity, price, total }: Row) =>
  `${line(name, `${amount(total)} ${unit}`)}${quantity > 1 ? line(`   ${quantity} @ £${amount(price)}`, '') : ''}`

/** One of the dearest for nothing, or a tenth off. */
function savingOf(rows: readonly Row[], index: number): { text: string; cents: number } {
  const many = rows.find(({ quantity }) => quantity > 2)
  if (index === 1) return { text: 'COLLEAGUE DISCOUNT', cents: Math.round(sum(rows.map(({ total }) => total)) / 10) }
  return many ? { text: 'MULTIBUY 3 FOR 2', cents: many.price } : { text: '', cents: 0 }
}

function payment(random: Random, due: number, index: number): string {
  const given = Math.ceil((due + 1) / 1000) * 1000
  if (index === 2) return line('CASH', `£${amount(given)}`) + line('CHANGE', `£${amount(given - due)}`)
  const gift = index === 1 ? 1000 : 0
  return `${gift > 0 ? line(`GIFT CARD **** ${random.code('####')}`, `£${amount(gift)}`) : ''}${line('DEBIT CARD', `£${amount(due - gift)}`)}<div class="s">CONTACTLESS &nbsp; ************${random.code('####')}<br>AID: A0000000${random.code('031###')} &nbsp; PAN SEQ 01<br>MERCHANT: ***${random.code('#####')} &nbsp; AUTH CODE: ${random.code('######')}<br>Verification not required</div>${line('CHANGE', '£0.00')}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [firm, brand, day] = [companyIn(names, 'Homewares'), 'barrow+pike', dayIn(random, 2024, 2026)]
  const [shop, till, trans] = [random.code('1##4'), `0${random.whole(1, 8)}`, random.code('#4#8')]
  const taxed: Row[] = positionsOf(random, TAXED, [4, 6, 3][index] ?? 4).map(priced)
  const rows: Row[] = [...taxed, ...positionsOf(random, FREE, [1, 3, 2][index] ?? 1).map(priced)]
  const standard = sum(rows.filter(({ unit }) => unit === 'A').map(({ total }) => total))
  const zero = sum(rows.map(({ total }) => total)) - standard
  const saving = savingOf(taxed, index)
  const due = standard + zero - saving.cents
  const tax = taxWithin(standard - saving.cents, 20)
  const saved = saving.cents > 0 ? line(saving.text, `-${amount(saving.cents)} A`) : ''
  const vat = `<table class="s"><tr><td>VAT</td><td class="r">RATE</td><td class="r">GOODS</td><td class="r">VAT</td></tr><tr><td>A</td><td class="r">20.00%</td><td class="r">${amount(standard - saving.cents - tax)}</td><td class="r">${amount(tax)}</td></tr>${zero > 0 ? `<tr><td>Z</td><td class="r">0.00%</td><td class="r">${amount(zero)}</td><td class="r">0.00</td></tr>` : ''}<tr><td>TOTAL</td><td></td><td class="r">${amount(due - tax)}</td><td class="r">${amount(tax)}</td></tr></table>`
  const foot = [
    'Tell us how we did today and you could<br>WIN A £250 GIFT CARD',
    'Colleague purchase - not for resale',
    'Changed your mind? Bring it back within<br>30 days with this receipt. Your statutory<br>rights are not affected.',
  ][index]
  const page = `<div class="logo">${brand}</div><div class="c s">${firm.address.lines.join('<br>')}<br>${firm.phone}<br>${firm.name}<br>trading as barrow+pike<br>Registered in England No. ${random.code('0#######')}<br>VAT No. ${firm.vatId}</div><hr>${each(rows, itemRow)}${saved}<hr>
${line(`ITEMS ${sum(rows.map(({ quantity }) => quantity))}`, '')}${line('BALANCE TO PAY', `£${amount(due)}`, 'big')}${payment(random, due, index)}<hr>${vat}<hr><div class="c s">${foot}</div>
<div class="c" style="margin:2.4mm 0 1mm">${barCode(random, 52, 10)}</div><div class="c s">STR ${shop} &nbsp;TILL ${till} &nbsp;OP ${random.code('2##')} &nbsp;TRANS ${trans}<br>${date(day, index === 2 ? 'month-name' : 'figures')} &nbsp;${random.whole(9, 19)}:${random.code('3#:1#')}</div>`
  return {
    html: sheets(CSS, [page], { width: 79, height: [163, 187, 161][index] ?? 163 }),
    pages: 1,
    fields: {
      invoiceNumber: [trans, `TRANS ${trans}`],
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      sellerVatId: firm.vatId,
      netTotal: fixed(due - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(due),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'homewares-multibuy',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
