// An American supplier's invoice: seller, bill-to, ship-to and remit-to beside each other, a band of order, ship and due dates,
// sales tax on a part of the sum, and a deposit taken off below the total.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Walk-in cooler gasket, 36 x 78 in.', 'EA', 4900, 8900, 6],
  ['Evaporator fan motor 115 V', 'EA', 8900, 13900, 4],
  ['Stainless work table 30 x 60', 'EA', 31900, 45900, 3],
  ['Deli container 16 oz, case of 240', 'CS', 2690, 3890, 20],
  ['Sheet pan rack, 20 tier', 'EA', 12900, 17900, 2],
  ['Thermostat, reach-in', 'EA', 3900, 6900, 5],
]
/** The paper of American offices, in millimetres. */
const LETTER = { width: 215.9, height: 279.4 }

const CSS = `body { font: 9pt/1.35 'Liberation Sans', Arial, sans-serif } .sheet { padding: 12mm 13mm } .head { display: flex; justify-content: space-between; align-items: flex-end } h1 { font: 900 24pt 'Lato', sans-serif; color: #b3261e; margin: 0 }
  .no { border: 1.2pt solid #b3261e; padding: 1.5mm 4mm; text-align: center } .four { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; margin: 8mm 0 6mm; font-size: 8pt } .four b { display: block; background: #b3261e; color: #fff; padding: .6mm 2mm; margin-bottom: 1mm; font-size: 7.4pt }
  table { width: 100%; margin-bottom: 5mm } th { background: #eee; font-size: 7.4pt; border: .5pt solid #999; padding: .8mm 1.5mm } td { border: .5pt solid #999; padding: 1.2mm 1.5mm } .band td { text-align: center } .r { text-align: right } .sums { width: 84mm; margin-left: auto } .due td { font-weight: 700; font-size: 11pt; background: #eee }`

const { amount, date } = writingOf('US')

const row = (one: Position) =>
  `<tr><td class="r">${one.quantity}</td><td class="r">${one.quantity}</td><td class="r">0</td><td>${one.unit}</td><td>${one.name}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`

function account(goods: readonly Position[], hasDeposit: boolean) {
  const merchandise = sum(goods.map(({ total }) => total))
  const freight = hasDeposit ? 14500 : 3850
  const [net, tax] = [merchandise + freight, percent(merchandise, 6.25)]
  const deposit = hasDeposit ? Math.floor(net / 300000) * 100000 || 50000 : 0
  const line = (caption: string, cents: number, mark = '') =>
    `<tr><td>${caption}</td><td class="r">${mark}${amount(cents)}</td></tr>`
  const html = `<table class="sums">${line('Merchandise', merchandise)}${line('Freight (non-taxable)', freight)}${line('Subtotal', net)}${line('Sales tax 6.25% on merchandise', tax)}
    ${deposit ? `${line('Invoice total', net + tax, '$')}${line('Less deposit received, thank you', -deposit)}` : ''}<tr class="due"><td>${deposit ? 'Balance due' : 'TOTAL (USD)'}</td><td class="r">$${amount(net + tax - deposit)}</td></tr></table>`
  const gross = deposit ? [fixed(net + tax), fixed(net + tax - deposit)] : fixed(net + tax)
  return { html, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: gross } }
}

function make(random: Random, index: number) {
  const names = namesIn('US', random)
  const seller = index === 0 ? 'Copperhead Restaurant Supply Co.' : 'Three Forks Refrigeration Parts LLC'
  const [firm, client, store, day] = [names.company(), names.company(), names.address(), dayIn(random, 2025, 2026)]
  const [number, due] = [random.code(index === 0 ? '4#####-00' : 'INV8####'), daysAfter(day, 30)]
  const style = index === 0 ? 'figures' : 'month-name'
  const goods = positionsOf(random, WARES, index === 0 ? 6 : 2)
  const { html, fields } = account(goods, index === 0)
  const page = `<div class="head"><h1>${index === 0 ? 'COPPERHEAD' : 'THREE FORKS'}</h1><div class="no">INVOICE<br><b>${number}</b></div></div>
    <div class="four"><div><b>SOLD BY</b>${seller}<br>${firm.address.lines.join('<br>')}<br>${firm.phone}</div><div><b>BILL TO</b>${client.name}<br>Attn: Accounts Payable<br>${client.address.lines.join('<br>')}</div>
    <div><b>SHIP TO</b>${client.short} #${random.whole(2, 40)}<br>${store.lines.join('<br>')}<br>Attn: ${names.person().full}</div><div><b>REMIT TO</b>${seller}<br>P.O. Box ${random.code('8####')}<br>${names.address().place}</div></div>
    <table class="band"><tr>${each(['Invoice date', 'Order date', 'Ship date', 'Customer PO', 'Ship via', 'Terms', 'Due date'], (one) => `<th>${one}</th>`)}</tr><tr><td>${date(day, style)}</td><td>${date(daysAfter(day, -9), style)}</td><td>${date(daysAfter(day, -1), style)}</td><td>${random.code('PO-#####')}</td><td>${index === 0 ? 'Our truck' : 'Ground'}</td><td>Net 30</td><td>${date(due, style)}</td></tr></table>
    <table><tr>${each(['Ord', 'Shp', 'B/O', 'UM', 'Item description', 'Unit price', 'Extension'], (one) => `<th>${one}</th>`)}</tr>${each(goods, row)}</table>${html}
    <p style="font-size:7.6pt">All claims must be made within 5 days of receipt. A finance charge of 1.5% per month is added to past due balances. Returns need a written authorization.</p>`
  return {
    html: sheets(CSS, [page], LETTER),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      ...fields,
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'us-four-parties',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
