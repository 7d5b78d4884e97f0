// A South African butchery's or bottle store's slip: sums are glued to an "R", VAT within the price by class with "Z" goods, "CC" or no legal form, slip,
// till and invoice references, cash rounded down to ten cents, "Tendered" and "Change" in one size with the total, the word "Tax invoice"
// over "Copy", weights as 0.842kg, the year first in the day, a rewards card and a lotto of numbers in the foot.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const MEATS = [
  ['BOEREWORS GRABOUW', 11999, 'S', true],
  ['LAMB CHOPS', 18990, 'S', true],
  ['BROWN BREAD 700G', 1799, 'Z', false],
  ['MAIZE MEAL 5KG', 6499, 'Z', false],
  ['BRAAI WOOD BAG', 3999, 'S', false],
  ['BILTONG SLICED', 44900, 'S', true],
  ['EGGS LARGE 18S', 5495, 'Z', false],
  ['CHUTNEY HOT 470G', 3879, 'S', false],
  ['CHARCOAL 4KG', 6293, 'S', false],
] as const
const CSS = `body{font:9.2pt/1.27 'Liberation Sans Narrow',sans-serif;text-transform:uppercase}.sheet{padding:5mm 5mm}h1{font:700 15pt/1.1 'Liberation Sans';margin:0}.l{display:flex;justify-content:space-between}.q{padding-left:5mm}.t{font-size:14pt;font-weight:700;line-height:1.35}.z{border-top:1.2pt dashed #000;margin:1.5mm 0}`
const { amount, date } = writingOf('GB', '')

const SHOPS = [
  ['Bosveld Slaghuis', 'Van Tonder Meats CC', '2004/071882/23', '4180216394', 'Shop 3 Protea Centre<br>Bela-Bela 0480'],
  ['Ndlovu & Sons Butchery', '', '', '4920287715', '118 Church Street<br>Pietermaritzburg'],
] as const

function make(random: Random, index: number): Paper {
  const [name, firm, register, vat, place] = SHOPS[index] ?? SHOPS[0]
  const [day, number] = [dayIn(random, 2022, 2025), random.code(['10#####', '03-0####'][index] ?? '')]
  const rows = random.sample(MEATS, [4, 6][index] ?? 4).map(([text, price, code, isWeighed]) => {
    const grams = isWeighed ? random.whole(240, 1480) : 0
    return { text, price, code, grams, total: isWeighed ? Math.round((price * grams) / 1000) : price }
  })
  const gross = sum(rows.map((one) => one.total))
  const standard = sum(rows.filter((one) => one.code === 'S').map((one) => one.total))
  const tax = taxWithin(standard, 15)
  const total = Math.floor(gross / 10) * 10
  const given = Math.ceil((total + 1) / 10000) * 10000
  const line = (left: string, right: string, kind = '') =>
    `<div class="l ${kind}"><span>${left}</span><span>${right}</span></div>`
  const rand = (cents: number) => `R${amount(cents)}`
  const vats = (label: string, net: number, of: number) => line(label, `${rand(net)} &nbsp; ${rand(of)}`)
  const page = `<div class="c"><h1>${name.replace('&', '&amp;')}</h1>${firm ? `${firm}<br>Reg ${register}<br>` : ''}${place}<br>Tel 0${random.code('14 736 ####')}<br>Vat No: ${vat}<br><b>Tax Invoice</b>${index === 1 ? '<br>** Copy **' : ''}</div><div class="z"></div>${line(`Slip: ${number}`, `Till: ${random.code('0#')}`)}${line(`${date(day, 'iso').replaceAll('-', '/')}`, random.code('1#:2#:5#'))}<div>Cashier: ${random.pick(['Lerato', 'Annelize', 'Thabo'])} &nbsp; Inv ref: ${random.code('POS2 ######')}</div><div class="z"></div>
${each(rows, (one) => `${line(one.text, one.grams ? '' : `${rand(one.total)} ${one.code}`)}${one.grams ? line(`<span style="text-transform:none">${(one.grams / 1000).toFixed(3)}kg @ ${rand(one.price)}/kg</span>`, `${rand(one.total)} ${one.code}`, 'q') : ''}`)}<div class="z"></div>${line('Total', rand(gross), 't')}${index === 0 ? `${line('Rounding', `-${rand(gross - total)}`)}${line('Tendered cash', rand(given), 't')}${line('Change', rand(given - total), 't')}` : `${line('Card', rand(gross), 't')}<div>Auth ${random.code('######')} &nbsp; Acc ****${random.code('####')} cheque</div>`}<div class="z"></div>${line('Vat', 'Excl &nbsp; &nbsp; Vat')}${vats('S 15%', standard - tax, tax)}${vats('Z 0%', gross - standard, 0)}${vats('Total', gross - tax, tax)}<div class="z"></div><div class="c">${rows.length} items<br>Braai club ${random.code('6002 #### ####')} &nbsp; R${random.code('1#.##')} in wallet<br>Win a bakkie! Entry no ${random.code('##-##-##-##')}<br>Baie dankie / Siyabonga</div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [152, 156][index] ?? 152 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: firm ? [name, firm] : name,
      sellerVatId: vat,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
    },
  }
}

export const layout: Layout = {
  name: 'za-butchery-slip',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
