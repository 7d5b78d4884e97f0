// An American drugstore chain's long register slip: prices before sale and coupon beside those paid, only some things taxed, four
// numbers that say which sale it was, a health card beside a debit card, points, and a last day for returns that looks like a due day.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

/** T: taxed. F: may be paid from a health account. */
const SHELF = [
  ['LRK IBUPROFEN 200MG 100', 'F', 8, 11],
  ['ALLERGY RELIEF 24HR 30CT', 'F', 15, 21],
  ['CORAL TOOTHPASTE 4.7OZ', 'T', 3, 5],
  ['PAPER TOWEL 6 ROLL', 'T', 7, 10],
  ['SPRING WATER 24PK', '', 4, 6],
  ['GREETING CARD', 'T', 4, 6],
  ['BANDAGE FLEX ASST 60', 'F', 4, 6],
  ['TRAIL MIX 26OZ', '', 8, 10],
  ['SHAMPOO DAILY 13OZ', 'T', 5, 8],
] as const
const CSS = `body{font:700 8.6pt/1.24 'Inconsolata',monospace;letter-spacing:.1pt}.sheet{padding:6mm 4mm}.lg{font:900 22pt/1 'Lato',sans-serif;letter-spacing:-.6pt}table{width:100%}td{padding:0;vertical-align:top}td.n{width:11mm}.big td{font-size:13pt;padding:.8mm 0}.i{padding-left:6mm}.star{letter-spacing:.6pt;margin:2mm 0}.s{font-size:7.4pt;font-weight:500}.sv{border:1.4pt solid #000;padding:1.2mm;margin:2.4mm 0;font-size:11pt}`
const { amount, date } = writingOf('US')
const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`

const when = (is: unknown, html: string) => (is ? html : '')

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [firm, day] = [names.company(), dayIn(random, 2025, 2026)]
  const [brand, owner] =
    index === 1 ? ['quillby drug', 'Quillby Holdings Inc.'] : ['LARKMOOR', 'Larkmoor Apothecary Stores, LLC']
  const [store, register, transaction] = [random.code('4###'), random.code('0#'), random.code('3###')]
  const receipt =
    index === 1 ? random.code(`${store}${register}##${transaction}`) : random.code(`39####${transaction}88`)
  const rate = index === 1 ? 7.25 : 6.25
  const goods = random.sample(SHELF, [6, 4, 5][index] ?? 5).map(([name, flag, low, high]) => {
    const price = random.whole(low, high) * 100 + random.pick([99, 49, 79])
    return { name, flag, price, paid: random.chance(0.4) ? price - random.pick([50, 100, 150]) : price }
  })
  const copay = index === 0 ? 1000 : 0
  const coupon = index === 2 ? 0 : 300
  const net = sum(goods.map(({ paid }) => paid)) + copay - coupon
  const taxed = sum(goods.filter(({ flag }) => flag === 'T').map(({ paid }) => paid))
  const tax = Math.round((taxed * rate) / 100)
  const gross = net + tax
  const health = sum(goods.filter(({ flag }) => flag === 'F').map(({ paid }) => paid)) + copay
  const saved = sum(goods.map(({ price, paid }) => price - paid)) + coupon
  const item = ({ name, flag, price, paid }: (typeof goods)[number]) =>
    `<tr><td class="n">1</td><td>${name}</td><td>${flag}</td><td class="r">${amount(paid)}</td></tr>${when(price > paid, `<tr class="s"><td></td><td colspan="3">REG ${amount(price)} &nbsp;SALE, YOU SAVED ${amount(price - paid)}</td></tr>`)}`
  const given = (Math.floor(gross / 2000) + 1) * 2000
  const byHealth = Math.min(health, gross - 500)
  const paid = [
    `${line('FSA/HSA CARD', amount(byHealth))}${line('CHARGE', amount(gross - byHealth))}</table><div class="s i">************${random.code('####')} FS SWIPE<br>************${random.code('####')} DEBIT CHIP &nbsp;APPROVED# ${random.code('0#####')}<br>REF# ${random.code('######')} &nbsp;TERM ID ${random.code('00##88##')}<br>AID A0000000980840 &nbsp;TC ${random.code('##F#@#7#')}</div><table>`,
    `${line('CASH', amount(given))}${line('CHANGE', amount(given - gross))}`,
    `${line('MOBILE WALLET', amount(gross))}</table><div class="s i">XXXXXXXXXXXX${random.code('####')} TAP &nbsp;AUTH ${random.code('##@#4#')}</div><table>`,
  ][index]
  const points = random.whole(2, 38) * 50
  const page = `<div class="c"><div class="lg">${brand}</div>Store #${store}<br>${firm.address.lines.join('<br>')}<br>PHARMACY ${firm.phone}</div><br>REG#${register} TRN#${transaction} CSHR#${random.code('000####')} STR#${store}<br>${index === 2 ? 'Helped by: SELF CHECKOUT 2' : `Helped by: ${names.person().first.toUpperCase()}`}<br><br>${when(index !== 1, `EXTRAPAL CARD #: *******${random.code('####')}<br><br>`)}<table>${each(goods, item)}${when(copay, `<tr><td class="n">1</td><td>RX ${random.code('07#####')} COPAY</td><td>F</td><td class="r">${amount(copay)}</td></tr>`)}${when(coupon, `<tr><td></td><td>CPN ${random.code('5####')} $3 OFF</td><td></td><td class="r">${amount(coupon)}-</td></tr>`)}</table><br>
<b>${goods.length + (copay ? 1 : 0)} ITEMS</b><table class="i">${line('SUBTOTAL', amount(net))}${line(`STATE ${rate}% TAX`, amount(tax))}${line('TOTAL', amount(gross), 'big')}${paid}${when(index !== 1, line('CHANGE', '.00'))}</table><br><div class="c">${date(day, 'long').toUpperCase()} &nbsp; ${random.code('6:4#')} PM<div class="star">*${receipt.replace(/(.{4})(?=.)/g, '$1 ')}*</div>RECEIPT ID ${receipt}</div><div class="s">Returns with receipt, subject to ${index === 1 ? 'quillby' : 'LARKMOOR'} return policy, thru ${date(daysAfter(day, 60))}.${when(copay, `<br>FSA/HSA ELIGIBLE TOTAL ${amount(health)} of which RX ${amount(copay)}`)}</div>${when(saved, `<div class="sv c">YOU SAVED TODAY $${amount(saved)}</div>`)}<div class="s c">${index === 1 ? 'Open 24 hours' : `EXTRAPAL POINTS EARNED ${random.whole(3, 60)} &nbsp; BALANCE ${points}<br>Year-to-date savings $${amount(random.whole(3100, 9900))}`}<br>${owner}<br>NPI ${random.code('1#########')} &nbsp; Thank you. Be well.</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [196, 146, 158][index] ?? 160 }),
    pages: 1,
    fields: {
      invoiceNumber: [receipt, transaction],
      issueDate: iso(day),
      sellerName: [brand, owner],
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'pharmacy-long-register',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
