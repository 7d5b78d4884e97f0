// A till slip from the shop and cafe aboard a ferry between Britain and Ireland: priced in sterling and paid partly in euro, an exchange
// rate, change in the ship's own currency, crossing and ship named above the company, tax by code letters, a vehicle booking number.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
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

const WARES: readonly Ware[] = [
  ['Breakfast Large', '', 1150, 1395, 2],
  ['Latte Regular', '', 335, 395, 3],
  ['Kids Lunch Box', '', 650, 795, 2],
  ['Plush Puffin', '', 1200, 1600, 1],
  ['Travel Adaptor', '', 899, 1200, 1],
  ['Sea Legs Tabs 12', '', 425, 560, 1],
  ['Truckers Meal', '', 1050, 1250, 1],
]
/** Not taxed on board. */
const ZERO = ['Kids Lunch Box', 'Sea Legs Tabs 12']
/** All that an Irish ship's cafe has. */
const FOOD = /Breakfast|Latte|Lunch|Meal/
const CSS = `body{font:8.7pt/1.3 'Nimbus Mono PS','Liberation Mono',monospace;font-weight:700;font-variant-ligatures:none}.sheet{padding:6mm 4mm}.w{font:700 15pt/1.1 C059,serif}.i{font:italic 10pt/1.3 C059,serif}table{width:100%}td{padding:0;vertical-align:top}.h{border-top:1.2pt solid #000;border-bottom:1.2pt solid #000;padding:1mm 0;margin:2mm 0}.t td{font-size:13pt;padding:.8mm 0}.s{font-size:7.4pt;line-height:1.28}.eq{border-top:1pt dashed #000;margin:1.4mm 0}.e2{border-top:3pt double #000}`
const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`
const when = (is: unknown, html: string) => (is ? html : '')
const SHIPS = [
  ['MV SOLWAN HEAD', 'Cairnport - Larnagh', 'Bridge Cafe', 'GB'],
  ['MV LADY OF ARDMORE', 'Rosslea Harbour - Pembury', 'The Galley', 'IE'],
  ['MV SOLWAN HEAD', 'Larnagh - Cairnport', 'Onboard Shop', 'GB'],
] as const

/** What one gives: card, or notes of the other country and coins back. */
function payment(random: Random, { index, gross, sign }: { index: number; gross: number; sign: string }): string {
  const { amount } = writingOf('GB')
  const rate = 112 + random.whole(7, 11)
  const euro = Math.ceil((gross * rate) / 100 / 1000) * 1000
  const worth = Math.round((euro * 100) / rate)
  return (
    [
      `${line('EURO CASH', `&euro;${amount(euro)}`)}${line(`@ ${(rate / 100).toFixed(4)}`, `${sign}${amount(worth)}`, 's')}${line('CHANGE GBP', `${sign}${amount(worth - gross)}`)}`,
      `${line('VISA CREDIT', `${sign}${amount(gross)}`)}</table><div class="s">XXXX XXXX XXXX ${random.code('####')} C'LESS<br>MID ${random.code('***#####')} TID ${random.code('****##4#')}<br>AUTH ${random.code('##7###')} &nbsp;RRN ${random.code('############')}<br>Cardholder copy - please retain</div><table>`,
      `${line('DRIVER VOUCHER', `${sign}10.00`)}${line('CASH', `${sign}${amount(Math.ceil((gross - 1000) / 500) * 500)}`)}${line('CHANGE', `${sign}${amount(Math.ceil((gross - 1000) / 500) * 500 - gross + 1000)}`)}`,
    ][index] ?? ''
  )
}

function make(random: Random, index: number): Paper {
  const [ship, route, outlet, land] = SHIPS[index] ?? SHIPS[0]
  const names = namesIn(land, random)
  const { amount, date } = writingOf(land)
  const [firm, day] = [names.company(), dayIn(random, 2025, 2026)]
  const [line1, company] =
    land === 'IE'
      ? ['Carrowbeg Ferries', 'Carrowbeg Line DAC']
      : ['ISLEHAVEN SEAWAYS', 'Islehaven Seaways (Catering) Ltd']
  const [sign, rate] = land === 'IE' ? ['€', 13.5] : ['£', 20]
  const number = random.code(['0#-1####', '##4###', '0#-7####'][index] ?? '')
  const goods = positionsOf(
    random,
    land === 'IE' ? WARES.filter(([name]) => FOOD.test(name)) : WARES,
    [4, 3, 5][index] ?? 4,
  )
  const isZero = (name: string) => land === 'GB' && ZERO.includes(name)
  const gross = sum(goods.map(({ total }) => total))
  const free = sum(goods.filter(({ name }) => isZero(name)).map(({ total }) => total))
  const tax = taxWithin(gross - free, rate)
  const taxes = `<table class="s"><tr><td>Code</td><td class="r">Goods</td><td class="r">VAT</td><td class="r">Value</td></tr><tr><td>A ${rate}%</td><td class="r">${amount(gross - free - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross - free)}</td></tr>${when(free, `<tr><td>Z 0%</td><td class="r">${amount(free)}</td><td class="r">0.00</td><td class="r">${amount(free)}</td></tr>`)}<tr><td></td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table>`
  const page = `<div class="c"><div class="w">${line1}</div><div class="i">${outlet}</div></div><div class="h"><table>${line(ship, random.code('Deck 8'))}${line(route, random.code('Sail 0#:30'), 's')}</table></div>
<table>${line(`${date(day, index === 2 ? 'month-name' : 'short')} ${random.code('0#:4#')}`, `Till ${random.code('0#')}`)}${line(`Rcpt ${number}`, `Clerk ${names.person().first}`)}${when(index === 2, line('Freight bkg', random.code('NS8####2')))}</table><div class="eq e2"></div>
<table>${each(goods, (one) => `<tr><td>${one.name}${when(one.quantity > 1, `<div class="s">&nbsp; ${one.quantity} @ ${amount(one.price)}</div>`)}</td><td class="r">${amount(one.total)} ${isZero(one.name) ? 'Z' : 'A'}</td></tr>`)}</table><div class="eq"></div><table>${line(`Items ${sum(goods.map(({ quantity }) => quantity))}`, '')}${line('TO PAY', `${sign}${amount(gross)}`, 't')}${payment(random, { index, gross, sign })}</table><br>${taxes}
<div class="c s" style="margin-top:3mm">${when(index === 0, `Also shown as &euro;${amount(Math.round(gross * 1.16))} at today's onboard rate of 1.16<br>`)}${company}<br>${firm.address.lines.join('<br>')}<br>VAT Reg ${firm.vatId} &middot; ${firm.register}<br>${when(index !== 0, `Seamiles ${random.code('SM 44## ####')}: you could have earned ${Math.floor(gross / 50)} points<br>`)}Refunds ashore: call ${firm.phone} with this slip.<br>Have a safe onward journey</div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [144, 144, 160][index] ?? 144 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [company, line1],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: land === 'IE' ? 'EUR' : 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'ferry-onboard-shop',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [1],
  photos: [0, 1],
  make,
}
