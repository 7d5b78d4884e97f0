// A British petrol station's slip in capitals: litres and pence with a decimal, sweets beside the fuel, VAT in a line of its own
// beneath the total, and a fuel card's slip that repeats mileage, registration and amount.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const SNACKS: readonly Ware[] = [
  ['MEAL DEAL SANDWICH', '', 395, 450, 1],
  ['SCREENWASH 5L', '', 599, 799, 1],
  ['FLAT WHITE REG', '', 325, 375, 2],
  ['AIR AND WATER TOKEN', '', 100, 150, 1],
]
const CSS = `body{font:9pt/1.28 'Liberation Mono',monospace;text-transform:uppercase}.sheet{padding:5mm 3mm}table{width:100%}td{padding:0}.w{font-size:16pt;line-height:1.2;font-weight:700}hr{border:0;border-top:1pt solid #000;margin:1.6mm 0}.sm{font-size:7.6pt}`
const { amount, date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [firm, brand] = [companyIn(names, 'Filling Stations'), index === 0 ? 'HALCYON FUELS' : 'Brookside Garage']
  const [day, time, number] = [
    dayIn(random, 2025, 2026),
    random.code('1#:4#'),
    random.code(index === 0 ? '0###8#' : '4#/##7##'),
  ]
  const litres = random.whole(2800, 6100)
  const pence = random.whole(1329, 1559)
  const fuel = Math.round((litres * pence) / 1000)
  const snacks = positionsOf(random, SNACKS, index === 0 ? 0 : 3)
  const gross = fuel + sum(snacks.map(({ total }) => total))
  const tax = taxWithin(gross, 20)
  const rows = each(
    snacks,
    (one) => `<tr><td>${one.quantity} ${one.name}</td><td class="r">${amount(one.total)}</td></tr>`,
  )
  const card =
    index === 0
      ? `<hr>FUEL CARD SALE<table><tr><td>CARD</td><td class="r">7082 **** **** ${random.code('###4')}</td></tr><tr><td>REG</td><td class="r">${random.code('@@2# @@@')}</td></tr><tr><td>MILEAGE</td><td class="r">${random.whole(12000, 98000)}</td></tr><tr><td>AUTH CODE</td><td class="r">${random.code('######')}</td></tr><tr><td>AMOUNT</td><td class="r">GBP${amount(gross)}</td></tr></table>THIS IS NOT A VAT INVOICE FOR THE CARDHOLDER`
      : '<hr>CASH SALE - THANK YOU'
  const given = (Math.floor(gross / 1000) + 1) * 1000
  const cash =
    index === 0
      ? `<tr><td>FUELCARD</td><td class="r">${amount(gross)}</td></tr>`
      : `<tr><td>CASH TENDERED</td><td class="r">${amount(given)}</td></tr><tr><td>CHANGE GIVEN</td><td class="r">${amount(given - gross)}</td></tr>`
  const page = `<div class="c"><span class="w">${brand}</span><br>${firm.name}<br>${firm.address.lines.join('<br>')}<br>VAT ${firm.vatId}</div><hr><table><tr><td>${date(day, index === 0 ? 'short' : 'month-name')} ${time}</td><td class="r">TXN ${number}</td></tr><tr><td>POS 1 &nbsp;CASHIER ${random.code('0#')}</td><td class="r">SALE</td></tr></table><hr>
<table><tr><td>PUMP ${random.code('0#')} ${index === 0 ? 'DIESEL' : 'UNLEADED E10'}</td><td class="r">${amount(fuel)}</td></tr><tr><td class="sm" colspan="2">&nbsp; ${amount(litres)} L @ ${(pence / 10).toFixed(1)}P/L</td></tr>${rows}</table><hr><table><tr class="w"><td>TOTAL</td><td class="r">£${amount(gross)}</td></tr>${cash}</table><p></p><table class="sm"><tr><td>VAT 20.00%</td><td class="r">NET ${amount(gross - tax)}</td><td class="r">VAT ${amount(tax)}</td></tr></table>${card}<p></p><div class="c sm">Points this visit ${Math.floor(litres / 100)} Balance ${random.code('1##')}<br>Please drive carefully</div>`
  return {
    html: sheets(CSS, [page], { width: 78, height: index === 0 ? 142 : 126 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'forecourt-slip',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
